"""How the bots of Penguin's Night Out play. The easy one counts steps, forgets that numbers stop it, and
leaves the ice as it lies. The middle one knows how many turns its ways take, and alters the ice to make them
shorter where it sees how. They need no playouts: those that are made only say what the choice is worth.

The strong one has learned from many matches what makes a penguin likely to be home first (`worth.py`), and
does that, for itself or against the others (`reckoning.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from games.penguins import field, outlook, reckoning, worth
from games.penguins.going import Ice
from games.penguins.outlook import left
from games.penguins.pieces import INDEX, Leave, owner
from games.penguins.reckoning import after, leads_nowhere
from games.penguins.rules import Penguins
from tabletop import bots
from tabletop.actions import Action
from tabletop.grid import Point

SEEDS = 400
BUDGETS = {"easy": 1, "middle": 1, "strong": 40}
HORIZON = 0
TRIES = 40
DOUBT = 0.0
STANDING = bots.STANDING
BLIND = 4  # the middle bot sees one in so many places for a domino
LIFTED = 3  # dominoes of which the middle bot works out where they would lie best

evaluate = outlook.chance
settled = bots.always_settled


def reckoned(view: Penguins, strength: str) -> bots.Reckoning | None:
    """What the strong bot knows of each action."""
    return reckoning.reckoned(view, worth.table()) if strength == "strong" else None


def policy(state: Penguins, number: int) -> Action:
    """What the middle bot does: what is worth most; the first of those that are worth the same."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    if state.step == "place":
        return max(legal, key=lambda place: _harm(state, place))
    ice = Ice.of(state.ice, state.sides)
    if state.step == "effects":
        return _effect(state, legal, ice)
    if state.step == "lay":
        worths = _laid(state, legal[-1::-BLIND], ice)
    else:
        worths = {action: _near(after(state, action), ice) for action in legal}
    return max(worths, key=worths.__getitem__)


def candidates(state: Penguins, strength: str) -> list[Action]:
    """What the easy or the middle bot does."""
    return [_easy(state) if strength == "easy" else policy(state, 0)]


def figures(state: Penguins) -> dict[str, float]:
    """What the balance counts of an ended match: rounds, and matches that take more than sixty of them."""
    return {"rounds": state.round, "beyond round 60, of 100": 100.0 * (state.round > 60)}


# --- the easy bot ------------------------------------------------------------------------------


def _easy(state: Penguins) -> Action:
    """As few steps as possible to the nearest buddy, or home; buddies far from their nests."""
    legal = state.legal_actions()
    seat = state.seat
    if state.step == "place":
        theirs = [place for place in legal if owner(place.args[0]) != seat] or legal
        return max(theirs, key=lambda place: _from_home(state, *place.args))
    if state.step != "move":
        return legal[-1]
    lying = [square for buddy in state.mine(seat) if (square := state.buddies[buddy])]
    steps = field.steps(state.ice, lying or state.lies(state.nests[seat]))
    far = len(state.ice)
    return min(legal, key=lambda move: min(steps.get(at, far) for at in move.args or state.stands(seat)))


def _from_home(state: Penguins, buddy: int, square: Point) -> int:
    """How far a square is from the nest of a buddy's penguin, as if there were ice everywhere."""
    nest = state.lies(state.nests[owner(buddy)])
    return min(abs(square.x - end.x) + abs(square.y - end.y) for end in nest)


# --- the middle bot ----------------------------------------------------------------------------


def _harm(state: Penguins, place: Action) -> float:
    """How many turns its owner needs for a buddy that is placed there, for better or worse."""
    seat = owner(place.args[0])
    turns = left(after(state, place), Ice.of(state.ice, state.sides), seat)
    return -turns if seat == state.seat else turns


def _near(state: Penguins, ice: Ice) -> float:
    """How near the deciding penguin is to having won; the more, the fewer turns it needs."""
    return 1.0 if state.ending else -left(state, ice, state.seat)


def _effect(state: Penguins, legal: list[Action], ice: Ice) -> Action:
    """A buddy is moved if that is better than nothing; then a domino, which can still be left where it is."""
    lifts = [action for action in legal if action.verb == "lift"]
    worths = {action: _near(after(state, action), ice) for action in legal if action.verb == "nudge"}
    action = max(worths, key=worths.__getitem__, default=Leave())
    if worths and worths[action] > _near(state, ice):
        return action
    return _lifted(state, lifts, ice) if lifts else Leave()


def _lifted(state: Penguins, lifts: list[Action], ice: Ice) -> Action:
    """The domino that does most where it would lie best, of those that are missed least where they lie."""

    def missing(lift: Action) -> float:
        return _near(state, ice.without(state.lies(lift.args[0])))

    def moved(lift: Action) -> float:
        done = after(state, lift)
        return max(_laid(done, done.offer_lay(), ice).values())

    nests = [lift for lift in lifts if lift.args[0] in state.nests]
    others = sorted((lift for lift in lifts if lift not in nests), key=missing, reverse=True)
    return max(others[:LIFTED] or nests, key=moved)


def _laid(state: Penguins, lays: Iterable[Action], ice: Ice) -> dict[Action, float]:
    """What each place of the lifted domino is worth. A domino that touches the ice in one square only leads
    nowhere: all these places are worth the same, unless it is a nest."""
    assert state.lifted
    tile = state.lifted
    bare = ice.without(state.lies(tile))
    rest = state.ice.keys() - set(state.lies(tile))
    done = state.copy()
    alike: list[float] = []
    worths = {}
    for lay in lays:
        if lay.verb == "drop":
            worths[lay] = _near(state, ice)
            continue
        _, square, way = lay.args
        floe = field.laid(tile, square, field.beside(square, way))
        leads = tile in state.nests or not leads_nowhere(floe, rest)
        if not leads and alike:
            worths[lay] = alike[0]
            continue
        done.floes[INDEX[tile]] = floe
        worths[lay] = _near(done, bare.with_squares(zip(floe, tile, strict=True)))
        if not leads:
            alike.append(worths[lay])
    return worths
