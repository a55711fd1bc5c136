"""Maps that grow during the game, line by line: each test names the line of RULES.md that it holds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from dominoes import layout
from dominoes.domino import Domino
from dungeon_maps import during, joints, opening, picture
from games.dungeons import bot
from games.dungeons.making.position import DRAWN, HELD
from games.dungeons.pieces import EXITS, FINAL, MOST, SET, SIDES
from games.dungeons.rules import GAME, Dungeons
from games.dungeons.table import draw
from games.dungeons.verbs import VERBS
from games.viewer import Viewer
from positions import arranged, brought, dice, do, legal, tiles, told
from tabletop import chance
from tabletop.game import PLAYERS
from tabletop.grid import Point

EAST, WEST, NORTH = "1,-2", "-1,-2", "0,-3"  # exits of an ordinary first room's far half
OPEN = {"-1,0", "1,0", WEST, NORTH, EAST}


def set_up(seed: int = 0, **options: int) -> Dungeons:
    return GAME.new(1, seed, during=1, **options)


# --- DU6.1


def test_DU6_1_all_dominoes_but_the_double_six_are_the_stack() -> None:
    state = set_up()
    assert len(state.pile) == 27 and FINAL not in state.pile
    assert legal(state) == [
        *(f"hide the double six at {n}" for n in range(1, MOST + 1)),
        "hold the double six back",
    ]


def open_all(state: Dungeons, most: int = 60) -> list[Domino]:
    """The rooms in the order in which they are drawn, whatever is opened, until the double six is."""
    while FINAL not in [piece.domino for piece in state.laid] and most:
        action = bot.policy(state, 0)
        if action.verb == "delve":
            action = next(a for a in state.legal_actions() if a.verb not in ("delve", "fake", "close"))
        state = state.apply(action)
        state.check()
        most -= 1
    return [piece.domino for piece in state.laid]


@pytest.mark.parametrize("depth", [1, 2, 5, 9])
def test_DU6_1_it_comes_as_deep_as_was_said(depth: int) -> None:
    for seed in range(6):
        rooms = open_all(do(set_up(seed), f"hide the double six at {depth}"))
        if FINAL in rooms:
            assert rooms.index(FINAL) == depth, "the first room does not count"


def test_DU6_1_at_its_deepest_it_is_the_last_domino_of_all() -> None:
    state = do(set_up(), f"hide the double six at {MOST}")
    assert state.stack() == MOST == 27
    last = arranged(state, depth=1, pile=[], laid=state.laid, behind=[])
    assert last.stack() == 1 and last.open_exits()
    assert last.apply(last.legal_actions()[0]).coming in (FINAL, None)


def test_DU6_1_held_back_it_comes_when_it_is_wanted_and_never_else() -> None:
    state = do(set_up(), "hold the double six back")
    opens, finals = legal(state, "open"), legal(state, "open_final")
    assert len(opens) == len(finals) == 5
    for seed in range(4):
        hidden = do(set_up(seed), "hold the double six back", opens[0])
        assert FINAL not in (hidden.coming, *(piece.domino for piece in hidden.laid))
    after = do(state, finals[2], "turn the room straight")
    assert after.laid[-1].domino == FINAL and after.depth == DRAWN and "final" in told(after)
    assert not legal(after, "open_final"), "there is one"


def test_DU6_1_the_first_room_lies_in_the_middle_with_all_exits_open() -> None:
    for seed in range(8):
        state = do(set_up(seed), "hide the double six at 5")
        assert (state.laid[0].near, state.laid[0].far) == ((0, 0), (0, -2))
        assert joints([end.joint for end in state.open_exits()]) == OPEN and not state.blocked
        assert "rolled" not in told(state), "no die is rolled for it"


def test_DU6_1_one_of_its_ends_is_the_entrance() -> None:
    state = do(set_up(), "hide the double six at 5")
    assert layout.ENTRANCE not in [end.joint for end in state.ends] and state.laid[0].joint == layout.ENTRANCE


# --- DU6.2


def test_DU6_2_a_domino_is_drawn_and_lies_behind_the_exit_whatever_its_numbers() -> None:
    after = opening(during("3-5 by 3"), NORTH, "1-2 by 2")
    assert after.coming == Domino(1, 2) and legal(after) == [
        "turn the room straight",
        "turn the room left",
        "turn the room right",
        "choose for me",
    ]
    straight = do(after, "turn the room straight", "choose for me", luck=dice(1, sides=SIDES))
    assert straight.laid[-1].near == (0, -4) and straight.laid[-1].far == (0, -6)
    assert straight.laid[-1].near_number == 2, "no number of it is the exit's"
    assert Domino(1, 2) not in straight.pile


def test_DU6_2_straight_on_or_to_either_side_as_the_dungeon_master_likes() -> None:
    asked = opening(during("3-5 by 3"), EAST, "1-2 by 2")
    far = {shape: do(asked, f"turn the room {shape}").laid[-1].far for shape in ("straight", "left", "right")}
    assert far == {"straight": (4, -2), "left": (2, -4), "right": (2, 0)}
    assert {do(asked, f"turn the room {shape}").laid[-1].near for shape in far} == {(2, -2)}
    chosen = do(asked, "choose for me")
    assert chosen.laid[-1].far in far.values(), "or by luck"


def test_DU6_2_doubles_lie_as_all_others_do() -> None:
    asked = opening(during("3-5 by 3"), NORTH, "2-2 by 2")
    assert "turn the room cross" not in legal(asked) and len(legal(asked, "turn")) == 3


def test_DU6_2_a_room_has_six_exits_one_at_each_outer_edge_of_a_half() -> None:
    state = do(entering(1), "choose for me")
    mine = [end for end in state.ends if end.owner == 1]
    assert joints([end.joint for end in mine]) == {"-1,-4", "1,-4", "-1,-6", "1,-6", "0,-7"}
    assert len(mine) + 1 == EXITS + 1 == 6, "and the one by which it was entered"
    assert {str(end.joint): end.number for end in mine}["0,-7"] == 1


def test_DU6_2_the_dungeon_does_not_loop() -> None:
    for seed in range(10):
        state = do(set_up(seed), "hide the double six at 20")
        for ply in range(60):
            layout.check_tree(state.laid, layout.exits)
            legals = [
                a for a in state.legal_actions() if a.verb in ("open", "turn", "block", "choose", "find")
            ]
            if not legals:
                break
            state = state.apply(legals[chance.below(seed, "any", ply, len(legals))])
            state.check()


def test_DU6_2_where_there_is_one_way_only_it_is_not_asked() -> None:
    state = during("3-5 by 3", "1-2 by 2 at 0,-3 right", "4-5 by 4 at 1,0 right")
    crowded = [end for end in state.ends if len(end.room) == 1]
    assert picture(state) and all(len(end.room) < 4 for end in state.ends)
    for end in crowded:
        after = opening(state, str(end.joint), "0-6 by 0", 1)
        assert after.coming is None and len(after.laid) == 4


# --- DU6.3


def entering(die: int, **fields: Any) -> Dungeons:
    """A room entered straight on from the first, with this die."""
    return opening(during("3-5 by 3", **fields), NORTH, "1-2 by 2", die, turned="straight")


@pytest.mark.parametrize("die", range(1, SIDES + 1))
def test_DU6_3_a_die_of_eight_says_how_many_exits_are_blocked_more_than_there_are_block_all(die: int) -> None:
    state = entering(die)
    assert SIDES == 8 and "rolled" in told(state)
    if die < EXITS:
        assert len(legal(state, "block")) == 5 and state.to_block == die
        state = do(state, "choose for me")
    mine = [end.joint for end in state.ends if end.owner == 1]
    assert len(set(mine) & set(state.blocked)) == min(die, 5)
    assert len([end for end in state.open_exits() if end.owner == 1]) == max(0, 5 - die)
    assert len([end for end in state.open_exits() if end.owner == 0]) == 4, "others stay as they are"


@pytest.mark.parametrize("die", range(1, SIDES + 1))
def test_DU6_3_of_all_six_the_way_in_counts_as_one_that_is_blocked(die: int) -> None:
    state = entering(die, exits=True)
    rolled = next(event for event in state.events() if event.kind == "rolled")
    assert rolled.args == (die, min(die - 1, 5))
    assert ("no exit is blocked" in state.tell(rolled)) == (die == 1)
    state = do(state, "choose for me") if legal(state, "block") else state
    assert len([end for end in state.open_exits() if end.owner == 1]) == max(0, 6 - die)


def test_DU6_3_what_is_to_be_expected_says_of_how_many_exits_the_die_speaks() -> None:
    for exits, words in ((False, "of its 5 exits are"), (True, "of its 6 exits, the way in among them, are")):
        state = during("3-5 by 3", exits=exits)
        assert words in VERBS.forecast(state, GAME.parse(f"open {NORTH}"), PLAYERS)


def test_DU6_3_the_dungeon_master_chooses_which() -> None:
    state = do(entering(2), "block 0,-7", "block 1,-4")
    assert joints(state.blocked) == {"0,-7", "1,-4"} and state.step == "explore"
    assert told(state) == ["blocked"] and state.tell(state.events()[-1]) == "3 exits stay open."


def test_DU6_3_begun_by_hand_luck_can_choose_the_rest() -> None:
    state = do(entering(3), "block 0,-7", "choose for me")
    assert Point(0, -7) in state.blocked and len(state.blocked) == 3


def test_DU6_3_the_exit_by_which_it_was_entered_is_open_and_cannot_be_blocked() -> None:
    assert f"block {NORTH}" not in legal(entering(4))


def test_DU6_3_an_exit_without_room_behind_it_is_walled_up_and_counts_among_the_blocked() -> None:
    state = during("3-5 by 3", "1-2 by 2 at 0,-3 straight", "0-6 by 0 at 1,-2 right")
    own = {str(end.joint): end.room for end in state.ends if end.owner == 2}
    shut = [joint for joint, room in own.items() if not room]
    assert shut, picture(state)
    before = during("3-5 by 3", "1-2 by 2 at 0,-3 straight")
    for die in range(1, SIDES + 1):
        after = opening(before, EAST, "0-6 by 0", die, turned="right")
        after = do(after, "choose for me") if legal(after, "block") else after
        opened = [end for end in after.open_exits() if end.owner == 2]
        assert len(opened) == max(0, min(5 - len(shut), 5 - die)), f"{die} of five, {len(shut)} walled up"
        assert not set(map(Point.parse, shut)) & set(after.blocked)


def test_DU6_3_a_blocked_exit_can_be_made_secret_and_be_found() -> None:
    state = during("3-5 by 3", blocked=f"{EAST} {WEST}")
    assert legal(state, "make_secret") == [f"make {EAST} secret", f"make {WEST} secret"]
    secret = do(state, f"make {EAST} secret")
    assert joints(secret.secret) == {EAST} and f"open {EAST}" not in legal(secret)
    assert legal(secret, "find") == [f"find {EAST}"]
    found = do(secret, f"find {EAST}")
    assert f"open {EAST}" in legal(found) and not found.secret and joints(found.blocked) == {WEST}
    assert "S" in picture(secret) and "F" in picture(found)


def test_DU6_3_an_open_exit_is_no_secret_and_one_that_is_walled_up_cannot_be() -> None:
    assert not legal(during("3-5 by 3"), "make_secret")
    state = during("3-5 by 3", "1-2 by 2 at 0,-3 straight", "0-6 by 0 at 1,-2 right")
    shut = {str(end.joint) for end in state.ends if not end.room}
    both = arranged(state, blocked=[Point.parse(joint) for joint in sorted(shut)])
    assert shut and not legal(both, "make_secret")


def test_DU6_3_a_dead_end_is_told_and_whether_anything_else_is_open() -> None:
    end = entering(8)
    assert told(end)[-1] == "dead end" and end.tell(end.events()[-1]) == "Room one-two is a dead end."
    others = " ".join(OPEN - {NORTH})
    last = entering(8, blocked=others)
    assert last.tell(last.events()[-1]) == "Room one-two is a dead end, and nothing else is open."
    assert "Nothing is left open" in last.prompt() and "secret" in last.prompt()
    assert len(legal(last, "make_secret")) == 9 and not legal(last, "open")


def test_DU6_3_nothing_left_open_and_no_blocked_exit_either_the_dungeon_ends_there() -> None:
    state = during("3-5 by 3", blocked=" ".join(OPEN))
    shut = arranged(state, ends=[end._replace(room=()) for end in state.ends])
    assert (
        legal(shut)[-1] == "end the evening"
        and shut.prompt() == "Every way is walled up: the dungeon ends here."
    )


def test_DU6_3_a_locked_door_that_was_the_last_way_is_told_and_unlocking_it_is_offered() -> None:
    state = during("3-5 by 3", blocked=" ".join(OPEN - {NORTH}), locks=True)
    shut = opening(state, NORTH, "1-2 by 2")
    assert told(shut) == ["locked", "shut"] and shut.tell(shut.events()[-1]) == "Nothing is left open."
    assert "unlock a door" in shut.prompt() and "secret" in shut.prompt()


@cache
def evenings() -> tuple[Dungeons, ...]:
    """All states of some evenings, with doors open and locked, at which luck makes every choice, and the die
    blocks three exits or more."""
    return tuple(state for seed in range(20) for state in evening(seed))


def evening(seed: int) -> Iterator[Dungeons]:
    state = do(
        set_up(seed, locks=seed % 2),
        "hold the double six back" if seed % 5 == 0 else f"hide the double six at {1 + seed % 12}",
    )
    for ply in range(60):
        yield state
        legals = [a for a in state.legal_actions() if a.verb not in ("fake", "close", "delve")]
        if not legals:
            return
        steady = [a for a in legals if a.verb in ("open", "choose")] or legals
        action = steady[chance.below(seed, "evening", ply, len(steady))]
        state = state.apply(action, brought(state, action, dice(3 + ply % 6, sides=SIDES)))


def test_DU6_3_never_a_dead_end_without_saying_so() -> None:
    """When no exit is open the prompt and an event say so; a secret door is offered if a blocked exit has
    room, and a locked one can be unlocked."""
    ends = 0
    for before, state in zip(evenings(), evenings()[1:], strict=False):
        if state.step != "explore" or state.open_exits() or state.laid[0] != before.laid[0]:
            continue
        ends += 1
        if before.open_exits():
            kinds = [event.kind for event in state.events()]
            said = " ".join(map(state.tell, state.events()))
            assert "shut" in kinds or "nothing else is open" in said, said
        if state.stack() or any(map(state.has_room, [joint for joint, _ in state.behind])):
            assert state.prompt().startswith(("Nothing is left open", "Every way")), state.prompt()
        with_room = [joint for joint in state.blocked if state.has_room(joint)]
        if state.stack():
            assert ("Nothing is left" in state.prompt()) == bool(
                with_room or any(state.has_room(joint) for joint, _ in state.behind)
            )
        offered = {text.split()[1] for text in legal(state) if text.startswith(("make", "find"))}
        assert offered == joints(with_room)
        assert "close" in [action.verb for action in state.legal_actions()]
    assert ends > 20, "on these seeds it happens often enough"


def test_DU6_3_the_game_is_never_stuck_and_always_in_order() -> None:
    for state in evenings()[::4]:
        state.check()
        assert state.legal_actions() and state.prompt()


# --- DU6.4


def test_DU6_3_where_nothing_is_left_open_a_secret_door_opens_at_one_tap() -> None:
    assert "a secret door opens" not in legal(entering(8))
    state, ways = entering(8, blocked=" ".join(OPEN - {NORTH})), set()
    for number in range(9):
        after = do(state, "a secret door opens", luck=[("choices", 9, number)])
        [way] = after.open_exits()
        assert way.joint in after.found and told(after)
        assert "a secret door opens" not in legal(after)
        ways.add(way.joint)
    assert ways == set(state.blocked) and len(ways) == 9, "any of those that are blocked, by luck"


def test_DU6_4_a_number_of_the_half_opens_the_door_by_either_side_of_the_domino() -> None:
    state = during("3-5 by 3", locks=True)
    for tile, number in (("1-5", 1), ("1-5", 5)):
        after = opening(state, NORTH, f"{tile} by {number}")
        assert after.coming == Domino.parse(tile), "the far half shows a five"
    by_the_three = opening(state, "1,0", "0-3 by 0")
    assert by_the_three.coming == Domino(0, 3), "the near half a three"


def test_DU6_4_without_a_matching_number_it_is_locked_and_the_domino_waits_behind_it() -> None:
    state = during("3-5 by 3", locks=True)
    shut = opening(state, NORTH, "0-3 by 0")
    assert told(shut) == ["locked"] and shut.behind == [(Point.parse(NORTH), Domino(0, 3))]
    assert len(shut.laid) == 1 and Domino(0, 3) not in shut.pile and "L" in picture(shut)
    assert f"open {NORTH}" not in legal(shut) and legal(shut, "unlock") == [f"unlock {NORTH}"]
    opened = do(shut, f"unlock {NORTH}", "turn the room straight")
    assert opened.laid[-1].domino == Domino(0, 3) and not opened.behind


def test_DU6_4_without_the_option_no_door_is_locked() -> None:
    assert not any(state.behind for state in evenings() if not state.locks)
    assert any(state.behind for state in evenings() if state.locks)


def corridor(tile: str, **fields: object) -> Dungeons:
    """A locked door with this domino behind it, which the room behind the east exit walls up."""
    return during("3-5 by 3", "1-2 by 2 at 0,-3 straight", locked=f"1,-4={tile}", **fields)


def test_DU6_4_if_that_way_is_walled_up_the_domino_goes_back_to_the_stack() -> None:
    state = opening(corridor("0-3"), EAST, "0-6 by 0", turned="straight")
    assert not state.has_room(Point(1, -4))
    assert state.behind == [] and Domino(0, 3) in state.pile and "unlock" not in " ".join(legal(state))


def test_DU6_4_the_double_six_goes_back_too_and_is_the_next_domino() -> None:
    after = opening(corridor("6-6"), EAST, "0-6 by 0", 1, turned="straight")
    assert after.behind == [] and after.depth == 1 and not after.is_room(FINAL)
    following = after.apply(after.legal_actions()[0])
    following.check()
    assert FINAL in (following.coming, *(piece.domino for piece in following.laid))


# --- DU6.5


def test_DU6_5_the_number_by_which_a_room_is_entered_is_its_risk_the_other_its_reward() -> None:
    for number in (1, 2):
        after = opening(during("3-5 by 3"), NORTH, f"1-2 by {number}", turned="straight")
        assert after.laid[-1].near_number == number and after.reward(after.laid[-1]) == 3 - number
        board = draw(after.view(0), Viewer(0))["board"]
        assert f"risk {number}, reward {3 - number}" in board


def test_DU6_5_either_can_be_marked_as_an_illusion_once() -> None:
    state = during("3-5 by 3")
    assert legal(state, "fake") == ["the risk of 3-5 only seems so", "the reward of 3-5 only seems so"]
    one = do(state, "the risk of 3-5 only seems so")
    assert legal(one, "fake") == ["the reward of 3-5 only seems so"]
    assert one.fakes == [("risk", Domino(3, 5))] and one.laid == state.laid, "its number stays"


def test_DU6_5_the_double_six_is_the_final_encounter() -> None:
    state = during("3-5 by 3", depth=1)
    after = do(state, f"open {NORTH}", "turn the room straight")
    assert "final" in told(after) and "final encounter" in after.tell(after.events()[0])
    assert "final encounter" in draw(after, Viewer(0))["board"]


# --- the end of the stack


def test_all_dominoes_lie_and_the_prompt_says_so() -> None:
    state = arranged(during("3-5 by 3", depth=1), pile=[], depth=DRAWN)
    assert not legal(state, "open") and state.prompt().startswith("All dominoes lie")
    held = arranged(state, depth=HELD)
    assert legal(held, "open_final") and held.prompt().startswith("Only the double six is left")
    locked = arranged(state, behind=[(Point.parse(NORTH), Domino(1, 2))])
    assert legal(locked, "unlock") and "All dominoes" not in locked.prompt()


def test_with_the_last_domino_everything_lies() -> None:
    assert len(SET) == 28 and tiles("6-6") == [FINAL]


def test_where_a_room_stands_close_by_the_one_it_was_laid_to_there_is_no_exit_between_them() -> None:
    """The room behind the east exit is turned back along the first one; what was blocked there is a wall."""
    state = during("3-5 by 3", blocked="1,0")
    after = opening(state, EAST, "1-2 by 1", turned="right")
    twice = [end for end in after.ends if end.joint == (1, 0)]
    assert len(twice) == 2 and not any(end.room for end in twice)
    board = draw(after, Viewer(0))["board"]
    assert 'id="end-1_0"' not in board and picture(after)
