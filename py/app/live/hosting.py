"""The host's side: the lines to phones, who sits at which, and what each of them is shown.

Lines outlive the table: when another match with the same people comes onto the page, the phones are at it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from app.live import luck, pawns
from app.live.hand import Hand
from app.live.messages import (
    MOST_PIECES,
    Gone,
    Handout,
    Mine,
    Move,
    Piece,
    Place,
    Proof,
    Said,
    Shown,
    Step,
    Welcome,
    said,
    text,
)
from app.session import intents as on
from app.session.shell import Shell
from tabletop.wording import in_words

MOST = 8  # phones at one table
STRANGE = "That phone said something that no phone of ours says, and was let go."
TAKEN = "At the table your seat was given to somebody else. Tap your name to take it back."
NOT_FREE = "Somebody else holds that seat by now: choose another one."
ANEW = "This phone has come to the table anew, in another tab."
AWAY = "The table is put away for now. Whoever has it must open the match again; you are at it then."
NOBODY = -1
NUMBER = re.compile("[0-9a-f]{32}")


@dataclass
class Guest:
    """A phone at the table, or on its way. device: by which it is known again; number: its own for the
    luck; hand: what it holds, None while it has not said who it is; place: the how manyth phone here."""

    line: Any
    place: int = 0
    device: str = ""
    number: str = ""
    hand: Hand | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose hand it is."""
        return self.hand.seats if self.hand else ()

    def say(self, message: Shown) -> None:
        """Over the line."""
        self.line.say(text(message))


