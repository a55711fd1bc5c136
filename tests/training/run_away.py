"""What the strong bot of Run Away!! learns: who wins from where a round begins, with a wrong turn now and
then. At first all go on by the plan from which it looks ahead; in the last quarter, which takes most of the
time, all look ahead, in few tries and by the table as it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace

from games.run_away import ahead, bot, plan, worth
from games.run_away.rules import GAME, RunAway
from games.run_away.worth import LENGTH as LENGTH
from stampede import strong
from tabletop import chance
from tabletop.actions import Action
from tabletop.worth import Table

HIDDEN = 24
MATCHES = 16_000
WRONG = 0.04  # of all decisions
PLANNED = 0.75  # of all matches go by the plan
TRIES = 24  # of a decision in the others

Features = list[tuple[int, float]]


def looking(table: Table) -> Callable[[RunAway], Action]:
    """Who looks ahead by this table."""
    own = {"BUDGETS": {"strong": TRIES}, "evaluate": partial(ahead.chance, table=table)}
    return partial(strong, by=SimpleNamespace(**{**vars(bot), **own}))


def rounds(seed: int, wrong: float, play: Callable[[RunAway], Action] = plan.policy) -> Iterator[RunAway]:
    """A match, as it stands when each round begins, and at its end; as many play as there can be, in turn."""
    state = GAME.new(2 + seed % 4, f"learn {seed}")
    ply, now = 0, 0
    while not state.ending:
        if state.round > now:
            now = state.round
            yield state
        ply += 1
        if chance.number(seed, "wrong", ply) < wrong * (1 << 64):
            might = ahead.candidates(state)
            state.play(might[chance.below(seed, "turn", ply, len(might))])
        else:
            state.play(play(state))
    yield state


def living(state: RunAway) -> list[int]:
    """The seats that may still win."""
    return [seat for seat, fate in enumerate(state.fate) if fate != "dead"]


def episode(table: Table, seed: int, done: float) -> list[tuple[Features, float]]:
    """Of a match each round, as each seat sees it, with what the seat got in the end."""
    seen: list[tuple[int, Features]] = []
    for state in rounds(seed, WRONG, plan.policy if done < PLANNED else looking(table)):
        if not state.ending:
            seen += [(seat, worth.features(state, seat)) for seat in living(state)]
    outcome = state.outcome()
    assert outcome
    return [(found, outcome.value(seat)) for seat, found in seen]


def result(table: Table, seed: int) -> float:
    """How much of the chances that the table saw went to who then won, over the rounds of a match."""
    chances: list[dict[int, float]] = []
    for state in rounds(seed, 0.0):
        if not state.ending:
            chances.append({seat: table.chance(worth.features(state, seat)) for seat in living(state)})
    outcome = state.outcome()
    assert outcome
    right = [
        sum(share * outcome.value(seat) for seat, share in some.items()) / sum(some.values())
        for some in chances
    ]
    return sum(right) / len(right)
