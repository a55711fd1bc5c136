"""How Dunginoes' bots play. The easy one goes by pips, and would rather search than let go of many. The
middle one knows which dominoes get past the boss, lays the others, and searches when it must. The strong
one reckons what each action is worth over all that luck may bring until the next turn (`reckoning.py`).
"""

from __future__ import annotations

from dominoes import layout
from games.dunginoes import forecast, reckoning
from games.dunginoes.odds import sixths
from games.dunginoes.pieces import SET
from games.dunginoes.position import of
from games.dunginoes.rules import Dunginoes
from games.dunginoes.worth import company_table, table
from tabletop import bots
from tabletop.actions import Action

SEEDS = 2000  # matches alone that the balance plays: few are won
BUDGETS = {"easy": 20, "middle": 20, "strong": 20}
HORIZON = 2
MANY = 10  # pips that the easy bot would rather search than let go of
DOUBT = 0.0  # the first candidate is not likelier to be the best

DEAR = 100  # more than any worth: the middle bot searches when it must
WORTH = {tile: tile.pips * sixths(tile) for tile in SET}  # pips kept from the boss on average, in sixths


def reckoned(view: Dunginoes, strength: str) -> bots.Reckoning | None:
    """What each action is worth to the strong bot. Alone nothing can be won any more when a fight was lost:
    then it plays like the middle one."""
    if strength != "strong" or (view.seats == 1 and view.downs[0]):
        return None
    return reckoning.reckoned(view, table() if view.seats == 1 else company_table())


def policy(state: Dunginoes, number: int) -> Action:
    """A quick sensible choice: lay what is worth least, straight on and far out; keep what is worth most."""
    legal = state.legal_actions()
    step = state.step
    if step in ("spare", "wound"):
        return min(legal, key=_worth)
    if step == "face_boss" or legal[0].verb == "search":
        return legal[0]
    lays = legal if step == "passage" else legal[:-1]
    tile = min(lays, key=_worth).args[0]
    return max((lay for lay in lays if lay.args[0] == tile), key=_far_out)


def candidates(state: Dunginoes, strength: str) -> list[Action]:
    """What the easy and the middle bot do without a thought."""
    return [min(state.legal_actions(), key=_pips if strength == "easy" else _worth)]


def figures(state: Dunginoes) -> dict[str, float]:
    """What the balance counts of an ended match: escapes of a hundred, pips carried out, rooms, turns."""
    escaped = bool(state.escaped)
    pips = state.loot(0) if escaped else 0
    return {"escapes of 100": 100.0 * escaped, "pips": pips, "rooms": len(state.laid), "turns": state.turns}


def evaluate(state: Dunginoes, seat: int) -> float:
    """The chance to win, 0 to 1, ties shared."""
    return forecast.at_boss(state, seat) if state.boss else forecast.chance(of(state, seat))


def _pips(action: Action) -> int:
    return action.args[0].pips if action.args else MANY


def _worth(action: Action) -> int:
    return WORTH[action.args[0]] if action.args else DEAR


def _far_out(action: Action) -> tuple[int, bool]:
    _, joint, shape = action.args
    return abs(joint.x) + abs(joint.y), shape in (layout.STRAIGHT, layout.CROSS)
