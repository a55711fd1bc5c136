"""A position of Domino Run in letters: the line with the runner and the enemy, and below it all else.

    0e-1 2-4 *5-5r 1-2

Tiles stand as they lie, a star marks a key; e and r stand behind the halves where the enemy and the runner
are, an e of its own before the first tile is in the gap.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.domino_run.pieces import GAP
from tabletop import letters

if TYPE_CHECKING:
    from games.domino_run.rules import DominoRun


def text(state: DominoRun) -> str:
    """The position in letters."""
    return letters.drawn(board(state), state.fields(), ("line", "flipped", "runner", "enemy"))


def board(state: DominoRun) -> str:
    """The line alone."""
    cubes = {state.runner: "r", state.enemy: "e"}
    halves = [f"{pips}{cubes.get(space, '')}" for space, pips in enumerate(state.line)]
    words = [f"{'*' * key}{halves[2 * i]}-{halves[2 * i + 1]}" for i, key in enumerate(state.flipped)]
    return " ".join(["e"] * (state.enemy == GAP) + words)
