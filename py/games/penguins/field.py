"""The field of ice: which domino lies on which square, which ways lead over it, and where a domino may lie.

A floe is a domino by the squares of its low and its high half. The ice is a list of floes, in the order of
`pieces.NINE`; its chart says the same from the other side, square by square. A chart is kept beside the list
because every choice asks it a hundred times.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from games.penguins.pieces import NINE, STEPS, WIDEST, Lay
from tabletop.actions import Action
from tabletop.dominoes import Domino
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


def chart(floes: Iterable[Floe]) -> Chart:
    """The chart of these floes."""
    found: Chart = {}
    for place, (floe, tile) in enumerate(zip(floes, NINE, strict=False)):
        found[floe.low] = place, tile.low
        found[floe.high] = place, tile.high
    return found


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


_Table = dict[Point, tuple[tuple[Point, tuple[Action, ...]], ...]]
_tables: dict[Domino, _Table] = {}


def _at(tile: Domino, square: Point) -> tuple[tuple[Point, tuple[Action, ...]], ...]:
    """For each square beside this one, how the domino can lie on both: a double in one way, others in two."""
    table = _tables.setdefault(tile, {})
    if square not in table:
        table[square] = tuple(
            (there, _both(tile, square, there, way)) for way, there in enumerate(near(square))
        )
    return table[square]


def _both(tile: Domino, one: Point, other: Point, way: int) -> tuple[Action, ...]:
    if not tile.is_double:
        return Lay(tile, one, COMPASS[way]), Lay(tile, other, COMPASS[opposite(way)])
    return (Lay(tile, one, COMPASS[way]) if one < other else Lay(tile, other, COMPASS[opposite(way)]),)


def placements(ice: Chart, floes: Sequence[Floe], place: int) -> list[Action]:
    """PN3.3: all ways to lay the domino at this place of the list, each once: edge to edge with another one,
    on no other's squares, not as it lies, and so that the ice does not grow too wide."""
    tile, now = NINE[place], floes[place]
    rim: dict[Point, None] = {}
    for floe in floes:
        if floe is not now:
            for square in floe:
                for water in near(square):
                    if water not in ice or water in now:
                        rim[water] = None
    table = _tables.setdefault(tile, {})
    found: list[Action] = []
    for square in rim:
        for other, actions in table.get(square) or _at(tile, square):
            if other in rim:
                if square < other:
                    found += actions
            elif other not in ice or other in now:
                found += actions
    low, high = now
    if low in rim or high in rim:
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
