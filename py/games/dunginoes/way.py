"""The way through the dungeon, from room to room in the order of laying, and how it ended: in the daylight,
or in the dark where the last torch went out."""

from __future__ import annotations

from drawing.dungeon import STEP
from drawing.sketch import middle, placed
from games.dunginoes.rules import Dunginoes
from tabletop.game import counted
from tabletop.grid import SOUTH, Point
from tabletop.layout import CROSS, Laid

FAR = 6000  # units: beyond whatever is seen of the rock
LIGHT = 420  # units that the last light reaches
STARS = ((0, -92), (88, -28), (54, 74), (-54, 74), (-88, -28))  # around a dazed head

Spots = list[tuple[float, float]]


def walk(laid: list[Laid], out: bool) -> Spots:
    """The points of the way: in by the stairs, then to each room in the order of laying, always through rooms
    and doors; at last back to the stairs, for who got out."""
    entrance = _units(laid[0].joint.go(SOUTH, 1))
    spots = [entrance, *_into(laid, 0)]
    for i in range(1, len(laid)):
        spots += _between(laid, i - 1, i)
    return [*spots, *_between(laid, len(laid) - 1, 0), entrance] if out else spots


def _between(laid: list[Laid], here: int, there: int) -> Spots:
    """From the middle of one room to that of another: back to where their ways part, and on."""
    ups, downs = _up(laid, here), _up(laid, there)
    meet = next(room for room in ups if room in downs)
    spots: Spots = []
    for room in ups[: ups.index(meet)]:
        spots += [*reversed(_into(laid, room)), middle(laid[laid[room].joins].rect)][1:]
    for room in reversed(downs[: downs.index(meet)]):
        spots += _into(laid, room)
    return spots


def _up(laid: list[Laid], room: int) -> list[int]:
    """The room and those that it hangs on, up to the first."""
    rooms = [room]
    while laid[rooms[-1]].joins >= 0:
        rooms.append(laid[rooms[-1]].joins)
    return rooms


def _into(laid: list[Laid], room: int) -> Spots:
    """The points from the door of a room, and the half that leads to it, to its middle."""
    piece = laid[room]
    before = laid[piece.joins] if piece.joins >= 0 else None
    leads = [_units(before.far)] if before and before.shape != CROSS else []
    near = [] if piece.shape == CROSS else [_units(piece.near)]
    return [*leads, _units(piece.joint), *near, middle(piece.rect)]


def _units(point: Point) -> tuple[float, float]:
    return point.x * STEP, point.y * STEP


def way(state: Dunginoes) -> str:
    """The way as a line that grows, with what waits at its end."""
    laid, out = state.laid, state.ending == "escaped"
    points = "L".join(f"{x:g} {y:g}" for x, y in walk(laid, out))
    line = "".join(f'<path class="{name}" pathLength="1" d="M{points}"/>' for name in ("way-under", "way"))
    rooms = counted(len(laid), "room")
    if out:
        words = f"The way taken, through {rooms} and out to the daylight"
        return f'<g class="finale" role="img" aria-label="{words}">{line}{_daylight(laid[0])}</g>'
    words = f"The way taken, through {rooms}, to where the last torch went out"
    return f'<g class="finale" role="img" aria-label="{words}">{_night(laid[-1])}{line}{_dazed(laid[-1])}</g>'


def _daylight(first: Laid) -> str:
    """Light that falls in by the stairs, and the sun at their top."""
    return (
        f'<g class="daylight" {placed(first.joint, SOUTH)}>'
        '<path fill="url(#beam)" d="M40-46H10L-300-150v300L10 46h30z"/>'
        '<circle fill="url(#sun)" cx="86" r="130"/>'
        '<path class="out" d="M70 0h70m-26-26 26 26-26 26"/></g>'
    )


def _night(last: Laid) -> str:
    """The dark over everything, but for the last light."""
    x, y = middle(last.rect)
    return (
        f'<radialGradient id="last-light" gradientUnits="userSpaceOnUse" cx="{x:g}" cy="{y:g}" r="{LIGHT}">'
        '<stop offset="0%" class="c-night-thin"/><stop offset="100%" class="c-night"/></radialGradient>'
        f'<rect class="night" x="{x - FAR:g}" y="{y - FAR:g}" width="{2 * FAR}" height="{2 * FAR}" '
        'fill="url(#last-light)"/>'
    )


def _dazed(last: Laid) -> str:
    """Stars around a dazed head, where the way ends."""
    x, y = middle(last.rect)
    stars = "".join(f'<path d="M{a} {b - 22}l7 14 15 8-15 8-7 14-7-14-15-8 15-8z"/>' for a, b in STARS)
    return (
        f'<g class="dazed" transform="translate({x:g} {y:g})"><circle class="head" r="44"/>'
        f'<path class="swirl" d="M-22-8l14 14m0-14-14 14M8-8l14 14m0-14L8 6M-16 22q16-12 32 0"/>'
        f'<g class="stars">{stars}</g></g>'
    )
