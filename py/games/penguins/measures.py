"""Where squares and dominoes of the ice are drawn: a square is 100 units wide, and 0,0 the middle of one."""

from __future__ import annotations

from collections.abc import Iterable

from drawing.dungeon import at
from games.penguins.field import Floe, near, span
from tabletop.grid import Point

SIZE = 100  # units of a square


def heading(lies: Floe) -> int:
    """The direction from the low half of a domino to its high one."""
    return near(lies.low).index(lies.high)


def lying(lies: Floe) -> str:
    """The transform of a domino that lies so."""
    (x, y), (right, down) = lies
    return at((x + right) * SIZE // 2, (y + down) * SIZE // 2, heading(lies))


def tag(square: Point) -> str:
    """The transform of a number at the upper right corner of a square, where it hides no pip."""
    return f'transform="translate({square.x * SIZE + 38} {square.y * SIZE - 40})"'


def corner(square: Point, inset: int) -> str:
    """Where a rectangle on a square begins, and its size."""
    x, y, size = square.x * SIZE - SIZE // 2 + inset, square.y * SIZE - SIZE // 2 + inset, SIZE - 2 * inset
    return f'x="{x}" y="{y}" width="{size}" height="{size}"'


def box(squares: Iterable[Point], margin: float) -> str:
    """The box around squares, and so many squares of sea, in units."""
    west, north, east, south = span(squares)
    rim = SIZE // 2 + round(SIZE * margin)
    return f"{west * SIZE - rim} {north * SIZE - rim} {east * SIZE + rim} {south * SIZE + rim}"
