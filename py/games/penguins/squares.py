"""Squares in words: "the three of three-five", "the west half of double three", "north of the three of
two-three".

A square of the ice is named by its domino and number, a place where a domino could go by what lies beside it.
Where a half is blank a bear sleeps, and a bear is what it is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominoes import domino
from dominoes.domino import Domino
from games.penguins.field import Floe, near
from games.penguins.pieces import INDEX, NINE
from tabletop.grid import COMPASS, Point, opposite

if TYPE_CHECKING:
    from games.penguins.rules import Penguins

NUMBERS = ("bear", *domino.NUMBERS[1:])
AROUND = {  # where a place lies, seen from a square near it, the nearest first
    "west": (-1, 0),
    "south": (0, 1),
    "east": (1, 0),
    "north": (0, -1),
    "south-west": (-1, 1),
    "south-east": (1, 1),
    "north-east": (1, -1),
    "north-west": (-1, -1),
    "two west": (-2, 0),
    "two south": (0, 2),
    "two east": (2, 0),
    "two north": (0, -2),
}


def spoken(tile: Domino) -> str:
    """A domino as it is said: "three-five", "bear-four", "double bear"."""
    low, high = (NUMBERS[number] for number in tile)
    return f"double {low}" if tile.is_double else f"{low}-{high}"


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
    """Where and how a domino would lie: "its three north of the four of four-six, its five to the east". The
    first half told is one that lies beside other ice."""
    low, high, ahead = tile.low, tile.high, COMPASS.index(way)
    own = INDEX[tile]
    if not any(there in state.ice and state.ice[there][0] != own for there in near(square)):
        square, low, high, ahead = near(square)[ahead], high, low, opposite(ahead)
    by = beside(state, tile, square)
    if tile.is_double:
        return f"one half {by}, the other to the {COMPASS[ahead]}"
    return f"its {NUMBERS[low]} {by}, its {NUMBERS[high]} to the {COMPASS[ahead]}"


def beside(state: Penguins, tile: Domino, square: Point) -> str:
    """A place for half of a domino, by the nearest square of another one: "north of the four of four-six",
    "two east of" it, "south-west of" it. No two places are called the same."""
    for way, (right, down) in AROUND.items():
        there = Point(square.x - right, square.y - down)
        if there in state.ice and state.ice[there][0] != INDEX[tile]:
            return f"{way} of {named(state, there)}"
    return "in open water"
