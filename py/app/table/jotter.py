"""What is written beside the match: typed into fields, done by buttons, moved on a map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.table import play_area
from tabletop import chance
from tabletop.desk import Jotted, Notes
from tabletop.game import State
from tabletop.typed import clean

if TYPE_CHECKING:
    from app.table.table import Table


class Jotter:
    """The part of the table that writes notes, as the game's desk says."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def seen_by(self, view: State, looker: int | None) -> Notes:
        """What whoever looks at a view may see of the notes; nobody in particular, what everybody may."""
        notes = self.table.record.notes.now
        return notes if looker is not None else play_area.open_notes(self.table.entry, view, notes)

    def type(self, what: str, text: str) -> None:
        """A field's text as it stands now; nothing is drawn, for it stands there already."""
        changes, words = self.ask(what, text)
        self.keep(changes, typed=True)
        self.say(changes, words)
        self.table.onlookers.drawn()
        self.table.page.after_paint(self.table.keeper.keep)

    def do_written(self, _: str) -> None:
        """The field in which something was written has been left: the board may say it as well."""
        self.table.draw()

    def do_jot(self, what: str) -> None:
        """A button of the desk."""
        self.do(what, "")

    def do(self, what: str, text: str) -> None:
        """Something is done to the notes, and shown."""
        changes, words = self.ask(what, text)
        self.keep(changes)
        self.table.draw()
        self.say(changes, words)
        self.table.page.after_paint(self.table.keeper.keep)

    def rewritten(self, told: str) -> None:
        """What is written stands as before, or again: what is picked stays so."""
        self.table.draw()
        self.table.reply.say(told, "about", speak=True)
        self.table.keeper.owe()
        self.table.page.after_paint(self.table.keeper.keep)

    def say(self, changes: Notes, words: str) -> None:
        """What there is to say: of what was done, or why it cannot be."""
        if words:
            self.table.reply.say(words, "about" if changes else "why", speak=True)

    def ask(self, what: str, text: str) -> Jotted:
        """What the game's desk makes of it."""
        table, desk = self.table, self.table.entry.table.DESK
        seed = table.match.states[0].seed
        if not desk or seed is None:
            return Jotted()
        luck = chance.number(seed, what, len(table.record.notes.edits))
        return desk.write(table.shown, table.record.notes.now, what, clean(text), luck)

    def keep(self, changes: Notes, typed: bool = False) -> None:
        """The notes change, at the ply where the match stands."""
        if changes:
            self.table.record.notes.write(self.table.match.at, changes, typed)
            self.table.back.forget_restart()
            self.table.keeper.owe()
