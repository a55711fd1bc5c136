"""Head starts: what each game gives for them, and that a match without one is as it always was."""

from __future__ import annotations

import json

import pytest

import dungeons
import games
from dominoes.domino import Domino
from games import SHELF, load
from games.colf_dada import combat
from games.colf_dada.pieces import Muscle
from games.colf_dada.rules import GAME as COLF
from games.colf_dada.rules import ColfDada
from games.domino_run.rules import GAME as RUN
from games.domino_run.rules import DominoRun
from games.dunginoes.rules import GAME as DUNGINOES
from games.dunginoes.verbs import VERBS
from games.penguins.rules import GAME as PENGUINS
from games.penguins.rules import Penguins
from games.run_away.rules import GAME as RUN_AWAY
from positions import arranged, dice, do, legal, told
from tabletop.grid import Point
from tabletop.head_start import changed, given, head_starts, levels, option_of, turned, words
from tabletop.link import parse, seed_link
from tabletop.match import Match, MatchError

# --- the middle -----------------------------------------------------------------------


def test_each_seat_has_an_option_of_its_own_with_words_of_its_own() -> None:
    made = head_starts(("a card", "two cards"), range(2, 4), "More cards.")
    assert [*made] == ["head-start-1", "head-start-2", "head-start-3"]
    assert made["head-start-3"].choices[1] == "Head start for seat 3 (a card)"
    assert [one.seats for one in made.values()] == [range(2, 4), range(2, 4), range(3, 4)]
    alone = head_starts(("a card",), range(1, 2), "More cards.")
    assert alone["head-start"].choices == ("No head start", "Head start (a card)")


def test_a_dial_goes_from_little_to_much_whatever_the_levels_are_numbered() -> None:
    made = head_starts(("a card", "three cards", "two cards"), range(1, 2), "More cards.", (1, 3, 2))
    option = made["head-start"]
    assert option.dial == (0, 1, 3, 2) and option.choices[3] == "Head start (two cards)"
    assert [turned(option, level, 1) for level in (0, 1, 3, 2)] == [1, 3, 2, None]
    assert turned(option, 3, -1) == 1 and turned(option, 0, -1) is None
    for slug in SHELF:
        found = option_of(load(slug).game, 0)
        assert found and sorted(found[1].dial) == [*range(len(found[1].steps))]


def test_levels_by_seat_and_back() -> None:
    options = given(PENGUINS, [0, 2, 1])
    assert options == {"head-start-2": 2, "head-start-3": 1} and levels(options, 3) == (0, 2, 1)
    assert levels({"head-start": 3}, 1) == (3,)
    before = {"late": 1, "head-start-2": 2}
    assert changed(PENGUINS, before, [1, 0]) == {"late": 1, "head-start-1": 1}
    assert words(PENGUINS, before, 1) == "buddies within 4 squares" and not words(PENGUINS, before, 0)
    assert option_of(load("nullgame").game, 0) is None


def test_a_match_with_a_head_start_comes_by_link_and_from_a_save() -> None:
    match = Match(PENGUINS, 3, "train", {"head-start-3": 1, "late": 1})
    link = seed_link(match)
    assert link == "penguins/1/train/head-start-3=1,late=1,seats=3/-"
    for again in (
        parse(link, games.find).match,
        Match.from_json(PENGUINS, json.loads(json.dumps(match.to_json()))),
    ):
        assert again.state == match.state and again.state.head_starts == (0, 0, 1)
    assert match.variant == ["No first move", "Head start for seat 3 (buddies within 5 squares)"]
    refused = r"^Head start for seat 3 \(buddies within 5 squares\) is for 3 or 4 players, not 2\.$"
    with pytest.raises(MatchError, match=refused):
        Match(PENGUINS, 2, "train", {"head-start-3": 1})


def test_a_state_without_a_head_start_says_nothing_of_it() -> None:
    for slug in SHELF:
        game = load(slug).game
        state = game.new(game.seats[0], "train")
        assert "head_starts" not in state.to_json() and state.head_start(0) == 0
        assert type(state).from_json(state.to_json()) == state
        begun = game.new(game.seats[0], "train", **given(game, [2]))
        assert begun.to_json()["head_starts"][0] == 2 and begun.view(None).head_start(0) == 2
        assert type(begun).from_json(begun.to_json()) == begun


def test_what_is_measured_fits_the_game() -> None:
    for slug in SHELF:
        entry = load(slug)
        found = option_of(entry.game, 0)
        assert found and 4 <= len(found[1].steps) <= 8
        for seats, level in entry.table.FACTS.even.items():
            assert seats in entry.game.seats and 0 < level < len(found[1].steps)


# --- the rules ------------------------------------------------------------------------


def test_DR5_1_dice_and_abilities_from_the_first_and_the_same_line() -> None:
    plain = RUN.new(1, "train")
    assert isinstance(plain, DominoRun)
    starts = [(2, 0, 5), (2, 1, 5), (3, 0, 5), (3, 1, 5), (4, 0, 5), (2, 1, 7)]
    for level, (pool, abilities, runner) in enumerate(starts):
        state = RUN.new(1, "train", **{"head-start": level})
        assert isinstance(state, DominoRun)
        assert state.pool == pool and len(state.abilities) == abilities and state.line == plain.line
        assert state.runner == runner
        assert state.treasures == pool - 2 + abilities, "they can be given up as any others (DR3.4)"
        assert len(do(state, "keep the line").dice) == pool


