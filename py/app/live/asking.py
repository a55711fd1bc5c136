"""Asking a phone to the table: the dialog at the host, in which the two codes meet.

The table shows a code; the phone shows the one that answers it; the table reads that by its camera, from a
link that was opened in another tab, or from pasted text. A code that was not answered yet stays good.
"""

from __future__ import annotations

from typing import Any

from app.live.code import Code
from app.live.guests import Guest
from app.live.hosting import MOST, Hosting
from app.live.joining_view import HALF, NO_TALK
from app.page.markup import ask, esc
from app.page.screen import Commands
from app.session.shell import Shell
from tabletop.wording import in_words

CHANNEL = "boneyard.meeting"  # over which other tabs hand on an answer
TITLE = "Ask a phone to the table"
SENT = "Come to our table: open this on your phone."
NEEDED = (
    "Both on one Wi-Fi or hotspot; there need be no internet. The phone must have opened this page once "
    "before. New: tried in Chromium and Firefox; tell us of phones."
)
TRUST = "This device deals the cards: whoever has it could cheat. A phone sees its own hand and nothing else."
COMES = "Read. The phone comes to the table …"
LATE = "The phone has not come. Here is a new code: scan this one with it."
BROKEN = "The browser could make nothing of that code. Here is a new one: scan this with the phone."
FULL = f"{MOST} phones are at the table: no more can be."
FAULTS = {
    "foreign": "This is no code of a phone. Read the one that the phone shows.",
    "half": HALF,
    "newer": "The phone has a newer page than this one. Reload this one while there is a network.",
    "kind": "This is a table’s code. The one that the phone shows is wanted.",
    "other": "This answers another code than the one that is shown now. Scan the new one with the phone.",
    "taken": "This code was read already: the phone is on its way.",
}
PATIENCE = 20_000  # ms that a phone may take to come once its code was read
COPIED = "Copied: open it on the phone."
GO = {True: "go", False: "plain"}
NO_CAMERA = {
    "forbidden": "The browser does not let the page use the camera. Allow it, or open the phone’s link here.",
    "none": "This device has no camera: open the phone’s link here in another tab, or paste it.",
}


