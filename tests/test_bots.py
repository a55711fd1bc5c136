"""Bots: they find what is plainly best, say what it is worth, and think in small steps."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from boards import position
from games import SHELF, load
from games.domino_run import bot
from positions import legal
from tabletop import bots, chance
from tabletop.actions import Action
from tabletop.game import State

NULL = load("nullgame")
MOST_PLIES = 2500  # of any match of strong bots
CHOICES = [
    (slug, name, "fresh 20000")
    for slug in SHELF
    for name in ("", *(name for name, one in load(slug).game.options.items() if one.seat is None))
]
CHOICES += [("colf-dada", "fights", "fresh 20153")]  # a Master who can be held off for ever, and no more


def helper(**own: object) -> SimpleNamespace:
    """What bots are told by a game that has nothing better, but for its own."""
    return SimpleNamespace(**{**vars(NULL.bot), **own})


WINNING = "0e-1 1-2r 1-1 2-3 3-4"
SIX_KEYS = "0-0 2-2 3-3 4-4 5-5 6-6"


def test_the_winning_run_is_found_at_every_strength_without_a_bot_of_the_games_own() -> None:
    state = position(WINNING, kept=SIX_KEYS, dice=[2])
    wins = [text for text in legal(state) if text != "end the move"]
    assert wins == ["run 1 with 2", "run 2 with 2"]
    for strength in bots.STRENGTHS:
        for told in (NULL.bot, bot):
            choices = list(bots.think(state, 0, strength, 1, told))[-1]
            assert choices[0].action.text == "run 2 with 2"
            assert choices[0].value == 1.0
            reckons = told.reckoned(state.view(0), strength) is not None
            assert (choices[0].playouts == 0) == reckons == (told is bot and strength == "strong")


def test_each_step_is_one_playout_and_the_choices_are_ranked() -> None:
    state = NULL.game.new(2, "think")
    for done, choices in enumerate(list(bots.think(state, 0, "middle", 1, NULL.bot))[:-1], start=1):
        assert sum(choice.playouts for choice in choices) == done
    values = [choice.value for choice in choices if choice.playouts == choices[0].playouts]
    assert values == sorted(values, reverse=True)


def test_an_option_alone_is_worth_something_too() -> None:
    state = position("0e-1 1-2 2-3 3-4r", dice=[])
    [choice] = list(bots.think(state, 0, "middle", 1, bot))[-1]
    assert choice.action.text == "end the move"
    assert 0 < choice.value < 1 and choice.playouts == bot.BUDGETS["middle"] // bots.ALONE


def test_playouts_beyond_the_horizon_are_evaluated() -> None:
    def evaluate(state: State, seat: int) -> float:
        return 0.25

    state = NULL.game.new(2, "cut")
    assert bots.playout(state.copy(), 0, 1, helper(HORIZON=2, evaluate=evaluate)) == 0.25
    assert bots.playout(state.copy(), 0, 1, helper(HORIZON=2)) == 0.5


def test_the_likely_best_has_the_benefit_of_the_doubt_with_the_strong() -> None:
    def candidates(state: State, strength: str) -> list[Action]:
        return state.legal_actions()[::-1]

    state = NULL.game.new(2, "doubt")
    told = helper(candidates=candidates, HORIZON=0, DOUBT=bots.DOUBT)
    assert bots.choose(state, 0, "strong", 1, told) == state.legal_actions()[-1]


class Draw(NamedTuple):
    """A position that is worth its luck, and a little less after all actions but the first."""

    more: float
    luck: int = 0
    action: str = ""

    def view(self, seat: int) -> Draw:
        return self

    def determinize(self, seat: int, luck: int) -> Draw:
        return self._replace(luck=luck)

    def apply(self, action: str) -> Draw:
        return self._replace(action=action)

    def worth(self, seat: int) -> float:
        return 0.9 * chance.number(self.luck, "worth", 0) / (1 << 64) + self.more * (self.action == "a")

    ending = None

    def outcome(self) -> None:
        return None


def test_what_is_behind_on_every_luck_is_dropped_however_much_that_swings() -> None:
    """A hundredth on luck that swings by ninety times as much."""
    actions = "abcd"
    told: Any = helper(candidates=lambda *_: actions, HORIZON=0, evaluate=Draw.worth, BUDGETS={"strong": 200})
    tried = []
    for more in (0.01, 0.0):
        *_, choices = bots.think(Draw(more), 0, "strong", 1, told)  # type: ignore[arg-type]
        assert {choice.action for choice in choices} == {*actions}
        tried.append([choice.playouts for choice in choices])
        assert not more or choices[0].action == "a"
    clear, alike = tried
    assert max(clear[1:]) < 2 * bots.LAG**2 < sorted(alike)[-2]


def test_stronger_beats_weaker_at_cards() -> None:
    won = {"easy": 0.0, "strong": 0.0}
    for seed in range(24):
        state = NULL.game.new(2, seed)
        seats = ("strong", "easy") if seed % 2 else ("easy", "strong")
        while not state.ending:
            state.play(bots.choose(state, state.seat, seats[state.seat], seed, NULL.bot))
        outcome = state.outcome()
        assert outcome
        for seat, strength in enumerate(seats):
            won[strength] += outcome.value(seat)
    assert won["strong"] >= won["easy"]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "name", "seed"), CHOICES)
def test_a_match_of_strong_bots_comes_to_an_end_with_every_option(slug: str, name: str, seed: str) -> None:
    entry = load(slug)
    options = entry.game.options
    chosen = {name: 1} if name else {}
    seats = entry.game.seats
    if name:
        seats = options[name].seats or seats
        chosen |= dict([within] if (within := options[name].within) else [])
    state = entry.game.new(seats[0], seed, **chosen)
    for ply in range(MOST_PLIES):
        if state.ending:
            break
        state.play(bots.choose(state, state.seat, "strong", ply, entry.bot))
    assert state.ending, "nobody does what must be done"
