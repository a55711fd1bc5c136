"""Dominoes: two halves with pips, low half first.

    >>> tile = Domino.parse("5-3")
    >>> str(tile), tile.pips, tile.is_double
    ('3-5', 8, False)
    >>> len(double_set(6)), double_set(1)
    (28, [Domino(low=0, high=0), Domino(low=0, high=1), Domino(low=1, high=1)])

How a domino lies (which half comes first on a line, which way on a board) is not part
of the domino; the game that lays it keeps that.
"""

from __future__ import annotations

from typing import NamedTuple

NUMBERS = (
    "blank",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
)  # of pips, as said


class Domino(NamedTuple):
    """A domino by the pips of its halves, `low` <= `high`; its text is "3-5"."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"

    @property
    def pips(self) -> int:
        """Both halves together."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        """Do both halves show the same?"""
        return self.low == self.high

    def other(self, end: int) -> int:
        """The half that is not `end`. ValueError if the domino has no such half."""
        if end == self.low:
            return self.high
        if end == self.high:
            return self.low
        raise ValueError(f"{self} has no half with {end}.")

    @classmethod
    def of(cls, one: int, other: int) -> Domino:
        """The domino with these two halves, in either order."""
        return cls(one, other) if one <= other else cls(other, one)

    @classmethod
    def parse(cls, text: str) -> Domino:
        """The domino of "3-5" or "5-3". ValueError if the text is no domino's."""
        one, dash, other = text.partition("-")
        if not (dash and one.isdecimal() and other.isdecimal()):
            raise ValueError(f"“{text}” is not a domino; write it like 3-5.")
        return cls.of(int(one), int(other))


def spoken(domino: Domino) -> str:
    """A domino as it is said.

    >>> spoken(Domino(3, 5)), spoken(Domino(6, 6))
    ('three-five', 'double six')
    """
    low, high = domino
    return f"double {NUMBERS[low]}" if low == high else f"{NUMBERS[low]}-{NUMBERS[high]}"


def double_set(highest: int) -> list[Domino]:
    """All dominoes from 0-0 to highest-highest: 28 for 6, 55 for 9."""
    return [Domino(low, high) for low in range(highest + 1) for high in range(low, highest + 1)]
