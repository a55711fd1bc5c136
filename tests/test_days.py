"""The days' matches: the calendar, the par, and what is shared of a day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, ClassVar

import pytest

import games
from app.keep import calendar, seeds
from app.keep.pars import MOST, keep_par, par_of, pars
from app.keep.shapes import PARS, Par
from app.keep.stats import with_result
from app.keep.store import PREFIX, RESULTS, Store, results_json
from app.screens.days_view import Day, chosen_html
from app.screens.par import Reckoning
from app.screens.share import Sharing
from app.screens.start import Start
from app_page import ENTRY, FakeShell, finished
from drawing.sign import sign
from laws import SLUGS
from tabletop import bots
from tabletop.match import Match
from test_records import result

TODAY = "2026-11-20"


def test_the_calendar_agrees_with_the_world() -> None:
    for number in range(0, 40_000, 17):
        day = date(1995, 1, 1) + timedelta(number)
        assert calendar.weekday(day.isoformat()) == day.weekday()
    assert (
        calendar.month_after("2026-12", 1) == "2027-01" and calendar.month_after("2026-01", -1) == "2025-12"
    )
    assert calendar.day_words("2026-03-02") == "2 March" and calendar.month_words("2026-03") == "March 2026"
    for month in ("2026-02", "2026-11", "2028-02"):
        rows = calendar.weeks(month)
        dates = [day for week in rows for day in week if day]
        assert all(len(week) == 7 for week in rows) and dates == sorted(dates)
        assert dates[0].endswith("-01") and len(dates) == seeds.month_length(*map(int, month.split("-")))
        assert all(calendar.weekday(day) == week.index(day) for week in rows for day in week if day)


@pytest.mark.parametrize(
    ("seed", "day"),
    [
        ("daily-2026-11-20", TODAY),
        ("daily-2024-02-29", "2024-02-29"),
        ("daily-2026-11-21", None),
        ("daily-2026-02-29", None),
        ("daily-2026-00-10", None),
        ("daily-26-11-20", None),
        ("daily", None),
        ("train", None),
    ],
)
def test_a_day_s_seed_says_its_day_unless_it_is_still_to_come(seed: str, day: str | None) -> None:
    assert seeds.day_of(seed, TODAY) == day


def start(*played: Any, slug: str = "domino-run") -> tuple[FakeShell, Start]:
    shell = FakeShell()
    if played:
        shell.store.write(RESULTS + slug, results_json(played))
    screen = Start(shell, slug, "")
    shell.screen = screen
    screen.draw()
    return shell, screen


def test_a_month_says_what_was_reached_and_what_is_still_to_come() -> None:
    shell, screen = start(
        result("a", daily="2026-11-18", day="2026-11-18"),
        result("b", False, (4, -9, 0), daily="2026-11-19", day="2026-11-19", marks=("hinted",)),
    )
    html = shell.page.shown["screen"]
    assert "2 days in a row" in html and "November 2026" in html
    assert "18 November, Wednesday, won, 7 keys in 9 turns, 1 treasure left" in html
    assert "19 November, Thursday, lost, 4 keys in 9 turns, 0 treasures left, hinted" in html
    assert "20 November, Friday, today, not played" in html and 'aria-current="date"' in html
    assert html.count('data-do="day"') == 30 and html.count(" disabled>") == 10 + 1
    screen.days.do_month("2026-12")
    assert screen.days.month == "2026-11", "there is nothing in the future"
    screen.days.do_month("2026-10")
    assert "October 2026" in shell.page.shown["days"] and "disabled" not in shell.page.shown["days"]
    assert shell.page.spoken == ["October 2026"]
    screen.days.do_day("2026-10-31")
    assert "Saturday, 31 October" in shell.page.shown["days"] and "Play this day" in shell.page.shown["days"]


def test_a_day_is_played_from_the_calendar_and_gone_on_with() -> None:
    shell, screen = start()
    shell.command("daily", "2026-11-11")
    assert shell.screen.record.daily == "2026-11-11" and shell.screen.match.seed == "daily-2026-11-11"
    shell.screen.act("keep the line")
    screen.days.do_day("2026-11-11")
    assert "Go on with it" in shell.page.shown["days"]
    assert "11 November, Wednesday, begun" in shell.page.shown["days"]


@pytest.mark.parametrize("slug", SLUGS)
def test_each_place_has_a_sign_and_each_score_its_signs(slug: str) -> None:
    entry = games.load(slug)
    signs = [sign(place, False) for place in range(len(entry.table.PLACES))]
    assert len({*signs[:7]}) == len(signs[:7]) and sign(0, True) not in signs
    for seats in entry.game.seats:
        match = Match(entry.game, seats, "train")
        while not match.state.ending:
            match.play(bots.by_chance(match.state, 7919 << 48))
        outcome = match.state.outcome()
        assert outcome
        for score in outcome.scores:
            assert 0 < len(entry.table.signs(score)) <= 12 and not entry.table.signs(score).isalnum()


# --- par ------------------------------------------------------------------------------------


class Quick:
    """Domino Run's bot as it plays without thinking long."""

    def __getattr__(self, name: str) -> Any:
        return getattr(ENTRY.bot, name)

    BUDGETS: ClassVar = {"strong": 2}


