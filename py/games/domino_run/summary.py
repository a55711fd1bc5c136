"""How a run stands, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from games.domino_run.pieces import GAP, KEYS
from games.domino_run.rules import DominoRun
from tabletop.game import Names
from tabletop.wording import counted, in_words


def summary(state: DominoRun, _: Names) -> str:
    """The turn, keys and treasures; where both are; the dice that are left."""
    ahead = state.runner - state.enemy
    enemy = "before the line" if state.enemy == GAP else f"on space {state.enemy + 1}"
    dice = f" Dice to use: {in_words([str(die) for die in state.dice])}." if state.dice else ""
    has = f"{state.keys} of {KEYS} keys, {counted(state.treasures, 'treasure')}"
    pile = f"{counted(len(state.pile), 'domino', 'dominoes')} in the pile"
    return (
        f"Turn {state.turns}: {has}, {pile}. You stand on space {state.runner + 1} of {len(state.line)}; "
        f"the enemy is {enemy}, {ahead} behind, and runs {state.pace} at most.{dice}"
    )
