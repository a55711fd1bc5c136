"""A map as a picture: its rooms, doors and exits, and either a hero's way, with the boss in a free corner, or
all its lights."""

from __future__ import annotations

from dominoes.domino import Domino
from dominoes.layout import End
from drawing.bestiary import BOSSES, MONSTERS, Monster
from drawing.dungeon import STEP, archway, walls
from drawing.plate import SIDE, plate
from drawing.sketch import Box, around, floor, placed, units
from games.dungeons.charting import exit_kind
from games.dungeons.rules import Dungeons
from games.dungeons.story.history import farthest, heart, last, tolls
from games.dungeons.story.way import finale, so_far
from tabletop.grid import SOUTH
from tabletop.match import Match

EDGE = 16
NEAREST = 1.1  # the scale of a map of few rooms


def poster(match: Match, whom: Monster | None = None) -> str:
    """The map as it was left, and what came of it; in the corner this one, or whoever fits."""
    state = last(match)
    laid = state.laid
    west, north, east, south = (n * STEP for n in around(piece.rect for piece in laid))
    south += 2 * STEP  # the stairs
    scale = min(NEAREST, (SIDE - 2 * EDGE) / max(east - west, south - north))
    x, y = (SIDE - scale * (west + east)) / 2, (SIDE - scale * (north + south)) / 2
    rooms = "".join(floor(piece, piece.near_number, state.reward(piece)) for piece in laid)
    doors = "".join(f'<use href="#door" {placed(piece.joint, piece.way)}/>' for piece in laid[1:])
    exits = "".join(_exit(state, end) for end in state.ends)
    way = so_far(state) if state.playing and not state.ending else finale(state)
    stone = walls((units(piece.rect) for piece in laid), f"plan-{match.at}")  # several may stand on the page
    boxes = [_scaled(units(piece.rect), scale, x, y) for piece in laid]
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><clipPath id="frame"><rect x="{EDGE}" y="{EDGE}" '
        f'width="{SIDE - 2 * EDGE}" height="{SIDE - 2 * EDGE}" rx="36"/></clipPath>'
        '<g class="dungeons" clip-path="url(#frame)">'
        f'<rect class="poster-rock" width="{SIDE}" height="{SIDE}"/>'
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})">'
        f"{stone}{rooms}{doors}{_stairs(state)}{exits}"
        f"{_burnt(match)}{way}</g>{plate(whom.looks if whom else _looks(state), boxes)}</g></svg>"
    )


def _stairs(state: Dungeons) -> str:
    torch = "torch-out" if state.ending == "dark" else "torch"
    torches = "".join(f'<use href="#{torch}" transform="translate(10 {y}) rotate(-90)"/>' for y in (-66, 66))
    return f'<g {placed(state.laid[0].joint, SOUTH)}><use href="#stairs"/>{torches}</g>'


def _exit(state: Dungeons, end: End) -> str:
    """An exit as the players see it."""
    kind = exit_kind(state, end)
    if kind in ("blocked", "secret"):
        return f'<use href="#bricked" {placed(end.joint, end.way)}/>'
    if kind == "locked":
        return f'<use href="#door" {placed(end.joint, end.way)}/>'
    return f'<g class="end" {placed(end.joint, end.way)}>{archway(end.number, end.way)}</g>' if kind else ""


def _burnt(match: Match) -> str:
    """A torch that went out at each door that has cost one."""
    state = last(match)
    return "".join(
        f'<use href="#torch-out" {placed(piece.joint, piece.way)}/>'
        for piece in state.laid
        if tolls(match)[piece.domino]
    )


def _scaled(box: Box, scale: float, x: float, y: float) -> tuple[float, float, float, float]:
    west, north, east, south = (n * scale for n in box)
    return west + x, north + y, east + x, south + y


def _looks(state: Dungeons) -> tuple[str, ...]:
    """Whose portrait: the boss's, where a hero went down; else of whoever lives at the map's heart."""
    if state.playing:
        first = state.laid[0].near_number
        return BOSSES[Domino(first, first)].looks
    place = heart(state)
    return MONSTERS[state.laid[place if place >= 0 else farthest(state)].domino].looks
