"""A match of High Card retold in pictures: the least that the page needs."""

from __future__ import annotations

from drawing import face
from games.contract import Moment
from games.nullgame.ending import headline
from games.nullgame.patterns import PATTERNS
from games.nullgame.rarities import RARITIES
from games.nullgame.rules import HighCard
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
