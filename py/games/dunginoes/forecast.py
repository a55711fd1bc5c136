"""How a match of several will end, reckoned by a few rules of thumb.

The room that is left, and how much of the pile fits nowhere, tell how many fights are still to be lost on
the way; that and the hand give, for each seat, how likely it carries out so many pips or is stunned; and
comparing these gives the chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from dominoes.domino import Domino
from games.dunginoes.odds import kept
from games.dunginoes.pieces import HAND, SET, TO_BEAT
from games.dunginoes.position import PLACE, WIN, Position
from games.dunginoes.rules import Dunginoes

# Fitted to some ten thousand matches of the middle and the strong bot, one to four at the table: fights
# that a seat will lose until the boss, how they grow with the pile, shrink with the room there is to lay,
# with what of the hand can be laid, and with others at the table; and how soon a hand is an ordinary one,
# here by the dominoes it has left.
LOSSES, PILE, ROOM, LAYABLE, OTHERS = 2.1, 0.62, 0.84, 0.27, 0.77
RENEWAL = 0.4  # a turn
ORDINARY = {1: (Domino(3, 4),), 2: (Domino(1, 3), Domino(5, 6))}
WORTH = [tile.pips * win for tile, win in zip(SET, WIN, strict=True)]  # pips kept from the boss on average

MIDDLING = PLACE[Domino(3, 4)]

Outlook = dict[int, float]  # how likely so many pips are carried out; what is missing to 1 is to be stunned


def chance(position: Position) -> float:
    """The chance to win, ties shared."""
    return prospects(position)[2]


def prospects(position: Position) -> tuple[float, float, float]:
    """The chances not to be stunned, that all others are, and to win, ties shared. A domino that is to be
    drawn is taken for an ordinary one."""
    hand = (*position.hand, MIDDLING) if position.drawing else position.hand
    wins = outlook(position, hand)
    lasting, stunned = sum(wins.values()), 1.0
    if position.rivals is None:
        return lasting, 0.0, sum([likely for pips, likely in wins.items() if pips > TO_BEAT])
    for other in position.rivals:
        theirs = outlook(position, other)
        stunned *= 1 - sum(theirs.values())
        wins = against(wins, theirs)
    return lasting, stunned, sum(wins.values())


def at_boss(state: Dunginoes, seat: int) -> float:
    """DU4.4, DU4.5: the chance to win when the boss has come, ties shared: exactly."""
    wins = loot(state, seat)
    if state.seats == 1:
        return sum([likely for pips, likely in wins.items() if pips > TO_BEAT])
    for other in range(state.seats):
        if other != seat and not state.stunned(other):
            wins = against(wins, loot(state, other))
    return sum(wins.values())


def loot(state: Dunginoes, seat: int) -> Outlook:
    """DU4.4: how likely a seat carries out so many pips when the boss has come."""
    hand = state.hands[seat]
    if state.stunned(seat):
        return {}
    fights = state.unfought if seat == state.seat and state.step == "face_boss" else hand
    if seat in state.escaped:
        fights = ()
    safe = sum([tile.pips for tile in hand if tile not in fights])
    return {safe + pips: likely for pips, likely in kept(fights).items()}


def against(wins: Outlook, theirs: Outlook) -> Outlook:
    """How likely a seat wins with so many pips that may win, when another has this outlook."""
    stunned = 1 - sum(theirs.values())
    return {
        pips: likely
        * (stunned + sum([its if p < pips else its / 2 for p, its in theirs.items() if p <= pips]))
        for pips, likely in wins.items()
    }


def outlook(position: Position, hand: tuple[int, ...]) -> Outlook:
    """How likely whoever holds this hand carries out so many pips."""
    losses = fights_lost(position, hand)
    same = exp(-RENEWAL * len(position.pile) / (1 + len(position.rivals or ())))
    chances: Outlook = {}
    hand = tuple(sorted(hand, key=WORTH.__getitem__))[-HAND:]
    likely = exp(-losses)  # the first two terms of Poisson's law
    for lost in range(len(hand)):
        left = hand[lost:]
        for pips, its in carried(left).items():
            chances[pips] = chances.get(pips, 0.0) + likely * same * its
        for pips, its in kept(ORDINARY[len(left)]).items():
            chances[pips] = chances.get(pips, 0.0) + likely * (1 - same) * its
        likely *= losses
    return chances


@lru_cache(maxsize=512)
def carried(hand: tuple[int, ...]) -> Mapping[int, float]:
    """DU4.4: how likely a hand keeps so many pips from the boss."""
    return kept(tuple([SET[tile] for tile in hand]))


def fights_lost(position: Position, hand: tuple[int, ...]) -> float:
    """How many fights the seat with this hand will lose before the boss, on average: the fewer, the more of
    the pile and of the hand fits and the more ends are free."""
    pile = len(position.pile)
    if not pile:
        return 0.0
    _, crossings, (tight, narrow, wide), fits = position.doors
    fitting = sum([fits >> tile & 1 for tile in position.pile]) / pile
    closed = 1 - fitting - LAYABLE * sum([fits >> tile & 1 for tile in hand])
    room = tight + 2 * narrow + 3 * wide + sum(crossings)
    ease = (1 + room) ** ROOM * (1 + len(position.rivals or ())) ** OTHERS
    return float(LOSSES * exp(closed) * (1 + pile) ** PILE / ease)
