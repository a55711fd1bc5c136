"""The record of a table is saved as it goes on, with its result, and a picture of what it will open with."""

from __future__ import annotations

from app.keep.saved_record import NEWER, from_saved
from app.keep.schema import Saved as Kept
from app.keep.storage import StorageFault
from app.keep.store import PlayedElsewhere
from app.session import autosave, render
from app.session import intents as on
from app.session.table import Table
from app.session.update import begin
from tabletop.match import MatchError

GONE = "What was played there is no longer on this device: keep this one as a copy."


class Saving:
    """Saves what stands on a table. What another tab has played on with is left as it is."""

    def __init__(self, table: Table) -> None:
        self.table, self.page, self.shell = table, table.page, table.shell
        self.due = False  # after the next paint?
        self.commands = {"take-over": self.take_over}

    @property
    def name(self) -> str:
        """Where the record is kept."""
        return autosave.name_of(self.table.record)

    @property
    def behind(self) -> bool:
        """Is what was done last, or a new match, not saved yet?"""
        return self.table.session.autosave.owes or self.name not in self.shell.store.known

    def save_new(self) -> None:
        """Save a match that is not kept here yet. One that is stays as it is: merely looking at it writes
        nothing, so that another tab may go on with it."""
        if self.behind:
            self.save()
        else:
            self.keep_picture()

    def save_soon(self) -> None:
        """Save after the next paint, once for all that is done until then."""
        if not self.due:
            self.due = True
            self.page.after_paint(self.save)

    def save(self) -> None:
        """Save the record as it is, and its result when it has just ended."""
        self.due = False
        s, store = self.table.session, self.shell.store
        if s.autosave.elsewhere:
            return
        today, fault = self.page.today(), ""
        record = autosave.to_save(s, store.stamp(self.page.now()), today)
        try:
            autosave.write(store, s, record, today)
        except PlayedElsewhere:
            self.table.dispatch(on.PlayedElsewhere())
            return
        except StorageFault as found:
            fault = str(found)
        first = not s.autosave.asked_to_keep and bool(s.match.log)
        self.shell.tell_notes()
        self.table.dispatch(on.Saved(record.updated, record.begun or today, fault, first))
        if not fault:
            self.keep_picture()
        if first:
            self.page.start(self.shell.device.ask_to_keep())

    def keep_picture(self) -> None:
        """Keep what the table shows, for when it is opened again: it is there before Python is."""
        self.page.keep_picture(self.table.record.id, self.picture)

    def picture(self) -> str:
        """The screen of what is saved as who opens it next will find it: nothing picked or asked, the curtain
        down; nothing if the match has gone on, or another screen is open."""
        s = self.table.session
        stands = self.shell.screen is self.table and not s.autosave.owes and not s.autosave.elsewhere
        return render.page(begin(s.record, s.world)) if stands else ""

    def take_over(self, _: str) -> None:
        """What the other tab has saved comes onto this table."""
        kept = self.shell.store.record(self.table.record.id)
        try:
            if not isinstance(kept, Kept):
                raise MatchError(NEWER if kept else GONE)
            record = from_saved(self.table.session.entry.game, kept)
        except MatchError as fault:
            return self.table.answer(str(fault))
        return self.table.dispatch(on.TookOver(record))
