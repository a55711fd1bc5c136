"""A position of Run Away!! in letters: who is where in the corridor, and below it all else.

    36 boss, 43 A, 45 C, 46 B E, 51 D

A capital is a hero, A the first seat's; who has died is a small letter.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from tabletop import letters

if TYPE_CHECKING:
    from games.run_away.rules import RunAway

SEATS = "ABCDE"


def text(state: RunAway) -> str:
    """The position in letters."""
    return letters.drawn(board(state), state.fields(), ("place", "boss_at"))


def board(state: RunAway) -> str:
    """The corridor alone."""
    there: dict[int, list[str]] = defaultdict(list)
    there[state.boss_at].append("boss")
    for seat, space in enumerate(state.place):
        there[space].append(SEATS[seat].lower() if state.fate[seat] == "dead" else SEATS[seat])
    return ", ".join(f"{space} {' '.join(there[space])}" for space in sorted(there))
