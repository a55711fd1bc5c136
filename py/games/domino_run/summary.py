"""How a run stands, in a few sentences: for the ear, and for whoever asks “where”."""

from __future__ import annotations

from dominoes.domino import NUMBERS, Domino
from games.domino_run.board import enemy_runs
from games.domino_run.pieces import KEYS
from games.domino_run.rules import DominoRun
from tabletop.game import Names
from tabletop.wording import counted, in_words


def _turns(tile: Domino) -> str:
    return f"{NUMBERS[tile.low]} to {NUMBERS[tile.high]}"


def summary(state: DominoRun, _: Names) -> str:
    """The turn, keys and treasures; where both are; the dice that are left."""
    ahead = state.runner - state.enemy
    lie = len(state.line) - 1 - state.runner
    dice = f" Dice to use: {in_words([str(die) for die in state.dice])}." if state.dice else ""
    has = f"{state.keys} of {KEYS} keys, {counted(state.treasures, 'treasure')}"
    pile = f"{counted(len(state.pile), 'domino', 'dominoes')} in the pile"
    if state.ending:
        return f"Turn {state.turns}: {has}."
    able = f" Abilities: {in_words([_turns(tile) for tile in state.abilities])}." if state.abilities else ""
    stand = f"{counted(lie, 'space')} before you; the enemy is {counted(ahead, 'space')} behind you"
    turn = max(state.turns, 1)
    return f"Turn {turn}: {has}, {pile}. {stand}, and may run {enemy_runs(state)}.{dice}{able}"


def turn_words(state: DominoRun) -> str:
    """The turn."""
    return f"turn {state.turns}" if state.turns else "the start"
