"""What a choice would bring, drawn while the finger still rests on it.

States are pure, so whoever only looks ahead changes nothing: the choice is made on a twin of the table, and
what that would show goes to the page, which reads it without showing it. When the finger is lifted, the
page shows it by itself; the choice is then made here, and whatever should stand otherwise is shown anew.
If the finger slides off, all of it is dropped. Nobody gets to see by this what they may not: it is drawn
for whoever will look then.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING

from app.table import play_area, telling
from games.contract import Picked
from tabletop.actions import IllegalAction, InvalidAction
from tabletop.desk import Notes
from tabletop.game import State

if TYPE_CHECKING:
    from app.table.table import Table

Marks = Mapping[str, str]  # data-armed, data-hint, data-watch -> the action that is marked so
Wish = tuple[State, int | None, Picked, Marks, Notes]


class Ahead:
    """The part of the table that draws the game, before it is wanted if it can."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wish: Wish | None = None  # what was drawn last
        self.drawn: dict[str, str] = {}

    def parts(self, state: State, looker: int | None, picked: Picked, marks: Marks) -> dict[str, str]:
        """The game's parts for whoever looks at a state of the match."""
        wish = state, looker, picked, marks, self.table.record.notes.now
        if not self.wish or self.wish[0] is not state or self.wish[1:] != wish[1:]:
            self.wish, self.drawn = wish, self.draw(*wish[:4])
        return self.drawn

    def draw(self, state: State, looker: int | None, picked: Picked, marks: Marks) -> dict[str, str]:
        """Draw the game."""
        table = self.table
        view = telling.seen(table.match, state, looker)
        notes = table.jotter.seen_by(view, looker)
        return play_area.parts(table.entry, view, looker, picked, table.record.names, marks, notes)

    def press(self, action: str, pick: str, touched: bool) -> None:
        """A finger or the mouse has come down on a choice, or on something to pick: draw what would come."""
        table = self.table
        if table.keeper.elsewhere or table.idle_words or table.bots.playing:
            return
        try:
            if action:
                table.frames(table.entry.game.parse(action))
        except (IllegalAction, InvalidAction):
            return
        twin = self.twin()
        done = False
        if not action:
            twin.pick_up(pick)
        elif twin.choose(action, touched):
            twin.follow()
            done = True
        parts = twin.look.parts()
        self.wish, self.drawn = twin.ahead.wish, twin.ahead.drawn
        choice = ("action", action, touched) if action else ("pick", pick, touched)
        table.screen.prepare(parts, twin.look.frame, choice, still=not done)

    def twin(self) -> Table:
        """The table once more, to make a choice on that nobody sees: the table itself stays as it is."""
        twin = copy(self.table)
        twin.record = copy(twin.record)
        twin.record.match = twin.match.fork()
        twin.record.notes = twin.record.notes.copy()
        for name, part in vars(self.table).items():
            if getattr(part, "table", None) is self.table:
                part = copy(part)
                part.table = twin
                setattr(twin, name, part)
        twin.bots.thought = copy(twin.bots.thought)
        return twin

    def drop(self) -> None:
        """The finger has slid off: nothing of it stays."""
        if self.table.screen.ready:
            self.wish, self.drawn = None, {}
            self.table.match.foreseen = None
            self.table.screen.drop()
