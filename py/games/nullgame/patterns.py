"""What of a match of High Card is worth a picture: the patterns, each with its caption."""

from __future__ import annotations

from collections.abc import Iterator

from games.contract import Moment, Pattern
from tabletop.game import Names
from tabletop.history import log
from tabletop.match import Match


def _taken(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "won"):
        if told.ply < match.at:
            yield Moment(told.ply, f"{names[told.event.args[0]]} takes a round.")


def _played(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "played"):
        yield Moment(told.ply, f"{names[told.seat]} plays card {told.event.args[0]}.")


PATTERNS = (Pattern("taken", _taken), Pattern("played", _played))
