"""What lies behind a match, as far as it stands: its events in order, and its actions between two states.

What was undone does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from tabletop.actions import Action
from tabletop.game import Event, State
from tabletop.match import Match

S = TypeVar("S", bound=State)

COUNTERS = ("turn", "round")  # the events with which a turn begins; first they say which one


class Told(NamedTuple):
    """An event of a match: after how many actions, in which turn or round, as events count them, and the
    states before and after the last of those actions. begins: has that turn begun with that action?"""

    ply: int
    turn: int
    event: Event
    before: Any
    after: Any
    begins: bool = False

    @property
    def seat(self) -> int:
        """Of whom it is told."""
        return self.event.seat


def log(match: Match, *kinds: str) -> Iterator[Told]:
    """The events of these kinds, in order."""
    states, turn = match.states[: match.at + 1], 0
    for ply, (before, after) in enumerate(zip((states[0], *states), states, strict=False)):
        came = turn
        for event in after.events():
            turn = event.args[0] if event.kind in COUNTERS else turn
            if event.kind in kinds:
                yield Told(ply, turn, event, before, after, turn != came)


def events(match: Match, *kinds: str) -> list[Event]:
    """The same without when that was."""
    return [told.event for told in log(match, *kinds)]


def plays(match: Match, kind: type[S]) -> Iterator[tuple[S, Action, S]]:
    """Each action, with the state before it and the one after, as those of a game."""
    states = match.past(kind)
    return zip(states, match.played, states[1:], strict=False)


def last(match: Match, kind: type[S]) -> S:
    """The state in which it stands, as one of a game."""
    state = match.state
    assert isinstance(state, kind)
    return state
