"""Simple habits that a person might have, to hold the bots against: a bot that loses to one of them has the
wrong plan. Those of Run Away!! are in `stampede.py`, where they sit among strong bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import penguin_habits
from tabletop.actions import Action

Habit = Callable[[Any], Action]

HABITS: Mapping[str, Mapping[str, Habit]] = {"penguins": penguin_habits.HABITS}
