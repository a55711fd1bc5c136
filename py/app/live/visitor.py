"""A device at a table that stands on another one: the line to it, and what is said over that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import games
from app.live import joining_view, luck, messages
from app.live import phone_view as view
from app.live.messages import (
    Bound,
    Gone,
    Handout,
    Heard,
    Luck,
    Number,
    Picture,
    Proof,
    Said,
    Welcome,
)
from app.page.screen import Screen
from app.session.keys import BY_KEY
from app.session.shell import Shell
from app.session.tutorial import HAND

KEPT_AS = "phone"  # under this name lies by what this device is known at tables
USED = "phone-code"  # and under this one the code by which it came to one last


class Visitor(Screen):
    """What is common to all that such a device shows. code: of the table, from a link; lot: what this device
    has given for the luck of a match, at the same table."""

    def __init__(self, shell: Shell, slug: str, code: str, lot: luck.Lot | None = None) -> None:
        self.shell, self.page, self.slug, self.code = shell, shell.page, slug, code
        self.entry = games.load(slug)
        self.title, self.pieces = self.entry.game.title, self.entry.table.FACTS.pieces
        self.line: Any = None
        self.opened_line = False
        self.welcome: Welcome | None = None
        self.picture: Picture | None = None
        self.handout: Handout | None = None  # what was sent here last
        self.gone = ""  # why the table is not there any more
        self.fault = ""  # why the code could not be read
        self.lot = lot or luck.Lot()
        self.note = ""  # what is to be read once

    @property
    def onward(self) -> str:  # type: ignore[override]
        """Behind a lesson that is begun here waits the table."""
        return f"{self.slug}{HAND}" if self.opened_line and not self.gone else ""

    # --- what the screen does with it ---------------------------------------------------

    def redraw(self) -> None:
        """Show it, if it is the screen that is open."""
        if self.shell.screen is self:
            self.draw()

    def shown(self, picture: Picture) -> None:
        """The table has drawn for this hand."""
        raise NotImplementedError

    def show_handout(self) -> None:
        """What was sent here last."""
        raise NotImplementedError

    # --- what is heard ---------------------------------------------------------------------

    def opened_now(self) -> None:
        """The line is open: say by what this device is known."""
        self.opened_line = True
        store = self.shell.store
        known = store.choice(KEPT_AS, messages.Id) or self.shell.new_id()
        store.choose(KEPT_AS, known)
        store.choose(USED, self.code)
        self.say("hello", arg=known)

    def heard(self, text: str) -> None:
        """The table says something."""
        message = messages.shown(text)
        match message:
            case Welcome():
                self.welcomed(message)
            case Picture():
                self.shown(message)
            case Handout():
                self.handout = message
                self.show_handout()
                self.page.announce(f"{message.title}. {message.words}")
            case Gone(_, words):
                self.lost(words)
            case Luck(_, turn, promises):
                self.give(turn, promises)
            case Proof(_, numbers, seed):
                self.note, self.lot = view.proof(numbers, seed, self.lot), luck.Lot()
                self.redraw()
            case _:
                self.lost(view.STRANGE)
                self.line.close()

    def give(self, turn: int, promises: tuple[str, ...]) -> None:
        """The luck is made: first this phone is bound to a number of its own, and when all are, tells it."""
        if not promises:
            if self.lot.promises:
                self.note = view.LUCK_ANEW
                self.redraw()
            self.lot = luck.Lot(luck.number(self.page.chance))
            self.send(Bound("bound", turn, luck.promise(self.lot.number)))
        elif luck.promise(self.lot.number) in promises[1:] and not self.lot.promises:
            self.lot = self.lot._replace(promises=promises)
            self.send(Number("number", turn, self.lot.number))

    def closed(self, why: str) -> None:
        """The line is cut."""
        if not self.gone:
            self.lost(view.CUT if why == "lost" else view.PUT_AWAY)

    def lost(self, words: str) -> None:
        """The table is not there any more; what was seen last stays."""
        self.gone = words
        self.redraw()
        self.page.announce(words)

    def welcomed(self, welcome: Welcome) -> None:
        """Where this phone is, and who it is there."""
        if welcome.release != self.page.release():
            self.lost(view.OTHER_VERSION)
            self.line.close()
            return
        if not games.find(welcome.slug):
            self.lost(view.STRANGE)
            self.line.close()
            return
        if welcome.slug != self.slug:
            self.become(welcome.slug)
        before, self.welcome = self.welcome, welcome
        if welcome.mine is None:
            self.picture = None
        if welcome.mine is None or not before or before.mine is None:
            self.redraw()
            told = welcome.said or joining_view.asked(welcome)
            if not before or told != (before.said or joining_view.asked(before)):
                self.page.announce(told)

    def become(self, slug: str) -> None:
        """Another game has come onto the table."""
        self.slug, self.entry = slug, games.load(slug)
        self.title, self.pieces = self.entry.game.title, self.entry.table.FACTS.pieces
        self.picture = None
        if self.shell.screen is self:
            self.page.show("pieces", self.pieces, True)

    # --- what is said ------------------------------------------------------------------------

    def say(self, kind: Any, words: str = "", arg: str = "", touched: bool = False) -> None:
        """To the table."""
        at = self.picture.number if self.picture else 0
        self.send(Said(kind, words[: messages.LONGEST], arg, touched, at))

    def send(self, message: Heard) -> None:
        """Over the line, as long as it is open."""
        if self.opened_line and not self.gone:
            self.line.say(messages.text(message))

    def far(self, name: str) -> Callable[[str], None]:
        """A command that is carried out at the table."""
        return lambda by: self.say("do", name, self.page.focused_name(), by != BY_KEY)
