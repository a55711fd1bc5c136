"""What is meant by what is picked: a buddy to be moved, or where the domino in hand would lie, and how.

Picked are "buddy 3", one of those that can be moved now; "floes", the wish to move any free one; or
"at 4,2 east", where the low half of the domino in hand would lie, and to which side its other half.
"""

from __future__ import annotations

from games.contract import Picked
from games.penguins.field import beside
from games.penguins.rules import Penguins
from tabletop.actions import Action
from tabletop.grid import COMPASS, Point, opposite

TURNING = ("east", "south", "west", "north")  # clockwise, as a domino is turned

Turns = dict[str, Action]  # by the way from the half that is held to the other


def places(state: Penguins) -> dict[Point, Turns]:
    """By square: how the domino in hand can lie with the half there by which it is held, its low one; of a
    double either."""
    found: dict[Point, Turns] = {}
    for action in state.legal_actions():
        if action.verb == "lay":
            tile, square, way = action.args
            found.setdefault(square, {})[way] = action
            if tile.is_double:
                other = COMPASS[opposite(COMPASS.index(way))]
                found.setdefault(beside(square, way), {})[other] = action
    return found


def ghost(state: Penguins, picked: Picked) -> tuple[Point, str, Action] | None:
    """Where the domino in hand would lie: the square of the half by which it is held, the way to its other
    half, and the action; None before a place is picked."""
    spot = next((what for what in picked if what.startswith("at ")), "")
    if not spot or state.step != "lay":
        return None
    square, way = _read(spot)
    action = places(state).get(square, {}).get(way)
    return (square, way, action) if action else None


def buddy(state: Penguins, picked: Picked) -> int | None:
    """The buddy that would be placed or moved: the one picked, or else the first."""
    can = list(
        dict.fromkeys(action.args[0] for action in state.legal_actions() if action.verb in BUDDY_VERBS)
    )
    wanted = [int(what.removeprefix("buddy ")) for what in picked if what.startswith("buddy ")]
    if "floes" in picked and state.roams:
        return None
    return next((one for one in wanted if one in can), can[0] if can else None)


BUDDY_VERBS = ("place", "nudge")


def floes(state: Penguins, picked: Picked) -> bool:
    """Is it the floes that can be picked up, and not a buddy that can be moved?"""
    return state.step == "effects" and state.roams and buddy(state, picked) is None


def pick(state: Penguins, picked: Picked, what: str) -> Picked:
    """What is picked after `what` was touched: "buddy 3", "floes"; "at 4,2", a place for the domino in hand,
    where it is turned when it lies there already; or "turn"."""
    if state.step != "lay":
        return (what,)
    now = ghost(state, picked)
    square = now[0] if now and what == "turn" else Point.parse(what.removeprefix("at "))
    turns = places(state).get(square, {})
    same = now and now[0] == square
    way = now[1] if now else _lying(state)
    first = TURNING.index(way) + bool(same)
    order = [TURNING[(first + turn) % len(TURNING)] for turn in range(len(TURNING))]
    turned = next((one for one in order if one in turns), "")
    return (f"at {square} {turned}",) if turned else ()


def _lying(state: Penguins) -> str:
    """Which way the domino in hand lies now."""
    assert state.lifted
    low, high = state.lies(state.lifted)
    return next(way for way in TURNING if beside(low, way) == high)


def _read(spot: str) -> tuple[Point, str]:
    _, square, way = spot.split(" ")
    return Point.parse(square), way
