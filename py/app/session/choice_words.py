"""What the turns and choices of a match are called, with their chances, wherever they are told."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

import games
from tabletop.account import decisions
from tabletop.actions import Action
from tabletop.game import Names
from tabletop.match import Match
from tabletop.wording import adds, capital


def points(value: float) -> int:
    """Parts of a win as whole points.

    >>> points(0.224), points(-0.004)
    (22, 0)
    """
    return round(100 * value)


def percent(value: float) -> str:
    """A chance as people say it, which no line breaks in two.

    >>> percent(0.634)
    '63\xa0%'
    """
    return f"{points(value)}\N{NO-BREAK SPACE}%"


def turn_words(match: Match, ply: int) -> str:
    """What the turn is called in which something was decided: "turn 5"."""
    state = match.states[ply]
    return games.load(match.game.slug).table.turn_words(state.view(state.seat))


def choice_words(match: Match, ply: int) -> str:
    """The same of whoever decides more than once in that turn: "turn 5, choice 2 of 3"."""
    turn, plies = turn_words(match, ply), decisions(match, match.states[ply].seat)
    place = plies.index(ply)

    def alike(plies: Iterable[int]) -> int:
        return sum(1 for _ in takewhile(lambda ply: turn_words(match, ply) == turn, plies))

    before = alike(reversed(plies[:place]))
    of = before + alike(plies[place:])
    return f"{turn}, choice {before + 1} of {of}" if of > 1 else turn


class Way(NamedTuple):
    """What could be chosen, with its chance ("Run two spaces, 48 % to win."), and what speaks for it or comes
    of it."""

    what: str
    why: str


def way(match: Match, ply: int, action: Action, value: float, names: Names, is_best: bool = True) -> Way:
    """What could be chosen at a ply: what would come of it, and before that, if one should choose it, what
    speaks for it."""
    verbs, state = games.load(match.game.slug).table.VERBS, match.states[ply]
    view = state.view(state.seat)
    order = capital(verbs.order(view, action, names))
    comes = capital(verbs.forecast(view, action, names).removeprefix(f"{order}: "))  # "Search: 8 of 21 fit."
    reason, what = verbs.reason(view, action, names).rstrip("."), f"{order}, {percent(value)} to win."
    return Way(what, f"{capital(reason)}. {comes}" if is_best and adds(reason, comes) else comes)