def test_CD8_1_a_life_takes_all_hits() -> None:
    for level in range(1, 5):
        begun = COLF.new(1, "train", **{"head-start": level})
        assert isinstance(begun, ColfDada) and begun.lives == level
    state = COLF.new(1, "train", **{"head-start": 1})
    assert isinstance(state, ColfDada)
    state.columns = [(Muscle(Domino(1, 2), 3),), (Muscle(Domino(0, 3), 2),)]
    combat.clean_up(state)
    assert state.lives == 0 and state.alive and not state.ending
    assert "stood up" in told(state) and not any(muscle.hits for column in state.columns for muscle in column)
    state.columns = [(Muscle(Domino(1, 2), 3),), ()]
    combat.clean_up(state)
    assert state.ending == "dead", "there is no life left"


def test_CD8_1_a_life_is_no_help_without_a_number() -> None:
    state = COLF.new(1, "train", **{"head-start": 1})
    assert isinstance(state, ColfDada)
    state.columns = [(Muscle(Domino(0, 0), 3),), ()]
    combat.clean_up(state)
    assert state.ending == "dead" and state.lives == 1


def test_DU5_1_each_charm_rolls_a_lost_fight_again() -> None:
    begun = [DUNGINOES.new(2, "train", **{"head-start-2": level}).charms for level in range(5)]
    assert begun == [(), (0, 1), (0, 2), (0, 3), (0, 5)]
    state = arranged(dungeons.dungeon("3-3", hands="3-5 0-1"), head_starts=(2,), charms=(2,))
    lost_and_won = dungeons.search(state, "2-4", 6, 3)
    assert told(lost_and_won) == ["searched", "met", "charmed", "beat"] and lost_and_won.charms == (1,)
    assert "a charm turns the die over; 1 left" in lost_and_won.tell(lost_and_won.events()[2])
    lost = dungeons.search(state, "2-4", 6, 6, 6)
    assert told(lost)[2:5] == ["charmed", "charmed", "beaten"] and lost.charms == (0,)


def test_DU5_1_a_charm_is_told_beside_the_odds_of_one_roll() -> None:
    state = arranged(dungeons.dungeon("3-3", hands="3-5 0-1"), head_starts=(2,), charms=(2,))
    search = next(action for action in state.legal_actions() if action.verb == "search")
    said = VERBS.forecast(state.view(0), search)
    assert said.endswith("A fight lost is rolled again: you have 2 charms.")
    assert "charm" not in VERBS.forecast(arranged(state, charms=(0,)).view(0), search)


def test_DU5_1_a_charm_helps_against_the_boss_too() -> None:
    state = arranged(dungeons.dungeon("3-3", hands="2-4 0-1"), head_starts=(1,), charms=(1,))
    boss = arranged(
        state, boss=True, unfought=state.hands[0], agenda=[("face_boss",), ("escape",), ("close",)]
    )
    after = do(boss, "fight with 2-4", luck=dice(6, 2))
    assert told(after)[:3] == ["staked", "charmed", "kept"] and after.charms == (0,)


def places(state: Penguins, whose: int) -> list[int]:
    """How far from the nest each square is where a buddy of this penguin may be hidden now."""
    nest = state.lies(state.nests[whose])
    said = [text.split(" ") for text in legal(state)]
    squares = [Point.parse(word[4]) for word in said if int(word[2]) // 2 == whose]
    return sorted(min(abs(square.x - x) + abs(square.y - y) for x, y in nest) for square in squares)


def test_PN5_3_buddies_are_hidden_near_the_nest() -> None:
    for level, most in enumerate([(99, 99), (5, 5), (4, 4), (3, 3), (2, 2), (2, 5), (2, 3), (2, 4)]):
        state = PENGUINS.new(2, "train", **given(PENGUINS, [level, 0]))
        assert isinstance(state, Penguins)
        far: list[int] = []
        while state.step == "place":
            if state.seat == 1:
                far.append(max(places(state, 0)))
            else:
                assert max(places(state, 1)) > 6, "the other has none"
            state = do(state, legal(state)[-1])
        assert len(far) == 2 and all(one <= its for one, its in zip(far, most, strict=True))


def test_PN5_3_if_no_square_is_near_the_nearest_are_taken() -> None:
    state = PENGUINS.new(2, "train", **given(PENGUINS, [3, 0]))
    assert isinstance(state, Penguins)
    far = [Point(40, 40), Point(41, 41)]
    assert state.hideouts(0, far) == far[:1] and state.hideouts(2, far) == far


def test_PN5_3_a_square_too_far_says_so() -> None:
    state = PENGUINS.new(2, "train", **given(PENGUINS, [3, 3]))
    assert isinstance(state, Penguins)
    near = {text.split(" ")[4] for text in legal(state)}
    taken = {str(square) for seat in (0, 1) for square in state.stands(seat)}
    [*off] = {str(square) for square in state.ice} - near - taken
    assert off and all("(PN5.3)" in state.why_not(f"square {square}") for square in off)


def test_RA10_4_farther_on_and_with_gold() -> None:
    plain = RUN_AWAY.new(2, "train")
    for level, (place, gold) in enumerate([(8, 6), (12, 9), (16, 12), (20, 15), (26, 20), (32, 25)], start=1):
        state = RUN_AWAY.new(2, "train", **{"head-start-2": level})
        assert state.place == [0, place] and state.gold == [0, gold]
        assert (state.bags, state.life, state.boss_at) == (plain.bags, plain.life, plain.boss_at)


def test_DU8_7_more_torches() -> None:
    from games.dungeons.rules import GAME as MAPS

    for level, torches in enumerate([5, 6, 7, 8, 10, 13, 11]):
        state = MAPS.new(1, "train", **{"head-start": level})
        while "play this map" not in legal(state):
            state = state.apply(state.legal_actions()[0])
        assert state.all_torches == torches
        after = do(state, "play this map")
        assert after.torches == torches and f"{torches} torches" in after.tell(after.events()[0])
