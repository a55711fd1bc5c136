"""How things stand, in a sentence: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.nullgame.rules import HighCard
from tabletop.game import Names
from tabletop.wording import counted, in_words


def summary(state: HighCard, names: Names) -> str:
    """The die, and the rounds that each has taken."""
    taken = [f"{names[seat]} has taken {counted(won, 'round')}" for seat, won in enumerate(state.rounds)]
    return f"The die shows {state.die}. {in_words(taken)}."


def turn_words(state: HighCard) -> str:
    """The round, this one included."""
    return f"round {len(state.gone) // state.seats + 1}"
