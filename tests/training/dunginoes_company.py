"""What the table of Dunginoes in company learns: for each seat, at each turn, what the position is worth.

Whose turn it is has reckoned that in the mean over the luck of the turn; to the others it is worth what the
next turn's position is; and both are mixed with what came of it in the end.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from games.dunginoes import forecast
from games.dunginoes.position import Position, of
from games.dunginoes.reckoning import Reckoning
from games.dunginoes.rules import Dunginoes
from games.dunginoes.worth import COMPANY_LENGTH as LENGTH
from games.dunginoes.worth import features
from tabletop.worth import Table
from train import Sample
from training.dunginoes import SEARCHED, to_draw

__all__ = ["HIDDEN", "LENGTH", "MATCHES", "episode", "result"]

HIDDEN = 32
MATCHES = 12_288
SEATS = (2, 2, 2, 3, 4)
TRUST = 0.5  # in what came of a turn, against what was reckoned
WRONG = 0.1  # of all choices, at the beginning of the training


class Told(NamedTuple):
    """A position before a seat, what was reckoned of it, None if another decided, and was a wrong turn taken
    after it?"""

    position: Position
    worth: float | None
    wrong: bool = False


def episode(table: Table, seed: int, done: float) -> list[Sample]:
    """One match by this table at all seats, and what it teaches each of them."""
    luck = Random(f"dunginoes {seed}")
    state = Dunginoes(luck.choice(SEATS), luck.getrandbits(64))
    told: list[list[Told]] = [[] for _ in range(state.seats)]
    while not state.boss and not state.ending:
        reckoning = Reckoning(state, table)
        worths = reckoning.worths()
        action = max(worths, key=worths.__getitem__)
        mine = told[state.seat]
        if state.step == "play_or_search":
            for other in state.active()[1:]:
                told[other].append(Told(of(state, other), None))
            mine.append(Told(reckoning.position, worths[action]))
        if mine and luck.random() < WRONG * (1 - done):
            mine[-1] = mine[-1]._replace(wrong=True)
            action = list(worths)[-1] if luck.random() < SEARCHED else luck.choice(list(worths))
        if state.step == "play_or_search" and action.verb == "lay":
            position, worth, _ = to_draw(reckoning, action, luck)
            mine.append(Told(position, worth))
        state.play(action)
    samples: list[Sample] = []
    for seat, some in enumerate(told):
        came = forecast.at_boss(state, seat) if state.boss else 0.0
        samples += taught(table, some, came)
    return samples


def taught(table: Table, told: list[Told], came: float) -> list[Sample]:
    """What a match teaches a seat to which these were told, and of which this came."""
    samples: list[Sample] = []
    following = came
    for position, worth, wrong in reversed(told):
        seen = features(position)
        now = following if worth is None else worth
        came = now if wrong else (1 - TRUST) * now + TRUST * came
        samples.append((seen, came))
        following = table.chance(seen) if worth is None else worth
    return samples


def result(table: Table, seed: int) -> float:
    """What a seat gets against another that goes by the forecast alone; a half if nobody wins."""
    state = Dunginoes(2, Random(f"dunginoes {seed // 2}").getrandbits(64))
    mine = seed % 2
    while not state.boss and not state.ending:
        worths = (Reckoning if state.seat == mine else Forecasting)(state.view(state.seat), table).worths()
        state.play(max(worths, key=worths.__getitem__))
    if not state.boss:
        return 0.5
    ours, theirs = (forecast.at_boss(state, seat) for seat in (mine, 1 - mine))
    return ours / (ours + theirs)


class Forecasting(Reckoning):
    """A reckoning without a table."""

    def told(self, position: Position) -> float:
        return forecast.chance(position)
