"""Which moments of a match are told: four to six of those that its game has found, in order of time.

The opening, what decided it, the turn of the tide, and the end always; between them the rarest, and those at
which most was won or lost, never two of one ply or of one pattern, and not all of them of the same corner of
the match. Nothing is left to chance, and what was won or lost is what the game itself reckons at a glance,
not the match's account, which may be there or not: the same match has the same story, whenever and wherever
it is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import log2
from types import MappingProxyType
from typing import Any, NamedTuple

from games.contract import Bot, Chronicle, Moment
from tabletop.game import Names
from tabletop.match import Match

MOST = 6  # pictures
COMMON = 90  # of 100 matches: what is found in more of them only fills up to the fewest pictures
FEWEST = 4
NEAR = 0.12  # of the match: what lies nearer to what is told already than this counts less
SWING = 6.0  # what a moment counts for besides at which all was won or lost; a pattern of 1 in 64 has as much
TURN = 0.1  # a swing from which on a moment is told, however common
SOON = 6  # plies within which what comes of the greatest of them is seen
NO_SWINGS: Mapping[int, float] = MappingProxyType({})


def swings(match: Match, seat: int, bot: Bot[Any]) -> Iterator[Mapping[int, float]]:
    """By ply, how much the chance of a seat changed there, 0 to 1, as the bot reckons it at a glance: after
    each ply what is known so far."""
    swung: dict[int, float] = {}
    chances: list[float] = []
    for state in match.states[: match.at + 1]:
        chances.append(_chance(state, seat, bot))
        for ply in range(max(1, len(chances) - 2), len(chances)):
            swung[ply] = lasting(chances, ply)
        if swung:
            yield swung


def lasting(chances: Sequence[float], ply: int) -> float:
    """How much the chance changed with an action, as far as it lasts: what the one before or after takes back
    was no more than a glance at half a move."""
    before, now = chances[ply - 1], chances[ply]
    earlier, later = chances[max(0, ply - 2)], chances[min(ply + 1, len(chances) - 1)]
    way = 1 if now > before else -1
    return max(0.0, min(way * (now - before), way * (later - before), way * (now - earlier)))


def _chance(state: Any, seat: int, bot: Bot[Any]) -> float:
    outcome = state.outcome()
    return float(outcome.value(seat) if outcome else bot.evaluate(state, seat))


class Found(NamedTuple):
    """A moment, of which pattern it is, and how much it counts."""

    moment: Moment
    slug: str
    rarity: int
    weight: float


def told(
    chronicle: Chronicle, match: Match, seat: int, names: Names, swings: Mapping[int, float] = NO_SWINGS
) -> list[Moment]:
    """The story of a match that is over, told to a seat, by its `swings`."""
    first, last = chronicle.opening(match, seat, names), chronicle.end(match, seat, names)
    chosen = [first, last] if first.ply < last.ply else [last]
    decided = chronicle.deciding(match, seat, names)
    if decided and first.ply < decided.ply < last.ply:
        chosen.append(decided)
    between = found(chronicle, match, seat, names, swings)
    left = [one for one in between if first.ply < one.moment.ply < last.ply]
    if tide := _tide(left, chosen, swings):
        chosen.append(tide.moment)
        left = [one for one in left if one.slug != tide.slug]
    while len(chosen) < MOST:
        left = [one for one in left if all(one.moment.ply != other.ply for other in chosen)]
        telling = [one for one in left if one.rarity <= COMMON or swings.get(one.moment.ply, 0) >= TURN]
        open_to = telling or (left if len(chosen) < FEWEST else [])
        if not open_to:
            break
        best = max(open_to, key=lambda one: (_counts(one, chosen, match.at), -one.moment.ply))
        chosen.append(best.moment)
        left = [one for one in left if one.slug != best.slug]
    return sorted(chosen)


def _tide(left: Sequence[Found], chosen: Sequence[Moment], swings: Mapping[int, float]) -> Found | None:
    """The moment at which most was won or lost, or the first that shows what came of it; None if nothing
    turned there, or that is chosen already."""
    turn = max(swings, key=lambda ply: (swings[ply], -ply), default=0)
    shows = range(turn, turn + SOON + 1)
    if swings.get(turn, 0) < TURN or any(one.ply in shows for one in chosen):
        return None
    seen = [one for one in left if one.moment.ply in shows]
    return min(seen, key=lambda one: (one.moment.ply, -one.weight), default=None)


def found(
    chronicle: Chronicle, match: Match, seat: int, names: Names, swings: Mapping[int, float] = NO_SWINGS
) -> list[Found]:
    """All moments of a match that could be told."""
    return [
        Found(moment, pattern.slug, rarity, log2(101 / (rarity + 1)) + SWING * swings.get(moment.ply, 0))
        for pattern in chronicle.PATTERNS
        for rarity in [chronicle.RARITIES.get(pattern.slug, 100)]
        for moment in pattern.found(match, seat, names)
    ]


def _counts(one: Found, chosen: list[Moment], plies: int) -> float:
    """How much it counts beside what is chosen already."""
    nearest = min(abs(one.moment.ply - other.ply) for other in chosen)
    return one.weight * min(1.0, nearest / max(1.0, NEAR * plies))
