"""A map that is played, and what belongs to no step: lines of RULES.md, each test named after its own."""

from __future__ import annotations

from typing import Any

import pytest

from dominoes.domino import Domino
from dominoes.duel import winning
from dungeon_maps import before, during, made
from games import load
from games.dungeons import desk
from games.dungeons.notes import entries
from games.dungeons.pieces import TORCHES
from games.dungeons.rules import GAME, LOST, Dungeons
from games.dungeons.table import VERBS, grade, place, score_words
from positions import arranged, dice, do, legal, tiles, told
from tabletop import bots

# A hall with three rooms behind it: the boss, in the room laid last, lies two doors on.
ROOMS = ("3-3", "1-3 at -2,0 straight", "0-3 at 2,0 straight", "3-6 at 0,-1 straight", "2-6 at 0,-5 straight")


def quest(**fields: Any) -> Dungeons:
    """That map, entered; the double six is not on it."""
    state = do(before(*ROOMS, hand="0-0 1-2 4-5", made=True, special=tiles("1-3")), "play this map")
    return arranged(state, **fields) if fields else state


def roll(state: Dungeons, action: str, *values: int) -> Dungeons:
    """After an action and a roll that shows this."""
    return do(state, action, luck=dice(*values))


# --- DU6.6, DU6.7, DU7.1: beside the rules


def test_DU6_6_notes_go_with_their_room_and_belong_to_no_other() -> None:
    state = made(3)
    serial = state.serials[-1]
    notes = dict(desk.write(state, {}, f"note {serial}", "A cold draught.", 0).changes)
    notes |= desk.write(state, notes, f"title {serial}", "The cellar", 0).changes
    assert notes == {f"note {serial}": "A cold draught.", f"title {serial}": "The cellar"}
    tile = state.laid[-1].domino
    gone = do(state, f"take away {tile}")
    assert serial not in gone.serials
    grown = do(gone, "add a room", "add a room")
    assert len(grown.laid) == 13 and not set(grown.serials[11:]) & {serial}, "a new room is another room"


def test_DU6_6_a_text_is_cut_where_the_rules_of_the_page_say_so() -> None:
    state = made(3)
    assert len(desk.write(state, {}, "note 1", "x" * 5000, 0).changes["note 1"]) == entries.NOTE
    assert len(desk.write(state, {}, "title 1", "x" * 5000, 0).changes["title 1"]) == entries.TITLE


def test_DU6_7_pawns_belong_to_no_rule() -> None:
    state = made(3)
    notes = desk.write(state, {}, "monster", "", 0).changes
    assert list(notes) == ["token 1"] and entries.tokens(state, notes)
    assert not any("token" in text for text in map(str, state.legal_actions()))
    assert "token" not in str(state.to_json())


def test_DU7_1_a_map_made_in_either_way_can_be_charted_whole_or_as_the_players_know_it() -> None:
    from games.dungeons.charting import chart_of

    early = do(made(3), "begin the evening")
    late = during("3-5 by 3", "1-2 by 2 at 0,-3 straight", secret="1,0", locked="-1,0=0-1")
    for state in (early, late):
        whole, known = chart_of(state, {}), chart_of(state.view(None), {})
        assert len(whole.rooms) == len(state.laid) and len(known.rooms) == len(state.view(None).laid)
    assert "secret" in {exit.kind for exit in chart_of(late, {}).exits}
    assert {exit.kind for exit in chart_of(late.view(None), {}).exits} == {"open", "blocked", "locked"}


# --- DU8.1


def test_DU8_1_a_hero_with_five_torches_in_the_first_room_which_is_safe() -> None:
    state = quest()
    assert TORCHES == 5 == state.torches and state.entered == tiles("3-3") and not state.trophies
    assert told(state) == ["delved"] and "5 torches" in state.tell(state.events()[0])
    assert "fight in 3-3" not in legal(state) and "dice" not in state.drawn, "nothing is rolled for it"


def test_DU8_1_without_a_torch_the_hero_is_lost_in_the_dark() -> None:
    state = quest(torches=1, trophies=tiles("1-3"), entered=tiles("3-3 1-3"))
    lost = roll(state, "fight in 0-3", 6)
    assert lost.ending == "dark" and told(lost) == ["met", "beaten", "torch", "dark"] and not legal(lost)
    outcome = lost.outcome()
    assert outcome and outcome.places == (0,) and outcome.scores == ((LOST, 5),) and grade((LOST, 5)) == 0
    assert "lost" in outcome.reasons[0] and "lost" in score_words((LOST, 5))


