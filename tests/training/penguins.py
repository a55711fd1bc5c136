"""What the table of Penguin's Night Out learns: from matches of two, three and four, sometimes in Elbow Room,
at first of the middle bot, as the ice is no place to begin knowing nothing, and then by the table.

What a position was worth is what came of it in the end, mixed with what the table said of the positions in
which the same penguin came to choose next (TD(λ); Sutton, 1988). Of the places for a domino or a buddy only
some are looked at, which is quicker, and not always the same is done. Where buddies are hidden is not learned
(`outlook.placed`).
"""

from __future__ import annotations

from random import Random

from games.penguins import bot
from games.penguins.reckoning import MOMENTS, Thought, after
from games.penguins.rules import GAME, Penguins
from games.penguins.worth import LENGTH, Features, features
from tabletop.actions import Action
from tabletop.worth import Table
from train import Sample

__all__ = ["HIDDEN", "LENGTH", "MATCHES", "episode", "result"]

HIDDEN = 8
MATCHES = 3_840
TAUGHT = 0.25  # of the training by the middle bot
WRONG, LEAST = 0.12, 0.02  # of all choices those by chance, at the beginning and at the end
PLACES = 16  # of a domino or a buddy that are looked at
TRUST = 0.95  # in how the match went on (lambda)
ELBOW = 10  # one match in so many is in Elbow Room
LONG = 30  # rounds; by then nobody wins


def chosen(state: Penguins, table: Table, luck: Random) -> Action:
    """What the table does, when it looks at some of the places for a domino or a buddy."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    if state.step in ("place", "lay"):
        legal = [*luck.sample(legal[:-1], min(len(legal) - 1, PLACES)), legal[-1]]
    *_, worths = Thought(state, table).worths(legal)
    return max(worths, key=worths.__getitem__)


def begun(seed: int) -> Penguins:
    """A match: each number of players as often as the others."""
    seats = GAME.seats[seed % len(GAME.seats)]
    return GAME.new(seats, f"training {seed}", elbow=int(seats > 2 and seed // 3 % ELBOW == 0))


def episode(table: Table, seed: int, done: float) -> list[Sample]:
    """One match, and what it teaches."""
    luck = Random(seed)
    state = begun(seed)
    wrong = WRONG + (LEAST - WRONG) * done
    noted: list[tuple[int, Features]] = []
    while not state.ending and state.round <= LONG:
        if luck.random() < wrong:
            action = luck.choice(state.legal_actions())
        elif done < TAUGHT:
            action = bot.policy(state, 0)
        else:
            action = chosen(state, table, luck)
        if action.verb not in ("lift", "leave", "place"):
            there = after(state, action)
            if not there.ending:
                noted.append((state.seat, features(there, MOMENTS[state.step])))
        state.play(action)
    return taught(table, state, noted)


def taught(table: Table, state: Penguins, noted: list[tuple[int, Features]]) -> list[Sample]:
    """What each position was worth to whoever had brought it about, the last one first."""
    outcome = state.outcome()
    targets = [outcome.value(seat) if outcome else 1 / state.seats for seat in range(state.seats)]
    samples: list[Sample] = []
    for seat, seen in reversed(noted):
        samples.append((seen, targets[seat]))
        targets[seat] = TRUST * targets[seat] + (1 - TRUST) * table.chance(seen)
    return samples


def result(table: Table, seed: int) -> float:
    """Does the table, which sees some of the places for a domino or a buddy, win against the middle bot?"""
    luck, place = Random(seed), seed % 2
    state = GAME.new(2, f"training {seed}")
    while not state.ending and state.round <= LONG:
        state.play(chosen(state, table, luck) if state.seat == place else bot.policy(state, 0))
    outcome = state.outcome()
    return outcome.value(place) if outcome else 0.5
