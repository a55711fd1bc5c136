"""Several at one table: what happened meanwhile, play by link, table mode.

While somebody on another device decides, a strip says that the link is to be sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.page.markup import button

if TYPE_CHECKING:
    from app.table.table import Table
from app.keep.record import Record
from app.table import company_view as view
from app.table import telling
from app.table.bots import Flow


class Company:
    """The part of the table for matches of several seats."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.shell = table, table.page, table.shell
        self.read_at = -1  # the ply whose recap was put away
        self.news = ""  # what a link has brought
        self.newly = False  # the link has brought this match to this device for the first time

    @property
    def record(self) -> Record:
        """The match with its people."""
        return self.table.record

    # --- what is shown -------------------------------------------------------------

    def strips(self) -> str:
        """What a link has brought, and whether a link is due."""
        html = ""
        if self.news:
            change = button("who", "I am somebody else") if self.newly and self.record.persons > 1 else ""
            html += view.news_strip(self.news, change)
        words = view.send_words(self.record) if self.record.away else ""
        return html + (view.send_strip(words) if words else "")

    def since(self) -> str:
        """What happened since, until it was read or somebody has decided."""
        told = self.recap()
        return view.recap(told) if told and not self.newly and self.read_at != self.record.match.at else ""

    def recap(self) -> list[telling.Line]:
        """What bots, or people elsewhere, have done since the person who decides now last did, as far as the
        person hears more of it than that it was done; nothing around a turned table, where everybody looks
        on."""
        record, match = self.record, self.record.match
        if record.turn != "here" or view.side(record, match.at) or self.table.curtain.down:
            return []
        seat, looker = match.state.seat, self.table.curtain.looker
        states = telling.recap(match, seat)
        actors = {state.seat for state in match.states[match.at - len(states) : match.at]}
        if not actors - set(record.mine):
            return []
        told = telling.lines(match, states, record.names, looker, worth=lambda one: one.to in (None, looker))
        return told[:-1] if told and told[-1][0] == record.names[seat] else told  # one's own turn has begun

    def announcement(self, told: str) -> str:
        """What is said aloud after an action: bots' doings once, together, when a person is to move."""
        record = self.record
        if self.news:
            return self.news
        if record.match.seats == 1 or self.table.bots.flow is Flow.HELD:
            return told
        mover = record.match.states[record.match.at - 1].seat if record.match.at else -1
        since = self.recap()
        if since and mover not in record.mine:
            return telling.spoken(since)
        return told if mover in record.mine or record.outcome else ""

    def do_recap_read(self, _: str) -> None:
        """The recap was read."""
        self.read_at = self.record.match.at
        self.table.draw()
        self.page.focus("prompt")

    # --- table mode, and who sits where --------------------------------------------

    def do_turn_table(self, _: str) -> None:
        """Prompt and hand turn to whose turn it is, or no longer."""
        self.record.turned = not self.record.turned
        self.shell.close()
        self.table.draw(still=True)
        self.table.keeper.keep()

    def do_who(self, _: str) -> None:
        """Who sits at this device."""
        self.shell.open("Who sits here?", view.sitting(self.record))

    def do_seat_here(self, arg: str) -> None:
        """A person sits here, or elsewhere; somebody always sits here."""
        record, seat = self.record, int(arg)
        record.here = sorted(set(record.mine) ^ {seat}) or [seat]
        self.forget_news()
        self.do_who("")
        self.table.draw()
        self.table.keeper.keep()
        self.page.focus(f"ask-seat-here-{arg}")

    # --- by link -------------------------------------------------------------------

    def do_send(self, _: str) -> None:
        """The link for the other device."""
        self.table.beside.share("play")

    def arrived(self, words: str, newly: bool) -> None:
        """The match has just come by link: say what became of it, save, and go on from there."""
        self.news, self.newly = words, newly
        self.table.draw()
        self.table.settle("")

    def forget_news(self) -> None:
        """What the link has brought is known by now."""
        self.news, self.newly = "", False

    def do_news_read(self, _: str) -> None:
        """What the link has brought was read."""
        self.forget_news()
        self.table.draw()
        self.page.focus("prompt")
