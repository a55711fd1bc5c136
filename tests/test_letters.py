"""Positions in letters: what `str(state)` says of each game."""

from __future__ import annotations

import pytest

import laws
from boards import position
from conftest import pytest_assertrepr_compare
from dungeon_maps import before
from dungeons import dungeon
from floes import SEATS, read
from games import load
from games.domino_run.text import board
from games.nullgame.rules import GAME
from games.penguins import text as ice
from games.penguins.pieces import NINE
from games.penguins.rules import Penguins
from hall import hall
from heroes import hero
from positions import do
from terminal import main
from walks import some, walk


def test_a_game_without_a_board_lists_what_there_is() -> None:
    state = do(GAME.new(2, "lesson-337"), "play 9")
    seen = str(state.view(1)).splitlines()
    assert seen[0] == "seats: 2" and "table: 9" in seen and "seat: 1" in seen
    assert next(line for line in seen if line.startswith("hands: ")).startswith("hands: 0 0 / ")
    assert "seed" not in str(state) and "drawn" not in str(state)


@pytest.mark.parametrize("drawn", ["0e-1 2-4 *5-5r 1-2", "e 0-1r 2-4", "*1e-1r 2-3"])
def test_a_line_of_dominoes_reads_as_tests_write_it(drawn: str) -> None:
    state = position(drawn, dice=[3])
    assert board(state) == drawn and str(state).splitlines()[0] == drawn


def test_rooms_are_seen_from_above() -> None:
    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="5-6 1-2 / 0-0 2-4")
    assert str(state).splitlines()[:7] == ["  .", "  5", "  |", "  3", "", ".3-3.", "seats: 2"]
    made = before("3-3", "3-5 at 0,-1 straight")
    assert str(made).splitlines()[:6] == str(state).splitlines()[:6]


def test_both_sheets_stand_above_each_other() -> None:
    state = hero("1-2 3*-5 / 0-4", "3-3 2-1 / 4-4", "assign", dice=(1, 1, 3))
    assert str(state).splitlines()[:2] == ["hero: 1-2 3*-5 / 0-4", "Damp Goose: 3-3 1-2 / 4-4"]


def test_the_corridor_is_read_from_the_boss_to_the_exit() -> None:
    state = hall(3, at={0: 5, 1: 9, 2: 9}, boss_at=2, fate=["", "", "dead"])
    assert str(state).splitlines()[0] == "2 boss, 5 A, 9 B c"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ice_reads_as_tests_write_it(seats: int) -> None:
    for state in some(list(walk(load("penguins"), seats, "ice")), 10):
        assert isinstance(state, Penguins)
        drawn, standing = read(ice.board(state))
        west, north = (min(square[axis] for floe in state.floes for square in floe) for axis in (0, 1))
        for tile, floe in zip(NINE, state.floes, strict=False):
            assert {(x + west, y + north) for x, y in drawn[tile]} == {*floe}
        pawns = {SEATS[seat]: [pawn] for seat, pawn in enumerate(state.pawns) if pawn}
        for name, squares in pawns.items():
            assert [(x + west, y + north) for x, y in standing[name]] == squares


def test_a_test_that_finds_two_positions_different_draws_both() -> None:
    one, other = position("0e-1 2-4r", dice=[3]), position("0e-1 2r-4", dice=[3])
    told = pytest_assertrepr_compare("==", one, other)
    assert told and "- 0e-1 2-4r" in told and "+ 0e-1 2r-4" in told
    assert pytest_assertrepr_compare("==", one, 1) is None


def test_a_match_is_played_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pressed = iter(["9", "1", *[""] * 5])
    monkeypatch.setattr("builtins.input", lambda _: next(pressed))
    main(["--game", "nullgame", "--seed", "lesson-337"])
    shown = capsys.readouterr().out
    assert "hands: 3 8 9 / 0 0 0" in shown and "   3  play card 9" in shown
    assert "“9” is none of the numbers 1 to 3; Enter alone leaves it to a bot." in shown
    assert shown.count("Rounds taken") == 2 and next(pressed, "all") == "all"
    with pytest.raises(SystemExit):
        main(["--game", "nullgame", "--players", "5"])
    assert "High Card is for 2 to 2 players." in capsys.readouterr().err


@pytest.mark.parametrize("slug", laws.SLUGS)
def test_no_text_is_longer_than_a_page(slug: str) -> None:
    entry = load(slug)
    for state in some(list(walk(entry, entry.game.seats[-1], "long")), 5):
        assert len(str(state).splitlines()) < 120
