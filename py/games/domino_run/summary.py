"""How a run stands, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.domino_run.pieces import KEYS
from games.domino_run.rules import DominoRun
from tabletop.game import Names
from tabletop.wording import counted, in_words


def summary(state: DominoRun, _: Names) -> str:
    """The turn, keys and treasures; where both are; the dice that are left."""
    ahead = state.runner - state.enemy
    lie = len(state.line) - 1 - state.runner
    dice = f" Dice to use: {in_words([str(die) for die in state.dice])}." if state.dice else ""
    has = f"{state.keys} of {KEYS} keys, {counted(state.treasures, 'treasure')}"
    pile = f"{counted(len(state.pile), 'domino', 'dominoes')} in the pile"
    if state.ending:
        return f"Turn {state.turns}: {has}."
    return (
        f"Turn {max(state.turns, 1)}: {has}, {pile}. {counted(lie, 'space')} lie before you; the enemy is "
        f"{counted(ahead, 'space')} behind you, and runs {state.pace} at most.{dice}"
    )
