"""The story of a match on the page: who is told one, and what is taken along of it."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

import games
from app.keep.record import Record
from app.page.markup import esc
from app.page.screen import Screen
from app.session import story
from app.session.choice_words import turn_words
from app.session.poster import EDGE, WIDE
from app.session.result_view import has_story
from app.session.review import Review
from app.session.review_words import chosen_words, headline
from app.session.storyteller import Storyteller
from app_page import at_table, finished
from dungeon_maps import evening
from games.contract import CAPTION
from games.dungeons.export import last_time
from games.dungeons.export.files import FILES
from games.telling import FEWEST, MOST
from page import Page
from stories import NAMES, played
from tabletop.account import Account, Turn, decisions
from tabletop.desk import Made, Take
from tabletop.match import Match

AT = "https://boneyard.example/#penguins/1/x"


def panels(over: Record) -> list[story.Panel]:
    """What is told of a match."""
    *_, told = story.panels(over)
    return told


def record(slug: str = "penguins", number: int = 1) -> Record:
    """A match that is over, of people."""
    match = played(slug, number)
    return Record("a1", match, typed=["Ada & Co", *NAMES[1 : match.seats]])


def test_lessons_and_matches_of_bots_alone_tell_none() -> None:
    over = record()
    assert has_story(over)
    assert not has_story(replace(over, lesson=3)), "a lesson"
    assert not has_story(replace(over, players=("easy",) * over.match.seats)), "bots have all seats"
    assert not has_story(replace(over, watched=over.match.at)), "bots have done all of it"
    assert has_story(replace(over, watched=over.match.at - 1))
    assert not has_story(replace(over, match=over.match.go_to(over.match.at - 1))), "it goes on"


def test_what_is_taken_along_says_every_caption_and_where_the_match_is() -> None:
    for slug in games.SHELF:
        over = record(slug, 0)
        told = panels(over)
        strip = ElementTree.fromstring(story.strip(over, told, AT))
        said = " ".join(" ".join(strip.itertext()).split())
        assert all(" ".join(story.wrapped(one.words, 99)) in said for one in told), slug
        assert over.match.seed in said and "boneyard.example" in said
        assert story.spoken(over, told) == strip.findtext("{http://www.w3.org/2000/svg}title"), (
            "for who cannot see"
        )
        page = story.page(over, told, AT)
        assert page.count("<figure>") == len(told) == page.count("<figcaption>") and f'href="{AT}"' in page
        for one in told:
            assert ElementTree.fromstring(story.shot(one, 980)).get("width") == "800"


@pytest.mark.parametrize("slug", games.SHELF)
def test_no_two_pictures_are_alike(slug: str) -> None:
    for number in range(3):
        drawings = [one.drawing for one in panels(record(slug, number))]
        assert len(set(drawings)) == len(drawings) >= FEWEST or len(drawings) == FEWEST


def test_who_got_out_as_well_stands_in_the_last_picture_of_a_run() -> None:
    over = next(
        one
        for one in (record("run-away", number) for number in range(20))
        if one.match.state.fate.count("out") == one.match.seats
    )
    heroes = panels(over)[-1].drawing.count("<svg x=")
    assert heroes == over.match.state.fate.count("out")


def test_all_who_ran_are_seen_running_in_the_first_picture() -> None:
    """Its words name them; and so it is not like that of a turn soon after it."""
    over = record("run-away")
    assert panels(over)[0].drawing.count("<svg x=") == over.match.seats + 1, "and the boss"


def test_the_page_of_who_played_alone_is_the_heros() -> None:
    over = replace(record("colf-dada"), typed=("Ada & Co",))
    page = story.page(over, panels(over), AT)
    assert "<h1>Ada &amp; Co</h1>" in page and f"CoLF DaDA: {story.headline(over)}" in page
    assert "<dt>Monsters slain</dt>" in page and "<p>Slain: " in page and f'href="{AT}"' in page
    nobody = story.page(replace(over, typed=()), panels(over), AT)
    assert f"<h1>CoLF DaDA: {story.headline(over)}</h1>" in nobody, "who has no name has no page of their own"
    many = record("run-away", 1)
    assert "<h1>Run Away!!: " in story.page(many, panels(many), AT)


def test_the_dialog_shows_all_panels_with_their_words() -> None:
    over = record()
    told = panels(over)
    html = story.html(told, lambda name, kind: kind != "text/html")
    Page(html.replace(' id="frame"', ""))  # which all of them have alike
    assert html.count("<figure>") == len(told) and "Ada &amp; Co" in "".join(html)
    assert all(f"Share as {what}" in html for what in ("a picture", "a GIF")) and "Save as a page" in html
    for one in told:
        assert f'data-do="story-turn" data-arg="{one.ply}"' in html, "each leads to its turn"


def accounted(over: Record, ply: int, *costs: float) -> Record:
    """The same with an account of whoever is told its story, in which the choice at a ply was the dearest."""
    seat = over.person
    plies = [ply, *(one for one in decisions(over.match, seat) if one != ply)]
    turns = [Turn(one, 0, 0.5, 0.5 - cost, 0.01) for one, cost in zip(plies, (0.3, *costs), strict=False)]
    return replace(over, accounts=(Account(seat, 0.0, tuple(sorted(turns))),))


@pytest.mark.parametrize(
    ("slug", "costs", "called"),
    [
        ("colf-dada", (), "The choice that cost most"),
        ("colf-dada", (0.2, 0.2), "The choice that cost most"),
        ("penguins", (), "The choice that cost Ben most"),
    ],
)
def test_the_turn_that_cost_most_is_marked_where_a_picture_shows_it(
    slug: str, costs: tuple[float, ...], called: str
) -> None:
    over = record(slug, 0)
    match, plain = over.match, panels(over)
    told_of = {one.ply - 1 for one in plain} & {*decisions(match, over.person)}
    for ply in sorted(told_of)[:2]:
        known = accounted(over, ply, *costs)
        told, mark = story.marked(plain, Review(known)), f"{called}: {turn_words(match, ply)}"
        [one] = [one for one in told if one.mark]
        assert (one.mark, turn_words(match, one.ply - 1)) == (mark, turn_words(match, ply))
        assert [one._replace(mark="") for one in told] == plain, "the story is the same"
        assert f"{mark}. {one.words}" in story.spoken(over, told), "for who cannot see"
        for taken in (story.html(told, lambda *_: True), story.page(over, told, AT)):
            assert taken.count(f'<b class="mark">{esc(mark)}</b>') == 1
        gif = story.gif(told)
        assert {ElementTree.fromstring(one).get("height") for one in gif.drawings} == {str(gif.height)}
        marks = [
            re.findall('class="mark">([^<]*)<', one) for one in (story.strip(over, told, AT), *gif.drawings)
        ]
        assert [" ".join(lines) for lines in marks if lines] == [esc(mark)] * 2
        said = headline(Review(known, {one.seat: one for one in known.accounts}), over.person)
        called, turn = mark.split(": ")
        assert said.startswith(f"{called}: ") and f"({turn})." in said, "as the result calls it"
    assert told_of


def test_a_picture_of_the_same_turn_that_does_not_show_the_choice_is_not_marked() -> None:
    """Else what it shows would seem to have been the mistake; the choice has a picture of its own."""
    over = record("colf-dada", 0)
    match, plain = over.match, panels(over)
    shown = {one.ply - 1 for one in plain}
    turns = {turn_words(match, ply) for ply in shown & {*decisions(match, over.person)}}
    ply = next(
        ply for ply in decisions(match, over.person) if ply not in shown and turn_words(match, ply) in turns
    )
    [one] = [one for one in story.marked(plain, Review(accounted(over, ply))) if one.mark]
    assert one.ply == ply + 1 and one.words.startswith("Chosen: ")


def test_what_begins_with_the_choice_gives_way_to_it() -> None:
    """The next turn's roll comes with the choice that ended this one: that is no picture of the choice."""
    over = record("domino-run", 0)
    plain, plies = panels(over), decisions(over.match, over.person)
    one = next(one for one in plain[1:-1] if one.of == one.ply and one.ply - 1 in plies)
    told = story.marked(plain, Review(accounted(over, one.ply - 1)))
    assert [panel.words.startswith("Chosen: ") for panel in told if panel.ply == one.ply] == [True]


