"""What of a run is worth a picture: the patterns, each with its caption."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from dominoes.domino import NUMBERS, spoken
from games.contract import Moment, Pattern
from games.domino_run.pieces import KEYS, MOST_DICE
from games.domino_run.rules import DominoRun
from tabletop.game import Names
from tabletop.history import Told, log, plays
from tabletop.match import Match
from tabletop.wording import counted, in_words, number

LONG = 7  # spaces in one turn's move, worth telling
SOON = 3  # turns between pride and fall


def far(spaces: int) -> str:
    """A distance in words: "two spaces"."""
    return f"{number(spaces)} space{'' if spaces == 1 else 's'}"


def next_double(state: DominoRun) -> tuple[int, int] | None:
    """The next double that is no key yet: its pips, and how far it is to its end."""
    for tile in range(state.runner // 2, len(state.line) // 2):
        first, second = state.line[2 * tile : 2 * tile + 2]
        if first == second and not state.flipped[tile] and 2 * tile + 1 > state.runner:
            return first, 2 * tile + 1 - state.runner
    return None


def _moment(told: Told, words: str) -> Moment:
    return Moment(told.ply, f"Turn {told.turn}: {words}", begins=told.begins)


# --- the patterns ---------------------------------------------------------------------------


def _mulligan(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "mulligan"):
        before = match.past(DominoRun)[0].tiles
        yield Moment(told.ply, f"The first line began with {spoken(before[0])}, and went straight back.")


def _first_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "key"):
        tile, count = told.event.args
        if count == 1:
            yield _moment(told, f"{spoken(tile)} is the first key, and the enemy runs faster for it.")


def _sixth_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "key"):
        tile, count = told.event.args
        if count == KEYS - 1:
            yield _moment(told, f"{spoken(tile)} makes six. One more, and the gate opens.")


def _blank_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "key"):
        tile, count = told.event.args
        if tile.low == 0 and 1 < count < KEYS - 1:
            yield _moment(told, f"double blank, key {count}, and it did not cost a pip.")


def _dear_key(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "key"):
        tile, count = told.event.args
        if tile.low == 6 and 1 < count < KEYS - 1:
            yield _moment(told, f"double six, key {count}: twelve pips, paid to the last.")


def _two_keys(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for one, two in pairwise(log(match, "key")):
        if one.turn == two.turn:
            both = f"{spoken(one.event.args[0])} and {spoken(two.event.args[0])}"
            yield Moment(two.ply, f"Turn {two.turn} turns two keys: {both}. Nobody had dared to ask.")


def _whisker(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "close"):
        if told.event.args[0] == 1:
            steps = next(event.args[0] for event in told.after.events() if event.kind == "enemy")
            yield _moment(told, f"the enemy runs {far(steps)} and stops one behind. It smells of cellar.")


def _close(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "close"):
        if told.event.args[0] == 2:
            keys = counted(told.after.keys, "key") if told.after.keys else "no key"
            yield _moment(told, f"{keys} in the pocket, and the enemy two spaces behind.")


def _bribe(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Caught, and bought off with an ability, while there is more."""
    for told in log(match, "gave ability"):
        if told.after.treasures:
            tile = spoken(told.event.args[0])
            yield _moment(told, f"caught. The enemy takes {tile} and counts to ten.")


def _die_given(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "gave die"):
        if told.after.treasures:
            left = told.after.pool
            yield _moment(told, f"caught. A die goes, {number(left)} are left to run with.")


def _last_treasure(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "gave ability", "gave die"):
        if not told.after.treasures:
            what = "the third die" if told.event.kind == "gave die" else spoken(told.event.args[0])
            yield _moment(told, f"{what} was the last thing that the enemy could be offered.")


