"""How the strong hero reckons what can be done in a map that is played (DU8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import inf, prod
from typing import Any

import pytest

from dominoes.domino import Domino
from dominoes.duel import winning
from dungeon_maps import before, made
from games.dungeons import bot
from games.dungeons.pieces import FACES
from games.dungeons.quest import hope
from games.dungeons.rules import Dungeons
from positions import arranged, do, tiles
from tabletop import bots
from tabletop.actions import Action
from tabletop.chance import below

# A hall with three rooms behind it: two dead ends, and one before the boss, who is in the room laid last.
ROOMS = ("3-3", "1-3 at -2,0 straight", "0-3 at 2,0 straight", "3-6 at 0,-1 straight", "2-6 at 0,-5 straight")


def quest(*rooms: str, **fields: Any) -> Dungeons:
    """That map, or another one, entered."""
    state = do(before(*(rooms or ROOMS), made=True), "play this map")
    return arranged(state, **fields) if fields else state


def entered(seed: int | str, rooms: int = 12, **options: int) -> Dungeons:
    """A map that made itself, entered."""
    return do(made(seed, rooms, **options), "play this map")


def worths(state: Dungeons, most: int = hope.MOST) -> Mapping[Action, float]:
    """What came of a reckoning."""
    *_, found = hope.reckoned(state, most)
    return found


def chosen(state: Dungeons) -> str:
    """What the strong hero does."""
    return str(bots.choose(state, 0, "strong", 1, bot))


def walked(state: Dungeons, seed: int) -> Iterator[Dungeons]:
    """A quest by luck, but for the way out, which is never taken."""
    for ply in range(60):
        yield state
        choices = [action for action in state.legal_actions() if action.verb != "leave"]
        if not choices:
            return
        state = state.apply(choices[below(seed, "walk", ply, len(choices))])


# --- exact --------------------------------------------------------------------------------


def by_trying_all(state: Dungeons) -> float:
    """What a quest is worth, with every action tried at every position and every roll after it."""
    boss, all_pieces = state.boss_room(), state.laid
    dangers = {piece.domino: piece.near_number for piece in all_pieces}
    before = {piece.domino: all_pieces[piece.joins].domino for piece in all_pieces[1:]}

    @cache
    def worth(been: frozenset[Domino], trophies: frozenset[Domino], torches: int) -> float:
        if not torches:
            return 0.0
        doors = [tile for tile in before if tile not in been and before[tile] in been]
        found = [hope.CONTENT * bool(trophies)]
        if boss in doors:
            found.append(1 - prod(1 - len(winning(tile)) / FACES for tile in trophies))
        lost = worth(been, trophies, torches - 1)
        for tile in doors:
            fought, crept = len(winning(tile)) / FACES, max(0, FACES - dangers[tile]) / FACES
            if tile != boss:
                found.append(fought * worth(been | {tile}, trophies | {tile}, torches) + (1 - fought) * lost)
                found.append(crept * worth(been | {tile}, trophies, torches) + (1 - crept) * lost)
        return max(found)

    return worth(frozenset(state.entered), frozenset(state.trophies), state.torches)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_is_left_out_would_have_been_better(seed: int) -> None:
    for number, state in enumerate(walked(entered(f"all {seed}", 6 + seed % 3), seed)):
        if number % 2 == 0 and state.torches and not state.unstaked and not state.ending:
            assert max(worths(state).values()) == pytest.approx(by_trying_all(state), abs=1e-9)


def test_a_worth_is_the_chance_of_each_roll_times_what_it_leads_to() -> None:
    """At the last torch: to the boss at once with what there is, or first another trophy, which may fail."""
    state = quest(torches=1, entered=tiles("3-3 3-6"), trophies=tiles("3-6"))
    told = {str(action): worth for action, worth in worths(state).items()}
    assert told["challenge the boss in 2-6"] == pytest.approx(4 / 6)
    assert told["fight in 1-3"] == pytest.approx(3 / 6 * (1 - 2 / 6 * 3 / 6))
    assert told["sneak into 1-3"] == pytest.approx(3 / 6 * 4 / 6), "that brings no trophy"
    assert told["leave the dungeon"] == hope.CONTENT


def test_the_boss_takes_what_dice_take() -> None:
    state = quest(entered=tiles("3-3 1-3 0-3 3-6"), trophies=tiles("1-3 0-3"))
    facing = do(state, "challenge the boss in 2-6")
    assert list(worths(facing).values()) == pytest.approx([1 - 1 / 4] * 2)
    half = arranged(facing, unstaked=tiles("0-3"), trophies=tiles("1-3 0-3"))
    assert list(worths(half).values()) == [1.0], "one is kept already"
    last = arranged(facing, unstaked=tiles("0-3"), trophies=tiles("0-3"))
    assert list(worths(last).values()) == pytest.approx([1 / 2])


def test_every_legal_action_has_a_worth_at_every_step() -> None:
    for seed, rooms in enumerate((12, 12, 20, 27)):
        for state in walked(entered(f"walk {seed}", rooms), seed):
            if state.ending:
                continue
            for found in hope.reckoned(state, 500):
                assert set(found) == set(state.legal_actions())
                assert all(0 <= worth <= 1 for worth in found.values())


def test_a_map_is_made_without_reckoning() -> None:
    assert bot.reckoned(made(1), "strong") is None
    for strength in ("easy", "middle"):
        assert bot.reckoned(quest(), strength) is None


def test_a_hard_map_is_given_another_way_on_but_not_for_ever() -> None:
    """DU5.2: by the strong one alone, until it is no longer hard, or twice."""
    seen = set()
    for seed in range(12):
        state = made(f"hard {seed}")
        for times in range(bot.AGAIN + 1):
            hard = max(worths(do(state, "play this map")).values()) < bot.HARD
            expected = "reroll" if hard and times < bot.AGAIN else "delve"
            assert bots.choose(state, 0, "strong", seed, bot).verb == expected
            assert bots.choose(state, 0, "middle", seed, bot).verb == "delve"
            seen.add((hard, times))
            if expected == "delve":
                break
            state = do(state, f"another way on from {state.laid[0].domino}")
    assert {(True, 0), (False, 0), (True, bot.AGAIN)} <= seen


def test_in_the_evening_the_map_stays_as_it_is() -> None:
    for seed in range(6):
        state = do(made(f"evening {seed}"), "begin the evening")
        assert bots.choose(state, 0, "strong", seed, bot).verb == "delve"


# --- plain positions ------------------------------------------------------------------------


def test_who_has_torches_to_spare_takes_more_along_to_the_boss() -> None:
    """Of two fights that are equally likely, the one for more treasure."""
    state = quest(torches=2, entered=tiles("3-3 3-6"), trophies=tiles("3-6"), special=tiles("1-3"))
    assert chosen(state) == "fight in 1-3"
    assert chosen(arranged(state, torches=1)) == "challenge the boss in 2-6"


def test_even_a_sure_win_can_bring_more_treasure() -> None:
    """With a trophy that cannot be lost, torches are for treasure, all but the last."""
    sure = ("1-1", "1-6 at 0,-1 straight", "6-6 at 0,-5 cross", "1-5 at 2,0 straight", "1-4 at -2,0 straight")
    state = quest(*sure, entered=tiles("1-1 1-6"), trophies=tiles("1-6"), torches=2)
    assert worths(state)[state.legal_actions()[-2]] == 1.0
    assert chosen(state) == "fight in 1-5"
    assert chosen(arranged(state, torches=1)) == "challenge the boss in 6-6"


def test_a_fight_that_cannot_be_lost_comes_first() -> None:
    sure = ("1-1", "1-3 at 0,-1 straight", "3-3 at 0,-5 cross", "1-6 at 2,0 straight")
    assert chosen(quest(*sure, torches=1)) == "fight in 1-6"


def test_whoever_may_still_win_stays() -> None:
    """With the last torch and one trophy: nearly one in five is worth a try, one in thirty is not."""
    rooms = ("5-5", "5-6 at 0,-1 straight", "6-6 at 0,-5 cross", "4-5 at 2,0 straight")
    rich: dict[str, Any] = {"torches": 1, "entered": tiles("5-5 4-5"), "trophies": tiles("4-5")}
    state = quest(*rooms, **rich)
    assert chosen(state) == "fight in 5-6"
    assert max(worths(state).values()) == pytest.approx(2 / 6 * (1 - (4 / 6) ** 2))
    farther = quest(*rooms, "4-6 at 0,-7 straight", **rich)
    assert chosen(farther) == "leave the dungeon"
    assert worths(farther)[farther.legal_actions()[0]] < 1 / 20


def test_rooms_beside_the_way_count() -> None:
    """What reckons with the way alone does not see that a strong trophy waits beside it."""
    rooms = ("2-2", "2-6 at 2,0 straight", "2-3 at 0,-1 straight", "3-3 at 0,-5 cross")
    state = quest(*rooms, torches=3)
    alone = hope.Quest(state, [])
    list(alone.look(inf))
    assert max(alone.worths().values()) < max(worths(state).values()) - 0.05


# --- bounds -------------------------------------------------------------------------------


def test_steps_are_short_and_few_on_the_largest_map() -> None:
    state = entered("large", 27, halls=2)
    quest = hope.Quest(state, hope.besides(state))
    seen = 0
    for _ in quest.look(5000):
        now = len(quest.tries) + len(quest.chances)
        assert now - seen <= hope.STEP
        seen = now
    steps = sum(1 for _ in hope.reckoned(state))
    assert steps <= 2 * 2 * hope.MOST / hope.STEP


@pytest.mark.parametrize("seed", range(3))
def test_rooms_that_do_not_count_make_little_difference(seed: int) -> None:
    state = entered(f"large {seed}", 20, halls=2)
    most, least = (max(worths(state, stands).values()) for stands in (20 * hope.MOST, hope.MOST))
    assert most - 0.01 <= least <= most + 1e-9, "never too much, and hardly too little"


def test_it_hangs_on_the_view_alone_and_is_the_same_each_time() -> None:
    state = entered("view")
    for one in (state.view(0), state.determinize(0, 7), state.determinize(0, 8), state.copy()):
        assert worths(one) == worths(state)


# --- and in matches -------------------------------------------------------------------------


def won(seeds: range) -> int:
    """How many of these maps the strong hero wins."""
    found = 0
    for seed in seeds:
        state = entered(f"duel {seed}")
        while not state.ending:
            state.play(bots.choose(state, 0, "strong", seed, bot))
        outcome = state.outcome()
        assert outcome
        found += outcome.places == (1,)
    return found


def test_whoever_takes_unlikely_fights_for_likely_ones_wins_less(monkeypatch: pytest.MonkeyPatch) -> None:
    best = won(range(40))
    monkeypatch.setattr(hope, "odds", lambda tile: 7 - len(winning(tile)))
    assert won(range(40)) < best - 5
