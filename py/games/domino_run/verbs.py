"""What is said of each kind of action in Domino Run, a row for each: what it is called, what it would bring,
and what speaks for it. Nobody is named.
"""

from __future__ import annotations

from collections import Counter
from math import inf

from dominoes.domino import NUMBERS, Domino, spoken
from games.contract import Nameless, Verb
from games.domino_run.pieces import DICE, GAP, KEYS, USUAL
from games.domino_run.rules import DominoRun
from tabletop.wording import counted, in_words, number

# --- what a choice is called ------------------------------------------------------------

SEVERAL = ("", "ones", "twos", "threes", "fours", "fives", "sixes")


def _run_words(state: DominoRun, spaces: int, name: str) -> str:
    one, *other = DICE[name]
    dice = f"the {number(one)}"
    if other:
        dice = f"both {SEVERAL[one]}" if other == [one] else f"{dice} and the {number(*other)}"
    return f"run {_spaces(spaces)} with {dice}"


def _spaces(count: int) -> str:
    return f"{number(count)} space{'s' if count > 1 else ''}"


def _raise_words(state: DominoRun, die: int, tile: Domino) -> str:
    return f"turn the {number(die)} into a {number(tile.high)}"


# --- what it would bring, said before it is made ----------------------------------------


def enemy_next(state: DominoRun) -> str:
    """DR3: exactly what the enemy would do if the move ended now."""
    space, why = state.enemy_way()
    runs = f"The enemy runs {counted(space - state.enemy, 'space')}"
    if why == "caught":
        price = "you give up a treasure" if state.treasures else "with no treasure left you lose"
        return f"{runs} and catches you: {price}."
    if why == "key":
        double = state.line[space]
        runs += f" to the key double {NUMBERS[double]}, whose tile goes from the line to you,"
    return f"{runs} and stops {_behind(state)} behind you."


