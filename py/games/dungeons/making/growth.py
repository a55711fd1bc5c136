"""How a map grows by itself: how likely a placement is, by how far the ways wind and how many halls are
wanted; and which of several maps is the best (DU5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dominoes.layout import CROSS, LEFT, RIGHT, STRAIGHT, Laid
from tabletop.actions import Action

# By the option's choice: as it comes, straight, winding.
SHAPES: tuple[Mapping[str, int], ...] = (
    {STRAIGHT: 2, LEFT: 1, RIGHT: 1, CROSS: 2},
    {STRAIGHT: 20, LEFT: 1, RIGHT: 1, CROSS: 2},
    {STRAIGHT: 1, LEFT: 6, RIGHT: 6, CROSS: 2},
)
# By the option's choice, for a hall, for a room that leads on to one in hand, for any other: some, few, many.
HALLS = ((4, 4, 4), (1, 1, 200), (200, 50, 1))
# By the option's choice: what a hall adds to a map, and what no map has more of.
EACH = (0, -1, 1)
BEST = (0, 0, 7)


def weight(action: Action, winding: int, halls: int, leads: bool) -> int:
    """How likely a placement is among others, or a starter; it `leads` to a hall if it shows the number of a
    double in hand."""
    hall, leading, other = HALLS[halls]
    by_size = hall if action.args[0].is_double else leading if leads else other
    return by_size * (SHAPES[winding][action.args[2]] if action.verb == "lay" else 1)


def worth(laid: Sequence[Laid], halls: int) -> tuple[int, int]:
    """How good a map is among others: its rooms, and of as many the halls as they are wanted."""
    return len(laid), EACH[halls] * sum(piece.domino.is_double for piece in laid)
