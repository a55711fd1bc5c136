"""The line of Domino Run: how tiles come to it and leave it, and what running along it costs.

The line is a list of pips, one for each space, so tile i has the spaces 2i and 2i + 1.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from dominoes.domino import Domino
from games.domino_run.pieces import GAP, TILE

if TYPE_CHECKING:
    from games.domino_run.rules import DominoRun


def tiles(line: Sequence[int]) -> list[Domino]:
    """The tiles of a line, first one first."""
    return [TILE[halves] for halves in zip(line[::2], line[1::2], strict=True)]


def costs(line: Sequence[int], runner: int, budget: int) -> list[int]:
    """DR2.2, DR2.5: what it costs to run 1, 2, ... spaces, as far as the budget and the line go."""
    pips = list(accumulate(line[runner + 1 :]))
    return pips[: bisect_right(pips, budget)]


def doubles(line: Sequence[int], runner: int) -> list[int]:
    """DR2.6: the second spaces of the doubles that a runner from there can still finish."""
    return [space for space in range(runner + 1, len(line)) if space % 2 and line[space] == line[space - 1]]


def lay(state: DominoRun, count: int) -> None:
    """DR1.2: draw and lay tiles; a half that matches the line's end touches it, else the low one."""
    line, laid = state.line, []
    for _ in range(count):
        tile = state.pile.pop(state.luck("tiles", len(state.pile)))
        low, high = tile
        line += (high, low) if line and line[-1] == high else tile
        state.flipped.append(False)
        laid.append(tile)
        state.glimpse()
    state.happen("laid", laid)


def cut(state: DominoRun, count: int) -> None:
    """The line's first tiles leave it: flipped ones are kept, others return to the pile (DR3.2, DR4.1)."""
    gone = tiles(state.line[: 2 * count])
    keys = [tile for tile, flipped in zip(gone, state.flipped, strict=False) if flipped]
    back = [tile for tile in gone if tile not in keys]
    state.kept += keys
    state.pile += back
    del state.line[: 2 * count], state.flipped[:count]
    state.runner -= 2 * count
    state.enemy = max(state.enemy - 2 * count, GAP)
    for tile in keys:
        state.happen("key kept", tile)
    if back:
        state.happen("returned", back)
