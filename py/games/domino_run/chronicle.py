"""A run retold in pictures: how it begins, what decides it, how it ends, and what is shown.

What else is worth a picture is in `patterns.py`.
"""

from __future__ import annotations

from dominoes.domino import NUMBERS, spoken
from games.contract import Moment
from games.domino_run.patterns import PATTERNS, far, next_double
from games.domino_run.pieces import KEYS
from games.domino_run.rarities import RARITIES
from games.domino_run.rules import DominoRun
from games.domino_run.trail import lying, snake
from tabletop.game import Names
from tabletop.history import log
from tabletop.match import Match
from tabletop.wording import counted, in_words, number

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]

PAIR = 2  # dominoes side by side in a picture, if there is room


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The first line that counts."""
    state = match.past(DominoRun)[1]
    return Moment(1, f"It begins with {in_words([spoken(tile) for tile in state.tiles[:5]])}.")


def deciding(match: Match, seat: int, names: Names) -> Moment:
    """The last roll: what there was to run with, and how near the enemy."""
    *_, told = log(match, "rolled")
    state = told.after
    rolled = in_words([str(die) for die in told.event.args[0]])
    ahead = state.line[state.runner + 1 : state.runner + 2]
    if ahead and max(state.budgets().values(), default=0) < ahead[0]:
        rolled += f", but the next space wants {ahead[0]}"
    elif match.past(DominoRun)[-1].ending == "won":
        rolled += f", with {counted(KEYS - state.keys, 'key')} to go"
    else:
        rolled += " to run with"
    enemy = f"the enemy, {far(state.runner - state.enemy)} behind, can run {number(state.pace)}"
    return Moment(told.ply, f"Turn {told.turn}: {rolled}; {enemy}.", begins=told.begins)


def end(match: Match, seat: int, names: Names) -> Moment:
    """The seventh key, or the enemy, and what was lacking."""
    last = match.past(DominoRun)[-1]
    if last.ending == "won":
        *_, key = log(match, "key")
        return Moment(
            match.at,
            f"Turn {last.turns}: {spoken(key.event.args[0])} is key seven. The gate is open; the enemy is "
            f"{far(last.runner - last.enemy)} behind.",
        )
    keys = counted(last.keys, "key") if last.keys else "no key"
    double = next_double(last)
    lacking = f"{far(double[1])} short of double {NUMBERS[double[0]]}" if double else "no double in sight"
    return Moment(match.at, f"Turn {last.turns}: caught, with {keys}, nothing to give up, and {lacking}.")


def picture(match: Match, moment: Moment) -> str:
    """The line as it lay, with both cubes."""
    return snake(lying(match.past(DominoRun)[moment.ply]), PAIR)
