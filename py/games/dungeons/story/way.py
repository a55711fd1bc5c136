"""What the table shows when it is over: the way of a hero, out to the daylight or to where the last torch
went out; or a map with all its lights on."""

from __future__ import annotations

from dominoes.layout import Laid
from drawing.route import daylight, dazed, line, night, route
from drawing.sketch import placed, units
from games.dungeons.making.depths import depths
from games.dungeons.rules import Dungeons
from games.dungeons.story.history import LOST
from tabletop.wording import counted

INSET = 7  # units between the edge of a room and what frames it


def finale(state: Dungeons) -> str:
    """The drawing that is laid over the map."""
    if not state.playing:
        return _lights(state)
    laid, rooms = state.laid, hero_rooms(state)
    taken = line(route(laid, rooms, state.ending != "dark"))
    entered = counted(len(state.entered), "room")
    if state.ending == "dark":
        words = f"The hero’s way, through {entered}, to where the last torch went out"
        inside = f"{night(laid[rooms[-1]])}{taken}{dazed(laid[rooms[-1]])}"
    else:
        words = f"The hero’s way, through {entered} and out to the daylight"
        frames = "".join(_frame(laid[state.place(tile)]) for tile in state.trophies)
        inside = f"{daylight(laid[0])}{frames}{taken}"
    return f'<g class="finale" role="img" aria-label="{words}">{inside}</g>'


def so_far(state: Dungeons) -> str:
    """A hero’s way up to now."""
    return line(route(state.laid, hero_rooms(state), False))


def hero_rooms(state: Dungeons) -> list[int]:
    """The rooms that a hero has entered, by their places, in order; in the end, for whoever is lost, the one
    before whose next door the last torch went out."""
    rooms = [state.place(tile) for tile in state.entered]
    lost = [event.args[0] for event in state.events() if event.kind in LOST]
    before = [state.laid[state.place(tile)].joins for tile in lost] if state.ending == "dark" else []
    return rooms + [place for place in before if place != rooms[-1]]


def _frame(piece: Laid) -> str:
    """A room whose trophy came home."""
    west, north, east, south = units(piece.rect)
    size = f'width="{east - west - 2 * INSET}" height="{south - north - 2 * INSET}"'
    return f'<rect class="won-room" x="{west + INSET}" y="{north + INSET}" {size} rx="14"/>'


def _lights(state: Dungeons) -> str:
    """Light in every room and torches at every door, from the stairs inwards."""
    by_depth: dict[int, str] = {}
    for piece, depth in zip(state.laid, depths(state.laid), strict=True):
        by_depth[depth] = by_depth.get(depth, "") + _lit(piece)
    waves = "".join(f'<g class="wave">{by_depth[depth]}</g>' for depth in sorted(by_depth))
    words = f"The whole map in the light, all {counted(len(state.laid), 'room')}"
    return f'<g class="finale lights" role="img" aria-label="{words}">{waves}</g>'


def _lit(piece: Laid) -> str:
    """A room with the light on, and the torches at its door."""
    west, north, east, south = units(piece.rect)
    glow = f'<rect class="alight" x="{west}" y="{north}" width="{east - west}" height="{south - north}"/>'
    torches = "".join(
        f'<use href="#torch" transform="translate(0 {y}) rotate(-90) scale(.7)"/>' for y in (-52, 52)
    )
    at_door = f"<g {placed(piece.joint, piece.way)}>{torches}</g>" if piece.joins >= 0 else ""
    return f"{glow}{at_door}"