# --- DU8.2


def test_DU8_2_doors_of_rooms_next_to_one_that_was_entered_and_no_others() -> None:
    state = quest()
    assert legal(state, "fight") == ["fight in 1-3", "fight in 0-3", "fight in 3-6"]
    inside = roll(state, "fight in 3-6", 3)
    assert set(legal(inside)) >= {"fight in 1-3", "fight in 0-3"} and "fight in 3-6" not in legal(inside)
    assert "challenge the boss in 2-6" in legal(inside)
    boss_far = before(*ROOMS, "1-2 at 0,-9 straight", hand="0-0 1-1 4-5", made=True)
    further = do(boss_far, "play this map", "fight in 3-6", luck=dice(3))
    assert "fight in 2-6" in legal(further)


def test_DU8_2_a_door_that_stayed_shut_can_be_tried_again() -> None:
    state = roll(quest(), "fight in 1-3", 6)
    assert "fight in 1-3" in legal(state) and "sneak into 1-3" in legal(state)


# --- DU8.3


@pytest.mark.parametrize("tile", ["1-3", "0-3", "3-6"])
def test_DU8_3_any_number_from_the_lower_half_to_the_higher_wins_a_blank_counts_as_1(tile: str) -> None:
    low, high = Domino.parse(tile)
    wins = range(max(1, low), high + 1)
    assert list(winning(Domino.parse(tile))) == list(wins)
    for die in range(1, 7):
        after = roll(quest(), f"fight in {tile}", die)
        won = die in wins
        assert (Domino.parse(tile) in after.trophies) == won == (Domino.parse(tile) in after.entered)
        assert after.torches == TORCHES - (not won)


def test_DU8_3_a_trophy_counts_the_rooms_reward_twice_if_it_is_a_special_encounter() -> None:
    assert roll(quest(), "fight in 3-6", 3).loot() == 6, "it is entered by the three"
    assert roll(quest(), "fight in 0-3", 3).loot() == 0, "its reward is a blank"
    assert roll(quest(), "fight in 1-3", 3).loot() == 2, "a one, twice"


def test_DU8_3_an_illusion_deceives_nobody_in_this_game() -> None:
    """The rules count the numbers as they are, whatever is marked."""
    marked = quest(fakes=[("reward", Domino(3, 6))])
    assert roll(marked, "fight in 3-6", 3).loot() == 6


# --- DU8.4


def test_DU8_4_to_sneak_in_more_than_the_risk_without_a_trophy() -> None:
    for die in range(1, 7):
        after = roll(quest(), "sneak into 3-6", die)
        past = die > 3
        assert (Domino(3, 6) in after.entered) == past and not after.trophies
        assert after.torches == TORCHES - (not past)


def test_DU8_4_past_a_six_nobody_sneaks_and_past_a_blank_everybody() -> None:
    state = do(
        before(
            "6-6",
            "2-6 at 0,-1 straight",
            "0-2 at 0,-5 straight",
            "0-5 at 0,-9 left",
            "3-5 at -3,-10 straight",
        ),
        "stop here",
        "play this map",
    )
    assert "sneak into 2-6" not in legal(state) and "fight in 2-6" in legal(state)
    inside = arranged(state, entered=tiles("6-6 2-6 0-2"))
    for die in range(1, 7):
        assert Domino(0, 5) in roll(inside, "sneak into 0-5", die).entered


# --- DU8.5


def test_DU8_5_the_boss_waits_in_the_double_six() -> None:
    state = before("3-6 by 3", "6-6 at 0,-3 cross", "2-6 at 0,-5 straight", made=True, hand="0-0 0-1 1-1")
    assert do(state, "play this map").boss_room() == Domino(2, 6), "the finale comes first"
    assert do(arranged(state, finale=False), "play this map").boss_room() == Domino(6, 6)


def test_DU8_5_where_that_is_not_on_the_map_or_its_first_room_in_the_room_laid_last() -> None:
    assert arranged(quest(), finale=False).boss_room() == Domino(2, 6)
    first = before(
        "6-6", "2-6 at 0,-1 straight", "5-6 at -2,0 straight", made=True, hand="0-0 0-1 1-1", finale=False
    )
    assert do(first, "play this map").boss_room() == Domino(5, 6)


