"""Run Away!! is fair, in short: some matches by the plan of the strong bot, whose seeds are always the same;
`make balance` plays thousands.
"""

from __future__ import annotations

from functools import cache
from statistics import median_high

import pytest

import stampede
from games.run_away.bosses import BOSSES, Boss
from games.run_away.deck import KIND
from short import slow
from stampede import HABITS, SEATS, fate, first_harm, lives, odd_share, pair_share, share, uses

SOME = 100


@pytest.mark.parametrize("seats", SEATS)
def test_matches_last_and_end_as_they_should(seats: int) -> None:
    fates = [fate(seats, seed) for seed in range(SOME)]
    rounds = sorted(one.rounds for one in fates)
    assert rounds[SOME // 4] >= 7 and rounds[3 * SOME // 4] <= 14
    out = [is_out for one in fates for _, _, is_out in one.heroes]
    assert 0.45 <= sum(out) / len(out) <= 0.8
    assert sum(not any(is_out for _, _, is_out in one.heroes) for one in fates) <= 0.25 * SOME


@pytest.mark.parametrize("boss", BOSSES, ids=lambda boss: boss.short)
def test_the_boss_harms_somebody_in_the_first_three_rounds(boss: Boss) -> None:
    option = 1 + BOSSES.index(boss)
    harms = [first_harm(seats, seed, within=3, boss=option) for seats in (3, 4, 5) for seed in range(SOME)]
    assert median_high(harms) <= 3


@cache
def odd(name: str) -> float:
    """What one with a habit gets, in fair shares; what all are held against is played once."""
    return share((odd_share(name, 4, seed) for seed in range(3 * SOME)), 4)


@slow
@pytest.mark.parametrize("habit", [name for name in HABITS if name not in ("strong", "the plan alone")])
def test_no_habit_wins(habit: str) -> None:
    """Of 300 matches, in which a share is known to about a tenth; `make balance` plays two thousand."""
    assert odd(habit) / odd("the plan alone") < 1.25


@slow
def test_the_strengths_are_in_order() -> None:
    assert share(pair_share("the plan alone", "middle", seed) for seed in range(2 * SOME)) > 0.5
    assert share(pair_share("middle", "easy", seed) for seed in range(2 * SOME)) > 0.5


@slow
def test_each_card_is_worth_something() -> None:
    for one in lives([uses(4, seed) for seed in range(SOME)]):
        played = one.run + one.thrown + one.kept
        assert played > 0.2 and (KIND[one.card] != "item" or one.used > 1), one


def test_the_tables_are_whole() -> None:
    fates = {seats: [fate(seats, seed) for seed in range(12)] for seats in SEATS}
    table = stampede.by_seats(fates)
    assert table.count("\n| ") >= 4 + 8 + 4 + 4 and "nan" not in table
