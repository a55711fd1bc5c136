"""Dunginoes' rules, line by line: each test names the line of RULES.md that it holds (DU2 stands in
`test_dunginoes_plan.py`)."""

from __future__ import annotations

import pytest

from dominoes.domino import Domino
from dominoes.duel import winning
from dungeons import dungeon, search
from games.dunginoes.pieces import SET
from games.dunginoes.rules import GAME, Dunginoes
from positions import dice, do, legal, pulled, tiles, told

SEEDS = range(60)


def first_turns() -> list[Dunginoes]:
    return [GAME.new(seats, seed) for seats in GAME.seats for seed in SEEDS]


# --- DU1: set-up


def test_DU1_1_two_dominoes_face_up_each_and_the_rest_in_the_pile() -> None:
    for state in first_turns():
        hands = sum(map(len, state.hands))
        assert len(SET) == 28 and hands == 2 * state.seats, "the starter's double is laid, one is drawn"
        assert all(len(hand) == 2 for hand in state.hands) and not any(state.downs)
        assert len(state.pile) == 28 - 1 - hands


def test_DU1_2_the_highest_double_in_any_hand_starts() -> None:
    for state in first_turns():
        first = state.laid[0].domino
        assert first.is_double
        others = [tile for seat, hand in enumerate(state.hands) if seat != state.seat for tile in hand]
        assert all(tile < first for tile in others if tile.is_double)


def test_DU1_2_without_a_double_all_redraw() -> None:
    deals = [told(state).count("dealt") for state in first_turns()]
    assert min(deals) == 1 and max(deals) > 1
    for state in first_turns():
        tiles_drawn = state.drawn["tiles"]
        assert tiles_drawn == 2 * state.seats * told(state).count("dealt") + 1, "two each anew, and one"


def test_DU1_3_the_double_is_played_one_is_drawn_and_a_normal_turn_follows() -> None:
    for state in first_turns():
        assert len(state.laid) == 1 and told(state)[-3:] == ["opened", "drew", "turn"]
        assert state.turns == 1 and "search" in legal(state)
        assert (state.laid[0].near, state.laid[0].far) == ((-1, 0), (1, 0))


# --- DU3: a turn


def test_DU3_1_play_draw_one_and_the_turn_is_over() -> None:
    state = dungeon("3-3", hands="3-5 0-1 / 1-1 2-4")
    after = do(state, "lay 3-5 at 0,-1 straight", luck=pulled(state.pile, "6-6"))
    assert after.hands[0] == tuple(tiles("0-1 6-6")) and after.seat == 1
    assert Domino(6, 6) not in after.pile and after.agenda[0][0] == "play_or_search"


def test_DU3_1_a_search_is_always_allowed_and_alone_when_nothing_fits() -> None:
    assert legal(dungeon("3-3", hands="3-5 0-1"))[-1] == "search"
    assert legal(dungeon("3-3", hands="2-5 0-1")) == ["search"]


def test_DU3_1_options_come_by_domino_then_end_then_shape() -> None:
    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="1-5 3-4")
    shapes = ("straight", "left", "right")
    ends = (("1-5", "0,-5"), ("3-4", "-2,0"), ("3-4", "2,0"))
    assert legal(state) == [*(f"lay {t} at {at} {s}" for t, at in ends for s in shapes), "search"]


def test_DU3_2_a_found_domino_that_fits_is_laid_where_the_player_picks() -> None:
    state = dungeon("3-3", hands="2-5 0-1 / 1-1 2-4")
    found = search(state, "3-6")
    assert found.found == Domino(3, 6) and found.seat == 0
    assert len(legal(found)) == 9 and all(text.startswith("lay 3-6 ") for text in legal(found))
    after = do(found, "lay 3-6 at 2,0 left")
    assert after.seat == 1 and after.hands[0] == tuple(tiles("0-1 2-5")), "the hand stays as it is"
    assert after.found is None and len(after.pile) == len(state.pile) - 1, "no further draw"


def test_DU3_2_a_found_domino_that_fits_is_laid_even_if_another_of_the_hand_fits_too() -> None:
    found = search(dungeon("3-3", hands="3-5 0-1"), "3-6")
    assert {text.split(" ")[1] for text in legal(found)} == {"3-6"}


def test_DU3_2_a_found_domino_that_fits_nowhere_is_fought() -> None:
    after = search(dungeon("3-3", hands="3-5 0-1"), "2-4", 2)
    assert told(after) == ["searched", "met", "beat"] and not legal(after, "lay")
    double = dungeon(
        "3-3", "3-5 at 0,-1 straight", "5-6 at 0,-5 straight", hands="0-1 0-2", pile="5-5 2-2 1-5"
    )
    assert "beaten" in told(search(double, "5-5", 1)), "no end shows a 5 any more"


