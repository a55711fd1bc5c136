"""How the bots of CoLF DaDA play. The strong one has learned what positions are worth (`worth.py`), and
reckons what each choice brings (`reckoning.py`).

The others reckon what a fight will bring (`foresight.py`); from that foes are chosen, rests, and the moment
to challenge the Master. The easy bot knows levels only; the middle one reckons, but stops growing early and
challenges the Master when the odds are long. One that grows as long as there are candles, and never
challenges, plays their turns to the end to say what a choice is worth. They think by reckoning and need no
playouts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.colf_dada import foresight, pieces
from games.colf_dada.monsters import ADJECTIVES
from games.colf_dada.pieces import ATTACK, COLUMNS, DEFENSE, MOST_XP, TURNS
from games.colf_dada.position import numbers
from games.colf_dada.rules import ColfDada
from tabletop import bots
from tabletop.actions import Action
from tabletop.bots import Reckoning

SEEDS = 500
BUDGETS = {"easy": 1, "middle": 1, "strong": 1}
HORIZON = 0  # `evaluate` plays the turn to its end
TRIES = 40
DOUBT = 0.0
STANDING = bots.STANDING
ADJECTIVE_LEVELS = sorted({card.level for card in ADJECTIVES})
MENDED = 0.7  # hits that each die of a rest mends at most, on average
TIRED = 0.5  # the easy bot rests when this share of its spaces is hit
GROWN = 10  # the level at which the easy bot challenges the Master


class Temper(NamedTuple):
    """What a hero is like.

    attack: the share of its spaces that is for attack. grown: the level at which it has grown enough.
    sure: how likely it wants to win before it challenges the Master; dares: the same by the candles left,
    on the last turns that bring a rank. death, hit, found, rest: what dying
    costs in XP when a foe is chosen, and a hit; what XP are worth that dice bring, and a mended hit. reserve:
    the spaces that it keeps whole while XP can. flight: how likely it must be to win a fight; it flees from
    others.
    """

    attack: float
    grown: int
    sure: float
    dares: Mapping[int, float]
    death: float
    hit: float = 0.1
    found: float = 0.5
    rest: float = 0.8
    reserve: int = 3
    flight: float = 0.3


NEVER = 2.0  # surer than sure
STEADY = Temper(attack=0.65, grown=12, sure=0.7, dares={11: 0.03, 9: 0.12, 6: 0.3, 3: 0.5}, death=100)
WAITING = STEADY._replace(sure=NEVER, dares={}, grown=14)
RASH = Temper(attack=0.5, grown=11, sure=0.42, dares={}, death=10)


def reckoned(view: ColfDada, strength: str) -> Reckoning | None:
    """What each legal action is worth, by the table of the strong bot."""
    if strength != "strong":
        return None
    from games.colf_dada import reckoning, worth  # only when it is asked: a table opens without it

    return reckoning.reckoned(view, worth.table())


def settled(state: ColfDada) -> bool:
    """In a fight, against the Master above all, the table errs by more than it does between two: it is played
    to its end."""
    return not state.cards


def policy(state: ColfDada, number: int) -> Action:
    """What a steady hero does who would rather keep candles than wait."""
    return PLANS[state.step](state, STEADY)


def candidates(view: ColfDada, strength: str) -> list[Action]:
    """What the easy or the middle bot does; the strong one reckons."""
    plans = PLANS | SIMPLE if strength == "easy" else PLANS
    return [plans[view.step](view, RASH)]


def evaluate(state: ColfDada, seat: int) -> float:
    """How likely the match is won: the turn is played to its end, and there the table tells."""
    after = state.copy()
    while not after.ending and (after.turns == state.turns or after.step != "explore_or_rest"):
        after.play(PLANS[after.step](after, WAITING))
    if after.ending:
        return float(after.ending == "won")
    from games.colf_dada import sketch, worth

    return worth.table().chance(worth.features(sketch.sketch(after)))


def figures(state: ColfDada) -> dict[str, float]:
    """What the balance counts of an ended match: turns, foes slain, the level reached, and how many of a
    hundred matches ended with the Master on its feet or before it came."""
    early = state.ending == "dead" and not state.master
    return {
        "turns": min(state.turns, TURNS),
        "slain": len(state.slain),
        "level": state.level,
        "dead before the Master, of 100": 100.0 * early,
    }


def hurt(state: ColfDada) -> int:
    """The hits on the hero."""
    return sum(len(muscle.sore) for column in state.columns for muscle in column)


# --- what to do, step by step ------------------------------------------------------------------------


def _put(state: ColfDada, temper: Temper) -> Action:
    """So that attack has its share of the spaces."""
    attack, defense = (sum(numbers(column)[1:]) for column in state.columns)
    short = attack * (1 - temper.attack) <= defense * temper.attack
    return pieces.Put(state.held, COLUMNS[ATTACK if short else DEFENSE])


def _turn(state: ColfDada, temper: Temper) -> Action:
    """The Master when that is safe enough; a rest when it is worth more than the best foe."""
    least = temper.dares.get(state.tokens, temper.sure)
    if foresight.of_master(state).win > least:
        return pieces.Challenge()
    worths = {
        noun: max(_worth(state, (noun, other), temper) for other in ADJECTIVE_LEVELS)
        for noun in state.noun_levels()
    }
    noun = max(worths, key=worths.__getitem__)
    mended = min(hurt(state), MENDED * state.level)
    return pieces.Rest() if mended and worths[noun] < temper.rest * mended else pieces.Seek(noun)


def _worth(state: ColfDada, picks: tuple[int, ...], temper: Temper) -> float:
    """What it is worth in XP to look for a foe behind these backs."""
    fight = foresight.of_backs(state, picks)
    gain = sum(picks) + temper.found * (fight.xp - state.xp)
    return fight.win * gain - temper.hit * fight.losses - temper.death * (1 - fight.win)


def _adjective(state: ColfDada, temper: Temper) -> Action:
    """One, the best."""
    if len(state.picks) > 1:
        return pieces.Meet()
    levels = state.adjective_levels()
    return pieces.Add(max(levels, key=lambda level: _worth(state, (*state.picks, level), temper)))


def _round(state: ColfDada, temper: Temper) -> Action:
    """Flee from what is likely lost, if fleeing is not deadly as well."""
    if foresight.of_present(state).win >= temper.flight:
        return pieces.Fight()
    blow = foresight.present(state).efforts[0][ATTACK] + state.bite
    return pieces.Flee() if blow + 1 < state.open_spaces() + state.xp else pieces.Fight()


def _proposed(state: ColfDada, temper: Temper) -> Action:
    """As proposed, or no more of it if nothing is."""
    legal = state.legal_actions()
    return next((action for action in legal if action.verb.endswith("_all")), legal[-1])


def _boost(state: ColfDada, temper: Temper) -> Action:
    """The kill, of the Master at any price and else for one XP; then the spaces that are to stay whole, and
    whatever XP there would be too many of."""
    kill = 0 if state.fleeing else state.foe_hp - state.blow
    harm, whole = max(0, state.harm), state.open_spaces()
    deadly = max(0, harm - whole + 1)
    if 0 < kill <= state.xp - deadly and (state.master or kill == 1):
        if deadly:
            return pieces.Boost("defense")
        return pieces.Boost("attack") if kill == 1 else pieces.BuyKill()
    spare = state.xp + _coming(state, kill) - MOST_XP
    wanted = min(state.xp, harm, max(spare, harm - whole + temper.reserve))
    wish = pieces.Strike()
    if wanted > 0:
        wish = pieces.BuySafety() if 1 < wanted == harm else pieces.Boost("defense")
    elif spare > 0 and kill > 0:
        wish = pieces.Boost("attack")
    return wish if wish in state.legal_actions() else pieces.Strike()


def _coming(state: ColfDada, kill: int) -> float:
    """The XP that come next: the foe's own, or of the dice that the next round leaves over."""
    if state.fleeing:
        return 0
    if kill <= 0:
        return state.foe_level
    attack, defense = (numbers(column) for column in state.columns)
    return state.level - foresight.reach(attack, defense, state.level)[2]