class Asking:
    """The dialog, and the code that is shown there."""

    def __init__(self, shell: Shell, hosting: Hosting) -> None:
        self.shell, self.page, self.hosting = shell, shell.page, hosting
        self.line: Any = None
        self.read = False  # was its answer read already?
        self.begins = False  # is a code being made?
        self.ending: Any = None  # of the camera
        self.said = ""
        self.channel = shell.device.Channel(CHANNEL, self.from_tab)
        self.commands: Commands = {
            "phone-scan": lambda _: self.page.start(self.scan()),
            "phone-take": lambda _: self.take_pasted(),
            "phone-copy": lambda _: self.page.start(self.code.copy()),
            "phone-share": lambda _: self.code.share(),
            "ask-another": lambda _: self.open(),
        }
        hosting.changed = self.refresh

    @property
    def waits(self) -> bool:
        """Is there a code that nobody has answered?"""
        return bool(self.line) and not self.line.open and not self.read

    @property
    def code(self) -> Code:
        """What a phone must read."""
        address = f"{self.hosting.table.slug}/join/{self.line.code}"
        return Code(self.shell, address, TITLE, SENT, COPIED)

    def open(self, said: str = "") -> None:
        """Show the dialog, and a code as soon as there is one: the last, if nobody has answered it."""
        self.said = said
        if self.waits:
            self.show()
        elif len(self.hosting.guests) >= MOST:
            self.dialog(f'<p class="notice">{FULL}</p>')
        else:
            self.dialog('<p id="phone-said">One moment …</p>')
            if not self.begins:
                self.page.start(self.begin())

    def dialog(self, html: str) -> None:
        """Show it, with its buttons at work."""
        self.shell.beside = self.commands
        self.shell.open(TITLE, html)

    async def begin(self) -> None:
        """A new code; it is shown if it is still waited for."""
        meeting, self.begins = Meeting(self), True
        try:
            self.line = meeting.line = await self.shell.lines.offer(meeting)
        except ValueError:
            self.dialog(f'<p class="notice">{NO_TALK}</p>')
            return
        finally:
            self.begins = False
        self.read = False
        if self.page.find("phone-said"):
            self.show()

    def show(self) -> None:
        """The code, and what is to be done with it."""
        code = self.code
        field = '<input type="text" id="phone-answer" autocomplete="off" spellcheck="false">'
        self.dialog(
            '<div class="two-codes"><section><p><b>1.</b> Scan this with the phone’s camera; open it there.'
            f'</p><div id="qr" class="qr"></div>{code.buttons(ask)}{code.field()}</section>'
            "<section><p><b>2.</b> The phone shows a code of its own. Hold it before this device’s camera."
            '</p><video id="phone-camera" class="qr" playsinline muted hidden></video>'
            f'<div class="row">{ask("phone-scan", "Scan the phone", look="go", draw="screen")}</div>'
            '<form id="pasting" data-do="phone-take"><label class="field wide">'
            f"<span>Or paste what the phone shows</span>{field}</label>"
            f"{ask('phone-take', 'Take it')}</form>"
            f'<p id="phone-said" role="status">{esc(self.said)}</p>'
            f'<p class="small" id="phones-here">{self.who()}</p>'
            f'<p class="small">{NEEDED} {TRUST}</p></section></div>',
        )
        self.page.start(code.draw())

    def who(self) -> str:
        """Who is at the table by phone already."""
        names = [self.hosting.called(guest) for guest in self.hosting.guests if guest.hand]
        return esc(f"At the table by phone: {in_words(names)}.") if names else ""

    def tell(self, words: str) -> None:
        """Say something in the dialog."""
        self.said = words
        self.page.text("phone-said", words)

    # --- the answer -----------------------------------------------------------------------

    async def take(self, text: str) -> bool:
        """The phone's code, or the link that it is in; was it the one?"""
        code = text.strip().rsplit("/joined/", 1)[-1].rsplit("/join/", 1)[-1]
        if not self.waits:
            self.tell(FAULTS["other"])
            return False
        try:
            await self.line.take(code)
        except ValueError as found:
            if str(found) in FAULTS:
                self.tell(FAULTS[str(found)])
            else:  # this one is done with
                self.line.close()
                self.line = None
                self.open(BROKEN)
            return False
        self.read = True
        self.tell(COMES)
        self.stop_camera()
        self.page.start(self.expect(self.line))
        return True

    async def expect(self, line: Any) -> None:
        """A phone whose code was read does not come, as when another had scanned the same code: on with a new
        one, if it is still waited for."""
        await self.page.sleep(PATIENCE)
        if line is self.line and not line.open:
            line.close()
            if self.page.find("phone-said"):
                self.open(LATE)

    def take_pasted(self) -> None:
        """What was pasted."""
        self.page.start(self.take(self.page.value("phone-answer")))

    def from_tab(self, text: str) -> None:
        """Another tab was opened by the phone's link."""
        if text.startswith("joined ") and self.waits:
            self.page.start(self.answer_tab(text.removeprefix("joined ")))

    async def answer_tab(self, code: str) -> None:
        """Take it, and say there what came of it."""
        self.channel.say("taken" if await self.take(code) else f"not {self.said}")

    async def scan(self) -> None:
        """Look through the camera until a code of a phone is there."""
        self.stop_camera()
        self.page.find("phone-camera").hidden = False
        self.tell("Hold the phone so that its code fills the picture.")
        try:
            self.ending = await self.shell.lines.watch(
                "phone-camera", lambda text: self.page.start(self.take(text))
            )
        except ValueError as found:
            if video := self.page.find("phone-camera"):
                video.hidden = True
            self.tell(NO_CAMERA.get(str(found), NO_CAMERA["forbidden"]))

    def stop_camera(self) -> None:
        """Nobody looks any more."""
        if self.ending:
            self.ending.end()
            self.ending = None

    # --- a phone is there --------------------------------------------------------------------

    def refresh(self) -> None:
        """Somebody has sat down, or gone: a code that waits for the next phone stays."""
        if self.page.find("phones-here") and self.waits:
            self.page.text("phones-here", self.who())
        elif self.page.find("phone-said") and self.hosting.guests:
            self.came()

    def came(self) -> None:
        """A phone is at the table: say so, in place of the code."""
        self.stop_camera()
        guests = len(self.hosting.guests)
        who = self.who() or "It is asked there who it is."
        here = f"{guests} phones are here" if guests > 1 else "A phone is here"
        table = self.hosting.table
        more = len({*table.record.phones} - table.session.present) > guests - len(table.session.present)
        self.dialog(
            f'<p id="phone-said" role="status">{here}. {who}</p>'
            f'<div class="row">{ask("ask-another", "Ask the next phone", look=GO[more], draw="screen")}'
            f"{ask('close', 'Play', look=GO[not more])}</div>",
        )


class Meeting:
    """What is heard over one line, from its first moment on."""

    def __init__(self, asking: Asking) -> None:
        self.asking, self.hosting = asking, asking.hosting
        self.line: Any = None
        self.guest: Guest | None = None

    def opened_now(self) -> None:
        """The phone is there."""
        self.guest = self.hosting.came(self.line)
        self.asking.came()

    def heard(self, text: str) -> None:
        """It says something."""
        if self.guest:
            self.hosting.hear(self.guest, text)

    def closed(self, why: str) -> None:
        """It is gone."""
        if self.guest:
            self.hosting.went(self.guest, why)
