"""What stands where a wall lets through: doors, locks, stairs, archways, and rubble where it no longer does.

Each is drawn for a portal at 0,0 that points east, `w` units to either side, and turned. What is out there in
the rock lies under the walls, what closes the portal lies over them, and the line of the wall itself stays
clear, as the tables' walls have a portal there.
"""

from __future__ import annotations

from math import cos, pi, sin

from drawing.dungeon import TURNS
from games.dungeons.chart.paper import AROUND, Inks, stroke, unit
from games.dungeons.chart.walls import Plan, Portal

STUB = 40  # units that an archway reaches into the rock
STEPS = 6
TREAD = 9.5  # units of one step
# A stone of the rubble: how far out and to the side it lies, and how large it is, in units.
_HEAP = (
    (9, -25, 8),
    (9, -9, 9),
    (7, 6, 7),
    (10, 20, 9),
    (6, 33, 5),
    (23, -17, 7),
    (22, -2, 8),
    (23, 12, 6),
    (34, -8, 5),
    (36, 8, 4),
    (6, -37, 4),
)


def _stone(number: int, x: float, y: float, size: float) -> str:
    """The outline of a stone: six uneven corners, other ones for each number."""
    corners = []
    for i in range(6):
        angle = (i + (number * 5 + i * 3) % 4 / 6) * pi / 3
        reach = size * (0.85 + (number * 7 + i * 5) % 5 / 14)
        corners.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    return f"M{'L'.join(corners)}z"


_STONES = "".join(_stone(i, *stone) for i, stone in enumerate(_HEAP))


def _placed(plan: Plan, portal: Portal, inside: str, name: str) -> str:
    """A drawing for the portal 0,0 that points east, at its place."""
    x, y = portal.x * unit(plan), portal.y * unit(plan)
    turn = TURNS[portal.way]
    return f'<g class="{name}" transform="translate({x:g} {y:g}) rotate({turn})">{inside}</g>'


def beyond(plan: Plan, portal: Portal, ink: Inks) -> str:
    """What lies outside of a portal, in the rock; nothing for a door between two rooms."""
    w = portal.width * unit(plan) / 2
    if portal.kind == "entrance":
        return _placed(plan, portal, _stairs(w + 6, ink), "stairs")
    if portal.kind == "blocked":
        return _placed(plan, portal, _rubble(ink), "rubble")
    if portal.beyond < 0 and portal.kind != "secret":
        return _placed(plan, portal, _arch(w, ink), "arch")
    return ""


def closing(plan: Plan, portal: Portal, ink: Inks) -> str:
    """What closes a portal: leaf, posts and lock, the game master's S, or posts alone."""
    w = portal.width * unit(plan) / 2
    if portal.kind == "blocked":
        return ""
    if portal.kind == "secret":
        return _placed(plan, portal, _secret(w, -TURNS[portal.way], ink), "secret")
    parts = _posts(w, ink)
    if portal.kind in ("door", "locked", "found"):
        parts = _leaf(w, ink) + parts
    if portal.kind == "locked":
        parts += _lock(-TURNS[portal.way], ink)
    return _placed(plan, portal, parts, portal.kind)


def _posts(w: float, ink: Inks) -> str:
    post = "".join(f"M-6.5 {y:g}h13v8h-13z" for y in (-w - 4, w - 4))
    return f'<path d="{post}" fill="{ink.stone}" stroke="{ink.line}" stroke-width="{ink.thin:g}"/>'


def _leaf(w: float, ink: Inks) -> str:
    third = 2 * w / 3
    planks = "".join(f"M-5 {y - w:g}h10" for y in (third, 2 * third))
    return (
        f'<path d="M-5 {-w:g}h10v{2 * w:g}h-10z" fill="{ink.wood}" stroke="{ink.line}" '
        f'stroke-width="{ink.thin:g}"/><path d="{planks}" {stroke(ink.line, ink.thin * 0.6)}/>'
    )


def _lock(upright: int, ink: Inks) -> str:
    return (
        f'<g transform="rotate({upright})"><path d="M-4.5-3v-4a4.5 4.5 0 0 1 9 0v4" {stroke(ink.line, 2.4)}/>'
        f'<rect x="-7.5" y="-3" width="15" height="12" rx="2.5" fill="{ink.brass}" stroke="{ink.line}" '
        f'stroke-width="{ink.thin:g}"/><circle cy="2.4" r="1.7" fill="{ink.line}"/></g>'
    )


def _secret(w: float, upright: int, ink: Inks) -> str:
    return (
        f'<path d="M0 {-w:g}v{w - 10:g}M0 10v{w - 10:g}" {stroke(ink.mark, 2.4, dashes="3 3")}/>'
        f'<circle r="11" fill="{ink.floor}" stroke="{ink.mark}" stroke-width="{ink.thin:g}"/>'
        f'<path transform="rotate({upright})" d="M4.2-4.4C2.5-7.6-4.4-7-4.2-3.2-4 .6 4.4-.8 4.4 3.2 '
        f'4.4 7-3 7.4-4.6 4.2" {stroke(ink.mark, 2.2, "round")}/>'
    )


def _stairs(w: float, ink: Inks) -> str:
    """Steps that go up and out: each a little narrower than the one before."""
    run = STEPS * TREAD
    taper = w * 0.35
    widths = [w - taper * i / STEPS for i in range(1, STEPS + 1)]
    treads = "".join(f"M{i * TREAD:g} {-half:.1f}V{half:.1f}" for i, half in enumerate(widths, 1))
    sides = f"M0 {-w:g}L{run:g} {taper - w:.1f}M0 {w:g}L{run:g} {w - taper:.1f}"
    flight = f"M0 {-w:g}L{run:g} {taper - w:.1f}V{w - taper:.1f}L0 {w:g}z"
    return (
        f'<path d="{flight}" fill="{ink.floor}"/><path d="{treads}" {stroke(ink.line, ink.thin)}/>'
        f'<path d="{sides}" {stroke(ink.line, ink.wall * 0.7)}/>'
    )


def _arch(w: float, ink: Inks) -> str:
    """A passage that goes on into the dark."""
    throat = f"M0 {-w:g}H16a{STUB - 16} {w:g} 0 0 1 0 {2 * w:g}H0"
    dark = f"M14 {-w + 3:g}a{STUB - 18} {w - 3:g} 0 0 1 0 {2 * w - 6:g}q7-{w - 3:g} 0-{2 * w - 6:g}z"
    dashes = "5 5" if ink.dark == ink.paper else "none"
    return (
        f'<path d="{throat}" fill="{ink.floor}"/>'
        f'<path d="{throat}" {stroke(ink.line, ink.thin, dashes=dashes)}/>'
        f'<path d="{dark}" fill="{ink.dark}"/>'
    )


def _rubble(ink: Inks) -> str:
    """Fallen stones, heaped against the wall from outside."""
    return (
        f'<path d="{_STONES}" fill="{ink.stone}" stroke="{ink.line}" stroke-width="{ink.thin:g}" '
        'stroke-linejoin="round"/>'
    )


assert STEPS * TREAD < AROUND and STUB < AROUND  # within the rock
