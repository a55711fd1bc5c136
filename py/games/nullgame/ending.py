"""How a match of High Card is told when it is over: the least that the page needs."""

from __future__ import annotations

from drawing import face
from games import defaults
from games.nullgame.awards import AWARDS
from games.nullgame.rules import HighCard
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import counted, in_words

__all__ = ["AWARDS", "boast", "headline", "poster", "tale"]

boast = defaults.no_boast


def headline(match: Match, seat: int, names: Names) -> str:
    """Who has won."""
    outcome = match.state.outcome(names)
    assert outcome
    first = [names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    return f"{in_words(first)} {'share' if len(first) > 1 else 'takes'} the table"


def tale(match: Match, seat: int, names: Names) -> str:
    """The last round, which everybody remembers."""
    state = match.state
    assert isinstance(state, HighCard)
    return f"At the end {in_words(state.table)} lay on the table, and the die showed {state.die}."


def poster(match: Match) -> str:
    """A domino whose halves say how many rounds each took."""
    state = match.state
    assert isinstance(state, HighCard)
    tile = f'<g transform="translate(200 400) scale(4)">{face(*state.rounds)}</g>'
    return f'<svg viewBox="0 0 1200 1200">{tile}<desc>{counted(match.at, "card")} played</desc></svg>'
