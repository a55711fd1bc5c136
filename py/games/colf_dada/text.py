"""A position of CoLF DaDA in letters: both sheets, and below them all else.

    hero: 1-2 3*-5 / 0-4
    Damp Goose: 3-3 2-1 / 4-4

A slash stands between attack and defense, and a star behind a number with a hit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.colf_dada.monsters import named
from tabletop import letters

if TYPE_CHECKING:
    from games.colf_dada.pieces import Muscle
    from games.colf_dada.rules import ColfDada


def text(state: ColfDada) -> str:
    """The position in letters."""
    return letters.drawn(board(state), state.fields(), ("columns", "foe_columns"))


def board(state: ColfDada) -> str:
    """Both sheets alone."""
    sheets = [f"hero: {columns(state.columns)}"]
    if state.cards or any(state.foe_columns):
        name = named(state.foe_cards()) if state.cards else "monster"
        sheets.append(f"{name}: {' / '.join(' '.join(map(str, column)) for column in state.foe_columns)}")
    return "\n".join(sheets)


def columns(both: Sequence[Sequence[Muscle]]) -> str:
    """The hero's dominoes with their hits."""
    return " / ".join(" ".join(map(_muscle, column)) for column in both).strip()


def _muscle(muscle: Muscle) -> str:
    low, high = (f"{n}{'*' * (muscle.hits >> half & 1)}" for half, n in enumerate(muscle.domino))
    return f"{low}-{high}"
