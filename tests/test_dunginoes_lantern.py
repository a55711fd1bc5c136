"""DU5.2, the lantern of Dunginoes alone: what lies in its light, what is drawn, and what the bots make of
it."""

from __future__ import annotations

import pytest

from dominoes.domino import Domino
from dungeons import dungeon
from games import load
from games.dunginoes import bot
from games.dunginoes.pieces import LIGHT
from games.dunginoes.reckoning import Reckoning
from games.dunginoes.rules import GAME, Dunginoes
from games.dunginoes.table import VERBS, key
from games.dunginoes.worth import table
from positions import arranged, dice, do, legal, tiles, told
from tabletop.match import Match, MatchError

ENTRY = load("dunginoes")
FEW, MANY = 80, 0.28  # matches, and the share that the strong bot wins at least: of 200 it wins 0.40


def lit(light: str, hands: str = "3-5 0-1", **fields: object) -> Dunginoes:
    """A turn with these in the light, and a 3 at every free end."""
    return arranged(dungeon("3-3", hands=hands, **fields), lantern=True, light=tiles(light))


def test_DU5_2_two_of_the_pile_lie_in_the_light_from_the_beginning_of_each_turn() -> None:
    for seed in range(20):
        state = GAME.new(1, seed, lantern=1)
        assert told(state)[-2:] == ["lit"] * LIGHT and len(state.light) == LIGHT
        while not state.ending:
            if state.step == "play_or_search":
                assert len(state.light) == min(LIGHT, len(state.pile))
            assert set(state.light) <= set(state.pile)
            state.play(state.legal_actions()[-1])
            state.check()


def test_DU5_2_nothing_lies_in_the_light_without_a_lantern() -> None:
    state = GAME.new(1, "dark")
    assert not state.light and "light" not in state.fields() and "lantern" not in state.fields()


def test_DU5_2_after_a_domino_was_laid_either_can_be_taken_and_joins_the_hand() -> None:
    state = do(lit("4-6 2-2"), "lay 3-5 at 0,-1 straight")
    assert legal(state) == ["take 4-6", "take 2-2"] and not state.searching
    after = do(state, "take 2-2")
    assert after.hands[0] == tuple(tiles("0-1 2-2")) and Domino(2, 2) not in after.pile
    assert after.light[0] == Domino(4, 6) and len(after.light) == LIGHT, "the other one stays"
    assert told(after)[-3:] == ["drew", "turn", "lit"]


def test_DU5_2_a_search_finds_the_one_that_is_taken() -> None:
    state = do(lit("3-6 2-4"), "search")
    assert legal(state) == ["take 3-6", "take 2-4"] and state.searching
    assert do(state, "take 3-6").step == "passage"
    won = do(state, "take 2-4", luck=dice(2))
    assert told(won) == ["searched", "met", "beat"]
    after = do(won, "discard 2-4")
    assert after.light[0] == Domino(3, 6) and len(after.light) == LIGHT


def test_DU5_2_what_would_go_back_is_discarded_so_that_no_fight_is_sought_again_and_again() -> None:
    won = do(lit("3-6 2-4"), "search", "take 2-4", luck=dice(2))
    after = do(won, "discard 0-1")
    assert after.discards == (Domino(0, 1),) and Domino(0, 1) not in after.pile
    assert "discarded" in told(after)
    lost = do(lit("3-6 2-4"), "search", "take 2-4", luck=dice(6))
    assert lost.discards == (Domino(2, 4),) and lost.step == "wound"


def test_DU5_2_the_last_of_the_pile_calls_the_boss_from_the_light_as_well() -> None:
    state = lit("3-6", pile="3-6")
    assert legal(state)[-1] == "search"
    after = do(state, "search", "take 3-6", "lay 3-6 at 2,0 left")
    assert after.boss and not after.light


def test_DU5_2_is_for_one_alone() -> None:
    with pytest.raises(MatchError, match=r"^Lantern is for 1 player, not 2\.$"):
        Match(GAME, 2, "a", {"lantern": 1})


def test_what_a_choice_in_the_light_brings_is_said_before_it() -> None:
    state = lit("3-6 2-4")
    [search] = [action for action in state.legal_actions() if action.verb == "search"]
    said = VERBS.forecast(state, search)
    assert "three-six fits, two-four is a fight won 1 in 2" in said
    searching = do(state, "search")
    fits, fights = (VERBS.forecast(searching, action) for action in searching.legal_actions())
    assert fits.startswith("Three-six fits: you lay it") and fights.startswith("It fits nowhere: you fight.")
    assert key(searching, (), "2") == "action:take 2-4" and key(searching, (), "3") is None


def test_a_bot_that_reckons_takes_what_fits_and_searches_where_that_is_sure() -> None:
    state = lit("3-6 2-4", hands="1-6 2-6")
    reckoning = Reckoning(state.view(0), table(lantern=True))
    worths = {str(action): worth for action, worth in reckoning.worths().items()}
    assert worths == {"search": pytest.approx(max(map(reckoning.finding, reckoning.light)))}
    searching = do(state, "search")
    found = Reckoning(searching.view(0), table(lantern=True)).worths()
    assert str(max(found, key=found.__getitem__)) == "take 3-6"
    assert str(bot.candidates(searching, "easy")[0]) == "take 3-6"


@pytest.mark.slow
def test_with_a_lantern_the_strong_bot_wins_far_more_often() -> None:
    won = 0
    for seed in range(FEW):
        state = GAME.new(1, f"lantern {seed}", lantern=1)
        while not state.ending:
            if bot.reckoned(state, "strong"):
                worths = Reckoning(state.view(0), table(lantern=True)).worths()
                state.play(max(worths, key=worths.__getitem__))
            else:
                state.play(bot.candidates(state, "strong")[0])
        won += state.outcome().places[0] == 1  # type: ignore[union-attr]
    assert won >= FEW * MANY
