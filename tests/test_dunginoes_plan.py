"""Dunginoes' plan, DU2: what lies where, and what has room. Each test names the line of RULES.md it holds."""

from __future__ import annotations

import pytest

from dominoes import layout
from dominoes.domino import Domino
from dungeons import dungeon, joints, picture
from games.dunginoes.rules import GAME, Dunginoes
from positions import do, legal


def test_DU2_1_equal_numbers_join_and_blank_joins_blank() -> None:
    state = dungeon("3-3", hands="3-5 0-4")
    assert joints(state, "3-5") == {"0,-1", "-2,0", "2,0"} and joints(state, "0-4") == set()
    blank = dungeon("0-0", hands="0-4 1-2")
    assert joints(blank, "0-4") == {"0,-1", "-2,0", "2,0"} and joints(blank, "1-2") == set()
    after = do(state, "lay 3-5 at 0,-1 straight")
    assert picture(after).split() == ["5", "3", "3", "3"], "the 3 joins, the 5 is free"


def test_DU2_2_an_ordinary_domino_has_one_free_end_its_other_half() -> None:
    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="1-2 2-2")
    assert [(end.number, str(end.joint)) for end in state.ends] == [(3, "-2,0"), (3, "2,0"), (5, "0,-5")]


def test_DU2_2_straight_on_or_turned_left_or_right() -> None:
    state = dungeon("3-3", hands="3-5 2-2")
    assert legal(state, "lay")[:3] == [f"lay 3-5 at 0,-1 {shape}" for shape in ("straight", "left", "right")]
    drawn = {shape: picture(do(state, f"lay 3-5 at 0,-1 {shape}")) for shape in layout.SHAPES[:3]}
    assert drawn["straight"] == " 5\n\n 3\n\n3 3"
    assert drawn["left"] == "5 3\n\n 3 3"
    assert drawn["right"] == " 3 5\n\n3 3"


def test_DU2_2_each_direction_turns_alike() -> None:
    for way, joint, ahead, to_left in (
        (layout.NORTH, "0,-1", (0, -2), (-2, 0)),
        (2, "-2,0", (-2, 0), (0, 2)),
        (0, "2,0", (2, 0), (0, -2)),
    ):
        state = dungeon("3-3", hands="3-5 2-2")
        for shape, (dx, dy) in (
            ("straight", ahead),
            ("left", to_left),
            ("right", (-to_left[0], -to_left[1])),
        ):
            room = do(state, f"lay 3-5 at {joint} {shape}").laid[-1]
            assert room.way == way
            assert (room.far.x - room.near.x, room.far.y - room.near.y) == (dx, dy)


def test_DU2_3_a_double_lies_crosswise_with_three_free_ends() -> None:
    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="5-5 0-1")
    assert legal(state, "lay") == ["lay 5-5 at 0,-5 cross"]
    after = do(state, "lay 5-5 at 0,-5 cross")
    assert picture(after) == "5 5\n\n 5\n\n 3\n\n3 3"
    assert [str(end.joint) for end in after.ends if end.number == 5] == ["0,-7", "-2,-6", "2,-6"]


def test_DU2_3_the_first_doubles_fourth_side_is_the_entrance() -> None:
    state = dungeon("3-3", hands="3-5 0-1")
    assert len(state.ends) == 3 and layout.ENTRANCE not in [end.joint for end in state.ends]


def test_DU2_4_one_domino_to_a_free_end() -> None:
    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="3-4 0-1")
    assert joints(state, "3-4") == {"-2,0", "2,0"}


def test_DU2_4_a_domino_touches_nothing_but_the_one_it_joins() -> None:
    """The room turned left at the north end stands before the west end, which is walled up."""
    state = dungeon("3-3", "3-5 at 0,-1 left", hands="3-4 1-3")
    assert picture(state) == "5 3\n\n 3 3"
    [west] = [end for end in state.ends if str(end.joint) == "-2,0"]
    assert west.walled and joints(state, "3-4") == {"2,0"}


def test_DU2_4_corner_to_corner_is_no_touching() -> None:
    """At the 4, straight on would touch the 5-5, right would hit the 3-5; left meets the 5-5 at a corner."""
    rooms = ("3-5 at 0,-1 straight", "5-5 at 0,-5 cross", "3-4 at -2,0 right")
    state = dungeon("3-3", *rooms, hands="4-6 0-1")
    assert picture(state) == "  5 5\n\n   5\n\n4  3\n\n3 3 3"
    assert legal(state, "lay") == ["lay 4-6 at -3,-3 left"]


