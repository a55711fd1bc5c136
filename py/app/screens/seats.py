"""Who sits where: the part of a start page in which that is chosen, with its commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from app.keep.schema import Place
from app.page.screen import Commands
from app.screens.options import Options
from app.screens.seat_setup import SeatSetup, Way
from app.screens.seats_view import TURNED, seats_html, ways_html
from app.session.shell import Shell
from games import Entry
from tabletop.head_start import option_of, words

FORGOTTEN = "{} is forgotten here. Matches that were begun keep the name."


class Seats:
    """The form; `draw` shows the start page anew. forgetting: does a tap on a name forget it?"""

    def __init__(
        self, shell: Shell, entry: Entry, setup: SeatSetup, options: Options, draw: Callable[[], None]
    ) -> None:
        self.page, self.entry, self.setup, self.options, self.draw = shell.page, entry, setup, options, draw
        self.forgetting = False
        self.commands: Commands = {
            "way": self.do_way,
            "seats": self.do_seats,
            "seat": self.do_seat,
            "sit": self.do_sit,
            "head-start": self.do_head_start,
            "leave": self.do_leave,
            "named": self.do_named,
            "close-seat": self.do_close_seat,
            "lies": self.do_lies,
            "welcome": self.do_welcome,
            "forgetting": self.do_forgetting,
            "forget": self.do_forget,
        }

    def html(self) -> str:
        """The ways, and the seats, with how fair the game is to so many where it is played as written."""
        plain = not any(self.options.chosen().values())
        head_start = self.options.head_start(self.setup.open) if self.setup.open is not None else ""
        fair = self.entry.table.FACTS.fairness.get(self.setup.count, "") if plain else ""
        return ways_html(self.setup) + seats_html(
            self.setup, fair, self.forgetting, head_start, self.entry.table.FACTS.manners
        )

    def aside(self) -> str:
        """The form that Enter sends in what is changed of a seat: it closes that, and begins no match."""
        return (
            '<form id="called" data-do="close-seat" hidden=""></form>' if self.setup.open is not None else ""
        )

    def read(self) -> None:
        """Take over the name that stands in the field of the seat that is being changed."""
        seat = self.setup.open
        if seat is not None:
            self.setup.rename(seat, self.page.value(f"name-{seat}"))

    def tell_fault(self) -> None:
        """Say what is wrong with the seats, and show where."""
        self.page.announce(self.setup.fault)
        self.page.bring("#seats-said")

    def told(self) -> None:
        """Others sit there than before: show them, and say so, with what is proposed to them."""
        self.draw()
        said = [f"{self.setup.words}.", self.options.given_up(), self.options.proposed()]
        self.page.announce(" ".join(filter(None, said)))

    # --- commands ------------------------------------------------------------------

    def do_way(self, way: str) -> None:
        """Alone, together or far apart."""
        self.read()
        self.setup.go(cast(Way, way))
        self.told()

    def do_seats(self, count: str) -> None:
        """Another number of players."""
        seats = self.setup.seats
        if int(count) not in seats:
            title = self.entry.game.title
            return self.page.text("seats-said", f"{title} is for {seats[0]} to {seats[-1]} players.")
        self.read()
        self.setup.resize(int(count))
        return self.told()

    def do_seat(self, tapped: str) -> None:
        """A seat was tapped: what can be changed of it, or no more of that."""
        seat = int(tapped)
        if self.setup.open == seat:
            return self.do_close_seat("")
        self.read()
        self.setup.open, self.forgetting = seat, False
        self.draw()
        self.page.focus(f"sitter-{seat}-{self.setup.kinds[seat]}")
        return self.page.bring("#change")

    def do_sit(self, arg: str) -> None:
        """Somebody else sits at the seat that is being changed: "sitter-1=easy"."""
        seat, _, kind = arg.removeprefix("sitter-").partition("=")
        self.read()
        self.setup.sit(int(seat), cast(Place, kind))
        self.told()

    def do_named(self, _: str) -> None:
        """Whoever sits there was named."""
        self.read()
        self.draw()

    def do_close_seat(self, _: str) -> None:
        """The seat is as it shall be."""
        self.read()
        seat, self.setup.open = self.setup.open, None
        self.draw()
        self.page.focus(f"seat-{seat}")

    def do_head_start(self, arg: str) -> None:
        """The dial of a seat was turned: "head-start-1=2"."""
        seat, _, place = arg.removeprefix("head-start-").partition("=")
        found = option_of(self.entry.game, int(seat))
        assert found
        self.read()
        self.setup.give(int(seat), found[1].dial[int(place)])
        self.draw()
        given = words(self.entry.game, self.options.chosen(), int(seat)) or "none"
        whose = f" of {self.setup.name(int(seat))}" if self.setup.count > 1 else ""
        self.page.announce(f"Head start{whose}: {given}.")

    def do_leave(self, seat: str) -> None:
        """Whoever sits here goes."""
        self.setup.leave(int(seat))
        self.told()
        self.page.focus("fewer-players")

    def do_lies(self, arg: str) -> None:
        """On which side of them this device lies."""
        self.read()
        self.setup.turn(arg == f"lies={TURNED}")
        self.draw()

    def do_welcome(self, place: str) -> None:
        """Somebody who has played here before sits down."""
        self.read()
        seat = self.setup.welcome(self.setup.people.names[int(place)])
        self.told()
        self.page.focus(f"seat-{seat}")

    def do_forgetting(self, _: str) -> None:
        """Names shall be forgotten, or no more."""
        self.read()
        self.forgetting, self.setup.open = not self.forgetting, None
        self.draw()
        self.page.focus("do-forgetting")

    def do_forget(self, place: str) -> None:
        """Somebody shall be forgotten."""
        known = self.setup.people.names[int(place)]
        self.setup.forget(known)
        self.forgetting = bool(self.setup.people.names)
        self.draw()
        self.page.focus("do-forgetting" if self.forgetting else "seat-0")
        self.page.announce(FORGOTTEN.format(known))

    def escape(self) -> None:
        """Close what is open."""
        if self.setup.open is not None:
            self.do_close_seat("")
        elif self.forgetting:
            self.do_forgetting("")
