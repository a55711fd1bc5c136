"""The table of Run Away!!: what it says of where one is."""

from __future__ import annotations

import pytest

from games import load
from games.run_away.hand import places
from games.run_away.rail import rail
from games.run_away.rules import GAME, RunAway
from games.run_away.table import draw, key
from games.run_away.throwing import pick
from games.run_away.turn_track import stage
from games.viewer import Viewer
from hall import go, hall, play, runs
from walks import walk

STAGES = {"compares": "order", "chose": "speed", "threw": "throw", "runs": "run", "boss runs": "run"}


def test_where_the_boss_is_is_said_in_words_behind_the_start_too() -> None:
    """Spaces count from the start; RA1.1: the boss begins behind it."""
    assert "10 behind the start" in rail(hall(boss_at=-10), Viewer(0))
    assert "on space 3<" in rail(hall(boss_at=3), Viewer(0))
    assert "waits on space 3<" in rail(hall(boss_at=3, boss_waits=True), Viewer(0))


def test_on_a_phone_choices_come_before_cards_that_are_none() -> None:
    state = GAME.new(4, "hall")
    assert state.step == "speed_choice" and "choices-first" not in tray(state)
    window = runs(0, 7, at={0: 1}, bags={0: ["Map of the Exit"]})
    assert window.step == "window" and "choices-first" in tray(window)


def test_digits_mean_cards_and_for_a_card_that_waits_the_hero_who_bears_the_number() -> None:
    state = go(hall(5, hands={0: [2, 3, 4]}, order=(3, 0, 1, 4, 2, -1)), ("throw_choice", 0))
    assert state.step == "throw_choice"
    first = f"card {min(state.hands[0])}"
    assert key(state, (), "1") == f"pick:{first}" and key(state, (), "4") is None
    assert [key(state, (first,), digit) for digit in "1245"] == [
        None,
        "pick:hero 1",
        "pick:hero 3",
        "pick:hero 4",
    ]
    shown = rail(state, Viewer(state.seat, picked=(first,)))
    assert [seat for seat in range(5) if f" key {seat + 1}<" in shown] == [1, 2, 3, 4]
    assert key(state, (first,), "0") is None


def test_around_a_table_nothing_on_the_board_tells_the_numbers_of_a_hand() -> None:
    """Hands are secret, and neighbours see the board."""
    state = GAME.new(4, "hall")
    seat = state.seat
    assert 'class="flag"' in draw(state, Viewer(seat))["board"]
    assert 'class="flag"' not in draw(state, Viewer(seat, round=True))["board"]
    state = go(hall(5, hands={0: [2, 3, 4]}, order=(3, 0, 1, 4, 2, -1)), ("throw_choice", 0))
    picked = (f"card {min(state.hands[0])}", "hero 1")
    assert "✓" in rail(state, Viewer(0, picked=picked, round=True))
    assert "✓" not in rail(state, Viewer(0, picked=picked))


def test_a_card_that_waits_takes_a_hero_from_another_and_a_hero_more_is_one_for_the_last() -> None:
    """RA4.1: never two on one."""
    state = GAME.new(4, 1)
    aimed = ("card 7", "hero 2", "card 9", "hero 3")
    assert pick(state, aimed, "hero 1") == ("card 7", "hero 2", "card 9", "hero 1")
    assert pick(state, ("card 7", "hero 2", "card 9"), "hero 2") == ("card 9", "hero 2")
    assert pick(state, aimed, "card 7") == ("card 9", "hero 3", "card 7"), "it waits for another hero"
    assert pick(state, (*aimed[:2], "card 7"), "card 7") == aimed[:2], "put back"
    assert pick(state, aimed, "hero 3") == aimed, "a slip loses nothing"


def test_cards_keep_their_places_while_others_are_laid_down() -> None:
    state = GAME.new(4, 1)
    seat, [first, second, third, fourth] = state.seat, sorted(state.hands[state.seat])
    assert places(state, seat) == [first, second, third, fourth]
    after = play(state, f"run on {second}").view(seat)
    assert places(after, seat) == [first, 0, third, fourth]
    assert draw(after, Viewer(seat))["tray"].count('class="gone"') == 1


def tray(state: RunAway) -> str:
    """The tray of whoever decides."""
    return draw(state, Viewer(state.seat))["tray"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_band_says_where_the_round_is_while_it_is_shown(seats: int) -> None:
    met = set()
    for state in walk(load("run-away"), seats, "band"):
        frames = state.watch(state.legal_actions()[0]) if state.legal_actions() else []
        for frame in frames[:-1]:
            kind = frame.events()[-1].kind if frame.events() else ""
            if kind in STAGES:
                assert stage(frame) == STAGES[kind], kind
                met.add(kind)
    assert met >= {"chose", "threw", "runs", "boss runs"}
