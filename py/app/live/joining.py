"""How a phone comes to a table, and who sits at it: codes, line and seats, card by card."""

from __future__ import annotations

from collections.abc import Mapping

from app.live import joining_view as view
from app.live import messages
from app.live.code import Code
from app.live.visitor import USED, Visitor
from app.page.markup import bar, button, esc
from app.page.screen import Commands


class Joining:
    """Brings a phone to its table, and says there who holds it."""

    def __init__(self, phone: Visitor) -> None:
        self.phone, self.shell, self.page = phone, phone.shell, phone.page
        self.choosing = False  # is it asked who sits here, though somebody does?
        self.commands: Commands = {
            "connect": lambda _: self.connect(),
            "phone-copy": lambda _: self.page.start(self.answering.copy()),
            "phone-share": lambda _: self.answering.share(),
            "sit": self.sit,
            "also": self.also,
            "look-on": lambda _: phone.say("sit"),
            "who-here": lambda _: self.who_here(),
            "seated": lambda _: self.seated(),
        }

    # --- the two codes -------------------------------------------------------------------

    async def reach(self) -> None:
        """Read the table's code, and make the one that answers it."""
        phone = self.phone
        if phone.code and phone.code == self.shell.store.choice(USED, messages.Words):
            phone.fault = view.fault("taken")
        else:
            try:
                phone.line = await self.shell.lines.answer(phone.code, phone)
            except ValueError as fault:
                phone.fault = view.fault(str(fault))
        phone.draw()
        if phone.line:
            await self.answering.draw()

    @property
    def answering(self) -> Code:
        """What the table must read."""
        address = f"{self.phone.slug}/joined/{self.phone.line.code}"
        return Code(self.shell, address, self.phone.title, view.SENT, view.COPIED)

    def connect(self) -> None:
        """The table has read the answer."""
        self.phone.line.connect()
        self.page.text("phone-said", "Connecting …")

    # --- who sits here -------------------------------------------------------------------

    def sit(self, seat: str) -> None:
        """This is the hand of whoever sits there."""
        self.choosing = False
        if name := self.page.value(view.NAME):
            self.shell.store.choose(view.NAME, name)
        self.phone.say("sit", name, seat)

    def also(self, seat: str) -> None:
        """Somebody else sits at this phone as well, or no longer."""
        welcome = self.phone.welcome
        mine = {*(welcome.mine or ())} if welcome else set()
        self.phone.say("sit", arg=",".join(map(str, sorted(mine ^ {int(seat)}))))

    def who_here(self) -> None:
        """Who sits at this phone?"""
        self.shell.close()
        self.choosing = True
        self.phone.draw()

    def seated(self) -> None:
        """All who sit at this phone have said so."""
        self.choosing = False
        self.phone.draw()

    # --- drawing -------------------------------------------------------------------------

    def card(self) -> str:
        """Where it stands on the way to the table."""
        phone = self.phone
        if phone.gone or phone.fault:
            return view.no_table(phone.slug, phone.gone or phone.fault)
        if phone.opened_line and phone.welcome:
            name = self.shell.store.choice(view.NAME, messages.Words) or ""
            return view.who(phone.slug, phone.welcome, self.choosing, name)
        if phone.line:
            return view.answer(phone.slug, phone.title, self.answering, phone.line.taps)
        return view.reading(phone.slug, phone.title)

    def frame(self, parts: Mapping[str, str]) -> str:
        """The whole screen around the card."""
        tools = button("settings", "Settings", look="tool", draw="settings")
        tools += button("help", "Help", look="tool", draw="help")
        top = bar(esc(self.phone.title), "", tools, self.phone.title)
        return f'{top}<main id="play" class="meeting" aria-label="To the table">{parts["card"]}</main>'
