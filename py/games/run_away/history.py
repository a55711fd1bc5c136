"""What a match of Run Away!! has to tell when it is over: its last position, and its events in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.run_away.rules import RunAway
from tabletop.game import Event
from tabletop.match import Match


class Told(NamedTuple):
    """An event with its round, and the positions before and after the action that has caused it."""

    round: int
    event: Event
    before: RunAway
    after: RunAway


def last(match: Match) -> RunAway:
    """The position in which it ended."""
    return match.past(RunAway)[-1]


def events(match: Match, *kinds: str) -> Iterator[tuple[RunAway, Event]]:
    """All events of these kinds, each with the position after the action that has caused it."""
    for state in match.past(RunAway):
        for event in state.events():
            if event.kind in kinds:
                yield state, event


def log(match: Match, *kinds: str) -> Iterator[Told]:
    """All events of these kinds, in order."""
    states = match.past(RunAway)
    now = 0
    for before, after in zip([states[0], *states], states, strict=False):
        for event in after.events():
            if event.kind == "round":
                now = event.args[0]
            if event.kind in kinds:
                yield Told(now, event, before, after)


def winners(match: Match) -> list[int]:
    """The seats that have won; nobody if nobody got out."""
    outcome = last(match).outcome()
    return [seat for seat, place in enumerate(outcome.places) if place == 1] if outcome else []


def round_of(match: Match, kind: str, seat: int) -> int:
    """The round in which something befell a seat; 0 if it did not."""
    return next((told.round for told in log(match, kind) if told.event.seat == seat), 0)
