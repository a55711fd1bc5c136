"""How Domino Run's bots play. The strong one reckons what each way to spend its dice is worth
(`reckoning.py`); the others run as far as the dice go and play out how it may end.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from games.domino_run import reckoning
from games.domino_run.pieces import DICE, GO_ONS, PAIR_NAMES, RUNS, End, Keep, Mulligan, Stay
from games.domino_run.rules import DominoRun
from games.domino_run.worth import features, table
from tabletop import bots
from tabletop.actions import Action

BUDGETS = {"easy": 1, "middle": 24, "strong": 1}  # the strong one plays nothing out
SEEDS, HORIZON, DOUBT, TRIES, STANDING = bots.SEEDS, bots.HORIZON, 0.0, bots.TRIES, bots.STANDING
DEAR = 12  # pips: a first line whose next four spaces cost more is better laid anew

settled = bots.always_settled


def reckoned(view: DominoRun, strength: str) -> bots.Reckoning | None:
    """The strong bot knows what its actions are worth."""
    return reckoning.reckoned(view, table()) if strength == "strong" else None


def evaluate(state: DominoRun, seat: int) -> float:
    """How likely the run is won, by the table, which looks at a position as if its turn were over."""
    return table().chance(features(state))


def policy(state: DominoRun, number: int) -> Action:
    """What a hasty good player does: run as far as possible, dice before abilities, a die given up last."""
    legal = state.legal_actions()
    step = state.step
    if len(legal) == 1:
        return legal[0]
    if step == "move":
        return _raise(legal) or _farthest_run(state)
    if step == "go_on":
        return legal[-2]
    if step == "treasure":
        return legal[0]
    if step == "sacrifice":
        return min(legal, key=lambda action: action.args[0].high - action.args[0].low if action.args else 9)
    return Mulligan() if sum(state.line[6:10]) > DEAR else Keep()


def candidates(state: DominoRun, strength: str) -> list[Action]:
    """What is worth thinking about, likely best first. A middle bot sees how far each die goes, and past a
    double thinks about stopping short of the next one, or for good; an easy one may fall short by half, or
    end its move too soon."""
    legal = state.legal_actions()
    first = policy(state, 0)
    reached: dict[str, list[Action]] = {}
    for action in legal:
        if action.verb == "run":
            reached.setdefault(action.args[1], []).append(action)
    if strength == "easy":
        far = [run for runs in reached.values() for run in runs[len(runs) // 2 :]]
        return far + [action for action in legal if action.verb != "run"]
    if first.verb in ("end", "raise_die"):
        return [first]
    if state.step == "move":
        return sorted((runs[-1] for runs in reached.values()), key=lambda run: -run.args[0])
    if state.step == "go_on":
        ahead = range(1, first.args[0])
        short = [GO_ONS[n - 1] for n in ahead if _completes(state, state.runner + n + 1)]
        return [first, *short, Stay()]
    return [first, *(action for action in legal if action != first)]


def _completes(state: DominoRun, space: int) -> bool:
    """Does entering this space complete a double (DR2.6)?"""
    return space % 2 == 1 and state.line[space] == state.line[space - 1]


def _raise(legal: list[Action]) -> Action | None:
    """The use of an ability that makes the highest die, if there is one: a higher die is never worse."""
    raises = [action for action in legal if action.verb == "raise_die"]
    return max(raises, key=lambda action: action.args[1].high) if raises else None


def _farthest_run(state: DominoRun) -> Action:
    """The first run of the best order of dice, or the end of the move if no die enters anything."""
    pips = list(accumulate(state.line))
    name = _best(pips, state.runner, state.dice, state.combined)[1]
    if not name:
        return End()
    reached = bisect_right(pips, pips[state.runner] + sum(DICE[name])) - 1
    return RUNS[name][reached - state.runner - 1]


def _best(pips: list[int], runner: int, dice: list[int], combined: bool) -> tuple[int, str]:
    """The farthest space these dice can reach, and the name of the budget to start with ("" for none).
    `pips` are summed along the line."""
    farthest, start = runner, ""
    budgets: dict[str, tuple[int, ...]] = {str(die): (die,) for die in dice}
    if not combined:
        for i, one in enumerate(dice):
            for two in dice[i + 1 :]:
                budgets[PAIR_NAMES[one, two]] = one, two
    for name, spent in budgets.items():
        space = bisect_right(pips, pips[runner] + sum(spent)) - 1
        if space == runner:
            continue
        rest = dice[:]
        for die in spent:
            rest.remove(die)
        if rest:
            space = _best(pips, space, rest, combined or len(spent) == 2)[0]
        if space > farthest:
            farthest, start = space, name
    return farthest, start


def figures(state: DominoRun) -> dict[str, float]:
    """What the balance counts of an ended match."""
    return {"turns": state.turns, "keys": state.keys}
