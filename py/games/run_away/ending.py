"""How a match of Run Away!! is told when it is over (a draft)."""

from __future__ import annotations

from games.run_away.rules import RunAway
from tabletop.game import Names, in_words
from tabletop.match import Match


def headline(match: Match, seat: int, names: Names) -> str:
    """Who has won."""
    outcome = match.state.outcome(names)
    assert outcome
    first = [names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    return f"{in_words(first)} got out with the most gold" if first else "Nobody got out"


def tale(match: Match, seat: int, names: Names) -> str:
    """The last of it."""
    state = match.state
    assert isinstance(state, RunAway)
    return f"It took {state.round} rounds, and {state.the_boss.name} is still hungry."


def boast(match: Match, seat: int) -> str:
    """Nothing: the score says it all."""
    return ""


def poster(match: Match) -> str:
    """A draft."""
    return '<svg viewBox="0 0 1200 1200"><circle cx="600" cy="600" r="300"/></svg>'
