"""Where the names of pawns stand on the map, so that each can be read and none lies on a pawn (DU6.7).

A name stands below its pawn, else above it, else beside it. Where all four places are taken, it is seen only
while its pawn is picked or pointed at.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import unescape
from typing import NamedTuple

from games.dungeons.chart.model import TokenKind
from games.dungeons.chart.paper import Box, meet
from tabletop.typed import width

LETTER, LINE = 13.0, 26.0  # units: how wide a letter is and how high a line, where the map is seen from far
DISC = 0.62  # squares from a pawn's middle to its edge, as it is seen from far
GAP = 3.0  # units between a pawn and its name
BASE = 0.72  # of a line lies above the foot of its letters


class Label(NamedTuple):
    """A name's place from the middle of its pawn, in units, and its `text-anchor`; crowded: is there no room
    for it?"""

    x: float
    y: float
    anchor: str
    crowded: bool = False


class Pawn(NamedTuple):
    """A pawn: its key, whose it is, its middle in units, and its name, safe for the page."""

    key: str
    kind: TokenKind
    x: float
    y: float
    name: str


def labels(pawns: Sequence[Pawn], unit: float) -> list[Label]:
    """The places of all names; `unit` is how many units a square is wide."""
    reach = unit * DISC
    taken = [(one.x - reach, one.y - reach, one.x + reach, one.y + reach) for one in pawns]
    found = []
    for pawn in pawns:
        choices = _choices(reach)
        label = next((one for one in choices if not any(meet(_box(pawn, one), box) for box in taken)), None)
        found.append(label or choices[0]._replace(crowded=True))
        if label:
            taken.append(_box(pawn, label))
    return found


def _width(pawn: Pawn) -> float:
    return LETTER * width(unescape(pawn.name))


def _choices(reach: float) -> list[Label]:
    """Below, above, on the right, on the left."""
    foot = LINE * BASE
    side = reach + GAP
    return [
        Label(0, side + foot, "middle"),
        Label(0, -side - LINE + foot, "middle"),
        Label(side, foot - LINE / 2, "start"),
        Label(-side, foot - LINE / 2, "end"),
    ]


def _box(pawn: Pawn, label: Label) -> Box:
    """What a name covers."""
    width = _width(pawn)
    west = pawn.x + label.x - {"start": 0, "middle": width / 2, "end": width}[label.anchor]
    north = pawn.y + label.y - LINE * BASE
    return west, north, west + width, north + LINE
