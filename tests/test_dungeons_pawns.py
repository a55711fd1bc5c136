"""Pawns on the map: where they stand, how they walk, and that walls are walls (DU6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from dominoes import layout
from dungeon_maps import before, during, made
from games.dungeons import desk
from games.dungeons.chart.model import Chart
from games.dungeons.chart.walls import Plan, Portal, survey
from games.dungeons.charting import chart_of
from games.dungeons.notes import entries, pawns
from games.dungeons.notes.pawns import NO_WAY, ROCK, UNSEEN, WALL, Square
from games.dungeons.rules import GAME, Dungeons
from positions import do
from tabletop import chance
from tabletop.grid import EAST, NORTH, SOUTH, WEST

MINDING = {"walls": "on"}
SIZES = range(2, entries.MOST_SQUARES + 1)
STEPS = {NORTH: (0, -1), SOUTH: (0, 1), EAST: (1, 0), WEST: (-1, 0)}


def grown(seed: int, rooms: int = 8) -> Dungeons:
    """A map that has grown during the game, some of its doors locked, some secret."""
    state = do(GAME.new(1, seed, during=1, locks=1), "hide the double six at 6")
    for ply in range(80):
        choices = [a for a in state.legal_actions() if a.verb not in ("fake", "close", "delve", "open_final")]
        if len(state.laid) >= rooms or not choices:
            break
        state = state.apply(choices[chance.below(seed, "grown", ply, len(choices))])
    return state


@cache
def maps() -> tuple[Dungeons, ...]:
    """Several maps of either kind."""
    return tuple([made(seed, 7) for seed in range(3)] + [grown(seed, 6) for seed in range(3)])


def standing(
    state: Dungeons, square: Square, size: int, kind: str = "monster", **more: str
) -> dict[str, str]:
    """Notes of a pawn on this square."""
    one = entries.Standing(kind, 0, 0, 0, "Ada")  # type: ignore[arg-type]
    return {"squares": str(size), "token 1": pawns.written(state, one, square), **MINDING, **more}


def square_of(state: Dungeons, notes: dict[str, str]) -> Square:
    """The square on which the pawn stands."""
    one, rect = entries.tokens(state, notes)["token 1"]
    return pawns.nearest(pawns.squares_of(chart_of(state, notes)), *one.at(rect))


def step(state: Dungeons, notes: dict[str, str], way: int) -> dict[str, str]:
    """The notes after an arrow key."""
    right, down = STEPS[way]
    told = desk.write(state, notes, "step token 1", f"{right} {down}", 0)
    assert told.changes or told.words in (WALL, UNSEEN)
    return {**notes, **told.changes}


def charted(state: Dungeons, size: int) -> tuple[Chart, Plan]:
    chart = chart_of(state, {"squares": str(size)})
    return chart, survey(chart)


def crossing(plan: Plan, one: Square, other: Square) -> Portal | None:
    """The portal through which a straight step between two squares goes, by the plan's coordinates alone."""
    (x1, y1), (x2, y2) = (pawns._spot(plan, square) for square in (one, other))
    for portal in plan.portals:
        (a1, b1), (a2, b2) = portal.bounds
        if b1 == b2 and min(y1, y2) < b1 < max(y1, y2):
            x = x1 + (x2 - x1) * (b1 - y1) / (y2 - y1)
            if a1 <= x <= a2:
                return portal
        if a1 == a2 and min(x1, x2) < a1 < max(x1, x2):
            y = y1 + (y2 - y1) * (a1 - x1) / (x2 - x1)
            if b1 <= y <= b2:
                return portal
    return None


def cases() -> Iterator[tuple[Dungeons, int]]:
    for number, state in enumerate(maps()):
        for size in (3, (2, 4, 1, 5, 2, 4)[number]):
            yield state, size


# --- walls


def test_DU6_7_a_step_leads_into_another_room_if_and_only_if_there_is_a_portal() -> None:
    crossed = refused = 0
    for state, size in cases():
        chart, plan = charted(state, size)
        for square in pawns.squares_of(chart):
            for way in STEPS:
                notes = standing(state, square, size)
                goal = square_of(state, step(state, notes, way))
                if goal.room != square.room:
                    portal = crossing(plan, square, goal)
                    assert portal and {portal.room, portal.beyond} == {square.room, goal.room}
                    crossed += 1
                elif goal == square:
                    refused += 1
    assert crossed > 50 and refused > 100


def test_DU6_7_through_every_door_a_pawn_can_walk() -> None:
    for state, size in cases():
        chart, plan = charted(state, size)
        squares = pawns.squares_of(chart)
        for portal in plan.portals:
            if portal.beyond < 0:
                continue
            walked = False
            for square in squares:
                if square.room == portal.room:
                    goal = square_of(state, step(state, standing(state, square, size), portal.way))
                    walked |= goal.room == portal.beyond
            assert walked, f"{size} squares: no way through {portal}"


