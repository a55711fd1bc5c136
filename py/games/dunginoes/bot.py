"""How Dunginoes' bots play. The easy one goes by pips, and would rather search than let go of many. The
middle one knows which dominoes get past the boss, lays the others, and searches when it must. The strong
one reckons alone what each action is worth (`reckoning.py`); in company it tries what it may do a ply or two
ahead, and then estimates who gets out, and with what.

`evaluate` is the heart of that. The room that is left, and how much of the pile fits nowhere, tell how many
fights are still to be lost on the way; that and the hand give, for each seat, how likely it carries out so
many pips or is stunned; and comparing these gives the chance to win.
"""

from __future__ import annotations

from functools import cache
from math import exp

from dominoes import layout
from dominoes.domino import Domino
from games.dunginoes import reckoning
from games.dunginoes.odds import kept, sixths
from games.dunginoes.pieces import HAND, SET, TO_BEAT
from games.dunginoes.rules import STUNNED, Dunginoes
from games.dunginoes.worth import table
from tabletop import bots
from tabletop.actions import Action

SEEDS = 2000  # matches alone that the balance plays: few are won
BUDGETS = {"easy": 20, "middle": 20, "strong": 300}
HORIZON = 2
MANY = 10  # pips that the easy bot would rather search than let go of
TRIES = 100
DOUBT = 0.0  # the first candidate is not likelier to be the best
STANDING = bots.STANDING

# Fitted to some ten thousand matches of the middle and the strong bot, one to four at the table: fights
# that a seat will lose until the boss, how they grow with the pile, shrink with the room there is to lay,
# with what of the hand can be laid, and with others at the table; and how soon a hand is an ordinary one,
# here by the dominoes it has left.
LOSSES, PILE, ROOM, LAYABLE, OTHERS = 2.1, 0.62, 0.84, 0.27, 0.77
RENEWAL = 0.4  # a turn
ORDINARY = {1: (Domino(3, 4),), 2: (Domino(1, 3), Domino(5, 6))}
DEAR = 100  # more than any worth: the middle bot searches when it must
WORTH = {tile: tile.pips * sixths(tile) for tile in SET}  # pips kept from the boss on average, in sixths

settled = bots.always_settled


def reckoned(view: Dunginoes, strength: str) -> bots.Reckoning | None:
    """What each action is worth to the strong bot alone, until a fight was lost: then nothing is left to
    win."""
    if view.seats > 1 or strength != "strong" or view.downs[0] or view.step == "wound":
        return None
    return reckoning.reckoned(view, table(view.lantern))


def policy(state: Dunginoes, number: int) -> Action:
    """A quick sensible choice: lay what is worth least, straight on and far out; keep what is worth most."""
    legal = state.legal_actions()
    step = state.step
    if step in ("spare", "wound"):
        return min(legal, key=_worth)
    if step == "take":
        return _taken(state)
    if step == "face_boss" or legal[0].verb == "search":
        return legal[0]
    lays = legal if step == "passage" else legal[:-1]
    tile = min(lays, key=_worth).args[0]
    return max((lay for lay in lays if lay.args[0] == tile), key=_far_out)


def candidates(state: Dunginoes, strength: str) -> list[Action]:
    """What the easy and the middle bot do without a thought; for the strong one in company all there is to
    do. Alone, where it does not reckon any more, it does what the middle one does."""
    legal = state.legal_actions()
    if strength == "strong" and state.seats > 1:
        return legal
    if state.step == "take":
        return [_taken(state)]
    return [min(legal, key=_pips if strength == "easy" else _worth)]


def figures(state: Dunginoes) -> dict[str, float]:
    """What the balance counts of an ended match: escapes of a hundred, pips carried out, rooms, turns."""
    escaped = bool(state.escaped)
    pips = state.loot(0) if escaped else 0
    return {"escapes of 100": 100.0 * escaped, "pips": pips, "rooms": len(state.laid), "turns": state.turns}


def evaluate(state: Dunginoes, seat: int) -> float:
    """The chance to win, 0 to 1, ties shared."""
    mine = outlook(state, seat)
    if state.seats == 1:
        return sum(chance for pips, chance in mine.items() if pips > TO_BEAT)
    wins = {pips: chance for pips, chance in mine.items() if pips != STUNNED}
    for other in range(state.seats):
        if other != seat:
            theirs = outlook(state, other).items()
            for pips in wins:
                wins[pips] *= sum(p if its < pips else p / 2 for its, p in theirs if its <= pips)
    return sum(wins.values())


def outlook(state: Dunginoes, seat: int) -> dict[int, float]:
    """How likely the seat carries out so many pips, or is stunned."""
    hand = state.hands[seat]
    if not hand:
        return {0 if seat in state.escaped else STUNNED: 1.0}
    if state.boss:
        return {state.loot(seat): 1.0} if seat in state.escaped else kept(hand)
    hand = tuple(sorted(hand, key=WORTH.__getitem__))[-HAND:]
    losses = fights_lost(state, hand)
    chances = {STUNNED: 1.0}
    turns = len(state.pile) / len(state.active())
    for lost in range(len(hand)):
        chance = exp(-losses) * losses**lost  # the first two terms of Poisson's law
        chances[STUNNED] -= chance
        for pips, likely in renewed(hand[lost:], turns).items():
            chances[pips] = chances.get(pips, 0.0) + chance * likely
    return chances


def fights_lost(state: Dunginoes, hand: tuple[Domino, ...]) -> float:
    """How many fights the seat with this hand will lose before the boss, on average: the fewer, the more of
    the pile and of the hand fits and the more ends are free."""
    pile = len(state.pile)
    if not pile:
        return 0.0
    closed = 1 - len(state.fitting()) / pile - LAYABLE * len(layout.fitting(state.ends, hand))
    room = sum(len(end.room) for end in state.ends)
    ease = (1 + room) ** ROOM * len(state.active()) ** OTHERS
    return float(LOSSES * exp(closed) * (1 + pile) ** PILE / ease)


@cache
def renewed(hand: tuple[Domino, ...], turns: float) -> dict[int, float]:
    """What a hand will keep from the boss after so many turns of its own."""
    same = exp(-RENEWAL * turns)
    chances = {pips: same * chance for pips, chance in kept(hand).items()}
    for pips, chance in kept(ORDINARY[len(hand)]).items():
        chances[pips] = chances.get(pips, 0.0) + (1 - same) * chance
    return chances


def _taken(state: Dunginoes) -> Action:
    """DU5.2: to search with, one that fits, or else the weakest; for the hand, what is worth most."""
    fit = state.fitting()
    tiles = {action: action.args[0] for action in state.legal_actions()}
    if state.searching:
        return max(tiles, key=lambda action: (tiles[action] in fit, sixths(tiles[action])))
    return max(tiles, key=_worth)


def _pips(action: Action) -> int:
    return action.args[0].pips if action.args else MANY


def _worth(action: Action) -> int:
    return WORTH[action.args[0]] if action.args else DEAR


def _far_out(action: Action) -> tuple[int, bool]:
    _, joint, shape = action.args
    return abs(joint.x) + abs(joint.y), shape in (layout.STRAIGHT, layout.CROSS)