QUICK = ENTRY._replace(bot=Quick())  # type: ignore[arg-type]


def reckoned(shell: FakeShell, *dates: str, until: int = 10**6) -> Reckoning:
    """The pars of these days, given up after so many breaths."""
    told: list[str] = []
    work = Reckoning(shell.page, shell.store, QUICK, lambda: told.append("known"))
    breaths = iter(range(until))

    async def sleep(_: float) -> None:
        if next(breaths, None) is None:
            work.stop()

    shell.page.sleep = sleep  # type: ignore[method-assign]
    shell.page.start(work.work(dates))
    shell.page.run()
    return work


def test_the_strong_bot_s_score_is_the_par() -> None:
    shell = FakeShell()
    reckoned(shell, TODAY, "2026-11-19")
    match = Match(ENTRY.game, 1, seeds.daily_seed(TODAY))
    while not match.state.ending:
        match.play(bots.choose(match.state, 0, "strong", match.at, QUICK.bot))
    assert par_of(shell.store, ENTRY.game, TODAY) == match.state.outcome().scores[0]  # type: ignore[union-attr]
    assert set(pars(shell.store, ENTRY.game)) == {TODAY, "2026-11-19"}
    assert all(par.log == () for par in pars(shell.store, ENTRY.game).values())


def test_it_goes_on_where_it_stopped() -> None:
    whole, parts = FakeShell(), FakeShell()
    reckoned(whole, TODAY)
    reckoned(parts, TODAY, until=12)
    left = pars(parts.store, ENTRY.game)[TODAY]
    assert left.log and left.score is None and par_of(parts.store, ENTRY.game, TODAY) is None
    reckoned(parts, TODAY)
    assert pars(parts.store, ENTRY.game) == pars(whole.store, ENTRY.game)


def test_a_log_of_other_rules_begins_anew() -> None:
    shell = FakeShell()
    keep_par(shell.store, ENTRY.game, TODAY, Par(("keep the line", "run 90 with 1")))
    reckoned(shell, TODAY)
    assert par_of(shell.store, ENTRY.game, TODAY)


def test_the_latest_pars_are_kept_and_what_cannot_be_is_not() -> None:
    store = Store(FakeShell().store.box)
    for day in reversed(seeds.days(TODAY, MOST + 5)):
        keep_par(store, ENTRY.game, day, Par(score=(3, -9, 0)))
    assert list(pars(store, ENTRY.game)) == sorted(seeds.days(TODAY, MOST))
    for text in ("7", '{"x": {}}', '{"2026-11-20": {"log": [], "score": [99]}}', "chewed"):
        store.box.set(f"{PREFIX}{PARS}.domino-run", text)
        assert pars(store, ENTRY.game) == {}


def test_the_bot_works_only_while_the_start_page_is_looked_at() -> None:
    shell, screen = start()
    screen.opened()
    work = screen.days.reckoning
    assert work and not work.stopped and len(shell.page.waiting) == 1
    screen.seen(False)
    assert work.stopped and screen.days.reckoning is None
    screen.seen(True)
    again = screen.days.reckoning
    assert again and not again.stopped
    screen.leave()
    assert again.stopped
    shell.page.run()
    assert shell.store.box.names() == []


def test_the_par_stands_with_the_day() -> None:
    day = Day(TODAY, None, None, False)
    assert "still playing" in chosen_html(day, TODAY, True, False, ENTRY.table)
    assert "Par" not in chosen_html(day, TODAY, False, False, ENTRY.table)
    known = chosen_html(day._replace(par=(5, -12, 0)), TODAY, True, True, ENTRY.table)
    assert "Par: 5 keys in 12 turns, 0 treasures left, by the strong bot alone." in known


# --- shared -----------------------------------------------------------------------------------


def test_a_day_s_result_is_shared_in_signs_and_in_words() -> None:
    shell, record = FakeShell(), finished(seeds.daily_seed(TODAY))
    sharing = Sharing(shell, record)
    assert "day" not in dict(sharing.kinds())
    record.daily = TODAY
    keep_par(shell.store, ENTRY.game, TODAY, Par(score=(5, -12, 0)))
    sharing.open("day")
    score = record.outcome.scores[0]  # type: ignore[union-attr]
    said = (
        f"Boneyard · Domino Run · 20 November\n{ENTRY.table.signs(score)} {ENTRY.table.score_words(score)}\n"
        "Par: 5 keys in 12 turns, 0 treasures left"
    )
    assert sharing.words() == said and said in shell.dialog and "Copy the result" in shell.dialog
    copied = []

    async def copy(words: str) -> bool:
        copied.append(words)
        return True

    shell.device.copy = copy  # type: ignore[method-assign]
    sharing.do_share_copy("")
    shell.page.run()
    assert copied == [f"{said}\n{shell.page.find('share-url').value}"]
    assert "daily-2026-11-20" in copied[0]


def test_a_better_result_of_a_day_is_the_one_that_shows() -> None:
    worse = result("a", False, (2, -9, 0), daily=TODAY)
    shell, _ = start(*with_result((worse,), result("b", daily=TODAY)))
    assert "today, won, 7 keys" in shell.page.shown["screen"]
