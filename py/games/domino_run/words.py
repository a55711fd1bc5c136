"""What Domino Run says: events, prompts, actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.domino_run.pieces import DICE, KEYS, MOST_DICE
from tabletop.wording import counted, in_words

if TYPE_CHECKING:
    from games.domino_run.rules import DominoRun

EVENTS: dict[str, Callable[..., str]] = {
    "laid": lambda tiles: f"Tiles laid: {in_words(tiles)}.",
    "mulligan": "The first line is set aside for five new tiles.".format,
    "turn": "Turn {}.".format,
    "rolled": lambda dice: f"Rolled {in_words(dice)}.",
    "ran": lambda spaces, dice: f"Ran {counted(spaces, 'space')} with {dice}.",
    "went on": lambda spaces: f"Went on {counted(spaces, 'space')}.",
    "raised": "The ability {} turns {} into {}.".format,
    "key": "{} is complete: key number {}.".format,
    "die won": "A die joins the pool, {} from the next roll on.".format,
    "ability won": "The ability {} is yours.".format,
    "key kept": "The key {} leaves the line and is kept.".format,
    "enemy": lambda spaces: f"The enemy runs {counted(spaces, 'space')}.",
    "close": lambda spaces: f"It is {counted(spaces, 'space')} behind you!",
    "caught": "The enemy has caught you.".format,
    "gave die": "A die is given up.".format,
    "gave ability": "The ability {} is given up.".format,
    "fell back": "The enemy falls back behind the line.".format,
    "lost": "Nothing is left to give up: the run is lost.".format,
    "won": "Seven keys: you escape!".format,
    "returned": lambda tiles: f"Back to the pile: {in_words(tiles)}.",
}

PROMPTS = {
    "line_choice": "Keep this line, or lay five new tiles?",
    "treasure": "A key! Choose your treasure: a die or an ability.",
    "sacrifice": "The enemy has caught you: give up a treasure.",
}
LAST_TREASURE = {
    "take_ability": "A key! All dice are yours: take an ability as your treasure.",
    "take_die": "A key! The pile has no ability left: take a die as your treasure.",
}

# What must be settled before anything else can be done, by step.
FIRST = {
    "line_choice": "Before the first roll you settle which line to run on (DR1.4).",
    "treasure": "A key was completed, and its treasure is chosen before the run goes on (DR2.6).",
    "go_on": "This run is not over: the rest of its pips comes before any other die (DR2.6).",
    "sacrifice": "The enemy has caught you, and a treasure must be given up first (DR3.4).",
}

THINGS = {
    "key": "Keys are only counted: seven of them win (DR2.9).",
    "pile": "Tiles are laid from the pile by themselves, after the enemy has run (DR4.2).",
    "enemy": "The enemy runs by itself, 2 spaces and one more for each key, when your move is over (DR3.1).",
    "runner": "Your runner moves with a die: choose a die, then a space (DR2.2).",
    "supply": f"A die joins your pool only as the treasure of a key, up to {MOST_DICE} dice (DR2.7).",
}


def prompt(state: DominoRun) -> str:
    """What the player is asked now, in one sentence."""
    if state.ending:
        return reason(state)
    step = state.step
    if step == "go_on":
        return f"{counted(state.left, 'pip')} left of this run: go on, or stay here?"
    if step == "move":
        names = runs(state)
        if names:
            return f"Run with {in_words(names, 'or')}, or end the move."
        if len(state.legal_actions()) > 1:
            return "Turn a die with an ability, or end the move."
        return "Nothing more can be run: end the move."
    if step == "treasure" and len(state.legal_actions()) == 1:
        return LAST_TREASURE[state.legal_actions()[0].verb]
    return PROMPTS[step]


def runs(state: DominoRun) -> list[str]:
    """The dice and pairs of dice to run with now, by name: each reaches farther than those before it."""
    reach: dict[str, int] = {}
    for action in state.legal_actions():
        if action.verb == "run":
            spaces, name = action.args
            reach[name] = max(spaces, reach.get(name, 0))
    names: list[str] = []
    for name in sorted(reach, key=lambda name: (len(DICE[name]), sum(DICE[name]))):
        if not names or reach[name] > reach[names[-1]]:
            names.append(name)
    return names


def reason(state: DominoRun) -> str:
    """How the match ended."""
    keys = counted(state.keys, "key")
    turns = counted(state.turns, "turn")
    if state.ending == "won":
        return f"You escaped with all {KEYS} keys in {turns}."
    return f"The enemy caught you with nothing left to give up: {keys} in {turns}."


def why_not(state: DominoRun, target: str) -> str:
    """Why the thing touched cannot be chosen now, naming the rule, and what is possible.

    Targets: "space 7", "die 5", "used 5", "ability 2-5", "key", "pile", "enemy", "runner", "supply".
    """
    kind, _, what = target.partition(" ")
    if state.ending:
        return f"The match is over. {reason(state)}"
    explain = {"space": _space, "die": _die, "used": _used, "ability": _ability}.get(kind)
    return f"{explain(state, what) if explain else THINGS[kind]} {prompt(state)}"


def _space(state: DominoRun, what: str) -> str:
    space = int(what)
    distance = space - state.runner
    if distance == 0:
        return "Your runner stands there already."
    if distance < 0:
        return "The runner only runs forward (DR2.2)."
    if space >= len(state.line):
        return "The line ends before that (DR2.5)."
    step = state.step
    if step not in ("move", "go_on"):
        return FIRST[step]
    if step == "move" and any(a.args[0] == distance for a in state.legal_actions() if a.verb == "run"):
        return "Choose the die or the two dice to run there with first (DR2.3)."
    cost = counted(sum(state.line[state.runner + 1 : space + 1]), "pip")
    best = max(state.budgets().values(), default=0) if step == "move" else state.left
    limit = f"the most you can spend at once is {best}" if best else "you have nothing left to spend"
    return f"To run there costs {cost}; {limit} (DR2.2)."


def _die(state: DominoRun, what: str) -> str:
    die = int(what)
    if die not in state.dice:
        return _used(state, what)
    step = state.step
    if step != "move":
        return FIRST[step]
    ahead = state.line[state.runner + 1 :]
    if not ahead:
        return "The runner stands at the line's end and never passes it (DR2.5)."
    if ahead[0] > die:
        return f"The next space costs {counted(ahead[0], 'pip')}, more than this {die} (DR2.2)."
    return f"The {die} is free: choose it, then a space (DR2.3)."


def _used(state: DominoRun, what: str) -> str:
    return f"That {what} is used; all dice are rolled anew next turn (DR2.1)."


def _ability(state: DominoRun, what: str) -> str:
    tile = next((tile for tile in state.abilities if str(tile) == what), None)
    step = state.step
    if tile is None:
        return f"You have no ability {what} (DR2.8)."
    if step != "move":
        return FIRST[step]
    if tile in state.tired:
        return f"{tile} was used this turn; each ability works once a turn (DR2.8)."
    if tile.low not in state.dice:
        return f"{tile} turns a {tile.low} into a {tile.high}, and no unused die shows {tile.low} (DR2.8)."
    return f"{tile} is ready: it turns a {tile.low} into a {tile.high} (DR2.8)."
