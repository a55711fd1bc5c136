"""The grid: directions, points, rectangles that touch."""

from __future__ import annotations

import pytest

from tabletop.grid import EAST, NORTH, SOUTH, WEST, Point, Rect, left, opposite, right


def test_turns_go_round() -> None:
    assert [left(way) for way in (EAST, NORTH, WEST, SOUTH)] == [NORTH, WEST, SOUTH, EAST]
    for way in range(4):
        assert right(left(way)) == way and opposite(way) == left(left(way))


def test_points_print_parse_and_go() -> None:
    assert Point(0, 0).go(EAST, 2).go(SOUTH, 1) == (2, 1), "y grows southward"
    for point in (Point(0, 0), Point(-12, 7)):
        assert Point.parse(str(point)) == point and point.go(WEST, 3).go(EAST, 3) == point
    for wrong in ("", "4", "4,", "a,b", "4,2,1"):
        with pytest.raises(ValueError, match=r".*"):
            Point.parse(wrong)


def cells(rect: Rect) -> set[tuple[int, int]]:
    return {(x, y) for x in range(rect.west, rect.east) for y in range(rect.north, rect.south)}


def test_touching_and_overlapping_are_what_the_cells_say() -> None:
    one = Rect(0, 0, 4, 2)
    beside = {(x + dx, y + dy) for x, y in cells(one) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    for west in range(-4, 7):
        for north in range(-6, 5):
            other = Rect(west, north, west + 2, north + 4)
            assert one.overlaps(other) == other.overlaps(one) == bool(cells(one) & cells(other))
            assert one.touches(other) == other.touches(one) == bool((beside | cells(one)) & cells(other))