def test_DU6_7_within_a_room_every_step_can_be_taken() -> None:
    for state, size in cases():
        chart, _ = charted(state, size)
        squares = pawns.squares_of(chart)
        side = entries.STEPS / size
        here = [(one.room, round(one.x, 3), round(one.y, 3)) for one in squares]
        for square in squares[::3]:
            for way, (right, down) in STEPS.items():
                beside = (square.room, round(square.x + right * side, 3), round(square.y + down * side, 3))
                if beside in here:
                    goal = square_of(state, step(state, standing(state, square, size), way))
                    assert (goal.room, round(goal.x, 3), round(goal.y, 3)) == beside


def test_DU6_7_an_exit_that_is_shut_or_leads_into_rock_lets_nobody_through() -> None:
    state = during("3-5 by 3", "1-2 by 2 at 0,-3 straight", blocked="1,-4", secret="-1,-4", locked="1,0=0-1")
    chart, _ = charted(state, 3)
    for square in pawns.squares_of(chart):
        for way in STEPS:
            goal = square_of(state, step(state, standing(state, square, 3), way))
            assert goal.room == square.room or {goal.room, square.room} == {0, 1}


def test_DU6_7_where_walls_are_not_minded_the_nearest_square_is_always_reached() -> None:
    state = before("3-3", "3-5 at 0,-1 straight", "3-4 at 2,0 straight", made=True)
    notes = {"squares": "3", "token 1": "hero 1 300 300 Ada"}
    inside = entries.tokens(state, notes)["token 1"][1]
    target = f"{2.5 * 50} {0.5 * 50}"
    told = desk.write(state, {**notes, **MINDING}, "move token 1", target, 0)
    put = desk.write(state, notes, "move token 1", target, 0)
    assert inside and put.changes and put.words == "Ada is put there."
    assert "walks" in told.words and "feet" in told.words


# --- carried farther


def test_a_pawn_that_is_carried_walks_as_far_as_the_shortest_way() -> None:
    """Diagonals count as a step, and corners are not cut: the reckoning is done once more, by arrow keys."""
    for state in maps()[:3]:
        chart, plan = charted(state, 3)
        squares = pawns.squares_of(chart)
        start = next(one for one in squares if one.room == 0)
        ways = pawns.steps(chart, plan, start, set())
        assert {one.room for one in ways} == set(range(len(state.laid))), "the dungeon hangs together"
        far = max(ways, key=lambda one: ways[one])
        told = desk.write(
            state, standing(state, start, 3), "move token 1", f"{far.x * STEP} {far.y * STEP}", 0
        )
        assert f"{ways[far]} squares, {ways[far] * 5} feet" in told.words
        assert square_of(state, {**standing(state, start, 3), **told.changes}) == far
        rooms, place = 0, far.room
        while place > 0:
            rooms, place = rooms + 1, state.laid[place].joins
        assert ways[far] >= 3 * rooms - 3, "no shorter than the rooms are"


STEP = desk.STEP


def test_into_rock_no_pawn_is_put() -> None:
    state = made(1)
    start = pawns.squares_of(chart_of(state, {}))[0]
    for notes in (standing(state, start, 3), {**standing(state, start, 3), "walls": ""}):
        told = desk.write(state, notes, "move token 1", f"{9000} {9000}", 0)
        assert not told.changes and told.words == ROCK


def test_where_there_is_no_way_but_through_a_wall_a_pawn_stays() -> None:
    """Two rooms, the door between which is locked in the chart of another dungeon: here, one that is shut."""
    state = before("3-3", "3-5 at 0,-1 straight", "5-6 at 0,-5 straight", made=True)
    evening = do(state, "begin the evening")
    chart, plan = charted(evening, 3)
    start = next(one for one in pawns.squares_of(chart) if one.room == 0)
    assert {one.room for one in pawns.steps(chart, plan, start, {1})} == {0}
    far = next(one for one in pawns.squares_of(chart) if one.room == 2)
    shown = evening.copy()
    shown.shown = [evening.laid[0].domino, evening.laid[2].domino]
    notes = standing(shown, start, 3, "hero")
    told = desk.write(shown, notes, "move token 1", f"{far.x * STEP} {far.y * STEP}", 0)
    assert not told.changes and told.words == NO_WAY


# --- who may go where


def test_heroes_do_not_stand_in_rooms_that_the_players_have_not_opened_monsters_do() -> None:
    evening = do(made(2), "begin the evening")
    chart, _ = charted(evening, 3)
    squares = pawns.squares_of(chart)
    first = next(one for one in squares if one.room == 0)
    for walls in ("on", ""):
        for one in squares[::5]:
            target = f"{one.x * STEP} {one.y * STEP}"
            for kind in ("hero", "monster"):
                notes = {**standing(evening, first, 3, kind), "walls": walls}
                told = desk.write(evening, notes, "move token 1", target, 0)
                may = one.room == 0 or kind == "monster"
                assert bool(told.changes) == may, (kind, walls, one)
                assert may or told.words == UNSEEN


