"""How the bots of Penguin's Night Out play. The easy one counts steps, forgets that numbers stop it, and
leaves the ice as it lies. The middle one knows how many turns its ways take, and alters the ice to make them
shorter. The strong one reckons for everybody how many turns are left, and does what makes it likely to be
home first: for itself or against the others.

`left` is the heart of that: the turns that a penguin still needs for its buddies and its way home, in the
better order, as if nobody altered the ice any more (`going.py`). `shares` makes chances to win of them.
"""

from __future__ import annotations

from functools import cache
from math import exp

from games.penguins import field
from games.penguins.going import Ice
from games.penguins.pieces import INDEX, owner
from games.penguins.rules import Penguins
from tabletop.actions import Action
from tabletop.grid import Point

SEEDS = 400
BUDGETS = {"easy": 1, "middle": 1, "strong": 1}
HORIZON = 0
DOUBT = 0.0
KEPT = 1  # options of the strong bot that are worth a second thought
LAST = 40  # turns: whoever needs more does not come home
FINENESS = 20  # arrivals are reckoned for turns rounded to so many parts


def left(state: Penguins, ice: Ice, seat: int) -> float:
    """The turns that a penguin needs until it has won, on average, on this ice."""
    starts = state.stands(seat)
    nest = state.lies(state.nests[seat])
    lying = [square for buddy in state.mine(seat) if (square := state.buddies[buddy])]
    if not lying:
        turns = min(ice.turns(nest, starts, ()))
    elif len(lying) == 1:
        [home] = ice.turns(nest, lying, ())
        turns = min(ice.turns(lying, starts, ())) + home
    else:
        one, other = lying
        homes = ice.turns(nest, lying, ())
        *to_one, between = ice.turns([one], [*starts, other], [other])
        *to_other, back = ice.turns([other], [*starts, one], [one])
        turns = min(min(to_one) + back + homes[1], min(to_other) + between + homes[0])
    return max(1.0, turns) + (seat in state.stunned)


def shares(turns: list[float]) -> list[float]:
    """How likely each is home first, who need so many turns and have them in this order."""
    coming = [arrivals(round(FINENESS * one)) for one in turns]
    waiting = [1.0] * len(turns)
    won = [0.0] * len(turns)
    rest = 1.0
    for turn in range(LAST):
        for place, arriving in enumerate(coming):
            if waiting[place] <= 0:
                continue
            now = min(1.0, arriving[turn] / waiting[place])
            won[place] += rest * now
            rest *= 1 - now
            waiting[place] -= arriving[turn]
        if rest < 0.001:
            break
    return [one + rest / len(turns) for one in won]


@cache
def arrivals(turns: int) -> list[float]:
    """How likely a penguin is home in its first turn, its second, and so on; in parts of a turn, on average."""
    more = turns / FINENESS - 1
    chance = exp(-more)
    chances = []
    for turn in range(LAST):
        chances.append(chance)
        chance *= more / (turn + 1)
    return chances


def evaluate(state: Penguins, seat: int) -> float:
    """The chance to win."""
    ice = Ice.of(state.ice, state.sides)
    first = state.seat if state.step == "move" else state.seat + 1
    order = [(first + place) % state.seats for place in range(state.seats)]
    return shares([left(state, ice, one) for one in order])[order.index(seat)]


def policy(state: Penguins, number: int) -> Action:
    """What the middle bot does."""
    return candidates(state, "middle")[0]


def candidates(state: Penguins, strength: str) -> list[Action]:
    """What each strength would do; the strong one's best first."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal
    step = state.step
    seat = state.seat
    if strength == "easy":
        return [easy(state, legal)]
    if step == "lay":
        worths = lays(state, legal, strength)
    elif legal[0].verb == "lift" or any(a.verb == "lift" for a in legal):
        worths = effects(state, legal, strength)
    else:
        worths = nexts(state, legal, strength)
    legal.sort(key=worths.__getitem__, reverse=True)
    return legal[: KEPT if strength == "strong" else 1]


def easy(state, legal):
    step = state.step
    seat = state.seat
    if step == "move":
        goals = {s for b in state.mine(seat) if (s := state.buddies[b])} or set(state.lies(state.nests[seat]))
        dist = {g: 0 for g in goals}
        edge = list(goals)
        while edge:
            nxt = []
            for here in edge:
                for there in field.near(here):
                    if there in state.ice and there not in dist:
                        dist[there] = dist[here] + 1
                        nxt.append(there)
            edge = nxt
        def far(a):
            sq = a.args if a.args else state.stands(seat)
            return min(dist.get(s, 99) for s in sq)
        return min(legal, key=far)
    if step == "place":
        def away(a):
            nest = state.lies(state.nests[owner(a.args[0])])
            return abs(a.args[1].x-nest[0].x)+abs(a.args[1].y-nest[0].y)
        return max((a for a in legal if owner(a.args[0]) != seat), key=away, default=legal[0])
    return legal[-1]


def after(state, action):
    s = state.copy()
    del s.agenda[0]
    getattr(s, action.verb)(*action.args)
    if state.step == "move":
        s.arrive()
    return s


def value(state, ice, seat, first, strength, known):
    if state.ending:
        return 1.0
    if strength == "middle":
        return -left(state, ice, seat)
    order = [(first + place) % state.seats for place in range(state.seats)]
    turns = [known[one] if one in known else left(state, ice, one) for one in order]
    return shares(turns)[order.index(seat)]


def nexts(state, legal, strength):
    ice = Ice.of(state.ice, state.sides)
    seat = state.seat
    known = {}
    if state.step == "move":
        known = {one: left(state, ice, one) for one in range(state.seats) if one != seat} if strength == "strong" else {}
    first = state.starter if state.step == "place" else seat + 1
    worths = {}
    for a in legal:
        if state.step == "place" and strength == "middle":
            worths[a] = left(after(state, a), ice, owner(a.args[0])) * (1 if owner(a.args[0]) != seat else -1)
        else:
            worths[a] = value(after(state, a), ice, seat, first, strength, known)
    return worths


def lays(state, legal, strength):
    seat = state.seat
    tile = state.lifted
    ice0 = Ice.of(state.ice, state.sides)
    now = state.lies(tile)
    ice = ice0.without(now)
    rest = state.ice.keys() - set(now)
    worths = {}
    single = None
    s = state.copy()
    for a in legal:
        if a.verb == "drop":
            worths[a] = value(state, ice0, seat, seat + 1, strength, {})
            continue
        _, sq, way = a.args
        other = field.beside(sq, way)
        contacts = {w for q in (sq, other) for w in field.near(q)} & rest
        dead = len(contacts) == 1 and tile not in state.nests
        if dead and single is not None:
            worths[a] = single
            continue
        floe = field.laid(tile, sq, other)
        s.floes[INDEX[tile]] = floe
        w = worths[a] = value(s, ice.with_squares(zip(floe, tile)), seat, seat + 1, strength, {})
        if dead:
            single = w
    return worths


def effects(state, legal, strength):
    ice = Ice.of(state.ice, state.sides)
    seat = state.seat
    worths = {}
    for a in legal:
        if a.verb == "lift":
            worths[a] = value(state, ice.without(state.lies(a.args[0])) if a.args[0] not in state.nests else ice, seat, seat+1, strength, {})
        else:
            worths[a] = value(after(state, a), ice, seat, seat+1, strength, {})
    # leaving is never better than lifting, which can be dropped
    for a in legal:
        if a.verb == "leave":
            worths[a] = -99.0
    return worths
