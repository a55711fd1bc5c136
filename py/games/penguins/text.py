"""A position of Penguin's Night Out in letters: the ice, four letters a square, and below it all else.

    3A--5   2b
            |
    1---1   4

A number is a square, a stroke to the next one makes the two a domino. A capital is a penguin (A the first
seat's), a small letter a buddy of it; + stands for more of them than have room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.penguins.pieces import NINE, owner
from tabletop import letters
from tabletop.grid import Point

if TYPE_CHECKING:
    from games.penguins.rules import Penguins

SEATS = "ABCD"
WIDE, ROOM = 4, 2  # letters of a square, and those of them that are for who stands there


def text(state: Penguins) -> str:
    """The position in letters."""
    return letters.drawn(board(state), state.fields(), ("floes", "pawns"))


def board(state: Penguins) -> str:
    """The ice alone."""
    squares = [square for floe in state.floes for square in floe]
    west, north = min(x for x, _ in squares), min(y for _, y in squares)
    east, south = max(x for x, _ in squares), max(y for _, y in squares)
    rows = [[" "] * (WIDE * (east - west + 1)) for _ in range(2 * (south - north) + 1)]
    for tile, floe in zip(NINE, state.floes, strict=False):
        for number, square in zip(tile, floe, strict=True):
            _write(rows, square, west, north, f"{number}{_standing(state, square)}")
        one, other = sorted(floe)
        x, y = WIDE * (one.x - west), 2 * (one.y - north)
        if one.x == other.x:
            rows[y + 1][x] = "|"
        else:
            rows[y][x : x + WIDE] = [sign if sign != " " else "-" for sign in rows[y][x : x + WIDE]]
    return "\n".join("".join(row).rstrip() for row in rows)


def _write(rows: list[list[str]], square: Point, west: int, north: int, said: str) -> None:
    x, y = WIDE * (square.x - west), 2 * (square.y - north)
    rows[y][x : x + len(said)] = said


def _standing(state: Penguins, square: Point) -> str:
    """Who stands or lies on a square."""
    penguins = [SEATS[seat] for seat, pawn in enumerate(state.pawns) if pawn == square]
    buddies = [SEATS[owner(buddy)].lower() for buddy, at in enumerate(state.buddies) if at == square]
    who = "".join(penguins + buddies)
    return who if len(who) <= ROOM else f"{who[: ROOM - 1]}+"
