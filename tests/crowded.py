"""Dungeons of many rooms, more than matches often reach, for tests of how they are shown and moved."""

from __future__ import annotations

from dungeons import dungeon
from games.dunginoes import board
from games.dunginoes.pieces import SET, Lay
from games.dunginoes.rules import Dunginoes
from tabletop.chance import below


def crowded(rooms: int) -> Dunginoes:
    """A position with so many rooms, at most 27, a domino or more in the hand, and an empty pile."""
    return next(state for seed in range(10_000) if (state := _grown(rooms, seed)))


def _grown(rooms: int, seed: int) -> Dunginoes | None:
    """The dungeon that chance lays, or None if it gets stuck before it has so many rooms."""
    loose = [tile for tile in SET if tile != (6, 6)]
    laid = [board.first_room(SET[-1])]
    ends = board.grown([], laid)
    lays = []
    while len(laid) < rooms:
        ways = [(tile, end, shape) for tile in loose for end in ends for shape in end.shapes(tile)]
        if not ways:
            return None
        tile, end, shape = ways[below(seed, "rooms", len(laid), len(ways))]
        lays.append(Lay(tile, end.joint, shape).text.removeprefix("lay "))
        loose.remove(tile)
        laid.append(board.lay(tile, end, shape))
        ends = board.grown(ends, laid)
    hand = " ".join(map(str, loose[:2]))
    return dungeon("6-6", *lays, hands=hand, pile=" ".join(map(str, loose[2:])), agenda=[("play_or_search",)])
