"""How deep the rooms of a map lie, counted by doors, and where its finale is (DU5.4)."""

from __future__ import annotations

from collections.abc import Sequence

from dominoes.domino import Domino
from dominoes.layout import Laid


def depths(laid: Sequence[Laid]) -> list[int]:
    """By the place of a room, through how many doors one comes to it."""
    found: list[int] = []
    for piece in laid:
        found.append(found[piece.joins] + 1 if piece.joins >= 0 else 0)
    return found


def finale(laid: Sequence[Laid]) -> Domino | None:
    """DU5.4: of the dead ends in the last third of the ways the one with the most pips, of equals the one
    laid last; None where there is but the first room."""
    doors, on_the_way = depths(laid), {piece.joins for piece in laid}
    deep = [i for i in range(1, len(laid)) if i not in on_the_way and 3 * doors[i] >= 2 * max(doors)]
    return laid[max(deep, key=lambda i: (laid[i].domino.pips, i))].domino if deep else None
