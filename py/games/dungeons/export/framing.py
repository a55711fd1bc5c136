"""Edges that stay where they are while more and more of a map is shown (DU7.2), so that what was imported or
printed at the beginning of an evening fits what is taken away later."""

from __future__ import annotations

from math import ceil, floor

from games.dungeons.making.position import Position
from tabletop.grid import Rect

BLOCK = 8  # grid steps by which edges move out where nobody knows how far a map will reach: four halves


def frame(state: Position) -> Rect:
    """What a map covers from the start: all of it if it was made before; if it grows, whole blocks."""
    rects = [piece.rect for piece in state.laid]
    block = BLOCK if state.during else 1
    return Rect(
        block * floor(min(rect.west for rect in rects) / block),
        block * floor(min(rect.north for rect in rects) / block),
        block * ceil(max(rect.east for rect in rects) / block),
        block * ceil(max(rect.south for rect in rects) / block),
    )
