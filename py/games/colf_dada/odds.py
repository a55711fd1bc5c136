"""How many dice find their numbers: chances of a roll, for proposals, forecasts and bots."""

from __future__ import annotations

from functools import cache
from math import comb

from dominoes.domino import Domino
from games.colf_dada.foe import Columns


@cache
def matching(dice: int, spaces: int) -> float:
    """How many of so many dice find one of so many spaces of one number, on average.

    >>> round(matching(6, 6), 3), round(matching(6, 1), 3)
    (1.0, 0.665)
    """
    ways = sum(min(k, spaces) * comb(dice, k) * 5 ** (dice - k) for k in range(dice + 1))
    return float(ways / 6**dice)


@cache
def rank(dice: int, place: int) -> float:
    """How likely at least so many of the dice show one number.

    >>> round(rank(6, 1), 3)
    0.665
    """
    return matching(dice, place) - matching(dice, place - 1)


@cache
def effort(attack: tuple[Domino, ...], defense: tuple[Domino, ...], dice: int) -> tuple[float, float]:
    """CD4.5: what Attack and Defense a foe's dice come to on average, without rage."""
    spaces = [[n for tile in column for n in tile] for column in (attack, defense)]
    force = sum(matching(dice, spaces[0].count(n)) for n in range(1, 7))
    both = sum(matching(dice, spaces[0].count(n) + spaces[1].count(n)) for n in range(1, 7))
    over = max(0.0, dice - both)
    wild = min(over, spaces[0].count(0))
    return force + wild, both - force + min(over - wild, spaces[1].count(0))


def foe_effort(columns: Columns, dice: int) -> tuple[float, float]:
    """`effort` of a foe's columns."""
    return effort(columns[0], columns[1], dice)
