"""Dungeons of many rooms and ice that has drifted far apart, more than matches often reach, for tests of how
they are shown and moved."""

from __future__ import annotations

from dominoes import layout
from dungeons import dungeon
from games.dunginoes.pieces import SET, Lay
from games.dunginoes.rules import GAME, Dunginoes
from games.penguins import rules as night
from games.penguins.field import span
from tabletop.actions import Action
from tabletop.chance import below
from tabletop.match import Match


def crowded(rooms: int) -> Dunginoes:
    """A position with so many rooms, at most 27, a domino or more in the hand, and an empty pile."""
    return next(state for seed in range(10_000) if (state := _grown(rooms, seed)))


def crowded_match(rooms: int, places: int) -> Match:
    """A match alone that stands where so many rooms lie, and hand and pile leave so many places or more for
    the next."""
    return next(match for seed in range(10_000) if (match := _played(rooms, places, f"full-{seed}")))


def _played(rooms: int, places: int, seed: str) -> Match | None:
    """The match that chance plays, laying whatever it can, or None if it does not come there."""
    match = Match(GAME, 1, seed)
    while legal := match.state.legal_actions():
        lays = [action for action in legal if action.verb == "lay"]
        state = match.state
        assert isinstance(state, Dunginoes)
        if state.step == "play_or_search" and len(state.laid) == rooms and len(lays) >= places:
            return match
        some = lays or legal
        match = match.play(some[below(state.turns, "full", match.at, len(some))])
    return None


def _grown(rooms: int, seed: int) -> Dunginoes | None:
    """The dungeon that chance lays, or None if it gets stuck before it has so many rooms."""
    loose = [tile for tile in SET if tile != (6, 6)]
    laid = [layout.first_room(SET[-1])]
    ends = layout.grown([], laid)
    lays = []
    while len(laid) < rooms:
        ways = [(tile, end, shape) for tile in loose for end in ends for shape in end.shapes(tile)]
        if not ways:
            return None
        tile, end, shape = ways[below(seed, "rooms", len(laid), len(ways))]
        lays.append(Lay(tile, end.joint, shape).text.removeprefix("lay "))
        loose.remove(tile)
        laid.append(layout.lay(tile, end, shape))
        ends = layout.grown(ends, laid)
    hand = " ".join(map(str, loose[:2]))
    return dungeon("6-6", *lays, hands=hand, pile=" ".join(map(str, loose[2:])), agenda=[("play_or_search",)])


def drifted_match(wide: int) -> Match:
    """A match of three in Elbow Room with a floe in hand, on ice so many squares wide and high, or more:
    everybody stays where they are, and lays each floe as far out as it can go."""
    match = Match(night.GAME, 3, "drift", {"elbow": 1})
    while True:
        state = match.state
        assert isinstance(state, night.Penguins) and not state.ending
        west, north, east, south = span(state.ice)
        if state.step == "lay" and min(east - west, south - north) + 1 >= wide:
            return match
        match = match.play(_outwards(state.legal_actions(), east - west + 1 < wide))


def _outwards(legal: list[Action], eastward: bool) -> Action:
    """What lays a floe farthest in the east, or in the south; else what changes least."""
    lays = [action for action in legal if action.verb == "lay"]
    quiet = [action for action in legal if action.verb in ("stay", "leave")]
    if not lays:
        return (quiet or legal)[0]
    return max(lays, key=lambda lay: lay.args[1].x if eastward else lay.args[1].y)
