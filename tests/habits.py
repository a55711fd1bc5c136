"""Simple habits that a person might have, to hold the bots against: a bot that loses to one of them has the
wrong plan. Those of Run Away!! are in `stampede.py`, where they also sit among bots that keep to the plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import penguin_habits
import stampede
from games.colf_dada import bot as colf_dada
from tabletop.actions import Action

Habit = Callable[[Any], Action]


def challenges(state: Any) -> Action:
    """CoLF DaDA: the Master is challenged when the odds are about even, to keep candles."""
    return colf_dada.policy(state, 0)


def waits(state: Any) -> Action:
    """CoLF DaDA: whoever grows, and waits until the Master comes."""
    return colf_dada.PLANS[state.step](state, colf_dada.WAITING)


HABITS: Mapping[str, Mapping[str, Habit]] = {
    "colf-dada": {"challenges at even odds": challenges, "waits for the Master": waits},
    "penguins": penguin_habits.HABITS,
    "run-away": {name: habit for name, habit in stampede.HABITS.items() if habit is not stampede.strong},
}
