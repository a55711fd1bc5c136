"""Every achievement can be had, is not found where it was not, and is kept, healed and merged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, product, zip_longest
from typing import Any
from xml.etree import ElementTree

import pytest

import games
from app.keep.achievements import achievements, cases, counts, found_in, with_trophies
from app.keep.export_file import export
from app.keep.import_file import undo
from app.keep.record import Record
from app.keep.recovery import recover
from app.keep.schema import Trophy, trophies_json
from app.keep.seals import seal
from app.keep.storage import MemoryJournal, MemoryStorage
from app.keep.store import ACHIEVEMENTS, DAMAGED, HEALED, PREFIX, SALVAGED_TROPHIES, Store
from app.page.markup import esc
from app.screens.achievements import AchievementsScreen
from app.screens.achievements_picture import drawings, framed
from app.screens.achievements_view import UNKNOWN
from app.session import result_news
from app.session.poster import HIGH, WIDE
from app_page import END, ENTRY, FakeShell, at_table, finished, new_record
from games.contract import Achievement
from laws import SLUGS
from short import slow
from tabletop import chance
from tabletop.match import Match
from tabletop.options import refusal
from test_import_file import brought
from test_records import result
from walks import matched

SHORT, LONG = range(12), range(400)  # walks with as many at the table as can be; with the fewest
WELL = range(300)  # matches that are played as well as a bot's policy does
CHOSEN = range(60)  # walks with each of a game's options chosen


@cache
def walked(slug: str, seats: int, number: int) -> Match:
    return matched(games.load(slug), seats, f"feat-{number}")


def played_well(slug: str, seats: int, number: int) -> Match:
    """A match in which the bot's policy alone has chosen."""
    entry = games.load(slug)
    match = Match(entry.game, seats, f"feat-{number}")
    while not match.state.ending:
        match = match.play(entry.bot.policy(match.state, chance.number(number, "well", match.at)))
    return match


def own(slug: str) -> list[Achievement]:
    """The game's achievements, without the house's."""
    return [achievement for case in games.achievements(slug).CASES for achievement in case.achievements]


def ends(slug: str) -> Iterator[tuple[Match, int]]:
    """Matches that are over, each with a seat, in all of which all there is happens. In turn: some for each
    number of seats and then many with the fewest, some played well, and some with options."""
    entry = games.load(slug)
    seats = entry.game.seats
    some = product(seats, SHORT)
    walks = (walked(slug, *which) for which in chain(some, ((seats[0], number) for number in LONG)))
    well = (played_well(slug, seats[0], number) for number in WELL)
    for matches in zip_longest(walks, well, with_options(slug)):
        yield from ((match, seat) for match in matches if match for seat in range(match.seats))


def with_options(slug: str) -> Iterator[Match]:
    """Walks with each of the game's options chosen, now this one and now that."""
    entry = games.load(slug)
    seats = entry.game.seats[0]
    for number, (name, option) in product(CHOSEN, entry.game.options.items()):
        choice = 1 if number % 2 else len(option.choices) - 1
        if not refusal(entry.game, name, choice, seats):
            yield matched(entry, seats, f"feat-{number}", **{name: choice})


@slow
@pytest.mark.parametrize("slug", SLUGS)
def test_every_feat_is_done_in_some_match_and_in_some_other_is_not(slug: str) -> None:
    never, always = ({achievement.slug: achievement for achievement in own(slug)} for _ in range(2))
    for match, seat in ends(slug):
        for achievement in {**never, **always}.values():
            how = achievement.found(match, seat)
            (never if how else always).pop(achievement.slug, None)
            assert not how or (how[-1] in ".!?" and len(how) < 200 and how[0] == how[0].upper()), how
        if not never and not always:
            return
    raise AssertionError(f"never done: {[*never]}; done always: {[*always]}")


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_done_when_a_match_begins(slug: str) -> None:
    game = games.load(slug).game
    for achievement in own(slug):
        assert achievement.found(Match(game, game.seats[0], "train"), 0) == "" or achievement.slug == "breath"


