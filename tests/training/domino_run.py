"""What the strong bot of Domino Run learns: what a position is worth at the end of each turn, from how the
match went on."""

from __future__ import annotations

from random import Random

from games.domino_run.reckoning import Thought, turn_over
from games.domino_run.rules import DominoRun
from games.domino_run.worth import LENGTH as LENGTH
from games.domino_run.worth import Features, features
from tabletop.actions import Action
from tabletop.worth import Table
from train import Sample

HIDDEN = 32
MATCHES = 48_000
WRONG, LEAST = 0.1, 0.01  # of all choices those by chance, at the beginning and at the end
TRUST = 0.7  # in how the match went on, against what the next turn seemed worth (lambda)
DRAWS = 2, 1  # of the abilities that may be drawn so many are tried
LONG = 100  # turns; a match that lasts longer is as good as lost


def best(thought: Thought, state: DominoRun) -> tuple[Action, float]:
    """The best action, and what it is worth."""
    *_, worths = thought.worths(state)
    return max(worths.items(), key=lambda one: one[1])


def episode(table: Table, seed: int, done: float) -> list[Sample]:
    """A match, and what it says of each of its positions between two turns: mostly what the next such
    position was said to be worth, and the rest what the dice then promised. Of a turn with a choice by chance
    only the promise counts."""
    luck = Random(seed)
    state = DominoRun(seed)
    wrong = WRONG * (1 - done) + LEAST * done
    stands: list[Features] = []
    turns: list[tuple[float, bool]] = []  # what each promised, and whether it went astray
    thought = Thought(state, table, DRAWS)
    while not state.ending and state.turns <= LONG:
        legal, step = state.legal_actions(), state.step
        if state.turns > len(turns) or state.line != thought.view.line:
            thought = Thought(state, table, DRAWS)
        action, promise = best(thought, state) if len(legal) > 1 or step == "move" else (legal[0], 0.0)
        if state.turns > len(turns):
            turns.append((promise, False))
        if len(legal) > 1 and luck.random() < wrong:
            action = luck.choice(legal)
            turns[-1:] = [(promise, True) for promise, _ in turns[-1:]]
        before, state = state, state.apply(action)
        if step == "line_choice":
            stands.append(features(state))
        elif action.verb in ("end", "give_die", "give_ability"):
            over = turn_over(before, action)
            if not over.agenda and not over.ending:
                stands.append(features(over))
    target = float(state.ending == "won")
    samples: list[Sample] = []
    for stand, (promise, astray) in reversed(list(zip(stands, turns, strict=False))):
        target = promise if astray else TRUST * target + (1 - TRUST) * promise
        samples.append((stand, target))
    return samples


def result(table: Table, seed: int) -> float:
    """1 if the match is won."""
    state = DominoRun(seed)
    while not state.ending and state.turns <= LONG:
        legal = state.legal_actions()
        state.play(legal[0] if len(legal) == 1 else best(Thought(state, table), state)[0])
    return float(state.ending == "won")
