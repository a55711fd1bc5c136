"""A run retold in pictures: the moments that are worth one, each with its caption."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from dominoes.domino import NUMBERS, spoken
from games.contract import Moment, Pattern
from games.domino_run.pieces import KEYS, MOST_DICE
from games.domino_run.rarities import RARITIES
from games.domino_run.rules import DominoRun
from games.domino_run.trail import lying, snake
from tabletop.game import Event, Names
from tabletop.match import Match
from tabletop.wording import counted, in_words, number

__all__ = ["PATTERNS", "RARITIES", "deciding", "end", "opening", "picture"]

PAIR = 2  # dominoes side by side in a picture, if there is room
LONG = 7  # spaces in one turn's move, worth telling
SOON = 3  # turns between pride and fall


class Told(NamedTuple):
    """An event, after which action, in which turn, and the state that it led to."""

    ply: int
    turn: int
    event: Event
    state: DominoRun


def _log(match: Match, *kinds: str) -> Iterator[Told]:
    """The events of these kinds. Those before the roll that begins a turn are of the turn before."""
    for ply, state in enumerate(match.past(DominoRun)):
        turn = state.turns - any(event.kind == "turn" for event in state.events())
        for event in state.events():
            turn += event.kind == "turn"
            if event.kind in kinds:
                yield Told(ply, turn, event, state)


def _last(match: Match) -> DominoRun:
    return match.past(DominoRun)[-1]


def opening(match: Match, seat: int, names: Names) -> Moment:
    """The first line that counts."""
    state = match.past(DominoRun)[1]
    return Moment(1, f"It begins with {in_words([spoken(tile) for tile in state.tiles[:5]])}.")


def deciding(match: Match, seat: int, names: Names) -> Moment:
    """The last roll: what there was to run with, and how near the enemy."""
    *_, told = _log(match, "rolled")
    state = told.state
    rolled = in_words([str(die) for die in told.event.args[0]])
    ahead = state.line[state.runner + 1 : state.runner + 2]
    if ahead and max(state.budgets().values(), default=0) < ahead[0]:
        rolled += f", but the next space wants {ahead[0]}"
    elif _last(match).ending == "won":
        rolled += f", with {counted(KEYS - state.keys, 'key')} to go"
    else:
        rolled += " to run with"
    enemy = f"the enemy, {_far(state.runner - state.enemy)} behind, can run {number(state.pace)}"
    return Moment(told.ply, f"Turn {told.turn}: {rolled}; {enemy}.")


def end(match: Match, seat: int, names: Names) -> Moment:
    """The seventh key, or the enemy, and what was lacking."""
    last = _last(match)
    if last.ending == "won":
        *_, key = _log(match, "key")
        return Moment(
            match.at,
            f"Turn {last.turns}: {spoken(key.event.args[0])} is key seven. The gate is open; the enemy is "
            f"{_far(last.runner - last.enemy)} behind.",
        )
    keys = counted(last.keys, "key") if last.keys else "no key"
    double = _next_double(last)
    lacking = f"{_far(double[1])} short of double {NUMBERS[double[0]]}" if double else "no double in sight"
    return Moment(match.at, f"Turn {last.turns}: caught, with {keys}, nothing to give up, and {lacking}.")


def picture(match: Match, moment: Moment) -> str:
    """The line as it lay, with both cubes."""
    return snake(lying(match.past(DominoRun)[moment.ply]), PAIR)


def _far(spaces: int) -> str:
    return f"{number(spaces)} space{'' if spaces == 1 else 's'}"


def _next_double(state: DominoRun) -> tuple[int, int] | None:
    """The next double that is no key yet: its pips, and how far it is to its end."""
    for tile in range(state.runner // 2, len(state.line) // 2):
        first, second = state.line[2 * tile : 2 * tile + 2]
        if first == second and not state.flipped[tile] and 2 * tile + 1 > state.runner:
            return first, 2 * tile + 1 - state.runner
    return None


# --- the patterns ---------------------------------------------------------------------------


def _mulligan(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "mulligan"):
        before = match.past(DominoRun)[0].tiles
        yield Moment(told.ply, f"The first line began with {spoken(before[0])}, and went straight back.")


def _first_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "key"):
        tile, count = told.event.args
        if count == 1:
            yield Moment(
                told.ply,
                f"Turn {told.turn}: {spoken(tile)} is the first key, and the enemy runs faster for it.",
            )


def _sixth_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "key"):
        tile, count = told.event.args
        if count == KEYS - 1:
            yield Moment(
                told.ply, f"Turn {told.turn}: {spoken(tile)} makes six. One more, and the gate opens."
            )


def _blank_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "key"):
        tile, count = told.event.args
        if tile.low == 0 and 1 < count < KEYS - 1:
            yield Moment(told.ply, f"Turn {told.turn}: double blank, key {count}, and it did not cost a pip.")


def _dear_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "key"):
        tile, count = told.event.args
        if tile.low == 6 and 1 < count < KEYS - 1:
            yield Moment(
                told.ply, f"Turn {told.turn}: double six, key {count}: twelve pips, paid to the last."
            )


def _two_keys(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one, two in pairwise(_log(match, "key")):
        if one.turn == two.turn:
            both = f"{spoken(one.event.args[0])} and {spoken(two.event.args[0])}"
            yield Moment(two.ply, f"Turn {two.turn} turns two keys: {both}. Nobody had dared to ask.")


def _whisker(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "close"):
        if told.event.args[0] == 1:
            steps = next(event.args[0] for event in told.state.events() if event.kind == "enemy")
            yield Moment(
                told.ply,
                f"Turn {told.turn}: the enemy runs {_far(steps)} and stops one behind. It smells of cellar.",
            )


def _close(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "close"):
        if told.event.args[0] == 2:
            keys = counted(told.state.keys, "key") if told.state.keys else "no key"
            yield Moment(
                told.ply, f"Turn {told.turn}: {keys} in the pocket, and the enemy two spaces behind."
            )


def _bribe(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Caught, and bought off with an ability, while there is more."""
    for told in _log(match, "gave ability"):
        if told.state.treasures:
            tile = spoken(told.event.args[0])
            yield Moment(told.ply, f"Turn {told.turn}: caught. The enemy takes {tile} and counts to ten.")


