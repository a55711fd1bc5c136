"""What Penguin's Night Out is played with: its dominoes, the printed numbers, and the kinds of action."""

from __future__ import annotations

from dominoes.domino import Domino, double_set
from tabletop.actions import Kind
from tabletop.grid import COMPASS, Point

BUDDIES = 2  # PN1.4: of each penguin
STEPS = 6  # PN2.2: at most, in Elbow Room too
ROUNDS = 200  # PN4: then it is a draw
WIDEST = 64  # PN3.3: squares that the ice may measure from end to end
HEAD_STARTS = (
    ("buddies within 5 squares", (5, 5)),
    ("buddies within 4 squares", (4, 4)),
    ("buddies within 3 squares", (3, 3)),
    ("buddies within 2 squares", (2, 2)),
    ("buddies within 2 and 5 squares", (2, 5)),
    ("buddies within 2 and 3 squares", (2, 3)),
    ("buddies within 2 and 4 squares", (2, 4)),
)  # PN5.3: in words, and how far from the nest each buddy is hidden at most
RISING = (1, 2, 5, 7, 3, 6, 4)  # the head starts from little to much
NINE = sorted(double_set(9), key=lambda tile: (tile.high, tile.low))
SIX = NINE[: len(double_set(6))]
INDEX = {tile: place for place, tile in enumerate(NINE)}  # the same in both sets


def read_way(text: str) -> str:
    """The name of a direction. ValueError if it is none."""
    return COMPASS[COMPASS.index(text)]


Place = Kind("place", "place buddy {} at {}", int, Point.parse)
Stay = Kind("stay", "stay")
Go = Kind("go", "go to {}", Point.parse)
Nudge = Kind("nudge", "move buddy {} to {}", int, Point.parse)
Lift = Kind("lift", "lift {}", Domino.parse)
Lay = Kind("lay", "lay {} at {} {}", Domino.parse, Point.parse, read_way)
Drop = Kind("drop", "leave it where it lies")
Leave = Kind("leave", "leave the rest")

KINDS = (Place, Stay, Go, Nudge, Lift, Lay, Drop, Leave)


def owner(buddy: int) -> int:
    """The seat of the penguin whose buddy this is: 0 and 1 are of the first seat, 2 and 3 of the second."""
    return buddy // BUDDIES
