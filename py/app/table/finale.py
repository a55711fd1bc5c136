"""The end of a match at the table: first the table itself ends, then comes the result; and the match as a
picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.table import ending

if TYPE_CHECKING:
    from app.table.table import Table

WAIT = 2200  # ms that the table has for its end, unless somebody taps


class Finale:
    """The part of the table that ends a match."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.shell = table, table.page, table.shell

    def begin(self) -> None:
        """The match has just ended, and the table shows it."""
        record, outcome = self.table.record, self.table.record.outcome
        if outcome and outcome.counts:
            won = outcome.places[record.person] == 1
            self.table.sounds.play("end-won" if won else "end-lost")
        self.page.start(self.show_after())

    async def show_after(self) -> None:
        """The result, when the table has had its time, or at the next tap; whoever has opened something else
        meanwhile finds it beside the board."""
        await self.page.tap_or_sleep(WAIT)
        if not self.page.dialog_is_open():
            self.show()

    def show(self) -> None:
        """The result, if the match is over and still on the table."""
        record = self.table.record
        if record.outcome and self.shell.screen is self.table:
            from app.table import aftermath

            table, store = self.table.entry.table, self.shell.store
            shares = self.shell.device.can_share_pictures()
            day, news = aftermath.day_html(record, store, table), aftermath.news_html(record, store)
            html = ending.result(record, table, shares, day, news)
            self.shell.open(ending.headline(record), html, "dialog-title")

    def do_result(self, _: str) -> None:
        """The result, once more."""
        self.show()

    def strip(self) -> str:
        """Beside the board: how it ended; or, when bots alone play on, the way to the end."""
        record = self.table.record
        if self.table.film.shot:
            return ""
        if record.outcome:
            return "" if self.table.bots.playing else ending.ended_strip(record)
        return ending.out_strip(record) if record.turn == "bot" and record.all_out else ""

    def do_picture(self, _: str) -> None:
        """The match as a picture, to share or to keep."""
        self.page.start(self.hand_over())

    async def hand_over(self) -> None:
        """Draw it, hand it over, and say what came of it."""
        from app.table.poster import framed

        record = self.table.record
        name = f"{record.match.game.slug}-{record.match.seed}"
        self.page.text("picture-said", "Drawing the picture …")
        said = await self.shell.device.give_picture(framed(record, self.page.today()), name)
        self.page.text("picture-said", said)
