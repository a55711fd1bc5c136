"""What the table of Dunginoes with a lantern learns: the same as in the dark (`dunginoes.py`)."""

from __future__ import annotations

from games.dunginoes.worth import LENGTH_LIT
from tabletop.worth import Table
from train import Sample
from training.dunginoes import HIDDEN, match, played_out

__all__ = ["HIDDEN", "INTO", "LENGTH", "MATCHES", "episode", "result"]

INTO = "games/dunginoes/lantern_weights.py"
LENGTH = LENGTH_LIT
MATCHES = 12_800


def episode(table: Table, seed: int, done: float) -> list[Sample]:
    """One match by this table, and what it teaches."""
    return match(table, seed, done, lantern=1)


def result(table: Table, seed: int) -> float:
    """The chance to win of one match when the boss comes, or 0 when a fight was lost on the way."""
    return played_out(table, seed, lantern=1)
