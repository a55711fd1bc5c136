"""The host's side of luck that all devices make together (`luck.py`)."""

from __future__ import annotations

from typing import Any

from app.live import luck
from app.live.guests import Guest
from app.live.messages import Bound, Luck, Number, Proof
from app.session import intents as on


class Together:
    """Makes the seeds of the matches of a table's phones, and proves them at the end."""

    def __init__(self, hosting: Any) -> None:
        self.hosting, self.page = hosting, hosting.page
        self.mixing: luck.Mixing | None = None
        self.proved = ""  # the match whose luck was told at its end

    @property
    def is_due(self) -> bool:
        """Is the luck left to all devices, are all there, and was nothing done yet?"""
        record, held = self.hosting.table.record, self.hosting.held
        return record.made == () and not record.match.log and bool(held) and {*record.phones} <= held

    def mix(self) -> None:
        """All phones are asked to be bound to a number, unless these were asked already; once all have told
        theirs, the luck is made."""
        if not self.is_due:
            return
        phones = {guest: None for guest in self.hosting.guests if guest.seats}
        mixing, id = self.mixing, self.hosting.table.record.id
        if not mixing or mixing.id != id or mixing.promises.keys() != phones.keys():
            turn = mixing.turn + 1 if mixing else 0
            self.mixing = luck.Mixing(id, turn, luck.number(self.page.chance), phones, {})
            for guest in phones:
                guest.say(Luck("luck", turn))
        elif mixing.made:
            self.hosting.dispatch(on.Dealt(luck.seed_of(mixing.made), mixing.made))

    def hear(self, guest: Guest, message: Bound | Number) -> None:
        """A phone is bound to its number, or, when all are, tells it."""
        mixing = self.mixing
        if not mixing or mixing.turn != message.turn or not self.is_due:
            return
        if isinstance(message, Bound):
            self.mixing = bound = mixing.binds(guest, message.by)
            if bound is not mixing and bound.bound:
                for one in bound.promises:
                    one.say(Luck("luck", bound.turn, bound.bound))
        elif told := mixing.tells(guest, message.number):
            self.mixing = told
            self.mix()
        else:
            self.hosting.let_go(guest)

    def prove(self) -> None:
        """The match is over: tell of which numbers its seed was made."""
        record = self.hosting.table.record
        if record.made and record.outcome and self.proved != record.id:
            self.proved = record.id
            for guest in self.hosting.guests:
                guest.say(Proof("proof", record.made, record.match.seed))
