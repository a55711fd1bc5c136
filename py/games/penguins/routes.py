"""How far it is over the ice, in steps: to the buddies, and home. What the standings show, what a change of
the ice is measured by, and what a forecast tells.

These are the fewest steps as the ice lies, whatever the dice say and whoever stands in between; None where no
way leads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from games.penguins.field import Chart, Floe, near
from games.penguins.pieces import BUDDIES
from games.penguins.rules import Penguins
from tabletop.grid import Point

Steps = int | None


class Course(NamedTuple):
    """What lies before a penguin: steps to each buddy that lies on the ice, by its number, and steps home."""

    buddies: Mapping[int, Steps]
    home: Steps


def reach(ice: Chart, starts: Iterable[Point]) -> dict[Point, int]:
    """How many steps it is from these squares to all that can be reached."""
    steps = dict.fromkeys(starts, 0)
    edge = list(steps)
    while edge:
        reached = []
        for here in edge:
            for there in near(here):
                if there in ice and there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        edge = reached
    return steps


def course(state: Penguins, seat: int) -> Course:
    """How far a penguin has to go, from where it stands."""
    steps = reach(state.ice, state.stands(seat))
    lying = {buddy: square for buddy in state.mine(seat) if (square := state.buddies[buddy])}
    home = _least(steps, state.lies(state.nests[seat]))
    return Course({buddy: steps.get(square) for buddy, square in lying.items()}, home)


def _least(steps: Mapping[Point, int], floe: Floe) -> Steps:
    """The steps to the nearer half of a floe."""
    return min((steps[square] for square in floe if square in steps), default=None)


def tour(state: Penguins, seat: int) -> Steps:
    """The fewest steps with which a penguin fetches all its buddies and is home; None if it cannot. A buddy
    not yet on the ice is no step away."""
    stands = state.stands(seat)
    nest = state.lies(state.nests[seat])
    stops = [square for buddy in state.mine(seat) if (square := state.buddies[buddy])]
    from_here = reach(state.ice, stands)
    if not stops:
        return _least(from_here, nest)
    from_stops = [reach(state.ice, (stop,)) for stop in stops]
    if len(stops) < BUDDIES:
        return _sum(from_here.get(stops[0]), _least(from_stops[0], nest))
    there = from_stops[0].get(stops[1])
    ways = [
        _sum(from_here.get(stops[first]), there, _least(from_stops[1 - first], nest)) for first in range(2)
    ]
    return min((way for way in ways if way is not None), default=None)


def _sum(*legs: Steps) -> Steps:
    return None if None in legs else sum(leg for leg in legs if leg)


def changes(before: Sequence[Steps], after: Sequence[Steps]) -> list[int]:
    """The seats whose tour is another than before."""
    return [seat for seat, (one, other) in enumerate(zip(before, after, strict=True)) if one != other]
