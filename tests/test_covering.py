"""Which cases of browser tests stand for all: each game and each size is met, and others elsewhere."""

from __future__ import annotations

from itertools import product

import pytest

from browser import covering as module
from browser.covering import covering

GAMES, SIZES = "abcdef", (360, 844, 1180, 820)


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WIDE", False)


@pytest.mark.parametrize("turn", range(4))
def test_each_game_is_met_once_and_each_size_about_as_often(turn: int) -> None:
    taken = covering(product(GAMES, SIZES), turn)
    assert [game for game, _ in taken] == [*GAMES]
    sizes = [size for _, size in taken]
    assert {sizes.count(size) for size in SIZES} == {1, 2}


def test_turned_by_another_number_a_game_meets_another_size() -> None:
    one, other = (covering(product(GAMES, SIZES[:2]), turn) for turn in (0, 1))
    assert not set(one) & set(other)


def test_what_does_not_go_together_is_never_tried() -> None:
    cases = [("a", 2), ("a", 3), ("b", 2), ("b", 3), ("b", 4), ("b", 5)]
    assert {number for _, number in covering(cases)} == {2, 3, 4, 5} and set(covering(cases)) < set(cases)


def test_all_of_them_are_tried_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WIDE", True)
    assert covering(product(GAMES, SIZES)) == [*product(GAMES, SIZES)]
