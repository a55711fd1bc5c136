"""What can be told of a map, and of a match on it: its heart, its depth, and what rooms have cost a hero."""

from __future__ import annotations

from collections import Counter

from dominoes.domino import Domino
from dominoes.layout import CROSS, STRAIGHT, Laid, heading
from games.dungeons.making.depths import depths
from games.dungeons.rules import Dungeons
from tabletop.history import events
from tabletop.match import Match

LOST = ("beaten", "heard")  # the events with which a torch goes out


def last(match: Match) -> Dungeons:
    """The state in which a match stands."""
    state = match.state
    assert isinstance(state, Dungeons)
    return state


def tolls(match: Match) -> Counter[Domino]:
    """How many torches each room has cost."""
    return Counter(event.args[0] for event in events(match, *LOST))


def ways_on(laid: list[Laid], place: int) -> int:
    """How many rooms join this one from behind."""
    return sum(piece.joins == place for piece in laid)


def through(state: Dungeons, place: int) -> int:
    """How many of all pairs of other rooms have this one between them."""
    behind = [
        1 + len(state.beyond(i)) for i, piece in enumerate(state.laid) if piece.joins == place and i != place
    ]
    parts = [*behind, len(state.laid) - 1 - sum(behind)]
    return (sum(parts) ** 2 - sum(part**2 for part in parts)) // 2


def heart(state: Dungeons) -> int:
    """The hall through which most ways lead, by its place; -1 if no hall is between any rooms."""
    halls = [i for i, piece in enumerate(state.laid) if piece.domino.is_double]
    best = max(halls, key=lambda place: through(state, place), default=-1)
    return best if best >= 0 and through(state, best) else -1


def farthest(state: Dungeons) -> int:
    """The room with most doors before it, by its place; the first of these."""
    doors = depths(state.laid)
    return doors.index(max(doors))


def corridor(laid: list[Laid]) -> int:
    """The most rooms that join in a straight line."""
    lengths: list[int] = []
    for piece in laid:
        before = laid[piece.joins] if piece.joins >= 0 else None
        on = before and piece.way == heading(before.way, before.shape) and piece.shape in (STRAIGHT, CROSS)
        lengths.append(lengths[piece.joins] + 1 if on else 1)
    return max(lengths, default=0)
