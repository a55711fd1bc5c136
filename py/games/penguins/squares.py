"""Squares in words: "the three of three-five", "the west half of double three", "north of the three of
two-three".

A square of the ice is named by its domino and number, a place where a domino could go by what lies beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.penguins.field import Floe, near
from games.penguins.pieces import INDEX, NINE
from tabletop.dominoes import NUMBERS, Domino, spoken
from tabletop.grid import COMPASS, Point, opposite

if TYPE_CHECKING:
    from games.penguins.rules import Penguins


def named(state: Penguins, square: Point) -> str:
    """A square of the ice: "the three of three-five", "the west half of double three"."""
    if square not in state.ice:
        return "open water"
    place, number = state.ice[square]
    tile = NINE[place]
    if not tile.is_double:
        return f"the {NUMBERS[number]} of {spoken(tile)}"
    return f"the {_half(state.floes[place], square)} half of {spoken(tile)}"


def _half(floe: Floe, square: Point) -> str:
    """Which half of a double this is: the low one is the western or the northern."""
    flat = floe.low.y == floe.high.y
    if square == floe.low:
        return "west" if flat else "north"
    return "east" if flat else "south"


def placed(state: Penguins, tile: Domino, square: Point, way: str) -> str:
    """Where and how a domino would lie: "its three north of the four of four-six, its five to the east". What
    it is measured by is another domino, never itself."""
    low, high, ahead = tile.low, tile.high, COMPASS.index(way)
    beside = _beside(state, tile, square)
    if not beside:
        square, low, high, ahead = near(square)[ahead], high, low, opposite(ahead)
        beside = _beside(state, tile, square)
    if tile.is_double:
        return f"one half {beside}, the other to the {COMPASS[ahead]}"
    return f"its {NUMBERS[low]} {beside}, its {NUMBERS[high]} to the {COMPASS[ahead]}"


def _beside(state: Penguins, tile: Domino, square: Point) -> str:
    """A place in the water by the first square of ice beside it but this domino's; empty if there is none."""
    own = INDEX[tile]
    for way, there in enumerate(near(square)):
        if there in state.ice and state.ice[there][0] != own:
            return f"{COMPASS[opposite(way)]} of {named(state, there)}"
    return ""
