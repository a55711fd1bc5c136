"""Who looks at the table, and the curtain between the turns of people at one device.

Whoever sits here alone sees their own secrets all the time. Where two or more do, each sees them in
their own turn only, and only when they say that they are there: until then the page is drawn for
nobody. In a game without secrets there is no curtain, and everybody sees everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.page.markup import button, esc
from drawing.seats import badge
from tabletop.game import State

if TYPE_CHECKING:
    from app.table.table import Table


class Curtain:
    """The part of the table that says who looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lifted: int | None = None  # the seat that has said it is there

    @property
    def looker(self) -> int | None:
        """The seat through whose eyes the page is drawn, told and spoken; None for nobody's."""
        return self.looker_at(self.table.match.state)

    def looker_at(self, state: State) -> int | None:
        """The same where the match stands at this state."""
        seat, mine = state.seat, self.table.record.mine
        if state.ending or len(mine) == 1:
            return seat if seat in mine or not mine else mine[0]
        if seat not in mine:
            return None
        may = seat == self.lifted and not self.table.bots.playing
        return seat if may or not state.keeps_secret(seat) else None

    @property
    def reader(self) -> int | None:
        """The seat to which the log is told, with what only it knew then; None where others may read along,
        for a hand that hides nothing now may have hidden something before."""
        seat = self.looker
        return seat if len(self.table.record.mine) < 2 or seat == self.lifted else None

    @property
    def down(self) -> bool:
        """Does a person here have to lift it before the match goes on?"""
        return self.table.record.turn == "here" and self.looker is None and not self.table.bots.playing

    @property
    def words(self) -> str:
        """Who is next, and what to do about it; empty when it is not down."""
        record = self.table.record
        name = record.names[record.match.state.seat]
        return f"{name} is next: {self.how}." if self.down else ""

    @property
    def how(self) -> str:
        """How it is lifted: around a turned table by holding, so that no neighbour's touch does it."""
        return "hold the shield to lift it" if self.table.record.turned else "lift the curtain"

    def html(self) -> str:
        """The button that lifts it, as large as a hand; at a turned table, one to cover the hand again."""
        record = self.table.record
        if not self.down:
            open_to_one = record.turned and self.lifted is not None and not record.outcome
            return button("cover", "Cover my hand", look="quiet") if open_to_one else ""
        seat = record.match.state.seat
        hold = ' data-hold=""' if record.turned else ""
        label = "hold to lift the shield" if record.turned else "lift the curtain"
        return (
            f'<section class="curtain" aria-label="Curtain"><button type="button" class="curtain-lift" '
            f'id="do-lift" data-do="lift"{hold}>{badge(seat)}<b>{esc(record.names[seat])}:</b> '
            f"<span>{label}</span></button></section>"
        )

    def follow(self) -> None:
        """The match has moved on: it falls behind whoever has just decided."""
        if self.table.match.state.seat != self.lifted:
            self.lifted = None

    def do_lift(self, _: str) -> None:
        """The person who is next is there."""
        if self.down:
            self.lifted = self.table.match.state.seat
            self.table.looked_at()

    def do_cover(self, _: str) -> None:
        """The hand out of sight again, whoever looks."""
        self.lifted = None
        self.table.looked_at()
