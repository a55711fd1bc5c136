"""The cabinet: every feat can be done, is not found where it was not, and is kept, healed and merged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest

import games
from app.keep.box import MemoryBox, MemoryJournal
from app.keep.cabinet import cases, counts, feats, found_in, with_finds
from app.keep.record import Record
from app.keep.recovery import recover
from app.keep.shapes import Find
from app.keep.store import CABINET, DAMAGED, HEALED, PREFIX, SALVAGED_FINDS, Store, finds_json, seal
from app.keep.transfer import Import, export, read_file, undo
from app.page.markup import esc
from app.screens.cabinet import CabinetScreen
from app.screens.cabinet_picture import drawings, framed
from app.screens.cabinet_view import UNKNOWN
from app.table import aftermath
from app.table.poster import HIGH, WIDE
from app_page import END, ENTRY, FakeShell, at_table, finished, new_record
from games.contract import Feat
from laws import SLUGS
from tabletop import chance
from tabletop.match import Match
from tabletop.options import refusal
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
        match.play(entry.bot.policy(match.state, chance.number(number, "well", match.at)))
    return match


def own(slug: str) -> list[Feat]:
    """The game's feats, without the house's."""
    return [feat for case in games.cabinet(slug).CASES for feat in case.feats]


def ends(slug: str) -> Iterator[tuple[Match, int]]:
    """Matches that are over, each with a seat: some for each number of seats, then many with the fewest, some
    played well, and at last some with options, in all of which all there is happens."""
    entry = games.load(slug)
    seats = entry.game.seats
    some = [(count, number) for count in seats for number in SHORT]
    for count, number in [*some, *((seats[0], number) for number in LONG)]:
        yield from ((walked(slug, count, number), seat) for seat in range(count))
    for number in WELL:
        yield from (
            (match, seat) for match in [played_well(slug, seats[0], number)] for seat in range(seats[0])
        )
    for (name, option), number in product(entry.game.options.items(), CHOSEN):
        choice = 1 if number % 2 else len(option.choices) - 1
        if not refusal(entry.game, name, choice, seats[0]):
            match = matched(entry, seats[0], f"feat-{number}", **{name: choice})
            yield from ((match, seat) for seat in range(seats[0]))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_feat_is_done_in_some_match_and_in_some_other_is_not(slug: str) -> None:
    never, always = ({feat.slug: feat for feat in own(slug)} for _ in range(2))
    for match, seat in ends(slug):
        for feat in {**never, **always}.values():
            how = feat.found(match, seat)
            (never if how else always).pop(feat.slug, None)
            assert not how or (how[-1] in ".!?" and len(how) < 200 and how[0] == how[0].upper()), how
        if not never and not always:
            return
    raise AssertionError(f"never done: {[*never]}; done always: {[*always]}")


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_done_when_a_match_begins(slug: str) -> None:
    game = games.load(slug).game
    for feat in own(slug):
        assert feat.found(Match(game, game.seats[0], "train"), 0) == "" or feat.slug == "breath"


@pytest.mark.parametrize("slug", SLUGS)
def test_pigeonholes_have_names_and_pictures_of_their_own(slug: str) -> None:
    all_of_them = [feat for case in cases(slug) for feat in case.feats]
    assert len({feat.slug for feat in all_of_them}) == len(all_of_them)
    assert len({feat.name for feat in all_of_them}) == len(all_of_them)
    for feat in all_of_them:
        Find(feat.slug, "a1", "train", "2026-11-20", "So.")
        assert feat.riddle.endswith((".", "!", "?")) and len(feat.riddle) < 90
        assert "<svg" in feat.picture


def test_domino_run_looks_at_what_really_happened() -> None:
    lost = finished()  # who ends every move at once
    done = {feat.slug for feat in own("domino-run") if feat.found(lost.match, 0)}
    assert not done & {"escaped", "unrobbed", "soon", "lives", "new-line", "far", "two-keys", "juggled"}
    won = walked("domino-run", 1, 22)
    assert won.state.ending == "won"
    assert {feat.slug for feat in own("domino-run") if feat.found(won, 0)} >= {
        *(f"key-{pips}" for pips in range(7)),
        "escaped",
        "soon",
    }


def test_dunginoes_gives_each_seat_its_own() -> None:
    match = walked("dunginoes", 3, 5)
    beaten = {seat: {str(event.args[0]) for event in match.told(seat, "beat")} for seat in range(match.seats)}
    for feat in own("dunginoes"):
        if feat.slug.startswith("monster-"):
            for seat in range(match.seats):
                mine = feat.slug.removeprefix("monster-") in beaten[seat]
                assert bool(feat.found(match, seat)) is mine
    bosses = {feat.slug for feat in own("dunginoes") if feat.slug.startswith("boss-")}
    for seat in range(match.seats):
        past = {feat.slug for feat in own("dunginoes") if feat.slug in bosses and feat.found(match, seat)}
        assert past <= {f"boss-{match.state.laid[0].domino}"}  # type: ignore[attr-defined]


# --- which matches count ------------------------------------------------------------------


def test_marks_do_not_matter_but_autoplay_does() -> None:
    record = finished()
    assert counts(record)
    record.match.hinted = record.match.rewound = True
    assert counts(record)
    record.watched = 1
    assert not counts(record) and found_in(record, (), None, "2026-11-20") == []
    assert not counts(new_record())


def table_of(players: list[str], number: int = 5) -> Record:
    match = walked("dunginoes", 3, number)
    return Record("a1", match, players, ["Ada", "Ash", "Bramble"])


def test_bots_beaten_are_noted_by_their_rank() -> None:
    outcome = walked("dunginoes", 3, 5).state.outcome()
    assert outcome
    winner = outcome.places.index(1)
    players = ["easy", "middle", "strong"]
    players[winner] = "person"
    found = {find.feat for find in found_in(table_of(players), (), None, "2026-11-20")}
    assert {feat for feat in found if feat.startswith("house-")} == {
        f"house-{player}" for player in players if player != "person"
    }
    loser = (winner + 1) % 3
    players = ["strong"] * 3
    players[loser] = "person"
    found = {find.feat for find in found_in(table_of(players), (), None, "2026-11-20")}
    assert "house-strong" not in found
    assert found_in(table_of(["easy"] * 3), (), None, "2026-11-20") == [], "nobody sits here"


def test_days_streaks_and_par() -> None:
    record = finished()
    score = record.outcome.scores[0]  # type: ignore[union-attr]
    today = "2026-11-20"
    week = tuple(result(str(n), daily=f"2026-11-{n:02}", day=f"2026-11-{n:02}") for n in range(14, 21))

    def house(par: Any = None, results: Any = week[-1:]) -> set[str]:
        found = found_in(record, results, par, today)
        return {find.feat for find in found if find.feat.startswith("house-")}

    assert house(score) == set()
    record.daily = today
    assert house() == {"house-day"}
    assert house(score) == {"house-day", "house-par"}
    assert house((score[0] + 1, *score[1:])) == {"house-day"}
    assert house(results=week) == {"house-day", "house-week"}
    record.daily = "2026-11-19"
    assert house(score) == {"house-par"}


# --- kept ----------------------------------------------------------------------------------


def find(feat: str, day: str = "2026-11-20", **more: Any) -> Find:
    return Find(feat, more.get("id", "a1"), "train", day, more.get("how", "So it was."))


def test_what_was_found_first_stands() -> None:
    ours = (find("escaped", "2026-11-18"), find("far"))
    theirs = (find("far", "2026-11-02", id="b2"), find("escaped", id="b2"), find("lives", "2026-11-19"))
    assert with_finds(ours, theirs) == (theirs[0], ours[0], theirs[2])
    assert with_finds(ours, (find("far", id="b2"),)) == ours
    assert with_finds((), theirs[:1]) == theirs[:1]


def test_the_end_of_a_match_fills_the_cabinet_and_says_so() -> None:
    shell, table = at_table()
    while not table.match.state.ending:
        legal = [str(action) for action in table.match.state.legal_actions()]
        table.act(next((text for text in reversed(legal) if text.startswith(("run", "go on"))), legal[0]))
    finds = shell.store.finds("domino-run")
    assert finds and {find.id for find in finds} == {"a1"}
    assert finds == with_finds((), found_in(table.record, (), None, shell.page.date))
    shell.page.run()
    assert "New in the cabinet" in shell.dialog
    assert all(feats("domino-run")[find.feat].name in shell.dialog for find in finds)
    table.act("undo")
    assert shell.store.finds("domino-run") == finds


def test_a_match_played_by_a_bot_fills_nothing() -> None:
    record = new_record()
    record.watched = 1
    shell, table = at_table(record)
    while not table.match.state.ending:
        legal = [str(action) for action in table.match.state.legal_actions()]
        table.act(next((text for text in END if text in legal), legal[0]))
    assert shell.store.results("domino-run") and not shell.store.finds("domino-run")
    shell.page.run()
    assert "New in the cabinet" not in shell.dialog


KEPT = (find("escaped", "2026-11-18"), find("far"))
NAME = CABINET + "domino-run"


def stored(value: Any = None) -> Store:
    store = Store(MemoryBox())
    store.write(NAME, value or finds_json(KEPT))
    return Store(store.box)


def test_a_cabinet_comes_back_as_it_was_and_one_copy_heals_the_other() -> None:
    store = stored()
    assert store.finds("domino-run") == KEPT
    store.box.set(PREFIX + NAME, "chewed")
    assert store.finds("domino-run") == KEPT and store.notes == [HEALED]


@pytest.mark.parametrize(
    "wrong",
    [7, {}, KEPT[0]._replace(feat="A b")._asdict(), KEPT[0]._replace(day="soon")._asdict()]
    + [KEPT[0]._replace(**{name: None})._asdict() for name in Find._fields],
)
def test_of_a_damaged_cabinet_the_rest_stands(wrong: Any) -> None:
    store = stored({"finds": [*finds_json(KEPT)["finds"], wrong]})
    assert store.finds("domino-run") == KEPT
    assert store.notes == [SALVAGED_FINDS] and len(store.aside()) == 1
    assert Store(store.box).finds("domino-run") == KEPT


def test_a_cabinet_that_cannot_be_read_lies_aside() -> None:
    store = Store(MemoryBox())
    store.box.set(PREFIX + NAME, seal({"finds": 5}))
    assert store.finds("domino-run") == () and store.notes == [DAMAGED] and store.aside()


def brought(store: Store, text: str) -> str:
    work = Import(store, read_file(text))
    for _ in work.steps():
        pass
    return work.carry_out()


def test_cabinets_are_exported_imported_and_put_back() -> None:
    file = export(stored(), {})
    store = stored(finds_json((find("lives"),)))
    assert "2 things new in the cabinets" in brought(store, file)
    assert {find.feat for find in store.finds("domino-run")} == {"escaped", "far", "lives"}
    assert "is here already" in brought(store, file)
    undo(store)
    assert store.finds("domino-run") == (find("lives"),)
    damaged = Store(MemoryBox())
    damaged.box.set(PREFIX + NAME, "chewed")
    brought(store, export(damaged, {}))
    assert store.finds("domino-run") == (find("lives"),) and len(store.aside()) == 1


def test_the_third_place_brings_a_cabinet_back() -> None:
    store = Store(MemoryBox(), MemoryJournal({NAME: seal(finds_json(KEPT))}))
    recover(store, store.behind())
    assert store.finds("domino-run") == KEPT
    recover(store, {NAME: "chewed"})
    recover(store, {NAME: seal(finds_json((find("lives", "2026-11-01"),)))})
    assert [one.feat for one in store.finds("domino-run")] == ["lives", "escaped", "far"]


# --- shown ---------------------------------------------------------------------------------


def test_the_cabinet_shows_what_was_found_and_riddles_for_the_rest() -> None:
    shell, table = at_table(finished())
    shell.store.write(NAME, finds_json((find("escaped", id=table.record.id), find("far", id="gone"))))
    table.keeper.keep_new()
    screen = CabinetScreen(shell, "domino-run")
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
    shapes = set(re.findall(r' id="([^"]+)"', games.load(slug).table.PIECES))
    for feat in feats(slug).values():
        how = "It took rather long & was worth it, as was said by everybody who had been there. " * 2
        svg = framed(games.cover(slug).title, feat, find(feat.slug, how=how))
        root = ElementTree.fromstring(svg)
        assert root.attrib["viewBox"] == f"0 0 {WIDE} {HIGH}"
        assert " ".join(how.split()[:5]) in " ".join(root.itertext()) and esc(feat.name) in svg
        assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)) <= shapes | set(
            re.findall(r' id="([^"]+)"', svg)
        )
        assert "".join(drawings(feat.picture)) == feat.picture
        assert all(thing in svg for thing in drawings(feat.picture))


def test_the_picture_of_a_find_is_handed_over() -> None:
    shell, _ = at_table(finished())
    shell.store.write(NAME, finds_json((find("escaped"),)))
    screen = CabinetScreen(shell, "domino-run")
    screen.do_feat("escaped")
    assert 'data-do="picture" data-arg="escaped"' in shell.dialog and "Save as a picture" in shell.dialog
    screen.do_picture("escaped")
    shell.page.run()
    [(name, svg)] = shell.device.given.items()
    assert name == "domino-run-escaped" and "Through the gate" in svg
    assert shell.page.find("picture-said").textContent == "The picture is saved."


def test_what_a_later_page_has_found_is_kept_and_not_shown() -> None:
    store = stored(finds_json((*KEPT, find("of-tomorrow"))))
    shell = FakeShell(store.box)
    CabinetScreen(shell, "domino-run").draw()
    assert "2 of 22 found" in shell.page.shown["screen"]
    aftermath.note_finds(finished(), shell.store, "2026-11-20")
    assert "of-tomorrow" in {find.feat for find in shell.store.finds("domino-run")}


def test_the_result_stands_beside_the_par() -> None:
    record = finished()
    score = record.outcome.scores[0]  # type: ignore[union-attr]
    assert aftermath.par_line(record, None, ENTRY.table) == ""
    for par, said in (((0, -99, 0), "Better"), (score, "Exactly"), ((7, -1, 9), "stands")):
        assert said in aftermath.par_line(record, par, ENTRY.table)