class Hosting:
    """Phones at the tables of this page. `changed` is called when one has come, sat down or gone."""

    def __init__(self, shell: Shell, table: Any) -> None:
        self.shell, self.page, self.table = shell, shell.page, table
        self.guests: list[Guest] = []
        self.came_yet = 0  # phones, all in all
        self.kept: dict[str, tuple[int, ...]] = {}  # which seats a device held last
        self.owns: dict[tuple[str, str], str] = {}  # which pawn of a match, by its id, was a device's own
        self.due = False
        self.number = luck.number(self.page.chance)  # the host's own for the luck
        self.proved: str = ""  # the match whose luck was told at its end
        self.changed: Callable[[], None] = lambda: None

    # --- the table ---------------------------------------------------------------------

    def stands_at(self, table: Any) -> None:
        """This table is on the page now; phones whose seats are at it hold their hands."""
        if table is self.table:
            return
        self.table, self.number = table, luck.number(self.page.chance)
        for guest in self.guests:
            if guest.hand:
                self.sit(guest, tuple(seat for seat in guest.seats if seat in table.record.phones))

    @property
    def is_open(self) -> bool:
        """Is the table the screen that is open?"""
        return bool(self.shell.screen is self.table)

    def dispatch(self, intent: on.Intent) -> None:
        """At the table, if that is open."""
        if self.is_open:
            self.table.dispatch(intent)

    def left(self, table: Any) -> None:
        """Another screen comes in the place of this table: the phones hear of it, and their lines stay."""
        if table is self.table:
            for guest in self.guests:
                self.put_off(guest)

    def drawn(self, table: Any) -> None:
        """The table has gone on, or shows more of what happened: all hands follow it. Steps on the way of
        what is shown are not sent."""
        if table is not self.table:
            return
        shot = table.session.film.shot
        if shot and not shot.is_event:
            return
        for guest in self.guests:
            if guest.hand and {*guest.seats} <= {*table.record.phones}:
                guest.hand.follow()
            elif guest.hand:
                self.rise(guest)
        self.prove()
        if not self.due:
            self.due = True
            self.page.after_paint(self.show)

    def show(self) -> None:
        """What each hand sees goes to it, one after the other, so that the page never stands still."""
        self.due = False
        for guest in self.guests:
            if guest.hand:
                self.page.later(guest.hand.show)

    # --- phones come and go --------------------------------------------------------------

    def came(self, line: Any) -> Guest:
        """A line is open: a phone is there, and has not said who it is."""
        self.came_yet += 1
        guest = Guest(line, self.came_yet)
        self.guests.append(guest)
        self.welcome(guest)
        return guest

    def went(self, guest: Guest, why: str) -> None:
        """A line is cut: its seats wait."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if why == "flood":
            self.shell.store.notes.append(STRANGE)
            self.shell.tell_notes()
        self.tell()

    def tell(self) -> None:
        """Who is at the table by now."""
        self.dispatch(on.Present(frozenset(seat for guest in self.guests for seat in guest.seats)))
        for guest in self.guests:
            if not guest.hand:
                self.welcome(guest)
        self.deal()
        self.changed()

    # --- luck ---------------------------------------------------------------------------

    def deal(self) -> None:
        """All phones are there, and nothing was done: the luck is made by all, if it is left to them."""
        record = self.table.record
        here = {seat for guest in self.guests for seat in guest.seats}
        if record.made != () or record.match.log or not {*record.phones} <= here:
            return
        numbers = (
            self.number,
            *sorted(guest.number for guest in self.guests if guest.number and guest.seats),
        )
        self.dispatch(on.Dealt(luck.seed_of(numbers), numbers))

    def prove(self) -> None:
        """The match is over: tell of which numbers its seed was made."""
        record = self.table.record
        if record.made and record.outcome and self.proved != record.id:
            self.proved = record.id
            for guest in self.guests:
                guest.say(Proof("proof", record.made, record.match.seed))

    def places(self) -> tuple[Place, ...]:
        """The seats that may be held on a phone, and which of them no phone holds: those of people, and those
        that a phone has held before. At a table of one all others look on."""
        record = self.table.record
        if record.match.seats == 1:
            return ()
        held = {seat for guest in self.guests for seat in guest.seats}
        seats = {*record.people, *(seat for kept in self.kept.values() for seat in kept)}
        return tuple(
            Place(seat, record.typed[seat], seat not in held)
            for seat in sorted(seats)
            if seat < record.match.seats
        )

    def welcome(self, guest: Guest, words: str = "") -> None:
        """Tell a phone where it is, and who it can be."""
        mine = guest.seats if guest.hand else None
        slug = self.table.slug
        made = self.table.record.made
        bound = luck.promise(made[0] if made else self.number)
        guest.say(Welcome("welcome", slug, self.page.release(), self.places(), mine, words, bound))

    # --- what they say -------------------------------------------------------------------

    def hear(self, guest: Guest, words: str) -> None:
        """A phone says something. Whoever says what no phone of ours does is let go."""
        message = said(words)
        if guest not in self.guests:
            return
        if not message:
            guest.line.close()
            self.went(guest, "flood")
        elif message.kind == "hello":
            self.know(guest, message.arg, message.words)
        elif not self.is_open:
            self.put_off(guest)
        elif message.kind == "sit":
            self.seat(guest, message.arg, message.words)
        elif not guest.hand:
            pass  # it has not said yet who it is
        elif isinstance(message, Mine):
            self.own(guest, guest.hand, message.pawn)
        elif message.kind == "whole":
            guest.hand.show(whole=True)
        else:
            self.do(guest.hand, message)

    def put_off(self, guest: Guest) -> None:
        """Another screen is open here: nothing can be done at the table."""
        if guest.hand:
            guest.hand.answer(AWAY)
            guest.hand.show()
        else:
            self.welcome(guest, AWAY)

    def do(self, hand: Hand, message: Said | Move | Step) -> None:
        """A hand does something; whatever comes of it all see."""
        try:
            if isinstance(message, Said):
                hand.do(message)
            else:
                hand.move(message)
                hand.show()
        except Exception:
            hand.answer("The table could not do that.")
            hand.show()
            raise

    def know(self, guest: Guest, device: str, number: str) -> None:
        """A phone that was here before holds again what it held, unless somebody else does by now. It may
        come anew before its old line is known to be cut."""
        for other in self.guests[:]:
            if device and other.device == device and other is not guest:
                other.say(Gone("gone", ANEW))
                other.line.close()
                self.went(other, "left")
        guest.device, guest.number = device, number if NUMBER.fullmatch(number) else ""
        seats = self.kept.get(device) if device else None
        if not self.places():
            self.sit(guest, ())
        elif seats is not None and not guest.hand and all(self.is_free(seat) for seat in seats):
            self.sit(guest, seats)
        else:
            self.welcome(guest)

    def rise(self, guest: Guest) -> None:
        """Somebody at the table has given a hand to a bot, or taken it up: the phone holds none any more."""
        guest.hand = None
        self.welcome(guest, TAKEN)
        self.page.later(self.tell)

    def is_free(self, seat: int) -> bool:
        """Is this a seat of a person's that no phone holds?"""
        return any(place.seat == seat and place.free for place in self.places())

    def seat(self, guest: Guest, wanted: str, name: str) -> None:
        """A phone says whose hand it holds: "0,2", or nothing to look on; and what that person is called."""
        try:
            seats = tuple(sorted({int(number) for number in wanted.split(",") if number}))
        except ValueError:
            seats = (NOBODY,)
        if any(seat not in guest.seats and not self.is_free(seat) for seat in seats):
            self.welcome(guest, NOT_FREE)
        else:
            self.sit(guest, seats, name if len(seats) == 1 else "")

    def sit(self, guest: Guest, seats: tuple[int, ...], name: str = "") -> None:
        """A phone holds these hands from now on."""
        for seat in seats:
            if name or seat not in self.table.record.phones:
                self.dispatch(on.Sit(seat, "phone", name))
        guest.hand = Hand(self.table, seats, guest.say)
        guest.hand.offered = lambda: self.pieces(guest)
        if guest.device:
            self.kept[guest.device] = seats
            guest.hand.own = self.left_of(guest)
        self.welcome(guest)
        guest.hand.show()
        self.tell()

    # --- pawns of their own, and what is sent to them ------------------------------------------

    def pieces(self, guest: Guest) -> tuple[Piece, ...]:
        """The pawns of which a phone that looks on can have one."""
        if guest.seats:
            return ()
        taken = {other.hand.own for other in self.guests if other.hand and other is not guest}
        named = [*pawns.names(self.table.session).items()][:MOST_PIECES]
        return tuple(Piece(pawn, name, pawn not in taken) for pawn, name in named)

    def is_free_pawn(self, guest: Guest, pawn: str) -> bool:
        """Can this phone have it?"""
        return any(piece.pawn == pawn and piece.free for piece in self.pieces(guest))

    def left_of(self, guest: Guest) -> str:
        """The pawn that was this device's own at this match, unless another phone has it by now."""
        pawn = self.owns.get((self.table.record.id, guest.device), "")
        return pawn if self.is_free_pawn(guest, pawn) else ""

    def own(self, guest: Guest, hand: Hand, pawn: str) -> None:
        """A phone says which pawn is its own; each has one owner at a time."""
        if pawn and not self.is_free_pawn(guest, pawn):
            hand.answer(pawns.TAKEN)
            return hand.show(whole=True)
        hand.take(pawn)
        if guest.device:
            self.owns[self.table.record.id, guest.device] = pawn
        return self.show()

    def called(self, guest: Guest) -> str:
        """A phone's name at the table: its pawn's, its people's, or its number."""
        own = pawns.names(self.table.session).get(guest.hand.own, "") if guest.hand else ""
        if guest.seats:
            return in_words([self.table.record.names[seat] for seat in guest.seats])
        return own or f"Phone {guest.place}"

    def hand_out(self, guests: Iterable[Guest], handout: Handout) -> None:
        """Something is sent to these phones, and to nobody else."""
        for guest in guests:
            guest.say(handout)
