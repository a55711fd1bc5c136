"""What the strong bot has reached in the days' matches, kept small: a log while it plays, then a score.

A par is lost without harm: the same seed brings it again. Of 31 days the latest are kept.
"""

from __future__ import annotations

from app.keep.schema import PARS, Par, Pars, Score
from app.keep.store import Store
from tabletop.game import Game
from tabletop.match import Match

MOST = 31  # days


def pars(store: Store, game: Game) -> dict[str, Par]:
    """Those of a game that are kept, by day; none that this game could not end with."""
    kept: dict[str, Par] = store.choice(f"{PARS}.{game.slug}", Pars) or {}
    return {day: par for day, par in kept.items() if par.score is None or game.can_score(par.score)}


def same_as_par(match: Match) -> bool:
    """Is this match played as a par is: by as few as can play it, without any option?"""
    return match.seats == match.game.seats[0] and not match.options


def par_of(store: Store, game: Game, day: str | None) -> Score | None:
    """The score of a day, if it is known."""
    par = pars(store, game).get(day or "")
    return par.score if par else None


def keep_par(store: Store, game: Game, day: str, par: Par) -> None:
    """Keep one more, or what has become of it."""
    kept = pars(store, game) | {day: par}
    store.choose(f"{PARS}.{game.slug}", {day: kept[day]._asdict() for day in sorted(kept)[-MOST:]})
