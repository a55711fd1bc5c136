"""Run Away!! up to the run, RA1 to RA4, RA8 and RA9: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from games.run_away.bosses import BOSSES
from games.run_away.bot import policy
from games.run_away.deck import ALL, CARDS, ITEM_CARDS, KIND, NUMBER
from games.run_away.effects import whole
from games.run_away.heroes import HEROES
from games.run_away.pieces import LONG
from games.run_away.position import BOSS
from games.run_away.rules import GAME
from hall import card, go, hall, play
from positions import legal, told

# --- RA1: the start


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_RA1_1_heroes_stand_at_the_start_and_the_boss_behind_them(seats: int) -> None:
    states = [GAME.new(seats, seed) for seed in range(40)]
    assert {state.boss for state in states} == set(range(4)), "any of them"
    assert len({tuple(state.heroes) for state in states}) > 30, "any classes"
    for state in states:
        assert len(set(state.heroes)) == seats, "each class once"
        assert state.place == [0] * seats and state.boss_at == BOSSES[state.boss].start < 0
        assert state.life == [state.hero(seat).life for seat in range(seats)] and state.gold == [0] * seats


def test_RA1_1_the_boss_may_be_chosen() -> None:
    for boss in range(1, 5):
        assert {GAME.new(3, seed, boss=boss).boss for seed in range(5)} == {boss - 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_RA1_2_two_items_each_and_all_other_cards_dealt_evenly(seats: int) -> None:
    state = GAME.new(seats, 1)
    hand = 3 if seats < 4 else 4
    compared = sum(map(len, state.piles))
    assert all(len(bag) == 2 and set(bag) <= set(ITEM_CARDS) for bag in state.bags)
    mine = [len(state.decks[seat]) + len(state.hands[seat]) + len(state.piles[seat]) for seat in range(seats)]
    assert len(set(mine)) == 1 and compared >= seats and len(state.hands[0]) == hand
    assert len(state.box) == (112 - 2 * seats) % seats, "what is left over is out of the game"
    assert any(KIND[c] == "item" for deck in state.decks for c in deck), "the other items are in the decks"


@pytest.mark.parametrize(("seats", "hand"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_RA1_3_the_hand_is_smaller_with_two_or_three(seats: int, hand: int) -> None:
    assert [len(cards) for cards in GAME.new(seats, 4).hands] == [hand] * seats


# --- RA2: the order


def test_RA2_1_whoever_is_ahead_runs_first_and_the_boss_has_its_place() -> None:
    state = go(hall(at={0: 9, 1: 30, 2: 4, 3: 17}, boss_at=12), ("line_up",))
    assert state.order == (1, 3, BOSS, 0, 2)


def test_RA2_1_on_one_space_the_higher_number_goes_first_and_the_cards_are_discarded() -> None:
    state = go(hall(at={0: 9, 1: 9, 2: 4, 3: 9}, tops={0: [3], 1: [8], 3: [5]}), ("line_up",))
    assert state.order == (1, 3, 0, 2, BOSS)
    assert [len(pile) for pile in state.piles] == [1, 1, 0, 1]


def test_RA2_1_ties_draw_again() -> None:
    tops = {0: ["Dead End", 3], 1: ["Crossbow on a String", 8], 2: [9]}
    state = go(hall(3, at={0: 9, 1: 9, 2: 9}, tops=tops), ("line_up",))
    assert state.order == (2, 1, 0, BOSS), "two sixes, then an eight and a three"


def test_RA2_1_the_boss_loses_ties() -> None:
    state = go(hall(2, at={0: 9, 1: 5}, boss_at=9), ("line_up",))
    assert state.order == (0, BOSS, 1)


# --- RA3: the speed


def test_RA3_1_four_cards_are_drawn() -> None:
    state = go(hall(), ("draw_hands",))
    assert [len(hand) for hand in state.hands] == [4] * 4


def test_RA3_1_an_empty_deck_takes_the_pile_of_the_next_on_the_left_that_has_one() -> None:
    piles = [(), (), (card(2), card(3), card(4), card(6), card(7)), (card(1),)]
    state = hall(tops={0: [5], 1: [8, 9]}, decks=False, piles=piles)
    go(state, ("draw_hands",))
    assert card(5) in state.hands[0] and len(state.hands[0]) == 4, "three of Cleo's five"
    assert len(state.hands[1]) == 3, "its two, and the one of Dan's pile"
    assert told(state).count("refilled") == 2 and not state.piles[2]


def test_RA3_1_ones_own_pile_is_the_last_and_without_any_one_goes_on_with_fewer() -> None:
    state = go(hall(2, tops={0: [5]}, decks=False, piles=[(card(2),), ()]), ("draw_hands",))
    assert sorted(state.hands[0]) == sorted((card(5), card(2)))
    assert not any(state.piles) and not any(state.decks)


def test_RA3_2_a_card_face_down_is_the_speed() -> None:
    state = go(hall(2, hands={0: [7, 3]}, bags={0: [5]}), ("speed_choice", 0))
    assert legal(state, "run_on") == [f"run on {card(7)}", f"run on {card(3)}"]
    state = play(state, "run on {Espresso of Haste}")
    assert state.bases[0] == card(3) and not state.shown[0]
    state.hands[0], state.piles[0] = (), state.hands[0]
    go(state, ("run", 0))
    assert state.shown[0] and told(state)[0] == "runs" and state.place[0] == 1 + 3


def test_RA3_2_an_empty_bag_when_it_is_chosen_is_worth_three() -> None:
    state = play(go(hall(2, hands={0: [3]}), ("speed_choice", 0)), "run on {Espresso of Haste}")
    state.bags[0] = ()
    go(state, ("run", 0))
    assert state.place[0] == 1 + 3 + 3
    full = play(go(hall(2, hands={0: [3]}, bags={0: [5]}), ("speed_choice", 0)), "run on {Espresso of Haste}")
    full.piles[0], full.bags[0], full.known = full.bags[0], (), {}
    go(full, ("run", 0))
    assert full.place[0] == 1 + 3, "it was not empty when the card was chosen"


# --- RA4: the throw


def test_RA4_1_from_the_last_to_the_first_two_cards_at_two_others() -> None:
    hands = {seat: [[2, 3, 4], [5, 6, 7], [8, 9, 1]][seat] for seat in range(3)}
    state = go(hall(hands=hands), ("throw_encounters",))
    assert state.seat == 0, "the last in the order"
    assert len(legal(state)) == 6 * 3, "six ordered pairs of cards at three pairs of opponents"
    assert not any(" at 0" in text for text in legal(state)), "never at oneself"
    state = play(state, "throw {Forged Receipt} at 2 and {Espresso of Haste} at 3")
    assert state.fronts[2] == ((card(2), 0),) and state.fronts[3] == ((card(3), 0),)
    assert state.seat == 1, "the next to the front"


def test_RA4_1_only_heroes_in_the_dungeon_are_thrown_at() -> None:
    state = hall(hands={0: [2, 3, 4]}, fate=["", "out", "", "dead"], left=[1, 3], life=[6, 5, 6, 0])
    go(state, ("throw_choice", 0))
    assert {text.split()[-1] for text in legal(state)} == {"2"} and state.seat == 0
    assert all(text.startswith("throw") and " and " not in text for text in legal(state)), (
        "as many as possible"
    )


def test_RA4_1_one_card_is_kept_whichever_one_likes_and_the_rest_discarded() -> None:
    state = hall(hands={0: [2, 3, 4]}, fate=["", "out", "", "dead"], left=[1, 3], life=[6, 5, 6, 0])
    state = play(go(state, ("throw_encounters",), ("top_up",)), "throw {Forged Receipt} at 2")
    assert legal(state) == [f"keep {card(3)}", f"keep {card(4)}"]
    state = play(state, "keep {Greased Shield}")
    assert state.hands[0] == (card(4),) and state.piles[0] == (card(3),)


def test_RA4_1_who_is_out_of_the_dungeon_has_nothing_to_keep() -> None:
    lies = {"fate": ["out", "out", "", "dead"], "left": [0, 1, 3], "life": [6, 5, 6, 0]}
    state = go(hall(hands={0: [2, 3, 4]}, **lies), ("throw_choice", 0), ("keep_choice", 0))
    assert play(state, "throw {Forged Receipt} at 2").step == "window"


def test_RA4_2_whoever_has_nothing_gets_the_top_card_of_the_own_deck() -> None:
    state = go(hall(fronts={1: [(3, 0)]}, tops={0: [5], 1: [6]}), ("top_up",))
    assert state.fronts[0] == ((card(5), -2),) and state.fronts[1] == ((card(3), 0),)


def test_RA4_3_the_last_card_stays_in_hand() -> None:
    state = play(
        go(hall(hands={0: [2, 3, 4]}), ("throw_choice", 0)),
        "throw {Forged Receipt} at 1 and {Greased Shield} at 2",
    )
    assert state.hands[0] == (card(3),)


# --- RA8: two or three


def test_RA8_1_two_throw_one_encounter_at_the_other_or_at_themselves() -> None:
    state = go(hall(2, hands={0: [2, 3]}), ("throw_choice", 0))
    assert {text.rpartition(" at ")[2] for text in legal(state)} == {"0", "1"} and len(legal(state)) == 4


def test_RA8_1_when_the_other_is_out_at_oneself_or_not_at_all() -> None:
    state = go(hall(2, hands={0: [2, 3]}, fate=["", "out"], left=[1]), ("throw_choice", 0))
    assert {text.rpartition(" at ")[2] for text in legal(state, "throw_one")} == {"0"}
    assert "throw nothing" in legal(state)


def test_RA8_1_two_have_no_clock() -> None:
    state = hall(2, hands={1: [2, 3]}, fate=["", "out"], left=[1])
    go(state, ("choose_speeds",))
    assert state.seat == 0 or not legal(state, "feed")
    assert told(state) == []


def test_RA8_1_the_last_of_two_has_two_rounds() -> None:
    state = hall(2, fate=["", "out"], left=[1], at={0: 9})
    for calls in (2, 1):
        go(state, ("end_round",))
        assert state.calls == calls and not state.fate[0]
    state.end_round()
    assert state.fate[0] == "dead" and state.ending == "over"


def test_RA8_2_three_throw_one_encounter() -> None:
    state = go(hall(3, hands={0: [2, 3]}), ("throw_choice", 0))
    assert {text.rpartition(" at ")[2] for text in legal(state)} == {"1", "2"} and len(legal(state)) == 4
    assert not any(" and " in text for text in legal(state))


# --- RA9: the cards


def test_RA9_1_so_many_cards_of_each_kind_with_names_and_jokes_of_their_own() -> None:
    kinds = Counter(KIND[c] for c in ALL)
    assert kinds == {"item": 26, "event": 12, "boss event": 10, "global": 14, "encounter": 50}
    assert len({CARDS[c].name for c in ALL}) == len({CARDS[c].joke for c in ALL}) == 112
    for c in ALL:
        assert CARDS[c].text.endswith(".") and CARDS[c].joke[-1] in ".!?”"


def test_RA9_1_what_stands_on_a_card_is_made_from_what_it_does() -> None:
    for c in ALL:
        pieces = whole(CARDS[c].effects)
        said = CARDS[c].text.lower()
        for piece in pieces:
            assert not piece.amount or str(abs(piece.amount)) in said, CARDS[c].name
            assert not piece.luck or "luck" in said


def test_RA9_2_the_harsher_the_higher() -> None:
    harms = [(NUMBER[c], harsh(c)) for c in ALL if KIND[c] == "encounter"]
    low = [harm for number, harm in harms if number <= 3]
    middle = [harm for number, harm in harms if 3 < number <= 6]
    high = [harm for number, harm in harms if number > 6]
    assert sum(low) / len(low) < sum(middle) / len(middle) < sum(high) / len(high)


def harsh(c: int) -> float:
    """How much an encounter costs a hero in spaces, roughly; what it pays is not counted."""
    weights = {"speed": 1.0, "life": 3.0, "back": 1.5, "boss": -0.5, "confront": -1.0, "trample": -0.5}
    total = 0.0
    for piece in whole(CARDS[c].effects):
        if piece.verb in ("stop", "wall"):
            total += 4
        elif piece.verb == "back":
            total += 2 + 1.5 * piece.amount
        elif piece.verb in weights:
            total += max(0.0, -piece.amount * weights[piece.verb])
    return total


def test_RA9_3_numbers_and_what_no_card_does() -> None:
    assert {NUMBER[c] for c in ALL} == set(range(1, 10))
    assert 0.55 <= sum(NUMBER[c] % 2 for c in ALL) / 112 <= 0.65
    for c in ALL:
        verbs = {piece.verb for piece in whole(CARDS[c].effects)}
        assert not ({"stop", "wall"} & verbs and "back" in verbs)


def test_RA1_1_the_corridor_has_encounter_spaces_all_along() -> None:
    spaces = sorted(LONG.encounters)
    assert spaces[0] > 0 and spaces[-1] < LONG.exit and len(spaces) == 25
    assert all(1 < later - earlier < 4 for earlier, later in pairwise(spaces))


# --- options of ours


def test_RA10_1_in_one_sitting_each_chooses_a_speed_and_throws_in_one_turn() -> None:
    state = GAME.new(4, "sitting", sitting=1)
    line = [seat for seat in reversed(state.order) if seat != BOSS]
    seen = []
    while state.step in ("speed_choice", "throw_choice"):
        seen.append((state.step, state.seat))
        state = state.apply(state.legal_actions()[0])
    assert seen == [(step, seat) for seat in line for step in ("speed_choice", "throw_choice")]


def test_RA10_1_whoever_is_out_begins_and_the_clock_is_turned_up_before_the_others() -> None:
    state = hall(sitting=True, fate=["", "out", "", ""], left=[1], hands={seat: [2, 3, 5] for seat in (1,)})
    go(state, ("choose_speeds",))
    assert state.step == "clock_choice" and state.seat == 1
    state = state.apply(state.legal_actions()[0])
    assert state.step == "throw_choice" and state.seat == 1 and not state.clock
    state = state.apply(state.legal_actions()[0])
    assert len(state.clock) == 1


def test_RA10_2_the_short_run_has_half_the_corridor() -> None:
    state = GAME.new(3, "short", short=1)
    assert (state.exit, GAME.new(3, "short").exit) == (30, 60)
    assert all(0 < space < 30 for space in state.corridor.encounters) and len(state.corridor.encounters) == 18
    assert state.life == [HEROES[hero].life - 1 for hero in state.heroes], "a life less"
    while not state.ending:
        state = state.apply(policy(state, 0))
    assert all(place <= 30 for place in state.place)
