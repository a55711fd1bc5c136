"""A layout's measures in the units of its drawings: where rooms and joints lie, how a domino is turned."""

from __future__ import annotations

from collections.abc import Iterable

from drawing.dungeon import STEP, at, slab
from tabletop.grid import EAST, NORTH, SOUTH, WEST, Point, Rect
from tabletop.layout import Form, Laid

MARGIN = 2  # grid steps of rock around everything

Box = tuple[int, int, int, int]  # west, north, east, south


def around(rects: Iterable[Rect]) -> Box:
    """The box that holds all of them and a margin of rock, in grid steps."""
    wests, norths, easts, souths = zip(*rects, strict=True)
    return min(wests) - MARGIN, min(norths) - MARGIN, max(easts) + MARGIN, max(souths) + MARGIN


def units(rect: Rect) -> Box:
    """A rectangle of the grid in units."""
    return rect.west * STEP, rect.north * STEP, rect.east * STEP, rect.south * STEP


def placed(point: Point, way: int) -> str:
    """The transform of what stands at a joint and points a way."""
    return at(point.x * STEP, point.y * STEP, way)


def middle(rect: Rect) -> tuple[float, float]:
    """The middle of a rectangle, in units."""
    return (rect.west + rect.east) * STEP / 2, (rect.north + rect.south) * STEP / 2


def lying(form: Form | Laid) -> int:
    """The direction from a domino's near half to its far one."""
    if form.near.y == form.far.y:
        return EAST if form.far.x > form.near.x else WEST
    return NORTH if form.far.y < form.near.y else SOUTH


def floor(form: Form | Laid, near: int, far: int) -> str:
    """A domino as the floor of its room."""
    return f"<g {at(*middle(form.rect), lying(form))}>{slab(near, far)}</g>"
