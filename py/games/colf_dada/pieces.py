"""What CoLF DaDA is played with: its dominoes, the printed numbers, and the kinds of action."""

from __future__ import annotations

from typing import NamedTuple

from dominoes.domino import Domino, double_set
from tabletop.actions import Kind

SET = double_set(6)
TURNS = 20  # CD1.1
LEVEL = 3  # CD1.2: of the hero at first; as many dice, and dominoes
MOST_XP = 25  # CD2.5
HEAD_STARTS = ("a second life", "two lives more", "three lives more", "four lives more")  # CD8.1
FOES = 9  # CD3.4: the highest sum that can be sought
MASTER = 10  # CD6.1: the level that the Master has at least
WEARY = 6  # CD4.9: the round from which a foe's Bite grows
UNARMED = 1  # CD4.6: what the hero deals beyond Attack

ATTACK, DEFENSE = 0, 1  # the columns, of the hero and of a foe
COLUMNS = ("attack", "defense")


class Muscle(NamedTuple):
    """A domino of the hero's and its hits: 1 on the low half, 2 on the high one, 3 on both, 0 for none."""

    domino: Domino
    hits: int = 0

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the halves without a hit."""
        return tuple(number for half, number in enumerate(self.domino) if not self.hits >> half & 1)

    def struck(self, number: int) -> Muscle:
        """With one more hit on a free half of this number. ValueError if there is none."""
        for half, shown in enumerate(self.domino):
            if shown == number and not self.hits >> half & 1:
                return self._replace(hits=self.hits | 1 << half)
        raise ValueError(f"{self} has no free half with {number}.")

    def mended(self, number: int) -> Muscle:
        """With one hit less on a half of this number. ValueError if there is none."""
        for half, shown in enumerate(self.domino):
            if shown == number and self.hits >> half & 1:
                return self._replace(hits=self.hits & ~(1 << half))
        raise ValueError(f"{self} has no hit on a half with {number}.")

    @property
    def whole(self) -> Muscle:
        """The same without a hit."""
        return self._replace(hits=0)

    @property
    def sore(self) -> tuple[int, ...]:
        """The numbers of the halves with a hit."""
        return tuple(number for half, number in enumerate(self.domino) if self.hits >> half & 1)


def read_column(text: str) -> str:
    """A column's name. ValueError if it is none."""
    return COLUMNS[COLUMNS.index(text)]


Put = Kind("put", "put {} in {}", Domino.parse, read_column)
Seek = Kind("seek", "seek a level {} noun", int)
Add = Kind("add", "add a level {} adjective", int)
Meet = Kind("meet", "turn the cards over")
Rest = Kind("rest", "rest")
Challenge = Kind("challenge", "challenge the master")
Fight = Kind("fight", "fight")
Flee = Kind("flee", "flee")
Mark = Kind("mark", "mark a {}", int)
MarkIdle = Kind("mark_idle", "mark what fits nothing")
Reroll = Kind("reroll", "roll the marked dice again")
Place = Kind("place", "place {} in {}", int, read_column)
Spend = Kind("spend", "place {} on the blank of {}", int, Domino.parse)
PlaceAll = Kind("place_all", "place all as proposed")
Done = Kind("done", "done")
Boost = Kind("boost", "boost {}", read_column)
BuyKill = Kind("buy_kill", "boost for the kill")
BuySafety = Kind("buy_safety", "boost for safety")
Strike = Kind("strike", "strike")
Cover = Kind("cover", "cover {} of {}", int, Domino.parse)
CoverAll = Kind("cover_all", "take the hits as proposed")
Mend = Kind("mend", "mend {} of {} with {}", int, Domino.parse, int)
MendAll = Kind("mend_all", "mend as proposed")
Grow = Kind("grow", "grow")
Adapt = Kind("adapt", "move {} to {}", Domino.parse, read_column)
EndTurn = Kind("end_turn", "end the turn")

KINDS = (
    *(Put, Seek, Add, Meet, Rest, Challenge, Fight, Flee, Mark, MarkIdle, Reroll, Place, Spend, PlaceAll),
    *(Done, Boost, BuyKill, BuySafety, Strike, Cover, CoverAll, Mend, MendAll, Grow, Adapt, EndTurn),
)
