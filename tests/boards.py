"""Domino Run's positions drawn as text, for tests.

    state = position("0e-1 2-4 *5-5r 1-2", dice=[3, 4])

Tiles lie as written, a star marks a key; e and r stand behind the halves where the enemy and the runner
are, an e of its own before the first tile is in the gap. Tiles that lie nowhere are the pile. The runner
is to move.
"""

from __future__ import annotations

from typing import Any

from dominoes.domino import Domino
from games.domino_run.pieces import GAP, SET
from games.domino_run.rules import GAME, DominoRun
from positions import arranged, tiles

MOVE = [("move",), ("enemy_runs",), ("clean_up",)]


def position(board: str, kept: str = "", abilities: str = "", **fields: Any) -> DominoRun:
    """The position drawn; other fields of the state by name. `agenda` is the rest of the turn, MOVE
    unless given; `pile` is what lies nowhere else, unless given."""
    gap, drawn = board.startswith("e "), board.removeprefix("e ")
    halves = drawn.replace("*", "").replace("-", " ").split()
    line = [int(half[0]) for half in halves]
    lying = [Domino.of(*line[i : i + 2]) for i in range(0, len(line), 2)]
    elsewhere = {*lying, *tiles(kept), *tiles(abilities)}
    own = {
        "line": line,
        "flipped": [word.startswith("*") for word in drawn.split()],
        "kept": tiles(kept),
        "abilities": tiles(abilities),
        "pile": [tile for tile in SET if tile not in elsewhere],
        "runner": next(space for space, half in enumerate(halves) if "r" in half),
        "enemy": GAP if gap else next(space for space, half in enumerate(halves) if "e" in half),
        "agenda": MOVE,
        "turns": 1,
    }
    return arranged(GAME.new(1, "position"), **own | fields)
