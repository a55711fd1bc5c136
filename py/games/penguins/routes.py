"""How far it is over the ice, in steps: to the buddies, and home. What the standings show, what a change of
the ice is measured by, and what a forecast tells.

These are the fewest steps as the ice lies, whatever the dice say and whoever stands in between; None where no
way leads.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.penguins.field import Floe, steps
from games.penguins.pieces import BUDDIES
from games.penguins.rules import Penguins
from tabletop.grid import Point

Steps = int | None


class Course(NamedTuple):
    """What lies before a penguin: steps to each buddy that lies on the ice, by its number, and steps home."""

    buddies: Mapping[int, Steps]
    home: Steps


def course(state: Penguins, seat: int) -> Course:
    """How far a penguin has to go, from where it stands."""
    far = steps(state.ice, state.stands(seat))
    home = _least(far, state.lies(state.nests[seat]))
    return Course({buddy: far.get(square) for buddy, square in state.astray(seat).items()}, home)


def _least(far: Mapping[Point, int], floe: Floe) -> Steps:
    """The steps to the nearer half of a floe."""
    return min((far[square] for square in floe if square in far), default=None)


def tour(state: Penguins, seat: int) -> Steps:
    """The fewest steps with which a penguin fetches all its buddies and is home; None if it cannot. A buddy
    not yet on the ice is no step away."""
    stands = state.stands(seat)
    nest = state.lies(state.nests[seat])
    stops = list(state.astray(seat).values())
    from_here = steps(state.ice, stands)
    if not stops:
        return _least(from_here, nest)
    from_stops = [steps(state.ice, (stop,)) for stop in stops]
    if len(stops) < BUDDIES:
        return _sum(from_here.get(stops[0]), _least(from_stops[0], nest))
    there = from_stops[0].get(stops[1])
    ways = [
        _sum(from_here.get(stops[first]), there, _least(from_stops[1 - first], nest)) for first in range(2)
    ]
    return min((way for way in ways if way is not None), default=None)


def _sum(*legs: Steps) -> Steps:
    return None if None in legs else sum(leg for leg in legs if leg)
