"""The field of ice: which domino lies on which square, which ways lead over it, and where a domino may lie.

A floe is a domino by the squares of its low and its high half. The ice is a list of floes, in the order of
`pieces.NINE`; its chart says the same from the other side, square by square. A chart is kept beside the list
because every choice asks it a hundred times.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from dominoes.domino import Domino
from games.penguins.pieces import NINE, STEPS, WIDEST, Lay
from tabletop.actions import Action
from tabletop.grid import COMPASS, Point, Rect, opposite


class Floe(NamedTuple):
    """How a domino lies: the squares of its low half and of its high half."""

    low: Point
    high: Point


Chart = dict[Point, tuple[int, int]]  # by square: the place of its domino in the list, and its number


@cache
def near(square: Point) -> tuple[Point, ...]:
    """PN1.1: the four squares that share an edge with this one, by direction."""
    return tuple(square.go(way, 1) for way in range(4))


def beside(square: Point, way: str) -> Point:
    """The square that lies this way of another: "east", "north", "west" or "south"."""
    return near(square)[COMPASS.index(way)]


def laid(tile: Domino, one: Point, other: Point) -> Floe:
    """A domino with its low half on one square and its high half on the other; a double's halves are alike,
    and its western or northern square is called the low one."""
    return Floe(other, one) if tile.is_double and other < one else Floe(one, other)


CELLS = [(place, number) for place, tile in enumerate(NINE) for number in tile]


def chart(floes: Iterable[Floe]) -> Chart:
    """The chart of these floes."""
    return dict(zip(chain.from_iterable(floes), CELLS, strict=False))


def steps(ice: Chart, goals: Iterable[Point]) -> dict[Point, int]:
    """How many steps it is to the nearest of these squares from each that ice joins to them, whatever the
    dice say and whoever stands in between."""
    edge = list(goals)
    far = dict.fromkeys(edge, 0)
    for here in edge:  # it grows on the way
        for there in near(here):
            if there in ice and there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def span(squares: Iterable[Point]) -> Rect:
    """The box around squares; east and south are the last column and row themselves."""
    xs, ys = zip(*squares, strict=True)
    return Rect(min(xs), min(ys), max(xs), max(ys))


class Ways(NamedTuple):
    """PN2.2 to PN2.4: where a penguin can stop, nearest first, and for each square on a way there the one
    before it, None for a first step."""

    ends: list[Point]
    before: dict[Point, Point | None]

    def to(self, end: Point) -> list[Point]:
        """A shortest legal way to a square, step by step, without the square where it begins."""
        squares = [end]
        while before := self.before[squares[-1]]:
            squares.append(before)
        return squares[::-1]


def ways(
    ice: Chart, starts: Sequence[Point], die: int, own: Collection[Point], penguins: Mapping[Point, bool]
) -> Ways:
    """Where the roll of `die` takes a penguin: a search step by step, over everything that does not end the
    move. From the middle of its nest a penguin starts on both squares, and entering one of them is a step.

    own: the squares of its buddies. penguins: those of the other penguins, and whether it may pass there.
    """
    ends: list[Point] = []
    before: dict[Point, Point | None] = {}
    start = starts[0] if len(starts) == 1 else None
    edge: Sequence[Point] = starts
    for step in range(STEPS):
        reached = []
        for here in edge:
            for there in near(here):
                if there in before or there not in ice or there == start:
                    continue
                number = ice[there][1]
                halts = number == die or not number or there in own
                if there not in penguins:
                    ends.append(there)
                elif halts or not penguins[there]:
                    continue
                before[there] = here if step else None
                if not halts:
                    reached.append(there)
        edge = reached
    return Ways(ends, before)


_Lays = tuple[Action, ...]
_Cross = tuple[Point, Point, Point, Point, _Lays, _Lays, _Lays, _Lays]
_tables: dict[Domino, dict[Point, _Cross]] = {}


def _at(tile: Domino, square: Point) -> _Cross:
    """The squares beside this one, and for each of them how the domino can lie on both: a double in one way,
    others in two."""
    east, north, west, south = near(square)
    lays = [_both(tile, square, there, way) for way, there in enumerate(near(square))]
    cross = (east, north, west, south, lays[0], lays[1], lays[2], lays[3])
    _tables[tile][square] = cross
    return cross


def _both(tile: Domino, one: Point, other: Point, way: int) -> tuple[Action, ...]:
    if not tile.is_double:
        return Lay(tile, one, COMPASS[way]), Lay(tile, other, COMPASS[opposite(way)])
    return (Lay(tile, one, COMPASS[way]) if one < other else Lay(tile, other, COMPASS[opposite(way)]),)


def placements(ice: Chart, floes: Sequence[Floe], place: int) -> list[Action]:
    """PN3.3: all ways to lay the domino at this place of the list, each once: edge to edge with another one,
    on no other's squares, not as it lies, and so that the ice does not grow too wide."""
    tile, (low, high) = NINE[place], floes[place]
    solid = ice.copy()
    del solid[low], solid[high]
    around = dict.fromkeys(chain.from_iterable(map(near, solid)))  # the other dominoes, and a rim of water
    table = _tables.setdefault(tile, {})
    found: list[Action] = []
    for square in around:
        if square in solid:
            continue
        cross = table.get(square) or _at(tile, square)
        east, north, west, south, to_east, to_north, to_west, to_south = cross
        if east not in solid:
            found += to_east
        if north not in around:  # what lies along the rim is found once: from its west or its north
            found += to_north
        if west not in around:
            found += to_west
        if south not in solid:
            found += to_south
    if low in around or high in around:
        found.remove(Lay(tile, low, COMPASS[near(low).index(high)]))
    return found


def fits(floes: Sequence[Floe], action: Action) -> bool:
    """PN3.3: does the ice stay within its width and height, when a domino is laid so?"""
    tile, square, way = action.args
    others = [place for place, other in zip(floes, NINE, strict=False) if other != tile]
    west, north, east, south = span(
        [square, beside(square, way), *(square for floe in others for square in floe)]
    )
    return east - west < WIDEST and south - north < WIDEST
