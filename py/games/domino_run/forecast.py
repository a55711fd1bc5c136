"""What a choice in Domino Run would bring, said before it is made; and the match told in numbers."""

from __future__ import annotations

from collections.abc import Callable

from games.domino_run.pieces import DICE, FIRST_POOL, GAP, KEYS
from games.domino_run.rules import DominoRun
from tabletop.actions import Action
from tabletop.dominoes import Domino
from tabletop.game import PLAYERS, Names, counted, in_words
from tabletop.match import Match


def forecast(state: DominoRun, action: Action, names: Names = PLAYERS) -> str:
    """One sentence or two on what the action would do, with the odds where luck decides; nobody is named."""
    return _SAYINGS[action.verb](state, *action.args)


def enemy_next(state: DominoRun) -> str:
    """DR3: exactly what the enemy would do if the move ended now."""
    space, why = state.enemy_way()
    runs = f"The enemy runs {counted(space - state.enemy, 'space')}"
    if why == "caught":
        price = "you give up a treasure" if state.treasures else "with no treasure left you lose"
        return f"{runs} and catches you: {price}."
    behind = state.runner - space
    if why == "key":
        double = state.line[space]
        behind = state.runner - 2 * (space // 2) - 1
        return f"{runs} to the key {double}-{double}, which you keep, and stops {behind} behind you."
    return f"{runs} and stops {behind} behind you."


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
    after = state.copy()
    if after.flipped[after.runner // 2]:
        after.leave_key()
    entered = range(after.runner + 1, after.runner + spaces + 1)
    cost = sum(after.line[space] for space in entered)
    keys = [space for space in entered if space % 2 and after.line[space] == after.line[space - 1]]
    said = f"Spends {cost} of {counted(budget, 'pip')} on {counted(spaces, 'space')}"
    goes_on = entered[-1] in keys
    said += f", {budget - cost} lost." if cost < budget and not goes_on else "."
    if state.keys + len(keys) >= KEYS:
        return f"{said} The seventh key: you win."
    if keys:
        said += " A key and a treasure." if len(keys) == 1 else f" {len(keys)} keys, a treasure for each."
        after.pool += bool(after.offer_treasure())
    after.runner += spaces
    for space in keys:
        after.flipped[space // 2] = True
    return f"{said} {enemy_next(after).replace(' runs ', ' then runs ', 1)}"


def _raise(state: DominoRun, die: int, tile: Domino) -> str:
    most = len(state.costs(die)), len(state.costs(tile.high))
    gain = f"{counted(most[1], 'space')} instead of {most[0]}"
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


def story(match: Match) -> list[tuple[str, str]]:
    """The match in numbers for the result screen: a label and a value each."""
    states = [state for state in match.states[: match.at + 1] if isinstance(state, DominoRun)]
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
        ("Abilities used", f"{kinds.count('raised')} times"),
        ("Caught", f"{kinds.count('caught')} times"),
        ("Treasures given up", str(last.sacrificed)),
        ("Treasures left", str(last.pool - FIRST_POOL + len(last.abilities))),
    ]