@pytest.mark.parametrize("slug", SLUGS)
def test_pigeonholes_have_names_and_pictures_of_their_own(slug: str) -> None:
    all_of_them = [achievement for case in cases(slug) for achievement in case.achievements]
    assert len({achievement.slug for achievement in all_of_them}) == len(all_of_them)
    assert len({achievement.name for achievement in all_of_them}) == len(all_of_them)
    for achievement in all_of_them:
        Trophy(achievement.slug, "a1", "train", "2026-11-20", "So.")
        assert achievement.riddle.endswith((".", "!", "?")) and len(achievement.riddle) < 90
        assert "<svg" in achievement.picture


def test_domino_run_looks_at_what_really_happened() -> None:
    lost = finished()  # who ends every move at once
    done = {achievement.slug for achievement in own("domino-run") if achievement.found(lost.match, 0)}
    assert not done & {"escaped", "unrobbed", "soon", "lives", "new-line", "far", "two-keys", "juggled"}
    won = walked("domino-run", 1, 22)
    assert won.state.ending == "won"
    assert {achievement.slug for achievement in own("domino-run") if achievement.found(won, 0)} >= {
        *(f"key-{pips}" for pips in range(7)),
        "escaped",
        "soon",
    }


def test_dunginoes_gives_each_seat_its_own() -> None:
    match = walked("dunginoes", 3, 5)
    beaten = {seat: {str(event.args[0]) for event in match.told(seat, "beat")} for seat in range(match.seats)}
    for achievement in own("dunginoes"):
        if achievement.slug.startswith("monster-"):
            for seat in range(match.seats):
                mine = achievement.slug.removeprefix("monster-") in beaten[seat]
                assert bool(achievement.found(match, seat)) is mine
    bosses = {achievement.slug for achievement in own("dunginoes") if achievement.slug.startswith("boss-")}
    for seat in range(match.seats):
        past = {
            achievement.slug
            for achievement in own("dunginoes")
            if achievement.slug in bosses and achievement.found(match, seat)
        }
        assert past <= {f"boss-{match.state.laid[0].domino}"}  # type: ignore[attr-defined]


# --- which matches count ------------------------------------------------------------------


def test_marks_do_not_matter_but_autoplay_does() -> None:
    record = finished()
    assert counts(record)
    record = replace(record, match=replace(record.match, hinted=True, rewound=True))
    assert counts(record)
    record = replace(record, watched=1)
    assert not counts(record) and found_in(record, (), None, "2026-11-20") == []
    assert not counts(new_record())


def table_of(players: list[str], number: int = 5) -> Record:
    match = walked("dunginoes", 3, number)
    return Record("a1", match, tuple(players), ["Ada", "Ash", "Bramble"])


def test_bots_beaten_are_noted_by_their_rank() -> None:
    outcome = walked("dunginoes", 3, 5).state.outcome()
    assert outcome
    winner = outcome.places.index(1)
    players = ["easy", "middle", "strong"]
    players[winner] = "person"
    found = {trophy.feat for trophy in found_in(table_of(players), (), None, "2026-11-20")}
    assert {achievement for achievement in found if achievement.startswith("house-")} == {
        f"house-{player}" for player in players if player != "person"
    }
    loser = (winner + 1) % 3
    players = ["strong"] * 3
    players[loser] = "person"
    found = {trophy.feat for trophy in found_in(table_of(players), (), None, "2026-11-20")}
    assert "house-strong" not in found
    assert found_in(table_of(["easy"] * 3), (), None, "2026-11-20") == [], "nobody sits here"


def test_days_streaks_and_par() -> None:
    record = finished()
    score = record.outcome.scores[0]  # type: ignore[union-attr]
    today = "2026-11-20"
    week = tuple(result(str(n), daily=f"2026-11-{n:02}", day=f"2026-11-{n:02}") for n in range(14, 21))

    def house(par: Any = None, results: Any = week[-1:]) -> set[str]:
        found = found_in(record, results, par, today)
        return {trophy.feat for trophy in found if trophy.feat.startswith("house-")}

    assert house(score) == set()
    record = replace(record, daily=today)
    assert house() == {"house-day"}
    assert house(score) == {"house-day", "house-par"}
    assert house((score[0] + 1, *score[1:])) == {"house-day"}
    assert house(results=week) == {"house-day", "house-week"}
    record = replace(record, daily="2026-11-19")
    assert house(score) == {"house-par"}


