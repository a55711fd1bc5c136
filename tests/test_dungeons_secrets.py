"""What the players see of a dungeon master's map: all that they may know, and nothing that tells more."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from dominoes.domino import Domino, spoken
from dungeon_maps import before, during, made
from games import load
from games.dungeons import desk
from games.dungeons.making.position import DRAWN, HELD
from games.dungeons.pieces import FINAL, PARTS, SET
from games.dungeons.rules import GAME, Dungeons
from games.dungeons.table import draw
from games.viewer import Viewer
from page import Page
from positions import arranged, do, legal, tiles
from tabletop import chance
from tabletop.desk import Take
from tabletop.grid import Point
from tabletop.match import Match
from tabletop.wording import counted

ENTRY = load("dungeons")
MARK = "Zzyzx"  # in everything that is written
SEEDS = range(8)


def walk(kind: int, seed: int) -> Iterator[Dungeons]:
    """An evening whose choices are by luck, secret doors and illusions among them."""
    state = GAME.new(1, seed, during=kind, locks=kind * (seed % 2))
    state = do(state, "hide the double six at 6" if kind else "add all rooms")
    if not kind:
        yield state
        state = do(state, "begin the evening")
    for ply in range(24):
        yield state
        choices = [a for a in state.legal_actions() if a.verb not in ("close", "delve")]
        if not choices:
            break
        state = state.apply(choices[chance.below(seed, "evening", ply, len(choices))])
    yield state
    while "end the evening" not in legal(state):
        state = do(state, "choose for me")
    yield do(state, "end the evening")


@cache
def states(kind: int) -> tuple[Dungeons, ...]:
    """Of evenings of this kind: 0 before the game, 1 during it."""
    return tuple(state for seed in SEEDS for state in walk(kind, seed))


def notes_of(state: Dungeons) -> dict[str, str]:
    """Something is written of every room, and a pawn stands in each."""
    notes = {"map": "The old mine", "walls": "on", "squares": "3"}
    for serial in state.serials:
        notes |= {f"title {serial}": MARK, f"note {serial}": f"{MARK} {serial}"}
        notes[f"token {serial + 1}"] = f"monster {serial} 500 500 Pawn {serial}."
    return notes


def seen_of(state: Dungeons) -> list[Domino]:
    """The rooms that the players see."""
    return [piece.domino for piece in state.laid if state.during or piece.domino in state.shown]


def drawn_for_all(state: Dungeons) -> str:
    """All parts as they are drawn for nobody in particular."""
    view = state.view(None)
    notes = desk.open_notes(view, notes_of(state))
    return "".join(draw(view, Viewer(None, notes=notes)).values())


def shuffled(state: Dungeons, luck: int) -> Dungeons:
    """The same evening as far as the players know, and all else otherwise."""
    shown = seen_of(state)
    pile = state.pile[luck % max(1, len(state.pile)) :] + state.pile[: luck % max(1, len(state.pile))]
    if state.during:
        other = [t for t in pile if t != FINAL]
        behind, spare = [], other[:]
        for joint, _ in state.behind:
            behind.append((joint, spare.pop()))
        coming = spare.pop() if state.coming else None
        return arranged(
            state,
            pile=spare,
            behind=behind,
            coming=coming,
            goal=state.goal,
            risk=(state.risk + 1) % 7,
            depth=HELD if state.depth != HELD else DRAWN,
            secret=[joint for joint in state.blocked if joint not in state.secret],
            fakes=[(part, tile) for part in PARTS for tile in shown if (part, tile) not in state.fakes],
            special=[],
            wanted=3,
        )
    return arranged(
        state,
        hand=tuple(pile[:3]),
        pile=pile[3:],
        special=[tile for tile in seen_of(state) if tile not in state.special],
        wanted=20,
        built=state.built + 3,
        winding=state.winding,
    )


def dominoes(value: Any) -> Iterator[Domino]:
    """All dominoes in a value, however deep."""
    if isinstance(value, Domino):
        yield value
    elif isinstance(value, tuple | list):
        for one in value:
            yield from dominoes(one)
    elif isinstance(value, dict):
        yield from dominoes(list(value.values()))


# --- the view


@pytest.mark.parametrize("kind", [0, 1])
def test_the_view_of_all_says_nothing_that_is_hidden(kind: int) -> None:
    for state in states(kind):
        view = state.view(None)
        assert view.hand == () and view.aside == [] and view.fakes == [] and view.special == []
        assert view.coming is None and view.secret == [] and view.seed is None and view.drawn == {}
        assert (
            view.depth not in (state.depth, DRAWN, HELD) and view.wanted == view.built == view.to_block == 0
        )
        assert all(tile is None for _, tile in view.behind)
        assert [piece.domino for piece in view.laid] == seen_of(state)
        assert sorted([*view.pile, *seen_of(state)]) == SET, "all that is not seen could still come"
        assert view.agenda == [] and view.legal_actions() == []


@pytest.mark.parametrize("kind", [0, 1])
def test_the_view_of_all_is_its_own_view_and_survives_a_save(kind: int) -> None:
    for state in states(kind):
        view = state.view(None)
        assert view.view(None) == view
        assert type(view).from_json(json.loads(json.dumps(view.to_json()))) == view


def test_a_room_that_is_not_shown_is_named_nowhere_in_what_the_players_see() -> None:
    for state in states(0):
        unseen = [piece.domino for piece in state.laid if piece.domino not in state.shown]
        view, page = state.view(None), drawn_for_all(state)
        fields = {name: value for name, value in view.fields().items() if name != "pile"}
        assert not set(unseen) & set(dominoes(fields))
        for tile in unseen:
            assert f"room-{tile}" not in page and f"room {tile}" not in page and spoken(tile) not in page
        joints = {str(piece.joint) for piece in state.laid if piece.domino in unseen}
        near = {
            str(piece.joint)
            for piece in state.laid[1:]
            if piece.domino in unseen and state.laid[piece.joins].domino in state.shown
        }
        assert {str(end.joint) for end in state.view(None).ends} == near <= joints


@pytest.mark.parametrize("kind", [0, 1])
def test_what_the_players_may_not_know_changes_nothing_that_they_see(kind: int) -> None:
    for state in states(kind)[::2]:
        if state.ending and not kind:
            continue
        page = drawn_for_all(state)
        for luck in (3, 11):
            other = shuffled(state, luck)
            other.ending = state.ending
            assert other.view(None).to_json() == {
                **state.view(None).to_json(),
                "winding": other.winding,
            }, "the same view"
            assert drawn_for_all(other) == page


@pytest.mark.parametrize("kind", [0, 1])
def test_a_map_that_is_put_away_tells_no_more_than_before(kind: int) -> None:
    over = [state for state in states(kind) if state.ending]
    assert len(over) == len(SEEDS)
    for state in over:
        view = state.view(None)
        assert view.secret == [] and view.fakes == [] and view.depth not in (state.depth, DRAWN, HELD)
        assert state.view(0).fakes == state.fakes, "the dungeon master has all of it"


# --- the drawing


@pytest.mark.parametrize("kind", [0, 1])
def test_what_is_drawn_for_all_is_sound_and_offers_nothing(kind: int) -> None:
    for state in states(kind):
        page = Page(drawn_for_all(state))
        for name in ("data-action", "data-pick", "data-roam", "data-note", "data-do"):
            assert not page.values(name), name
        parts = draw(state.view(None), Viewer(None))
        assert parts["choices"] == parts["tray"] == ""


@pytest.mark.parametrize("kind", [0, 1])
def test_no_number_no_mark_and_no_risk_is_drawn_for_all(kind: int) -> None:
    for state in states(kind):
        page = drawn_for_all(state).replace("A secret door that was found", "")
        assert not re.search(
            r"[★♛?✎]|risk|reward|illusion|seems|special|final encounter|secret", page.lower()
        )
        assert 'class="number"' not in page and "unseen" not in page
        assert "seal" not in page and 'class="end secret' not in page


def test_a_secret_exit_looks_like_any_blocked_one() -> None:
    plain = during("3-5 by 3", blocked="1,0 1,-2")
    secret = during("3-5 by 3", blocked="1,0", secret="1,-2")
    assert drawn_for_all(plain) == drawn_for_all(secret)
    assert "secret" in draw(secret, Viewer(0))["board"]


def test_what_waits_behind_a_locked_door_is_nowhere() -> None:
    pages = {drawn_for_all(during("3-5 by 3", locked=f"1,0={tile}")) for tile in ("0-1", "2-2", "6-6")}
    assert len(pages) == 1


def test_the_double_six_waits_unseen() -> None:
    pages = {drawn_for_all(during("3-5 by 3", depth=depth)) for depth in (1, 5, 27, HELD)}
    assert len(pages) == 1


def test_a_map_that_is_played_is_seen_as_far_as_the_hero_has_come() -> None:
    for seed in SEEDS:
        state = do(made(seed), "play this map")
        for evening in (state, arranged(state, evening=True, shown=[state.laid[0].domino])):
            quest, ply = evening, 0
            while not quest.ending and ply < 20:
                assert {piece.domino for piece in quest.view(None).laid} == {*quest.entered}
                assert Page(drawn_for_all(quest)).values("id")
                choices = quest.legal_actions()
                quest, ply = quest.apply(choices[chance.below(seed, "quest", ply, len(choices))]), ply + 1


# --- what is told


def test_while_a_map_is_made_nothing_of_it_is_told_to_all() -> None:
    for seed in SEEDS:
        state = GAME.new(1, seed)
        for ply in range(30):
            choices = [a for a in state.legal_actions() if a.verb not in ("begin", "delve", "close")]
            if not choices:
                break
            state = state.apply(choices[chance.below(seed, "make", ply, len(choices))])
            view = state.view(None)
            for event in view.events():
                assert all(arg is None for arg in event.args), event
                assert not re.search(r"\d|one|two|three|four|five|six|blank|double", view.tell(event))


@pytest.mark.parametrize("kind", [0, 1])
def test_every_event_can_be_told_to_all_and_names_no_room_that_is_hidden(kind: int) -> None:
    for state in states(kind):
        view, seen = state.view(None), seen_of(state)
        for event in view.events():
            assert view.tell(event) or event.to == 0, "of what is the master's own nobody hears at all"
            if event.kind != "drawn":
                named = [arg for arg in event.args if isinstance(arg, Domino)]
                assert set(named) <= set(seen), event


def test_illusions_secret_doors_and_the_depth_are_told_to_the_dungeon_master_alone() -> None:
    state = during("3-5 by 3", blocked="1,0")
    for action in ("make 1,0 secret", "the risk of 3-5 only seems so"):
        after = do(state, action)
        [event] = after.events()
        [heard] = after.view(None).events()
        assert any(event.args) and not any(heard.args) and after.tell(event) != after.tell(heard)
    setting = GAME.new(1, 3, during=1)
    told = {
        " ".join(map(view.tell, view.events()))
        for action in ("hide the double six at 3", "hide the double six at 9", "hold the double six back")
        for view in [do(setting, action).view(None)]
    }
    assert len(told) == 1, told


# --- what is written


@pytest.mark.parametrize("kind", [0, 1])
def test_what_is_written_is_never_among_what_everybody_may_see(kind: int) -> None:
    for state in states(kind):
        view, notes = state.view(None), notes_of(state)
        opened = desk.open_notes(view, notes)
        assert MARK not in str(opened) and MARK not in drawn_for_all(state)
        assert not [key for key in opened if key.startswith(("note", "title", "own"))]
        picked = (f"room {state.laid[0].domino}",)
        whole = draw(state, Viewer(0, picked=picked, notes=notes))
        assert MARK in str(whole) or state.ending, "the dungeon master reads it"


def test_pawns_in_rooms_that_are_not_seen_are_not_there() -> None:
    for state in states(0):
        opened = desk.open_notes(state.view(None), notes_of(state))
        standing = {int(text.split()[1]) for key, text in opened.items() if key.startswith("token")}
        rooms = zip(state.serials, state.laid, strict=True)
        assert standing == {serial for serial, piece in rooms if piece.domino in state.shown}
        page = drawn_for_all(state)
        for serial in state.serials:
            assert (f"Pawn {serial}." in page) == (serial in standing)


# --- what is taken away


def taken(state: Dungeons, **wishes: int) -> str:
    """All that is in the players' copies of a map."""
    match = replace(Match(GAME, 1, "qwertz"), states=(state,))
    take = Take(match, notes_of(state), {"copy": 1, **wishes}, {"record": MARK})
    made = [one.make(take) for one in desk.FILES if one.slug not in ("png", "vtt", "print")]
    return "".join(one if isinstance(one, str) else f"{one.name} {one.text}" for one in made)


