"""The boss of Run Away!!, RA6: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from typing import Any

import pytest

from games.run_away.finish import lie_in_wait
from games.run_away.position import BOSS
from games.run_away.rules import RunAway
from hall import card, go, hall, next_run, play, runs
from positions import told

TROLL, EMBER, MINOTAUR, HUSH = 1, 2, 3, 4


def chase(boss: int = MINOTAUR, **lies: Any) -> RunAway:
    """The boss runs; it begins on space 10 unless told otherwise."""
    return go(hall(**{"boss": boss, "boss_at": 10, **lies}), ("boss_runs",))


def lies_in_wait(state: RunAway) -> RunAway:
    """The boss lies in wait, or gets up, if it does at the end of a round."""
    state._events = []
    lie_in_wait(state)
    state.check()
    return state


# --- RA6.1: it moves by its card


def test_RA6_1_the_troll_stops_at_the_first_hero() -> None:
    state = chase(TROLL, at={0: 13, 1: 15, 2: 40, 3: 41})
    assert state.boss_at == 13 and state.life == [6 - 2, 5, 6, 5]
    far = chase(TROLL, at={0: 33, 1: 35, 2: 40, 3: 41})
    assert far.boss_at == 17, "seven spaces at most"


def test_RA6_1_the_landlady_runs_by_luck_of_whoever_runs_last() -> None:
    state = chase(EMBER, at={0: 30, 1: 35, 2: 40, 3: 41}, tops={0: [8], 1: [2], 2: [3], 3: [4]})
    assert state.boss_at == 10 + 2 + 8


def test_RA6_1_the_minotaur_grows_faster_by_the_rounds() -> None:
    for number, space in ((2, 16), (3, 17), (8, 18), (9, 19)):
        assert chase(at={0: 30, 1: 35, 2: 40, 3: 41}, round=number).boss_at == space


def test_RA6_1_hush_hunts_the_nearest_within_ten() -> None:
    assert chase(HUSH, at={0: 19, 1: 35, 2: 40, 3: 41}).boss_at == 19
    assert chase(HUSH, at={0: 30, 1: 35, 2: 40, 3: 41}).boss_at == 15


def test_RA6_1_where_it_ends_it_deals_and_whom_it_passes_it_tramples() -> None:
    state = chase(at={0: 12, 1: 15, 2: 40, 3: 41})
    assert state.life[:2] == [6 - 2, 5 - 1], (
        "trampled on 12; on 15 its six spaces and one for Ada are used up"
    )
    assert state.boss_at == 15
    assert told(state).index("trampled") < told(state).index("caught")


def test_RA6_1_each_hero_whom_it_passes_slows_it_by_one() -> None:
    state = chase(at={0: 12, 1: 12, 2: 40, 3: 41})
    assert state.boss_at == 10 + 6 - 2


def test_RA6_1_what_lies_on_a_hero_works_on_arrival() -> None:
    slowed = chase(at={0: 13, 1: 30, 2: 40, 3: 41}, slow=[-3, 0, 0, 0])
    assert slowed.boss_at == 13 and slowed.life[0] == 6 - 1, "a slower boss stops right there"
    hurried = chase(at={0: 16, 1: 30, 2: 40, 3: 41}, slow=[2, 0, 0, 0])
    assert hurried.boss_at == 17 and hurried.life[0] == 6 - 2, "and a faster one is carried past"


def test_RA6_1_what_a_hero_has_changes_what_is_dealt() -> None:
    assert chase(at={0: 16, 1: 30, 2: 40, 3: 41}, confront=[2, 0, 0, 0]).life[0] == 6 - 3
    assert chase(at={0: 16, 1: 30, 2: 40, 3: 41}, confront=[-9, 0, 0, 0]).life[0] == 6, (
        "never less than nothing"
    )
    assert chase(at={0: 12, 1: 30, 2: 40, 3: 41}, trample=[2, 0, 0, 0]).life[0] == 6 - 4


def test_RA6_1_a_global_works_on_the_boss_when_it_comes_there() -> None:
    glue = card("Glue for Something Big")
    lies: dict[str, Any] = {"at": {0: 40, 1: 41, 2: 43, 3: 44}, "lying": [((glue, 1),), (), (), ()]}
    assert chase(tokens={12: glue}, **lies).boss_at == 13
    assert chase(tokens={30: glue}, **lies).boss_at == 16


def test_RA6_1_a_boss_event_works_in_its_next_run_whoever_turned_it_up() -> None:
    state = play(runs(0, 2, at={0: 1}, fronts={0: [("It Monologues", 1)]}, boss=MINOTAUR), "flip encounter 0")
    assert state.boss_speed == -4
    go(state, ("boss_runs",))
    assert state.boss_at == -3 + 2 and state.boss_speed == 0, "and then it is over"


def test_RA6_1_it_never_runs_past_the_foremost_hero_and_never_gets_out() -> None:
    state = chase(at={0: 11, 1: 9, 2: 8, 3: 7})
    assert state.boss_at == 11
    last = chase(at={0: 59, 1: 9, 2: 8, 3: 7}, boss_at=56)
    assert last.boss_at == 59


# --- RA5.8: walls


def test_RA5_8_a_wall_stops_the_boss() -> None:
    state = chase(at={0: 30, 1: 35, 2: 40, 3: 41}, walls=(13, 15))
    assert state.boss_at == 13 and "boss hits wall" in told(state)
    assert chase(at={0: 30, 1: 35, 2: 40, 3: 41}, walls=(10,)).boss_at == 16, "not where it sets out"


def test_RA5_8_nothing_raises_its_speed_there_and_it_gets_whoever_is_there() -> None:
    haste = card("Slippery Tiles")  # 1 more where it tramples: a wall makes it stay
    state = chase(
        at={0: 13, 1: 35, 2: 40, 3: 41},
        walls=(13,),
        slow=[3, 0, 0, 0],
        tokens={13: haste},
        lying=[(), ((haste, 1),), (), ()],
    )
    assert state.boss_at == 13 and state.life[0] == 6 - 1
    assert told(state).count("boss hits wall") == 1 and "trampled" not in told(state)


# --- RA6.2, RA6.3: landing on it, lying in wait


def test_RA6_2_landing_on_the_boss_does_nothing() -> None:
    assert runs(0, 6, at={0: 1}, boss_at=7).life[0] == 6


def test_RA6_2_unless_it_lies_in_wait() -> None:
    state = runs(0, 6, at={0: 1}, boss_at=7, boss_waits=True)
    assert state.life[0] == 6 - 2 and state.place[0] == 7


def test_RA6_2_at_the_end_of_the_run_after_what_one_uses() -> None:
    state = hall(
        bases={0: 6},
        at={0: 1},
        bags={0: ["Espresso of Haste"]},
        boss_at=7,
        boss_waits=True,
        asks=[0, 2, 2, 2],
    )
    go(state, ("run", 0))
    while state.place[0] < 7:
        state = play(state, "pass")
    state = play(state, "use {Espresso of Haste} on 0")
    assert state.place[0] == 12 and state.life[0] == 6 - 1, "it was passed, for one life"


@pytest.mark.parametrize(("behind", "most"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_RA6_3_it_lies_in_wait_by_how_many_are_behind(behind: int, most: int) -> None:
    for number in range(1, 9):
        at = {seat: 4 + seat if seat < behind else 50 for seat in range(5)}
        state = lies_in_wait(hall(5, at=at, boss_at=30, tops={0: [number]}))
        assert state.boss_waits == (number <= most), f"the last of them draws a {number}"


def test_RA6_3_nobody_behind_no_draw() -> None:
    state = lies_in_wait(hall(boss_at=-3, tops={0: [1]}))
    assert not state.boss_waits and not any(state.piles)


def test_RA6_3_then_it_is_last_and_stands_still() -> None:
    state = go(hall(at={0: 9, 1: 30, 2: 4, 3: 17}, boss_at=12, boss_waits=True), ("line_up",), ("boss_runs",))
    assert state.order == (1, 3, 0, 2, BOSS) and state.boss_at == 12


def test_RA6_3_passing_it_costs_a_life_and_so_does_stepping_off_its_space() -> None:
    assert runs(0, 8, at={0: 1}, boss_at=7, boss_waits=True).life[0] == 5
    assert runs(0, 2, at={0: 7}, boss_at=7, boss_waits=True).life[0] == 5


def test_RA6_3_it_runs_again_in_the_turn_after_it_was_passed() -> None:
    state = runs(0, 8, at={0: 1}, boss_at=7, boss_waits=True)
    go(state, ("boss_runs",))
    assert state.boss_at == 7, "not yet"
    lies_in_wait(state)
    assert not state.boss_waits


def test_RA6_3_landing_on_it_is_no_passing() -> None:
    state = runs(0, 6, at={0: 1}, boss_at=7, boss_waits=True)
    assert state.life[0] == 6 - 2 and state.place[0] == 7
    lies_in_wait(state)
    assert state.boss_waits, "Ben and the others are behind it still"
    next_run(state, 0)
    assert state.boss_passed, "stepping off its space is"
    lies_in_wait(state)
    assert not state.boss_waits


def test_RA6_3_and_when_nobody_is_behind_it() -> None:
    state = lies_in_wait(hall(at={0: 19, 1: 30, 2: 14, 3: 17}, boss_at=12, boss_waits=True))
    assert not state.boss_waits


def test_RA6_3_no_draw_in_a_round_in_which_it_was_passed() -> None:
    state = lies_in_wait(hall(at={0: 4, 1: 30, 2: 3, 3: 17}, boss_at=12, boss_passed=True, tops={2: [1]}))
    assert not state.boss_waits and not any(state.piles)


# --- RA6.4: several at once


def test_RA6_4_in_running_order_one_wholly_before_the_next() -> None:
    state = hall(
        boss=TROLL, at={0: 13, 1: 13, 2: 40, 3: 41}, boss_at=10, life=[2, 2, 6, 5], order=(3, 2, 1, 0, BOSS)
    )
    go(state, ("boss_runs",))
    assert [(event.kind, event.seat) for event in state.events() if event.kind in ("caught", "died")] == [
        ("caught", 1),
        ("died", 1),
        ("caught", 0),
        ("died", 0),
    ]
