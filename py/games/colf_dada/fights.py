"""The fights of a match of CoLF DaDA, told apart when it is over: for tale, picture and cabinet."""

from __future__ import annotations

from dataclasses import dataclass

from games.colf_dada.monsters import Card, named
from games.colf_dada.pieces import ATTACK
from games.colf_dada.position import numbers, opened
from games.colf_dada.rules import ColfDada
from tabletop.history import plays
from tabletop.match import Match

SHORT = 34  # letters of a name that still goes into a line with others


@dataclass
class Fight:
    """A fight, from the turning of the cards to its end.

    cards: as in `Position.cards`; end: "slew", "died", "away", or "" while it goes on.
    rounds: that came to blows; hits: that the hero took.
    left: numbers of the hero's without a hit, when it was over; hp: of the monster's, then.
    bought: XP spent on Attack in the last round; bare: none of the hero's dice struck in it; broke: after
    what was bought no XP was left.
    """

    cards: tuple[int, ...]
    turn: int
    master: bool
    end: str = ""
    rounds: int = 0
    hits: int = 0
    left: int = 0
    hp: int = 0
    bought: int = 0
    bare: bool = False
    broke: bool = False

    @property
    def foe(self) -> tuple[Card, ...]:
        """Its cards."""
        return opened(self.cards)

    @property
    def level(self) -> int:
        """What its cards come to."""
        return level_of(self.cards)


def level_of(cards: tuple[int, ...]) -> int:
    """The level of a monster."""
    return sum(card.level for card in opened(cards))


def whole(state: ColfDada) -> int:
    """How many numbers of the hero's are free of hits."""
    return sum(sum(numbers(column)[1:]) for column in state.columns)


def fights(match: Match) -> list[Fight]:
    """All fights, in order."""
    found: list[Fight] = []
    for before, _, after in plays(match, ColfDada):
        for event in after.events():
            if event.kind == "met":
                found.append(Fight(event.args[0], after.turns, after.master))
            elif event.kind == "rolled" and after.round:
                found[-1].bought, found[-1].bare, found[-1].broke = 0, False, False
            elif event.kind == "boosted":
                _boosted(found[-1], before, *event.args)
            elif event.kind == "covered":
                found[-1].hits += 1
            elif event.kind == "struck":
                found[-1].rounds += 1
            elif event.kind in ("slew", "died", "away"):
                found[-1].end, found[-1].left = event.kind, whole(after)
                found[-1].hp = after.foe_hp if event.kind == "died" else 0
    return found


def _boosted(fight: Fight, before: ColfDada, column: str, times: int) -> None:
    """XP was spent, on Attack or on Defense."""
    fight.broke = before.xp == times
    if column == "attack":
        fight.bought += times
        fight.bare = before.strength(ATTACK) == before.boosts[ATTACK]


def trophies(state: ColfDada) -> list[tuple[int, tuple[int, ...]]]:
    """All that were slain, the finest first: the turn, and the cards. The Master is one of them."""
    slain = [(turn, tuple(cards)) for turn, *cards in state.slain]
    return sorted(slain, key=lambda one: (level_of(one[1]), one[0]), reverse=True)


def short(cards: tuple[int, ...], most: int = SHORT) -> str:
    """A monster's name with its article, without its last adjectives if it would be too long.

    >>> short((17, 33, 30))
    'the Allegedly Invincible Suit of Armour'
    """
    while len(name := f"the {named(opened(cards))}") > most and len(cards) > 2:
        cards = cards[:-1]
    return name