def test_DU2_4_no_room_for_a_double_where_an_ordinary_domino_has_room_and_the_other_way_round() -> None:
    rooms = {end.room for state in walks(2, 20) for end in state.ends}
    assert any(room and layout.CROSS not in room for room in rooms), "too wide"
    assert any(room[:1] == (layout.CROSS,) for room in rooms), "too long"
    assert () in rooms, "walled up"


def walks(seats: int, seeds: int) -> list[Dunginoes]:
    """States along random matches in which rooms are laid rather than searched for."""
    states = []
    for seed in range(seeds):
        state = GAME.new(seats, seed)
        for ply in range(200):
            actions = state.legal_actions()
            if not actions:
                break
            lays = [action for action in actions if action.verb == "lay"] or actions
            state = state.apply(lays[(ply * 7 + seed) % len(lays)])
            states.append(state)
    return states


Cells = set[tuple[int, int]]


def half(x: int, y: int) -> Cells:
    """The grid's cells under a half with this middle."""
    return {(x + dx, y + dy) for dx in (-1, 0) for dy in (-1, 0)}


def around(cells: Cells) -> Cells:
    """The cells that share an edge with these."""
    return {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - cells


def exits(state: Dunginoes) -> list[list[tuple[int, int, int, int, int]]]:
    """By laid domino, wherever another could join it: the joint, the step outward, and the number."""
    found = []
    for room in state.laid:
        (x, y), (fx, fy) = room.near, room.far
        dx, dy = (fx - x) // 2, (fy - y) // 2
        if room.domino.is_double:
            mx, my = (x + fx) // 2, (y + fy) // 2
            sides = ((dx, dy, 2), (-dx, -dy, 2), (dy, dx, 1), (-dy, -dx, 1))
            found.append([(mx + sx * n, my + sy * n, sx, sy, room.domino.low) for sx, sy, n in sides])
        else:
            found.append([(fx + dx, fy + dy, dx, dy, room.domino.other(room.near_number))])
    found[0] = [way_out for way_out in found[0] if way_out[:2] != layout.ENTRANCE]
    return found


def scanned(state: Dunginoes, tile: Domino) -> set[str]:
    """All placements of a domino, found by trying every spot of the whole board and every orientation,
    with nothing but the numbers and the cells that each laid half covers."""
    owner = {cell: i for i, room in enumerate(state.laid) for cell in half(*room.near) | half(*room.far)}
    outs = exits(state)
    xs, ys = [x for x, _ in owner], [y for _, y in owner]
    found = set()
    for x in range(min(xs) - 4, max(xs) + 6):
        for y in range(min(ys) - 4, max(ys) + 6):
            for ox, oy in ((1, 0), (0, -1), (-1, 0), (0, 1)):
                cells = half(x, y) | half(x + 2 * ox, y + 2 * oy)
                touched = {owner[cell] for cell in around(cells) if cell in owner}
                if len(touched) != 1 or not cells.isdisjoint(owner):
                    continue
                for jx, jy, sx, sy, number in outs[touched.pop()]:
                    if number not in tile:
                        continue
                    ahead, middle = (jx + sx, jy + sy), (x + ox, y + oy)
                    if tile.is_double and middle == ahead and (ox, oy) in ((sy, sx), (-sy, -sx)):
                        found.add(f"lay {tile} at {jx},{jy} cross")
                    if not tile.is_double and (x, y) == ahead and (ox, oy) != (-sx, -sy):
                        turns = {(sx, sy): "straight", (sy, -sx): "left", (-sy, sx): "right"}
                        found.add(f"lay {tile} at {jx},{jy} {turns[ox, oy]}")
    return found


def test_DU2_options_are_exactly_the_legal_placements() -> None:
    states = [state for state in walks(2, 12) if not state.ending and state.agenda[0][0] == "play_or_search"]
    assert max(len(state.laid) for state in states) > 18
    for state in states[::5]:
        options = legal(state, "lay")
        assert len(set(options)) == len(options)
        assert set(options) == {text for tile in state.hands[state.seat] for text in scanned(state, tile)}


def test_DU2_the_plan_is_held_by_its_check() -> None:
    """A loop, an overlap, a wrong number, a stale end: each is found."""
    state = dungeon("3-3", "3-5 at 0,-1 straight", hands="5-5 0-1")
    state.check()
    for damage in (
        lambda s: s.laid.append(s.laid[-1]),
        lambda s: s.laid.__setitem__(1, s.laid[1]._replace(near_number=5)),
        lambda s: s.laid.__setitem__(1, s.laid[1]._replace(joins=-1)),
        lambda s: s.ends.pop(),
        lambda s: s.ends.__setitem__(0, s.ends[0]._replace(room=())),
        lambda s: s.pile.pop(),
    ):
        broken = state.copy()
        damage(broken)
        with pytest.raises(AssertionError):
            broken.check()
