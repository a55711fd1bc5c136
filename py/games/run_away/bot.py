"""How the bots of Run Away!! play: the easy and the middle one by the plan (`plan.py`), each with a temper of
its own; the strong one looks ahead from there (`ahead.py`)."""

from __future__ import annotations

from games.run_away import ahead, plan
from games.run_away.pieces import ORDERS, AskAlways, AskLess
from games.run_away.rules import RunAway
from tabletop import bots
from tabletop.actions import Action

SEEDS = 400
BUDGETS = {"easy": 1, "middle": 1, "strong": 240}
HORIZON = 0  # `evaluate` plays the round to its end
TRIES = 400
DOUBT = 0.0
STANDING = frozenset({*ORDERS, AskAlways.verb, AskLess.verb})

reckoned = bots.nothing_reckoned
settled = bots.always_settled
policy = plan.policy
evaluate = ahead.chance


def candidates(view: RunAway, strength: str) -> list[Action]:
    """What a bot of this strength does, or, if it is strong, looks into."""
    if strength == "strong":
        return ahead.candidates(view)
    return [plan.PLANS[view.step](view, view.seat, plan.TEMPERS[strength])]


def figures(state: RunAway) -> dict[str, float]:
    """What the balance counts of an ended match: rounds, how many of a hundred heroes survived, of a hundred
    matches those that nobody survived, and the gold of the winner."""
    out = [seat for seat in range(state.seats) if state.fate[seat] == "out"]
    return {
        "rounds": state.round,
        "survivors, of 100": 100 * len(out) / state.seats,
        "nobody out, of 100": 100.0 * (not out),
        "gold of the winner": max((state.gold[seat] for seat in out), default=0),
    }
