"""What a choice in Domino Run would bring, said before it is made; and the match told in numbers."""

from __future__ import annotations

from collections.abc import Callable

from games.domino_run.pieces import DICE, FIRST_POOL, GAP, KEYS
from games.domino_run.rules import DominoRun
from tabletop.actions import Action
from tabletop.cover import number
from tabletop.dominoes import Domino
from tabletop.game import PLAYERS, Names
from tabletop.match import Match
from tabletop.wording import counted, in_words


def forecast(state: DominoRun, action: Action, names: Names = PLAYERS) -> str:
    """One sentence or two on what the action would do, with the odds where luck decides; nobody is named."""
    return _SAYINGS[action.verb](state, *action.args)


def reason(state: DominoRun, action: Action, names: Names = PLAYERS) -> str:
    """What speaks for an action: "takes a key; the enemy ends five behind"; nobody is named."""
    return _REASONS[action.verb](state, *action.args)


def enemy_next(state: DominoRun) -> str:
    """DR3: exactly what the enemy would do if the move ended now."""
    space, why = state.enemy_way()
    runs = f"The enemy runs {counted(space - state.enemy, 'space')}"
    if why == "caught":
        price = "you give up a treasure" if state.treasures else "with no treasure left you lose"
        return f"{runs} and catches you: {price}."
    if why == "key":
        double = state.line[space]
        runs += f" to the key {double}-{double}, which you keep,"
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
    return _walk(state, spaces, sum(DICE[name]))


def _go_on(state: DominoRun, spaces: int) -> str:
    return _walk(state, spaces, state.left)


def _walk(state: DominoRun, spaces: int, budget: int) -> str:
    """The price, the keys on the way, and what the enemy would then do."""
    after = _walked(state, spaces)
    keys = after.keys - state.keys
    cost = sum(state.line[state.runner + 1 : state.runner + spaces + 1])
    said = f"Spends {cost} of {counted(budget, 'pip')} on {counted(spaces, 'space')}"
    goes_on = after.flipped[after.runner // 2] and after.runner % 2
    said += f", {budget - cost} lost." if cost < budget and not goes_on else "."
    if after.keys >= KEYS:
        return f"{said} The seventh key: you win."
    if keys:
        said += " A key and a treasure." if keys == 1 else f" {keys} keys, a treasure for each."
    return f"{said} {enemy_next(after).replace(' runs ', ' then runs ', 1)}"


def _walked(state: DominoRun, spaces: int) -> DominoRun:
    """DR2.6: a copy in which the runner has run so far, its keys turned over, a die taken for them."""
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
    return after


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
    able = state.able_tiles()
    odds = [
        f"{NUMBER} in {len(able)} raises a {low}"
        for low in range(1, 6)
        if (NUMBER := sum(tile.low == low for tile in able))
    ]
    return f"One of {counted(len(able), 'tile')} by chance: {in_words(odds)}."


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


_SAYINGS: dict[str, Callable[..., str]] = {
    "keep": _line,
    "mulligan": _mulligan,
    "run": _run,
    "go_on_running": _go_on,
    "raise_die": _raise,
    "end": _end,
    "stay": _stay,
    "take_die": _take_die,
    "take_ability": _take_ability,
    "give_die": _give_die,
    "give_ability": _give_ability,
}


# --- what speaks for a choice, for a hint ------------------------------------------------


def _ahead(state: DominoRun) -> str:
    ahead = state.line[state.runner + 1 :]
    return f"the {number(len(ahead))} spaces ahead cost {counted(sum(ahead), 'pip')}"


def _runs(state: DominoRun, spaces: int, name: str = "") -> str:
    """Keys, and what remains to run with, or else where the enemy would end."""
    after = _walked(state, spaces)
    keys = after.keys - state.keys
    if after.keys >= KEYS:
        return "the seventh key: you escape"
    gain = f"takes {'a key' if keys == 1 else f'{number(keys)} keys'}; " if keys else ""
    for die in DICE.get(name, ()):
        after.dice.remove(die)
    return gain + _then(after)


def _then(state: DominoRun) -> str:
    """The dice that are left, or else where the enemy would end."""
    if state.dice:
        return f"leaves {in_words([f'a {number(die)}' for die in state.dice])} to run with"
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


_REASONS: dict[str, Callable[..., str]] = {
    "keep": _ahead,
    "mulligan": _ahead,
    "run": _runs,
    "go_on_running": _runs,
    "raise_die": _reaches,
    "end": _enemy_ends,
    "stay": _then,
    "take_die": lambda state: f"{number(state.pool + 1)} dice from the next roll on",
    "take_ability": lambda state: "it makes a low die a higher one, once a turn",
    "give_die": lambda state: _keeps(state, "a die"),
    "give_ability": lambda state, tile: _keeps(state, str(tile)),
}


def story(match: Match, names: Names = PLAYERS) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = match.past(DominoRun)
    last = states[-1]
    events = [event for state in states for event in state.events()]
    kinds = [event.kind for event in events]
    spaces = sum(action.args[0] for action in match.played if action.verb in ("run", "go_on_running"))
    closest = min((state.runner - state.enemy for state in states if state.turns), default=0)
    return [
        ("Keys", f"{last.keys} of {KEYS}"),
        ("Turns", str(last.turns)),
        ("Closest the enemy came", "it caught you" if closest <= 0 else counted(closest, "space")),
        ("Spaces run", str(spaces)),
        ("Most dice at once", str(max(state.pool for state in states))),
        ("Abilities won", str(kinds.count("ability won"))),
        ("Abilities used", counted(kinds.count("raised"), "time")),
        ("Caught", counted(kinds.count("caught"), "time")),
        ("Treasures given up", str(last.sacrificed)),
        ("Treasures left", str(last.pool - FIRST_POOL + len(last.abilities))),
    ]
