"""The monsters of CoLF DaDA: 30 nouns and 40 adjectives, which any noun wears (CD7).

A card is worth `budget(level)` points: Attack, Defense and Bite cost `PRICE` each, a hit point costs one. A
noun has one Attack and one hit point besides, for nothing. What a card says of its monster is what follows
"It", so that any cards together make one sentence:

    >>> goose, damp = card("Goose"), card("Damp")
    >>> named((goose, damp))
    'Damp Goose'
    >>> flavour((goose, damp))
    'It has opinions about ankles and drips on every stair.'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.wording import in_words

PRICE = 4  # points for one Attack, one Defense or one Bite
BUDGETS = (0, 5, 11, 20, 30, 43)  # points of a card, by its level
NOUN_ATTACK = NOUN_HP = 1  # that a noun has for nothing


class Card(NamedTuple):
    """A noun or an adjective: its level, what it adds to the monster, and what it says of it, after "It"."""

    name: str
    level: int
    attack: int
    defense: int
    bite: int
    hp: int
    says: str


def budget(level: int) -> int:
    """What a card of this level is worth, in points: more and more a level, so that the first fights are easy
    and the Master, who has the highest noun, is not.

    >>> [budget(level) for level in range(1, 6)]
    [5, 11, 20, 30, 43]
    """
    return BUDGETS[level]


NOUNS = (
    Card("Goose", 1, 1, 0, 1, 2, "has opinions about ankles"),
    Card("Turnip", 1, 1, 0, 0, 6, "was meant for soup"),
    Card("Candle End", 1, 2, 0, 0, 2, "means to go out with a bang"),
    Card("Moth", 1, 1, 1, 0, 2, "has eaten three cloaks of bravery"),
    Card("Snail", 1, 1, 1, 0, 2, "will be upon you any hour now"),
    Card("Teapot", 1, 1, 0, 0, 6, "boils over small matters"),
    Card("Goblin", 2, 2, 0, 0, 8, "was told there would be lunch"),
    Card("Badger", 2, 1, 0, 1, 8, "digs before it asks"),
    Card("Toadstool", 2, 1, 0, 0, 12, "is not to be licked again"),
    Card("Broom", 2, 2, 1, 0, 4, "has swept better heroes than you"),
    Card("Bolster", 2, 1, 1, 0, 8, "remembers every head that drooled on it"),
    Card("Owl", 2, 2, 0, 1, 4, "has never liked the answer to “Who?”"),
    Card("Scarecrow", 3, 3, 1, 0, 9, "left the field over a matter of crows"),
    Card("Wardrobe", 3, 1, 2, 0, 13, "leads nowhere nice at all"),
    Card("Boar", 3, 3, 0, 1, 9, "has never once gone round anything"),
    Card("Jelly", 3, 1, 1, 0, 17, "wobbles with intent"),
    Card("Spider", 3, 2, 0, 2, 9, "knitted this corridor itself"),
    Card("Suit of Armour", 3, 2, 2, 0, 9, "wonders where its knight went"),
    Card("Troll", 4, 4, 0, 0, 19, "takes the toll before it charges"),
    Card("Wyvern", 4, 2, 0, 4, 11, "is a dragon in all but the paperwork"),
    Card("Oven", 4, 1, 2, 1, 19, "likes guests at two hundred degrees"),
    Card("Great-Aunt", 4, 2, 1, 3, 11, "finds that you have grown thin"),
    Card("Ghost", 4, 2, 2, 1, 15, "is only going through a wall"),
    Card("Squid", 4, 5, 0, 1, 11, "came up the drain to complain"),
    Card("Dragon", 5, 3, 0, 5, 16, "sleeps on a bed of other people’s savings"),
    Card("Giant", 5, 5, 0, 1, 24, "apologises to each tree it steps on"),
    Card("Hydra", 5, 4, 0, 3, 20, "cannot agree with itself where to eat"),
    Card("Golem", 5, 3, 2, 1, 24, "guards something that it forgot long ago"),
    Card("Whale", 5, 2, 0, 1, 36, "took one wrong turn at the underground lake"),
    Card("Tax Collector", 5, 2, 1, 4, 20, "has come about the treasure you did not declare"),
)

ADJECTIVES = (
    Card("Mildly Cursed", 1, 1, 0, 0, 1, "turns into itself at midnight"),
    Card("Sleepy", 1, 0, 1, 0, 1, "would rather do this after a nap"),
    Card("Polite", 1, 0, 1, 0, 1, "says sorry before it hits you"),
    Card("Damp", 1, 0, 1, 0, 1, "drips on every stair"),
    Card("Second-Hand", 1, 0, 1, 0, 1, "had one careful owner"),
    Card("Ticklish", 1, 1, 0, 0, 1, "giggles when it is stabbed"),
    Card("Homesick", 1, 1, 0, 0, 1, "writes to its mother on Sundays"),
    Card("Left-Handed", 1, 1, 0, 0, 1, "swings from where nobody looks"),
    Card("Underpaid", 1, 1, 0, 0, 1, "counts this as overtime"),
    Card("Dusty", 1, 0, 1, 0, 1, "makes its enemies sneeze"),
    Card("Mossy", 2, 0, 1, 0, 7, "is soft on the north side"),
    Card("Horned", 2, 1, 0, 1, 3, "gets stuck in curtains"),
    Card("Grumpy", 2, 1, 0, 0, 7, "has not had its tea"),
    Card("Pot-Lidded", 2, 0, 2, 0, 3, "robbed a kitchen for its shield"),
    Card("Twice-Baked", 2, 0, 0, 0, 11, "is crisp at the edges"),
    Card("Well-Read", 2, 1, 1, 0, 3, "corrects your battle cry"),
    Card("Musical", 2, 1, 0, 0, 7, "knows one song of forty verses"),
    Card("Thorny", 2, 0, 0, 1, 7, "does not get many hugs"),
    Card("Sneezing", 2, 1, 0, 1, 3, "is spreading more than fear"),
    Card("Bearded", 2, 0, 1, 0, 7, "keeps a snack in there"),
    Card("Smouldering", 3, 1, 0, 2, 8, "should not sit on the good chairs"),
    Card("Unchained", 3, 2, 0, 0, 12, "rattles where it wants to"),
    Card("Winged", 3, 1, 1, 0, 12, "flaps more than it flies"),
    Card("Many-Eyed", 3, 0, 1, 2, 8, "winks for a quarter of an hour"),
    Card("Crowned", 3, 1, 1, 0, 12, "rules as far as it can shout"),
    Card("Frostbitten", 3, 0, 2, 0, 12, "never shuts the door behind it"),
    Card("Haunted", 3, 1, 0, 2, 8, "argues with somebody over its shoulder"),
    Card("Clockwork", 3, 0, 1, 0, 16, "asks you to wind it up"),
    Card("Caped", 3, 2, 0, 0, 12, "practised this entrance all week"),
    Card("Spiked", 3, 0, 0, 2, 12, "buys its collars by the dozen"),
    Card("Thoroughly Cursed", 4, 1, 0, 3, 14, "has papers that scream"),
    Card("Volcanic", 4, 2, 0, 1, 18, "has had about enough"),
    Card("Ancient", 4, 2, 1, 0, 18, "says heroes were taller once"),
    Card("Allegedly Invincible", 4, 0, 2, 1, 18, "would like to see you try"),
    Card("Heavily Armed", 4, 3, 0, 2, 10, "brought something sharp for everybody"),
    Card("Thunderous", 4, 2, 0, 1, 18, "cannot whisper"),
    Card("Gilded", 4, 1, 1, 1, 18, "is worth more than the castle"),
    Card("Rampaging", 4, 3, 0, 2, 10, "is late for the next village"),
    Card("Towering", 4, 2, 0, 0, 22, "has to duck for the moon"),
    Card("Ravenous", 4, 0, 0, 4, 14, "tied its napkin on when it heard you"),
)

_BY_NAME = {card.name: card for card in (*NOUNS, *ADJECTIVES)}


def card(name: str) -> Card:
    """The card of this name. KeyError if there is none."""
    return _BY_NAME[name]


def named(cards: Iterable[Card]) -> str:
    """A monster's full name: its adjectives, and its noun, which is the first of its cards."""
    noun, *adjectives = cards
    return " ".join((", ".join(card.name for card in adjectives), noun.name)).strip()


def flavour(cards: Iterable[Card]) -> str:
    """What its cards say of a monster, as one sentence."""
    return f"It {in_words([card.says for card in cards])}."
