"""How one goes on from a room of a layout, for a cursor that walks it: by direction, through doors and free
ends, by the ids that drawings give them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dominoes.domino import Domino, spoken
from dominoes.layout import CROSS, STRAIGHT, End, Laid, heading
from tabletop.grid import COMPASS, Point, opposite


def room_id(domino: Domino) -> str:
    """The id of a room."""
    return f"room-{domino}"


def end_id(joint: Point) -> str:
    """The id of a free end or an exit."""
    return f"end-{joint.x}_{joint.y}"


def ways(laid: Sequence[Laid], ends: Iterable[End], room: int) -> dict[int, str]:
    """Where each direction leads from a room, doors before free ends; the room is a place in the order of
    laying."""
    piece = laid[room]
    found = {end.way: end_id(end.joint) for end in ends if end.owner == room}
    found |= {one.way: room_id(one.domino) for one in laid if one.joins == room}
    if piece.joins >= 0:
        found[opposite(piece.way)] = room_id(laid[piece.joins].domino)
    return found


def beside(laid: Sequence[Laid], domino: Domino) -> str:
    """Where a room lies: "west of three-five"; empty for the first one, and for none."""
    piece = next((one for one in laid if one.domino == domino and one.joins >= 0), None)
    return f"{COMPASS[piece.way]} of {spoken(laid[piece.joins].domino)}" if piece else ""


def lies(way: int, shape: str) -> str:
    """How a domino lies that is laid in a direction in a shape of `layout.SHAPES`.

    >>> lies(1, "straight"), lies(1, "left"), lies(0, "cross")
    ('straight on', 'turned to the west', 'crosswise')
    """
    if shape == CROSS:
        return "crosswise"
    return "straight on" if shape == STRAIGHT else f"turned to the {COMPASS[heading(way, shape)]}"
