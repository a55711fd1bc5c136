"""The whole dungeon as a picture: its rooms, the way through them, and the boss in a free corner."""

from __future__ import annotations

from dominoes.layout import End
from drawing.bestiary import BOSSES, Monster
from drawing.dungeon import STEP, archway, walls
from drawing.plate import SIDE, plate
from drawing.sketch import Box, around, floor, placed, units
from games.dunginoes.rules import Dunginoes
from games.dunginoes.way import way
from tabletop.grid import SOUTH
from tabletop.match import Match

EDGE = 16
NEAREST = 1.1  # the scale of a dungeon of few rooms


def poster(match: Match, whom: Monster | None = None) -> str:
    """The dungeon as it was left, with the boss, or somebody else, in the corner."""
    state = match.state
    assert isinstance(state, Dunginoes)
    laid = state.laid
    west, north, east, south = (n * STEP for n in around(piece.rect for piece in laid))
    south += 2 * STEP  # the stairs
    scale = min(NEAREST, (SIDE - 2 * EDGE) / max(east - west, south - north))
    x, y = (SIDE - scale * (west + east)) / 2, (SIDE - scale * (north + south)) / 2
    rooms = "".join(floor(piece, piece.near_number, piece.domino.other(piece.near_number)) for piece in laid)
    doors = "".join(f'<use href="#door" {placed(piece.joint, piece.way)}/>' for piece in laid[1:])
    ends = "".join(_end(end) for end in state.ends)
    torch = "torch" if state.escaped or not state.ending else "torch-out"
    torches = "".join(f'<use href="#{torch}" transform="translate(10 {y}) rotate(-90)"/>' for y in (-66, 66))
    stairs = f'<g {placed(laid[0].joint, SOUTH)}><use href="#stairs"/>{torches}</g>'
    stone = walls((units(piece.rect) for piece in laid), f"plan-{match.at}")  # several may stand on the page
    boxes = [_scaled(units(piece.rect), scale, x, y) for piece in laid]
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><clipPath id="frame"><rect x="{EDGE}" y="{EDGE}" '
        f'width="{SIDE - 2 * EDGE}" height="{SIDE - 2 * EDGE}" rx="36"/></clipPath>'
        '<g class="dunginoes" clip-path="url(#frame)">'
        f'<rect class="poster-rock" width="{SIDE}" height="{SIDE}"/>'
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})">'
        f"{stone}{rooms}{doors}{stairs}{ends}{way(state) if state.ending else ''}</g>"
        f"{plate((whom or BOSSES[laid[0].domino]).looks, boxes)}</g></svg>"
    )


def _scaled(box: Box, scale: float, x: float, y: float) -> tuple[float, float, float, float]:
    west, north, east, south = (n * scale for n in box)
    return west + x, north + y, east + x, south + y


def _end(end: End) -> str:
    if end.walled:
        return f'<use href="#bricked" {placed(end.joint, end.way)}/>'
    return f'<g class="end" {placed(end.joint, end.way)}>{archway(end.number, end.way)}</g>'
