"""Records, seeds and results, without a browser."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from app.keep import calendar, seeds
from app.keep.record import Record
from app.keep.saved_record import STAYS, from_saved, left_of_saved, record_json, same_table
from app.keep.schema import FORMAT, Newer, Result, Saved, as_record
from app.keep.stats import daily_results, daily_streak, numbers, result_of, with_result
from app.screens.home import begun_html, over_html
from app.session.result_view import to_origin
from app_page import ENTRY, at_table, finished, new_record, reopened
from games import SHELF, load
from tabletop.match import Match, MatchError, NewerMatch

# --- records -----------------------------------------------------------------------


def test_a_record_comes_back_as_it_was() -> None:
    record = new_record(beat=(5, -14, 2), by="Zoë", daily="2026-11-20")
    record = replace(record, match=record.match.play("keep the line"), watched=3)
    again = reopened(record)
    assert record_json(again, ENTRY.table) == record_json(record, ENTRY.table)
    assert again.match.state == record.match.state
    assert (again.beat, again.by) == ((5, -14, 2), "Zoë")
    assert again.marks == ["played by a bot"]


def test_a_record_is_a_value() -> None:
    """What changes is another record: a match that goes on, and what is written, leave the old one alone."""
    first = new_record(typed=[" Zoë "], watched=2)
    before = record_json(first, ENTRY.table)
    noted = replace(first, notes=first.notes.write(0, {"note 1": "A cold draught."}))
    begun = noted.went_to(noted.match.play("keep the line"))
    back = begun.went_to(begun.match.undo())
    assert record_json(first, ENTRY.table) == before
    assert (first.match.at, begun.match.at, back.match.at) == (0, 1, 0)
    assert first.notes.now == {} and begun.notes.now == {"note 1": "A cold draught."}
    fork = begun.fork("b2")
    assert (fork.id, fork.play, fork.watched, fork.notes) == ("b2", "b2", 2, begun.notes)
    assert fork.match is begun.match and fork.typed == begun.typed == ("Zoë",)
    for name in ("match", "notes", "players", "typed", "names", "here", "updated"):
        with pytest.raises(AttributeError):
            setattr(first, name, getattr(first, name))


def test_practice_that_is_forked_still_leads_back_to_the_match_it_began_in() -> None:
    record = replace(new_record(), id="a1")
    fork = reopened(record.practise("b2", record.match.play("keep the line")).fork("c3"))
    assert fork.practice and fork.begun_in == "a1" and "ask-onward" in to_origin(fork)
    assert not new_record(lesson=2, onward="domino-run/1/train/-/-").fork("d4").onward, "of lessons nothing"


def test_what_is_written_goes_with_the_match_wherever_it_stands() -> None:
    record = new_record()
    record = record.went_to(record.match.play("keep the line"))
    noted = replace(record, notes=record.notes.write(1, {"note 1": "A cold draught."}))
    before = noted.went_to(noted.match.undo())
    assert before.notes.now == {} and before.notes.edits == noted.notes.edits
    assert before.went_to(before.match.redo()).notes.can_go_forth(1), "after the action, by a step of its own"


OLDER = {"version": 0}
OTHERWISE: tuple[dict[str, Any], ...] = (OLDER, {"log": ["fly away"]}, OLDER | {"options": {"x": 9}})


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("change", OTHERWISE)
def test_of_a_match_that_no_longer_opens_the_seed_can_be_played(slug: str, change: dict[str, Any]) -> None:
    game, table = load(slug).game, load(slug).table
    value = record_json(Record("a1", Match(game, game.seats[-1], "train")), table)
    saved = as_record("a1", {**value, "match": {**value["match"], **change}})
    assert isinstance(saved, Saved)
    with pytest.raises(MatchError) as found:
        from_saved(game, saved)
    words, [left] = left_of_saved(game, saved, found.value)
    assert words == f"{found.value} {STAYS}"
    assert (left.seed, left.log) == ("train", ())
    assert left.seats == (game.seats[0] if "options" in change else game.seats[-1])


def test_of_a_match_of_a_newer_page_no_seed_is_offered() -> None:
    saved = as_record("a1", record_json(new_record(), ENTRY.table))
    assert isinstance(saved, Saved)
    assert left_of_saved(ENTRY.game, saved, NewerMatch("Reload.")) == ("Reload.", [])


def test_a_newer_record_is_named_and_not_touched() -> None:
    saved = record_json(new_record(), ENTRY.table)
    for newer in (
        {**saved, "format": FORMAT + 1},
        {**saved, "match": {**saved["match"], "format": 99}},
        {"format": FORMAT + 1, "of": "another shape", "match": {"game": "domino-run"}},
    ):
        found = as_record("a1", newer)
        assert found == Newer("a1", "domino-run")
        html = begun_html([found])
        assert "newer version" in html and "Domino Run" in html
        assert "href" not in html
    of_newer_rules = as_record("a1", {**saved, "match": {**saved["match"], "version": 99}})
    with pytest.raises(NewerMatch):
        from_saved(ENTRY.game, of_newer_rules)  # type: ignore[arg-type]


def test_a_record_is_called_what_its_key_says() -> None:
    found = as_record("c3", record_json(new_record(), ENTRY.table) | {"id": "b2"})
    assert isinstance(found, Saved) and found.id == "c3"


SAVED = record_json(new_record(beat=(5, -14, 2), by="Ada", daily="2026-11-20"), ENTRY.table)
WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    float("nan"),
    10**30,
    "",
    "x",
    "\ud800",
    "x" * 5000,
    [],
    [[]],
    ["x"],
    [99],
    {},
    {"x": 1},
)


@pytest.mark.parametrize("field", [*SAVED, *(f"match.{name}" for name in SAVED["match"])])
def test_each_field_of_a_record_has_a_type_a_range_and_a_length(field: str) -> None:
    """What the door lets through can be shown, listed and played; all else is refused at the door."""
    outer, _, inner = field.partition(".")
    let_in = 0
    for value in WRONG:
        saved = SAVED | {outer: SAVED["match"] | {inner: value} if inner else value}
        try:
            found = as_record("a1", saved)
        except (TypeError, ValueError):
            continue
        let_in += 1
        assert begun_html([found]) or over_html([found])
        if isinstance(found, Saved):
            same_table(found, Match(ENTRY.game, 1, "train"))
            with suppress(MatchError):
                record = from_saved(ENTRY.game, found)
                at_table(record)
                assert begun_html([as_record("a1", record_json(record, ENTRY.table))])
    assert let_in < len(WRONG) or field == "id", "anything goes"


@pytest.mark.parametrize(
    "gone", ["format", "match", "players", "names", "beat", "watched", "updated", "over"]
)
def test_a_record_with_a_part_missing_is_refused(gone: str) -> None:
    saved = record_json(new_record(), ENTRY.table)
    del saved[gone]
    with pytest.raises(TypeError):
        as_record("a1", saved)


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["person", "person"]},
        {"players": ["queen"]},
        {"names": ["x" * 41]},
        {"here": [1]},
        {"here": [0.5]},
        {"beat": []},
        {"daily": "today"},
        {"updated": float("nan")},
        {"origin": "the moon"},
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((TypeError, ValueError)):
        as_record("a1", record_json(new_record(), ENTRY.table) | change)


def test_a_score_that_the_game_does_not_know_is_refused_when_the_match_is_opened() -> None:
    saved = as_record("a1", record_json(new_record(), ENTRY.table) | {"beat": [99]})
    with pytest.raises(MatchError, match="to beat"):
        from_saved(ENTRY.game, saved)  # type: ignore[arg-type]


def kept(record: Record) -> Saved:
    """The record as it lies in the store."""
    saved = as_record(record.id, record_json(record, ENTRY.table))
    assert isinstance(saved, Saved)
    return saved


def test_only_an_unfinished_match_that_was_begun_answers_to_its_seed() -> None:
    record = new_record()
    fresh = Match(ENTRY.game, 1, "train")
    assert not same_table(kept(record), fresh)
    record = replace(record, match=record.match.play("keep the line"))
    assert same_table(kept(record), fresh)
    assert not same_table(kept(record), Match(ENTRY.game, 1, "other"))
    assert not same_table(kept(finished()), fresh)


# --- seeds and results ----------------------------------------------------------------


def test_days_go_back_over_months_and_leap_years() -> None:
    assert calendar.days("2026-03-02", 4) == ["2026-03-02", "2026-03-01", "2026-02-28", "2026-02-27"]
    assert calendar.days("2028-03-01", 2) == ["2028-03-01", "2028-02-29"]
    assert calendar.days("2026-01-01", 2) == ["2026-01-01", "2025-12-31"]
    assert calendar.month_length(2100, 2) == 28


@pytest.mark.parametrize("number", [0, 1, 69, 123456789, (1 << 40) - 1])
def test_spoken_and_daily_seeds_are_seeds(number: int) -> None:
    for seed in (seeds.spoken(number), seeds.daily_seed("2026-11-20")):
        assert Match(ENTRY.game, 1, seed).seed == seed


def result(id: str, won: bool = True, score: tuple[int, ...] = (7, -9, 1), **more: Any) -> Result:
    day = more.pop("day", "2026-11-20")
    return Result(id, "train", won, score, more.pop("marks", ()), more.pop("daily", None), day, 1, **more)


def test_marked_wins_make_neither_best_nor_streak() -> None:
    results = [
        result("a"),
        result("b", score=(7, -5, 3), marks=("hinted",)),
        result("c", score=(7, -12, 0)),
        result("d"),
        result("e", won=False, score=(4, -16, 0)),
        result("f"),
    ]
    counts = numbers(results, ENTRY.table.place, len(ENTRY.table.FACTS.places))
    assert (counts.played, counts.won, counts.marked) == (6, 5, 1)
    assert (counts.streak, counts.longest) == (1, 2)
    assert counts.best == (7, -9, 1)
    assert counts.spread == [0, 0, 0, 0, 1, 0, 0, 5]


def test_a_match_counts_once_and_an_unmarked_end_stands() -> None:
    lost = (result("a", won=False),)
    assert with_result(lost, result("a", marks=("rewound",))) == lost
    assert with_result(lost, result("a")) == (result("a"),)
    assert with_result(lost, result("b")) == (*lost, result("b"))


def test_the_days_match_counts_on_its_own_day() -> None:
    results = [
        result("a", daily="2026-11-18", day="2026-11-18"),
        result("b", daily="2026-11-19", day="2026-11-19", score=(3, -9, 0)),
        result("c", daily="2026-11-19", day="2026-11-20", marks=("rewound",)),
        result("d", daily="2026-11-17", day="2026-11-20"),
    ]
    assert daily_streak(results, "2026-11-20") == 2
    assert daily_streak(results, "2026-11-21") == 0
    assert daily_results(results)["2026-11-19"].id == "b"


def test_results_of_a_record() -> None:
    record = finished()
    record = replace(record, match=replace(record.match, hinted=True))
    found = result_of(record, "2026-11-20", 7)
    assert found.marks == ("hinted",)
    assert found.won == (record.match.state.outcome().places == (1,))  # type: ignore[union-attr]
