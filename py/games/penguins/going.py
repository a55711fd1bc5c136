"""How many turns a penguin needs from one square to another, on average.

A turn is one die, and the die decides how far a way leads, so a square is not near or far by its steps but
by the rolls with which it can be reached. Whoever rolls badly goes as far on as that roll allows. With p(s)
the chance that one roll leads to a square from which s turns are enough, the number of turns is where the
sum of p over s comes to one; that sum is made in steps of half a turn.

All squares and all rolls are searched at once: a number of great length has a lane of bits for each square,
row by row, and in each lane a bit for each roll. Going one step any way is a shift of that number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import NamedTuple, Self

from games.penguins.field import Chart, span
from games.penguins.pieces import STEPS
from tabletop.grid import Point

LEVELS = 2  # in a turn
FAR = 8  # turns: what takes longer, if it can be done at all, is told by the water in between
WATER = 1.0  # turns that each square of open water costs, before somebody lays ice over it
SHORE = 3  # squares of water around the ice, so that a domino laid there finds room
BYTE = 8

_BITS = bytes(value.bit_count() for value in range(256))


class Grid(NamedTuple):
    """Where the lane of a square is: so many bits wide, `across` of them in a row, the first one being that
    of the north-western corner."""

    west: int
    north: int
    across: int
    down: int
    lane: int
    sides: int

    @classmethod
    def around(cls, squares: Iterable[Point], sides: int) -> Self:
        """A grid with some water around these squares, for dice of so many sides."""
        west, north, east, south = span(squares)
        across, down = east - west + 1 + 2 * SHORE, south - north + 1 + 2 * SHORE
        return cls(west - SHORE, north - SHORE, across, down, BYTE if sides <= BYTE else 2 * BYTE, sides)

    def at(self, square: Point) -> int:
        """The place of the first bit of a square's lane."""
        return ((square[1] - self.north) * self.across + square[0] - self.west) * self.lane

    def mark(self, squares: Iterable[Point]) -> int:
        """These squares, with one bit each."""
        return sum(1 << self.at(square) for square in squares)

    def fill(self, squares: Iterable[Point]) -> int:
        """These squares, with the bits of all rolls."""
        return self.mark(squares) * self.rolls

    def count(self, reached: int) -> int:
        """For each square by how many rolls it is reached, as a number in its lane."""
        size = self.across * self.down * self.lane // BYTE
        counts = int.from_bytes(reached.to_bytes(size, "little").translate(_BITS), "little")
        return counts if self.lane == BYTE else (counts + (counts >> BYTE)) & _lanes(self) * 0xFF

    def at_least(self, counts: int, enough: int) -> int:
        """The squares with a count of at least `enough`, with one bit each."""
        top = self.lane - 1
        ones = _lanes(self)
        return (counts + ones * ((1 << top) - enough)) >> top & ones

    def inside(self) -> int:
        """All squares but the outermost, where a step would lead out of the grid, for every roll."""
        return _inside(self)

    @property
    def rolls(self) -> int:
        """The bits of all rolls in the first lane."""
        return (1 << self.sides) - 1


@cache
def _lanes(grid: Grid) -> int:
    """One bit in each lane."""
    return sum(1 << lane * grid.lane for lane in range(grid.across * grid.down))


@cache
def _inside(grid: Grid) -> int:
    rows = range(grid.north + 1, grid.north + grid.down - 1)
    columns = range(grid.west + 1, grid.west + grid.across - 1)
    return grid.fill(Point(x, y) for y in rows for x in columns)


class Ice(NamedTuple):
    """The ice as numbers: where there is any, for every roll, and which rolls end a move where."""

    grid: Grid
    whole: int
    halts: int

    @classmethod
    def of(cls, chart: Chart, sides: int) -> Self:
        """The ice of a chart, for dice of so many sides."""
        bare = cls(Grid.around(chart, sides), 0, 0)
        return bare.with_squares((square, number) for square, (_, number) in chart.items())

    def with_squares(self, squares: Iterable[tuple[Point, int]]) -> Self:
        """The same ice and these squares, each with its number; a blank ends every move."""
        grid, whole, halts = self
        for square, number in squares:
            at = grid.at(square)
            whole |= grid.rolls << at
            halts |= (1 << number - 1 if number else grid.rolls) << at
        return self._replace(whole=whole, halts=halts)

    def without(self, squares: Collection[Point]) -> Self:
        """The same ice with water at these squares."""
        water = ~self.grid.fill(squares)
        return self._replace(whole=self.whole & water, halts=self.halts & water)

    def turns(self, goals: Iterable[Point], starts: Iterable[Point], buddies: Iterable[Point]) -> list[float]:
        """From each of these starts the turns to the nearest goal, for a penguin whose move ends at these
        buddies."""
        grid = self.grid
        lane, enough = (1 << grid.lane) - 1, LEVELS * grid.sides
        through = self.whole & ~self.halts & ~grid.fill(buddies)
        places = [grid.at(start) for start in starts]
        goal = near = grid.fill(goals) & self.whole
        found = {at: 0.0 for at in places if goal >> at & 1}
        total = 0
        for level in range(LEVELS - 1, LEVELS * FAR):  # in less than a turn nobody is there
            waiting = [at for at in places if at not in found]
            if not waiting:
                break
            counts = grid.count(self.reach(near, through))
            before = total or counts * (LEVELS - 1)
            total = before + counts
            for at in waiting:
                if total >> at & lane >= enough:
                    share = (enough - (before >> at & lane)) / (counts >> at & lane)
                    found[at] = (level + share) / LEVELS
            near = goal | grid.at_least(total, enough) * grid.rolls
        return [found[at] if at in found else self.adrift(goal, 1 << at) for at in places]

    def reach(self, near: int, through: int) -> int:
        """By each roll, the squares from which one move ends in `near`, going on only where one can go
        through."""
        grid, whole = self.grid, self.whole
        beside, below = grid.lane, grid.lane * grid.across
        reached = goal = near
        for _ in range(STEPS):
            edge = goal | reached & through
            reached = (edge << beside | edge >> beside | edge << below | edge >> below) & whole
        return goal | reached

    def adrift(self, goal: int, start: int) -> float:
        """Turns when there is no way, or none worth the name: those of a long one, and some for the water
        that must be crossed."""
        grid, water = self.grid, 0
        beside, below = grid.lane, grid.lane * grid.across
        inside = grid.inside()
        near = goal
        while not near & start and water < FAR:
            grown = near
            while True:
                edge = grown << beside | grown >> beside | grown << below | grown >> below
                wider = grown | edge & self.whole
                if wider == grown:
                    break
                grown = wider
            if grown & start:
                break
            near = (grown | edge) & inside
            water += 1
        return FAR + WATER * water
