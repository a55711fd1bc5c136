"""The floor of a room: its pips, which are the house's signature, columns, cracks and the grid; and on the
game master's copy its number and its marks.

The near half has its risk inlaid, the far half its reward, as on the domino that the room is.
"""

from __future__ import annotations

from drawing.domino import dots
from games.dungeons.chart.model import Room
from games.dungeons.chart.paper import HALF, Inks, Look, stroke, unit
from games.dungeons.chart.walls import Floor, Plan
from tabletop.grid import Point

_PIPS = tuple(dots(number, 8) for number in range(10))
_SKULL = (
    "M0-15c-9 0-14.5 6-14.5 13 0 5 2.6 8 5.5 9.6V13h4.4v-3.4h3V13h3.2V9.6h3V13H9V7.6C11.9 6 14.5 3 14.5-2c0-7"
    "-5.5-13-14.5-13zM-6-3.6a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4zM6-3.6a3.7 3.7 0 1 1 "
    "0 7.4 3.7 3.7 0 0 1 0-7.4zM0 3.5l2 4h-4z"
)
_STAR = "M0-14 3.3-4.5 13.3-4.3 5.3 1.7 8.2 11.3 0 5.6-8.2 11.3-5.3 1.7-13.3-4.3-3.3-4.5z"
_CRACKS = ("m0 0 9 4 3 8 8 3", "m0 0 6-5 9 2 4-6", "m0 0 4 7-2 6 7 5", "m0 0 12 3 5-4")


def floor(floor: Floor, plan: Plan, ink: Inks) -> str:
    """A room's floor, with the shadow of its northern and western wall."""
    x, y, width, height = (value * unit(plan) for value in floor)
    deep = ink.wall / 2 + 6
    shade = f"M{x:g} {y:g}h{width:g}v{deep:g}H{x + deep:g}V{y + height:g}H{x:g}z"
    return (
        f'<path class="floor" d="M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z" fill="{ink.floor}"/>'
        f'<path d="{shade}" fill="{ink.shadow}"/>'
    )


def inlay(room: Room, plan: Plan, look: Look, ink: Inks) -> str:
    """What is let into a room's floor."""
    near, far = _middle(room.near, plan), _middle(room.far, plan)
    turn = _turn(room)
    pips = "".join(_half(spot, pips, turn, ink) for spot, pips in ((near, room.risk), (far, room.reward)))
    x, y = (near[0] + far[0]) / 2, (near[1] + far[1]) / 2
    groove = (
        f'<g transform="translate({x:g} {y:g}) rotate({turn})"><path d="M0-44V-9M0 9V44" '
        f'{stroke(ink.grain, 1.6)}/><circle r="4.5" {stroke(ink.grain, 1.6)}/></g>'
    )
    lines = _grid(near, plan, ink) + _grid(far, plan, ink) if look.grid else ""
    cracks = "" if look.ink else _crack(room, near, ink) + _crack(room, far, ink)
    return cracks + lines + pips + groove + (_columns(x, y, turn, ink) if room.hall else "")


def marks(room: Room, plan: Plan, ink: Inks) -> str:
    """The game master's: the room's number, a star for a special encounter, a skull for the final one, and a
    dashed ring around what only seems so."""
    near, far = _middle(room.near, plan), _middle(room.far, plan)
    x, y = (near[0] + far[0]) / 2, (near[1] + far[1]) / 2
    across, down = (0, 36) if near[1] == far[1] else (36, 0)
    parts = []
    for name, (ring_x, ring_y) in (("risk", near), ("reward", far)):
        if name in room.illusions:
            ring = stroke(ink.mark, 2.2, dashes="7 6")
            parts.append(f'<circle class="illusion" cx="{ring_x:g}" cy="{ring_y:g}" r="49" {ring}/>')
    if room.number:
        parts.append(
            f'<g class="number"><circle cx="{x:g}" cy="{y:g}" r="16" fill="{ink.paper}" stroke="{ink.line}" '
            f'stroke-width="{ink.thin:g}"/><text x="{x:g}" y="{y + 7:g}" font-family="Georgia, serif" '
            'font-size="20" font-weight="bold" text-anchor="middle" '
            f'fill="{ink.line}">{room.number}</text></g>'
        )
    for wanted, name, shape, side in ((room.special, "special", _STAR, -1), (room.final, "final", _SKULL, 1)):
        if wanted:
            place = f"translate({x + side * across:g} {y + side * down:g})"
            parts.append(
                f'<path class="{name}" transform="{place}" d="{shape}" fill="{ink.mark}" fill-rule="evenodd" '
                f'stroke="{ink.floor}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>'
            )
    return "".join(parts)


def _middle(point: Point, plan: Plan) -> tuple[float, float]:
    x, y = plan.spot(point)
    return x * unit(plan), y * unit(plan)


def _turn(room: Room) -> int:
    """By how many degrees a domino is turned whose first half lies in the west."""
    if room.near.y == room.far.y:
        return 0 if room.far.x > room.near.x else 180
    return 90 if room.far.y > room.near.y else -90


def _half(spot: tuple[float, float], number: int, turn: int, ink: Inks) -> str:
    if not number:
        return ""
    place = f"translate({spot[0]:g} {spot[1]:g}) rotate({turn}) scale({HALF / 100:g}) translate(-50 -50)"
    return (
        f'<path class="pips" transform="{place}" d="{_PIPS[number]}" fill="{ink.pip}" stroke="{ink.rim}" '
        'stroke-width="1.2"/>'
    )


def _grid(spot: tuple[float, float], plan: Plan, ink: Inks) -> str:
    """The lines of one half, so that they agree with its walls wherever it lies."""
    x, y = spot[0] - HALF / 2, spot[1] - HALF / 2
    steps = [i * unit(plan) for i in range(plan.squares + 1)]
    lines = "".join(f"M{x + step:g} {y:g}v{HALF}M{x:g} {y + step:g}h{HALF}" for step in steps)
    return f'<path class="grid" d="{lines}" {stroke(ink.grain, 1)}/>'


def _columns(x: float, y: float, turn: int, ink: Inks) -> str:
    """The eight columns of a hall, one in each corner of each half."""
    circles = "".join(
        f"M{cx - 7} {cy}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" for cx in (-103, -22, 22, 103) for cy in (-43, 43)
    )
    place = f"translate({x:g} {y:g}) rotate({turn})"
    return (
        f'<path class="columns" transform="{place}" d="{circles}" fill="{ink.stone}" stroke="{ink.line}" '
        f'stroke-width="{ink.thin:g}"/>'
    )


def _crack(room: Room, spot: tuple[float, float], ink: Inks) -> str:
    """A crack in the stone, elsewhere in each half, or none."""
    dice = room.serial * 7 + int(spot[0]) * 3 + int(spot[1])
    if dice % 3 == 1:
        return ""
    x, y = spot[0] - 46 + dice * 13 % 70, spot[1] - 44 + dice * 29 % 74
    return f'<path d="M{x:g} {y:g}{_CRACKS[dice % 4]}" {stroke(ink.grain, 1.4)}/>'
