"""Habits that a person might have on the ice of Penguin's Night Out, against which its bots are held
(`habits.py`, `rivals/penguins.py`): whoever has them walks by counting steps, whatever the dice say, and does
little with the ice."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.penguins import bot
from games.penguins.reckoning import after
from games.penguins.routes import tour
from games.penguins.rules import Penguins
from tabletop import chance
from tabletop.actions import Action

NO_WAY = 99  # steps, where no way leads


def counting(state: Penguins) -> Action:
    """As few steps as can be to all buddies and home; buddies of others where they need most of them."""
    legal = state.legal_actions()
    if state.step == "place":
        return bot.candidates(state, "easy")[0]

    def togo(action: Action) -> int:
        there = after(state, action)
        steps = tour(there, state.seat)
        return -1 if there.ending else NO_WAY if steps is None else steps

    return min(legal, key=togo)


def never_alters(state: Penguins) -> Action:
    """Counts steps, and leaves the ice as it lies."""
    return counting(state) if state.step in ("place", "move") else state.legal_actions()[-1]


def random_lays(state: Penguins) -> Action:
    """Counts steps, and does anything with the ice."""
    if state.step in ("place", "move"):
        return counting(state)
    legal = state.legal_actions()
    return legal[chance.number(state.turns, "habit", len(legal)) % len(legal)]


def shortens(state: Penguins) -> Action:
    """Counts steps, and alters the ice as the middle bot does: to make its own way shorter."""
    return counting(state) if state.step in ("place", "move") else bot.policy(state, 0)


HABITS: Mapping[str, Callable[[Penguins], Action]] = {
    "never alters the ice": never_alters,
    "random lays, step counting": random_lays,
    "step counting, lays as middle": shortens,
}
