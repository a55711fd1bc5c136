"""How things stand on the ice, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.penguins.pieces import BUDDIES, ROUNDS
from games.penguins.rules import Penguins
from games.penguins.squares import named, spoken
from tabletop.game import Names


def summary(state: Penguins, names: Names) -> str:
    """The round, and where everybody is with how many buddies."""
    seats = "; ".join(_seat(state, seat, names[seat]) for seat in range(state.seats))
    return f"Round {state.round} of {ROUNDS}. {seats}."


def _seat(state: Penguins, seat: int, name: str) -> str:
    square = state.pawns[seat]
    where = f"on {named(state, square)}" if square else f"at home on {spoken(state.nests[seat])}"
    stunned = ", stunned" if seat in state.stunned else ""
    return f"{name} is {where}{stunned}, with {state.carried[seat]} of {BUDDIES} buddies"
