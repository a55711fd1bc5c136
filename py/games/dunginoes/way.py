"""The way through the dungeon, from room to room in the order of laying, and how it ended: in the daylight,
or in the dark where the last torch went out."""

from __future__ import annotations

from dominoes.layout import Laid
from drawing.route import Spots, daylight, dazed, line, night, route
from games.dunginoes.rules import Dunginoes
from tabletop.wording import counted


def walk(laid: list[Laid], out: bool) -> Spots:
    """The points of the way: in by the stairs, then to each room in the order of laying, and back to the
    stairs for who got out."""
    return route(laid, range(len(laid)), out)


def way(state: Dunginoes) -> str:
    """The way as a line that grows, with what waits at its end."""
    laid, out = state.laid, state.ending == "escaped"
    taken = line(walk(laid, out))
    rooms = counted(len(laid), "room")
    if out:
        words = f"The way taken, through {rooms} and out to the daylight"
        return f'<g class="finale" role="img" aria-label="{words}">{taken}{daylight(laid[0])}</g>'
    words = f"The way taken, through {rooms}, to where the last torch went out"
    last = laid[-1]
    return f'<g class="finale" role="img" aria-label="{words}">{night(last)}{taken}{dazed(last)}</g>'
