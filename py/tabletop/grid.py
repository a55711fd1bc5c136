"""A grid of whole numbers: points, the four directions, and rectangles.

East is 0, then north, west and south, each a left turn on from the last; y grows southward,
as on a page.

    >>> str(Point(4, -2)), Point.parse("4,-2")
    ('4,-2', Point(x=4, y=-2))
    >>> Point(0, 0).go(NORTH, 3)
    Point(x=0, y=-3)
    >>> left(EAST) == NORTH and right(EAST) == SOUTH
    True
"""

from __future__ import annotations

from typing import NamedTuple

EAST, NORTH, WEST, SOUTH = range(4)
STEPS = ((1, 0), (0, -1), (-1, 0), (0, 1))  # by direction
COMPASS = ("east", "north", "west", "south")


def left(direction: int) -> int:
    """The direction after a left turn."""
    return (direction + 1) % 4


def right(direction: int) -> int:
    """The direction after a right turn."""
    return (direction + 3) % 4


def opposite(direction: int) -> int:
    """The direction that points back."""
    return (direction + 2) % 4


class Point(NamedTuple):
    """A point of the grid; its text is "4,-2"."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    def go(self, direction: int, steps: int) -> Point:
        """The point so many steps away."""
        dx, dy = STEPS[direction]
        return Point(self.x + dx * steps, self.y + dy * steps)

    @classmethod
    def parse(cls, text: str) -> Point:
        """The point of a text like "4,-2". ValueError if it is none."""
        x, _, y = text.partition(",")
        return cls(int(x), int(y))


class Rect(NamedTuple):
    """A rectangle from (west, north) to (east, south)."""

    west: int
    north: int
    east: int
    south: int

    def overlaps(self, other: Rect) -> bool:
        """Do the two share more than an edge or a corner?"""
        west, north, east, south = self
        return west < other.east and other.west < east and north < other.south and other.north < south

    def touches(self, other: Rect) -> bool:
        """Do the two overlap or share part of an edge? Corner to corner is not touching.

        >>> Rect(0, 0, 2, 2).touches(Rect(2, 1, 4, 3)), Rect(0, 0, 2, 2).touches(Rect(2, 2, 4, 4))
        (True, False)
        """
        west, north, east, south = self
        its_west, its_north, its_east, its_south = other
        if west > its_east or its_west > east or north > its_south or its_north > south:
            return False
        beside = west == its_east or its_west == east
        above = north == its_south or its_north == south
        return not (beside and above)
