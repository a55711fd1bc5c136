"""What the things on the table of Domino Run are, told to whoever only looks at them."""

from __future__ import annotations

from games.domino_run.board import what_lies
from games.domino_run.pieces import KEYS
from games.domino_run.rules import DominoRun
from games.domino_run.words import THINGS
from tabletop.wording import capital, counted

RUNNING = ("move", "go_on")  # the steps at which touching a space is trying to run there


def about(state: DominoRun, target: str) -> str:
    """What a thing is and what it would cost; empty for what was wrongly tried: a die, an ability, and while
    the runner runs a space."""
    kind, _, what = target.partition(" ")
    if kind == "space":
        return _space(state, int(what))
    return {"enemy": _enemy, "key": _key, "pile": _pile, "runner": _runner, "supply": _supply}.get(
        kind, _nothing
    )(state)


def _space(state: DominoRun, space: int) -> str:
    """DR2.2: what lies there, and what running there costs."""
    if space == state.runner:
        return _runner(state)
    if state.step in RUNNING or space not in range(len(state.line)):
        return ""
    said = capital(what_lies(state, space))
    if space < state.runner:
        behind = counted(state.runner - space, "space")
        return f"{said}, {behind} behind you; the runner only runs forward (DR2.2)."
    ahead = counted(space - state.runner, "space")
    cost = counted(sum(state.line[state.runner + 1 : space + 1]), "pip")
    return f"{said}, {ahead} ahead: to run there costs {cost} (DR2.2)."


def _enemy(state: DominoRun) -> str:
    """DR3.1: how fast it is, and how far behind."""
    behind = counted(state.runner - state.enemy, "space")
    said = (
        f"The enemy, {behind} behind you. When your move is over it runs {state.pace}: "
        "2 spaces, and one more for each key (DR3.1)."
    )
    space, why = state.enemy_way()
    stops = counted(space - state.enemy, "space")
    return f"{said} But a key in its way stops it, now after {stops} (DR3.3)." if why == "key" else said


def _key(state: DominoRun) -> str:
    """DR2.6, DR2.9: what they are for, and how they are won."""
    return (
        f"Your keys, {state.keys} of {KEYS}. Enter the second half of a double to win one (DR2.6); "
        f"with {KEYS} you have escaped (DR2.9)."
    )


def _pile(state: DominoRun) -> str:
    """DR4.2: how many are left, and when they come."""
    return f"{capital(counted(len(state.pile), 'tile'))} face down. {THINGS['pile']}"


def _runner(state: DominoRun) -> str:
    """DR2.2: whose it is, and how it moves."""
    lies = what_lies(state, state.runner)
    return f"Your runner, on {lies}. Entering a space costs its pips, and dice pay (DR2.2)."


def _supply(state: DominoRun) -> str:
    """DR2.7: how a die comes here."""
    return f"A free place for a die. {THINGS['supply']}"


def _nothing(state: DominoRun) -> str:
    return ""