@pytest.mark.parametrize("kind", [0, 1])
def test_no_players_copy_holds_what_is_written_or_what_made_the_map(kind: int) -> None:
    for state in states(kind)[::5]:
        text = taken(state)
        assert MARK not in text and "qwertz" not in text
        assert '"risk"' not in text or '"special": true' not in text
        assert '"final": true' not in text and not re.search(r'"illusions":\s*\[\s*"', text)
        told = f"found {counted(len(state.found), 'secret door')}"  # which they have found, so they know
        assert "secret" not in text.replace("a secret exit, found", "").replace(told, "")


def test_once_the_evening_has_begun_no_players_copy_holds_a_room_that_was_not_seen() -> None:
    """Nor does it when the evening is over and the map put away."""
    over = 0
    for state in states(0)[::2]:
        if not state.evening:
            continue
        over += state.ending == "closed"
        text = taken(state)
        for serial, piece in zip(state.serials, state.laid, strict=True):
            seen = piece.domino in state.shown
            assert (f'"{piece.domino}"' in text) == seen
            assert seen or f"Pawn {serial}." not in text
    assert over


def test_before_the_evening_the_players_copy_is_the_whole_floor_and_nobody_on_it() -> None:
    state = made(2)
    text = taken(state)
    assert all(f'"{piece.domino}"' in text for piece in state.laid) and "Pawn" not in text


def test_the_name_of_the_map_its_squares_and_how_pawns_go_are_everybodys() -> None:
    view = do(made(1), "begin the evening").view(None)
    notes: dict[str, Any] = {"map": "The old mine", "squares": "4", "light": "on", "walls": "on", "own": "on"}
    assert desk.open_notes(view, notes) == {
        name: notes[name] for name in ("map", "squares", "light", "walls")
    }


def test_view_and_notes_of_a_small_map_by_hand() -> None:
    state = before("3-3", "3-5 at 0,-1 straight", "5-6 at 0,-5 straight", hand="0-0 0-1 0-2", made=True)
    state = do(state, "begin the evening")
    assert [end.joint for end in state.view(None).ends] == [Point(0, -1)]
    shown = do(state, "show 3-5")
    assert [piece.domino for piece in shown.view(None).laid] == tiles("3-3 3-5")
    assert [end.joint for end in shown.view(None).ends] == [Point(0, -5)]
