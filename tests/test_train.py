"""The tables of worth, and how they are learned: a small thing is learned, the same on any number of
processors, and what is no table is refused."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import log
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import train
from tabletop import worth


def either(table: worth.Table, seed: int, done: float) -> list[train.Sample]:
    """Matches in which whoever has one of two things, and not both, has won: no sum of weights tells that."""
    luck = Random(seed)
    one, two = luck.randrange(2), luck.randrange(2)
    return [([(place, 1) for place, there in enumerate((one, two)) if there], float(one != two))]


def told(table: worth.Table, seed: int) -> float:
    return table.chance([(0, 1)])


PLAN = SimpleNamespace(LENGTH=3, HIDDEN=6, MATCHES=64 * 100, episode=either, result=told)


def listed(task: Callable[[object], object], tasks: list[object]) -> list[object]:
    return [task(one) for one in tasks]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "plan", lambda slug: PLAN)
    monkeypatch.setattr(train, "SCRATCH", tmp_path / "train")
    monkeypatch.setattr(train, "TESTED", 2)
    monkeypatch.setattr(train, "FIRST", 0.03)


def last(rounds: int, run: train.Run | None = None) -> train.Run:
    """The training after so many rounds."""
    *_, run = train.trained("either", 64 * rounds, run or train.begun(PLAN), listed)
    return run


def test_a_table_learns_what_no_sum_can_tell() -> None:
    table = last(150).table
    for one, two in product(range(2), repeat=2):
        chance = table.chance([(place, 1) for place, there in enumerate((one, two)) if there])
        assert abs(chance - (one != two)) < 0.15, (one, two, chance)


def test_the_slopes_are_those_of_the_error() -> None:
    """Checked against small steps of each weight that a sample tells of."""
    table = train.beginning(3, 4)
    sample = ([(0, 1.0), (2, 0.5)], 0.7)

    def error(weights: list[float]) -> float:
        chance = train.shaped(weights, 3, 4).chance(sample[0])
        return -(0.7 * log(chance) + 0.3 * log(1 - chance))

    rows: dict[int, list[float]] = {}
    start, out, rest = train.slope(table, sample, rows)
    found = [*rows.get(0, [0] * 4), *rows.get(1, [0] * 4), *rows.get(2, [0] * 4), *start, *out, rest]
    weights = train.flat(table)
    for place, slope in enumerate(found):
        up, down = weights[:], weights[:]
        up[place] += 1e-5
        down[place] -= 1e-5
        assert slope == pytest.approx((error(up) - error(down)) / 2e-5, abs=1e-6)


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    whole = last(6)
    halfway = next(
        run for run in train.trained("either", 64 * 6, train.begun(PLAN), listed) if run.rounds == 3
    )
    train.kept("either", halfway)
    again = last(6, train.gone_on("either", PLAN))
    assert again.table == whole.table and again.curve == whole.curve


def test_a_table_comes_back_from_its_letters_as_it_was_but_for_what_half_numbers_lose() -> None:
    table = train.beginning(5, 4)
    back = worth.read(worth.written(table), 5)
    assert train.flat(back) == pytest.approx(train.flat(table), rel=1e-3)
    assert worth.written(back) == worth.written(table)
    assert worth.read(worth.written(table), 5).chance([(1, 1), (4, 0.5)]) == pytest.approx(
        table.chance([(1, 1), (4, 0.5)]), abs=1e-3
    )


def test_weights_are_a_module_that_can_be_read() -> None:
    table = train.beginning(50, 8)
    there: dict[str, str] = {}
    exec(train.module(table, 6400, 0.5), there)
    assert worth.read(there["WEIGHTS"], 50)
    assert "6,400 matches" in there["__doc__"]


@pytest.mark.parametrize("text", ["", worth.written(train.beginning(4, 2))])
def test_weights_of_other_features_are_refused_with_what_to_do(text: str) -> None:
    with pytest.raises(ValueError, match="make train"):
        worth.read(text, 5)


def test_a_chance_is_never_beyond_what_chances_are() -> None:
    table = worth.Table([[500.0]], [0.0], [500.0], 0.0)
    assert table.chance([(0, 1)]) == 1.0 and table.chance([(0, -1000)]) == 0.0
