"""The laws, for every game x seats x seeds; and that the other Python agrees."""

from __future__ import annotations

import pytest

import in_pyodide
import laws
from games import load

SEEDS = [str(n) for n in range(6)]
ONCE = {
    9: SEEDS[:3],
    11: SEEDS[:3],
    14: SEEDS[:1],
    **dict.fromkeys(laws.SEEDLESS, SEEDS[:1]),
}  # the slow ones, and those without a seed

CASES = [
    (number, slug, seats, seed)
    for number in laws.LAWS
    for slug in laws.SLUGS
    for seats in load(slug).game.seats[: 1 if number in laws.SEATLESS else None]
    for seed in ONCE.get(number, SEEDS)
]


@pytest.mark.parametrize(("number", "slug", "seats", "seed"), CASES)
def test_law(number: int, slug: str, seats: int, seed: str) -> None:
    assert laws.holds(number, load(slug), seats, seed)


def test_law_6_holds_between_cpython_and_pyodide() -> None:
    seeds = range(12)
    there = in_pyodide.run(f"import laws; laws.digests(range({len(seeds)}))")
    assert there == laws.digests(seeds)


def test_laws_1_to_8_inside_pyodide() -> None:
    assert in_pyodide.run("import laws; laws.run(range(1, 9), range(3))") == 8 * 3 * len(
        [seats for slug in laws.SLUGS for seats in load(slug).game.seats]
    )