# --- kept ----------------------------------------------------------------------------------


def trophy(achievement: str, day: str = "2026-11-20", **more: Any) -> Trophy:
    return Trophy(achievement, more.get("id", "a1"), "train", day, more.get("how", "So it was."))


def test_what_was_found_first_stands() -> None:
    ours = (trophy("escaped", "2026-11-18"), trophy("far"))
    theirs = (trophy("far", "2026-11-02", id="b2"), trophy("escaped", id="b2"), trophy("lives", "2026-11-19"))
    assert with_trophies(ours, theirs) == (theirs[0], ours[0], theirs[2])
    assert with_trophies(ours, (trophy("far", id="b2"),)) == ours
    assert with_trophies((), theirs[:1]) == theirs[:1]


def test_the_end_of_a_match_fills_the_cabinet_and_says_so() -> None:
    shell, table = at_table()
    while not table.session.match.state.ending:
        legal = [str(action) for action in table.session.match.state.legal_actions()]
        table.act(next((text for text in reversed(legal) if text.startswith(("run", "go on"))), legal[0]))
    trophies = shell.store.trophies("domino-run")
    assert trophies and {trophy.id for trophy in trophies} == {"a1"}
    assert trophies == with_trophies((), found_in(table.record, (), None, shell.page.date))
    shell.page.run()
    assert "New in the cabinet" in shell.dialog
    assert all(achievements("domino-run")[trophy.feat].name in shell.dialog for trophy in trophies)
    table.act("undo")
    assert shell.store.trophies("domino-run") == trophies


def test_a_match_played_by_a_bot_fills_nothing() -> None:
    shell, table = at_table(new_record(watched=1))
    while not table.session.match.state.ending:
        legal = [str(action) for action in table.session.match.state.legal_actions()]
        table.act(next((text for text in END if text in legal), legal[0]))
    assert shell.store.results("domino-run") and not shell.store.trophies("domino-run")
    shell.page.run()
    assert "New in the cabinet" not in shell.dialog


KEPT = (trophy("escaped", "2026-11-18"), trophy("far"))
NAME = ACHIEVEMENTS + "domino-run"


def stored(value: Any = None) -> Store:
    store = Store(MemoryStorage())
    store.write(NAME, value or trophies_json(KEPT))
    return Store(store.storage)


def test_a_cabinet_comes_back_as_it_was_and_one_copy_heals_the_other() -> None:
    store = stored()
    assert store.trophies("domino-run") == KEPT
    store.storage.set(PREFIX + NAME, "chewed")
    assert store.trophies("domino-run") == KEPT and store.notes == [HEALED]


@pytest.mark.parametrize(
    "wrong",
    [7, {}, KEPT[0]._replace(feat="A b")._asdict(), KEPT[0]._replace(day="soon")._asdict()]
    + [KEPT[0]._replace(**{name: None})._asdict() for name in Trophy._fields],
)
def test_of_a_damaged_cabinet_the_rest_stands(wrong: Any) -> None:
    store = stored({"finds": [*trophies_json(KEPT)["finds"], wrong]})
    assert store.trophies("domino-run") == KEPT
    assert store.notes == [SALVAGED_TROPHIES] and len(store.aside()) == 1
    assert Store(store.storage).trophies("domino-run") == KEPT


def test_a_cabinet_that_cannot_be_read_lies_aside() -> None:
    store = Store(MemoryStorage())
    store.storage.set(PREFIX + NAME, seal({"finds": 5}))
    assert store.trophies("domino-run") == () and store.notes == [DAMAGED] and store.aside()


def test_cabinets_are_exported_imported_and_put_back() -> None:
    file = export(stored(), {})
    store = stored(trophies_json((trophy("lives"),)))
    assert "2 things new in the cabinets" in brought(store, file)
    assert {trophy.feat for trophy in store.trophies("domino-run")} == {"escaped", "far", "lives"}
    assert "is here already" in brought(store, file)
    undo(store)
    assert store.trophies("domino-run") == (trophy("lives"),)
    damaged = Store(MemoryStorage())
    damaged.storage.set(PREFIX + NAME, "chewed")
    brought(store, export(damaged, {}))
    assert store.trophies("domino-run") == (trophy("lives"),) and len(store.aside()) == 1


