"""What a map is drawn on and with: the measure of its units, its two sets of inks, and the look asked for.

A half of a domino is 120 units wide, which 2, 3, 4, 5 and 6 squares divide into whole ones. A map is taken
away, so its colours are its own and nothing in it asks the page for anything.
"""

from __future__ import annotations

from typing import NamedTuple

from games.dungeons.chart.walls import ROCK, Plan

HALF = 120  # units to the side of a half
AROUND = HALF * ROCK  # units around a room in which all that belongs to it is drawn

Box = tuple[float, float, float, float]  # west, north, east, south, in units


class Look(NamedTuple):
    """How a map is to look. gm: with what the game master alone knows; grid: with lines of squares; ink:
    sparing ink, for printing; pixels: to a square."""

    gm: bool
    grid: bool
    ink: bool
    pixels: int = 70


class Inks(NamedTuple):
    """The colours of a map, and the widths of its lines in units."""

    paper: str
    shade: str  # the rock nearest to the rooms
    hatch: str
    floor: str
    shadow: str  # of the walls, on the floors
    line: str  # walls and outlines
    grain: str  # grid, cracks and the groove
    pip: str
    rim: str  # of a pip
    wood: str
    brass: str
    dark: str  # where nobody has been yet
    stone: str  # columns and rubble
    mark: str  # what only the game master sees
    wall: float
    thin: float
    scratch: float


WARM = Inks(
    paper="#f1e6cf",
    shade="#d8c6a2",
    hatch="#6b573d",
    floor="#faf2df",
    shadow="#cdb991",
    line="#2d2218",
    grain="#c9b48c",
    pip="#ecdcba",
    rim="#d3bf96",
    wood="#c8975a",
    brass="#e0b13c",
    dark="#3a2d20",
    stone="#d9ccb2",
    mark="#9c2f22",
    wall=7,
    thin=2,
    scratch=1.5,
)
SPARING = Inks(
    paper="#ffffff",
    shade="#ffffff",
    hatch="#8a8a8a",
    floor="#ffffff",
    shadow="#ffffff",
    line="#000000",
    grain="#bdbdbd",
    pip="#ffffff",
    rim="#c4c4c4",
    wood="#ffffff",
    brass="#ffffff",
    dark="#ffffff",
    stone="#ffffff",
    mark="#000000",
    wall=4,
    thin=1.4,
    scratch=1,
)


def inks(look: Look) -> Inks:
    """The inks of a look."""
    return SPARING if look.ink else WARM


def unit(plan: Plan) -> float:
    """How many units there are to a square."""
    return HALF / plan.squares


def whole(plan: Plan) -> Box:
    """The whole map in units."""
    return 0, 0, plan.width * unit(plan), plan.height * unit(plan)


def meet(one: Box, other: Box, reach: float = 0) -> bool:
    """Do two boxes overlap, when one of them is so much larger on all sides?"""
    return (
        one[0] - reach < other[2]
        and other[0] < one[2] + reach
        and one[1] - reach < other[3]
        and other[1] < one[3] + reach
    )


def stroke(colour: str, width: float, cap: str = "butt", dashes: str = "none") -> str:
    """The attributes of a line that fills nothing: its colour, width in units, ends, and dashes if any."""
    return (
        f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="{cap}" '
        f'stroke-linejoin="round" stroke-dasharray="{dashes}"'
    )
