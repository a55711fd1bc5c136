"""The laws, for every game x seats x seeds; and that the other Python agrees."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import in_pyodide
import laws
from app.session.keys import KEYS
from games import load, package
from short import slow, slow_but
from walks import walk

TESTS = Path(__file__).parent
LINE = re.compile(r"\*\*([A-Z]{2,3}\d+(?:\.\d+)*)\*\*")  # **DR2.3**
TEST = re.compile(r"def test_([A-Z]{2,3}\d+(?:_\d+)*)_[a-z]")  # test_DR2_3_...
SEEDS = [str(n) for n in range(6)]
ONCE = {
    "determinize_keeps_view_and_legal_actions": SEEDS[:3],
    "links_come_back": SEEDS[:3],
    "board_offers_the_legal_actions": SEEDS[:3],
    "bots_are_legal_repeatable_and_in_budget": SEEDS[:1],
    "frames_lead_to_the_state": SEEDS[:3],
    "options_are_told_played_and_kept": SEEDS[:2],
    "ears_hear_no_more_than_eyes_see": SEEDS[:3],
    "secrets_that_come_to_light_mark_the_match": SEEDS[:3],
    "luck_comes_out_of_the_streams": SEEDS[:3],
    "public_steps_show_nothing_of_a_hand": SEEDS[:3],
    "position_has_a_text": SEEDS[:2],
    "account_adds_up": SEEDS[:1],
    "luck_can_come_from_outside": SEEDS[:2],
    **dict.fromkeys(laws.SEEDLESS, SEEDS[:1]),
}  # the slow ones, and those without a seed

CASES = [
    (name, slug, seats, seed)
    for name in laws.LAWS
    for slug in laws.SLUGS
    for seats in load(slug).game.seats[: 1 if name in laws.SEATLESS else None]
    for seed in ONCE.get(name, SEEDS)
]
# Whatever is picked, it is drawn; bots play against bots.
TABLES, DUELS = "board_offers_the_legal_actions", "stronger_bots_are_no_worse"


def is_short(case: tuple[str, str, int, str]) -> bool:
    """One seed is enough for the day's work, and of what takes its time as few seats as can be, or none."""
    name, slug, seats, seed = case
    return seed == SEEDS[0] and name != DUELS and (name != TABLES or seats == load(slug).game.seats[0])


@pytest.mark.parametrize(("name", "slug", "seats", "seed"), slow_but(is_short, CASES))
def test_law(name: str, slug: str, seats: int, seed: str) -> None:
    assert laws.holds(name, load(slug), seats, seed)


@slow
def test_the_same_log_gives_the_same_digest_on_cpython_and_in_pyodide() -> None:
    """Four walks of each game and number of seats: numbers, orders and words that Pythons make otherwise
    come up in each."""
    seeds = range(4)
    there = in_pyodide.run(f"import laws; laws.digests(range({len(seeds)}))")
    assert there == laws.digests(seeds)


@slow
def test_the_laws_of_states_inside_pyodide() -> None:
    """One seed, as the digests say already that walks are the same there: of six the laws are held here."""
    held = in_pyodide.run("import laws; laws.run([law.__name__ for law in laws.OF_STATES], range(1))")
    tables = [seats for slug in laws.SLUGS for seats in load(slug).game.seats]
    assert held == len(laws.OF_STATES) * len(tables)


def test_each_law_has_a_number_of_its_own() -> None:
    numbers = [int(re.match(r"Law (\d+)\. ", law.__doc__ or "")[1]) for law in laws.LAWS.values()]
    assert numbers == [*range(1, len(numbers) + 1)]


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
    named = {
        letter.lower() for keys, _ in entry.table.FACTS.keys for letter in re.findall(r"\b\w\b|\?", keys)
    }
    clash = [f"{key} is the page's “{KEYS[key]}”" for key in sorted(named & {*KEYS})]
    assert not clash, f"{entry.game.title}: {', '.join(clash)}"
    for seats in entry.game.seats:
        for state in walk(entry, seats, "keys"):
            for pressed in (*KEYS, *map(str.upper, KEYS)):
                answer = entry.table.key(state.view(state.seat), (), pressed)
                assert answer is None, (
                    f"{entry.game.title}: {pressed} is the page's “{KEYS[pressed.lower()]}”, not “{answer}”"
                )
