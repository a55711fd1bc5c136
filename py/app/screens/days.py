"""A match a day: the part of a game's start page with the calendar, and with the bot who plays for par."""

from __future__ import annotations

from app.keep.calendar import day_words, days, month_of, month_words
from app.keep.pars import par_of
from app.keep.schema import Saved
from app.keep.stats import daily_results, daily_streak
from app.page.screen import Commands
from app.screens.days_view import Day, chosen_html, month_html
from app.screens.par import Reckoning
from app.session.shell import Shell
from games import Entry

COUNTS = "A day counts towards days in a row if its match was begun on that day; it may be finished later."
KEPT = 31  # days whose par is worth finding out


class Days:
    """The month that is shown, the day that is looked at, and the par that is being found out."""

    def __init__(self, shell: Shell, entry: Entry) -> None:
        self.entry, self.page, self.store = entry, shell.page, shell.store
        self.today = self.day = self.page.today()  # today, as it is drawn; and the day that is looked at
        self.month = month_of(self.day)
        self.reckoning: Reckoning | None = None
        self.commands: Commands = {"day": self.do_day, "month": self.do_month}

    def html(self) -> str:
        """Streak, the day that is looked at, and the calendar."""
        self.renew()
        game, table, today = self.entry.game, self.entry.table, self.today
        results = self.store.results(game.slug)
        done, streak = daily_results(results), daily_streak(results, today)
        kept = [one for one in self.store.records(game.slug) if isinstance(one, Saved)]
        begun = {record.daily for record in kept if record.daily and not record.over}
        row = f"{streak} {'day' if streak == 1 else 'days'} in a row" if streak else "A new seed every day"
        day = Day(self.day, done.get(self.day), par_of(self.store, game, self.day), self.day in begun)
        return (
            f'<div class="head"><h2 id="days-title">A match a day</h2><p>{row}</p></div>'
            f"{chosen_html(day, today, self.day in self.wanted(), len(game.seats) > 1, table)}"
            f"{month_html(self.month, done, today, self.day, begun, table)}"
            f'<p class="small">{COUNTS}</p>'
        )

    def wanted(self) -> list[str]:
        """The days whose par is to be found out: today, and those that were played."""
        today = self.page.today()
        played = daily_results(self.store.results(self.entry.game.slug))
        return [date for date in days(today, KEPT) if date == today or date in played]

    def renew(self) -> None:
        """Whoever looked at today looks at the new day."""
        before, self.today = self.today, self.page.today()
        if self.day == before != self.today:
            self.day = self.today
            if self.month == month_of(before):
                self.month = month_of(self.today)

    def draw(self) -> None:
        """Show it anew."""
        self.page.show("days", self.html(), still=True)

    # --- par -----------------------------------------------------------------------

    def reckon(self) -> None:
        """Let the strong bot play, from where it stopped."""
        self.stop()
        self.reckoning = Reckoning(self.page, self.store, self.entry, self.draw)
        self.page.start(self.reckoning.work(self.wanted()))

    def stop(self) -> None:
        """The page is left, or no longer seen."""
        if self.reckoning:
            self.reckoning.stop()
            self.reckoning = None

    # --- commands ------------------------------------------------------------------

    def do_day(self, date: str) -> None:
        """A day was touched: look at it."""
        self.day = date
        self.draw()
        self.page.scroll_to("chosen-day")
        self.page.announce(f"{day_words(date)} stands above the calendar.")

    def do_month(self, month: str) -> None:
        """Turn the calendar."""
        if month <= month_of(self.page.today()):
            self.month = month
            self.draw()
            self.page.announce(month_words(month))