def test_the_third_place_brings_a_cabinet_back() -> None:
    store = Store(MemoryStorage(), MemoryJournal({NAME: seal(trophies_json(KEPT))}))
    recover(store, store.behind())
    assert store.trophies("domino-run") == KEPT
    recover(store, {NAME: "chewed"})
    recover(store, {NAME: seal(trophies_json((trophy("lives", "2026-11-01"),)))})
    assert [one.feat for one in store.trophies("domino-run")] == ["lives", "escaped", "far"]


# --- shown ---------------------------------------------------------------------------------


def test_the_cabinet_shows_what_was_found_and_riddles_for_the_rest() -> None:
    shell, table = at_table(finished())
    shell.store.write(NAME, trophies_json((trophy("escaped", id=table.record.id), trophy("far", id="gone"))))
    table.saving.save_new()
    screen = AchievementsScreen(shell, "domino-run")
    screen.draw()
    html = shell.page.shown["screen"]
    assert "2 of 22 found" in html and "Through the gate, found on 20 November" in html
    assert html.count(UNKNOWN) == 20
    screen.do_feat("escaped")
    assert "So it was." in shell.dialog and f"#domino-run/match/{table.record.id}" in shell.dialog
    screen.do_feat("far")
    assert "no longer kept" in shell.dialog and "#domino-run/1/train/-/-" in shell.dialog
    screen.do_feat("lives")
    assert UNKNOWN in shell.dialog and "Nine lives" not in shell.dialog


@pytest.mark.parametrize("slug", SLUGS)
def test_each_thing_found_can_be_saved_as_a_picture(slug: str) -> None:
    shapes = set(re.findall(r' id="([^"]+)"', games.load(slug).table.FACTS.pieces))
    for achievement in achievements(slug).values():
        how = "It took rather long & was worth it, as was said by everybody who had been there. " * 2
        svg = framed(games.cover(slug).title, achievement, trophy(achievement.slug, how=how))
        root = ElementTree.fromstring(svg)
        assert root.attrib["viewBox"] == f"0 0 {WIDE} {HIGH}"
        assert " ".join(how.split()[:5]) in " ".join(root.itertext()) and esc(achievement.name) in svg
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)) <= shapes | set(
            re.findall(r' id="([^"]+)"', svg)
        )
        assert "".join(drawings(achievement.picture)) == achievement.picture
        assert all(thing in svg for thing in drawings(achievement.picture))


def test_the_picture_of_a_find_is_handed_over() -> None:
    shell, _ = at_table(finished())
    shell.store.write(NAME, trophies_json((trophy("escaped"),)))
    screen = AchievementsScreen(shell, "domino-run")
    screen.do_feat("escaped")
    assert 'data-do="picture" data-arg="escaped"' in shell.dialog and "Save as a picture" in shell.dialog
    screen.do_picture("escaped")
    shell.page.run()
    [(name, svg)] = shell.device.given.items()
    assert name == "domino-run-escaped" and "Through the gate" in svg
    assert shell.page.find("picture-said").textContent == "The picture is saved."


def test_what_a_later_page_has_found_is_kept_and_not_shown() -> None:
    store = stored(trophies_json((*KEPT, trophy("of-tomorrow"))))
    shell = FakeShell(store.storage)
    AchievementsScreen(shell, "domino-run").draw()
    assert "2 of 22 found" in shell.page.shown["screen"]
    result_news.note_finds(finished(), shell.store, "2026-11-20")
    assert "of-tomorrow" in {trophy.feat for trophy in shell.store.trophies("domino-run")}


def test_the_result_stands_beside_the_par() -> None:
    record = finished()
    score = record.outcome.scores[0]  # type: ignore[union-attr]
    assert result_news.par_line(record, None, ENTRY.table) == ""
    for par, said in (((0, -99, 0), "Better"), (score, "Exactly"), ((7, -1, 9), "stands")):
        assert said in result_news.par_line(record, par, ENTRY.table)
