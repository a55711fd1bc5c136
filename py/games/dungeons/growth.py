"""How a map grows by itself: how likely a placement is, by how far the ways wind and how many halls are
wanted (DU5.2)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.actions import Action
from tabletop.layout import CROSS, LEFT, RIGHT, STRAIGHT

# By the option's choice: as it comes, straight, winding.
SHAPES: tuple[Mapping[str, int], ...] = (
    {STRAIGHT: 2, LEFT: 1, RIGHT: 1, CROSS: 2},
    {STRAIGHT: 20, LEFT: 1, RIGHT: 1, CROSS: 2},
    {STRAIGHT: 1, LEFT: 6, RIGHT: 6, CROSS: 2},
)
# By the option's choice, for a hall and for any other room: some, few, many.
HALLS = ((4, 4), (1, 12), (40, 4))


def weight(action: Action, winding: int, halls: int) -> int:
    """How likely a placement is among others, or a starter."""
    hall, other = HALLS[halls]
    by_size = hall if action.args[0].is_double else other
    return by_size * (SHAPES[winding][action.args[2]] if action.verb == "lay" else 1)