def test_DU3_3_a_roll_between_the_numbers_wins_both_included_blanks_count_as_1() -> None:
    rolls = {
        "1-1": [1],
        "3-5": [3, 4, 5],
        "1-6": [1, 2, 3, 4, 5, 6],
        "0-0": [1],
        "0-3": [1, 2, 3],
        "0-1": [1],
    }
    assert {text: list(winning(Domino.parse(text))) for text in rolls} == rolls
    for die in range(1, 7):
        after = search(dungeon("3-3", hands="3-5 0-1"), "2-4", die)
        assert ("beat" in told(after)) == (2 <= die <= 4)


def test_DU3_4_won_the_domino_joins_the_hand_and_any_one_goes_back() -> None:
    won = search(dungeon("3-3", hands="2-5 0-1 / 1-1 5-5"), "2-4", 2)
    assert won.hands[0] == tuple(tiles("0-1 2-4 2-5")) and won.seat == 0
    assert legal(won) == ["discard 0-1", "discard 2-4", "discard 2-5"]
    after = do(won, "discard 0-1")
    assert after.hands[0] == tuple(tiles("2-4 2-5")) and Domino(0, 1) in after.pile and after.seat == 1
    assert do(won, "discard 2-4").hands[0] == tuple(tiles("0-1 2-5")), "the one just won may go, too"


def test_DU3_4_lost_the_domino_goes_back_and_one_of_the_hand_is_turned_down_for_good() -> None:
    lost = search(dungeon("3-3", hands="2-5 0-1 / 1-1 5-5"), "2-4", 6)
    assert Domino(2, 4) in lost.pile and legal(lost) == ["turn 0-1 face down", "turn 2-5 face down"]
    after = do(lost, "turn 0-1 face down")
    assert after.hands[0] == tuple(tiles("2-5")) and after.downs[0] == tuple(tiles("0-1"))
    assert Domino(0, 1) not in after.pile and after.seat == 1


def test_DU3_5_the_last_face_up_domino_lost_stuns() -> None:
    state = dungeon("3-3", hands="2-5 / 1-1 5-5 / 0-0 0-2")
    lost = do(search(state, "2-4", 6), "turn 2-5 face down")
    assert lost.stunned(0) and not lost.stunned(1) and lost.seat == 1 and not lost.ending
    waiting = do(search(lost, "2-4", 6), "turn 1-1 face down")
    assert waiting.seat == 2, "two wait for their turns"
    third = do(search(waiting, "2-4", 6), "turn 0-0 face down")
    assert third.seat == 1, "the stunned first seat is passed over"


# --- DU4: the end


def test_DU4_1_the_last_domino_drawn_calls_the_boss_for_the_next_turn() -> None:
    state = dungeon("3-3", hands="3-5 0-1 / 1-1 2-4", pile="6-6")
    after = do(state, "lay 3-5 at 0,-1 straight")
    assert after.boss_called and after.boss and after.seat == 1
    assert legal(after) == ["fight with 1-1", "fight with 2-4"]
    assert "boss called" in told(after)


def test_DU4_1_the_turn_is_finished_first_and_a_domino_that_goes_back_changes_nothing() -> None:
    state = dungeon("3-3", hands="2-5 0-1 / 1-1 2-4", pile="6-6")
    lost = search(state, "6-6", 1)
    assert lost.boss_called and not lost.boss and legal(lost, "flip")
    after = do(lost, "turn 0-1 face down")
    assert after.pile == tiles("6-6") and after.boss and after.seat == 1
    passage = do(dungeon("3-3", hands="2-5 0-1 / 1-1 2-4", pile="3-6"), "search")
    assert not passage.boss and legal(passage, "lay")


SHUT = ("3-3", "3-5 at 0,-1 straight", "3-6 at -2,0 straight", "3-4 at 2,0 straight")  # shows 5, 6, 4


def test_DU4_2_nothing_fits_and_nobody_can_play_the_boss_comes_at_once() -> None:
    state = dungeon(*SHUT, hands="5-5 0-1 / 1-1 0-2", pile="0-0 2-2 1-2", agenda=[("pass_on",)])
    assert not state.boss, "seat 1 has nothing to play, but 5-5 fits and seat 0 can play it"
    shut = dungeon(*SHUT, hands="0-3 0-1 / 1-1 0-2", pile="0-0 2-2 1-2", agenda=[("pass_on",)])
    assert shut.legal_actions() and shut.boss and shut.seat == 1
    fits = dungeon(*SHUT, hands="0-3 0-1 / 1-1 0-2", pile="0-0 2-2 1-5", agenda=[("pass_on",)])
    assert fits.legal_actions() and not fits.boss, "1-5 of the pile fits"


