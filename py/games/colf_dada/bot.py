"""How bots play CoLF DaDA: what a fight will cost is reckoned (`foresight.py`), and the turn is played out over
that.
"""

from __future__ import annotations

from math import exp

from games.colf_dada import foresight, pieces
from games.colf_dada.pieces import ATTACK, DEFENSE, TURNS
from games.colf_dada.position import Position, numbers
from games.colf_dada.rules import ColfDada
from tabletop import bots, chance
from tabletop.actions import Action
from tabletop.cover import number

P = dict(
    w=0.55, rest=0.5, free=0.75, challenge=0.0, growmax=9, hoard=18, ratio=0.5, safety=1.0, kill=1.0, last=2
)


def policy(state: ColfDada, number: int) -> Action:
    action = _PLANS[state.step](state)
    return action if action in state.legal_actions() else state.legal_actions()[-1]


def _put(state):
    a, d = (sum(numbers(c)[1:]) for c in state.columns)
    return pieces.Put(state.held, "attack" if a * (1 - P["ratio"]) <= d * P["ratio"] else "defense")


def target(state):
    best, level = -99.0, 0
    free = state.open_spaces()
    for total in range(2, 10):
        noun = min(5, max(1, total - 4), total - 1) if total > 5 else 1
        picks = (noun, total - noun)
        if picks[1] > 4:
            continue
        f = foresight.fight(state, foresight.expected(picks))
        worth = total - P["w"] * f.cost - (9 if f.cost > P["free"] * free + state.xp * 0.5 else 0)
        if worth > best:
            best, level = worth, total
    return level, best


MASTER = foresight.Foe(*foresight._dice(3.8, 1.7, 11), 0.7, 26.5, 11)


def ready(state):
    f = foresight.fight(state, MASTER)
    return state.open_spaces() + state.xp - f.cost


def _explore(state):
    if ready(state) > P["challenge"] + 0 or state.tokens == 0:
        return pieces.Challenge()
    hurt = sum(len(m.sore) for c in state.columns for m in c)
    level, worth = target(state)
    if hurt and (worth < P["rest"] * min(hurt, state.level * 0.7) or state.open_spaces() < 3):
        return pieces.Rest()
    if state.tokens < P["last"] and hurt:
        return pieces.Rest()
    noun = min(5, max(1, level - 4))
    levels = state.noun_levels()
    return pieces.Seek(min(levels, key=lambda l: abs(l - noun)))


def _adj(state):
    level, _ = target(state)
    missing = level - sum(state.picks)
    legal = state.legal_actions()
    if missing <= 0 and legal[0].verb == "meet":
        return legal[0]
    adds = [a for a in legal if a.verb == "add"]
    if not adds:
        return legal[0]
    return max(adds, key=lambda a: (a.args[0] <= missing, a.args[0] if a.args[0] <= missing else -a.args[0]))


def _ff(state):
    if state.master:
        return pieces.Fight()
    f = foresight.fight(state, foresight.present(state))
    if f.cost > state.open_spaces() + state.xp and f.harm < state.open_spaces():
        return pieces.Flee()
    return pieces.Fight()


def _assign(state):
    return next(a for a in state.legal_actions() if a.verb in ("place_all", "done"))


def _boost(state):
    legal = state.legal_actions()
    kill = state.foe_hp - state.blow
    harm = state.harm
    open_ = state.open_spaces()
    if state.master:
        if 0 < kill <= state.xp - max(0, harm - open_ + 1 if harm >= open_ else 0):
            if harm >= open_:
                return pieces.Boost("defense")
            return pieces.BuyKill() if kill > 1 else pieces.Boost("attack")
        if harm >= open_ - 1 and state.xp >= harm - open_ + 1:
            return pieces.Boost("defense")
        return pieces.Strike()
    if harm >= open_ and state.xp > harm - open_:
        return pieces.Boost("defense")
    if 0 < kill <= state.xp:
        f = foresight.fight(state, foresight.present(state))
        if kill <= P["kill"] * max(f.harm, 0.5 + f.rounds * 0.3):
            return pieces.BuyKill() if kill > 1 else pieces.Boost("attack")
    if harm > 0 and open_ - harm < P["safety"] * 3 and pieces.Boost("defense") in legal:
        return pieces.Boost("defense")
    return pieces.Strike()


def _cover(state):
    return pieces.CoverAll()


def _mend(state):
    legal = state.legal_actions()
    for a in legal:
        if a.verb == "mend_all":
            return a
    return pieces.Done()


def _grow(state):
    legal = state.legal_actions()
    if legal[0].verb == "grow" and state.level < P["growmax"] and state.tokens > P["last"]:
        return legal[0]
    return pieces.EndTurn()


_PLANS = dict(
    put=_put,
    explore_or_rest=_explore,
    adjectives=_adj,
    fight_or_flee=_ff,
    assign=_assign,
    boost=_boost,
    cover=_cover,
    mending=_mend,
    grow_and_adapt=_grow,
)
