"""How a match ends: what is said of it, which medal it earns, and its picture."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise, product
from xml.etree import ElementTree

import pytest

import games
from app.keep.record import Record
from app.session.poster import HIGH, WIDE, framed
from boards import position
from drawing.medal import medal
from dungeons import dungeon
from games.domino_run.finale import finale
from games.domino_run.trail import trail
from games.dunginoes.way import walk
from laws import SLUGS
from page import Page, drawn
from tabletop.match import Match
from walks import matched

NAMES = ("Ada", "Ben & Co", "Cleo", "Dag", "Eve")
SEEDS = tuple(f"end-{i}" for i in range(10))


@cache
def ended(slug: str, seats: int) -> list[Match]:
    """Matches that are over, played well and badly."""
    return [matched(games.load(slug), seats, seed) for seed in SEEDS]


def cases() -> list[tuple[str, int]]:
    """Every game at every number of seats."""
    return [(slug, seats) for slug in SLUGS for seats in games.load(slug).game.seats]


@pytest.mark.parametrize(("slug", "seats"), cases())
def test_the_end_is_told_from_what_happened(slug: str, seats: int) -> None:
    ending = games.ending(slug)
    told = set()
    for match in ended(slug, seats):
        headline, tale = ending.headline(match, 0, NAMES[:seats]), ending.tale(match, 0, NAMES[:seats])
        assert headline == ending.headline(match, 0, NAMES[:seats]), "never by chance"
        assert 0 < len(headline) <= 60 and not headline.endswith(".")
        assert headline[0].isupper() and tale[0].isupper() and tale.endswith(".") and len(tale) < 220
        told.add(tale)
        outcome = match.state.outcome()
        assert outcome
        winners = [name for name, place in zip(NAMES, outcome.places, strict=False) if place == 1]
        assert seats == 1 or all(name in headline for name in winners)
    assert len(told) > len(SEEDS) // 2, "hardly two are told alike"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_score_has_a_grade_and_more_is_never_worse(slug: str) -> None:
    entry = games.load(slug)
    table = entry.table
    assert (table.FACTS.grades or 1 not in entry.game.seats) and len(table.FACTS.grades) <= 7
    grades = [table.grade(score) for score in product(*entry.game.scores)]
    assert grades == sorted(grades) and set(grades) == set(range(len(table.FACTS.grades) or 1))


def test_a_medal_is_for_who_plays_alone_or_among_bots_what_cannot_be_played_alone() -> None:
    for slug, players, earned in (
        ("dunginoes", ["person"], True),
        ("dunginoes", ["person", "easy"], False),
        ("penguins", ["person", "easy"], True),
        ("penguins", ["person", "person"], False),
    ):
        match = Match(games.load(slug).game, len(players), "medal")
        assert Record("m", match, players=tuple(players)).alone == earned


def test_the_grades_begin_where_the_rules_of_thumb_say() -> None:
    run, dungeon = games.load("domino-run").table, games.load("dunginoes").table
    assert [run.grade((keys, -9, 0)) for keys in range(8)] == [0, 1, 1, 2, 2, 3, 3, 4]
    assert [dungeon.grade((pips,)) for pips in (-1, 0, 1, 7, 8, 14, 15)] == [0, 1, 2, 2, 3, 3, 4]
    night = games.load("penguins").table
    scores = ((2, -1), (3, -10), (3, -9), (3, -7), (3, -5))
    assert [night.grade(score) for score in scores] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("of", range(2, 8))
def test_no_two_medals_look_alike_without_their_colours(of: int) -> None:
    shapes = {re.sub(r' class="[^"]*"', "", medal(grade, of)) for grade in range(of)}
    assert len(shapes) == of
    assert "medal-0" in medal(0, of) and "medal-4" in medal(of - 1, of)


@pytest.mark.parametrize(("slug", "seats"), cases())
def test_the_picture_is_whole_for_every_ending(slug: str, seats: int) -> None:
    entry = games.load(slug)
    shapes = set(re.findall(r' id="([^"]+)"', entry.table.FACTS.pieces))
    for match in ended(slug, seats):
        svg = framed(Record("a1", match, typed=list(NAMES[:seats])), "2026-11-20")
        root = ElementTree.fromstring(svg)
        assert root.attrib["viewBox"] == f"0 0 {WIDE} {HIGH}"
        assert '<svg y="130" height="1200"><svg viewBox="0 0 1200 1200">' in svg
        Page(svg)
        ids = re.findall(r' id="([^"]+)"', svg)
        used = set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg))
        assert used <= shapes | set(ids) and not shapes & set(ids)
        words = " ".join(root.itertext())
        assert entry.game.title in words and match.seed in words and "20 November 2026" in words


def test_the_trail_is_the_whole_run_with_its_keys() -> None:
    for match in ended("domino-run", 1):
        run = trail(match)
        state = match.state
        assert len(run.slabs) == run.runner // 2 + 1
        here = state.tiles[state.runner // 2]
        assert set(run.slabs[-1][:2]) == set(here)
        assert sum(slab.key for slab in run.slabs) == state.keys
        assert run.enemy - run.runner == state.enemy - state.runner
        assert all(space < run.runner for space in run.stood)
        for one, other in pairwise(run.slabs):
            assert not (one.key and other.key and one[:2] == other[:2]), "each double is a key once"


def test_a_gate_with_seven_locks_or_the_enemys_shadow() -> None:
    running = position("0e-1 1-2r 1-1 2-3 3-4")
    assert finale(running) == "" and "finale" not in drawn(games.load("domino-run").table, running)
    won = position("0e-1 1-2r 1-1 2-3 3-4", ending="won")
    assert finale(won).count('class="turning"') == 7 and "gate stands open" in finale(won)
    assert "shadow" in finale(position("0-1 1-2er 1-1 2-3 3-4", ending="caught"))


def test_the_way_leads_from_room_to_room_and_out() -> None:
    state = dungeon(
        "3-3", "3-5 at 0,-1 straight", "3-6 at 2,0 straight", hands="1-2", escaped=[0], ending="escaped"
    )
    into, out = walk(state.laid, False), walk(state.laid, True)
    assert into[0] == out[0] == out[-1] == (0, 100)
    assert into[-1] == (200, 0), "the room laid last"
    assert into.index((0, 0)) < into.index((0, -150)) < into.index((200, 0))
    steps = [abs(x - a) + abs(y - b) for (x, y), (a, b) in pairwise(out)]
    assert all(a == x or b == y for (x, y), (a, b) in pairwise(out)), "never aslant"
    assert sum(steps) < 1500
    table = games.load("dunginoes").table
    assert "out to the daylight" in drawn(table, state)
    dark = dungeon("3-3", hands=" ", ending="all stunned")
    assert "last torch" in drawn(table, dark) and "#torch-out" in drawn(table, dark)


def test_who_is_out_while_others_play_on() -> None:
    state = dungeon("3-3", hands="1-2/ ")
    assert [state.out(seat) for seat in (0, 1)] == [False, True]
    assert not games.load("nullgame").game.new(2, 1).out(0)
