"""The end of Run Away!!, RA7: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from typing import Any

import pytest

from games.run_away import effects as made
from games.run_away.finish import close
from games.run_away.finish import lost as all_lost
from games.run_away.pieces import NOT_THIS_ROUND
from games.run_away.position import BOSS, NEXT_ROUND, NOBODY
from games.run_away.powers import act, hurt
from games.run_away.rules import RunAway
from hall import card, go, hall, numbers, play, runs
from positions import legal, told


def clock(*cards: int) -> tuple[int, ...]:
    """The clock with these numbers."""
    return tuple(map(card, cards))


def gone(**lies: Any) -> dict[str, Any]:
    """Ben is out and Dan is dead."""
    return {
        "fate": ["", "out", "", "dead"],
        "left": [1, 3],
        "life": [6, 5, 6, 0],
        "order": (2, 0, BOSS),
        **lies,
    }


# --- RA7.1: out, dead, and the clock


def test_RA7_1_the_first_to_get_out_gains_ten() -> None:
    first = runs(0, 9, at={0: 55})
    assert first.gold[0] == 10 and first.fate[0] == "out"
    second = runs(0, 9, at={0: 55}, fate=["", "out", "", ""], left=[1], first_out=1)
    assert second.gold[0] == 0


def test_RA7_1_who_is_out_or_dead_chooses_after_the_others_and_feeds_the_clock() -> None:
    hands = {0: [2, 3, 4, 5], 1: [6, 7, 8, 9], 2: ["Dead End"], 3: ["Polite Kobold", "Puddle of Something"]}
    state = go(hall(hands=hands, **gone()), ("choose_speeds",), ("turn_clock_up",))
    asked = []
    while state.step in ("speed_choice", "clock_choice"):
        asked.append((state.seat, state.step))
        state = play(state, next(text for text in legal(state) if not text.startswith("ask")))
    assert asked == [(2, "speed_choice"), (0, "speed_choice"), (1, "clock_choice"), (3, "clock_choice")]
    assert numbers(state.clock) == [6, 1], "turned up together"


def test_RA7_1_it_lies_face_down_until_then() -> None:
    state = play(
        go(hall(hands={1: [6, 7]}, **gone()), ("clock_choice", 1)), "put {Map of the Exit} in the clock"
    )
    assert state.clock == () and state.view(0).bases[1] == 0 and state.chosen[1]


def test_RA7_1_they_go_on_throwing_and_go_last() -> None:
    hands = dict(enumerate(([2, 3, 4], [5, 6, 7], [8, 9, 1], ["Dead End", "Mimic Bench"])))
    state = go(hall(hands=hands, **gone()), ("throw_encounters",))
    assert state.seat == 3, "the last who left throws first"
    assert {text.split()[3] for text in legal(state)} <= {"0", "2"}


def test_RA7_1_a_number_that_is_there_is_discarded() -> None:
    state = hall(bases={1: "Crossbow on a String"}, clock=clock(6), **gone())
    go(state, ("turn_clock_up",))
    assert numbers(state.clock) == [6] and state.piles[1] == (card("Crossbow on a String"),)


def test_RA7_1_in_the_round_of_a_death_up_to_two_cards() -> None:
    state = runs(
        0, 2, at={0: 1}, hands={0: ["Dead End"]}, life=[1, 5, 6, 5], fronts={0: [("Pit of Spikes", 1)]}
    )
    state = play(state, "flip encounter 0")
    assert state.fate[0] == "dead"
    assert legal(state) == [
        f"leave {card(2)} to the clock",
        f"leave {card('Dead End')} to the clock",
        "leave nothing to the clock",
    ]
    both = play(state, "leave {Forged Receipt} to the clock", "leave {Dead End} to the clock")
    assert sorted(numbers(both.clock)) == [2, 6]
    none = play(state, "leave nothing to the clock")
    assert none.clock == () and none.seat == 0


def test_RA7_1_cards_that_lie_for_a_hero_who_gets_out_or_dies_go_to_the_discards() -> None:
    fog, bill = card("Fog"), card("Unpaid Bill")
    coming = [((fog, NEXT_ROUND), (bill, 1)), (), (), ()]
    out = runs(0, 9, at={0: 55}, coming=[*coming])
    assert out.fate[0] == "out" and not out.coming[0]
    assert fog in out.piles[0] and bill in out.piles[0]
    dead = hall(coming=[*coming], life=[1, 5, 6, 5])
    hurt(dead, 0, 1, ("caught", 0, NOBODY))
    lost = hall(coming=[*coming])
    all_lost(lost, [0], "clock")
    for state in (dead, lost):
        assert state.fate[0] == "dead" and not state.coming[0] and state.piles[0] == (fog, bill)


# --- RA7.2: five in a row


@pytest.mark.parametrize(
    ("cards", "whole"), [((1, 2, 3, 4, 5), True), ((9, 5, 7, 6, 8), True), ((1, 2, 3, 4, 6, 7, 8, 9), False)]
)
def test_RA7_2_five_numbers_in_a_row_make_this_round_the_last(cards: tuple[int, ...], whole: bool) -> None:
    state = hall(clock=clock(*cards), **gone())
    assert state.clock_complete() == whole
    state.end_round()
    assert (state.fate[0], state.fate[2]) == (("dead", "dead") if whole else ("", ""))
    assert state.ending == ("over" if whole else "")


def test_RA7_2_whoever_gets_out_before_its_end_is_out() -> None:
    state = runs(
        0,
        9,
        at={0: 55},
        clock=clock(1, 2, 3, 4, 5),
        fate=["", "out", "", "dead"],
        left=[1, 3],
        life=[6, 5, 6, 0],
    )
    state.end_round()
    assert state.fate == ["out", "out", "dead", "dead"]


# --- RA7.3: the last one out


def test_RA7_3_the_last_one_has_one_more_round() -> None:
    state = hall(fate=["", "out", "dead", "dead"], left=[1, 2, 3], life=[6, 5, 0, 0])
    go(state, ("end_round",))
    assert state.calls == 1 and not state.ending and "last call" in told(state)
    state.end_round()
    assert state.fate[0] == "dead" and state.ending == "over"


def test_RA7_3_two_are_not_the_last() -> None:
    state = go(hall(fate=["", "out", "", "dead"], left=[1, 3], life=[6, 5, 6, 0]), ("end_round",))
    assert state.calls == 0


# --- RA7.4: who wins


def ended(fate: list[str], gold: list[int]) -> RunAway:
    """A match that is over."""
    state = hall(fate=fate, gold=gold, life=[0 if how == "dead" else 5 for how in fate])
    state.ends = [("caught", 0, NOBODY)] * len(fate)
    close(state)
    return state


def test_RA7_4_most_gold_of_those_who_got_out() -> None:
    outcome = ended(["out", "dead", "out", "out"], [7, 30, 12, 7]).outcome()
    assert outcome and outcome.places == (2, 0, 1, 2)


def test_RA7_4_ties_are_shared() -> None:
    outcome = ended(["out", "dead", "out", "out"], [12, 30, 12, 7]).outcome()
    assert outcome and outcome.places == (1, 0, 1, 3)


def test_RA7_4_if_nobody_gets_out_nobody_wins() -> None:
    state = ended(["dead"] * 4, [12, 30, 12, 7])
    outcome = state.outcome()
    assert outcome and outcome.places == (0, 0, 0, 0) and state.ending == "nobody"


# --- RA7.5: the end of a round


def test_RA7_5_the_clock_comes_before_the_last_one_out() -> None:
    state = hall(
        clock=clock(1, 2, 3, 4, 5), fate=["", "out", "dead", "dead"], left=[1, 2, 3], life=[6, 5, 0, 0]
    )
    state.end_round()
    assert state.ends[0][0] == "clock"


def test_RA7_5_tokens_and_cards_go() -> None:
    lemonade = card("Lemonade Stand")
    state = hall(
        tokens={5: lemonade},
        walls=(7,),
        lying=[((lemonade, 1),), (), (), ()],
        fronts={1: [(5, 0)]},
        bases={2: 6},
        hands={3: [9]},
    )
    state.end_round()
    assert not state.tokens and not state.walls and not any(state.fronts) and not any(state.bases)
    assert not any(state.hands) and sum(map(len, state.piles)) == 4


def test_RA7_5_what_says_next_round_stays_and_acts_after_the_speed_is_turned_up() -> None:
    state = hall(lying=[((card("Flat Tyre on the Getaway Cart"), 1),), (), (), ()], at={0: 30})
    state.end_round()
    assert state.coming[0] and not state.piles[0]
    state.bases[0], state.decks[0] = state.decks[0][0], state.decks[0][1:]
    speed = numbers(state.bases)[0]
    assert 2 < speed < 7, "far from the exit"
    state.asks = [NOT_THIS_ROUND] * 4
    go(state, ("run", 0))
    assert state.place[0] == 30 + max(0, speed - 2) and told(state)[:2] == ["runs", "comes"]
    state.end_round()
    assert not state.coming[0], "once"


# --- RA7.6: searching, and deaths


def test_RA7_6_a_search_turns_up_cards_until_there_is_an_item() -> None:
    state = hall(tops={0: ["Dead End", "Mimic Bench", "Healing Potion"]})
    act(state, (made.SEARCH,), 0, ("item", 0, 0))
    assert state.bags[0] == (card("Healing Potion"),)
    assert state.piles[0] == (card("Dead End"), card("Mimic Bench"))


def test_RA7_6_an_emptied_deck_ends_it() -> None:
    state = hall(tops={0: ["Dead End"]}, decks=False, piles=[(), (card("Healing Potion"),), (), ()])
    act(state, (made.SEARCH,), 0, ("item", 0, 0))
    assert state.bags[0] == () and state.piles[0] == (card("Dead End"),), (
        "the pile on the left is not searched"
    )
    assert state.decks[0] == (card("Healing Potion"),) and not state.piles[1], "but it is the deck now"


def test_RA7_6_a_death_ends_the_card_and_discards_what_lies_before_the_dead() -> None:
    fronts = {0: [("Falling Chandelier", 1), ("Mimic Bench", 2)]}
    state = play(
        runs(0, 9, at={0: 1}, life=[1, 5, 6, 5], fronts=fronts, gold=[3, 0, 0, 0]), "flip encounter 0"
    )
    assert state.fate[0] == "dead" and not state.fronts[0] and card("Mimic Bench") in state.piles[0]
    assert "speed" not in told(state)