def test_DU8_5_whoever_has_a_trophy_can_challenge_the_boss_next_door() -> None:
    near = quest(entered=tiles("3-3 3-6"))
    assert not legal(near, "challenge"), "there is no trophy to fight for"
    assert "fight in 2-6" not in legal(near) and "sneak into 2-6" not in legal(near)
    assert legal(arranged(near, trophies=tiles("3-6")), "challenge") == ["challenge the boss in 2-6"]
    far = quest(trophies=tiles("1-3"), entered=tiles("3-3 1-3"))
    assert not legal(far, "challenge"), "it is not next door"


def at_boss() -> Dungeons:
    state = quest(entered=tiles("3-3 3-6 1-3"), trophies=tiles("3-6 1-3"))
    return do(state, "challenge the boss in 2-6")


def test_DU8_5_one_fight_for_each_trophy_in_any_order_kept_it_counts_twice() -> None:
    state = at_boss()
    assert legal(state) == ["stake 3-6", "stake 1-3"]
    one = roll(state, "stake 1-3", 6)
    assert told(one) == ["staked", "taken"] and legal(one) == ["stake 3-6"]
    out = roll(one, "stake 3-6", 4)
    assert told(out) == ["staked", "kept", "out"] and out.ending == "boss" and out.loot() == 12
    outcome = out.outcome()
    assert outcome and outcome.places == (1,) and outcome.scores == ((12, 5),) and not legal(out)
    assert roll(roll(state, "stake 1-3", 2), "stake 3-6", 4).loot() == 2 * (6 + 2)


def test_DU8_5_no_torch_burns_against_the_boss() -> None:
    state = arranged(at_boss(), torches=1)
    after = roll(state, "stake 1-3", 6)
    assert after.torches == 1 and not after.ending


def test_DU8_5_with_nothing_kept_nothing_is_won() -> None:
    out = roll(roll(at_boss(), "stake 1-3", 6), "stake 3-6", 1)
    outcome = out.outcome()
    assert outcome and outcome.places == (2,) and outcome.scores == ((0, 5),)
    assert "taken everything" in outcome.reasons[0]


def test_DU8_5_any_trophy_kept_is_a_win_even_one_that_counts_nothing() -> None:
    state = quest(entered=tiles("3-3 3-6 0-3"), trophies=tiles("0-3"))
    out = roll(do(state, "challenge the boss in 2-6"), "stake 0-3", 2)
    outcome = out.outcome()
    assert outcome and outcome.places == (1,) and outcome.scores == ((0, 5),)


# --- DU8.6


def test_DU8_6_the_hero_can_leave_at_any_time_and_that_is_no_win() -> None:
    state = quest(entered=tiles("3-3 3-6 1-3"), trophies=tiles("3-6 1-3"))
    for one in (quest(), state):
        assert legal(one)[-1] == "leave the dungeon"
    out = do(state, "leave the dungeon")
    outcome = out.outcome()
    assert outcome and outcome.places == (2,) and outcome.scores == ((8, 5),), "as they count, not twice"
    assert "leave the dungeon" not in legal(at_boss()), "the boss lets nobody go"


# --- scores, places, words


def test_every_score_is_told_and_has_its_place_and_grade() -> None:
    for loot in (LOST, 0, 1, 9, 10, 24, 25, 49, 50, 200):
        assert score_words((loot, 12)) and GAME.can_score((loot, 12))
    assert [place((loot, 12)) for loot in (LOST, 0, 1, 9, 10, 24, 25, 49, 50)] == [0, 1, 2, 2, 3, 3, 4, 4, 5]
    assert [grade((loot, 12)) for loot in (LOST, 0, 1, 11, 12, 29, 30)] == [0, 1, 2, 2, 3, 3, 4]


def test_a_map_put_away_is_neither_won_nor_lost() -> None:
    outcome = do(made(3), "end the evening").outcome()
    assert outcome and outcome.places == (2,) and outcome.scores == ((0, 12),) and outcome.value(0) == 0


def test_every_action_of_a_quest_is_said_in_words() -> None:
    state = at_boss()
    for one in (quest(), state):
        for action in one.legal_actions():
            assert VERBS.order(one, action, ("Ada",))
    assert "torch" in quest().prompt() and "which trophy" in state.prompt()


# --- bots


def test_a_map_that_is_played_is_a_fair_game() -> None:
    """Of maps with twelve rooms the strong bot wins about half (measured on two thousand: 47 %)."""
    entry, won = load("dungeons"), 0
    for seed in range(60):
        state = do(made(f"balance {seed}"), "play this map")
        while not state.ending:
            state.play(bots.choose(state, 0, "strong", seed, entry.bot))
        won += state.ending == "boss" and bool(state.trophies)
    assert 18 <= won <= 38
