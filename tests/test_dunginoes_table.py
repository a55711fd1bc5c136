"""Dunginoes' table: what is offered, shown, named and foretold, in every state of many matches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from app.session import play_area
from crowded import crowded
from dominoes import layout
from dungeons import dungeon, search
from games import load
from games.dunginoes import plan, table
from games.dunginoes.rules import GAME, Dunginoes
from games.viewer import Viewer
from page import Page, drawn
from tabletop.actions import Action
from tabletop.chance import below
from tabletop.match import Match

SEEDS = [str(n) for n in range(8)]
ENTRY = load("dunginoes")
NAMES = ("Ada", "Bo & <Co>", "Cid", 'D"or')


def states(seed: str, seats: int) -> Iterator[Dunginoes]:
    """The states of a match that lays more often than it searches, so that it grows."""
    state = GAME.new(seats, seed)
    ply = 0
    while legal := state.legal_actions():
        yield state
        ply += 1
        lays = [action for action in legal if action.verb == "lay"]
        pool = lays if lays and below(7, f"{seed} lays", ply, 5) else legal
        state = state.apply(pool[below(7, seed, ply, len(pool))])
    yield state


def everywhere(seeds: int = 6) -> Iterator[Dunginoes]:
    """All states of some matches of every number of seats."""
    return (s for n in range(seeds) for seats in GAME.seats for s in states(str(n), seats))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_offers_exactly_the_legal_actions(seed: str, seats: int) -> None:
    for state in states(seed, seats):
        legal = sorted(str(action) for action in state.legal_actions())
        hand = [str(tile) for tile in state.hands[state.seat]]
        for picked in [(), *((tile,) for tile in hand), ("6-6", "0-0")]:
            assert sorted(Page(drawn(table, state, picked)).values("data-action")) == legal


def test_names_that_people_typed_cannot_break_the_page() -> None:
    for state in everywhere(2):
        parts = ENTRY.table.draw(state, Viewer(state.seat, NAMES[: state.seats]))
        html = play_area.frame(ENTRY, state.seats, parts)
        assert "<Co>" not in html and Page(html).values("id")


def test_what_is_touched_has_a_name_and_an_answer() -> None:
    for state in everywhere(3):
        page = Page(drawn(table, state))
        assert all(len(name) > 3 for name in page.values("aria-label"))
        for target in page.values("data-touch"):
            assert len(state.why_not(target)) > 10


def test_picking_lights_each_place_of_that_domino_and_of_no_other() -> None:
    state = dungeon("3-3", hands="3-5 1-1")
    picked = table.pick(state, (), "3-5")
    assert picked == ("3-5",) and table.pick(state, picked, "3-5") == ()
    assert drawn(table, state).count('"spot lit') == 0
    lit = drawn(table, state, picked)
    assert lit.count('"spot lit') == 9, "three ends, three ways to turn"
    assert "Lay three-five at the north end of the double three, turned to the west" in lit
    assert "Free end 3, north of room double three; for three-five" in lit


def test_a_passage_is_picked_by_itself() -> None:
    state = search(dungeon("3-3", hands="1-1 0-2"), "3-6")
    html = drawn(table, state)
    assert html.count('"spot lit') == 9 and "found" in html


def test_the_ghost_of_the_picked_domino_lies_as_it_would() -> None:
    state = dungeon("3-3", hands="3-5 1-1")
    lit = drawn(table, state, ("3-5",))
    assert lit.count('"spot lit first"') == 3, "at each end one whole ghost"
    assert lit.count('class="bit"') == 6, "and of the other two their far halves"
    for action in state.legal_actions():
        if action.verb == "lay" and str(action.args[0]) == "3-5":
            _, joint, shape = action.args
            [spot] = re.findall(rf'id="lay-3-5-{joint.x}_{joint.y}-{shape}".*?</g></g></g>', lit)
            [laid] = re.findall(r'id="room-3-5".*?(<g transform.*?</g>)', drawn(table, state.apply(action)))
            assert laid in spot, "both halves lie as in the room that it becomes"


def test_the_pips_in_hand_are_counted_towards_the_win() -> None:
    alone, both = dungeon("3-3", hands="3-5 5-6"), dungeon("3-3", hands="3-5 5-6 / 1-1")
    assert "<b>19</b> pips in hand,</span> <span>more than 14 wins" in drawn(table, alone)
    assert 'class="loot rich"' in drawn(table, alone)
    assert "most pips win" in drawn(table, both) and "rich" not in drawn(table, both)
    assert "in hand" in drawn(table, both) and "Player 1: <b>" not in drawn(table, both)
    for viewer in (Viewer(None), Viewer(1), Viewer(0, acts=False)):
        tray = table.draw(both, viewer)["tray"]
        assert "Player 1: <b>19</b> pips," in tray, "whose they are, for who looks on"
    boss = dungeon("3-3", hands="2-4 0-1", agenda=[("begin",)], boss_called=True)
    boss.legal_actions()
    assert "7 of them at stake" in drawn(table, boss)


def test_targets_of_different_ends_do_not_lie_on_one_another() -> None:
    """Where squares would, each target is a diamond of a step around the middle of its own domino."""
    seen = 0
    for state in everywhere(4):
        for tile in state.hands[state.seat]:
            lit = [spot for spot in plan.spots(state) if spot.action.args[0] == tile and not tile.is_double]
            for one, other in combinations(lit, 2):
                apart = [abs(a - b) for a, b in zip(one.form.far, other.form.far, strict=True)]
                if one.end.joint != other.end.joint and max(apart) < 2:
                    seen += 1
                    middles = [
                        (a + b) / 2 for spot in (one, other) for a, b in zip(*spot.form[1:], strict=True)
                    ]
                    assert abs(middles[0] - middles[2]) + abs(middles[1] - middles[3]) >= 2
                    assert drawn(table, state, (str(tile),)).count('class="target" d="M-49 0') >= 2
    assert seen


def test_a_walled_up_end_is_bricked_and_says_so() -> None:
    walled = [s for s in everywhere(4) if any(end.walled for end in s.ends)]
    assert walled
    for state in walled:
        html = drawn(table, state)
        assert html.count('href="#bricked"/>') == sum(end.walled for end in state.ends)
        assert "Walled up, " in html


def test_every_choice_is_foretold_in_words() -> None:
    for state in everywhere(4):
        before = state.to_json()
        for action in state.legal_actions():
            said = table.VERBS.forecast(state, action)
            assert said[0].isalnum() and said.endswith(".") and "  " not in said, said
        assert state.to_json() == before


def lays(state: Dunginoes) -> Iterator[tuple[Action, str, Dunginoes]]:
    """Each placement, what is said of it, and the state after it."""
    for action in state.legal_actions():
        if action.verb == "lay":
            yield action, table.VERBS.forecast(state, action), state.apply(action)


def test_what_a_room_is_said_to_open_and_wall_up_is_what_it_does() -> None:
    walls = 0
    for state in everywhere(4):
        for action, said, after in lays(state):
            mine = [end for end in after.ends if end.owner == len(state.laid)]
            assert ("dead end" in said) == all(end.walled for end in mine)
            before = {end.joint for end in state.ends if end.walled}
            closed = [end for end in after.ends if end.walled and end.joint not in before]
            assert ("walled up" in said) == bool(closed), (action, said)
            assert ("boss wakes" in said) == ("boss called" in [event.kind for event in after.events()])
            walls += bool(closed)
    assert walls


def test_the_fight_is_shown_with_its_monster_roll_and_result() -> None:
    state = search(dungeon("3-3", hands="1-1 0-2", pile="4-5 5-5"), "4-5", 4)
    html = drawn(table, state)
    assert "Grandfather Crab" in html and "4 is within 4 to 5: <b>won</b>" in html
    assert 'data-action="discard 4-5"' in html and "Give back" in html
    boss = next(s for s in everywhere() if s.boss and not s.ending)
    assert "The boss" in drawn(table, boss) and "Fight for" in drawn(table, boss)


def test_seats_have_shape_name_and_whose_turn_it_is() -> None:
    state = dungeon("3-3", hands="3-5 / 1-1 / 0-2 / 4-4", seat=2)
    html = drawn(table, state, (), NAMES)
    for seat in range(4):
        assert f'class="badge seat-{seat}"' in html
    assert "Cid 2 pips, to move: blank-two face up" in html and html.count("to move") == 1
    assert 'class="party"' not in drawn(table, dungeon("3-3", hands="3-5 1-1")), "alone nobody needs a list"


def test_keys_pick_search_and_choose() -> None:
    state = dungeon("3-3", hands="0-2 3-5")
    assert table.key(state, (), "2") == "pick:3-5"
    assert table.key(state, (), "1") == "touch:domino 0-2", "it fits nowhere"
    assert table.key(state, (), "F") == "action:search"
    assert table.key(state, (), "9") is None and table.key(state, (), "x") is None
    won = search(dungeon("3-3", hands="1-1 0-2", pile="4-5 5-5"), "4-5", 4)
    assert table.key(won, (), "1") == "action:discard 0-2" and table.key(won, (), "f") == "touch:search"


def test_rules_scores_and_story() -> None:
    assert {table.FACTS.rule_now(state) for state in everywhere()} >= {
        "DU3.1",
        "DU3.2",
        "DU3.4",
        "DU4.4",
        "DU4.5",
    }
    assert table.score_words((1,)) == "1 pip of loot" and table.score_words((-1,)).startswith("stunned")
    assert [table.FACTS.places[table.place((n,))] for n in (-1, 0, 14, 15, 33)] == [
        "stunned",
        "0 to 4",
        "10 to 14",
        "15 to 19",
        "20 and more",
    ]
    match = Match(GAME, 2, "7")
    while legal := match.state.legal_actions():
        match = match.play(legal[0])
    story = dict(table.story(match))
    assert story["Rooms laid"] == str(len(match.state.laid)) and all(story.values())


def test_a_dungeon_of_27_rooms_is_drawn_whole() -> None:
    state = crowded(27)
    assert len(state.laid) == 27
    layout.check(state.laid, state.ends)
    assert drawn(table, state).count('class="room') == 27
