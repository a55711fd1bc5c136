"""How the strong bot of Penguin's Night Out used to play, for duels with what it has become: it reckoned for
everybody how many turns are left as the ice lies, and by a formula who is home first.

    PYTHONPATH=py:tests python -m rivals.penguins 2 500 old                 # each match from every seat
    PYTHONPATH=py:tests python -m rivals.penguins 3 100 never alters the ice # or a habit
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from math import sqrt

from games.penguins import bot, field
from games.penguins.going import Ice
from games.penguins.outlook import left, shares
from games.penguins.pieces import INDEX, Leave, owner
from games.penguins.rules import GAME, Penguins
from penguin_habits import HABITS
from tabletop import bots
from tabletop.actions import Action

LIFTED = 3  # dominoes of which it worked out where they would lie best
DURABLE = 0.6  # of what is done to a rival lasts: with the next domino it mends the rest


class Outlook:
    """What the deciding seat makes of the positions that it could bring about."""

    def __init__(self, state: Penguins) -> None:
        self.seat = state.seat
        self.ice = Ice.of(state.ice, state.sides)
        first = state.seat + 1
        self.order = [(first + place) % state.seats for place in range(state.seats)]
        self.before = [left(state, self.ice, seat) for seat in self.order[:-1]]
        self.walks = state.step == "move"

    def worth(self, state: Penguins, ice: Ice) -> float:
        """How good a position after its choice is: its chance to win."""
        if state.ending:
            return 1.0
        mine = left(state, ice, self.seat)
        theirs = self.before
        if not self.walks:
            now = [left(state, ice, seat) for seat in self.order[:-1]]
            theirs = [old + DURABLE * (new - old) for new, old in zip(now, self.before, strict=True)]
        return shares([*theirs, mine])[-1]


def strong(state: Penguins) -> Action:
    """What is worth most; the first of those that are worth the same."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    if state.step == "place":
        return max(legal, key=lambda place: _harm(state, place))
    if state.step == "effects":
        return _effect(state, legal, Outlook(state))
    if state.step == "lay":
        worths = _laid(state, legal, Outlook(state))
    else:
        worths = _done(state, legal, Outlook(state))
    return max(worths, key=worths.__getitem__)


def _after(state: Penguins, action: Action) -> Penguins:
    """The state after an action, before luck goes on with the turn."""
    after = state.copy()
    after.agenda = [()]
    getattr(after, action.verb)(*action.args)
    if state.step == "move":
        after.arrive()
    return after


def _harm(state: Penguins, place: Action) -> float:
    """How many turns its owner needs for a buddy that is placed there, for better or worse."""
    seat = owner(place.args[0])
    turns = left(_after(state, place), Ice.of(state.ice, state.sides), seat)
    return -turns if seat == state.seat else turns


def _done(state: Penguins, actions: Iterable[Action], view: Outlook) -> dict[Action, float]:
    """What each action is worth that moves penguins or buddies."""
    return {action: view.worth(_after(state, action), view.ice) for action in actions}


def _effect(state: Penguins, legal: list[Action], view: Outlook) -> Action:
    """A buddy is moved if that is better than nothing; then a domino, which can still be left where it is."""
    lifts = [action for action in legal if action.verb == "lift"]
    worths = _done(state, [action for action in legal if action.verb == "nudge"], view)
    action = max(worths, key=worths.__getitem__, default=Leave())
    if worths and worths[action] > view.worth(state, view.ice):
        return action
    return _lifted(state, lifts, view) if lifts else Leave()


def _lifted(state: Penguins, lifts: list[Action], view: Outlook) -> Action:
    """The domino that does most where it would lie best, of those that are missed least where they lie."""

    def missing(lift: Action) -> float:
        return view.worth(state, view.ice.without(state.lies(lift.args[0])))

    def moved(lift: Action) -> float:
        after = _after(state, lift)
        return max(_laid(after, after.offer_lay(), view).values())

    nests = [lift for lift in lifts if lift.args[0] in state.nests]
    others = sorted((lift for lift in lifts if lift not in nests), key=missing, reverse=True)
    return max(others[:LIFTED] or nests, key=moved)


def _laid(state: Penguins, lays: Iterable[Action], view: Outlook) -> dict[Action, float]:
    """What each place of the lifted domino is worth. A domino that touches the ice in one square only leads
    nowhere: all these places are worth the same, unless it is a nest."""
    assert state.lifted
    tile = state.lifted
    ice = view.ice.without(state.lies(tile))
    rest = state.ice.keys() - set(state.lies(tile))
    after = state.copy()
    alike: list[float] = []
    worths = {}
    for lay in lays:
        if lay.verb == "drop":
            worths[lay] = view.worth(state, view.ice)
            continue
        _, square, way = lay.args
        floe = field.laid(tile, square, field.beside(square, way))
        touched = {near for end in floe for near in field.near(end) if near in rest}
        leads = len(touched) > 1 or tile in state.nests
        if not leads and alike:
            worths[lay] = alike[0]
            continue
        after.floes[INDEX[tile]] = floe
        worths[lay] = view.worth(after, ice.with_squares(zip(floe, tile, strict=True)))
        if not leads:
            alike.append(worths[lay])
    return worths


RIVALS: Mapping[str, Callable[[Penguins], Action]] = {"old": strong, **HABITS}


def duel(seats: int, number: int, place: int, rival: str) -> float:
    """What today's strong bot gets in this place among such rivals, in a match on a fresh seed."""
    state = GAME.new(seats, f"fresh {number}")
    while not state.ending:
        today = state.seat == place
        state.play(bots.choose(state, state.seat, "strong", 1, bot) if today else RIVALS[rival](state))
    outcome = state.outcome()
    assert outcome
    return outcome.value(place)


if __name__ == "__main__":
    seats, matches, rival = int(sys.argv[1]), int(sys.argv[2]), " ".join(sys.argv[3:])
    got = [duel(seats, number, place, rival) for number in range(matches) for place in range(seats)]
    mean = sum(got) / len(got)
    error = sqrt(mean * (1 - mean) / len(got))
    print(f"{seats} seats, {rival}: {mean:.1%} ± {error:.1%} of {len(got)}, where {1 / seats:.1%} is fair")
