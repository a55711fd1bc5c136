"""What Dunginoes is played with: the printed numbers, and the kinds of action."""

from __future__ import annotations

from tabletop.actions import Kind
from tabletop.dominoes import Domino, double_set
from tabletop.grid import Point
from tabletop.layout import read_shape

SET = double_set(6)
HAND = 2  # DU1.1
SIDES = 6  # DU3.3
TO_BEAT = 14  # DU4.5: alone, more than this wins

Lay = Kind("lay", "lay {} at {} {}", Domino.parse, Point.parse, read_shape)
Search = Kind("search", "search")
Discard = Kind("discard", "discard {}", Domino.parse)
Flip = Kind("flip", "turn {} face down", Domino.parse)
Fight = Kind("fight_boss", "fight with {}", Domino.parse)

KINDS = (Lay, Search, Discard, Flip, Fight)


def winning(domino: Domino) -> range:
    """DU3.3: the rolls that win against a domino; blanks count as 1.

    >>> list(winning(Domino(3, 5))), list(winning(Domino(0, 0)))
    ([3, 4, 5], [1])
    """
    return range(max(domino.low, 1), max(domino.high, 1) + 1)


def faces(domino: Domino) -> str:
    """The rolls that win against a domino, in words.

    >>> faces(Domino(2, 3)), faces(Domino(3, 5)), faces(Domino(0, 1))
    ('2 or 3', '3 to 5', 'only a 1')
    """
    rolls = winning(domino)
    if len(rolls) == 1:
        return f"only a {rolls[0]}"
    return f"{rolls[0]} {'or' if len(rolls) == 2 else 'to'} {rolls[-1]}"
