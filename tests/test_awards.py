"""The end in company: awards for what has happened, the same people once more, a challenge answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from xml.etree import ElementTree

import pytest

import games
from app.keep.record import Record
from app.session import awards_view, result_view
from app.session.awards_view import SHOWN, chosen
from app_page import FakeShell, finished
from games import SHELF
from games.contract import Award
from laws import SLUGS
from page import Page
from rarity import NAMES, PAGE, in_company, played, tables
from tabletop.match import Match
from walks import matched

ENOUGH = range(16)  # matches of bots that are looked through
LONG = range(300)  # walks, for what bots never do
HOSTILE = ("<b>Ada", "Ben & Co", "Cleo", "Dag", "Eve")
COMPANY = ("nullgame", *in_company())


@cache
def ended(slug: str, number: int) -> Match:
    return matched(games.load(slug), 2, f"award-{number}") if slug == "nullgame" else played(slug, number)


def awards(slug: str) -> tuple[Award, ...]:
    return tuple(games.ending(slug).AWARDS)


def everything(slug: str) -> Iterator[Match]:
    """Matches that are over: those of bots, and then walks at tables of every size."""
    yield from (ended(slug, number) for number in ENOUGH)
    for number, seats in product(LONG, tables(slug)):
        yield matched(games.load(slug), seats, f"award-{number}")


def result_of(record: Record) -> str:
    return result_view.result(record, games.load(record.match.game.slug).table, False, "", "")


# --- awards ----------------------------------------------------------------------------------------------


def test_only_games_in_company_have_awards() -> None:
    assert {slug for slug in SHELF if awards(slug)} == set(in_company())
    assert len(awards("run-away")) == 15
    assert all(len(awards(slug)) >= 6 for slug in in_company())


@pytest.mark.parametrize("slug", COMPANY)
def test_every_award_has_a_name_and_a_picture_of_its_own(slug: str) -> None:
    given = awards(slug)
    for of in ("slug", "name", "picture"):
        assert len({getattr(award, of) for award in given}) == len(given), of
    for award in given:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", award.slug) and 0 <= award.rarity <= 100
        assert len(award.name) <= 24 and award.name[0].isupper()
        ElementTree.fromstring(f"<div>{award.picture}</div>")


@pytest.mark.parametrize("slug", COMPANY)
def test_every_award_can_be_given(slug: str) -> None:
    missing = {award.slug: award for award in awards(slug)}
    for match in everything(slug) if slug != "nullgame" else (ended(slug, number) for number in ENOUGH):
        for award in list(missing.values()):
            if award.given(match, NAMES):
                del missing[award.slug]
        if not missing:
            break
    assert not missing, "never given"


@pytest.mark.parametrize("slug", COMPANY)
def test_a_deed_is_told_of_a_seat_and_goes_on_from_its_name(slug: str) -> None:
    for match in (ended(slug, number) for number in ENOUGH):
        for award in awards(slug):
            found = award.given(match, NAMES)
            assert found == award.given(match, NAMES), "never by chance"
            if found:
                seat, deed = found
                assert 0 <= seat < match.seats
                assert deed[0].islower() or deed[0].isdigit(), deed
                assert deed[-1] not in ".!" and len(deed) <= 110, deed
                others = {name for name in NAMES if name in deed.split()}
                assert others <= {*NAMES[: match.seats]} - {NAMES[seat]}, f"{NAMES[seat]}, {deed}"


@pytest.mark.parametrize("slug", COMPANY)
def test_the_rarest_are_given_and_hardly_ever_all_to_one(slug: str) -> None:
    short = 0
    for match in (ended(slug, number) for number in ENOUGH):
        given = chosen(match, NAMES)
        earned = {award.slug: found[0] for award in awards(slug) if (found := award.given(match, NAMES))}
        short += len(given) < SHOWN
        assert len(given) == min(SHOWN, len(earned)) and {one.award.slug for one in given} <= set(earned)
        assert len(given) < 2 or len({one.seat for one in given}) > 1 or len(set(earned.values())) == 1
        rarest = sorted(award.rarity for award in awards(slug) if award.slug in earned)[: SHOWN - 1]
        assert [one.award.rarity for one in given][: SHOWN - 1] == rarest
    assert short <= len(ENOUGH) // 5


def test_the_third_goes_to_somebody_else_where_another_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    doers = {"a": 0, "b": 0, "c": 0, "d": 1, "e": None}

    def award(slug: str, rarity: int) -> Award:
        seat = doers[slug]
        return Award(slug, slug, "", rarity, lambda match, names: None if seat is None else (seat, slug))

    match = ended("dunginoes", 0)
    ending = games.ending("dunginoes")
    monkeypatch.setattr(ending, "AWARDS", [award(slug, rarity) for rarity, slug in enumerate("edcba")])
    assert [one.award.slug for one in chosen(match, NAMES)] == ["d", "c", "b"]
    monkeypatch.setattr(ending, "AWARDS", [award(slug, rarity) for rarity, slug in enumerate("abcd")])
    assert [one.award.slug for one in chosen(match, NAMES)] == ["a", "b", "d"]
    monkeypatch.setattr(ending, "AWARDS", [award(slug, rarity) for rarity, slug in enumerate("abc")])
    assert [one.award.slug for one in chosen(match, NAMES)] == ["a", "b", "c"]


def test_how_rare_an_award_is_has_been_measured() -> None:
    sections = PAGE.read_text().split("\n## ")[1:]
    assert [section.partition("\n")[0] for section in sections] == [
        games.cover(slug).title for slug in in_company()
    ]
    for slug, section in zip(in_company(), sections, strict=True):
        measured = dict(re.findall(r"^\| (.+) \| (\d+\.\d) \|$", section, re.M))
        assert {award.name: award.rarity for award in awards(slug)} == {
            name: round(float(share)) for name, share in measured.items()
        }


def test_whoever_plays_alone_is_given_none() -> None:
    match = matched(games.load("dunginoes"), 1, "alone")
    assert chosen(match, NAMES) == []
    assert 'class="awards"' not in result_of(Record("a1", match))


@pytest.mark.parametrize("slug", COMPANY)
def test_the_result_shows_them_in_the_order_in_which_they_are_read(slug: str) -> None:
    match = ended(slug, 1)
    html = result_of(Record("a1", match, typed=list(HOSTILE[: match.seats])))
    Page(html)  # escaped, and well-formed
    words = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))
    given = chosen(match, HOSTILE)
    places = [words.index(one.award.name) for one in given]
    assert places == sorted(places) and words.count("brings it.") == sum(
        one.award.rarity <= 50 for one in given
    )
    assert words.index("Awards") < places[0] < words.index("Again, same people")


def test_what_hardly_ever_happens_says_so() -> None:
    assert "Not one match in a hundred brings it." in awards_view._rarity(0)
    assert "One match in 14 brings it." in awards_view._rarity(7)
    assert "One match in 2 brings it." in awards_view._rarity(50)


def test_what_nearly_every_match_brings_is_not_called_rare() -> None:
    assert awards_view._rarity(51) == awards_view._rarity(98) == awards_view._rarity(100) == ""


# --- again, same people ----------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", COMPANY)
def test_the_first_seat_begins_only_where_the_rules_leave_it_open(slug: str) -> None:
    entry = games.load(slug)
    firsts = {entry.game.new(2, f"first-{number}").seat for number in range(20)}
    assert (firsts == {0}) == entry.table.FACTS.first_begins, "else luck decides"


def test_the_same_people_play_again_with_the_same_options_at_the_same_places() -> None:
    match = matched(games.load("penguins"), 3, "again", late=1)
    record = Record("a1", match, ("person", "easy", "person"), ["Ada", "Bot", "Cleo"], here=(0,), turned=True)
    shell = FakeShell()
    shell.open_record(record)
    shell.command("next", "")
    new = shell.screen.record
    assert new.match.seed != match.seed and new.match.options == match.options and not new.match.log
    assert (new.players, new.typed, new.here, new.turned) == (
        record.players,
        record.typed,
        record.here,
        record.turned,
    )


@pytest.mark.parametrize("number", range(6))
def test_whoever_came_last_begins_where_the_rules_leave_it_open(number: int) -> None:
    match = matched(games.load("nullgame"), 2, f"loser-{number}")
    record = Record("a1", match, ("person", "easy"), ["Ada", "Ben"], here=(0,))
    shell = FakeShell()
    shell.open_record(record)
    shell.command("next", "")
    new = shell.screen.record
    places = match.state.outcome().places
    first = "Ada" if places == (2, 1) else "Ben"
    assert new.typed[0] == first and set(new.typed) == {"Ada", "Ben"}
    assert new.players[new.typed.index("Ben")] == "easy", "everybody keeps name and kind"
    assert [new.typed[seat] for seat in new.mine] == ["Ada"], "and where they sit"
    why = "this time" if places == (1, 1) else "who came last"
    assert f"In the next match {first} begins, {why}." in result_of(record)


def test_a_match_that_goes_on_moves_nobody() -> None:
    entry = games.load("nullgame")
    record = Record("a1", Match(entry.game, 2, "mid"), typed=["Ada", "Ben"])
    assert record.first_next(entry.table) == 0


def test_the_main_button_says_who_plays_again() -> None:
    match = ended("penguins", 0)
    for players, said in (
        (["person"] * match.seats, "Again, same people"),
        (["person", *["easy"] * (match.seats - 1)], "Again, same table"),
    ):
        html = result_of(Record("a1", match, players))
        assert re.search(f'id="ask-next"[^>]*>.*?{said}', html)
    assert "Play again" in result_of(Record("a1", matched(games.load("dunginoes"), 1, "alone")))


# --- a challenge answered --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "score", "other", "said"),
    [
        ("domino-run", (3, -14, 1), (5, -20, 0), "2 keys short of"),
        ("domino-run", (5, -14, 1), (5, -15, 4), "1 turn faster than"),
        ("domino-run", (5, -14, 3), (5, -14, 1), "2 treasures more than"),
        ("colf-dada", (0, 4, 7), (3, 2, 7), "one Master short of"),
        ("colf-dada", (3, 4, 7), (5, 2, 7), "2 candles short of"),
        ("colf-dada", (0, 4, 7), (0, 3, 7), "1 monster more than"),
        ("dunginoes", (-1,), (4,), "stunned in the dungeon, unlike"),
        ("dunginoes", (9,), (4,), "5 pips more than"),
        ("penguins", (3, -5), (3, -7), "2 rounds faster than"),
        ("penguins", (2, -5), (3, -7), "still out on the ice, unlike"),
        ("penguins", (1, -5), (0, -5), "1 buddy more than"),
        ("run-away", (1, 4), (0, 0), "out alive, unlike"),
        ("run-away", (1, 4), (1, 7), "3 gold short of"),
        ("dungeons", (4, 12), (-1, 12), "out of the dungeon, unlike"),
        ("nullgame", (1,), (2,), "short of"),
    ],
)
def test_a_score_stands_to_another_in_peoples_words(
    slug: str, score: tuple[int, ...], other: tuple[int, ...], said: str
) -> None:
    assert games.load(slug).table.compared(score, other) == said


@pytest.mark.parametrize("slug", SLUGS)
def test_better_and_worse_never_sound_alike(slug: str) -> None:
    entry = games.load(slug)
    few = [sorted({numbers[0], numbers[len(numbers) // 2], numbers[-1]}) for numbers in entry.game.scores]
    scores = list(product(*few))
    for mine, theirs in product(scores, scores):
        if mine != theirs:
            said, back = entry.table.compared(mine, theirs), entry.table.compared(theirs, mine)
            assert said and said != back and said.split()[-1] in ("than", "of", "unlike")


@pytest.mark.parametrize(
    ("more", "by", "said"),
    [
        ((2, 0, 0), "Ada", "2 keys short of Ada."),
        ((0, -1, 0), "Ada", "Beaten: 1 turn faster than Ada."),
        ((0, 0, 0), "Ada", "Exactly as Ada."),
        ((1, 0, 0), "", "1 key short of the challenge."),
    ],
)
def test_the_result_answers_a_challenge(more: tuple[int, ...], by: str, said: str) -> None:
    record = finished()
    assert record.outcome
    beat = tuple(mine + other for mine, other in zip(record.outcome.scores[0], more, strict=True))
    html = re.sub("[\u2066-\u2069]", "", result_of(replace(record, beat=beat, by=by)))
    assert said in html and html.count('id="ask-share-challenge"') == 1
    assert (f"Answer {by}" if by else "Send the answer") in html and "Challenge a friend" not in html


@pytest.mark.parametrize("slug", SHELF)
def test_a_challenge_is_offered_where_there_is_a_score_to_beat(slug: str) -> None:
    """Nobody is asked to beat nothing, or how somebody died; but that answers a challenge as well."""
    seats = games.load(slug).game.seats[0]
    for number in range(6):
        record = Record("a1", matched(games.load(slug), seats, f"beat-{number}"))
        assert record.outcome
        nothing = all(part <= 0 for part in record.outcome.scores[record.person])
        html, practised = result_of(record), replace(record, practised=True)
        assert ("Challenge a friend" in html) == (record.outcome.counts and not nothing), html
        assert replace(record, beat=(1,)).sets_challenge == record.outcome.counts
        assert not practised.sets_challenge


def test_the_answer_is_sent_as_a_challenge() -> None:
    shell = FakeShell()
    record = replace(finished(), beat=(7, -9, 0), by="Ada")
    shell.open_record(record)
    shell.command("share-challenge", "")
    assert "/beat=" in shell.dialog
