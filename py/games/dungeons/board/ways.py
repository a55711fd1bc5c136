"""The ways out of a room in words, as its entry in the key to the rooms says them."""

from __future__ import annotations

from games.dungeons.board.plan import seen
from games.dungeons.charting import exit_kind
from games.dungeons.rules import Dungeons
from games.dungeons.words import number_words
from tabletop.grid import COMPASS, opposite

WAYS = {
    "open": "an open way",
    "found": "a secret door, found",
    "locked": "a locked door",
    "blocked": "a blocked way",
    "secret": "a secret door, not found",
    None: "a free end",
}


def ways_words(state: Dungeons, place: int) -> str:
    """The ways out of a room, as its entry in the key says them: "North: a door to room 4"."""
    piece = state.laid[place]
    told = []
    if piece.joins >= 0:
        told.append((opposite(piece.way), f"a door to room {piece.joins + 1}"))
    else:
        told.append((opposite(piece.way), "the entrance"))
    told += [(one.way, f"a door to room {i + 1}") for i, one in enumerate(state.laid) if one.joins == place]
    for end in state.ends:
        kind = exit_kind(state, end)
        if end.owner == place and seen(state, end, kind):
            half = "" if piece.domino.is_double or end.number < 0 else f", by the {number_words(end.number)}"
            told.append((end.way, f"{WAYS[kind]}{half}"))
    return "; ".join(f"{COMPASS[way]}: {what}" for way, what in sorted(told)).capitalize()
