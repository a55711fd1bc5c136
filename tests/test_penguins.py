"""Penguin's Night Out, line by line: set-up, the end and its options. Each test names the line of RULES.md
that it holds (PN2 stands in `test_penguins_move.py`, PN3 in `test_penguins_ice.py`)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from dominoes.domino import double_set
from floes import goes, ice, stirred
from games.penguins import layouts
from games.penguins.pieces import NINE, SIX
from games.penguins.rules import GAME, Penguins
from positions import dice, do, legal, told
from tabletop.grid import Point

SEEDS = range(60)
NESTS = "6-6 4-6"


def openings() -> list[Penguins]:
    return [GAME.new(seats, seed) for seats in GAME.seats for seed in SEEDS]


def placed(state: Penguins) -> Penguins:
    """After all buddies were placed, each on the last square offered."""
    while state.step == "place":
        state = do(state, legal(state)[-1])
    return state


# --- PN1: set-up


def test_PN1_1_a_double_six_set_lies_face_up_each_half_a_square() -> None:
    assert set(SIX) == set(double_set(6)) and len(SIX) == 28
    for state in openings():
        assert len(state.floes) == 28 and len(state.ice) == 56
        for tile, floe in zip(SIX, state.floes, strict=True):
            assert [state.ice[square][1] for square in floe] == [*tile]


def test_PN1_1_squares_that_share_an_edge_are_adjacent_whichever_dominoes_they_belong_to() -> None:
    assert goes(ice("1A--2   3---4", NESTS, die=3)) == {"1,0", "2,0"}


@pytest.mark.parametrize(("layout", "dominoes"), [(layouts.SIX, 28), (layouts.NINE, 55)])
def test_PN1_2_the_layout_is_connected_symmetrical_and_has_holes(layout: str, dominoes: int) -> None:
    laid = [frozenset(pair) for pair in layouts.places(layout)]
    squares = frozenset().union(*laid)
    assert len(laid) == dominoes and len(squares) == 2 * dominoes
    width, height = (max(numbers) for numbers in zip(*squares, strict=True))
    turned = {frozenset(Point(width - x, height - y) for x, y in pair) for pair in laid}
    assert turned == set(laid), "the same after half a turn"
    assert flood(min(squares), squares) == squares, "connected"
    around = {Point(x, y) for x in range(-1, width + 2) for y in range(-1, height + 2)}
    water = around - squares
    assert water - flood(Point(-1, -1), water), "holes"


def flood(start: Point, within: frozenset[Point] | set[Point]) -> set[Point]:
    """All squares that can be reached from one, without leaving these."""
    found, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for there in (here.go(way, 1) for way in range(4)):
            if there in within and there not in found:
                found.add(there)
                edge.append(there)
    return found


def test_PN1_2_which_domino_lies_where_is_chance() -> None:
    corners = {NINE[state.ice[min(state.ice)][0]] for state in openings()}
    assert len(corners) > 20
    assert {state.ice[min(state.ice)][1] for state in openings()} == {0, 1, 2, 3, 4, 5, 6}


def test_PN1_3_dice_choose_each_nest_no_blanks_and_no_two_alike() -> None:
    nests = set()
    for state in openings():
        assert len(set(state.nests)) == state.seats and all(nest.low > 0 for nest in state.nests)
        nests.update(state.nests)
        for seat, nest in enumerate(state.nests):
            assert state.pawns[seat] is None and state.stands(seat) == state.lies(nest)
    assert len(nests) == 21


def test_PN1_3_who_is_first_is_chance() -> None:
    for seats in GAME.seats:
        assert {GAME.new(seats, seed).starter for seed in SEEDS} == {*range(seats)}
    assert all(state.seat == state.starter for state in openings())
    assert all(placed(state).seat == state.starter for state in openings()[::9]), "and has the first turn"


def test_PN1_4_the_two_buddies_go_to_the_two_players_on_the_left() -> None:
    assert GAME.new(2, 1).held == [(2, 3), (0, 1)], "both to the opponent"
    assert GAME.new(3, 1).held == [(3, 4), (0, 5), (1, 2)], "one to each other"
    assert GAME.new(4, 1).held == [(5, 6), (0, 7), (1, 2), (3, 4)]


def test_PN1_5_one_after_the_other_places_one_until_all_lie() -> None:
    for seats in GAME.seats:
        state, who = GAME.new(seats, 7), []
        while state.step == "place":
            who.append(state.seat)
            buddy = int(legal(state)[0].split(" ")[2])
            assert buddy in state.held[state.seat]
            state = do(state, legal(state)[0])
        assert who == 2 * state.order and None not in state.buddies and not any(state.held)


def test_PN1_5_on_any_vacant_square() -> None:
    state = GAME.new(2, 7)
    squares = {Point.parse(text.split(" ")[4]) for text in legal(state)}
    assert squares == state.ice.keys() - {*state.stands(0), *state.stands(1)}, (
        "both halves of a nest are taken"
    )
    first = Point.parse(legal(state)[0].split(" ")[4])
    after = do(state, legal(state)[0])
    assert not any(text.endswith(f" {first}") for text in legal(after)), "and so is a buddy's square"


def test_PN1_5_a_penguin_in_the_middle_is_on_both_squares() -> None:
    state = ice("4---6   1A--2   3---3", NESTS, die=5)
    assert goes(state) == {"3,0", "4,0", "5,0"}, "no stop on either"
    home = do(ice("6---6   5a--1", NESTS, die=6, carried=[1, 0]), "stay", "move buddy 0 to 1,0")
    assert home.ending == "home", "picked up, and won, in the middle"


# --- PN4: the end


def test_PN4_1_on_the_own_nest_with_both_buddies_at_the_end_of_the_own_turn_is_won() -> None:
    for end in ("0,0", "1,0"):
        state = ice("3---4   1---2   5A--5", "3-4 6-6", die=6, carried=[2, 0])
        after = do(state, f"go to {end}")
        assert after.ending == "home" and not after.legal_actions()
        outcome = after.outcome()
        assert outcome and outcome.places == (1, 2) and outcome.value(0) == 1.0


def test_PN4_1_not_with_one_nor_on_anothers_nest() -> None:
    state = ice("3---4   1---2   5A--5", "3-4 6-6", die=6, carried=[1, 0])
    assert not do(state, "go to 0,0").ending
    other = ice("3---4   1---2   5A--5", "6-6 3-4", die=6, carried=[2, 0], pawns=[Point(4, 0), Point(1, 0)])
    assert not do(other, "go to 0,0").ending


def test_PN4_1_a_last_buddy_may_come_to_the_penguin_at_home() -> None:
    state = ice("3A--4   1a--2   5B--5", "3-4 6-6", die=6, carried=[1, 0])
    after = do(state, "go to 1,0", "move buddy 0 to 1,0", luck=dice(1, 2))
    assert after.ending == "home", "while altering"


def test_PN4_1_not_in_the_turn_of_another() -> None:
    state = ice("3---4A  1a--2   5B--3", "3-4 6-6", die=6, carried=[1, 0], seat=1)
    state = do(state, "stay", "move buddy 0 to 1,0", luck=dice(1, 2, 6))
    assert state.carried == [2, 0] and not state.ending and state.seat == 0
    assert do(state, "stay").ending == "home", "by staying, in its own next turn"


def test_PN4_1_a_passed_turn_does_not_win() -> None:
    state = ice("3A--4   1---2", "3-4 6-6", die=6, carried=[2, 0], seat=1, stunned=[0])
    state = do(state, "stay", "leave the rest", "leave it where it lies", luck=dice(5, 5))
    assert "passed" in told(state) and not state.ending


def test_PN4_2_after_200_rounds_the_game_is_a_draw() -> None:
    for turns, drawn in ((399, False), (400, True)):
        state = ice("1A--2   5B--3", NESTS, die=6, turns=turns, drawn={"dice": 3 * turns + 1})
        state = do(state, "stay", "leave it where it lies", luck=dice(5, 6))
        assert (state.ending == "draw") == drawn
    outcome = state.outcome()
    assert outcome and outcome.places == (1, 1) and outcome.value(0) == 0.5


# --- PN5: options


def test_PN5_1_elbow_room_has_the_double_nine_set_and_dice_from_1_to_9() -> None:
    nests = [nest for seed in SEEDS for nest in GAME.new(3, seed, elbow=1).nests]
    assert all(nest.low for nest in nests) and max(nest.high for nest in nests) == 9
    state = GAME.new(3, 7, elbow=1)
    assert len(state.floes) == 55 and set(NINE) == set(double_set(9))
    while sum(map(len, state.held)) > 1:
        state = do(state, legal(state)[-1])
    for die in range(1, 10):
        assert do(state, legal(state)[-1], luck=dice(die, sides=9)).die == die
    assert GAME.options["elbow"].seats == range(3, 5), "with three or four players"


def test_PN5_1_blanks_are_never_rolled_and_a_move_has_six_steps_at_most() -> None:
    row = "1A--2   3---4   5---1   3---3   2---2"
    assert goes(ice(row, "6-6 4-6 5-6", elbow=1, die=9)) == {f"{x},0" for x in range(1, 7)}
    rolls = combinations_with_replacement(range(1, 10), 2)
    stirs = [stirred(row, *both, nests="6-6 4-6 5-6", elbow=1).events()[1] for both in rolls]
    assert {event.args[0] for event in stirs} == {tile for tile in NINE if tile.low}


def test_PN5_2_the_first_players_first_turn_has_no_move() -> None:
    for seats in GAME.seats:
        state = placed(GAME.new(seats, 5, late=1))
        assert "late" in told(state) and "rolled" not in told(state)[: told(state).index("late") + 2]
        while state.step != "move":
            state = do(state, legal(state)[-1])
        assert state.turns >= 2 and state.seat != state.starter, "all others move"
        assert placed(GAME.new(seats, 5)).step == "move", "if it is not chosen, all do"
