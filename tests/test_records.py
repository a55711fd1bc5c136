"""Records, seeds and results, without a browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app import seeds
from app.home import begun_html
from app.record import FORMAT, Record, same_table
from app.stats import daily_results, daily_streak, numbers, result_of, with_result
from app_page import ENTRY, finished, new_record
from tabletop.match import Match, MatchError, NewerMatch

# --- records -----------------------------------------------------------------------


def test_a_record_comes_back_as_it_was() -> None:
    record = new_record(beat=(5, -14, 2), daily="2026-11-20")
    record.match.play("keep the line")
    record.watched = 3
    saved = json.loads(json.dumps(record.to_json(ENTRY.table)))
    again = Record.from_json(ENTRY.game, saved)
    assert again.to_json(ENTRY.table) == saved
    assert again.match.state == record.match.state
    assert again.beat == (5, -14, 2)
    assert again.marks == ["played by a bot in part"]


def test_a_newer_record_is_named_and_not_touched() -> None:
    saved = new_record().to_json(ENTRY.table)
    with pytest.raises(NewerMatch):
        Record.from_json(ENTRY.game, {**saved, "format": FORMAT + 1})
    with pytest.raises(NewerMatch):
        Record.from_json(ENTRY.game, {**saved, "match": {**saved["match"], "version": 99}})
    html = begun_html([{**saved, "format": FORMAT + 1}])
    assert "newer version" in html
    assert "href" not in html


@pytest.mark.parametrize("gone", ["format", "match", "players", "names", "beat", "watched"])
def test_a_record_with_a_part_missing_says_so(gone: str) -> None:
    saved = new_record().to_json(ENTRY.table)
    del saved[gone]
    with pytest.raises(MatchError, match="damaged"):
        Record.from_json(ENTRY.game, saved)


def test_only_an_unfinished_match_that_was_begun_answers_to_its_seed() -> None:
    record = new_record()
    fresh = Match(ENTRY.game, 1, "train")
    assert not same_table(record.to_json(ENTRY.table), fresh)
    record.match.play("keep the line")
    assert same_table(record.to_json(ENTRY.table), fresh)
    assert not same_table(record.to_json(ENTRY.table), Match(ENTRY.game, 1, "other"))
    assert not same_table(finished().to_json(ENTRY.table), fresh)
    assert not same_table({}, fresh)


# --- seeds and results ----------------------------------------------------------------


def test_days_go_back_over_months_and_leap_years() -> None:
    assert seeds.days("2026-03-02", 4) == ["2026-03-02", "2026-03-01", "2026-02-28", "2026-02-27"]
    assert seeds.days("2028-03-01", 2) == ["2028-03-01", "2028-02-29"]
    assert seeds.days("2026-01-01", 2) == ["2026-01-01", "2025-12-31"]
    assert seeds.month_length(2100, 2) == 28


@pytest.mark.parametrize("number", [0, 1, 69, 123456789, (1 << 40) - 1])
def test_spoken_and_daily_seeds_are_seeds(number: int) -> None:
    for seed in (seeds.spoken(number), seeds.daily_seed("2026-11-20")):
        assert Match(ENTRY.game, 1, seed).seed == seed


def result(id: str, won: bool = True, score: tuple[int, ...] = (7, -9, 1), **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "won": won,
        "score": list(score),
        "marks": [],
        "daily": None,
        "day": "2026-11-20",
        "ended": 1,
        **more,
    }


def test_marked_wins_make_neither_best_nor_streak() -> None:
    results = [
        result("a"),
        result("b", score=(7, -5, 3), marks=["hinted"]),
        result("c", score=(7, -12, 0)),
        result("d"),
        result("e", won=False, score=(4, -16, 0)),
        result("f"),
    ]
    counts = numbers(results, ENTRY.table.place, len(ENTRY.table.PLACES))
    assert (counts.played, counts.won, counts.marked) == (6, 5, 1)
    assert (counts.streak, counts.longest) == (1, 2)
    assert counts.best == (7, -9, 1)
    assert counts.spread == [0, 0, 0, 0, 1, 0, 0, 5]


def test_a_match_counts_once_and_an_unmarked_end_stands() -> None:
    lost = [result("a", won=False)]
    assert with_result(lost, result("a", marks=["rewound"])) == lost
    assert with_result(lost, result("a")) == [result("a")]
    assert with_result(lost, result("b")) == [*lost, result("b")]


def test_the_days_match_counts_on_its_own_day() -> None:
    results = [
        result("a", daily="2026-11-18", day="2026-11-18"),
        result("b", daily="2026-11-19", day="2026-11-19", score=(3, -9, 0)),
        result("c", daily="2026-11-19", day="2026-11-20", marks=["rewound"]),
        result("d", daily="2026-11-17", day="2026-11-20"),
    ]
    assert daily_streak(results, "2026-11-20") == 2
    assert daily_streak(results, "2026-11-21") == 0
    assert daily_results(results)["2026-11-19"]["id"] == "b"


def test_results_of_a_record() -> None:
    record = finished()
    record.match.hinted = True
    found = result_of(record, "2026-11-20", 7)
    assert found["marks"] == ["hinted"]
    assert found["won"] == (record.match.state.outcome().places == (1,))  # type: ignore[union-attr]
