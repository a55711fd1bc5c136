"""How the ice lies at the start (PN1.2, PN5): each layout is one connected field, the same after half a turn,
with holes, so that altering it matters from the first turn on.

A domino that lies flat is drawn `<>`, one that stands `^` over `v`; a dot is open water.
"""

from __future__ import annotations

from tabletop.grid import EAST, SOUTH, Point

SIX = """
    .^<><><>^.
    ^v.<><>^v^
    v<>....v^v
    ^.^....^v^
    v^v....v.v
    ^v^....<>^
    v^v<><>.^v
    .v<><><>v.
"""

NINE = """
    .<><>^^^<>.
    <>.<>vvv.<>
    ^.^<>.^<>.^
    v^v.^^v.<>v
    ^v<>vv<><>^
    v^.^^^^^.^v
    ^v.vvvvv.v^
    v<><>^^<>^v
    ^<>.^vv.^v^
    v.<>v.<>v.v
    <>.^^^<>.<>
    .<>vvv<><>.
"""

ENDS = {"<": (EAST, ">"), "^": (SOUTH, "v")}  # the first half's sign: the way to the other half, and its sign


def places(layout: str) -> list[tuple[Point, Point]]:
    """The two squares of each domino of a layout, row by row; the first is the western or northern one.
    ValueError if a half stands alone."""
    rows = [line.strip() for line in layout.split("\n") if line.strip()]
    signs = {Point(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    found = []
    for square, sign in signs.items():
        if sign in ENDS:
            way, other = ENDS[sign]
            if signs.get(square.go(way, 1)) != other:
                raise ValueError(f"The half at {square} stands alone.")
            found.append((square, square.go(way, 1)))
    if 2 * len(found) != len(signs):
        raise ValueError("A half without its other one.")
    return found
