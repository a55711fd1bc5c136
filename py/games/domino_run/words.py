"""What Domino Run says: events, prompts, actions, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from dominoes.domino import Domino, spoken
from games.domino_run.pieces import KEYS, MOST_DICE
from tabletop.wording import capital, counted, in_words

if TYPE_CHECKING:
    from games.domino_run.rules import DominoRun


def _named(tile: object) -> str:
    """A domino, or its text, as it is said."""
    return spoken(Domino.parse(str(tile)))


def _all(tiles: Iterable[object]) -> str:
    return in_words([_named(tile) for tile in tiles])


EVENTS: dict[str, Callable[..., str]] = {
    "laid": lambda tiles: f"Laid: {_all(tiles)}.",
    "mulligan": "The first line is set aside for five new tiles.".format,
    "turn": "Turn {}.".format,
    "rolled": lambda dice: f"Rolled {in_words(dice)}.",
    "ran": lambda spaces, dice: f"Runs {counted(spaces, 'space')}, with {dice}.",
    "went on": lambda spaces: f"Goes on {counted(spaces, 'space')}.",
    "raised": lambda tile, die, to: f"The ability {_named(tile)} turns {die} into {to}.",
    "key": lambda tile, n: f"{capital(_named(tile))} is complete: key number {n}.",
    "die won": "A die joins the pool, {} from the next roll on.".format,
    "ability won": lambda tile: f"The ability {_named(tile)} is yours.",
    "key kept": lambda tile: f"The key {_named(tile)} leaves the line and is kept.",
    "enemy": lambda spaces: f"The enemy runs {counted(spaces, 'space')}.",
    "close": lambda spaces: f"It is {counted(spaces, 'space')} behind you!",
    "caught": "The enemy has caught you.".format,
    "gave die": "A die is given up.".format,
    "gave ability": lambda tile: f"The ability {_named(tile)} is given up.",
    "fell back": "The enemy falls back behind the line.".format,
    "lost": "Nothing is left to give up: the run is lost.".format,
    "won": "Seven keys: you escape!".format,
    "returned": lambda tiles: f"Back to the pile: {_all(tiles)}.",
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
        verbs = {action.verb for action in state.legal_actions()}
        if farthest := max(
            (action.args[0] for action in state.legal_actions() if action.verb == "run"), default=0
        ):
            turn = ", turn a die with an ability" if "raise_die" in verbs else ""
            return f"Run up to {counted(farthest, 'space')} at once{turn}, or end the move."
        if len(state.legal_actions()) > 1:
            return "Turn a die with an ability, or end the move."
        return "Nothing more can be run: end the move."
    if step == "treasure" and len(state.legal_actions()) == 1:
        return LAST_TREASURE[state.legal_actions()[0].verb]
    return PROMPTS[step]


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
    step, name = state.step, capital(_named(what))
    if tile is None:
        return f"You have no ability {_named(what)} (DR2.8)."
    if step != "move":
        return FIRST[step]
    if tile in state.tired:
        return f"{name} was used this turn; each ability works once a turn (DR2.8)."
    if tile.low not in state.dice:
        return f"{name} turns a {tile.low} into a {tile.high}, and no unused die shows {tile.low} (DR2.8)."
    return f"{name} is ready: it turns a {tile.low} into a {tile.high} (DR2.8)."
