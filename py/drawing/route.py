"""The way of somebody through a layout, and what waits at its end: daylight at the stairs, or the dark where
the last torch went out. It goes through rooms and doors alone, never aslant and through no wall.

    points = route(laid, [0, 2, 1], out=True)      # to these rooms by turns, and back to the stairs
    drawing = line(points) + daylight(laid[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dominoes.layout import CROSS, Laid
from drawing.dungeon import STEP
from drawing.sketch import middle, placed
from tabletop.grid import SOUTH, Point, opposite

FAR = 6000  # units: beyond whatever is seen of the rock
LIGHT = 420  # units that the last light reaches
STARS = ((0, -92), (88, -28), (54, 74), (-54, 74), (-88, -28))  # around a dazed head

Spots = list[tuple[float, float]]


def route(laid: Sequence[Laid], rooms: Sequence[int], out: bool) -> Spots:
    """The points of the way: in by the stairs to the first of these rooms, by their places in the order of
    laying, and then from each to the next; at last back to the stairs, for who got out."""
    entrance = _units(laid[0].joint.go(SOUTH, 1))
    spots = [entrance, *_into(laid, 0), *_between(laid, 0, rooms[0])]
    for here, there in pairwise(rooms):
        spots += _between(laid, here, there)
    return [*spots, *_between(laid, rooms[-1], 0), entrance] if out else spots


def _between(laid: Sequence[Laid], here: int, there: int) -> Spots:
    """From the middle of one room to that of another: back to where their ways part, and on."""
    ups, downs = _up(laid, here), _up(laid, there)
    meet = next(room for room in ups if room in downs)
    spots: Spots = []
    for room in ups[: ups.index(meet)]:
        spots += [*reversed(_into(laid, room)), middle(laid[laid[room].joins].rect)][1:]
    for room in reversed(downs[: downs.index(meet)]):
        spots += _into(laid, room)
    return spots


def _up(laid: Sequence[Laid], room: int) -> list[int]:
    """The room and those that it hangs on, up to the first."""
    rooms = [room]
    while laid[rooms[-1]].joins >= 0:
        rooms.append(laid[rooms[-1]].joins)
    return rooms


def _into(laid: Sequence[Laid], room: int) -> Spots:
    """The points from the half that leads to a room, by its door, to its middle."""
    piece = laid[room]
    leads = [_units(piece.joint.go(opposite(piece.way), 1))] if piece.joins >= 0 else []
    near = [] if piece.shape == CROSS else [_units(piece.near)]
    return [*leads, _units(piece.joint), *near, middle(piece.rect)]


def _units(point: Point) -> tuple[float, float]:
    return point.x * STEP, point.y * STEP


def line(spots: Spots) -> str:
    """The way as a line that can grow."""
    points = "L".join(f"{x:g} {y:g}" for x, y in spots)
    return "".join(f'<path class="{name}" pathLength="1" d="M{points}"/>' for name in ("way-under", "way"))


def daylight(first: Laid) -> str:
    """Light that falls in by the stairs, and the sun at their top."""
    return (
        f'<g class="daylight" {placed(first.joint, SOUTH)}>'
        '<path fill="url(#beam)" d="M40-46H10L-300-150v300L10 46h30z"/>'
        '<circle fill="url(#sun)" cx="86" r="130"/>'
        '<path class="out" d="M70 0h70m-26-26 26 26-26 26"/></g>'
    )


def night(last: Laid) -> str:
    """The dark over everything, but for the last light."""
    x, y = middle(last.rect)
    return (
        f'<radialGradient id="last-light" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{LIGHT}">'
        '<stop offset="0%" class="c-night-thin"/><stop offset="100%" class="c-night"/></radialGradient>'
        f'<rect class="night" x="{x - FAR:g}" y="{y - FAR:g}" width="{2 * FAR}" height="{2 * FAR}" '
        'fill="url(#last-light)"/>'
    )


def dazed(last: Laid) -> str:
    """Stars around a dazed head, where the way ends."""
    x, y = middle(last.rect)
    stars = "".join(f'<path d="M{a} {b - 22}l7 14 15 8-15 8-7 14-7-14-15-8 15-8z"/>' for a, b in STARS)
    return (
        f'<g class="dazed" transform="translate({x:g} {y:g})"><circle class="head" r="44"/>'
        f'<path class="swirl" d="M-22-8l14 14m0-14-14 14M8-8l14 14m0-14L8 6M-16 22q16-12 32 0"/>'
        f'<g class="stars">{stars}</g></g>'
    )
