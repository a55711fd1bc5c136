"""Whoever comes by a link is met by a card, without a browser: what it says, and where its ways lead."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

import games
from app.keep.record import Record
from app.keep.store import MATCH
from app.screens.arrival import Card
from app.screens.arrival_view import challenge_words
from app.screens.crossing import ahead
from app.screens.share import Sharing
from app_page import ENTRY, FakeShell, at_table, finished, new_record, reopened
from tabletop import link
from tabletop.match import Match
from tabletop.snapshot import parse_snapshot, snapshot_link
from walks import plies

TRAIN = Match(ENTRY.game, 1, "train")
SEATED = link.Seating("b2", ("person", "strong", "person"), ("Anna", "Cleo", "Ben"))


def begun(slug: str, seats: int, actions: int) -> Match:
    """A match by chance or policy, after so many actions."""
    entry = games.load(slug)
    match = Match(entry.game, seats, "reel")
    for _, action in plies(entry, seats, "reel"):
        if match.at == actions or not action:
            break
        match = match.play(action)
    return match


def words_of(html: str) -> str:
    """What is to be read of some HTML."""
    return " ".join(unescape(re.sub("<[^>]*>", " ", html)).split())


def card(fragment: str) -> tuple[FakeShell, str]:
    """A device on which nothing was played, and the words of the card that meets its person."""
    shell = FakeShell()
    shell.come(fragment)
    assert isinstance(shell.screen, Card)
    return shell, words_of(shell.page.shown["screen"])


@pytest.mark.parametrize("slug", games.SHELF)
def test_every_kind_of_link_to_every_game_is_met_with_who_sends_it_and_what_is_wanted(slug: str) -> None:
    entry = games.load(slug)
    seats = entry.game.seats[0]
    match = begun(slug, seats, 5)
    score = tuple(span[-1] for span in entry.game.scores)
    seating = link.Seating("b2", ("person",) * seats, ("Ada", "Ben", "Cleo")[:seats])
    view = snapshot_link(match.game, match.state, seating.names, "So it stands.", by="Ada")
    links = {
        link.seed_link(match, "Ada"): "Ada sends you a match to play",
        link.challenge_link(match, score, "Ada"): "Ada challenges you",
        link.replay_link(match, "Ada"): "Ada shows you a match",
        link.play_link(match, seating, "Ada"): "Ada invites you",
        view: "Ada shows you a picture of a match",
        link.seed_link(match): "A match to play",
        link.challenge_link(match, score): "A challenge for you",
        link.replay_link(match): "A match to watch",
        link.play_link(match, seating): "You are invited",
    }
    for fragment, said in links.items():
        shell, words = card(fragment)
        assert said in words and games.cover(slug).blurb in words
        assert "Two minutes to learn" in words and "Straight in" in words
        assert f"covers/{slug}.svg" in shell.page.shown["screen"]
        if "/beat=" in fragment:
            assert entry.table.score_words(score) in words and "eat that." in words
    assert len(shell.store.names(MATCH)) == 0, "nothing is begun before it is wanted"


def test_what_is_wanted_is_said_in_a_sentence() -> None:
    assert "Ada reached 5 keys in 14 turns" in card(link.challenge_link(TRAIN, (5, -14, 2), "Ada"))[1]
    assert "Somebody reached 5 keys in 14 turns" in card(link.challenge_link(TRAIN, (5, -14, 2)))[1]
    colf = link.Linked(Match(games.load("colf-dada").game, 1, "train"), (0, 0, 3))
    assert challenge_words(colf, "Ada").startswith("Ada has ended so: fallen in the ruins")
    match = Match(games.load("penguins").game, 3, "train")
    seat = match.state.seat
    seating = link.Seating("b2", ("person",) * 3, ("Anna", "Ben", "Cleo"))
    words = card(link.play_link(match, seating, "Anna"))[1]
    assert f"You are {seating.names[seat]}, and you begin." in words and "sit at the table with you." in words
    assert "today’s match" in card("domino-run/1/daily-2026-11-20/-/-")[1]
    assert "the match of 19 November" in card("domino-run/1/daily-2026-11-19/-/-")[1]


def test_a_senders_name_is_safe_and_turns_no_words_round() -> None:
    shell, words = card(link.seed_link(TRAIN, "<b>עדה"))
    assert "\u2068<b>עדה\u2069 sends you" in words and "&lt;b&gt;" in shell.page.shown["screen"]


def test_straight_in_leads_to_the_table_with_all_that_the_link_says() -> None:
    shell, _ = card(link.challenge_link(TRAIN, (5, -14, 2), "Ada"))
    shell.command("straight-in", "")
    record = shell.screen.record
    assert (record.beat, record.by, record.match.seed) == ((5, -14, 2), "Ada", "train")
    assert "to beat: 5 keys in 14 turns, 2 treasures left (Ada)" in shell.page.shown["screen"]
    assert reopened(record).by == "Ada"
    shell.command("again", "")
    assert (shell.screen.record.beat, shell.screen.record.by) == ((5, -14, 2), "Ada")


def test_behind_the_lesson_the_link_still_waits() -> None:
    fragment = link.challenge_link(TRAIN, (5, -14, 2), "Ada")
    shell, _ = card(fragment)
    shell.command("lesson-first", "")
    lesson = shell.screen
    assert lesson.record.lesson == 0 and "do-onward" not in shell.page.shown["screen"]
    lesson = FakeShell(shell.store.storage)
    lesson.open_record(reopened(shell.screen.record))  # the page was loaded anew
    lesson.command("leave-lesson", "")
    assert "What the link brought waits for you." in words_of(lesson.page.shown["screen"])
    lesson.command("onward", "")
    assert lesson.gone_to == fragment
    shell.command("learn", "domino-run 0")


def test_a_seed_that_was_begun_is_gone_on_with_or_begun_anew_on_the_same_card() -> None:
    shell, table = at_table()
    table.act("keep the line")
    shell.come(link.challenge_link(TRAIN, (5, -14, 2), "Ada"))
    html = shell.page.shown["screen"]
    assert f'href="#domino-run/match/{table.record.id}"' in html and "You have begun the seed" in html
    assert "Ada reached 5 keys" in html and "do-straight-in" not in html
    shell.command("anew", "")
    assert (shell.screen.record.beat, shell.screen.record.sender) == ((5, -14, 2), "Ada")
    assert shell.screen.record.id != table.record.id
    shell.come("domino-run/1/train/-/-", met=True)
    assert isinstance(shell.screen, Card), "nor is it begun twice unasked from a link of the page's own"


def test_who_knows_the_game_is_led_straight_in_and_a_newcomer_to_the_lesson() -> None:
    def first_way(html: str) -> str:
        return html[html.index('class="row"') :].split('id="')[1].split('"')[0]

    assert first_way(card("domino-run/1/train/-/-")[0].page.shown["screen"]) == "do-lesson-first"
    shell, table = at_table(new_record("other"))
    table.act("keep the line")
    shell.come("domino-run/1/train/-/-")
    assert first_way(shell.page.shown["screen"]) == "do-straight-in"


def test_what_is_shared_says_who_sends_it_where_that_was_typed() -> None:
    shell, _ = at_table(record := finished())
    sharing = Sharing(shell, record)
    sharing.open("challenge")
    assert "/by=" not in sharing.fragment() and "Your name" in shell.dialog
    sharing.do_share_name(" Ada\u202e ")
    for what in ("seed", "challenge", "match"):
        sharing.open(what)
        assert link.parse(sharing.fragment(), games.find).by == "Ada", what
        assert sharing.fragment() in shell.dialog
    sharing = Sharing(shell, new_record())
    sharing.open("view")
    assert parse_snapshot(sharing.fragment(), games.find).by == "Ada", "it is remembered"
    sharing = Sharing(shell, replace(record, typed=("Zoë",)))
    sharing.open("seed")
    assert link.parse(sharing.fragment(), games.find).by == "Zoë", "or who sits at the table"
    assert "Your name" not in shell.dialog


@pytest.mark.parametrize("slug", [slug for slug in games.SHELF if games.cover(slug).seats[-1] > 1])
def test_who_is_ahead_is_reckoned_from_what_one_can_see(slug: str) -> None:
    """Shuffle what a seat may not know, and nothing changes; and whoever has won was ahead."""
    match = begun(slug, 2, 30)
    record = Record("a1", match, typed=["Ada", "Ben"])
    said = ahead(record, 0)
    assert said in ("Ada is ahead", "Ben is ahead", "Nobody is ahead") or record.outcome
    shuffled = replace(match, states=(*match.states[:-1], match.state.determinize(0, 7)))
    assert ahead(replace(record, match=shuffled), 0) == said
