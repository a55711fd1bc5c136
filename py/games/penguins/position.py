"""A position of Penguin's Night Out: what lies where, and what can be asked of it. What happens to it is told
in `rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from dominoes.domino import Domino
from games.penguins import field
from games.penguins.field import Chart, Floe, Ways
from games.penguins.pieces import BUDDIES, HEAD_STARTS, INDEX, NINE, SIX, WIDEST, owner
from tabletop.game import State
from tabletop.grid import Point


class Position(State):
    """What lies on the table. Buddies are numbered: 0 and 1 are of the first seat, and so on."""

    floes: list[Floe]  # in the order of `pieces.NINE`
    nests: list[Domino]  # by seat
    pawns: list[Point | None]  # by seat; None is the middle of its nest
    buddies: list[Point | None]  # by number; None while carried or not yet placed
    carried: list[int]  # how many, by seat
    held: list[tuple[int, ...]]  # buddies still to be placed, by the seat that holds them
    stunned: list[int]  # seats that will pass their next turn
    barred: list[tuple[int, ...]]  # by seat: buddies where its next move may not end (PN2.5)
    starter: int
    late: bool  # the first turn has no move (PN5.2)
    turns: int  # those that have begun, passed ones included
    die: int  # rolled for the move, 0 before
    dice: tuple[int, ...]  # rolled for the ice, small one first
    selected: Domino | None
    loose: tuple[int, ...]  # buddies that the deciding seat may still move one square
    roams: bool  # it may still move any vacant domino
    lifted: Domino | None  # the domino that is being moved

    _ice: Chart
    _tight: bool  # is the ice almost as wide as it may be?
    _ways: Ways | None = None  # of the move that is offered

    @property
    def sides(self) -> int:
        """PN1.3, PN5.1: the highest number of a die, which is the set's."""
        return NINE[len(self.floes) - 1].high

    @property
    def round(self) -> int:
        """How often it has been everybody's turn, this one included."""
        return (self.turns + self.seats - 1) // self.seats

    @property
    def ice(self) -> Chart:
        """By square: the place of its domino in `floes`, and its number."""
        return self._ice

    @property
    def order(self) -> list[int]:
        """The seats in turn order, the starter first."""
        return [(self.starter + turn) % self.seats for turn in range(self.seats)]

    def lies(self, tile: Domino) -> Floe:
        """How a domino lies."""
        return self.floes[INDEX[tile]]

    def stands(self, seat: int) -> tuple[Point, ...]:
        """PN1.5: the square of a penguin, or both of its nest while it is in the middle."""
        pawn = self.pawns[seat]
        return (pawn,) if pawn else self.lies(self.nests[seat])

    def mine(self, seat: int) -> tuple[int, ...]:
        """The numbers of a penguin's buddies."""
        return tuple(range(BUDDIES * seat, BUDDIES * (seat + 1)))

    def under(self, seat: int) -> int:
        """The place of the domino on which a penguin stands."""
        return self._ice[self.stands(seat)[0]][0]

    def at_home(self, seat: int) -> bool:
        """PN4.1: on its own nest, with all its buddies."""
        return self.carried[seat] == BUDDIES and NINE[self.under(seat)] == self.nests[seat]

    def astray(self, seat: int) -> dict[int, Point]:
        """A penguin's buddies that lie on the ice, by number: where."""
        return {buddy: square for buddy in self.mine(seat) if (square := self.buddies[buddy])}

    def hideouts(self, buddy: int, squares: Sequence[Point]) -> Sequence[Point]:
        """PN5.3: the squares of these where a buddy can be hidden: with a head start not far from the nest,
        or on the nearest there are."""
        level = self.head_start(owner(buddy))
        if not level:
            return squares
        nest = self.lies(self.nests[owner(buddy)])
        far = {square: min(abs(square.x - x) + abs(square.y - y) for x, y in nest) for square in squares}
        most = max(HEAD_STARTS[level - 1][1][buddy % BUDDIES], min(far.values()))
        return [square for square in squares if far[square] <= most]

    def vacant(self) -> list[Domino]:
        """PN3.2: the dominoes without a penguin and without a lying buddy."""
        taken = {self._ice[square][0] for seat in range(self.seats) for square in self.stands(seat)}
        taken |= {self._ice[square][0] for square in self.buddies if square}
        return [NINE[place] for place in range(len(self.floes)) if place not in taken]

    def ways(self) -> Ways:
        """PN2.1 to PN2.4: where the deciding penguin's roll takes it, before PN2.4 and PN2.5 forbid ends."""
        seat = self.seat
        load = self.carried[seat]
        own = {square for square in self.buddies[BUDDIES * seat : BUDDIES * (seat + 1)] if square}
        others = {
            square: self.carried[other] <= load and square not in own
            for other in range(self.seats)
            if other != seat
            for square in self.stands(other)
        }
        return field.ways(self._ice, self.stands(seat), self.die, own, others)

    def trail(self, way: Sequence[Point]) -> list[Point]:
        """A way of the deciding penguin with the square in front where it begins; from the middle of its nest
        that is the nearer half."""
        stands = self.stands(self.seat)
        start = stands[-1] if way[0] in field.near(stands[-1]) else stands[0]
        return [start, *way]

    def look(self) -> None:
        """The chart of the ice as it lies."""
        self._ice = field.chart(self.floes)
        west, north, east, south = field.span(self._ice)
        self._tight = max(east - west, south - north) >= WIDEST - 2

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> Self:
        """The state that `to_json` wrote, with its chart."""
        state = super().from_json(fields)
        state.look()
        return state

    def check(self) -> None:
        """Each domino has two squares of its own, each buddy one place, no two penguins the same square."""
        assert len(self.floes) in (len(SIX), len(NINE)) and self._ice == field.chart(self.floes)
        assert len(self._ice) == 2 * len(self.floes), "dominoes overlap"
        for floe, tile in zip(self.floes, NINE, strict=False):
            assert floe.high in field.near(floe.low) and floe == field.laid(tile, *floe), floe
        west, north, east, south = field.span(self._ice)
        assert max(east - west, south - north) < WIDEST, "the ice is too wide"
        squares = [square for seat in range(self.seats) for square in self.stands(seat)]
        assert len(set(squares)) == len(squares) and set(squares) <= self._ice.keys(), (
            "two penguins on a square"
        )
        held = [buddy for buddies in self.held for buddy in buddies]
        for seat in range(self.seats):
            lying = self.astray(seat).values()
            waiting = [buddy for buddy in self.mine(seat) if buddy in held]
            assert self.carried[seat] + len(lying) + len(waiting) == BUDDIES, f"a buddy of {seat} is lost"
            assert not set(lying) & {*self.stands(seat)} and set(lying) <= self._ice.keys(), lying