def test_a_turn_that_no_picture_shows_has_one_of_its_own() -> None:
    """One more, or in place of the nearest where there are six; the first and the last stay."""
    over = record("colf-dada", 0)
    match, plain = over.match, panels(over)
    turns = {turn_words(match, one.ply - 1) for one in plain if one.ply}
    ply = next(ply for ply in decisions(match, over.person) if turn_words(match, ply) not in turns)
    review = Review(accounted(over, ply))
    six = [*plain[:-1], *(plain[1]._replace(words=f"more {n}") for n in range(6 - len(plain))), plain[-1]]
    for before in (plain[:1] + plain[-1:], plain[:5], six):
        told = story.marked(before, review)
        [one] = [one for one in told if one.mark]
        assert one.ply == ply + 1 and one.mark == f"The choice that cost most: {turn_words(match, ply)}"
        assert one.words == f"Chosen: {chosen_words(review, review.record.accounts[0].dearest)}."
        assert one.drawing.startswith("<svg") and {before[0], before[-1]} < {*told}
        assert len(told) == min(len(before) + 1, MOST) and [*told] == sorted(told, key=lambda one: one.ply)


def test_a_mark_and_its_caption_name_the_same_turn() -> None:
    """A picture of what a turn began with is none of the turn before it."""
    marked = 0
    for number in range(4):
        over = record("domino-run", number)
        match, plain = over.match, panels(over)
        for ply in decisions(match, over.person):
            told = story.marked(plain, Review(accounted(over, ply)))
            [one] = [one for one in told if one.mark]
            if turned := re.match(r"(Turn \d+):", one.words):
                marked += 1
                assert one.mark.endswith(turned[1].lower()), one
    assert marked


