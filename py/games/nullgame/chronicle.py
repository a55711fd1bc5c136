"""A match of High Card retold in pictures: the least that the page needs."""

from __future__ import annotations

from collections.abc import Iterator

from drawing import face
from games.contract import Moment, Pattern
from games.nullgame.ending import headline
from games.nullgame.rarities import RARITIES
from games.nullgame.rules import HighCard
from games.telling import log
from tabletop.game import Names
from tabletop.match import Match

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The first die."""
    state = match.past(HighCard)[0]
    return Moment(0, f"The first die shows {state.die}.")


def deciding(match: Match, seat: int, names: Names) -> None:
    """The end says it all."""


def end(match: Match, seat: int, names: Names) -> Moment:
    """Who has won."""
    return Moment(match.at, f"{headline(match, seat, names)}.")


def picture(match: Match, moment: Moment) -> str:
    """A domino whose halves say how many rounds each had taken."""
    state = match.past(HighCard)[moment.ply]
    tile = f'<g transform="translate(200 400) scale(4)">{face(*state.rounds)}</g>'
    return f'<svg viewBox="0 0 1200 1200">{tile}</svg>'


def _taken(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "won"):
        if told.ply < match.at:
            yield Moment(told.ply, f"{names[told.event.args[0]]} takes a round.")


def _played(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "played"):
        yield Moment(told.ply, f"{names[told.event.seat]} plays card {told.event.args[0]}.")


PATTERNS = (Pattern("taken", _taken), Pattern("played", _played))
