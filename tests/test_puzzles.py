"""Dear turns that come back, and what one gives away a match."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from app.keep import puzzles, stats
from app.keep.calendar import day_after, days
from app.keep.costs import note_account, note_dear
from app.keep.export_file import export
from app.keep.import_file import bring_in
from app.keep.schema import Puzzle, Puzzles, Result, results_json
from app.keep.storage import MemoryStorage
from app.keep.store import RESULTS, Store
from app.screens.again import found
from app.screens.home import Home
from app.screens.start_view import given_away_html
from app_page import FakeShell
from test_again import DEAREST, RECORD, best
from test_review import ended

REVIEWED = True
TODAY = "2026-11-20"
DEAR = [turn for turn in RECORD.accounts[0].turns if turn.word in ("costly", "fatal")]
CALLED = {turn.ply: f"turn {turn.ply}" for turn in DEAR}


def noted() -> Store:
    """What is kept when the match has ended today."""
    store = Store(MemoryStorage())
    note_dear(store, RECORD, CALLED, TODAY)
    return store


def test_dates_go_on_over_months_and_years() -> None:
    for count in (0, 1, 21, 400):
        assert days(day_after("2026-01-31", count), count + 1)[-1] == "2026-01-31"


def test_dear_turns_are_kept_and_come_back_tomorrow() -> None:
    store = noted()
    kept = puzzles.puzzles(store).kept
    assert [one.ply for one in kept] == [turn.ply for turn in DEAR] and kept
    assert puzzles.due(store, TODAY) == []
    assert len(puzzles.due(store, day_after(TODAY, 1))) == min(3, len(DEAR))
    assert puzzles.due(store, day_after(TODAY, 1), "penguins") == []
    note_dear(store, RECORD, CALLED, TODAY)
    assert puzzles.puzzles(store).kept == kept, "a match is noted once"


def test_of_several_people_at_one_device_none_are_kept() -> None:
    store = Store(MemoryStorage())
    note_dear(store, replace(RECORD, here=()), CALLED, TODAY)
    assert not puzzles.puzzles(store).kept


def test_what_is_found_comes_back_after_3_7_and_21_days_and_then_goes() -> None:
    store, day = noted(), TODAY
    ply = DEAREST.ply
    for wait, then in zip((1, 3, 7, 21), (3, 7, 21, None), strict=True):
        day = day_after(day, wait)
        one = puzzles.puzzle(store, "a1", ply)
        assert one and one.due == day
        puzzles.answered(store, one, True, day)
        after = puzzles.puzzle(store, "a1", ply)
        assert (after.due if after else None) == (day_after(day, then) if then else None)


def test_what_is_not_found_comes_back_tomorrow() -> None:
    store, day = noted(), day_after(TODAY, 5)
    one = puzzles.puzzle(store, "a1", DEAREST.ply)
    assert one
    puzzles.answered(store, one, False, day)
    after = puzzles.puzzle(store, "a1", DEAREST.ply)
    assert after == one._replace(due=day_after(day, 1))
    puzzles.answered(store, after, True, day)
    assert puzzles.puzzle(store, "a1", DEAREST.ply) == after, "it is not due today"


def made(number: int) -> Puzzle:
    return Puzzle(
        f"m{number}", 3, "domino-run", "l", "turn 2", "keep the line", 5000, "new line", 3000, TODAY
    )


def test_three_a_day_are_asked_and_sixty_kept() -> None:
    store = Store(MemoryStorage())
    puzzles.keep(store, Puzzles(tuple(map(made, range(60)))))
    for left in (3, 2, 1, 0):
        asked = puzzles.due(store, TODAY)
        assert len(asked) == left
        if asked:
            puzzles.answered(store, asked[0], True, TODAY)
    assert len(puzzles.due(store, day_after(TODAY, 1))) == 3
    note_dear(store, RECORD, CALLED, TODAY)
    kept = puzzles.puzzles(store).kept
    assert len(kept) == 60 and kept[-1].id == "a1"


def at_start(shell: FakeShell) -> str:
    """The start page of Domino Run."""
    shell.to_start("domino-run")
    return shell.page.shown["screen"]


def test_they_are_shown_quietly_until_they_are_answered_or_switched_off() -> None:
    shell = FakeShell()
    shell.store = noted()
    assert "to look at again" not in at_start(shell)
    shell.page.date = day_after(TODAY, 1)
    count = min(3, len(DEAR))
    assert f"{count} of your turns to look at again" in at_start(shell)
    home = Home(shell, "")
    home.draw()
    assert f'#domino-run/turn/a1/{DEAREST.ply}"' in shell.page.shown["begun"]
    shell.settings.choose("puzzles", "off")
    assert "to look at again" not in at_start(shell)


def test_one_is_asked_even_when_its_match_is_gone() -> None:
    shell = FakeShell()
    shell.store, shell.page.date = noted(), day_after(TODAY, 1)
    made = found(shell, "domino-run", "a1", DEAREST.ply)
    assert made
    shell.show(made)
    assert shell.screen.session.state == RECORD.match.states[DEAREST.ply]
    assert "In the match" not in shell.page.shown["screen"], "that would tell it where there are two choices"
    shell.screen.act(best())
    after = puzzles.puzzle(shell.store, "a1", DEAREST.ply)
    assert after and after.due == day_after(TODAY, 4) and after.step == 1


def test_whoever_comes_from_the_match_is_reminded_of_what_was_chosen_there() -> None:
    shell = FakeShell()
    shell.store, shell.page.date = noted(), TODAY
    made = found(shell, "domino-run", "a1", DEAREST.ply)
    assert made
    shell.show(made)
    assert "In the match: " in shell.page.shown["screen"]


def test_one_of_other_rules_goes() -> None:
    store = Store(MemoryStorage())
    puzzles.keep(store, Puzzles((made(1),)))
    shell = FakeShell()
    shell.store = store
    assert found(shell, "domino-run", "m1", 3) is None and not puzzles.puzzles(store).kept


def test_they_go_along_in_an_export_and_damage_costs_nothing_else() -> None:
    here, there = Store(MemoryStorage()), noted()

    async def file() -> str:
        return export(there, {})

    async def breathe() -> None: ...

    asyncio.run(bring_in(here, file(), breathe))
    assert puzzles.puzzles(here) == puzzles.puzzles(there)
    here.storage.set("boneyard.puzzles", '{"kept": [{"id": 3}]}')
    assert puzzles.puzzles(here) == Puzzles()


# --- what one gives away -----------------------------------------------------------------


def result(number: int, cost: int | None) -> Result:
    return Result(f"r{number}", "seed", False, (1,), (), None, TODAY, number, cost=cost)


def test_a_result_is_told_what_the_choices_cost_and_keeps_its_place() -> None:
    results = tuple(result(number, None) for number in range(3))
    after = stats.with_cost(results, "r1", 0.1234)
    assert [one.cost for one in after] == [None, 1234, None]
    assert [one.id for one in after] == ["r0", "r1", "r2"]
    assert stats.with_cost((results[0]._replace(people=2),), "r0", 0.5)[0].cost is None


def test_what_a_match_cost_joins_the_statistics_and_its_dear_turns_come_back() -> None:
    store = Store(MemoryStorage())
    store.write(RESULTS + "domino-run", results_json((stats.result_of(RECORD, TODAY, 5),)))
    note_account(RECORD, store, CALLED, TODAY, wanted=False)
    assert store.results("domino-run")[0].cost == 100 * RECORD.accounts[0].thrown_away
    assert not puzzles.puzzles(store).kept
    note_account(RECORD, store, CALLED, TODAY, wanted=True)
    assert puzzles.puzzles(store).kept


def test_at_the_end_of_a_match_that_happens_by_itself() -> None:
    shell = FakeShell()
    record = ended()
    shell.store.write(RESULTS + "nullgame", results_json((stats.result_of(record, TODAY, 5),)))
    shell.open_record(record)
    shell.page.run()
    shell.command("result", "")
    shell.page.run()
    [after] = shell.store.results("nullgame")
    assert after.cost == 100 * shell.screen.record.accounts[0].thrown_away


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ([14.0, 15.0], None),
        ([14.0, 15.0, 16.0], "You give away 15 points a match."),
        ([21.0] * 4 + [14.0] * 4, "You give away 14 points a match, 21 before."),
        ([-2.0] * 3, "You give away 0 points a match."),
    ],
)
def test_the_start_page_says_what_one_gives_away(told: list[float], words: str | None) -> None:
    html = given_away_html(told)
    assert (f"<h3>{words}</h3><svg" in html) if words else not html


def test_whoever_is_encouraged_is_told_of_no_points() -> None:
    shell = FakeShell()
    one = stats.result_of(RECORD, TODAY, 5)._replace(cost=1500)
    results = tuple(one._replace(id=f"r{number}") for number in range(3))
    shell.store.write(RESULTS + "domino-run", results_json(results))
    assert "give away 15 points" in at_start(shell)
    shell.settings.choose("review", "encourage")
    assert "give away" not in at_start(shell)


def test_the_last_twenty_are_told() -> None:
    assert stats.costs([result(n, 100 * n) for n in range(25)]) == [float(n) for n in range(5, 25)]
    assert stats.costs([result(0, None)]) == []