def _third_time(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    caught = list(log(match, "caught"))
    if len(caught) > 2 and not caught[2].after.ending:
        turns = in_words([str(one.turn) for one in caught[:3]])
        yield Moment(caught[2].ply, f"Caught in turns {turns}. By now they know each other.")


def _pride(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Four dice, and the fall soon after."""
    for told in log(match, "die won"):
        if told.event.args[0] == MOST_DICE:
            fall = next((one for one in log(match, "caught") if one.ply > told.ply), None)
            if fall and fall.turn - told.turn <= SOON:
                when = (
                    "the same turn brought the fall"
                    if fall.turn == told.turn
                    else f"the fall was booked for turn {fall.turn}"
                )
                yield _moment(told, f"all four dice. Pride; {when}.")


def _handful(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "die won"):
        if told.event.args[0] == MOST_DICE:
            yield _moment(told, f"the fourth die, by key {told.after.keys}. A whole handful.")


def _far_run(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    spaces = ply = turn = 0
    for at, (before, action, _) in enumerate(plays(match, DominoRun), 1):
        if before.turns != turn:
            if spaces >= LONG:
                yield Moment(ply, f"Turn {turn}: {far(spaces)} in one go. The felt still smokes.")
            spaces, turn = 0, before.turns
        if action.verb in ("run", "go_on_running"):
            spaces, ply = spaces + action.args[0], at
    if spaces >= LONG:
        yield Moment(ply, f"Turn {turn}: {far(spaces)} in one go. The felt still smokes.")


def _sleeve(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "raised"):
        tile, die, shown = told.event.args
        yield _moment(told, f"{spoken(tile)} makes a {die} a {shown}. Nobody looks up its sleeve.")


def _stuck(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """A roll with which nothing can be run."""
    for told in log(match, "rolled"):
        state = told.after
        ahead = state.line[state.runner + 1 :]
        if ahead and state.step == "move" and max(state.budgets().values(), default=0) < ahead[0]:
            rolled = in_words([str(die) for die in told.event.args[0]])
            yield _moment(told, f"{rolled}, and the next space wants {ahead[0]}. A fine view.")


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
    for told in log(match, "key kept"):
        ran = next((event.args[0] for event in told.after.events() if event.kind == "enemy"), 0)
        could = match.past(DominoRun)[told.ply - 1].pace
        if ran and could - ran >= 2:
            tile = spoken(told.event.args[0])
            yield _moment(told, f"{tile} stops the enemy after {far(ran)}; it could have run {could}.")


def _alike(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "rolled"):
        dice = told.event.args[0]
        if len(dice) > 2 and len(set(dice)) == 1:
            yield _moment(told, f"{number(len(dice))} dice, and each says {dice[0]}.")


def _ones(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "rolled"):
        if told.event.args[0] == [1, 1]:
            behind = told.after.runner - told.after.enemy
            yield _moment(told, f"two ones, and the enemy {far(behind)} away.")


def _sixes(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    for told in log(match, "rolled"):
        if told.event.args[0] == [6, 6]:
            cost = told.after.line[told.after.runner + 1 : told.after.runner + 2]
            if cost:
                yield _moment(told, f"two sixes, with a {cost[0]} ahead. Feet, do your duty.")


def _roll(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any turn, so that the dullest run has something to show."""
    for told in log(match, "rolled"):
        if told.turn > 1:
            rolled = in_words([str(die) for die in told.event.args[0]])
            double = next_double(told.after)
            ahead = f"double {NUMBERS[double[0]]} is {far(double[1])} off" if double else "no double in sight"
            yield _moment(told, f"{rolled} on the felt; {ahead}.")


def _step(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any run of a die, likewise."""
    for told in log(match, "ran"):
        spaces, dice = told.event.args
        behind = told.after.runner - told.after.enemy
        yield _moment(told, f"{dice} buys {far(spaces)}; the enemy is {number(behind)} behind.")


def _waits(match: Match, seat: int, names: Names) -> Iterator[Moment]:
    """Any run of the enemy, likewise."""
    for told in log(match, "enemy"):
        behind = told.after.runner - told.after.enemy
        if behind > 0:
            ran = far(told.event.args[0])
            yield _moment(told, f"the enemy jogs {ran}, and is {number(behind)} behind.")


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
