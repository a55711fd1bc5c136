"""How Dunginoes' bots play. The easy one goes by pips, and would rather search than let go of many. The
middle one knows which dominoes get past the boss, lays the others, and searches when it must. The strong
one tries what it may do a ply or two ahead, and then reckons who gets out, and with what.

`evaluate` is the heart of that. How much of the pile fits nowhere tells how many fights are still to be
lost on the way; that and the hand give, for each seat, how likely it carries out so many pips or is
stunned; and comparing these gives the chance to win.
"""

from __future__ import annotations

from functools import cache
from math import exp

from games.dunginoes import board
from games.dunginoes.odds import kept, sixths
from games.dunginoes.pieces import SET, TO_BEAT
from games.dunginoes.rules import STUNNED, Dunginoes
from tabletop.actions import Action
from tabletop.dominoes import Domino

SEEDS = 2000  # matches alone that the balance plays: few are won
BUDGETS = {"easy": 20, "middle": 20, "strong": 600}
HORIZON = 2
MANY = 6  # pips that the easy bot would rather search than let go of
DOUBT = 0.0  # the first candidate is not likelier to be the best

# Fitted to matches that bots played: fights that are still lost by a seat alone if all of the pile fits
# nowhere, and how quickly they become fewer the more of it fits; fights lost soon because nothing in the
# hand fits; and what comes to lie beside the best domino of a hand, given so many turns of one's own.
LOSSES, FALL, STUCK = 14.0, 2.0, 1.0
PARTNER, PARTNER_TURNS = Domino(3, 6), 4
DEAR = 100  # more than any worth: the middle bot searches when it must
WORTH = {tile: tile.pips * sixths(tile) for tile in SET}  # pips kept from the boss on average, in sixths


def policy(state: Dunginoes, number: int) -> Action:
    """A quick sensible choice: lay what is worth least, straight on and far out; keep what is worth most."""
    legal = state.legal_actions()
    step = state.agenda[0][0]
    if step in ("spare", "wound"):
        return min(legal, key=_worth)
    if step == "face_boss" or legal[0].verb == "search":
        return legal[0]
    lays = legal if step == "passage" else legal[:-1]
    tile = min(lays, key=_worth).args[0]
    return max((lay for lay in lays if lay.args[0] == tile), key=_far_out)


def candidates(state: Dunginoes, strength: str) -> list[Action]:
    """What the easy and the middle bot do without a thought; for the strong one all there is to do, but
    for each domino at each free end only the first shape that has room."""
    if strength != "strong":
        return [min(state.legal_actions(), key=_pips if strength == "easy" else _worth)]
    firsts: dict[tuple[object, ...], Action] = {}
    for action in state.legal_actions():
        firsts.setdefault(action.args[:2], action)
    return list(firsts.values())


def figures(state: Dunginoes) -> dict[str, float]:
    """What the balance counts of an ended match: escapes of a hundred, pips carried out, rooms, turns."""
    escaped = bool(state.escaped)
    pips = state.loot(0) if escaped else 0
    return {"escapes of 100": 100.0 * escaped, "pips": pips, "rooms": len(state.laid), "turns": state.turns}


def evaluate(state: Dunginoes, seat: int) -> float:
    """The chance to win, 0 to 1."""
    pile = len(state.pile)
    closed = 1 - len(state.fitting()) / pile if pile else 0.0
    mine = outlook(state, seat, closed)
    if state.seats == 1:
        return sum(chance for pips, chance in mine.items() if pips > TO_BEAT)
    wins = {pips: chance for pips, chance in mine.items() if pips != STUNNED}
    for other in range(state.seats):
        if other != seat:
            theirs = outlook(state, other, closed).items()
            for pips in wins:
                wins[pips] *= sum(p if its < pips else p / 2 for its, p in theirs if its <= pips)
    return sum(wins.values())


def outlook(state: Dunginoes, seat: int, closed: float) -> dict[int, float]:
    """How likely the seat carries out so many pips, or is stunned, if so much of the pile fits nowhere."""
    hand = state.hands[seat]
    if not hand:
        return {0 if seat in state.escaped else STUNNED: 1.0}
    if state.boss:
        return {state.loot(seat): 1.0} if seat in state.escaped else kept(hand)
    losses = min(LOSSES * closed**FALL, closed * len(state.pile) / 2) / state.seats
    if not board.fitting(state.ends, hand):
        losses += STUCK * closed
    none, one = exp(-losses), losses * exp(-losses) if len(hand) > 1 else 0.0
    chances = {STUNNED: 1 - none - one}
    for pips, chance in grown(hand, min(len(state.pile) // state.seats, PARTNER_TURNS)):
        chances[pips] = none * chance
    if one:
        for pips, chance in kept((max(hand, key=WORTH.__getitem__),)).items():
            chances[pips] = chances.get(pips, 0.0) + one * chance
    return chances


@cache
def grown(hand: tuple[Domino, ...], turns: int) -> list[tuple[int, float]]:
    """What a hand will keep from the boss when it has been bettered for so many turns."""
    best = max(hand, key=WORTH.__getitem__)
    chances = dict(kept(hand))
    if len(hand) == 2 and sum(WORTH[tile] for tile in hand) < WORTH[best] + WORTH[PARTNER]:
        share = turns / PARTNER_TURNS
        chances = {pips: (1 - share) * chance for pips, chance in chances.items()}
        for pips, chance in kept((best, PARTNER)).items():
            chances[pips] = chances.get(pips, 0.0) + share * chance
    return list(chances.items())


def _pips(action: Action) -> int:
    return action.args[0].pips if action.args else MANY


def _worth(action: Action) -> int:
    return WORTH[action.args[0]] if action.args else DEAR


def _far_out(action: Action) -> tuple[int, bool]:
    _, joint, shape = action.args
    return abs(joint.x) + abs(joint.y), shape in (board.STRAIGHT, board.CROSS)