def _die_given(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "gave die"):
        if told.state.treasures:
            left = told.state.pool
            yield Moment(
                told.ply, f"Turn {told.turn}: caught. A die goes, {number(left)} are left to run with."
            )


def _last_treasure(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "gave ability", "gave die"):
        if not told.state.treasures:
            what = "the third die" if told.event.kind == "gave die" else spoken(told.event.args[0])
            yield Moment(
                told.ply, f"Turn {told.turn}: {what} was the last thing that the enemy could be offered."
            )


def _third_time(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    caught = list(_log(match, "caught"))
    if len(caught) > 2 and not caught[2].state.ending:
        turns = in_words([str(one.turn) for one in caught[:3]])
        yield Moment(caught[2].ply, f"Caught in turns {turns}. By now they know each other.")


def _pride(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Four dice, and the fall soon after."""
    for told in _log(match, "die won"):
        if told.event.args[0] == MOST_DICE:
            fall = next((one for one in _log(match, "caught") if one.ply > told.ply), None)
            if fall and fall.turn - told.turn <= SOON:
                when = (
                    "the same turn brought the fall"
                    if fall.turn == told.turn
                    else f"the fall was booked for turn {fall.turn}"
                )
                yield Moment(told.ply, f"Turn {told.turn}: all four dice. Pride; {when}.")


def _handful(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "die won"):
        if told.event.args[0] == MOST_DICE:
            yield Moment(
                told.ply, f"Turn {told.turn}: the fourth die, by key {told.state.keys}. A whole handful."
            )


def _far_run(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    spaces = ply = turn = 0
    for at, (before, action) in enumerate(zip(match.past(DominoRun), match.played, strict=False), 1):
        if before.turns != turn:
            if spaces >= LONG:
                yield Moment(ply, f"Turn {turn}: {_far(spaces)} in one go. The felt still smokes.")
            spaces, turn = 0, before.turns
        if action.verb in ("run", "go_on_running"):
            spaces, ply = spaces + action.args[0], at
    if spaces >= LONG:
        yield Moment(ply, f"Turn {turn}: {_far(spaces)} in one go. The felt still smokes.")


def _sleeve(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "raised"):
        tile, die, shown = told.event.args
        yield Moment(
            told.ply, f"Turn {told.turn}: {spoken(tile)} makes a {die} a {shown}. Nobody looks up its sleeve."
        )


def _stuck(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A roll with which nothing can be run."""
    for told in _log(match, "rolled"):
        state = told.state
        ahead = state.line[state.runner + 1 :]
        if ahead and state.step == "move" and max(state.budgets().values(), default=0) < ahead[0]:
            rolled = in_words([str(die) for die in told.event.args[0]])
            yield Moment(
                told.ply, f"Turn {told.turn}: {rolled}, and the next space wants {ahead[0]}. A fine view."
            )


def _brink(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The line's end."""
    for ply, state in enumerate(match.past(DominoRun)):
        if state.step == "move" and state.runner == len(state.line) - 1 and state.used and state.dice:
            left = in_words([str(die) for die in state.dice])
            yield Moment(
                ply, f"Turn {state.turns}: the line ends under the runner’s toes, with {left} unspent."
            )


def _stooped(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """The enemy stops early, at a key."""
    for told in _log(match, "key kept"):
        ran = next((event.args[0] for event in told.state.events() if event.kind == "enemy"), 0)
        could = match.past(DominoRun)[told.ply - 1].pace
        if ran and could - ran >= 2:
            tile = spoken(told.event.args[0])
            yield Moment(
                told.ply,
                f"Turn {told.turn}: {tile} stops the enemy after {_far(ran)}; it could have run {could}.",
            )


def _alike(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "rolled"):
        dice = told.event.args[0]
        if len(dice) > 2 and len(set(dice)) == 1:
            yield Moment(told.ply, f"Turn {told.turn}: {number(len(dice))} dice, and each says {dice[0]}.")


def _ones(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "rolled"):
        if told.event.args[0] == [1, 1]:
            behind = told.state.runner - told.state.enemy
            yield Moment(told.ply, f"Turn {told.turn}: two ones, and the enemy {_far(behind)} away.")


def _sixes(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in _log(match, "rolled"):
        if told.event.args[0] == [6, 6]:
            cost = told.state.line[told.state.runner + 1 : told.state.runner + 2]
            if cost:
                yield Moment(
                    told.ply, f"Turn {told.turn}: two sixes, with a {cost[0]} ahead. Feet, do your duty."
                )


def _roll(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any turn, so that the dullest run has something to show."""
    for told in _log(match, "rolled"):
        if told.turn > 1:
            rolled = in_words([str(die) for die in told.event.args[0]])
            double = _next_double(told.state)
            ahead = (
                f"double {NUMBERS[double[0]]} is {_far(double[1])} off" if double else "no double in sight"
            )
            yield Moment(told.ply, f"Turn {told.turn}: {rolled} on the felt; {ahead}.")


def _step(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any run of a die, likewise."""
    for told in _log(match, "ran"):
        spaces, dice = told.event.args
        behind = told.state.runner - told.state.enemy
        yield Moment(
            told.ply, f"Turn {told.turn}: {dice} buys {_far(spaces)}; the enemy is {number(behind)} behind."
        )


def _waits(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any run of the enemy, likewise."""
    for told in _log(match, "enemy"):
        behind = told.state.runner - told.state.enemy
        if behind > 0:
            ran = _far(told.event.args[0])
            yield Moment(told.ply, f"Turn {told.turn}: the enemy jogs {ran}, and is {number(behind)} behind.")


PATTERNS = (
    Pattern("mulligan", _mulligan),
    Pattern("first-key", _first_key),
    Pattern("blank-key", _blank_key),
    Pattern("dear-key", _dear_key),
    Pattern("sixth-key", _sixth_key),
    Pattern("two-keys", _two_keys),
    Pattern("whisker", _whisker),
    Pattern("close", _close),
    Pattern("bribe", _bribe),
    Pattern("die-given", _die_given),
    Pattern("last-treasure", _last_treasure),
    Pattern("third-time", _third_time),
    Pattern("pride", _pride),
    Pattern("handful", _handful),
    Pattern("far-run", _far_run),
    Pattern("sleeve", _sleeve),
    Pattern("stuck", _stuck),
    Pattern("brink", _brink),
    Pattern("stooped", _stooped),
    Pattern("alike", _alike),
    Pattern("ones", _ones),
    Pattern("sixes", _sixes),
    Pattern("roll", _roll),
    Pattern("step", _step),
    Pattern("waits", _waits),
)