def test_a_hero_walks_into_a_room_as_soon_as_it_is_shown() -> None:
    evening = do(made(2), "begin the evening")
    action = next(str(action) for action in evening.legal_actions() if action.verb == "show")
    place = next(i for i, piece in enumerate(evening.laid) if action == f"show {piece.domino}")
    shown = do(evening, action)
    chart, _ = charted(shown, 3)
    squares = pawns.squares_of(chart)
    first, goal = (next(one for one in squares if one.room == room) for room in (0, place))
    target = f"{goal.x * STEP} {goal.y * STEP}"
    assert desk.write(evening, standing(evening, first, 3, "hero"), "move token 1", target, 0).words == UNSEEN
    assert "walks" in desk.write(shown, standing(shown, first, 3, "hero"), "move token 1", target, 0).words


def test_before_the_evening_and_during_the_game_heroes_stand_anywhere() -> None:
    for state in (made(2), during("3-5 by 3", "1-2 by 2 at 0,-3 straight")):
        assert pawns.unopened(state) == set()


def test_new_pawns_stand_on_squares_of_their_own() -> None:
    """Heroes by the entrance, monsters in the room laid last."""
    state, notes = made(2), {"squares": "2"}
    for count, kind in enumerate(["hero", "hero", "monster", "hero", "monster", "hero"], start=1):
        notes |= desk.write(state, notes, kind, "", 0).changes
        assert len(entries.tokens(state, notes)) == count
    spots = {(one.serial, one.x, one.y) for one, _ in entries.tokens(state, notes).values()}
    assert len(spots) == 6
    rooms = {(one.kind, one.serial) for one, _ in entries.tokens(state, notes).values()}
    assert rooms == {("hero", state.serials[0]), ("monster", state.serials[-1])}


def test_a_full_room_takes_one_more_pawn_all_the_same() -> None:
    state, notes = made(2), {"squares": "1"}
    for _ in range(5):
        notes |= desk.write(state, notes, "hero", "", 0).changes
    assert len(entries.tokens(state, notes)) == 5


# --- squares


@pytest.mark.parametrize("size", range(1, entries.MOST_SQUARES + 1))
def test_other_squares_and_each_pawn_stands_on_the_nearest_of_its_room(size: int) -> None:
    for state in maps()[::2]:
        notes = {"squares": "3"}
        chart, _ = charted(state, 3)
        for number, square in enumerate(pawns.squares_of(chart)[::7], start=1):
            one = entries.Standing("monster", 0, 0, 0, f"Pawn {number}")
            notes[f"token {number}"] = pawns.written(state, one, square)
        after = {**notes, **desk.write(state, notes, f"squares {size}", "", 0).changes}
        assert entries.squares(after) == size
        chart, _ = charted(state, size)
        squares = pawns.squares_of(chart)
        was, now = entries.tokens(state, notes), entries.tokens(state, after)
        assert was.keys() == now.keys()
        for key, (one, rect) in now.items():
            before_it = was[key][0]
            assert one.serial == before_it.serial and one.name == before_it.name, "it stays in its room"
            x, y = one.at(rect)
            mine = [s for s in squares if state.serials[s.room] == one.serial]
            here = min(mine, key=lambda s: abs(s.x - x) + abs(s.y - y))
            assert abs(here.x - x) + abs(here.y - y) < 0.01, "on a square"
            old = before_it.at(rect)
            gone = (x - old[0]) ** 2 + (y - old[1]) ** 2
            assert gone <= min((s.x - old[0]) ** 2 + (s.y - old[1]) ** 2 for s in mine) + 0.01


def test_all_sizes_of_squares_have_doors_that_meet() -> None:
    for state in maps():
        for size in SIZES:
            chart, _ = charted(state, size)
            assert len(pawns.squares_of(chart)) == 2 * size * size * len(state.laid)


# --- rooms that are gone


def test_pawns_of_rooms_that_are_gone_are_gone_and_come_back_with_them() -> None:
    state = made(2)
    notes = desk.write(state, {}, "monster", "", 0).changes
    gone = do(state, f"take away {state.laid[-1].domino}")
    assert entries.tokens(gone, notes) == {} and chart_of(gone, notes).tokens == ()
    assert len(entries.tokens(state, notes)) == 1
    assert desk.write(gone, notes, "move token 1", "0 0", 0).changes == {}
    assert desk.write(gone, notes, "step token 1", "1 0", 0).changes == {}


def test_a_pawn_keeps_its_room_when_others_before_it_go() -> None:
    state = before("3-3", "3-5 at 0,-1 straight", "3-4 at 2,0 straight", "1-4 at 6,0 straight", made=True)
    notes = {"token 1": "monster 3 300 300 Orc"}
    after = do(state, "take away 3-5")
    assert entries.tokens(after, notes)["token 1"][1] == after.laid[-1].rect
    assert layout.ENTRANCE == (0, 1)


@pytest.mark.parametrize(
    "text", ["", "hero", "hero x y z", "orc 0 1 1 A", "hero 0 500", "hero -1 5 5", "hero 0 5.5 5 A"]
)
def test_a_damaged_pawn_is_none(text: str) -> None:
    state = made(2)
    assert entries.read_token(text) is None
    assert entries.tokens(state, {"token 1": text}) == {}
