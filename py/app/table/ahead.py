"""What a choice would bring, drawn while the finger still rests on it.

States are pure, so whoever only looks ahead changes nothing: the state after the action and the game's
parts for it are kept until the next drawing, and the page reads them without showing them. When the finger
is lifted, what is drawn then is here already. If it slides off, all of it is dropped. Nobody gets to see
by this what they may not: it is drawn for whoever will look then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.table import play_area, telling
from games.contract import Picked
from tabletop.actions import IllegalAction, InvalidAction
from tabletop.game import State

if TYPE_CHECKING:
    from app.table.table import Table

Marks = Mapping[str, str]  # data-armed, data-hint, data-watch -> the action that is marked so


class Ahead:
    """The part of the table that draws the game, before it is wanted if it can."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wish: tuple[State, int | None, Picked, Marks] | None = None  # what was drawn ahead
        self.drawn: dict[str, str] = {}

    def parts(self, state: State, looker: int | None, picked: Picked, marks: Marks) -> dict[str, str]:
        """The game's parts for whoever looks at a state of the match."""
        wish = state, looker, picked, marks
        drawn = self.drawn if self.is_wish(wish) else self.draw(*wish)
        self.wish, self.drawn = None, {}
        return drawn

    def is_wish(self, wish: tuple[State, int | None, Picked, Marks]) -> bool:
        """Was this very thing drawn ahead?"""
        return self.wish is not None and self.wish[0] is wish[0] and self.wish[1:] == wish[1:]

    def draw(self, state: State, looker: int | None, picked: Picked, marks: Marks) -> dict[str, str]:
        """Draw the game."""
        table = self.table
        view = telling.seen(table.match, state, looker)
        return play_area.parts(table.entry, view, looker, picked, table.record.names, marks)

    def press(self, action: str, pick: str, touched: bool) -> None:
        """A finger or the mouse has come down on a choice, or on something to pick: draw what would come."""
        table = self.table
        state, looker, picked = table.match.state, table.curtain.looker, table.picked
        marks = table.marks
        if table.keeper.elsewhere or table.idle_words or table.bots.playing:
            return
        if not action:
            picked, marks = table.entry.table.pick(table.shown, picked, pick), {**marks, "armed": ""}
        elif action != table.armed and table.must_confirm(action, touched):
            marks = {**marks, "armed": action}
        else:
            try:
                state = table.match.foresee(table.entry.game.parse(action))
            except (IllegalAction, InvalidAction):
                return
            looker, picked, marks = table.curtain.looker_at(state), (), dict.fromkeys(marks, "")
        self.wish = state, looker, picked, marks
        self.drawn = self.draw(*self.wish)
        table.screen.prepare({**table.screen.texts, **self.drawn})

    def drop(self) -> None:
        """The finger has slid off: nothing of it stays."""
        if self.wish:
            self.wish, self.drawn = None, {}
            self.table.match.foreseen = None
            self.table.screen.prepare({})
