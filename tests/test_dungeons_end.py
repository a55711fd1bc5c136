"""Dungeons: how a map and a hero's match on it end, what is told of them, and what comes into the cabinet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

import games
from dominoes import layout
from dominoes.domino import Domino
from dominoes.layout import CROSS, STRAIGHT
from drawing.route import route
from games.dungeons import achievements, ending
from games.dungeons.pieces import TORCHES, Lay
from games.dungeons.rules import GAME, Dungeons
from games.dungeons.story import history
from games.dungeons.story.way import finale, hero_rooms
from page import drawn
from positions import arranged, dice, match_of, tiles
from tabletop.match import Match
from walks import matched

NAMES = ("Ada",)
ENTRY = games.load("dungeons")
# A hall with a room on each side; behind the eastern one two more.
CROSSROADS = ("4-4", "2-4 at -2,0 straight", "4-5 at 0,-1 straight", "3-4 at 2,0 straight", "1-3 at 6,0 left")


def mapped(first: str, *rooms: str, **fields: Any) -> Dungeons:
    """The position of a map that is made, and whatever else of it matters, by name."""
    start = Domino.parse(first)
    laid = [layout.first_room(start, CROSS if start.is_double else STRAIGHT, start.low)]
    ends = layout.grown([], laid)
    for text in rooms:
        action = Lay.parse(f"lay {text}")
        assert action, text
        tile, joint, shape = action.args
        [end] = [end for end in ends if end.joint == joint]
        assert shape in end.shapes(tile), f"{text} has no room: {end}"
        laid.append(layout.lay(tile, end, shape))
        ends = layout.grown(ends, laid)
    lying = [piece.domino for piece in laid]
    base = GAME.new(1, "end")
    values = {
        "hand": (),
        "pile": [tile for tile in [*base.pile, *base.hand] if tile not in lying],
        "laid": laid,
        "ends": ends,
        "serials": [*range(len(laid))],
        "built": len(laid),
        "made": True,
        "agenda": [],
        **fields,
    }
    return arranged(base, **values)


def crossroads(**fields: Any) -> Dungeons:
    return mapped(*CROSSROADS, **fields)


def hero(rooms: str, won: str = "", **fields: Any) -> Dungeons:
    """A hero who has entered these rooms of the crossroads, and carries these trophies."""
    return crossroads(playing=True, torches=2, entered=tiles(rooms), trophies=tuple(tiles(won)), **fields)


def over(state: Dungeons, *before: Dungeons) -> Match:
    """A match that has come to this state."""
    return Match(GAME, 1, "end", states=(*before, state), at=len(before))


def tale(match: Match) -> str:
    return ending.tale(match, 0, NAMES)


# --- a map ----------------------------------------------------------------------------------


def test_the_heart_of_a_map_is_the_hall_through_which_most_ways_lead() -> None:
    state = crossroads(ending="closed")
    assert history.heart(state) == 0 and history.through(state, 0) == 1 + 2 + 2
    assert history.depths(state.laid) == [0, 1, 1, 1, 2] and history.farthest(state) == 4
    assert tale(over(state)) == (
        "At its heart is the double four hall, with three ways on, and the Chess Horse to keep it; "
        "the Lamplighter in room one-three has 2 doors between bed and daylight."
    )
    assert history.heart(mapped("2-4", "4-4 at 0,-3 cross")) == -1, "a hall with one door is between nothing"


def test_rooms_that_the_players_have_not_seen_are_told_of() -> None:
    some = crossroads(ending="closed", evening=True, shown=tiles("4-4 3-4"))
    assert ending.headline(over(some), 0, NAMES) == "An evening in 2 rooms of 5"
    assert "the Lamplighter tidied room 5 for guests who never came" in tale(over(some))
    every = crossroads(ending="closed", evening=True, shown=[piece.domino for piece in some.laid])
    assert ending.headline(over(every), 0, NAMES) == "All 5 rooms, and everybody home"
    assert ending.boast(over(every), 0) == "1 hall and 2 doors deep."


def test_a_map_that_is_put_away_has_all_its_lights_on() -> None:
    html = finale(crossroads(ending="closed"))
    assert html.count('class="wave"') == 3, "room by room from the stairs"
    assert html.count('class="alight"') == 5 and html.count("#torch") == 2 * 4
    assert "all 5 rooms" in html
    assert 'class="finale' in drawn(ENTRY.table, crossroads(ending="closed"))
    assert "finale" not in drawn(ENTRY.table, crossroads(agenda=[("review",)]))


# --- a hero ---------------------------------------------------------------------------------


def test_the_way_goes_through_rooms_and_doors_in_the_order_of_the_hero() -> None:
    state = hero("4-4 3-4 2-4", ending="left")
    assert hero_rooms(state) == [0, 3, 1]
    spots = route(state.laid, hero_rooms(state), True)
    assert spots[0] == spots[-1] == (0, 100)
    assert all(a == x or b == y for (x, y), (a, b) in pairwise(spots)), "never aslant"
    assert spots.index((200, 0)) < spots.index((-200, 0)), "east before west"
    html = finale(state)
    assert "out to the daylight" in html and "through 3 rooms" in html


@pytest.mark.parametrize("during", [0, 1])
def test_the_way_stays_on_the_floor(during: int) -> None:
    for number in range(30):
        state = matched(ENTRY, 1, f"way-{number}", during=during).state
        assert isinstance(state, Dungeons)
        rects = [piece.rect for piece in state.laid]
        for x, y in route(state.laid, range(len(rects)), True)[1:-1]:
            assert any(r.west <= x / 50 <= r.east and r.north <= y / 50 <= r.south for r in rects)


def test_trophies_that_came_home_are_framed_and_those_that_were_lost_are_not() -> None:
    assert finale(hero("4-4 3-4", "3-4", ending="left")).count("won-room") == 1
    lost = finale(hero("4-4 3-4", "3-4", ending="dark"))
    assert "won-room" not in lost and "last torch" in lost
    assert "#torch-out" in drawn(ENTRY.table, hero("4-4", ending="dark"))


def test_whoever_goes_home_at_once_is_told_of_the_first_door() -> None:
    match = over(hero("4-4", ending="left"))
    assert ending.headline(match, 0, NAMES) == "Out again, and nothing else"
    assert "behind the first door never heard of a hero" in tale(match)
    assert ending.boast(match, 0) == ""


def test_the_best_trophy_that_came_home_is_told_of() -> None:
    match = over(hero("4-4 2-4 3-4", "2-4 3-4", ending="left", special=tiles("3-4")))
    assert tale(match).startswith("The Bookworm came along for 6 treasures; not a torch went out")
    assert ending.boast(match, 0) == "Home with the Bookworm and the Mildew Hound."


@pytest.mark.parametrize("rolled", [(3, 2), (3, 6), (6, 2), (6, 6)])
def test_the_boss_is_told_with_what_was_taken(rolled: tuple[int, ...]) -> None:
    fights = ("fight in 3-4", "fight in 2-4", "challenge the boss in 1-3", "stake 3-4", "stake 2-4")
    match = played(fights, (3, 2, *rolled))
    state = history.last(match)
    taken = [event.args[0] for event in history.events(match, "taken")]
    assert state.ending == "boss" and len(taken) == rolled.count(6)
    assert ("got nothing back" in tale(match)) == (not taken)
    assert ("kept everything" in ending.headline(match, 0, NAMES)) == (not state.trophies)


def played(choices: Sequence[str], rolled: Sequence[int]) -> Match:
    """A hero's match on the crossroads, with these rolls."""
    return match_of(GAME, crossroads(), "play this map", *choices, luck=dice(*rolled))


