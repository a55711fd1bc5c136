"""The title of a map, on a scroll where the rock has room for one, and a rose of the winds.

cartouche(chart.title, plan, rooms, ink)
"""

from __future__ import annotations

from games.dungeons.chart.escaping import in_xml
from games.dungeons.chart.paper import Box, Inks, meet, stroke, whole
from games.dungeons.chart.walls import Plan
from tabletop.typed import width

CLEAR = 60  # units from every room, where stairs and archways may be; a slim title needs fewer
EDGE = 16  # units from the map's edge
LETTER = 0.62  # how wide a letter is at most on the average, in its size
# How large a title's letters are, how high its scroll, how far from the map's edge and from every room.
SCROLLS = ((30, 46, EDGE, CLEAR), (24, 40, EDGE, CLEAR), (20, 30, 4, 44), (16, 26, 4, 44), (13, 24, 4, 44))
_NEEDLE = "M0-30 6-6 30 0 6 6 0 30-6 6-30 0-6-6z"


def cartouche(title: str, plan: Plan, rooms: list[Box], ink: Inks) -> str:
    """The title and the rose, each in the first free place along the map's edge, or not at all."""
    parts, taken, title = "", rooms, " ".join(title.split())
    for size, height, edge, clear in SCROLLS if title else ():
        length = width(title) * size * LETTER + 56
        box = _free(plan, rooms, length, height, edge, clear)
        if box:
            parts = _scroll(title, box, size, ink)
            taken = [*rooms, box]
            break
    box = _free(plan, taken, 76, 92, EDGE, CLEAR)
    return parts + (_rose((box[0] + box[2]) / 2, box[3] - 38, ink) if box else "")


def _free(plan: Plan, taken: list[Box], width: float, height: float, edge: int, clear: int) -> Box | None:
    """A place of this size along the upper edge, or the lower one if stairs have room beside it."""
    _, _, east, south = whole(plan)
    for y in (edge, south - edge - height) if clear == CLEAR else (edge,):
        for x in ((east - width) / 2, edge, east - edge - width):
            box = x, y, x + width, y + height
            if edge <= x <= east - edge - width and not any(meet(box, room, clear) for room in taken):
                return box
    return None


def _scroll(title: str, box: Box, size: int, ink: Inks) -> str:
    """The title on a scroll whose ends are rolled back."""
    west, north, east, south = box
    middle, half = (north + south) / 2, (south - north) / 2
    tails = "".join(
        f"M{x:g} {north + 6:g}h{14 * way}l{-7 * way} {half:g} {7 * way} {half:g}h{-14 * way}z"
        for x, way in ((west + 14, -1), (east - 14, 1))
    )
    sheet = f"M{west + 12:g} {north:g}H{east - 12:g}V{south:g}H{west + 12:g}z"
    edge = f'stroke="{ink.line}" stroke-width="{ink.thin:g}" stroke-linejoin="round"'
    return (
        f'<g class="title"><path d="{tails}" fill="{ink.shade}" {edge}/>'
        f'<path d="{sheet}" fill="{ink.floor}" {edge}/>'
        f'<text x="{(west + east) / 2:g}" y="{middle + size * 0.34:g}" font-family="Georgia, serif" '
        f'font-size="{size}" text-anchor="middle" fill="{ink.line}">{in_xml(title)}</text></g>'
    )


def _rose(x: float, y: float, ink: Inks) -> str:
    return (
        f'<g class="rose" transform="translate({x:g} {y:g})"><circle r="22" {stroke(ink.grain, 1.6)}/>'
        f'<path d="{_NEEDLE}" fill="{ink.floor}" stroke="{ink.line}" stroke-width="{ink.thin:g}" '
        f'stroke-linejoin="round"/><path d="M0-30V30L6 6zM-30 0H30L6-6zM0 0-6-6 0-30zM0 0-6 6-30 0z" '
        f'fill="{ink.line}"/><text y="-38" font-family="Georgia, serif" font-size="18" text-anchor="middle" '
        f'fill="{ink.line}">N</text></g>'
    )