def test_DU4_2_who_can_play_may_decline_and_a_full_round_of_that_calls_the_boss() -> None:
    state = dungeon(*SHUT, hands="5-5 0-1 / 4-4 0-2", pile="0-0 2-2 1-2")
    once = do(search(state, "1-2", 1), "discard 1-2")
    assert not once.boss and once.seat == 1
    twice = do(search(once, "1-2", 1), "discard 1-2")
    assert twice.boss and twice.seat == 0
    played = do(once, "lay 4-4 at 6,0 cross")
    assert not played.boss and played.declined == []


def test_DU4_2_whom_a_declined_turn_has_stunned_does_not_count_for_the_others() -> None:
    state = dungeon(*SHUT, hands="0-1 / 4-4 0-2 / 5-5 6-6", pile="0-0 2-2 1-2")
    one = do(search(state, "2-2", 6), "turn 0-1 face down")
    two = do(search(one, "2-2", 2), "discard 2-2")
    assert not two.boss and two.seat == 2, "the third seat was not asked yet"
    assert do(search(two, "2-2", 2), "discard 2-2").boss


def test_DU4_2_a_passage_found_is_no_declined_round() -> None:
    state = dungeon(*SHUT, hands="5-5 0-1 / 4-4 0-2", pile="0-0 2-2 4-6 1-2")
    found = do(search(state, "4-6"), "lay 4-6 at 6,0 straight")
    assert found.declined == [] and not found.boss


def test_DU4_3_all_stunned_the_game_is_over_at_once() -> None:
    state = dungeon("3-3", hands="2-5 / 0-1", downs=[[], tiles("0-0")], pile=None)
    state.pile.remove(Domino(0, 0))
    first = do(search(state, "2-4", 6), "turn 2-5 face down")
    over = do(search(first, "2-4", 6), "turn 0-1 face down")
    outcome = over.outcome()
    assert over.ending == "all stunned" and outcome and outcome.places == (0, 0)
    assert legal(over) == []


def boss_fight(**fields: object) -> Dunginoes:
    return dungeon("3-3", hands="3-5 1-6 // 2-4", agenda=[("begin",)], boss_called=True, **fields)


def test_DU4_4_each_not_stunned_fights_for_each_domino_in_turn_order_and_own_order() -> None:
    state = boss_fight(seat=2)
    assert legal(state) == ["fight with 2-4"] and state.seat == 2
    first = do(state, "fight with 2-4", luck=dice(5))
    assert first.seat == 0, "seat 1 is stunned"
    assert legal(first) == ["fight with 1-6", "fight with 3-5"]
    middle = do(first, "fight with 3-5", luck=dice(1))
    assert legal(middle) == ["fight with 1-6"]
    assert do(middle, "fight with 1-6", luck=dice(1)).ending == "escaped"


def test_DU4_4_lost_dominoes_are_discarded_won_ones_kept() -> None:
    after = do(boss_fight(seat=0), "fight with 3-5", "fight with 1-6", luck=dice(6, 6))
    assert after.hands[0] == tuple(tiles("1-6")) and Domino(3, 5) in after.pile
    assert after.escaped == [0]


def test_DU4_5_pips_kept_count_ties_share_stunned_is_not_escaped() -> None:
    over = do(boss_fight(seat=0), "fight with 3-5", "fight with 1-6", "fight with 2-4", luck=dice(6, 6, 5))
    outcome = over.outcome()
    assert outcome and outcome.scores == ((7,), (-1,), (0,)), "escaping with nothing is still escaping"
    assert outcome.places == (1, 0, 2)
    assert (
        "7 pips" in outcome.reasons[0] and "Stunned" in outcome.reasons[1] and "nothing" in outcome.reasons[2]
    )
    tie = dungeon("3-3", hands="1-5 / 2-4", agenda=[("begin",)], boss_called=True)
    shared = do(tie, "fight with 1-5", "fight with 2-4", luck=dice(3, 3)).outcome()
    assert shared and shared.places == (1, 1) and shared.value(0) == 0.5


@pytest.mark.parametrize(("hand", "place"), [("2-6 1-6", 1), ("2-6 0-6", 2), ("1-5 3-6", 1)])
def test_DU4_5_alone_more_than_14_wins(hand: str, place: int) -> None:
    state = dungeon("3-3", hands=hand, agenda=[("begin",)], boss_called=True)
    outcome = do(state, *(f"fight with {tile}" for tile in sorted(hand.split())), luck=dice(4, 4)).outcome()
    assert outcome and outcome.places == (place,)
    assert outcome.scores == ((sum(tile.pips for tile in tiles(hand)),),)
