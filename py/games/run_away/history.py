"""What a match of Run Away!! has to tell when it is over: its last position, who has won, and when."""

from __future__ import annotations

from games.run_away.rules import RunAway
from tabletop.history import log
from tabletop.match import Match


def last(match: Match) -> RunAway:
    """The position in which it ended."""
    return match.past(RunAway)[-1]


def winners(match: Match) -> list[int]:
    """The seats that have won; nobody if nobody got out."""
    outcome = last(match).outcome()
    return [seat for seat, place in enumerate(outcome.places) if place == 1] if outcome else []


def round_of(match: Match, kind: str, seat: int) -> int:
    """The round in which something befell a seat; 0 if it did not."""
    return next((told.turn for told in log(match, kind) if told.seat == seat), 0)
