"""The laws, for every game x seats x seeds; and that the other Python agrees."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import in_pyodide
import laws
from app.table.keys import KEYS
from games import load, package
from walks import walk

TESTS = Path(__file__).parent
LINE = re.compile(r"\*\*([A-Z]{2,3}\d+(?:\.\d+)*)\*\*")  # **DR2.3**
TEST = re.compile(r"def test_([A-Z]{2,3}\d+(?:_\d+)*)_[a-z]")  # test_DR2_3_...
SEEDS = [str(n) for n in range(6)]
ONCE = {
    9: SEEDS[:3],
    11: SEEDS[:3],
    13: SEEDS[:3],
    14: SEEDS[:1],
    17: SEEDS[:3],
    20: SEEDS[:3],
    21: SEEDS[:3],
    22: SEEDS[:3],
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


def lines_of(slug: str) -> list[str]:
    """The numbers of the lines of a game's rules."""
    return LINE.findall((TESTS.parent / "py" / package(slug).replace(".", "/") / "RULES.md").read_text())


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_each_line_of_the_rules_has_a_test_named_after_it(slug: str) -> None:
    lines = lines_of(slug)
    assert lines and len(set(lines)) == len(lines), "each line has a number of its own"
    letters = lines[0].rstrip(".0123456789")
    tests = {
        line.replace("_", ".") for path in TESTS.glob("test_*.py") for line in TEST.findall(path.read_text())
    }
    named = {line for line in tests if line.rstrip(".0123456789") == letters}
    assert set(lines) <= named, "each line has a test that names it"
    known = {line for other in laws.SLUGS for line in lines_of(other)}  # two games can share their letters
    assert all(any(f"{line}.".startswith(f"{one}.") for line in known) for one in named), "no other is named"


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_no_key_of_a_game_is_one_of_the_pages(slug: str) -> None:
    entry = load(slug)
    named = {letter.lower() for keys, _ in entry.table.KEYS for letter in re.findall(r"\b\w\b|\?", keys)}
    clash = [f"{key} is the page's “{KEYS[key]}”" for key in sorted(named & {*KEYS})]
    assert not clash, f"{entry.game.title}: {', '.join(clash)}"
    for seats in entry.game.seats:
        for state in walk(entry, seats, "keys"):
            for pressed in (*KEYS, *map(str.upper, KEYS)):
                answer = entry.table.key(state.view(state.seat), (), pressed)
                assert answer is None, (
                    f"{entry.game.title}: {pressed} is the page's “{KEYS[pressed.lower()]}”, not “{answer}”"
                )
