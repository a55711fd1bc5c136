"""A dungeon in letters: the rooms, seen from above, and below them all else.

      1
      |
    # 4-4 .

A stroke joins the halves of a room. A dot is a free end or an open exit, # one that is blocked or walled up,
S is a secret door and F one that was found, L a locked one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dominoes import layout
from tabletop import letters

if TYPE_CHECKING:
    from dominoes.layout import End
    from games.dungeons.rules import Dungeons


def text(state: Dungeons) -> str:
    """The position in letters."""
    return letters.drawn(board(state), state.fields(), ("laid", "ends"))


def board(state: Dungeons) -> str:
    """The rooms alone."""
    if not state.laid:
        return ""
    exits = {end.joint: _sign(state, end) for end in state.ends}
    return layout.letters(state.laid, layout.bonds(state.laid) | exits)


def _sign(state: Dungeons, end: End) -> str:
    for sign, joints in (("S", state.secret), ("#", state.blocked), ("F", state.found)):
        if end.joint in joints:
            return sign
    return "L" if state.is_locked(end.joint) else "." if end.room else "#"
