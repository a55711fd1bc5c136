"""All 112 cards of Run Away!!, by number from 1; 0 stands for a card that is not seen."""

from __future__ import annotations

from typing import NamedTuple

from games.run_away.effects import Effects, boss_text, only_harm, text
from games.run_away.encounters import ENCOUNTERS
from games.run_away.events import BOSS_EVENTS, EVENTS
from games.run_away.items import ITEMS
from games.run_away.tokens import GLOBALS

KINDS = ("item", "event", "boss event", "global", "encounter")


class Card(NamedTuple):
    """A card: what it is called, the number to run by, its kind (one of KINDS), what it does, on whom an item
    is used ("self" or "other"), and a joke."""

    name: str
    number: int
    kind: str
    effects: Effects
    aim: str
    joke: str

    @property
    def text(self) -> str:
        """What it does, in sentences made from its effects."""
        return boss_text(self.effects) if self.kind == "boss event" else text(self.effects)


UNSEEN = Card("a hidden card", 0, "", (), "", "")
CARDS: tuple[Card, ...] = (
    UNSEEN,
    *(Card(name, number, "item", effects, aim, joke) for name, joke, number, effects, aim in ITEMS),
    *(Card(name, number, "event", effects, "", joke) for name, joke, number, effects in EVENTS),
    *(Card(name, number, "boss event", effects, "", joke) for name, joke, number, effects in BOSS_EVENTS),
    *(Card(name, number, "global", effects, "", joke) for name, joke, number, effects in GLOBALS),
    *(Card(name, number, "encounter", effects, "", joke) for name, joke, number, effects in ENCOUNTERS),
)
ALL = tuple(range(1, len(CARDS)))
ITEM_CARDS = tuple(card for card in ALL if CARDS[card].kind == "item")
NUMBER = tuple(card.number for card in CARDS)
KIND = tuple(card.kind for card in CARDS)
ONLY_HARM = frozenset(card for card in ALL if KIND[card] == "encounter" and only_harm(CARDS[card].effects))
