"""The days' matches: the calendar, the par, and what is shared of a day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Any, ClassVar

import pytest

import games
from app.keep import calendar, seeds
from app.keep.pars import MOST, keep_par, par_of, pars
from app.keep.record import Record, from_link
from app.keep.saved_record import from_saved
from app.keep.schema import PARS, Par, Saved, results_json
from app.keep.stats import daily_streak, with_result
from app.keep.store import PREFIX, RESULTS, Store
from app.screens.days_view import Day, chosen_html
from app.screens.par import Reckoning
from app.screens.share import Sharing
from app.screens.start import Start
from app_page import END, ENTRY, FakeShell, finished, reopened
from drawing.sign import sign
from laws import SLUGS
from tabletop import bots
from tabletop.link import Linked
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
        assert dates[0].endswith("-01") and len(dates) == calendar.month_length(*map(int, month.split("-")))
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
    assert html.count('data-do="day"') == 30 and html.count(' disabled="">') == 10 + 1
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
    assert shell.screen.record.daily == "2026-11-11" and shell.screen.session.match.seed == "daily-2026-11-11"
    shell.screen.act("keep the line")
    screen.days.do_day("2026-11-11")
    assert "Go on with it" in shell.page.shown["days"]
    assert "11 November, Wednesday, begun" in shell.page.shown["days"]


@pytest.mark.parametrize("slug", SLUGS)
def test_each_place_has_a_sign_and_each_score_its_signs(slug: str) -> None:
    entry = games.load(slug)
    signs = [sign(place, False) for place in range(len(entry.table.FACTS.places))]
    assert len({*signs[:7]}) == len(signs[:7]) and sign(0, True) not in signs
    for seats in entry.game.seats:
        match = Match(entry.game, seats, "train")
        while not match.state.ending:
            match = match.play(bots.by_chance(match.state, 7919 << 48))
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
        match = match.play(bots.choose(match.state, 0, "strong", match.at, QUICK.bot))
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
    store = Store(FakeShell().store.storage)
    for day in reversed(calendar.days(TODAY, MOST + 5)):
        keep_par(store, ENTRY.game, day, Par(score=(3, -9, 0)))
    assert list(pars(store, ENTRY.game)) == sorted(calendar.days(TODAY, MOST))
    for text in ("7", '{"x": {}}', '{"2026-11-20": {"log": [], "score": [99]}}', "chewed"):
        store.storage.set(f"{PREFIX}{PARS}.domino-run", text)
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
    assert shell.store.storage.names() == []


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
    record = sharing.record = replace(record, daily=TODAY)
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


def test_a_page_that_was_left_open_over_midnight_shows_the_new_day() -> None:
    shell, screen = start()
    shell.page.find("seed").value = "train"
    screen.do_seed("")
    shell.page.date = "2026-12-01"
    shell.store.write(RESULTS + "domino-run", results_json((result("a", daily=TODAY, day=TODAY),)))
    screen.renew()
    html = shell.page.shown["screen"]
    assert "Today, Tuesday, 1 December" in html and "Play today’s match" in html and "December 2026" in html
    assert 'value="train"' in html, "what was typed stays"
    screen.days.do_month("2026-11")
    assert "20 November, Friday, won" in shell.page.shown["days"], "what is kept now is shown"
    assert "20 November, Friday, today" not in shell.page.shown["days"]


def test_who_looks_at_another_day_goes_on_looking_at_it() -> None:
    shell, screen = start()
    screen.days.do_day("2026-11-03")
    shell.page.date = "2026-12-01"
    screen.renew()
    assert "Tuesday, 3 November" in shell.page.shown["screen"] and screen.days.month == "2026-11"


def test_yesterday_s_match_is_not_begun_as_today_s() -> None:
    shell, screen = start()
    shell.page.date = "2026-11-21"
    shell.command("daily", TODAY)
    assert shell.screen is screen and "Saturday, 21 November" in shell.page.shown["screen"]
    shell.command("daily", "2026-11-21")
    assert shell.screen.record.daily == "2026-11-21"


@pytest.mark.parametrize("anew", [False, True])
def test_a_day_s_match_ended_after_midnight_counts_for_the_day_it_was_begun(anew: bool) -> None:
    shell, _ = start()
    assert "counts towards days in a row if its match was begun on that day" in shell.page.shown["screen"]
    if anew:  # the seed came by link, and had been begun here before
        shell.open_record(from_link("b2", Linked(Match(ENTRY.game, 1, f"daily-{TODAY}")), TODAY))
    else:
        shell.command("daily", TODAY)
    table = shell.screen
    shell.page.date = "2026-11-21"
    shell.open_record(reopened(table.record))
    table = shell.screen
    while (state := table.session.match.state).outcome() is None:
        legal = [str(action) for action in state.legal_actions()]
        table.act(next((text for text in END if text in legal), legal[0]))
        table.act(table.session.armed) if table.session.armed else None
    (kept,) = shell.store.results("domino-run")
    assert kept.daily == kept.day == TODAY
    assert daily_streak((kept,), "2026-11-21") == 1


def test_a_past_day_s_match_does_not_count_for_its_day() -> None:
    shell, _ = start()
    shell.command("daily", "2026-11-11")
    assert shell.screen.record.begun == TODAY


def test_the_clock_set_back_or_far_forward_orders_nothing_wrongly() -> None:
    shell = FakeShell()
    for id, clock in (("a1", 5_000_000), ("b2", 4 * 10**12), ("c3", 7_000), ("d4", 6_000), ("a1", 10)):
        shell.page.time = clock
        shell.store = Store(shell.store.storage)  # another visit
        kept = shell.store.record(id)
        fresh = Record(id, Match(ENTRY.game, 1, f"seed-{id}"))
        shell.open_record(from_saved(ENTRY.game, kept) if isinstance(kept, Saved) else fresh)
        shell.screen.act("end the move" if kept else "keep the line")
    assert [one.id for one in shell.store.records()] == ["a1", "d4", "c3", "b2"]


def test_no_stamp_is_beyond_what_can_be_saved() -> None:
    store = FakeShell().store
    assert [store.stamp(now) for now in (5, 3, 1 << 60, 9)] == [5, 6, 1 << 53, 1 << 53]
