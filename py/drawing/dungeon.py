"""The stones of a dungeon seen from above: rock, walls, slabs, doors, archways, bricks and stairs.

A grid step is 50 units, so the half of a domino is 100 units square, as everywhere. What
stands at a joint is drawn for the joint 0,0 with the way out to the east, and turned.

    stones = walls([(0, 0, 200, 100)]) + slab(100, 50, 0, 3, 5) + archway(200, 50, 0, 5)
"""

from __future__ import annotations

from collections.abc import Iterable

BRUSHES = ("rock", "outline", "wall", "stones", "floor")  # from the widest to the narrowest
STEP = 50  # units to a step of the grid
TURNS = (0, -90, 180, 90)  # degrees, for east, north, west and south

_BRICKS = "M-3-31h17v62h-17z"
_COURSES = "M-3-11h17M-3 10h17M5-31v20M5-11M9-11v21M4 10v21"
_STAIRS = "".join(f'<path class="step s{i}" d="M{8 * i} {2 * i - 40}h9v{80 - 4 * i}h-9z"/>' for i in range(5))

DUNGEON_DEFS = (
    '<pattern id="hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">'
    '<path class="scratch" d="M2 0v13M8 5v13M14 0v10"/></pattern>'
    '<pattern id="masonry" width="64" height="44" patternUnits="userSpaceOnUse">'
    '<path class="mortar" d="M0 1h64M0 23h64M14 1v22M46 23v22"/></pattern>'
    '<g id="slab"><rect class="slab-edge" x="-97" y="-47" width="194" height="94" rx="11"/>'
    '<rect class="slab" x="-96" y="-46" width="192" height="91" rx="10"/>'
    '<path class="groove" d="M0-36V36"/><path class="groove-light" d="M2.5-36V36"/>'
    '<circle class="pin-hole" r="8.5"/><circle r="6.5" fill="url(#p-brass)"/></g>'
    '<g id="door"><path class="sill" d="M-9-30H9V30H-9z"/>'
    '<path class="plank" d="M-5-26V26M0-26V26M5-26V26"/>'
    '<rect class="post" x="-12" y="-37" width="24" height="12" rx="3"/>'
    '<rect class="post" x="-12" y="25" width="24" height="12" rx="3"/></g>'
    '<g id="arch"><path class="jamb" d="M-3-36H14a36 36 0 0 1 0 72H-3z" transform="scale(.92 1)"/>'
    '<path class="dark" d="M-3-27H10a27 27 0 0 1 0 54H-3z"/></g>'
    f'<g id="bricked"><path class="bricks" d="{_BRICKS}"/><path class="course" d="{_COURSES}"/></g>'
    f'<g id="stairs"><path class="jamb" d="M-4-48H44V48H-4z"/>{_STAIRS}</g>'
    '<g id="torch"><circle class="halo" r="34"/><path class="bracket" d="M-4 2h8l-2 12h-4z"/>'
    '<path class="flame" d="M0-15q9 10 6 16-6 5-12 0-3-6 6-16z"/></g>'
    '<g id="torch-out"><path class="bracket" d="M-4 2h8l-2 12h-4z"/>'
    '<path class="smoke" d="M0 0q-9-9 0-18t0-20"/></g>'
    '<linearGradient id="beam" x1="1" x2="0"><stop offset="0%" class="c-day"/>'
    '<stop offset="100%" class="c-day-thin"/></linearGradient>'
    '<radialGradient id="sun"><stop offset="20%" class="c-day"/>'
    '<stop offset="100%" class="c-day-thin"/></radialGradient>'
)


def at(x: float, y: float, way: int) -> str:
    """The transform of what stands at a joint and points a way (0 east, 1 north, 2 west, 3 south)."""
    return f'transform="translate({x} {y}) rotate({TURNS[way]})"'


def walls(rooms: Iterable[tuple[int, int, int, int]], name: str = "plan") -> str:
    """Rock, masonry and floor under all rooms, which are (west, north, east, south) in units.

    One path drawn several times, each time with a thinner brush, so that the walls of rooms
    that join run into one another. The path has the name as its id, which is once on the page.
    """
    path = "".join(f"M{w} {n}H{e}V{s}H{w}z" for w, n, e, s in rooms)
    layers = "".join(f'<use href="#{name}" class="{brush}"/>' for brush in BRUSHES)
    return f'<g class="stone"><defs><path id="{name}" d="{path}"/></defs>{layers}</g>'


def slab(near: int, far: int) -> str:
    """A domino as a floor of bone around 0,0, `near` on the left."""
    one = f'<use href="#p{near}" x="-98" y="-50"/>' if near else ""
    two = f'<use href="#p{far}" x="-2" y="-50"/>' if far else ""
    return f'<use href="#slab"/>{one}{two}'


def half(number: int) -> str:
    """A half of such a domino around 0,0."""
    pips = f'<use href="#p{number}" x="-50" y="-50"/>' if number else ""
    return f'<rect class="slab" x="-47" y="-46" width="94" height="91" rx="10"/>{pips}'


def archway(number: int, way: int) -> str:
    """The inside of a free end: a dark archway with its number, which stands upright whatever the way, and
    may be turned by the page."""
    upright = f'transform="translate(15 0) rotate({-TURNS[way]})"'
    return f'<use href="#arch"/><g {upright}><text>{number}</text></g>'