def test_a_long_choice_is_cut_where_its_caption_would_be_too_long(monkeypatch) -> None:
    over = record("colf-dada", 0)
    match, plain = over.match, panels(over)
    turns = {turn_words(match, one.ply - 1) for one in plain if one.ply}
    ply = next(ply for ply in decisions(match, over.person) if turn_words(match, ply) not in turns)
    monkeypatch.setattr(story, "chosen_words", lambda *_: "throw this and that " * 8)
    [one] = [one for one in story.marked(plain, Review(accounted(over, ply))) if one.mark]
    assert len(one.words) <= CAPTION
    assert one.words.startswith("Chosen: throw this") and one.words.endswith(" …")


def test_no_turn_is_marked_where_nobody_is_told_of_it() -> None:
    over = record("colf-dada", 0)
    told, match = panels(over), over.match
    assert story.marked(told, Review(over)) == told
    [seen] = [one.ply - 1 for one in told if one.ply - 1 in decisions(match, over.person)][:1]
    assert story.marked(told, Review(accounted(over, seen), praise=True)) == told


def test_a_caption_stands_in_lines_that_fit() -> None:
    lines = story.wrapped("one two three " * 8, story.LETTERS)
    assert max(map(len, lines)) <= story.LETTERS and " ".join(lines).split() == ["one", "two", "three"] * 8


def taken(match: Match, notes: dict[str, str], **wishes: int) -> Made | str:
    """The page "Last time …" of a map."""
    [file] = [file for file in FILES if file.slug == "last-time"]
    return file.make(Take(match, notes, wishes, {}))


def test_last_time_tells_what_has_happened_in_150_words() -> None:
    *_, match = evening(3)
    state = match.state
    seen = last_time.seen(state)  # type: ignore[arg-type]
    serial = state.serials[state.place(seen[-1])]  # type: ignore[attr-defined]
    notes = {"map": "The <Salt> Mine", f"title {serial}": "Larder", f"note {serial}": "A ham. " * 90}
    made = taken(match, notes)
    assert isinstance(made, Made)
    assert "The &lt;Salt&gt; Mine" in made.text and "<svg" in made.text and "“Larder”" in made.text
    [told] = [line for line in made.text.splitlines() if "Last time …" in line and "<p>" in line]
    assert f"came into {len(seen)} room" in told and len(told.split()) < last_time.WORDS + 5


def test_last_time_tells_players_nothing_that_they_have_not_seen() -> None:
    for match in evening(5):
        state = match.state
        if not state.evening:  # type: ignore[attr-defined]
            continue
        notes = {f"title {serial}": f"Room {serial}!" for serial in state.serials}  # type: ignore[attr-defined]
        made = taken(match, notes, copy=1)
        assert isinstance(made, Made) and "final encounter still waits" not in made.text


def test_last_time_waits_until_something_has_happened() -> None:
    over = played("dungeons", 0)
    assert taken(over.go_to(1), {}) == last_time.NOTHING, "a map, and nobody in it"
    assert isinstance(taken(over, {}), Made), "a hero has been in it"
    assert taken(over.go_to(0), {}) not in ("", last_time.NOTHING), "there is no map"


def test_headline_and_game_have_their_room_in_the_picture_whatever_letters_the_device_has() -> None:
    """A picture is drawn without the page's own letters, and others are wider."""
    over = record("penguins")
    drawn = story.strip(over, panels(over), AT)
    widths = re.findall(r'class="poster-(?:headline|name)"[^>]* textLength="(\d+)"', drawn)
    assert widths and sum(map(int, widths)) < WIDE - 2 * EDGE


def test_a_story_opens_where_it_was_asked_for_and_nowhere_else() -> None:
    shell, table = at_table(finished())
    reviewing = table.result.reviewing
    teller = Storyteller(table, reviewing)
    asyncio.run(teller.open())
    assert "<h2>The story</h2>" in shell.dialog and not reviewing.held, "the look at the match goes on"
    shell.dialog, shell.screen = "", Screen()
    asyncio.run(teller.open())
    assert not shell.dialog and not reviewing.held
