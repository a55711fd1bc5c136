"""How the strong bot of Run Away!! looks ahead: what it looks into, what it knows, and what it does where the
right choice is plain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import stampede
from games.run_away import ahead, bot, plan, worth
from games.run_away.position import BOSS, NOBODY
from games.run_away.rules import GAME, RunAway
from games.run_away.verbs import VERBS
from games.run_away.weights import WEIGHTS
from hall import card, hall, runs
from short import slow
from stampede import pair_share, share
from tabletop import bots
from tabletop.game import PLAYERS
from tabletop.worth import Table, read

SEATS = (2, 3, 4, 5)
FEW = 6  # matches of four, each of which takes seconds
LONGEST = 150  # choices of the plan in one look ahead
REST = (("throw_encounters",), ("top_up",), ("all_run",), ("end_round",))  # of a round after the speeds


def walked(seats: int, seed: int) -> Iterator[RunAway]:
    """A match by the plan, as it stands before each choice."""
    state = GAME.new(seats, seed)
    while not state.ending:
        yield state.copy()
        state.play(plan.policy(state))


def said(state: RunAway, seed: int = 1) -> dict[str, float]:
    """What the strong bot says that its choices are worth, by their texts; the best first."""
    *_, choices = bots.think(state, state.seat, "strong", seed, bot)
    return {str(choice.action): choice.value for choice in choices}


def arranged(*steps: tuple[Any, ...], **lies: Any) -> RunAway:
    """A position in which the first hero is asked at the first of these steps."""
    state = hall(**lies)
    state.agenda = [*steps]
    state.settle()
    assert state.seat == 0
    return state


# --- what the table is told ----------------------------------------------------------------------


def test_the_blocks_of_features_follow_each_other() -> None:
    assert sum(count for _, count in worth.BLOCKS) == worth.LENGTH
    assert len({name for name, _ in worth.BLOCKS}) == len(worth.BLOCKS) == len(worth.AT)
    assert len(read(WEIGHTS, worth.LENGTH).rows) == worth.LENGTH


@pytest.mark.parametrize("seats", SEATS)
def test_features_fit_and_chances_are_chances(seats: int) -> None:
    for seed in range(2):
        for state in walked(seats, seed):
            for seat in range(seats):
                if state.fate[seat] != "dead":
                    found = worth.features(state, seat)
                    assert all(0 <= place < worth.LENGTH and -9 < value < 9 for place, value in found)
                assert 0 <= worth.chance(state, seat) <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_that_sees_no_more_says_the_same(seats: int) -> None:
    for state in list(walked(seats, 3))[::5]:
        for seat in range(seats):
            if state.fate[seat] != "dead":
                assert worth.features(state, seat) == worth.features(state.view(seat), seat)


def test_the_dead_do_not_win() -> None:
    state = hall(fate=["dead", "", "", ""], life=[0, 6, 5, 5])
    assert worth.chance(state, 0) == 0 < worth.chance(state, 1)


def test_chances_of_all_together_are_about_one() -> None:
    sums = []
    for seed in range(20):
        state = GAME.new(2 + seed % 4, seed)
        sums.append(sum(worth.chance(state, seat) for seat in range(state.seats)))
    assert 0.75 < sum(sums) / len(sums) < 1.05, "some matches nobody wins"


# --- what is looked into -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_looked_into_is_legal_and_the_plan_is_first(seats: int) -> None:
    for state in walked(seats, 5):
        view = state.view(state.seat)
        found = bot.candidates(view, "strong")
        legal = state.legal_actions()
        assert len(set(found)) == len(found) <= max(ahead.THROWS + 1, len(legal)) and set(found) <= set(legal)
        assert found[0] == plan.policy(view)
        if state.fate[state.seat] == "dead":
            assert len(found) == 1, "nothing that they do helps them"
        if state.step == "speed_choice":
            assert {str(action) for action in found} == {f"run on {c}" for c in view.hands[state.seat]}


def test_a_look_goes_to_the_end_of_the_round_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def counted(state: RunAway, number: int = 0) -> Any:
        nonlocal played
        played += 1
        return real(state, number)

    real = plan.policy
    monkeypatch.setattr(plan, "policy", counted)
    for state in list(walked(5, 8))[::7]:
        before, played = state.copy(), 0
        assert 0 <= bot.evaluate(state, state.seat) <= 1
        assert state == before and played <= LONGEST


@pytest.mark.parametrize("seats", SEATS)
def test_it_chooses_by_its_own_view_alone(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bot.BUDGETS, "strong", 8)
    for state in list(walked(seats, 9))[1::17]:
        others = [state.determinize(state.seat, luck) for luck in (1, 2)]
        first, *rest = [said(one) for one in (state, *others)]
        assert all(list(one.items()) == list(first.items()) for one in rest)


# --- what is plain -------------------------------------------------------------------------------


def last_dash() -> RunAway:
    """One life left, the boss behind, and the exit five spaces ahead."""
    return arranged(
        *(("speed_choice", 0), *REST),
        at={0: 55, 1: 20, 2: 21, 3: 22},
        boss_at=52,
        life=[1, 5, 5, 5],
        hands={0: [6, 1]},
        bases={1: 3, 2: 4, 3: 5},
        bags={0: ["Forged Receipt"]},
    )


def test_it_runs_out_where_it_can() -> None:
    worths = said(last_dash())
    six, one = (worths[f"run on {card(number)}"] for number in (6, 1))
    assert next(iter(worths)) == f"run on {card(6)}" and six > one + 0.2


@pytest.mark.parametrize(
    ("kept", "why", "chosen"),
    [
        ("Crossbow on a String", "it could only harm you", {"keep it hidden"}),
        ("Helpful Kobold", "it could only harm you", {"keep it hidden"}),
        ("Healing Potion", "then nothing happens", {"keep it hidden", "show the card kept"}),
    ],
)
def test_what_could_only_harm_it_is_not_looked_into_and_a_hint_says_why(
    kept: str, why: str, chosen: set[str]
) -> None:
    state = runs(0, 3, at={0: 0, 1: 9}, hands={0: [kept]})
    assert state.step == "bonus"
    assert {str(action) for action in ahead.candidates(state.view(0))} == chosen
    hide = next(action for action in state.legal_actions() if action.verb == "hide_kept")
    assert VERBS.reason(state.view(0), hide, PLAYERS) == why


def test_outside_and_rich_it_completes_the_clock() -> None:
    state = arranged(
        *(("clock_choice", 0), ("turn_clock_up",), *REST),
        at={0: 60, 1: 38, 2: 37, 3: 36},
        boss_at=20,
        fate=["out", "", "", ""],
        left=[0],
        first_out=0,
        gold=[11, 12, 13, 14],
        order=(1, 2, 3, BOSS),
        hands={0: [9, 5]},
        bases={1: 1},
        clock=tuple(map(card, (2, 3, 4, 6))),
    )
    worths = said(state)
    assert next(iter(worths)) == f"put {card(5)} in the clock" and worths[f"put {card(5)} in the clock"] == 1


def test_the_last_life_is_saved_where_something_saves_it() -> None:
    state = arranged(
        *(("window", 0, "boss", NOBODY), ("ask_again", 0, "boss", NOBODY)),
        *(("boss_meets",), ("boss_moves",), ("boss_lands",), ("boss_over",), ("end_round",)),
        at={0: 40, 1: 20, 2: 21, 3: 22},
        boss_at=40,
        runner=BOSS,
        life=[1, 5, 5, 5],
        bags={0: ["Cloak of Not Being Here", "Treasure Magnet"]},
    )
    worths = said(state)
    assert next(iter(worths)) == f"use {card('Cloak of Not Being Here')} on 0"
    assert worths["pass"] == 0


def test_a_table_that_knows_nothing_cannot_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    curse = card("Curse of the Wrong Foot")
    state = arranged(
        *(("aim_event", curse), ("run_over",), ("end_round",)),
        at={0: 50, 1: 49, 2: 21, 3: 22},
        boss_at=46,
        runner=0,
        turned=curse,
        lying=[((curse, 0),), (), (), ()],
    )
    oneself, rival = "play it on 0", "play it on 1"
    worths = said(state)
    assert worths[rival] > worths[oneself] + 0.05
    whole = worth.table()
    blank = Table([[0.0] * len(row) for row in whole.rows], whole.start, whole.out, whole.rest)
    monkeypatch.setattr(worth, "table", lambda: blank)
    worths = said(state)
    assert worths[rival] == pytest.approx(worths[oneself])


def test_the_easy_and_the_middle_one_keep_to_their_plans() -> None:
    state = last_dash()
    for strength in ("easy", "middle"):
        assert bot.candidates(state, strength) == [
            plan.PLANS["speed_choice"](state, 0, plan.TEMPERS[strength])
        ]


# --- duels ---------------------------------------------------------------------------------------


def test_pairs_are_told_with_their_doubt() -> None:
    parts = [(1.0, 1.0), (0.0, 1.0)] * 200
    assert stampede.doubt(parts) == pytest.approx(0.025)
    assert {name for better, worse, _ in stampede.PAIRED for name in (better, worse)} == {*stampede.PLAYERS}


@slow
def test_looking_ahead_is_no_worse_than_the_plan_alone() -> None:
    """As law 18: of a few matches only what is clearly below half tells."""
    parts = [pair_share("strong", "the plan alone", seed) for seed in range(FEW)]
    assert share(parts) + stampede.doubt(parts) > 0.5
