"""Names, notes and titles that people type: clean at the door, isolated among words, never too long."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

import games
from app.keep.notes import Edit
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.schema import Seating as KeptSeating
from app.keep.schema import as_record
from app.screens.seat_setup import BOTS
from tabletop.link import Seating, parse, play_link
from tabletop.match import Match
from tabletop.plain import build
from tabletop.snapshot import parse_snapshot, snapshot_link
from tabletop.typed import END, ISOLATE, LONGEST_NAME, NAME, clean, fit, isolated, letters, name, width

PY = Path(__file__).parents[1] / "py"
TURN = "\u202edoog si eman"
HEBREW = "\u05d0\u05d1\u05d9\u05d2\u05d9\u05dc"
TOWER = "".join(letter + "\u0301\u0302\u0303\u0304\u0305" * 4 for letter in "abcdefghijklmnop")
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
NAMES = {
    "  Ada \t Lovelace ": "Ada Lovelace",
    TURN: "doog si eman",
    "\u2067\u200f\x07Ben\u2069": "Ben",
    "W" * 30: "W" * 16,
    HEBREW: HEBREW,
    FAMILY: FAMILY,
    FAMILY * 16: FAMILY * 5,
    "\u202e\u200b \u3164": "",
    "\u0301\u0302": "",
    "\U0001f1f3\U0001f1f1 Anna": "\U0001f1f3\U0001f1f1 Anna",
}


@pytest.mark.parametrize("typed", NAMES, ids=ascii)
def test_a_name_as_typed_becomes_one_that_can_stand_anywhere(typed: str) -> None:
    assert name(typed) == NAMES[typed]


def test_marks_are_few_and_letters_are_counted_as_one_sees_them() -> None:
    assert clean(TOWER).startswith("a\u0301\u0302\u0303b\u0301\u0302\u0303c")
    assert list(letters(f"a\u0301{FAMILY}b")) == ["a\u0301", FAMILY, "b"]
    assert fit(f"a\u0301{FAMILY}b", 2) == f"a\u0301{FAMILY}"
    assert width(FAMILY) < 3 < width("WW") < width("\u5bb6\u5bb6") < width("iiiii")


def test_lines_of_a_note_stay() -> None:
    assert clean("A cold\tdraught.\r\nAnd\x00 steps.") == "A cold\tdraught.\nAnd steps."


@given(some.text())
def test_whatever_is_typed_is_clean_and_stays_as_it_is_then(text: str) -> None:
    called = name(text)
    assert called == name(called) and clean(text) == clean(clean(text))
    assert not CONTROL.search(called) and len(called) <= LONGEST_NAME and len(list(letters(called))) <= NAME
    assert "".join(letters(text)) == text and name(isolated(called)) == called


def test_what_was_saved_before_comes_clean_through_the_one_door() -> None:
    match = Match(games.load("penguins").game, 2, "1")
    record = Record("a1", match, typed=["Ada", "Ben"])
    saved = record_json(record, games.load("penguins").table) | {
        "names": [TURN, HEBREW],
        "told": f"{TURN} wins",
    }
    kept = as_record("a1", saved)
    assert kept.names == ("doog si eman", HEBREW) and kept.told == "doog si eman wins"  # type: ignore[union-attr]
    seating = build(KeptSeating, {"count": 1, "kinds": ["person"], "names": [TURN], "turned": False})
    assert seating.names == ("doog si eman",)
    assert (
        build(Edit, [0, {"note 1": f"{TURN}\n{TOWER}"}]).changes["note 1"] == f"doog si eman\n{clean(TOWER)}"
    )


def test_names_in_links_come_clean_and_are_isolated_where_they_are_shown() -> None:
    game = games.load("penguins").game
    match = Match(game, 2, "1")
    link = play_link(match, Seating("p1", ("person", "person"), (TURN, HEBREW)))
    assert parse(link, games.find).seating.names == ("doog si eman", HEBREW)  # type: ignore[union-attr]
    snapshot = parse_snapshot(
        snapshot_link(game, match.state, [TURN, HEBREW], f"{TURN} moves.", {"map": TURN}), games.find
    )
    assert snapshot.names == ("doog si eman", f"{ISOLATE}{HEBREW}{END}")
    assert snapshot.told == "doog si eman moves." and snapshot.notes == {"map": "doog si eman"}


def test_a_record_shows_names_isolated_and_saves_them_as_typed() -> None:
    match = Match(games.load("penguins").game, 2, "1")
    record = Record("a1", match, typed=[HEBREW, "\u202e"])
    assert record.names == (f"{ISOLATE}{HEBREW}{END}", "Player 2")
    saved = record_json(record, games.load("penguins").table)
    assert saved["names"] == [HEBREW, "Player 2"] and record.seating.names == (HEBREW, "Player 2")
    assert f"{ISOLATE}{HEBREW}{END} and Player 2" in saved["told"]
    assert record.again("a2", match).names == record.names


@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_is_called_like_anybody_in_a_game(bot: str) -> None:
    """Bosses, monsters, heroes, cards: whatever a game has words for, as its sentences would say it."""
    said = [
        (path.name, node.value)
        for path in sorted((PY / "games").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert [found for found in said if re.search(rf"\b{bot}\b", found[1])] == []
