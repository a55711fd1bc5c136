"""Saving the match on the table, and what to say when that does not work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.keep.box import StorageFault
from app.keep.record import NEWER, Record
from app.keep.shapes import Saved
from app.keep.store import MATCH, RESULTS, PlayedElsewhere, results_json
from app.page.markup import button
from app.table import view
from tabletop.match import MatchError

GONE = "What was played there is no longer on this device: keep this one as a copy."

if TYPE_CHECKING:
    from app.table.table import Table


class Keeper:
    """The part of the table that saves after each action and minds other tabs."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.store = table, table.page, table.shell.store
        self.elsewhere = False
        self.owes = False  # something was done that is not saved yet
        self.fault = ""
        self.asked_to_keep = False

    @property
    def name(self) -> str:
        """Where the record is kept."""
        return MATCH + self.table.record.id

    @property
    def at_the_end(self) -> bool:
        """Is the match over, and nothing of it undone?"""
        match = self.table.record.match
        return bool(self.table.record.outcome) and match.at == len(match.log)

    @property
    def behind(self) -> bool:
        """Is what was done last, or a new match, not saved yet?"""
        return self.owes or self.name not in self.store.seen

    def owe(self) -> None:
        """Something was done that is to be saved."""
        self.owes = True

    def strip(self) -> str:
        """A strip for what is wrong with saving, if anything is."""
        if self.elsewhere:
            return view.warning(
                view.ELSEWHERE,
                button("take-over", "Go on with what was played there", look="go"),
                button("keep-both", "Keep this one as a copy"),
            )
        return view.warning(self.fault, button("export", "Export everything")) if self.fault else ""

    def keep_new(self) -> None:
        """Save a match that is not kept here yet. One that is stays as it is: merely looking at it writes
        nothing, so that another tab may go on with it."""
        if self.behind:
            self.keep()
        else:
            self.keep_picture()

    def keep(self) -> None:
        """Save the record as it is, and its result when it has just ended; a fault is told, once, in a
        strip."""
        if self.elsewhere:
            return
        ended = self.owes and self.at_the_end and self.table.record.lesson is None
        self.owes, fault = False, ""
        record = self.table.record
        record.updated = self.store.stamp(self.page.now())
        record.begun = record.begun or self.page.today()
        try:
            self.store.write(self.name, self.table.record.to_json(self.table.entry.table))
            if ended:
                self.note_result()
        except PlayedElsewhere:
            self.changed_elsewhere(self.name)
            return
        except StorageFault as found:
            fault = str(found)
        else:
            self.keep_picture()
        self.table.shell.tell_notes()
        if fault != self.fault:
            self.fault = fault
            self.table.draw()
        if not self.asked_to_keep and self.table.match.log:
            self.asked_to_keep = True
            self.page.start(self.table.shell.device.ask_to_keep())

    def keep_picture(self) -> None:
        """Keep what the table shows, for when it is opened again: it is there before Python is."""
        self.page.keep_picture(self.table.record.id, self.picture)

    def picture(self) -> str:
        """The screen of what is saved; nothing if the match has gone on, or another screen is open."""
        stands = self.table.shell.screen is self.table and not self.owes and not self.elsewhere
        return self.table.as_opened() if stands else ""

    def changed_elsewhere(self, name: str) -> None:
        """Another tab went on with this match: stop here, and let the player say which one counts."""
        if name == self.name and not self.elsewhere:
            self.table.bots.stop()
            self.elsewhere = True
            self.table.draw()

    def do_take_over(self, _: str) -> None:
        """What the other tab has saved comes onto this table."""
        saved = self.store.record(self.table.record.id)
        try:
            if not isinstance(saved, Saved):
                raise MatchError(NEWER if saved else GONE)
            self.table.record = Record.from_saved(self.table.entry.game, saved)
        except MatchError as fault:
            return self.table.answer(str(fault))
        self.elsewhere = False
        return self.table.changed("This is what was played in the other tab.")

    def do_keep_both(self, _: str) -> None:
        """This table goes on as a match of its own; the other stays as it is."""
        self.elsewhere = False
        record = self.table.record
        record.id = self.table.shell.new_id()
        self.table.shell.open_record(record)

    def note_result(self) -> None:
        """The match is over: its result joins the game's results, and what was found its cabinet.
        StorageFault if that cannot be saved."""
        from app.keep.stats import result_of, with_result
        from app.table.aftermath import note_finds

        slug, outcome = self.table.entry.game.slug, self.table.record.outcome
        results = self.store.results(slug)
        new = with_result(results, result_of(self.table.record, self.page.today(), self.table.record.updated))
        if new != results and outcome and outcome.counts:
            self.store.write(RESULTS + slug, results_json(new))
        note_finds(self.table.record, self.store, self.page.today())