AT_DOORS = [
    (["fight in 3-4"] * 5, (1, 2, 5, 6, 6)),
    (["sneak into 3-4"] * 5, (1, 2, 3, 1, 2)),
    (["fight in 2-4", "sneak into 2-4", "fight in 4-5", "sneak into 3-4", "fight in 3-4"], (6, 1, 6, 2, 5)),
    (["fight in 3-4", "fight in 2-4", "fight in 2-4", *["sneak into 2-4"] * 3], (4, 1, 6, 1, 2, 1)),
]


@pytest.mark.parametrize(("choices", "rolled"), AT_DOORS)
def test_the_last_torch_is_told_with_the_roll(choices: list[str], rolled: tuple[int, ...]) -> None:
    match = played(choices, rolled)
    assert match.state.ending == "dark"
    assert "blew out the last torch" in tale(match) and str(rolled[-1]) in tale(match)
    assert sum(history.tolls(match).values()) == TORCHES
    assert ending.boast(match, 0).startswith("Last seen at the door of ")


@pytest.mark.parametrize(("choices", "rolled"), AT_DOORS)
def test_the_picture_shows_where_torches_went_out(choices: list[str], rolled: tuple[int, ...]) -> None:
    dark, left = played(choices, rolled), played([*choices[:-1], "leave the dungeon"], rolled[:-1])
    for match, last in ((dark, 2), (left, 0)):
        tolls = history.tolls(match)
        assert tolls and ending.poster(match).count("#torch-out") == len(tolls) + last


# --- the cabinet ------------------------------------------------------------------------------


def found(match: Match) -> set[str]:
    """The achievements of a match that is over."""
    return {
        achievement.slug
        for case in achievements.CASES
        for achievement in case.achievements
        if achievement.found(match, 0)
    }


def test_a_map_laid_by_hand_is_no_map_that_made_itself() -> None:
    match = Match(GAME, 1, "train")
    while not any(action.verb == "stop" for action in match.state.legal_actions()):
        legal = match.state.legal_actions()
        match = match.play(next(a for a in legal if a.verb in ("start", "lay", "exchange")))
    match = match.play("stop here")
    assert "by-hand" in found(match)
    match = match.play("add a room")
    assert "by-hand" not in found(match)


def test_lost_in_the_dark_nothing_comes_home() -> None:
    deeds = {"out", "special-guest", "heavy"}
    assert deeds <= found(over(hero("4-4 4-5", "4-5", ending="left", special=tiles("4-5"))))
    assert not deeds & found(over(hero("4-4 4-5", "4-5", ending="dark", special=tiles("4-5"))))


def test_a_boss_is_met_by_the_number_by_which_one_comes_in() -> None:
    assert {slug for slug in found(over(hero("4-4 1-3", "3-4", ending="boss"))) if "boss" in slug} == {
        "boss-4-4"
    }


def test_the_lesson_calls_rooms_by_their_numbers_and_leaves_some_in_the_dark() -> None:
    for lesson in ENTRY.lesson.LESSONS:
        match = Match(GAME, 1, lesson.seed)
        for step in lesson.steps:
            kind, _, what = step.action.partition(":")
            if kind == "action":
                match = match.play(what)
            elif number := re.search(r"Tap room (\d+)", step.words):
                place = history.last(match).place(Domino.parse(what.removeprefix("room ")))
                assert place + 1 == int(number[1])
        state = history.last(match)
        assert state.evening and state.special and set(state.shown) < {p.domino for p in state.laid}
        assert len(state.laid) - len(state.shown) == 8 and "Eight rooms" in lesson.end
