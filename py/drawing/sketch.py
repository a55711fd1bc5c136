"""A layout's measures in the units of its drawings: where rooms and joints lie, how a domino is turned."""

from __future__ import annotations

from collections.abc import Iterable

from dominoes.layout import CROSS, Form, Laid
from drawing.dungeon import STEP, at, slab
from tabletop.grid import EAST, NORTH, SOUTH, WEST, Point, Rect

MARGIN = 2  # grid steps of rock around everything
LAYER = '<svg width="1" height="1" viewBox="0 0 1 1">'  # what is drawn overflows it, so it need not grow

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


# --- where a domino could lie ---------------------------------------------------------


def crowded(joint: Point, form: Form, others: Iterable[tuple[Point, Form]]) -> bool:
    """Does the target of a place at another joint lie on this one's?"""
    x, y = form.far
    return any(other != joint and max(abs(its.far.x - x), abs(its.far.y - y)) < 2 for other, its in others)


def stem(form: Form, shape: str) -> str:
    """A line from the near half to the target, for which way the domino would lie."""
    if shape == CROSS:
        return ""
    near, far = (f"{point.x * STEP} {point.y * STEP}" for point in (form.near, form.far))
    return f'<path class="stem" d="M{near}L{far}"/>'


def target(form: Form, shape: str, in_crowd: bool) -> str:
    """What to tap: the far half, or, in a crowd, the diamond between both halves; a double's whole."""
    if shape == CROSS:
        west, north, east, south = units(form.rect)
        size = f'width="{east - west - 16}" height="{south - north - 16}"'
        return f'<rect class="target" x="{west + 8}" y="{north + 8}" {size} rx="14"/>'
    x, y = form.far.x * STEP, form.far.y * STEP
    if in_crowd:
        return f'<path class="target" d="M-99 0-50-49-1 0-50 49z" {at(x, y, lying(form))}/>'
    return f'<rect class="target" x="{x - 49}" y="{y - 49}" width="98" height="98" rx="14"/>'
