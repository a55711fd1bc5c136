"""The move in Penguin's Night Out, PN2: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from floes import goes, ice, quiet
from positions import dice, do, legal, told
from tabletop.grid import Point

ROW = "1A--2   3---4   5---1   3---3   2---2"  # ten squares side by side, and no six among them


def squares(*columns: int) -> set[str]:
    """These squares of the first row."""
    return {f"{x},0" for x in columns}


# --- PN2.1: a die, and steps to adjacent squares


def test_PN2_1_one_die_is_rolled_for_each_move() -> None:
    for die in range(1, 7):
        state = quiet(ice("1A--2   5B--3", nests="6-6 4-6", die=6), "stay", die)
        assert told(state)[-1] == "rolled" and state.die == die


def test_PN2_1_steps_go_to_squares_that_share_an_edge() -> None:
    state = ice(
        """
        1A--2       5---5

            3---4
        """,
        nests="6-6 5-6",
        die=6,
    )
    assert goes(state) == {"1,0", "1,1", "2,1"}, "from domino to domino, but neither askew nor over water"


def test_PN2_1_the_first_step_from_the_middle_of_the_nest_may_start_from_either_square() -> None:
    state = ice("1---2   3---4   4---4   5---5   3---3   2---2", nests="4-4 6-6", die=6)
    assert goes(state) == squares(*range(12)), "four steps to the west, six to the east"
    far = ice("4---4   1---2   3---3   5---5   2---2", nests="4-4 6-6", die=6)
    assert goes(far) == squares(*range(8)), "six steps from the square that is nearer"


def test_PN2_1_a_step_onto_a_square_of_the_own_nest_counts() -> None:
    state = ice("3---4", nests="3-4 6-6", die=6)
    assert goes(state) == squares(0, 1) and "stay" in legal(state)
    after = do(state, "go to 0,0", luck=dice(1, 2))
    assert after.pawns[0] == Point(0, 0)


# --- PN2.2: where a move ends


def test_PN2_2_a_move_ends_after_six_steps_or_wherever_the_player_likes() -> None:
    assert goes(ice(ROW, nests="6-6 5-6", die=6)) == squares(1, 2, 3, 4, 5, 6)


def test_PN2_2_a_move_ends_on_a_square_with_the_number_rolled() -> None:
    assert goes(ice(ROW, nests="6-6 5-6", die=3)) == squares(1, 2)
    assert goes(ice(ROW, nests="6-6 5-6", die=2)) == squares(1)
    assert goes(ice(ROW, nests="6-6 5-6", die=1)) == squares(1, 2, 3, 4, 5), "where it began does not count"


def test_PN2_2_a_move_ends_on_a_blank() -> None:
    assert goes(ice("1A--2   0---3   4---4", nests="6-6 5-6", die=6)) == squares(1, 2)


def test_PN2_2_a_move_ends_with_an_own_buddy_and_all_there_are_picked_up() -> None:
    state = ice("1A--2   3aa-4   5---5", nests="6-6 5-6", die=6)
    assert goes(state) == squares(1, 2)
    after = do(state, "go to 2,0", luck=dice(1, 1))
    assert after.carried == [2, 0] and after.buddies[:2] == [None, None]
    assert told(after).count("met") == 2


def test_PN2_2_no_square_is_entered_twice() -> None:
    state = ice("1A--2", nests="6-6 5-6", die=6)
    assert goes(state) == squares(1), "there, and not back again"


# --- PN2.3: passing


def test_PN2_3_a_penguin_that_carries_more_may_not_be_passed() -> None:
    assert not goes(ice("1A--2B  3---4", nests="6-6 5-6", die=6, carried=[0, 1]))
    assert not goes(ice("1A--2B  3---4", nests="6-6 5-6", die=6, carried=[1, 2]))


def test_PN2_3_one_that_carries_as_many_or_fewer_may_be_passed() -> None:
    for carried in ([0, 0], [1, 1], [2, 0]):
        assert goes(ice("1A--2B  3---4", nests="6-6 5-6", die=6, carried=carried)) == squares(2, 3)


def test_PN2_3_one_in_the_middle_of_its_nest_is_passed_on_both_its_squares() -> None:
    assert goes(ice("1A--2   3---4   5---5", nests="6-6 3-4", die=6)) == squares(1, 4, 5)
    assert goes(ice("1A--2   3---4   5---5", nests="6-6 3-4", die=6, carried=[0, 1])) == squares(1)


# --- PN2.4: where it may not end


def test_PN2_4_no_turn_ends_on_another_penguin() -> None:
    assert goes(ice("1A--2B  3---4", nests="6-6 5-6", die=2)) == set(), "the number would end the way there"
    assert goes(ice("1A--0B  3---4   4---4", nests="6-6 5-6", die=2)) == set(), "and so would a blank"
    sixth = ice("1A--2   3---4   5---1   3B--3   2---2", nests="6-6 5-6", die=6)
    assert goes(sixth) == squares(1, 2, 3, 4, 5), "and so does the sixth step"


def test_PN2_4_an_own_buddy_under_another_penguin_is_neither_taken_nor_passed() -> None:
    assert goes(ice("1A--2   3Ba-4   5---5", nests="6-6 5-6", die=6)) == squares(1)


def test_PN2_4_who_begins_on_a_rivals_nest_has_to_leave_it() -> None:
    state = ice("3A--4   1---2   6---6B", nests="5-5 3-4", die=6)
    assert goes(state) == squares(2, 3, 4) and "stay" not in legal(state)
    from_own = ice("3A--4   1---2   6---6B", nests="3-4 5-5", die=6)
    assert goes(from_own) == squares(1, 2, 3, 4) and "stay" in legal(from_own)


def test_PN2_4_unless_nothing_else_can_be_reached() -> None:
    state = ice("3A--4       1---2B", nests="5-5 3-4", die=6)
    assert goes(state) == squares(1) and "stay" in legal(state)


# --- PN2.5: with somebody else's buddy

SHARED = "1A--2b  3---4   5B--3"  # with six as the roll


def test_PN2_5_a_turn_may_end_with_anothers_buddy_but_the_next_move_not_with_the_same() -> None:
    state = quiet(ice(SHARED, nests="6-6 4-6", die=6), "go to 1,0", 5)
    assert state.barred == [(2,), ()] and state.carried == [0, 0], "it is not picked up"
    state = quiet(state, "stay", 6)
    assert goes(state) == squares(0, 2, 3, 5) and "stay" not in legal(state)
    state = quiet(quiet(state, "go to 0,0", 5), "stay", 6)
    assert "1,0" in goes(state), "the move after the next may"


def test_PN2_5_wherever_the_buddy_then_is() -> None:
    row = "1A--2   3b--4"
    assert goes(ice(row, nests="6-6 4-6", die=6, barred=[(2,), ()])) == squares(1, 3), "passed, but no end"
    assert goes(ice(row, nests="6-6 4-6", die=6, barred=[(3,), ()])) == squares(1, 2, 3), "another buddy"


def test_PN2_5_it_is_noted_after_altering() -> None:
    state = ice("1A--2b  3---4   5B--5", nests="6-6 4-6", die=6)
    state = do(state, "stay", "move buddy 2 to 0,0", "leave the rest", luck=dice(1, 2))
    assert state.barred == [(2,), ()], "the buddy has come to the penguin"


def test_PN2_5_a_passed_turn_does_not_use_it_up() -> None:
    state = ice(SHARED, nests="6-6 4-6", die=5, seat=1, barred=[(2,), ()], stunned=[0])
    state = quiet(state, "stay", 5)
    assert told(state)[-3:] == ["dropped", "passed", "rolled"] and state.seat == 1
    assert state.barred[0] == (2,)


def test_PN2_5_staying_is_allowed_if_nothing_else_can_be_reached() -> None:
    alone = ice("1Ab-2B", nests="6-6 4-6", die=6, barred=[(2,), ()])
    assert legal(alone) == ["stay"]
    shut = ice("1Ab-2b", nests="6-6 4-6", die=6, barred=[(2, 3), ()])
    assert legal(shut) == ["stay"], "the only other square has a barred buddy too"
    other = ice("1Ab-2       5B--5", nests="6-6 1-2", die=6, barred=[(2,), ()])
    assert legal(other) == ["go to 1,0"], "even on a rival's nest: there is another square"


# --- PN2.6: doubles


def test_PN2_6_on_a_double_one_own_buddy_may_be_moved_one_square() -> None:
    state = do(ice("3A--4   4---5a  3---1a  0---2", nests="6-6 4-6", die=5), "stay")
    assert state.step == "lay", "no double"
    state = ice("4---4A  5a--1   2ab-0   3B--5", nests="6-6 4-6", die=1)
    waved = do(state, "stay")
    assert waved.step == "wave" and set(legal(waved)) == {
        "move buddy 0 to 1,0",
        "move buddy 0 to 3,0",
        "move buddy 1 to 3,0",
        "move buddy 1 to 5,0",
        "leave the rest",
    }, "not that of somebody else; to a blank as well"
    after = do(waved, "move buddy 1 to 3,0")
    assert after.step != "wave" and after.buddies[:2] == [Point(2, 0), Point(3, 0)]
    assert do(waved, "leave the rest").buddies == state.buddies


def test_PN2_6_by_going_to_a_double_as_by_staying_on_it() -> None:
    state = ice("1A--2   4---4   5---3a", nests="6-6 4-6", die=6)
    assert do(state, "go to 2,0").step == do(state, "go to 3,0").step == "wave"
    assert do(state, "go to 4,0").step == "lay", "a double on the way is no end"


def test_PN2_6_each_may_if_the_doubles_number_is_the_number_rolled() -> None:
    state = ice("4---4A  5a--1   2a--0", nests="6-6 4-6", die=4)
    once = do(state, "stay", "move buddy 1 to 3,0")
    assert set(legal(once)) == {"move buddy 0 to 1,0", "move buddy 0 to 3,0", "leave the rest"}
    twice = do(once, "move buddy 0 to 3,0")
    assert twice.buddies[0] == twice.buddies[1] == Point(3, 0), "several may share a square"
    assert twice.step != "wave"


def test_PN2_6_a_double_blank_moves_one() -> None:
    for die in range(1, 7):
        state = do(ice("0---0A  5a--1   2a--3", nests="6-6 4-6", die=die), "stay")
        assert do(state, "move buddy 1 to 3,0").step != "wave"


def test_PN2_6_before_altering() -> None:
    waved = do(ice("4---4A  5a--1", nests="6-6 4-6", die=1), "stay")
    assert waved.selected is None and not waved.dice and "selected" not in told(waved)
    assert "selected" in told(do(waved, "leave the rest"))


def test_PN2_6_a_buddy_that_comes_to_its_own_penguin_is_picked_up() -> None:
    state = do(ice("4---4A  5a--1", nests="6-6 4-6", die=1), "stay", "move buddy 0 to 1,0")
    assert state.carried == [1, 0] and state.buddies[0] is None
    other = do(ice("4A--4   5a--1B", nests="6-6 4-6", die=1), "stay", "move buddy 0 to 3,0")
    assert other.carried == [0, 0] and other.buddies[0] == Point(3, 0), "not to another penguin"


def test_PN2_6_collected_buddies_are_not_moved() -> None:
    state = do(ice("4---4A", nests="6-6 4-6", die=4, carried=[2, 0]), "stay")
    assert state.step == "lay"


# --- PN2.7: an action is where the move ends


def test_PN2_7_each_end_is_offered_once_and_staying_too() -> None:
    ring = ice(
        """
        1A--2   3
                |
        4---5   3
        """,
        nests="6-6 4-6",
        die=6,
    )
    assert sorted(legal(ring)) == [
        *("go to 0,1", "go to 1,0", "go to 1,1", "go to 2,0", "go to 2,1"),
        "stay",
    ], "whichever way round"


def test_PN2_7_the_shortest_legal_way_is_shown() -> None:
    state = ice(
        """
        1A--2   3---0   4---5

        5---3   4---2   1---3
        """,
        nests="6-6 4-6",
        die=6,
    )
    [go] = [action for action in state.legal_actions() if str(action) == "go to 4,0"]
    assert not state.legal_actions().count(go) > 1
    walked = [frame.pawns[0] for frame in state.watch(go)]
    way = list(dict.fromkeys(walked))[1:]
    assert len(way) == 6 and way[-1] == Point(4, 0) and Point(3, 0) not in way, "around the blank"


def test_PN2_7_nothing_on_the_way_has_an_effect() -> None:
    state = ice("1A--2b  4---4   5B--3   1---5a", nests="6-6 4-6", die=6, carried=[1, 0])
    after = do(state, "go to 6,0")
    assert told(after)[0] == "walked" and after.step == "lay"
    assert after.carried == [1, 0] and after.buddies[2] == Point(1, 0)
