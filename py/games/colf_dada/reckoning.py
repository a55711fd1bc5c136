"""How the strong bot of CoLF DaDA thinks: it plays a decision on to where its table knows what a position is
worth (`worth.py`), over some of the luck that may come on the way.

That luck is made from what lies open, so the same view gets the same answer, and it has nothing to do with
what will come. The pool is taken as a heap: in which order it lies is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from games.colf_dada import fighting, searching
from games.colf_dada.rules import ColfDada
from games.colf_dada.sketch import sketch
from games.colf_dada.thought import Steps, T, Thought
from tabletop.actions import Action
from tabletop.worth import Table

EASE = 0.003  # of a win: by so much a choice must be better than what is proposed for all at once

STEPS: Mapping[str, Callable[[Thought], Steps[None]]] = {
    "put": searching.put,
    "explore_or_rest": searching.explore_or_rest,
    "adjectives": searching.adjectives,
    "fight_or_flee": fighting.fight_or_flee,
    "assign": fighting.assign,
    "boost": fighting.boost,
    "cover": fighting.cover,
    "mending": searching.mending,
    "grow_and_adapt": searching.grow_and_adapt,
}
TOGETHER: Mapping[str, Callable[[Thought], Steps[list[Action]]]] = {
    "assign": fighting.placing,
    "boost": fighting.boosting,
}


def reckoned(view: ColfDada, table: Table) -> Iterator[Mapping[Action, float]]:
    """How likely the match is won after each legal action, from what this view shows alone: at first what is
    said of the position as it stands, and at last what each brings."""
    thought = Thought(view, table)
    legal = view.legal_actions()
    first = thought.worth(sketch(view))
    for _ in STEPS[view.step](thought):
        yield {action: thought.worths.get(action, first) for action in legal}
    worths = {action: thought.worths[action] + EASE * action.verb.endswith("_all") for action in legal}
    best_first = sorted(legal, key=lambda action: -worths[action])
    yield {action: min(1.0, max(0.0, worths[action])) for action in best_first}


def in_haste(view: ColfDada, table: Table) -> list[Action]:
    """The likely best action of a position from which the table is learned, with as little thought as will
    do; several, one after the other, where they belong together. Hits and mends go as proposed."""
    thought = Thought(view, table, quick=True)
    legal = view.legal_actions()
    if view.step in ("cover", "mending"):
        return [next((action for action in legal if action.verb.endswith("_all")), legal[-1])]
    if view.step in TOGETHER:
        return to_the_end(TOGETHER[view.step](thought))
    to_the_end(STEPS[view.step](thought))
    return [max(thought.worths, key=thought.worths.__getitem__)]


def to_the_end(steps: Steps[T]) -> T:
    """What these steps bring, without rests."""
    while True:
        try:
            next(steps)
        except StopIteration as over:
            return cast(T, over.value)
