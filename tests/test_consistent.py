"""Where no luck lies between two choices of a seat, what the strong bot says of the first is what it says of
the best one next: otherwise its chances would change with nothing having happened."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from games import Entry, load
from tabletop import chance
from tabletop.actions import Action
from tabletop.game import State
from walks import some

MATCHES = 3
ACTIONS = 4  # of a decision that are looked at
POSITIONS = 60  # of a match
CLOSE = 0.02  # of a win: so near are the two on average,
FAR = 0.2  # and never so far from each other
SLUGS = ("colf-dada", "domino-run", "penguins")  # whose bot reckons, and where choices follow each other


def decisions(entry: Entry, seats: int, seed: str) -> Iterator[State]:
    """Where there is something to decide in a match by the bots' quick policy, which sees most of a game."""
    state, ply = entry.game.new(seats, seed), 0
    while not state.ending:
        if len(state.legal_actions()) > 1:
            yield state
        state, ply = state.apply(entry.bot.policy(state, chance.number(0, seed, ply))), ply + 1


def said(entry: Entry, state: State) -> dict[Action, float]:
    """What the strong bot says of each choice there; nothing if it does not reckon here."""
    *_, worths = entry.bot.reckoned(state.view(state.seat), "strong") or [{}]
    return dict(worths)


def differences(entry: Entry, seats: int, seed: str) -> Iterator[float]:
    """By how much, in parts of a win, a choice was said to be better than the best one next."""
    for state in some([*decisions(entry, seats, seed)], POSITIONS):
        worths = said(entry, state)
        for action in some(list(worths), ACTIONS):
            after, drew = state.until_luck(action)
            again = not drew and after.seat == state.seat and len(after.legal_actions()) > 1
            if again and (then := said(entry, after)):
                yield worths[action] - max(then.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_a_choice_is_worth_what_the_best_one_next_is(slug: str) -> None:
    entry = load(slug)
    for seats in entry.game.seats:
        found = [
            abs(one) for number in range(MATCHES) for one in differences(entry, seats, f"consistent {number}")
        ]
        assert len(found) > MATCHES
        assert mean(found) < CLOSE and max(found) < FAR, (seats, mean(found), max(found))
