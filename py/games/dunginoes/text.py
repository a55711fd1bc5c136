"""A position of Dunginoes in letters: the rooms, seen from above, and below them all else.

      1
      |
    # 4-4 .

A stroke joins the halves of a room; a dot is a free end, # one that is walled up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominoes import layout
from tabletop import letters

if TYPE_CHECKING:
    from games.dunginoes.rules import Dunginoes


def text(state: Dunginoes) -> str:
    """The position in letters."""
    return letters.drawn(board(state), state.fields(), ("laid", "ends"))


def board(state: Dunginoes) -> str:
    """The rooms alone."""
    ends = {end.joint: "#" if end.walled else "." for end in state.ends}
    return layout.letters(state.laid, layout.bonds(state.laid) | ends)
