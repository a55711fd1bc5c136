"""What is hidden in Run Away!!, and from whom: hands, cards face down, decks and bags."""

from __future__ import annotations

import random

import pytest

from games.run_away.deck import ALL, ITEM_CARDS, KIND
from games.run_away.finish import close
from games.run_away.rules import GAME
from hall import card, go, hall, play, runs
from positions import legal


def test_hands_and_cards_face_down_are_their_owners() -> None:
    state = hall(hands={0: [2, 3], 1: [4]}, bases={1: 5}, fronts={1: [(6, 0), (7, 2)]})
    mine, theirs, nobody = state.view(0), state.view(1), state.view(None)
    assert mine.hands[0] == (card(2), card(3)) and mine.hands[1] == (0,)
    assert theirs.bases[1] == card(5) and mine.bases[1] == 0 and mine.chosen[1]
    assert mine.fronts[1] == ((card(6), 0), (0, 2)), "what one has thrown oneself one knows"
    assert theirs.fronts[1] == ((0, 0), (0, 2)), "what lies before one's own feet one does not"
    assert nobody.fronts[1] == ((0, 0), (0, 2)) and nobody.hands == [(0, 0), (0,), (), ()]


def test_decks_are_nobodys_and_piles_everybodys() -> None:
    state = hall(piles=[(card(2),), (), (), ()])
    for looker in (None, 0, 1):
        view = state.view(looker)
        assert not any(any(deck) for deck in view.decks) and not any(view.box)
        assert [len(deck) for deck in view.decks] == [len(deck) for deck in state.decks]
        assert view.piles[0] == (card(2),)


def test_of_a_bag_one_knows_what_one_has_seen() -> None:
    state = runs(0, 7, at={0: 1}, bags={0: ["Map of the Exit"]}, fronts={0: [("Healing Potion", 1)]})
    state = play(state, "flip encounter 0", "take the item")
    assert state.view(1).bags[0] == (0, card("Healing Potion")), "the second was taken before all eyes"
    assert state.view(0).bags[0] == (card("Map of the Exit"), card("Healing Potion"))


def test_what_lies_open_is_decided_while_all_look_on() -> None:
    state = runs(0, 7, at={0: 1}, fronts={0: [("Healing Potion", 1)]})
    for text in ("flip encounter 0", "take the item"):
        assert text in legal(state.open_view()) and legal(state.open_view()) == legal(state)
        state = play(state, text)


@pytest.mark.parametrize("everybody", [True, False])
def test_a_bag_is_asked_for_openly_if_everybody_knows_what_is_in_it(everybody: bool) -> None:
    potion = card("Healing Potion")
    state = go(hall(life=[1] * 4, bags={0: ["Healing Potion"]}))
    state.known[potion] = 0b1111 if everybody else 0b0001
    assert state.step == "window" and state.is_public_step == everybody
    assert (f"use {potion} on 0" in legal(state.open_view())) == everybody


def test_a_card_of_the_hand_is_never_chosen_openly() -> None:
    state = GAME.new(4, 1)
    assert state.step == "speed_choice" and not state.is_public_step and not legal(state.open_view())


def test_when_it_is_over_all_lies_open() -> None:
    state = hall(hands={0: [2]}, fate=["dead"] * 4, life=[0] * 4)
    close(state)
    assert state.view(1).hands[0] == (card(2),)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_unseen_is_dealt_anew_and_nothing_else(seats: int) -> None:
    state, luck = GAME.new(seats, seats), random.Random(seats)
    differs = 0
    while not state.ending:
        for seat in range(seats):
            guess = state.determinize(seat, luck.randrange(10**6))
            guess.check()
            assert guess.view(seat) == state.view(seat)
            assert all(KIND[c] == "item" for bag in guess.bags for c in bag)
            differs += guess.decks != state.decks
        for _ in range(7):
            if not state.ending:
                state.play(luck.choice(state.legal_actions()))
    assert differs > 10


def test_a_seat_that_holds_nothing_for_it_is_like_one_that_passes() -> None:
    lies = {"bases": {0: 4}, "at": {0: 30, 1: 32}}
    state = runs(0, 4, at={0: 30, 1: 32}, bags={1: ["Banana Peel"]}, asks=[2, 1, 2, 2])
    passed = play(state, "pass")
    never = runs(0, 4, at=lies["at"], bags={1: ["Sack of Bees"]})
    seen, unseen = passed.view(2), never.view(2)
    assert (seen.place, seen.bags, seen.asks) == (unseen.place, unseen.bags, [2, 1, 2, 2])
    assert [event.heard_by(2) for event in passed.events() if event.seat == 1] == []


def test_the_cards_are_these_112() -> None:
    assert len(ALL) == 112 and len(ITEM_CARDS) == 26
    assert legal(GAME.new(4, 1), "run_on")
