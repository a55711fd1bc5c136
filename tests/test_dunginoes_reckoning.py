"""What Dunginoes' strong bot reckons alone: the layout of what it looks at, a worth for all that may be
done, and moves that are plainly right."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from dungeons import TURN, dungeon
from games import load
from games.dunginoes import bot, worth
from games.dunginoes.pieces import SET
from games.dunginoes.position import PLACE, of, standing
from games.dunginoes.reckoning import MANY, Reckoning, reckoned
from games.dunginoes.rules import Dunginoes
from positions import tiles
from tabletop import bots
from tabletop.worth import Table
from training import dunginoes as training
from walks import walk

ENTRY = load("dunginoes")
WHOLE = 800  # positions that a decision looks at, at most
SURE = {"hands": "1-6 2-6", "pile": "0-6 3-6 4-6 5-6"}  # each can be laid at a six, and the hand is the best
WON = [("spare",), TURN[-1]]


def walked(*seeds: str) -> list[Dunginoes]:
    """Positions of which a strong bot reckons."""
    return [
        state
        for seed in seeds
        for state in walk(ENTRY, 1, seed)
        if isinstance(state, Dunginoes)
        and not state.ending
        and bot.reckoned(state.view(0), "strong") is not None
    ]


def best(state: Dunginoes, table: Table | None = None) -> str:
    worths = Reckoning(state.view(0), table or worth.table()).worths()
    return str(max(worths, key=worths.__getitem__))


def test_the_blocks_of_features_add_up() -> None:
    starts = [worth.HAND, worth.PILE, worth.OPEN, worth.CROSSING, worth.MEASURES, worth.LENGTH]
    assert [after - before for before, after in pairwise(starts)] == [28, 28, 7, 7, len(worth.NAMES)]
    assert training.LENGTH == worth.LENGTH


def test_the_weights_are_those_of_the_features() -> None:
    assert len(worth.table().rows) == worth.LENGTH
    assert len(worth.table().start) == training.HIDDEN


def test_features_have_a_place_each_and_are_small() -> None:
    for state in walked("a", "b", "c", "d"):
        if state.step != "play_or_search":
            continue
        position = of(state)
        for one in (position, position._replace(hand=position.hand[1:], drawing=True)):
            found = worth.features(one)
            places = [place for place, _ in found]
            assert len(set(places)) == len(places) and all(0 <= place < worth.LENGTH for place in places)
            assert all(0 < value <= 4 for _, value in found)


def test_every_legal_action_has_a_worth_and_each_step_is_short() -> None:
    for state in walked("a", "b", "c", "d"):
        reckoning, before = Reckoning(state.view(0), worth.table()), 0
        for worths in reckoning.steps():
            assert worths and all(0 <= chance <= 1 for chance in worths.values())
            assert reckoning.looked - before <= MANY
            before = reckoning.looked
        assert set(worths) == set(state.legal_actions())
        assert reckoning.looked <= WHOLE


def test_nothing_comes_into_it_but_what_is_seen() -> None:
    """Neither luck nor the order in which the pile lies."""
    for state in walked("a", "b"):
        other = state.determinize(0, 5)
        Random(1).shuffle(other.pile)
        found = [list(reckoned(one, worth.table()))[-1] for one in (state, state.view(0), other)]
        assert found[0] == found[1] == found[2]


def test_what_is_reckoned_is_what_the_rules_come_to() -> None:
    """Where no luck comes before the next turn or the boss."""
    looked = 0
    for state in walked(*"abcdefghijklmnop"):
        if state.step in ("passage", "spare"):
            for action, chance in Reckoning(state.view(0), worth.table()).worths().items():
                after = state.apply(action)
                seen = of(after)
                told = standing(seen.hand) if after.boss else worth.table().chance(worth.features(seen))
                assert chance == pytest.approx(told)
                looked += 1
    assert looked > 20


def test_a_search_is_the_mean_over_what_may_be_drawn_and_what_a_fight_may_bring() -> None:
    state = dungeon("6-6", hands="1-6 2-6", pile="0-6 0-1 1-1")
    reckoning = Reckoning(state.view(0), worth.table())
    worths = reckoning.worths()
    passage, weak, weaker = (PLACE[tile] for tile in tiles("0-6 0-1 1-1"))
    fights = [reckoning.fight(weak, (weaker, passage)), reckoning.fight(weaker, (weak, passage))]
    for fight in fights:
        assert fight <= 1 / 6, "each of the two is beaten only by a 1"
    found = reckoning.passage(passage, (weak, weaker))
    [search] = [chance for action, chance in worths.items() if action.verb == "search"]
    assert search == pytest.approx((found + sum(fights)) / 3)


def test_the_boss_is_reckoned_exactly() -> None:
    best_two = [PLACE[tile] for tile in tiles("1-6 2-6")]
    assert standing(best_two) == pytest.approx(5 / 6)
    assert standing(best_two[:1]) == 0, "one domino is never more than fourteen"
    fights = dungeon("3-3", hands="1-6 2-6", boss=True, unfought=tiles("2-6"), agenda=[("face_boss",)])
    [chance] = Reckoning(fights.view(0), worth.table()).worths().values()
    assert chance == pytest.approx(5 / 6), "the other has been fought, and is kept"


def test_where_a_search_is_a_sure_passage_no_treasure_is_laid() -> None:
    """The largest mistake of the bot before."""
    assert best(dungeon("6-6", **SURE)) == "search"


def test_it_does_not_search_for_a_fight_it_can_do_without() -> None:
    """Nearly nothing fits, and the monsters are hard; 3-4 can be laid."""
    state = dungeon("3-3", hands="3-4 2-6", pile="0-0 1-1 5-5 6-6 0-1 3-5")
    assert best(state).startswith("lay 3-4")


@pytest.mark.parametrize("pile", ["0-0", "0-0 1-1 3-4"])
def test_before_the_boss_what_gets_past_it_is_kept(pile: str) -> None:
    state = dungeon("6-6", hands="1-6 2-6 5-5", pile=pile, agenda=WON)
    assert best(state) == "discard 5-5"


def test_a_planted_worse_table_makes_worse_moves() -> None:
    table = worth.table()
    worse = replace(table, out=[-weight for weight in table.out], rest=-table.rest)
    assert best(dungeon("6-6", **SURE), worse) != "search"
    luck = Random(1)
    rows = luck.sample(table.rows, len(table.rows))
    seeds = range(12)
    well = sum(training.result(table, seed) for seed in seeds)
    assert sum(training.result(replace(table, rows=rows), seed) for seed in seeds) < well


def test_only_the_strong_bot_reckons_alone_and_while_something_can_be_won() -> None:
    state = dungeon("3-3", hands="1-6 2-6")
    lost = dungeon("3-3", hands="1-6", downs=[tiles("2-6")])
    several = dungeon("3-3", hands="1-6 2-6 / 0-0 1-1")
    assert [bot.reckoned(state.view(0), strength) is None for strength in bots.STRENGTHS] == [
        True,
        True,
        False,
    ]
    assert bot.reckoned(lost.view(0), "strong") is None and bot.reckoned(several.view(0), "strong") is None
    assert bots.choose(lost, 0, "strong", 1, bot) == bots.choose(lost, 0, "middle", 1, bot)


def test_a_match_teaches_what_positions_are_worth() -> None:
    table = Table([[0.0] * 2 for _ in range(worth.LENGTH)], [0.0] * 2, [0.0] * 2, 0.0)
    samples = training.episode(table, 1, 0.5)
    assert len(samples) > 5 and samples == training.episode(table, 1, 0.5)
    for features, target in samples:
        assert 0 <= target <= 1 and all(0 <= place < worth.LENGTH for place, _ in features)
    assert all(tile in SET for tile in PLACE)
