"""How things stand on the ice, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.penguins.pieces import BUDDIES, ROUNDS
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from tabletop.game import Names
from tabletop.wording import counted, in_words


def summary(state: Penguins, names: Names) -> str:
    """The round, and where everybody is with how many buddies."""
    seats = "; ".join(_seat(state, seat, names[seat]) for seat in range(state.seats))
    return f"Round {state.round} of {ROUNDS}. {seats}."


def _seat(state: Penguins, seat: int, name: str) -> str:
    at = state.pawns[seat]
    home = spoken(state.nests[seat])
    where = f"on {named(state, at)}, nest {home}" if at else f"at home on {home}"
    stunned = ", stunned" if seat in state.stunned else ""
    lie = [named(state, square) for square in state.astray(seat).values()]
    astray = f"; {counted(len(lie), 'buddy', 'buddies')} on {in_words(lie)}" if lie else ""
    return f"{name} is {where}{stunned}, with {state.carried[seat]} of {BUDDIES} buddies{astray}"


def turn_words(state: Penguins) -> str:
    """The round."""
    return f"round {state.round}" if state.turns else "the start"
