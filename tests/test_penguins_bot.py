"""What the bots of Penguin's Night Out must see, and how far they think a way is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dominoes.domino import Domino
from floes import ice
from games.penguins import bot, field
from games.penguins.going import FAR, Ice
from games.penguins.outlook import UNFORESEEN, left, shares
from games.penguins.rules import GAME, Penguins
from positions import arranged
from tabletop import bots
from tabletop.grid import Point

REST = [("lay",), ("close",), ("pass_on",)]


def chosen(state: Penguins, strength: str) -> str:
    """What the bot does."""
    return str(bots.choose(state, state.seat, strength, 1, bot))


def decided(state: Penguins) -> Penguins:
    """After the strong bot's choice."""
    return state.apply(bots.choose(state, state.seat, "strong", 1, bot))


def turns(state: Penguins, seat: int) -> float:
    """How many turns the penguin still needs."""
    return left(state, Ice.of(state.ice, state.sides), seat)


def lifting(drawing: str, tile: str, **fields: Any) -> Penguins:
    """The first penguin, its buddies far away, has this domino in hand; the other one carries its own and is
    to come home to 5-5."""
    return ice(
        drawing,
        "6-6 5-5",
        agenda=REST,
        lifted=Domino.parse(tile),
        die=1,
        carried=[0, 2],
        buddies=AWAY,
        **fields,
    )


AWAY = [Point(9, 30), Point(9, 31), None, None]


@pytest.mark.parametrize("strength", bots.STRENGTHS)
def test_with_both_buddies_it_walks_home(strength: str) -> None:
    state = ice("3A--2   1---4   6---6   0---3", "6-6 5-5", die=5, carried=[2, 0])
    assert chosen(state, strength) in ("go to 4,0", "go to 5,0")


@pytest.mark.parametrize("strength", bots.STRENGTHS)
def test_a_buddy_in_reach_is_picked_up(strength: str) -> None:
    state = ice("3A--2   1a--4   0---3", "6-6 5-5", die=5)
    assert chosen(state, strength) == "go to 2,0"


def test_the_bridge_on_which_a_rival_would_come_home_is_broken() -> None:
    state = lifting("2---3B  1---4   5---5", "1-4")
    assert turns(state, 1) < 2
    assert turns(decided(state), 1) >= FAR


def test_no_bridge_is_laid_for_a_rival_who_is_nearly_home() -> None:
    state = lifting("2---3B          5---5", "1-4")
    bridge = next(lay for lay in state.legal_actions() if str(lay) == "lay 1-4 at 2,0 east")
    assert turns(state.apply(bridge), 1) < 2
    assert turns(decided(state), 1) >= FAR


def test_bots_decide_alike_whatever_the_luck_to_come() -> None:
    for strength in bots.STRENGTHS:
        state = GAME.new(2, "alike")
        for _ in range(8):
            action = bots.choose(state, state.seat, strength, 1, bot)
            assert action == bots.choose(arranged(state, seed=7), state.seat, strength, 2, bot)
            state = state.apply(action)


# --- how far a way is


@pytest.mark.parametrize(("drawing", "at_least", "at_most"), [
    ("3A--2   6---6", 1.1, 1.4),  # a two stops it beside its nest
    ("3A--0   6---6", 2.0, 2.0),  # a blank stops it always
    ("3A--2   1---4   2---5   6---6", 1.5, 2.2),
    ("3A--2           6---6", FAR, FAR + 4),
])  # fmt: skip
def test_a_way_is_as_long_as_the_numbers_on_it_stop_a_penguin(
    drawing: str, at_least: float, at_most: float
) -> None:
    state = ice(drawing, "6-6 5-5", carried=[2, 0], die=1)
    assert at_least <= turns(state, 0) <= at_most


@pytest.mark.parametrize("seed", range(4))
def test_turns_are_about_those_of_the_best_walk(seed: int) -> None:
    state = GAME.new(2, seed, elbow=seed % 2)
    squares = sorted(state.ice)
    goals = state.lies(state.nests[0])
    reckoned = Ice.of(state.ice, state.sides).turns(goals, squares, ())
    ends = [
        [field.ways(state.ice, (square,), die, (), {}).ends for die in range(1, state.sides + 1)]
        for square in squares
    ]
    best = {square: 0.0 if square in goals else 9.0 for square in squares}
    for _ in range(40):
        for square, by_die in zip(squares, ends, strict=True):
            if square not in goals:
                after = sum(min([best[square], *(best[end] for end in found)]) for found in by_die)
                best[square] = 1 + after / state.sides
    for guess, square in zip(reckoned, squares, strict=True):
        assert abs(guess - best[square]) < 0.5 + best[square] / 8


def test_a_stunned_penguin_needs_a_turn_more() -> None:
    state = ice("3A--2   6---6", "6-6 5-5", carried=[2, 0], die=1)
    assert turns(arranged(state, stunned=[0]), 0) == turns(state, 0) + 1


def test_of_those_as_far_from_home_the_one_whose_turn_is_next_is_ahead() -> None:
    one, other = shares([4.0, 4.0])
    assert one > other and abs(one + other - 1) < 1e-9
    assert shares([1.0, 1.0]) == [1.0, 0.0]
    assert shares([6.0, 2.0])[1] > 0.9


# --- the chances that a hint tells


def played(seats: int, seed: str) -> Iterator[Penguins]:
    """The positions of a match of middle bots."""
    state = GAME.new(seats, seed)
    while not state.ending:
        yield state
        state = state.apply(bot.policy(state, 0))


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_are_shared_out_whole_and_nobody_is_sure(seats: int) -> None:
    for state in played(seats, "sure"):
        chances = [bot.evaluate(state, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1)
        assert all(UNFORESEEN / seats <= one <= 1 - UNFORESEEN + UNFORESEEN / seats for one in chances)


def test_while_buddies_are_placed_nobody_is_ahead() -> None:
    placing = [state for state in played(3, "placing") if state.step == "place"]
    assert len(placing) == 6
    assert {bot.evaluate(state, seat) for state in placing for seat in range(3)} == {1 / 3}


def test_who_is_about_to_come_home_is_ahead() -> None:
    state = ice("3---5A  1---1   2---4", "2-4 5-6", carried=[2, 1], die=6)
    assert bot.evaluate(state, 0) > 0.8


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_hint_tells_changes_no_choice(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    states = list(played(seats, "train"))
    chosen_before = [chosen(state, "middle") for state in states]
    monkeypatch.setattr(bot, "evaluate", lambda state, seat: 0.5)
    assert [chosen(state, "middle") for state in states] == chosen_before
