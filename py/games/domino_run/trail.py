"""The whole run as a picture: every domino from the first to the runner's last, as a snake on felt.

The line on the table forgets what lies behind the enemy; here it is put together again from the states of the
match. Keys lie turned over, small prints show where the enemy stood when a turn began.
"""

from __future__ import annotations

from typing import NamedTuple

from drawing import face
from games.domino_run.rules import DominoRun
from tabletop.match import Match

SIDE, ROOM = 1200, 1060  # of the picture, and of it for the trail, in units
RIM = 30  # of the picture, on which nothing stands
FEW = 4  # dominoes side by side, however short the run
GAP = 0.32  # between two rows, in lengths of a domino
CUBE, PRINT = 0.0039, 0.0021  # what these are drawn smaller by, to each unit of a domino's length


class Slab(NamedTuple):
    """A domino of the trail as it lay: its halves, and whether it became a key."""

    first: int
    second: int
    key: bool


class Trail(NamedTuple):
    """The dominoes, and on which of their spaces, counted from the first, the enemy stood when a turn began,
    and where both stand at the end; less than 0 is before the first."""

    slabs: list[Slab]
    stood: list[int]
    runner: int
    enemy: int


class Place(NamedTuple):
    """Where a domino lies: its middle, its length, and whether it runs back."""

    x: float
    y: float
    wide: float
    back: bool


def trail(match: Match) -> Trail:
    """The run put together again."""
    slabs: list[Slab] = []
    stood: set[int] = set()
    gone = runner = enemy = 0  # dominoes that have left the line, and spaces counted with them
    for state in match.past(DominoRun):
        first = gone
        for event in state.events():
            if event.kind == "key":
                slabs[first:] = [
                    slab._replace(key=slab.key or slab[:2] == event.args[0]) for slab in slabs[first:]
                ]
            elif event.kind == "key kept":
                gone += 1
            elif event.kind == "returned":
                gone += len(event.args[0])
        halves = zip(state.line[::2], state.line[1::2], state.flipped, strict=True)
        slabs[gone:] = [Slab(*lying) for lying in halves]
        runner, enemy = 2 * gone + state.runner, 2 * gone + state.enemy
        if state.step == "move" and not state.used:
            stood.add(enemy)
    return Trail(slabs[: runner // 2 + 1], sorted(stood - {enemy, -1}), runner, enemy)


def lying(state: DominoRun) -> Trail:
    """The line as it lies on the table."""
    halves = zip(state.line[::2], state.line[1::2], state.flipped, strict=True)
    return Trail([Slab(*slab) for slab in halves], [], state.runner, state.enemy)


def poster(match: Match) -> str:
    """The whole run."""
    return snake(trail(match))


def snake(run: Trail, few: int = FEW) -> str:
    """A trail as a snake from the top left, as large as it has room, and so many side by side at least."""
    count = len(run.slabs)
    across = next(n for n in range(few, count + few) if _height(count, n) <= ROOM)
    wide = ROOM / across
    top = (SIDE - _height(count, across)) / 2
    places = [_place(i, across, wide, top) for i in range(count)]
    cord = "L".join(f"{place.x:.0f} {place.y:.0f}" for place in places)
    tiles = "".join(_tile(*both) for both in zip(run.slabs, places, strict=True))
    prints = "".join(_stone("enemy-print", space, places, PRINT, 0.37) for space in run.stood)
    looms = -0.3 if run.enemy == run.runner else 0.0  # over the shoulder of whom it has caught
    cubes = _stone("cube-enemy", run.enemy, places, CUBE, looms)
    cubes += _stone("cube-runner", run.runner, places, CUBE, 0)
    return (
        f'<svg viewBox="0 0 {SIDE} {SIDE}"><g class="domino-run"><rect class="poster-felt" x="16" y="16" '
        f'width="{SIDE - 32}" height="{SIDE - 32}" rx="36"/><rect class="poster-stitch" x="30" y="30" '
        f'width="{SIDE - 60}" height="{SIDE - 60}" rx="26"/>'
        f'<path class="poster-cord" stroke-width="{wide / 24:.1f}" d="M{cord}"/>'
        f"{tiles}{prints}{cubes}</g></svg>"
    )


def _height(count: int, across: int) -> float:
    """How high so many dominoes stand, so many side by side."""
    return -(-count // across) * ROOM / across * (0.5 + GAP)


def _place(i: int, across: int, wide: float, top: float) -> Place:
    """Where the domino of this number lies: every other row runs back."""
    row, column = divmod(i, across)
    back = row % 2 == 1
    left = (SIDE - ROOM) / 2
    return Place(
        left + wide * ((across - 1 - column if back else column) + 0.5),
        top + wide * (0.5 + GAP) * (row + 0.5),
        wide,
        back,
    )


def _tile(slab: Slab, place: Place) -> str:
    """A domino in its place; those that run back are mirrored, so that the light still falls from above."""
    scale = place.wide / 204
    look = '<use href="#key"/>' if slab.key else face(slab.first, slab.second)
    return (
        f'<g transform="translate({place.x:.1f} {place.y:.1f}) '
        f'scale({-scale if place.back else scale:.4f} {scale:.4f}) translate(-100 -49)">{look}</g>'
    )


def _stone(name: str, space: int, places: list[Place], size: float, below: float) -> str:
    """A cube on a space, or a print below it; before the first domino it stands beside that."""
    if space // 2 >= len(places):
        return ""
    place = places[max(space, 0) // 2]
    side = -0.5 if space < 0 else 0.25 if space % 2 else -0.25
    half = 50 * place.wide * size
    x = place.x + place.wide * (-side if place.back else side)
    x = min(max(x, RIM + half), SIDE - RIM - half)  # whole, wherever it stands
    y = place.y + place.wide * below
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({place.wide * size:.4f}) translate(-50 -62)">'
        f'<use href="#{name}"/></g>'
    )
