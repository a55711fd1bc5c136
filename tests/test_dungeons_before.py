"""Maps made before the game, line by line: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from dominoes import layout
from dominoes.domino import Domino
from dungeon_maps import before, joints, made, picture
from games.dungeons import rules
from games.dungeons.charting import chart_of
from games.dungeons.making.depths import depths
from games.dungeons.pieces import FEWEST, HAND, MOST, SET
from games.dungeons.rules import GAME, ROOMS, Dungeons
from games.dungeons.table import draw
from games.viewer import Viewer
from positions import arranged, do, legal, pulled, tiles, told
from tabletop import bots, chance
from tabletop.match import Match, MatchError
from tabletop.options import variant

SEEDS = range(40)
CLOSED_IN = ("3-5 by 3", "5-6 at 0,-3 straight", "1-6 at 0,-7 straight")  # shows a 1


def by_hand(seed: int, plies: int = 60) -> list[Dungeons]:
    """The states of a map that is laid by hand, by chance, until it is made."""
    state, states = GAME.new(1, seed), []
    for ply in range(plies):
        states.append(state)
        legals = [a for a in state.legal_actions() if a.verb in ("start", "lay", "exchange")]
        if not legals:
            break
        state = state.apply(legals[chance.below(seed, "hand", ply, len(legals))])
        state.check()
    return states


# --- DU5.1


def test_DU5_1_three_dominoes_in_hand_and_any_of_them_is_the_first_room() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        assert len(state.hand) == HAND == 3 and len(state.pile) == 25
        starters = {text.split()[2] for text in legal(state, "start")}
        assert starters == set(map(str, state.hand))


def test_DU5_1_the_half_of_the_first_room_that_is_nearest_is_the_entrance() -> None:
    state = arranged(GAME.new(1, 0), hand=tiles("1-4 2-2 3-5"), pile=[t for t in SET if str(t) not in HELD])
    assert "start with 1-4 by its 4" in legal(state) and "start with 1-4 by its 1" in legal(state)
    assert legal(state, "start").count("start with 2-2 by its 2") == 1, "a double has one way to lie"
    four = do(state, "start with 1-4 by its 4")
    assert picture(four) == "1\n\n4" and four.laid[0].near == (0, 0)
    assert [(end.number, str(end.joint)) for end in four.ends] == [(1, "0,-3")], "the entrance is no free end"
    assert layout.ENTRANCE == (0, 1)
    double = do(state, "start with 2-2 by its 2")
    assert picture(double) == "2 2" and joints([e.joint for e in double.ends]) == {"0,-1", "-2,0", "2,0"}


HELD = ("1-4", "2-2", "3-5")


def test_DU5_1_numbers_match_an_ordinary_domino_has_one_free_end_and_a_double_three() -> None:
    state = before("3-5 by 3", hand="5-5 1-5 3-4")
    assert legal(state, "lay") == [
        *(f"lay 1-5 at 0,-3 {shape}" for shape in ("straight", "left", "right")),
        "lay 5-5 at 0,-3 cross",
    ]
    hall = do(state, "lay 5-5 at 0,-3 cross")
    assert picture(hall) == "5 5\n\n 5\n\n 3" and {end.number for end in hall.ends} == {5}
    assert joints([end.joint for end in hall.ends]) == {"0,-5", "-2,-4", "2,-4"}
    turned = do(state, "lay 1-5 at 0,-3 left")
    assert picture(turned) == "1 5\n\n  5\n\n  3" and [end.number for end in turned.ends] == [1]


def test_DU5_1_after_each_room_the_hand_is_filled_to_three() -> None:
    for seed in range(8):
        for state in by_hand(seed):
            assert len(state.hand) == min(HAND, 28 - len(state.laid))


def test_DU5_1_the_dungeon_never_loops_and_numbers_match_all_the_way() -> None:
    for seed in range(8):
        for state in by_hand(seed):
            layout.check(state.laid, state.ends)


def test_DU5_1_if_nothing_fits_the_room_laid_last_gets_a_special_encounter() -> None:
    state = before(*CLOSED_IN[:2], hand="1-6 2-3 4-4")
    laid = do(state, "lay 1-6 at 0,-7 straight", luck=pulled(state.pile, "0-0"))
    assert laid.special == tiles("1-6") and told(laid)[-1] == "special"
    assert legal(laid, "exchange") == ["exchange 0-0", "exchange 2-3", "exchange 4-4"]
    assert "exchange" in laid.prompt()


def test_DU5_1_one_is_put_aside_and_one_drawn_until_something_fits() -> None:
    state = before(*CLOSED_IN, hand="0-0 2-3 4-4", special=tiles("1-6"))
    once = do(state, "exchange 0-0", luck=pulled(state.pile, "2-4"))
    assert once.hand == tuple(tiles("2-3 2-4 4-4")) and once.aside == tiles("0-0")
    assert legal(once, "exchange") and not legal(once, "lay") and once.special == tiles("1-6"), "marked once"
    twice = do(once, "exchange 2-3", luck=pulled(once.pile, "1-3"))
    assert twice.hand == tuple(tiles("1-3 2-4 4-4")) and legal(twice, "lay") and not legal(twice, "exchange")


def test_DU5_1_what_was_put_aside_is_not_drawn_and_goes_back_with_the_next_room() -> None:
    state = before(*CLOSED_IN, hand="1-3 2-4 4-4", aside="0-0 2-3")
    assert not set(tiles("0-0 2-3")) & set(state.pile)
    after = do(state, "lay 1-3 at 0,-11 straight")
    assert after.aside == [] and set(tiles("0-0 2-3")) <= {*after.pile, *after.hand}


def test_DU5_1_what_was_put_aside_goes_back_when_the_map_ends_too() -> None:
    state = before(*CLOSED_IN, hand="1-3 2-4 4-4", aside="0-0 2-3")
    after = do(state, "stop here")
    assert after.aside == [] and after.made


ONES = ("1-2", "1-3", "1-4", "0-1", "1-5", "1-1")


def test_DU5_1_if_no_domino_at_all_fits_the_map_ends_there() -> None:
    """All dominoes with a 1 lie, and a 1 is all that is shown."""
    rooms = [
        ("0-1 by 0", "1-2 at 0,-3 straight", "2-2 at 0,-7 cross"),
        ("2-4 at 0,-9 straight", "1-4 at 0,-13 left"),
    ]
    state = before(*rooms[0], *rooms[1], hand="0-0 3-3 5-6", special=tiles("1-4"))
    assert not state.made or state.legal_actions()
    shut = arranged(
        state,
        ends=[end for end in state.ends if end.number == 1],
        pile=[t for t in state.pile if 1 not in t],
        aside=[t for t in state.pile if 1 in t],
    )
    assert shut.legal_actions() and shut.made and told(shut) == ["full"]
    assert "No domino fits" in shut.tell(shut.events()[0]) and "begin the evening" in legal(shut)


def test_DU5_1_the_map_stops_at_the_wanted_number_of_rooms_3_to_27() -> None:
    assert sorted(ROOMS) == list(range(FEWEST, MOST + 1)) == list(range(3, 28)) and ROOMS[0] == 12
    for rooms in (3, 8, 12, 20):
        for seed in range(4):
            state = made(seed, rooms)
            assert state.made and len(state.laid) == rooms, "on these seeds none ends before"
    assert len(GAME.options["rooms"].choices) == len(ROOMS)


def test_DU5_1_by_hand_it_can_stop_with_three_rooms_and_not_before() -> None:
    two = before("3-5 by 3", "5-6 at 0,-3 straight", hand="1-6 2-3 4-4")
    assert "stop here" not in legal(two)
    three = do(two, "lay 1-6 at 0,-7 straight")
    assert "stop here" in legal(three)
    stopped = do(three, "stop here")
    assert stopped.made and "begin the evening" in legal(stopped) and not legal(stopped, "lay")


def test_DU5_1_by_hand_the_wanted_number_ends_it_by_itself() -> None:
    state = before("3-5 by 3", "5-6 at 0,-3 straight", hand="1-6 2-3 4-4", wanted=3)
    assert "made" in told(do(state, "lay 1-6 at 0,-7 straight"))


@pytest.mark.parametrize("seed", range(6))
def test_DU5_1_even_the_largest_map_comes_to_an_end(seed: int) -> None:
    state = made(seed, MOST)
    state.check()
    assert state.made and FEWEST <= len(state.laid) <= MOST
    full = len(state.laid) < MOST
    assert full == bool(full and not layout.fitting(state.ends, [*state.hand, *state.pile, *state.aside]))


def test_DU5_1_dominoes_can_be_put_aside_until_one_fits() -> None:
    state = before(*CLOSED_IN, hand="2-3 2-4 4-4")
    assert not legal(state, "lay") and "draw until one fits" in legal(state)
    after = do(state, "draw until one fits")
    assert legal(after, "lay") and after.aside and len(after.hand) == HAND


# --- DU5.2


def test_DU5_2_one_room_at_a_time_or_all_at_once() -> None:
    for seed in range(6):
        state = GAME.new(1, seed)
        assert "add all rooms" in legal(state)
        started = do(state, legal(state, "start")[0], "add a room")
        assert len(started.laid) == 2 and not started.made
        whole = do(started, "add all rooms")
        assert whole.made and len(whole.laid) == 12


def test_DU5_2_what_makes_itself_keeps_the_rules_of_what_is_laid_by_hand() -> None:
    """Each exchange follows a special encounter: the room laid last before it is marked."""
    for seed in range(12):
        last = None
        state = GAME.new(1, seed)
        for event in do(state, "add all rooms").events():
            if event.kind == "laid":
                last, marked = event.args[0], False
            if event.kind == "special":
                assert event.args[0] == last
                marked = True
            assert event.kind != "exchanged" or marked


def test_DU5_2_how_far_ways_wind_and_how_many_halls_there_are_is_chosen_before() -> None:
    def shapes(winding: int) -> float:
        laid = [piece for seed in SEEDS for piece in made(seed, 12, winding=winding).laid[1:]]
        ordinary = [piece for piece in laid if not piece.domino.is_double]
        return sum(piece.shape == "straight" for piece in ordinary) / len(ordinary)

    def doubles(halls: int) -> int:
        return sum(piece.domino.is_double for seed in range(60) for piece in made(seed, 12, halls=halls).laid)

    as_it_comes, straight, winding = map(shapes, range(3))
    assert straight > as_it_comes + 0.2 and winding < as_it_comes - 0.2
    some, few, many = map(doubles, range(3))
    assert 2 * few < some and many > 1.6 * some


def test_DU5_2_a_room_is_taken_away_with_all_that_is_behind_it() -> None:
    state = before("3-3", "3-5 at 0,-1 straight", "5-6 at 0,-5 straight", "3-4 at 2,0 straight", hand="0-0")
    after = do(arranged(state, special=tiles("5-6 3-4")), "take away 3-5")
    assert [piece.domino for piece in after.laid] == tiles("3-3 3-4") and after.special == tiles("3-4")
    assert set(tiles("3-5 5-6")) <= {*after.pile, *after.hand}
    assert joints([end.joint for end in after.ends]) == {"0,-1", "-2,0", "6,0"}
    assert after.serials == [0, 3] and after.laid[1].joins == 0, "what stays keeps its name"


def test_DU5_2_the_first_room_stays() -> None:
    state = made(1)
    first = state.laid[0].domino
    assert f"take away {first}" not in legal(state)
    assert set(legal(state, "take_away")) == {f"take away {piece.domino}" for piece in state.laid[1:]}


def test_DU5_2_fewer_than_three_rooms_are_no_map_yet() -> None:
    state = before("3-3", "3-5 at 0,-1 straight", "3-4 at 2,0 straight", hand="0-0 0-1 0-2", made=True)
    assert "begin the evening" in legal(state)
    two = do(state, "take away 3-5")
    assert not two.made and "begin the evening" not in legal(two)


def test_DU5_2_another_way_on_has_as_many_rooms_behind_that_room_if_there_is_room() -> None:
    moved = 0
    for seed in SEEDS:
        state = made(seed)
        tile = state.laid[3].domino
        behind = state.beyond(3)
        if not behind:
            assert f"another way on from {tile}" not in legal(state)
            continue
        kept = [piece for i, piece in enumerate(state.laid) if i not in behind]
        after = do(state, f"another way on from {tile}")
        assert after.laid[: len(kept)] == [
            piece._replace(joins=after.laid[i].joins) for i, piece in enumerate(kept)
        ], "all others stay where they are"
        assert after.made and len(after.laid) == len(state.laid), "on these seeds there is room"
        assert not set(after.serials[len(kept) :]) & set(state.serials), "none of them was there before"
        moved += len(after.beyond(3)) == len(behind)
    assert moved >= 15, "mostly all of them find room behind the room itself"


def test_DU5_2_after_three_hundred_changes_a_map_stays_as_it_is() -> None:
    state = made(3)
    for _ in range(300):
        state = state.apply(next(a for a in state.legal_actions() if a.verb == "reroll"))
    assert {text.split()[0] for text in legal(state)} == {"begin", "play", "end"}


def test_DU5_2_one_room_more_leaves_a_map_that_is_made_as_it_is() -> None:
    stopped = do(before(*CLOSED_IN, hand="1-3 2-4 4-4"), "stop here")
    more = do(stopped, "add a room")
    assert len(more.laid) == 4 and more.made and "begin the evening" in legal(more)


def test_DU5_2_a_map_that_is_made_can_be_laid_on_by_hand() -> None:
    state = do(made(3), "lay on by hand")
    assert (
        not state.made and (legal(state, "lay") or legal(state, "exchange")) and "stop here" in legal(state)
    )


# --- DU5.3


def test_DU5_3_all_rooms_but_the_first_are_hidden() -> None:
    state = do(made(4), "begin the evening")
    assert [piece.domino for piece in state.view(None).laid] == [state.laid[0].domino]
    assert len(state.view(0).laid) == 12


def test_DU5_3_a_room_next_to_one_that_is_seen_can_be_shown_and_no_other() -> None:
    for seed in range(10):
        state = do(made(seed), "begin the evening")
        while legal(state, "show"):
            near = {
                str(piece.domino)
                for piece in state.laid[1:]
                if piece.domino not in state.shown and state.laid[piece.joins].domino in state.shown
            }
            shows = legal(state, "show")
            assert {text.split()[1] for text in shows} == near
            state = do(state, shows[-1])
            assert [p.domino for p in state.view(None).laid] == [
                p.domino for p in state.laid if p.domino in state.shown
            ]
        assert len(state.shown) == 12 and "seen all of it" in state.prompt()


def test_DU5_3_before_the_evening_nothing_is_seen_and_a_map_that_is_put_away_stays_hidden() -> None:
    state = made(4)
    assert state.view(None).laid == [] and do(state, "end the evening").view(None).laid == []
    over = do(state, "begin the evening", "end the evening")
    assert [piece.domino for piece in over.view(None).laid] == [state.laid[0].domino]
    assert len(over.view(0).laid) == 12 and over.ending == "closed"


def test_DU5_3_doors_of_rooms_that_are_shown_are_seen_and_tell_no_number() -> None:
    state = do(made(4), "begin the evening")
    seen = state.view(None)
    doors = {str(piece.joint) for piece in state.laid if piece.joins == 0}
    assert {str(end.joint) for end in seen.ends} == doors and {end.number for end in seen.ends} == {-1}
    board = draw(seen, Viewer(None))["board"]
    assert board.count('class="end open"') == len(doors) and "by the" not in board


# --- DU5.4


@pytest.mark.parametrize("rooms", [3, 12, 27])
def test_DU5_4_the_finale_is_a_dead_end_in_the_last_third_by_doors(rooms: int) -> None:
    behind, deepest = [], []
    for seed in range(200 if rooms == 12 else 40):
        state = made(seed, rooms)
        [final] = [i for i, piece in enumerate(state.laid) if state.is_final(piece.domino)]
        doors = depths(state.laid)
        ends = [i for i, far in enumerate(doors) if far >= max(doors) * 2 / 3 and not state.beyond(i)]
        pips = [(state.laid[i].domino.pips, i) for i in ends]
        assert final in ends and max(pips) == (state.laid[final].domino.pips, final), "the last of equals"
        assert [room.final for room in chart_of(state, {}).rooms].index(True) == final
        assert do(state, "play this map").boss_room() == state.laid[final].domino
        behind.append(doors[final])
        deepest.append(max(doors))
    if rooms == 12:
        told = (
            f"the finale lies behind {mean(behind):.1f} doors, the deepest room behind {mean(deepest):.1f}."
        )
        assert told in " ".join((Path(rules.__file__).parent / "RULES.md").read_text().split())


def test_DU5_4_of_the_dead_ends_the_one_with_the_most_pips_once_the_map_is_made() -> None:
    rooms = "3-5 by 3", "5-6 at 0,-3 straight", "6-6 at 0,-7 cross", "2-6 at 2,-8 straight"
    more = "1-6 at -2,-8 straight"
    state = before(*rooms, more, hand="0-0 1-2 2-4", made=True)
    assert state.final_room() == Domino(2, 6), "the double six leads on"
    assert before(*rooms[:3], hand="0-0 1-2 2-4", made=True).final_room() == Domino(6, 6)
    assert before(*rooms[:3], hand="0-0 1-2 2-4").final_room() is None, "not before the map is made"
    assert before(*rooms, more, hand="0-0 1-2 2-4", made=True, finale=False).final_room() is None


def test_DU5_4_who_wants_no_finale_has_the_same_map_without_one() -> None:
    for seed in SEEDS:
        state, plain = made(seed), made(seed, finale=1)
        assert state.laid == plain.laid and plain.final_room() is None
        assert not any(room.final for room in chart_of(plain, {}).rooms)


def test_DU5_4_maps_that_were_saved_before_there_were_finales_open_without_one() -> None:
    for seed in map(str, SEEDS[:12]):
        match = Match(GAME, 1, seed, {"finale": 1})
        for text in ("add all rooms", "begin the evening", "play this map"):
            match = match.play(text)
        while not match.state.ending:
            match = match.play(match.state.legal_actions()[0])
        saved = {**match.to_json(), "version": 1, "options": {}}
        opened = Match.from_json(GAME, saved)
        assert opened.state == match.state and opened.to_json()["version"] == GAME.version
        assert variant(GAME, opened.options) == ["Without a finale"]
    growing = Match(GAME, 1, "oak", {"during": 1})
    assert Match.from_json(GAME, {**growing.to_json(), "version": 1}).options == {"during": 1}
    with pytest.raises(MatchError, match="have changed"):
        Match.from_json(GAME, {**saved, "version": 0})


def test_DU5_4_the_players_do_not_see_which_room_it_is() -> None:
    for seed in SEEDS[:12]:
        state = do(made(seed), "begin the evening")
        while shows := legal(state, "show"):
            state = do(state, shows[0])
            seen = state.view(None)
            assert seen.final_room() is None and "final" not in draw(seen, Viewer(None))["board"]
        assert "final encounter" in draw(state, Viewer(0))["board"]


def test_the_bot_makes_a_map_of_the_wanted_size() -> None:
    from games.dungeons import bot

    for seed in range(5):
        state = GAME.new(1, seed)
        while not state.playing:
            state = do(state, str(bots.choose(state, 0, "easy", 1, bot)))
        assert len(state.laid) == 12 and Domino(6, 6) in SET
