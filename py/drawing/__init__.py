"""The pieces: dominoes, dice, cubes and keys as SVG text.

Each function is pure: values in, text out. What is drawn many times (a pip, the bone of
a tile) stands once per page in `defs()`, and every piece points there with <use>. Colours
are not written here: the pieces name classes, and static/table.css dresses them.

    page = defs() + domino(3, 5) + die(4)
"""

from drawing.dice import DICE_DEFS, die
from drawing.domino import DOMINO_DEFS, back, domino, face
from drawing.paint import GRADIENTS
from drawing.pawn import PAWN_DEFS, cube

__all__ = ["back", "cube", "defs", "die", "domino", "face"]


def defs(more: str = "") -> str:
    """The shared parts of all pieces, and `more` of a game's own: once per page, before the first piece."""
    return (
        '<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>'
        f"{GRADIENTS}{DOMINO_DEFS}{DICE_DEFS}{PAWN_DEFS}{more}</defs></svg>"
    )
