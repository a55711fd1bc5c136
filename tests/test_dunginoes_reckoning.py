"""What Dunginoes' strong bot reckons: the layout of what it looks at, worths for everything that may be done,
and moves that are plainly right."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from dungeons import dungeon, fated
from games import load
from games.dunginoes import bot, forecast, reckoning, worth
from games.dunginoes.pieces import SET
from games.dunginoes.position import PLACE, Position, of, standing, stands
from games.dunginoes.reckoning import Reckoning
from games.dunginoes.rules import Dunginoes
from positions import do
from tabletop import bots
from tabletop.worth import Table
from training import dunginoes, dunginoes_company
from walks import walk

ENTRY = load("dunginoes")
AT_MOST = 2 * reckoning.MANY  # positions in a step: a passage, and what it hangs on
WHOLE = 1500  # positions in a decision


def table_for(state: Dunginoes) -> Table:
    return worth.table() if state.seats == 1 else worth.company_table()


def walked(seats: int, *seeds: str) -> list[Dunginoes]:
    return [
        state
        for seed in seeds
        for state in walk(ENTRY, seats, seed)
        if isinstance(state, Dunginoes) and not state.ending
    ]


def chosen(state: Dunginoes) -> str:
    return str(bots.choose(state, state.seat, "strong", 1, bot))


def test_the_blocks_of_features_add_up() -> None:
    starts = [worth.HAND, worth.PILE, worth.OPEN, worth.CROSSING, worth.MEASURES, worth.LENGTH]
    assert [after - before for before, after in pairwise(starts)] == [28, 28, 7, 7, len(worth.NAMES)]
    more = [worth.RIVALS, worth.LEFT, worth.BEFORE, worth.MORE, worth.COMPANY_LENGTH]
    assert worth.RIVALS == worth.LENGTH
    assert [after - before for before, after in pairwise(more)] == [28, 4, 4, len(worth.MORE_NAMES)]
    assert (dunginoes.LENGTH, dunginoes_company.LENGTH) == (worth.LENGTH, worth.COMPANY_LENGTH)


@pytest.mark.parametrize(
    ("table", "of_plan"), [(worth.table, dunginoes), (worth.company_table, dunginoes_company)]
)
def test_the_weights_are_those_of_the_features(table: type, of_plan: type) -> None:
    assert len(table().rows) == of_plan.LENGTH
    assert len(table().start) == of_plan.HIDDEN


@pytest.mark.parametrize("seats", ENTRY.game.seats)
def test_features_have_a_place_each_and_are_small(seats: int) -> None:
    length = worth.LENGTH if seats == 1 else worth.COMPANY_LENGTH
    for state in walked(seats, "a", "b"):
        if state.boss or state.step != "play_or_search":
            continue
        for seat in state.active():
            position = of(state, seat)
            for one in (position, position._replace(hand=position.hand[1:], drawing=True)):
                found = worth.features(one)
                places = [place for place, _ in found]
                assert len(set(places)) == len(places) and all(0 <= place < length for place in places)
                assert all(-4 <= value <= 4 and value for _, value in found)


@pytest.mark.parametrize("seats", ENTRY.game.seats)
def test_every_legal_action_has_a_worth_and_steps_are_short(seats: int) -> None:
    for state in walked(seats, "a", "b"):
        view = state.view(state.seat)
        reckoned, before = Reckoning(view, table_for(state)), 0
        for worths in reckoned.steps():
            assert worths and all(0 <= chance <= 1 for chance in worths.values())
            assert reckoned.looked - before <= AT_MOST
            before = reckoned.looked
        assert set(worths) == set(state.legal_actions())
        assert reckoned.looked <= WHOLE


@pytest.mark.parametrize("seats", ENTRY.game.seats)
def test_nothing_hidden_and_no_luck_comes_into_it(seats: int) -> None:
    for state in walked(seats, "c")[::3]:
        view = state.view(state.seat)
        other = view.determinize(state.seat, 5)
        Random(1).shuffle(other.pile)
        table = table_for(state)
        assert Reckoning(view, table).worths() == Reckoning(other, table).worths()


def test_an_afterstate_is_the_position_that_the_rules_come_to() -> None:
    """Passages and what is given back, one decision of several ahead, as the table sees them."""
    for seats in (1, 3):
        for state in walked(seats, "a", "d"):
            if state.step not in ("passage", "spare"):
                continue
            view = state.view(state.seat)
            reckoned = Reckoning(view, table_for(state))
            worths = reckoned.worths()
            for action in state.legal_actions():
                after = state.apply(action)
                if after.boss:
                    assert worths[action] == pytest.approx(forecast.at_boss(after, state.seat))
                else:
                    seen = worth.features(of(after, state.seat))
                    assert worths[action] == pytest.approx(table_for(state).chance(seen))


def test_the_boss_is_reckoned_exactly() -> None:
    hand = tuple(PLACE[tile] for tile in SET if str(tile) in ("1-6", "2-6"))
    assert standing(hand) == pytest.approx(5 / 6)
    assert standing(hand, ()) == pytest.approx(1), "who is left alone of several wins with anything"
    rival = (tuple(PLACE[tile] for tile in SET if str(tile) in ("0-1", "6-6")),)
    assert standing(hand, rival) == pytest.approx(1 - (1 / 6) * (5 / 6 * 0 + 1 / 6))
    assert stands(None)[hand[0]][hand[0]] == 0, "one domino is never more than fourteen"


def test_one_who_searches_where_all_fits_is_sure_of_a_passage_and_keeps_the_treasure() -> None:
    """The mistake of the bot before: it laid what it should have carried out."""
    state = dungeon("6-6", hands="1-6 2-6", pile="0-6 3-6 4-6 5-6")
    assert chosen(state) == "search"


def test_who_holds_the_best_two_gives_back_whatever_else_was_won() -> None:
    for hand, drawn in (("2-6 5-5", "1-6"), ("1-6 2-6", "1-2")):
        won = do(fated(dungeon("3-3", hands=hand), [1], drawn), "search") if drawn == "1-2" else None
        won = won or do(fated(dungeon("3-3", hands=hand), [6], drawn), "search")
        assert chosen(won) in ("discard 5-5", "discard 1-2")


def test_alone_nothing_is_reckoned_when_a_fight_was_lost() -> None:
    state = dungeon("3-3", hands="1-6", pile="0-0 1-1", downs=[[tile for tile in SET if str(tile) == "2-6"]])
    assert bot.reckoned(state.view(0), "strong") is None
    assert bots.choose(state, 0, "strong", 1, bot) in state.legal_actions()


def test_only_the_strong_bot_reckons() -> None:
    state = dungeon("3-3", hands="1-6 2-6")
    assert [bot.reckoned(state.view(0), strength) is None for strength in bots.STRENGTHS] == [
        True,
        True,
        False,
    ]
