"""Altering the ice in Penguin's Night Out, PN3: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from itertools import product
from typing import Any

from dominoes.domino import Domino
from floes import ice, places, stirred
from games.penguins.field import span
from games.penguins.pieces import SIX
from games.penguins.rules import Penguins
from positions import do, legal, told
from tabletop.grid import Point

NESTS = "6-6 4-6"


def altered(drawing: str, *rolls: int, nests: str = NESTS, **fields: Any) -> Penguins:
    """The position after the dice for the ice have shown these numbers."""
    return stirred(drawing, *rolls, nests=nests, **fields)


# --- PN3.1: which domino


def test_PN3_1_two_dice_select_the_domino_with_their_numbers() -> None:
    for rolls in ((2, 5), (5, 2), (3, 3)):
        state = altered("1A--2", *rolls)
        assert state.selected == tuple(sorted(rolls)) == state.dice


def test_PN3_1_dominoes_with_a_blank_are_never_selected() -> None:
    rolled = {altered("1A--2", *rolls).events()[1].args[0] for rolls in product(range(1, 7), repeat=2)}
    assert rolled == {tile for tile in SIX if tile.low} and len(rolled) == 21


# --- PN3.2: what follows


def test_PN3_2_a_vacant_one_may_be_moved_or_left() -> None:
    state = altered("1A--2   3---5", 3, 5)
    assert state.step == "lay" and places(state, "3-5") and "leave it where it lies" in legal(state)
    assert do(state, "leave it where it lies").floes == state.floes


def test_PN3_2_one_with_a_lying_buddy_is_not_vacant_even_when_it_has_left() -> None:
    state = altered("1A--2   3b--5   1---1", 3, 5)
    assert set(legal(state)) == {"move buddy 2 to 1,0", "move buddy 2 to 3,0", "leave the rest"}
    assert do(state, "move buddy 2 to 1,0").seat == 1, "nothing is left to be done"


def test_PN3_2_another_penguin_on_it_is_stunned_and_passes_its_next_turn() -> None:
    state = altered("1A--2   3B--5", 3, 5)
    assert told(state)[:4] == ["stayed", "selected", "stunned", "passed"]
    assert state.seat == 0 and state.stunned == [], "passing the turn has ended it"


def test_PN3_2_one_in_the_middle_of_its_nest_is_stunned_too() -> None:
    assert "stunned" in told(altered("1A--2", 4, 6))


def test_PN3_2_a_stunned_one_is_not_stunned_again() -> None:
    state = altered("1A--2   3C--5", 3, 5, nests="6-6 4-6 5-5", stunned=[2])
    assert "stunned" not in told(state) and state.stunned == [2]


def test_PN3_2_each_buddy_on_it_may_be_moved_once_in_any_order() -> None:
    state = altered("1A--2   3b--5ab 1---1", 3, 5)
    assert {text.split(" ")[2] for text in legal(state, "nudge")} == {"0", "2", "3"}
    state = do(state, "move buddy 3 to 4,0", "move buddy 0 to 2,0")
    assert {text.split(" ")[2] for text in legal(state)} == {"2", "rest"}
    assert state.buddies[:4] == [Point(2, 0), state.buddies[1], Point(2, 0), Point(4, 0)]


def test_PN3_2_a_buddy_moved_onto_its_penguin_is_picked_up_whoever_moves_it() -> None:
    state = do(altered("1A--2B  3b--5", 3, 5), "move buddy 2 to 1,0")
    assert state.carried == [0, 1] and state.buddies[2] is None


def test_PN3_2_with_the_own_penguin_on_it_any_vacant_domino_may_be_moved() -> None:
    state = altered("1A--2   3b--5", 1, 2)
    lifted = {text.removeprefix("lift ") for text in legal(state, "lift")}
    assert "6-6" in lifted and "5-6" in lifted, "an empty nest is vacant too"
    assert not lifted & {"1-2", "3-5", "4-6"} and len(lifted) == 28 - 3 - 3, "three buddies lie elsewhere"
    assert "leave the rest" in legal(state)
    moved = do(state, "lift 5-6", "lay 5-6 at 0,1 west")
    assert moved.lies(Domino(5, 6)) == (Point(0, 1), Point(-1, 1)) and moved.seat == 1


def test_PN3_2_whether_it_is_vacant_is_judged_when_it_is_moved() -> None:
    state = altered("1Ab-2   3---5   1---1b", 1, 2)
    assert "lift 3-5" in legal(state) and "lift 1-1" not in legal(state)
    state = do(state, "move buddy 2 to 1,0")
    assert "lift 3-5" in legal(state)
    entered = do(altered("1A--2b  3---5   1---1b", 1, 2), "move buddy 2 to 2,0")
    assert "lift 3-5" not in legal(entered), "a buddy has just come onto it"


def test_PN3_2_adjacency_is_as_it_then_is() -> None:
    state = do(altered("1Ab-2", 1, 2), "lift 5-5", "lay 5-5 at 0,1 east")
    assert "move buddy 2 to 0,1" in legal(state), "onto ice that was laid a moment ago"


def test_PN3_2_all_effects_add_up() -> None:
    state = altered("1Ac-2Bc 3---5", 1, 2, nests="6-6 4-6 5-5")
    assert {action.verb for action in state.legal_actions()} == {"lift", "nudge", "leave"}
    assert state.stunned == [1] and state.loose == (4, 5)
    state = do(state, "move buddy 5 to 2,0", "lift 5-6", "leave it where it lies", "move buddy 4 to 1,0")
    assert state.seat == 2 and state.turns == 18, "the second seat has passed its turn"


def test_PN3_2_carried_buddies_do_not_count() -> None:
    state = altered("1A--2   3B--5", 1, 2, carried=[1, 1])
    assert {action.verb for action in state.legal_actions()} == {"lift", "leave"}


# --- PN3.3: where a domino may go


def test_PN3_3_edge_to_edge_with_another_domino_in_all_turns() -> None:
    state = altered("1A--2   3---5", 3, 5)
    near = {place for place in places(state, "3-5") if int(place.split(" ")[0].split(",")[1]) < 10}
    assert {"0,-1 north", "0,-2 south", "0,1 east", "1,1 west", "-1,0 west", "-2,0 east"} <= near
    assert {"2,0 north", "3,0 west"} <= near, "where it lies, turned"
    assert not near & {"2,0 east", "3,0 east", "3,-1 north", "0,0 south", "-1,-1 west", "2,-1 east"}
    double = {place for place in places(altered("1A--2   3---3", 3, 3), "3-3") if place.startswith("-2,0")}
    assert double == {"-2,0 east"}, "a double's halves are alike: once each way"


def test_PN3_3_turning_it_in_place_is_a_move() -> None:
    turned = do(altered("1A--2   3---5", 3, 5), "lay 3-5 at 3,0 west")
    assert turned.ice[Point(3, 0)][1] == 3 and turned.ice[Point(2, 0)][1] == 5


def test_PN3_3_parts_may_be_cut_off_and_nests_move() -> None:
    state = do(altered("1A--2   3---5   1---1", 3, 5, nests="3-5 6-6"), "lay 3-5 at 0,-1 north")
    assert Point(2, 0) not in state.ice and Point(4, 0) in state.ice
    assert state.lies(state.nests[0]) == (Point(0, -1), Point(0, -2))


def test_PN3_3_who_touches_nothing_stays_or_steps_to_the_other_half() -> None:
    assert legal(ice("1A--2", NESTS, die=6)) == ["go to 1,0", "stay"]


def test_PN3_3_the_ice_never_exceeds_64_by_64_squares() -> None:
    for width in range(60, 65):
        state = altered("1A--2" + " " * (4 * (width - 2) - 5) + "3---3", 5, 5)
        spans = [width]
        for action in state.legal_actions():
            after = state.apply(action)
            after.check()
            west, _, east, _ = span(after.ice)
            spans.append(east - west + 1)
        assert max(spans) == min(width + 2, 64)


# --- PN3.4: two choices


def test_PN3_4_any_vacant_domino_is_chosen_first_and_then_its_place() -> None:
    state = altered("1A--2   3---5", 1, 2)
    assert not legal(state, "lay")
    then = do(state, "lift 3-5")
    assert then.lifted == (3, 5) and {action.verb for action in then.legal_actions()} == {"lay", "drop"}


def test_PN3_4_a_domino_that_was_picked_up_may_be_left_where_it_lies() -> None:
    state = altered("1A--2   3---5", 1, 2)
    after = do(state, "lift 3-5", "leave it where it lies")
    assert after.floes == state.floes and after.seat == 1, "that was the choice"


def test_PN3_2_of_two_who_are_stunned_the_one_whose_turn_comes_is_freed() -> None:
    """The third player's turn is passed, then the first one's, who was first in the list all the while."""
    state = ice("1A--2   3C--5   4B--4", "6-6 4-6 5-5", "pass_on", seat=1, stunned=[0, 2])
    state.settle()
    assert told(state).count("passed") == 2
    assert state.seat == 1 and state.stunned == []