def _behind(state: DominoRun) -> int:
    """DR3.1, DR3.2: how far behind the runner the enemy would stop, in the gap where it took a key."""
    space, why = state.enemy_way()
    return state.runner - (2 * (space // 2) + 1 if why == "key" else space)


def _line(state: DominoRun) -> str:
    ahead = state.line[state.runner + 1 :]
    return f"The {counted(len(ahead), 'space')} ahead cost {in_words(ahead)}."


def _mulligan(state: DominoRun) -> str:
    return f"Five of the {counted(len(state.pile), 'tile')} in the pile take its place. Only once."


def _run(state: DominoRun, spaces: int, name: str) -> str:
    return _walk(state, spaces, sum(DICE[name]), name)


def _go_on(state: DominoRun, spaces: int) -> str:
    return _walk(state, spaces, state.left)


def _walk(state: DominoRun, spaces: int, budget: int, name: str = "") -> str:
    """The price, the keys on the way, and what the enemy would then do, if one stopped there; and whether two
    dice that are left go together no more (DR2.4)."""
    after = _walked(state, spaces, name)
    keys = after.keys - state.keys
    cost = sum(state.line[state.runner + 1 : state.runner + spaces + 1])
    said = f"Spends {cost} of {counted(budget, 'pip')} on {counted(spaces, 'space')}"
    goes_on = after.flipped[after.runner // 2] and after.runner % 2
    said += f", {budget - cost} lost." if cost < budget and not goes_on else "."
    if after.keys >= KEYS:
        return f"{said} The seventh key: you win."
    if keys:
        said += " A key and a treasure." if keys == 1 else f" {keys} keys, a treasure for each."
    if after.combined > state.combined and len(after.dice) > 1:
        said += " No other two dice go together this turn."
    runs_on = _can_go_on(after) or (goes_on and budget - cost >= _next_price(after))
    stops = "Stop there, and the" if runs_on else "Then the"
    return f"{said} {enemy_next(after).replace('The', stops, 1)}"


def _walked(state: DominoRun, spaces: int, name: str = "") -> DominoRun:
    """DR2.6: a copy in which the runner has run so far with these dice, its keys turned over, a die taken for
    them."""
    after = state.copy()
    if after.flipped[after.runner // 2]:
        after.leave_key()
    entered = range(after.runner + 1, after.runner + spaces + 1)
    keys = [space for space in entered if space % 2 and after.line[space] == after.line[space - 1]]
    if keys:
        after.pool += bool(after.offer_treasure())
    after.runner += spaces
    for space in keys:
        after.flipped[space // 2] = True
    dice = DICE.get(name, ())
    for die in dice:
        after.dice.remove(die)
    after.combined |= len(dice) > 1
    return after


def _next_price(state: DominoRun) -> float:
    """What the next space costs, in pips; without end where the line ends."""
    ahead = state.line[state.runner + 1 :]
    return ahead[0] if ahead else inf


def _can_go_on(state: DominoRun) -> bool:
    """Can the dice that are left pay the next space?"""
    return bool(state.dice) and max(state.budgets().values()) >= _next_price(state)


def _raise(state: DominoRun, die: int, tile: Domino) -> str:
    most = len(state.costs(die)), len(state.costs(tile.high))
    alone = counted(most[1], "space")
    gain = f"{alone} instead of {most[0]}" if most[1] > most[0] else f"no more than {alone}"
    return f"The {die} becomes a {tile.high}: alone it reaches {gain}."


def _end(state: DominoRun) -> str:
    lost = f"Unused: {in_words(state.dice)}. " if state.dice else ""
    return lost + enemy_next(state)


def _stay(state: DominoRun) -> str:
    rest = f"You still have {in_words(state.dice)}." if state.dice else enemy_next(state)
    return f"What is left of this die, {counted(state.left, 'pip')}, is lost. {rest}"


def _take_die(state: DominoRun) -> str:
    return f"From the next roll on you have {state.pool + 1} dice."


def _take_ability(state: DominoRun) -> str:
    lows = Counter(tile.low for tile in state.able_tiles())
    most = max(lows.values())
    likely = in_words([f"a {low}" for low in sorted(lows) if lows[low] == most], "or")
    if most == lows.total():
        return f"Raises {likely} once a turn."
    each = " each" if [*lows.values()].count(most) > 1 else ""
    return f"Raises a die once a turn: most likely {likely} ({most} in {lows.total()}{each})."


def _give_die(state: DominoRun) -> str:
    return f"From the next roll on you have {state.pool - 1} dice."


def _give_ability(_: DominoRun, tile: Domino) -> str:
    return f"No more turning a {tile.low} into a {tile.high}."


def after_sacrifice(state: DominoRun) -> str:
    """DR3.4: what follows whichever treasure is given up."""
    rest = state.treasures - 1
    left = counted(rest, "treasure") if rest else "no treasure"
    behind = counted(state.runner - GAP, "space")
    return f"The enemy then falls back to {behind} behind you, and you have {left} left."


# --- what speaks for a choice, for a hint ------------------------------------------------


def _ahead(state: DominoRun) -> str:
    ahead = state.line[state.runner + 1 :]
    usual = USUAL * len(ahead)
    return f"the {number(len(ahead))} spaces ahead cost {counted(sum(ahead), 'pip')}, where {usual} are usual"


def _runs(state: DominoRun, spaces: int, name: str = "") -> str:
    """Keys, and what remains to run with, or else where the enemy would end."""
    after = _walked(state, spaces, name)
    keys = after.keys - state.keys
    if after.keys >= KEYS:
        return "the seventh key: you escape"
    gain = f"takes {'a key' if keys == 1 else f'{number(keys)} keys'}; " if keys else ""
    return gain + _then(after)


def _then(state: DominoRun) -> str:
    """The dice that are left, if they can pay the next space, or else where the enemy would end."""
    if _can_go_on(state):
        dice = in_words([f"a {number(die)}" for die in state.dice])
        together = ", singly or two together" if len(state.dice) > 1 and not state.combined else ""
        return f"leaves {dice} to run with{together}"
    return _enemy_ends(state)


def _enemy_ends(state: DominoRun) -> str:
    if state.enemy_way()[1] == "caught":
        return "the enemy takes a treasure for it" if state.treasures else "nothing holds the enemy any more"
    return f"the enemy ends {number(_behind(state))} behind"


def _reaches(state: DominoRun, die: int, tile: Domino) -> str:
    before, after = (len(state.costs(pips)) for pips in (die, tile.high))
    if after == before:
        return "a higher die helps two to pay"
    return f"that die reaches {counted(after, 'space')} instead of {before or 'none'}"


def _keeps(state: DominoRun, given: str) -> str:
    """What is left after a treasure is given up."""
    dice = state.pool - (given == "a die")
    abilities = len(state.abilities) - (given != "a die")
    kept = [f"{number(dice)} dice", *([counted(abilities, "ability", "abilities")] if abilities else [])]
    return f"you keep {in_words(kept)}"


# --- the rows ----------------------------------------------------------------------

VERBS = Nameless(
    {
        "keep": Verb("keep this line", _line, _ahead),
        "mulligan": Verb("lay five new tiles", _mulligan, _ahead),
        "run": Verb(_run_words, _run, _runs),
        "raise_die": Verb(_raise_words, _raise, _reaches),
        "end": Verb("end the move", _end, _enemy_ends),
        "go_on_running": Verb(lambda state, spaces: f"go on {_spaces(spaces)}", _go_on, _runs),
        "stay": Verb("stay here", _stay, _then),
        "take_die": Verb(
            "take a die", _take_die, lambda state: f"{number(state.pool + 1)} dice from the next roll on"
        ),
        "take_ability": Verb(
            "take an ability", _take_ability, "it makes a low die a higher one, once a turn"
        ),
        "give_die": Verb("give up a die", _give_die, lambda state: _keeps(state, "a die")),
        "give_ability": Verb(
            lambda state, tile: f"give up the ability {spoken(tile)}",
            _give_ability,
            lambda state, tile: _keeps(state, str(tile)),
        ),
    }
)
