"""What the bots of CoLF DaDA must see, and whether fights end as they were foretold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

import menagerie
from games.colf_dada import bot, foresight
from games.colf_dada.foresight import Forecast
from games.colf_dada.monsters import NOUNS
from games.colf_dada.pieces import Muscle
from games.colf_dada.rules import GAME, ColfDada
from positions import arranged, tiles
from short import slow
from tabletop import bots

FIGHT = [("fight_or_flee",), ("grow_and_adapt",)]
BLOWS = [("boost",), ("damage",), ("cover",), ("clean_up",), ("grow_and_adapt",)]


class Told(NamedTuple):
    """A fight: what was said of it, and what came."""

    forecast: Forecast
    won: bool
    losses: int


def fought(seed: int) -> Iterator[Told]:
    """The fights of a match by the policy, foretold when the foe stands there."""
    state = GAME.new(1, f"told {seed}")
    while not state.ending:
        before = state
        state = state.apply(bot.policy(state, 0))
        if state.step == "fight_or_flee" and before.step != "fight_or_flee" and state.round == 1:
            forecast, slain, whole = foresight.of_present(state), len(state.slain), state.open_spaces()
            while not state.ending and state.step != "grow_and_adapt":
                state = state.apply(bot.policy(state, 0))
            yield Told(forecast, len(state.slain) > slain, whole - state.open_spaces())


def fought_well(seed: int) -> Iterator[Told]:
    """Fights of a match by the policy, fought on by the strong bot: what is said of them to people."""
    state = GAME.new(1, f"well {seed}")
    while not state.ending:
        if state.step == "fight_or_flee" and state.round == 1:
            forecast = foresight.of_present(state, foresight.WELL)
            fight, slain, whole = state.copy(), len(state.slain), state.open_spaces()
            while not fight.ending and fight.round:
                stays = fight.step == "fight_or_flee"
                fight.play(fight.legal_actions()[0] if stays else bots.choose(fight, 0, "strong", 0, bot))
            yield Told(
                forecast, len(fight.slain) > slain or fight.ending == "won", whole - fight.open_spaces()
            )
        state.play(bot.policy(state, 0))


def hero(attack: str, defense: str, **fields: object) -> ColfDada:
    """A hero with these dominoes before a foe, at level 6."""
    columns = [tuple(Muscle(tile) for tile in tiles(text)) for text in (attack, defense)]
    taken = {*tiles(attack), *tiles(defense)}
    start = GAME.new(1, 0)
    pool = [tile for tile in [*start.pool, *([start.held] if start.held else [])] if tile not in taken]
    usual = {"held": None, "columns": columns, "pool": pool, "level": 6, "cards": (0, 3), "round": 1}
    return arranged(start, **(usual | fields))


@pytest.fixture(scope="module")
def fights() -> list[Told]:
    """Those of some matches."""
    return [told for seed in range(12) for told in fought(seed)]


def test_fights_are_won_as_often_as_was_said(fights: list[Told]) -> None:
    said = sum(told.forecast.win for told in fights) / len(fights)
    won = sum(told.won for told in fights) / len(fights)
    assert abs(said - won) < 0.06
    sure = [told.won for told in fights if told.forecast.win > 0.95]
    lost = [told.won for told in fights if told.forecast.win < 0.2]
    assert sum(sure) > 0.95 * len(sure) and sum(lost) <= 0.3 * len(lost)


@pytest.mark.slow
def test_fights_that_are_fought_well_are_won_as_often_as_people_are_told() -> None:
    fights = [told for seed in range(2) for told in fought_well(seed)]
    for low, high in ((0.0, 0.05), (0.05, 0.95), (0.95, 1.0)):
        some = [told for told in fights if low <= told.forecast.win <= high]
        said = sum(told.forecast.win for told in some)
        assert abs(said - sum(told.won for told in some)) < 2 + 0.15 * len(some)
    said = sum(told.forecast.losses for told in fights)
    assert 0.6 * said < sum(told.losses for told in fights) < 1.6 * said


def test_fights_cost_about_as_many_spaces_as_was_said(fights: list[Told]) -> None:
    said = sum(told.forecast.losses for told in fights if told.won)
    assert 0.6 * said < sum(told.losses for told in fights if told.won) < 1.5 * said


def test_a_stronger_hero_wins_more_and_loses_less() -> None:
    weak = hero("1-4", "2-6", agenda=FIGHT, level=3)
    strong = hero("1-4 3-5 1-6 4-5", "2-6 2-3", agenda=FIGHT)
    one, other = (foresight.of_backs(state, (3, 3)) for state in (weak, strong))
    assert one.win < other.win and 0 < one.win < other.win < 1


@pytest.mark.parametrize("strength", bots.STRENGTHS)
def test_bots_do_what_is_legal_and_the_same_again(strength: str) -> None:
    state = GAME.new(1, "legal")
    while not state.ending and state.turns < 6:
        view = state.view(0)
        assert set(bot.candidates(view, strength)) <= set(state.legal_actions())
        action = bots.choose(state, 0, strength, 1, bot)
        assert action == bots.choose(arranged(state, seed=7), 0, strength, 2, bot)
        state = state.apply(action)


@pytest.mark.parametrize(
    "strength", ["easy", "middle"]
)  # the strong one may rather be paid for another round
def test_the_kill_for_one_xp_is_taken(strength: str) -> None:
    state = hero("1-4 3-5", "2-6", agenda=BLOWS, foe_hp=2, xp=3)
    assert str(bots.choose(state, 0, strength, 1, bot)) == "boost attack"


@pytest.mark.parametrize("strength", ["easy", "middle"])  # played on by the strong one, both are won as often
def test_a_hero_unhurt_does_not_flee_from_a_turnip(strength: str) -> None:
    state = hero("1-4 3-5", "2-6 2-3", agenda=FIGHT, foe_hp=5)
    assert str(bots.choose(state, 0, strength, 1, bot)) == "fight"


def test_a_hero_who_cannot_hurt_its_foe_flees() -> None:
    foe = tiles("4-4 5-5 1-6"), tiles("1-1 3-3 6-6 3-6 1-3 5-6")
    state = hero("1-4", "2-6", agenda=FIGHT, foe_columns=[tuple(foe[0]), tuple(foe[1])], foe_hp=40, level=3)
    shown = {tile for column in foe for tile in column}
    state = arranged(state, pool=[tile for tile in state.pool if tile not in shown])
    assert foresight.of_present(state).win < 0.1
    assert str(bots.choose(arranged(state, xp=12), 0, "strong", 1, bot)) == "flee"


def wins(strength: str, seeds: int) -> int:
    """How many of so many matches this bot wins."""
    won = 0
    for seed in range(seeds):
        state = GAME.new(1, f"wins {seed}")
        while not state.ending:
            state = state.apply(bots.choose(state, 0, strength, 1, bot))
        won += state.ending == "won"
    return won


@slow
def test_each_bot_wins_more_than_the_one_below_it() -> None:
    """Of six matches each, always the same: none, one and three. `make ladder GAME=colf-dada` has more."""
    easy, middle, strong = (wins(strength, 6) for strength in bots.STRENGTHS)
    assert easy < middle < strong


def test_cards_are_compared_with_the_others_of_their_level() -> None:
    goose, turnip = NOUNS[:2]
    fates = [
        menagerie.Fate(True, 10, 10, frozenset({goose})),
        menagerie.Fate(False, 20, 0, frozenset({turnip})),
    ]
    assert menagerie.by_card(fates, (goose, turnip)) == [(0.0, turnip), (1.0, goose)]
    assert menagerie.level(fates, "nouns", (goose, turnip)).endswith("| 50.0% | Goose +50.0 | Turnip -50.0 |")
    assert "| 2 | 50.0% |" in menagerie.report(fates)
