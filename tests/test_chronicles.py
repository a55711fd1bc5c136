"""Matches retold in pictures: every caption is true of its ply, and the same match has the same story."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from xml.etree import ElementTree

import pytest

import games
from app.session.choice_words import turn_words
from captions import Log, captions_of
from games.contract import CAPTION, Moment
from games.domino_run.trail import Slab, Trail, snake
from games.penguins.finale import DOGS, STOP, led
from games.penguins.rules import Penguins
from games.penguins.sea import middle
from games.telling import FEWEST, MOST, SOON, found, lasting, told
from laws import SLUGS
from stories import NAMES, played
from tabletop.match import Match
from walks import matched

MATCHES = range(8)
WALKS = range(6)
SHARED = 0.2  # of its captions that a match may share with another, on average


@cache
def matches(slug: str) -> list[Match]:
    """Matches that are over, of bots and of walks through the game, at tables of every size."""
    entry = games.load(slug)
    walked = [matched(entry, seats, f"told-{n}") for n in WALKS for seats in entry.game.seats]
    kept = [match for match in walked if match.state.outcome().counts]  # type: ignore[union-attr]
    return [*(played(slug, n) for n in MATCHES), *kept] if slug != "nullgame" else kept


def moments(slug: str) -> list[tuple[Match, str, Moment]]:
    """All that could be told of them."""
    chronicle = games.chronicle(slug)
    return [
        (match, one.slug, one.moment) for match in matches(slug) for one in found(chronicle, match, 0, NAMES)
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_story_has_four_to_six_pictures_in_order(slug: str) -> None:
    chronicle = games.chronicle(slug)
    for match in matches(slug):
        story = told(chronicle, match, 0, NAMES)
        assert story == told(chronicle, match.go_to(match.at), 0, NAMES), "the same match tells the same"
        plies = [moment.ply for moment in story]
        assert min(FEWEST, match.at) <= len(story) <= MOST
        assert plies == sorted(set(plies)) and plies[0] >= 0 and plies[-1] == match.at
        assert story[0] == chronicle.opening(match, 0, NAMES) and story[-1] == chronicle.end(match, 0, NAMES)


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_is_chosen_is_told_as_shortly(slug: str) -> None:
    """The choice that cost most gets a picture, with its order as the caption; it is cut in few matches."""
    orders, lengths = games.load(slug).table.VERBS.order, []
    for match in matches(slug):
        for state, action in zip(match.states, match.played, strict=False):
            lengths.append(len(f"Chosen: {orders(state.view(state.seat), action, NAMES)}."))
    assert sum(length <= CAPTION for length in lengths) > 0.95 * len(lengths)


@pytest.mark.parametrize("slug", SLUGS)
def test_captions_are_short_sentences_of_a_ply_that_exists(slug: str) -> None:
    for match, pattern, moment in moments(slug):
        assert 0 <= moment.ply <= match.at
        assert 12 <= len(moment.words) <= CAPTION, (pattern, moment.words)
        assert moment.words.endswith(".") and moment.words[0] == moment.words[0].upper(), moment.words


@pytest.mark.parametrize("slug", SLUGS[:-1] if SLUGS[-1] == "nullgame" else SLUGS)
def test_two_matches_are_told_otherwise(slug: str) -> None:
    chronicle = games.chronicle(slug)
    stories = [{moment.words for moment in told(chronicle, match, 0, NAMES)} for match in matches(slug)]
    if slug != "nullgame":
        parts = [len(one & other) / min(len(one), len(other)) for one, other in combinations(stories, 2)]
        assert sum(parts) / len(parts) < SHARED


@pytest.mark.parametrize("slug", SLUGS)
def test_every_moment_has_a_picture(slug: str) -> None:
    chronicle = games.chronicle(slug)
    for match in matches(slug)[:3]:
        for moment in told(chronicle, match, 0, NAMES):
            drawing = chronicle.picture(match, moment)
            root = ElementTree.fromstring(
                drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
            )
            assert root.get("viewBox") == "0 0 1200 1200"


def test_a_great_swing_is_told_before_what_is_rarer() -> None:
    match, chronicle = played("penguins", 1), games.chronicle("penguins")
    usual = {moment.ply for moment in told(chronicle, match, 0, NAMES)}
    other = next(one.moment.ply for one in found(chronicle, match, 0, NAMES) if one.moment.ply not in usual)
    swung = told(chronicle, match, 0, NAMES, {other: 1.0})
    assert other in {moment.ply for moment in swung}


@pytest.mark.parametrize("slug", games.SHELF)
def test_where_the_tide_turned_is_told_or_what_came_of_it_right_after(slug: str) -> None:
    match, chronicle = played(slug, 1), games.chronicle(slug)
    usual = {moment.ply for moment in told(chronicle, match, 0, NAMES)}
    turns = [one.moment.ply for one in found(chronicle, match, 0, NAMES) if one.moment.ply not in usual]
    for turn in {ply for ply in turns if SOON < ply < match.at - SOON}:
        plies = [moment.ply for moment in told(chronicle, match, 0, NAMES, {turn - 2: 0.5})]
        assert any(turn - 2 <= ply <= turn - 2 + SOON for ply in plies)


@pytest.mark.parametrize("slug", games.SHELF)
def test_wherever_the_tide_turns_there_is_something_to_show(slug: str) -> None:
    shown = []
    for match in matches(slug)[: len(MATCHES)]:
        plies = {one.moment.ply for one in found(games.chronicle(slug), match, 0, NAMES)} | {match.at}
        shown += [not plies.isdisjoint(range(turn, turn + SOON + 1)) for turn in range(1, match.at)]
    assert sum(shown) >= 0.98 * len(shown)


def test_a_swing_is_what_lasts() -> None:
    assert lasting([0.5, 0.1, 0.6], 1) == lasting([0.5, 0.1, 0.5, 0.5], 2) == 0
    assert lasting([0.5, 0.5, 0.2, 0.3], 2) == pytest.approx(0.2)
    assert lasting([0.5, 0.5, 1.0], 2) == 0.5


def test_rarities_are_of_patterns_that_there_are() -> None:
    for slug in games.SHELF:
        chronicle = games.chronicle(slug)
        slugs = [pattern.slug for pattern in chronicle.PATTERNS]
        assert sorted(chronicle.RARITIES) == sorted(set(slugs)) and len(slugs) == len(set(slugs)) >= 15


@pytest.mark.parametrize("slug", games.SHELF)
def test_captions_say_what_the_log_has_told_at_that_ply(slug: str) -> None:
    captions, held = captions_of(slug), set()
    for match, pattern, moment in moments(slug):
        said, check = captions[pattern]
        fits = re.fullmatch(said, moment.words)
        log = Log(match, moment.ply)
        assert fits and check(log, *fits.groups()), f"{pattern}, {match.seed}, {moment.ply}: {moment.words}"
        if when := re.match(r"(Turn|Round) (\d+)", moment.words):
            now = [log.goes_on(when[1]), *log.begun(when[1], log.ply)]
            if slug in ("penguins", "colf-dada"):  # whose log does not tell all of them
                now = [log.before.round if slug == "penguins" else log.before.turns, *now[1:]]
            assert int(when[2]) in now, moment.words
        held.add(pattern)
    rare = games.chronicle(slug).RARITIES
    assert held >= {one for one in captions if rare[one] > 60}


@pytest.mark.parametrize("slug", games.SHELF)
def test_a_moment_belongs_to_the_turn_that_its_caption_names(slug: str) -> None:
    """What a turn begins with is seen after the last choice of the one before."""
    for match, pattern, moment in moments(slug):
        if named := re.match(r"(?:Turn|Round) \d+", moment.words):
            assert turn_words(match, moment.of) == named[0].lower(), (pattern, moment)


def test_a_picture_holds_whole_who_stands_in_it() -> None:
    """The sled with its dogs, the cubes of a run before its first domino, and a boss on somebody's heels."""
    home = next(match for match in matches("penguins") if match.past(Penguins)[-1].ending == "home")
    state, drawn = home.past(Penguins)[-1], ending("penguins", home)
    way, side = led(state)[0].x - state.stands(state.seat)[0].x, 1200
    x, scale = map(float, re.findall(r'<g transform="translate\((\S+) \S+\) scale\((\S+)\)">', drawn)[0])
    penguin = x + scale * middle(state, state.seat)[0]
    assert 0 < penguin < side and 0 < penguin + scale * way / 4 * (STOP[0] + DOGS[1][0] + 90) < side
    cube = r'translate\((\S+) \S+\) scale\((\S+)\) translate\(-50 -62\)"><use'
    for enemy in (-1, 0, 3):
        run = snake(Trail([Slab(2, 5, False)] * 2, [], 0, enemy), 2)
        for left, size in re.findall(cube, run):
            assert float(left) - 50 * float(size) > 16 and float(left) + 50 * float(size) < side - 16
    for match in matches("run-away"):
        for moment in told(games.chronicle("run-away"), match, 0, NAMES):
            drawn = games.chronicle("run-away").picture(match, moment)
            for left, wide in re.findall(r'<svg x="(\S+)" y="\S+" width="(\S+)"', drawn):
                assert float(left) >= 0 and float(left) + float(wide) <= side


def ending(slug: str, match: Match) -> str:
    """The last picture of a story."""
    chronicle = games.chronicle(slug)
    return chronicle.picture(match, chronicle.end(match, 0, NAMES))
