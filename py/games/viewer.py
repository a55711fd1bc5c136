"""Who looks at a table, and how what can be chosen is offered to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tabletop.actions import Action
from tabletop.desk import NONE, Notes
from tabletop.game import PLAYERS, Names
from tabletop.markup import NOTHING, Html, attributes, tag

Picked = tuple[str, ...]


class Viewer(NamedTuple):
    """Who looks at a table, and how what can be chosen is offered to them.

    seat: whose eyes; None: everybody's, when only what everybody may see is shown (a curtain between two
    turns, a replay of a match that goes on). names, notes: as typed. picked: what was touched first, as
    `data-pick` says it: ("die 0", "die 2"). marks: actions that are marked, by the mark: "hint", "armed",
    "watch", "mistake". acts: may they choose? If not, what would be a choice answers like anything else that
    is touched, and nothing of the game's is a stop of the Tab key but the map, which can still be moved.
    lit: the marks of what is not offered itself, by id. round: do they sit round a table, of which all sides
    see the board, and neighbours what lies before one? look: the attributes of a button by which whoever is
    asked before all looks at what only they see; empty if nobody is. own: the pawn that they may move though
    they only look on, as `data-roam` moves it; empty if none.

        >>> Viewer(0, marks={"hint": "run 2"}).action("run 2")
        ' data-action="run 2" data-hint=""'
        >>> Viewer(None, acts=False).action("run 2", touch="space 2")
        ' data-touch="action"'
    """

    seat: int | None
    names: Names = PLAYERS
    picked: Picked = ()
    notes: Notes = NONE
    marks: Mapping[str, str] = {}
    acts: bool = True
    lit: Mapping[str, Html] = {}
    round: bool = False
    look: Html = NOTHING
    own: str = ""

    def action(self, action: Action | str, touch: str = "") -> Html:
        """The attributes by which an action is offered; `touch` is what its place says to who looks at it."""
        if not self.acts:
            return Html(' data-touch="action"')
        text = str(action)  # which is plain (`tabletop/actions.py`)
        looked = attributes(data_touch=touch) if touch else NOTHING
        return Html(f' data-action="{text}"{self._marks(text)}{looked}')

    def pick(self, what: str, touch: str = "") -> Html:
        """The attributes by which something can be picked first."""
        if not self.acts:
            return Html(' data-touch="pick"')
        return attributes(data_pick=what, data_touch=touch or None)

    @property
    def button(self) -> Html:
        """What a <button> says if it is no stop of the Tab key for who only looks on."""
        return NOTHING if self.acts else Html(' tabindex="-1"')

    @property
    def stop(self) -> Html:
        """What a map says: whether it is a stop of the Tab key. Who may choose has the cursor for it."""
        return Html(' tabindex="-1"' if self.acts else ' tabindex="0"')

    def meaning(self, unseen: Mapping[Action, Iterable[str]]) -> Viewer:
        """The same viewer, for whom the places and pieces are marked that a marked action means which is
        offered unseen; their ids are given by action."""
        lit: dict[str, Html] = {}
        for action, ids in unseen.items():
            if marks := self._marks(str(action)):
                lit.update({id: lit.get(id, NOTHING) + marks for id in ids})
        return self._replace(lit=lit) if lit else self

    def mark(self, id: str) -> Html:
        """The marks that a place or a piece has by its id, when it is not offered itself."""
        return self.lit.get(id, NOTHING)

    def hidden(self, actions: Iterable[Action]) -> Html:
        """The buttons of actions that are offered unseen."""
        buttons = [
            tag("button", action, type="button", also=self.button + self.action(action)) for action in actions
        ]
        return tag("div", *buttons, hidden=True) if buttons else NOTHING

    def _marks(self, action: str) -> Html:
        found = [f' data-{mark}=""' for mark, marked in self.marks.items() if marked == action]
        return Html("".join(found)) if found else NOTHING
