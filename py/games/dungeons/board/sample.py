"""A map as the options make it, drawn small, for whoever turns the dials."""

from __future__ import annotations

from collections.abc import Mapping

from drawing.sketch import around
from games.dungeons import pieces
from games.dungeons.rules import Dungeons
from tabletop.grid import Rect

SEED = "sample"
FEW = 5  # rooms of a map that has just begun


def drawn(options: Mapping[str, int]) -> str:
    """A whole map made before the game, or the first few rooms of one that grows during it."""
    state = Dungeons(SEED, **options)
    if state.during:
        state.play(pieces.Hold())
        while state.open_exits() and len(state.laid) < FEW:
            legal = state.legal_actions()
            state.play(
                pieces.Choose() if pieces.Choose() in legal else pieces.Open(state.open_exits()[0].joint)
            )
    else:
        state.grow()
    west, north, east, south = around(piece.rect for piece in state.laid)
    side = max(east - west, south - north)
    box = f"{(west + east - side) / 2:g} {(north + south - side) / 2:g} {side} {side}"
    rooms = "".join(_room(piece.rect, piece.domino.is_double) for piece in state.laid)
    return (
        f'<svg class="sample" viewBox="{box}" role="img" aria-label="A map as you have chosen">{rooms}</svg>'
    )


def _room(rect: Rect, hall: bool) -> str:
    west, north, east, south = rect
    return (
        f'<rect class="{"hall" if hall else "room"}" x="{west + 0.15}" y="{north + 0.15}" '
        f'width="{east - west - 0.3:g}" height="{south - north - 0.3:g}" rx=".3"/>'
    )
