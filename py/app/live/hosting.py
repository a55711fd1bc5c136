"""The host's side: the lines to phones, who sits at which, and what each of them is shown.

Lines outlive the table: when another match with phones comes onto the page, they are at it, each with the
hand of whoever it held before, by name. At any other, as a lesson, they wait.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from typing import Any

from app.keep.record import Record
from app.live import pawns
from app.live.guests import Guest, places, seats_of
from app.live.hand import Hand
from app.live.messages import (
    LONGEST_PIECE,
    MOST_PIECES,
    Bound,
    Gone,
    Handout,
    Mine,
    Move,
    Number,
    Piece,
    Place,
    Said,
    Step,
    Welcome,
    said,
)
from app.live.together import Together
from app.session import intents as on
from app.session.shell import Shell
from tabletop.typed import NAME, fit
from tabletop.wording import in_words

MOST = 8  # phones at one table
STRANGE = "That phone said something that no phone of ours says, and was let go."
LET_GO = "The table did not understand this phone. Reload this page, and meet again by a new code."
TAKEN = "At the table your seat was given to somebody else. Tap your name to take it back."
NOT_FREE = "Somebody else holds that seat by now: choose another one."
OTHERS = "Another match is on the table."
ANEW = "This phone has come to the table anew, in another tab."
AWAY = "The table is put away for now. Whoever has it must open the match again; you are at it then."
NOT_DONE = "The table could not do that."
NOBODY = -1


class Hosting:
    """Phones at the tables of this page. `changed` is called when one has come, sat down or gone."""

    def __init__(self, shell: Shell, table: Any) -> None:
        self.shell, self.page, self.table = shell, shell.page, table
        self.guests: list[Guest] = []
        self.came_yet = 0  # phones, all in all
        self.kept: dict[str, list[str]] = {}  # whose hands a device held last, by name
        self.owns: dict[tuple[str, str], str] = {}  # which pawn of a match, by its id, was a device's own
        self.due = False
        self.together = Together(self)
        self.changed: Callable[[], None] = lambda: None

    # --- the table ---------------------------------------------------------------------

    def stands_at(self, table: Any, asked: bool = False) -> None:
        """This table is on the page now: the phones are at it, if it asks for them or is one of theirs."""
        if table is self.table or not (asked or self.is_theirs(table.record)):
            return
        self.table = table
        for guest in self.guests:
            if guest.hand:
                seats = seats_of(table.record, guest.hand.names)
                if set(seats) <= {*table.record.phones} and len(seats) == len(guest.seats):
                    self.hold(guest, seats)
                else:
                    guest.holds(None)
                    self.ask(guest, OTHERS)
        self.tell()

    def is_theirs(self, record: Record) -> bool:
        """Is this a match of people with phones; or, where all phones look on, another of that game?"""
        here = self.table.record.match
        alone = record.match.seats == here.seats == 1 and record.match.game is here.game
        return record.lesson is None and (bool(record.phones) or alone)

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
            if guest.hand:
                self.follow(guest, guest.hand)
        self.together.prove()
        if not self.due:
            self.due = True
            self.page.after_paint(self.show)

    def follow(self, guest: Guest, hand: Hand) -> None:
        """A hand follows the table; of its seats it has those that were not given to somebody else."""
        seats = tuple(seat for seat in hand.seats if seat in self.table.record.phones)
        if seats == hand.seats:
            hand.follow()
            return
        if seats:
            self.hold(guest, seats)
        else:
            guest.holds(None)
            self.ask(guest, TAKEN)
        self.page.later(self.tell)

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
        guest.holds(None)
        if why == "flood":
            self.shell.store.notes.append(STRANGE)
            self.shell.tell_notes()
        self.tell()

    def tell(self) -> None:
        """Who is at the table by now."""
        self.dispatch(on.Present(tuple(sorted(self.held))))
        for guest in self.guests:
            if not guest.hand:
                self.welcome(guest)
        self.together.mix()
        self.changed()

    @property
    def held(self) -> set[int]:
        """The seats that phones hold."""
        return {seat for guest in self.guests for seat in guest.seats}

    # --- who can sit where --------------------------------------------------------------

    def places(self, guest: Guest) -> tuple[Place, ...]:
        """The seats that a phone can hold."""
        return places(self.table.record, self.held, self.kept, guest.device)

    def is_free(self, guest: Guest, seat: int) -> bool:
        """Is this a seat of a person's that no phone holds?"""
        return any(place.seat == seat and place.free for place in self.places(guest))

    def welcome(self, guest: Guest, words: str = "") -> None:
        """Tell a phone where it is, and who it can be."""
        mine = guest.seats if guest.hand else None
        release, places = self.page.release(), self.places(guest)
        guest.say(Welcome("welcome", self.table.slug, release, places, mine, words or guest.words))

    def ask(self, guest: Guest, words: str) -> None:
        """Ask a phone anew who it is, with words that it is told until it sits down."""
        guest.words = words
        self.welcome(guest)

    # --- what they say -------------------------------------------------------------------

    def hear(self, guest: Guest, words: str) -> None:
        """A phone says something. Whoever says what no phone of ours does is let go."""
        message = said(words)
        if guest not in self.guests:
            return
        if not message:
            self.let_go(guest)
        elif isinstance(message, Bound | Number):
            self.together.hear(guest, message)
        elif message.kind == "hello":
            self.know(guest, message.arg)
            if not self.is_open:
                self.put_off(guest)
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

    def let_go(self, guest: Guest) -> None:
        """It says what no phone of ours does."""
        guest.say(Gone("gone", LET_GO))
        guest.line.close()
        self.went(guest, "flood")

    def put_off(self, guest: Guest) -> None:
        """Another screen is open here: nothing can be done at the table."""
        if guest.hand:
            guest.hand.answer(AWAY)
            guest.hand.show()
        else:
            self.welcome(guest, AWAY)

    def do(self, hand: Hand, message: Said | Move | Step) -> None:
        """A hand does something; what comes of it all see. Nothing that a phone says can make this fall."""
        try:
            if isinstance(message, Said):
                hand.do(message)
            else:
                hand.move(message)
        except Exception:
            traceback.print_exc()
            hand.answer(NOT_DONE)
        hand.show()

    def know(self, guest: Guest, device: str) -> None:
        """A phone that was here before holds again what it held, unless somebody else does by now. It may
        come anew before its old line is known to be cut."""
        for other in self.guests[:]:
            if device and other.device == device and other is not guest:
                other.say(Gone("gone", ANEW))
                other.line.close()
                self.went(other, "left")
        guest.device = device
        kept = self.kept.get(device)
        seats = seats_of(self.table.record, kept or [])
        if not self.places(guest):
            self.sit(guest, ())
        elif kept == [] or (seats and all(self.is_free(guest, seat) for seat in seats)):
            self.sit(guest, seats)
        else:
            self.welcome(guest)

    def seat(self, guest: Guest, wanted: str, name: str) -> None:
        """A phone says whose hand it holds: "0,2", or nothing to look on; and what that person is called."""
        try:
            seats = tuple(sorted({int(number) for number in wanted.split(",") if number}))
        except ValueError:
            seats = (NOBODY,)
        if any(seat not in guest.seats and not self.is_free(guest, seat) for seat in seats):
            self.ask(guest, NOT_FREE)
        else:
            self.sit(guest, seats, name if len(seats) == 1 else "")

    def sit(self, guest: Guest, seats: tuple[int, ...], name: str = "") -> None:
        """A phone holds these hands from now on."""
        for seat in seats:
            if name or seat not in self.table.record.phones:
                self.dispatch(on.Sit(seat, "phone", name))
        self.hold(guest, seats)
        self.tell()

    def hold(self, guest: Guest, seats: tuple[int, ...]) -> None:
        """A phone's hand at this table."""
        hand = Hand(self.table, seats, guest.say, guest.numbers)
        hand.offered = lambda: self.pieces(guest)
        guest.holds(hand)
        guest.words = ""
        if guest.device:
            self.kept[guest.device] = hand.names
            hand.own = self.left_of(guest)
        self.welcome(guest)
        hand.show()

    # --- pawns of their own, and what is sent to them ------------------------------------------

    def pieces(self, guest: Guest) -> tuple[Piece, ...]:
        """The pawns of which a phone that looks on can have one."""
        if guest.seats:
            return ()
        taken = {other.hand.own for other in self.guests if other.hand and other is not guest}
        named = [*pawns.names(self.table.session).items()][:MOST_PIECES]
        return tuple(Piece(pawn, fit(name, NAME, LONGEST_PIECE), pawn not in taken) for pawn, name in named)

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