def _grow(state: ColfDada, temper: Temper) -> Action:
    """Up to a level, and then hoard XP for the Master."""
    grows = state.xp >= 2 * state.level and state.level < temper.grown
    return pieces.Grow() if grows else pieces.EndTurn()


Plans = dict[str, Callable[[ColfDada, Temper], Action]]

PLANS: Plans = {
    "put": _put,
    "explore_or_rest": _turn,
    "adjectives": _adjective,
    "fight_or_flee": _round,
    "assign": _proposed,
    "boost": _boost,
    "cover": _proposed,
    "mending": _proposed,
    "grow_and_adapt": _grow,
}


# --- the easy bot ------------------------------------------------------------------------------------


def _simple_turn(state: ColfDada, temper: Temper) -> Action:
    """The Master at a fixed level; a rest when half of the spaces are hit; a noun half the hero's level."""
    if state.level >= GROWN:
        return pieces.Challenge()
    hits = hurt(state)
    if hits > TIRED * (hits + state.open_spaces()):
        return pieces.Rest()
    return pieces.Seek(min(state.noun_levels(), key=lambda level: abs(level - state.level // 2)))


def _simple_adjective(state: ColfDada, temper: Temper) -> Action:
    """The lowest there is."""
    return state.legal_actions()[0]


def _simple_round(state: ColfDada, temper: Temper) -> Action:
    """Never flee."""
    return pieces.Fight()


SIMPLE: Plans = {
    "explore_or_rest": _simple_turn,
    "adjectives": _simple_adjective,
    "fight_or_flee": _simple_round,
}
