"""A hand on a phone: the screen of a guest at a table that stands on another device (`app/live`).

It has neither match nor seed nor log: it shows what the table sends, and says there what a hand does. It
stays a guest while another screen is open, as a lesson, until it leaves the table or the line is cut. Until
somebody sits at it, it shows how it comes to the table (`joining.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.live import luck, messages
from app.live import phone_view as view
from app.live.drawer import Drawer
from app.live.joining import Joining
from app.live.messages import Call, Mine, Move, Picture, Step
from app.live.visitor import Visitor
from app.page.parts import Parts
from app.page.screen import Commands
from app.session import play_area
from app.session.frame import LINE
from app.session.keys import BY_KEY, KEYS
from app.session.shell import Shell

ENDED = 'id="over"'  # stands in a picture once the match is over


class Phone(Visitor):
    """The screen."""

    kind = "phone"

    def __init__(self, shell: Shell, slug: str, code: str, lot: luck.Lot | None = None) -> None:
        super().__init__(shell, slug, code, lot)
        self.screen = Parts(self.page, "screen")
        self.lock = shell.device.WakeLock()
        self.raw: dict[str, str] = {}  # the parts of the picture as they came
        self.joining = Joining(self)
        self.drawer = Drawer(self)
        self.pawn_asked = ""  # "yes": which pawn is its own, please; "no": not now; empty while it has none
        self.commands: Commands = {
            **{name: self.far(name) for name in messages.FAR},
            **self.joining.commands,
            **self.drawer.commands,
            "menu": lambda _: shell.open("Menu", self.menu()),
            "mine": self.take_pawn,
            "whose-pawn": lambda _: self.ask_pawn(),
            "handout": lambda _: self.show_handout(),
            "note-read": lambda _: self.note_read(),
            "ask-leave": lambda _: shell.open(view.LEAVE, view.leaving()),
            "leave-table": lambda _: self.leave_table(),
            "tell": lambda _: self.tell(),
        }

    # --- what the table sends ------------------------------------------------------------

    def shown(self, picture: Picture) -> None:
        """The table has drawn for this hand."""
        clean, raw, shown = self.shell.lines.clean, self.raw, self.picture.parts if self.picture else {}
        self.raw = {"bar": "", "near": "", **picture.parts}
        same = {name for name, html in self.raw.items() if name in shown and raw.get(name) == html}
        parts = {name: shown[name] if name in same else clean(html) for name, html in self.raw.items()}
        self.picture = picture._replace(parts=parts)
        if self.shell.screen is not self:
            return
        self.page.film(picture.ms)
        self.draw(picture.still)
        for call in picture.calls:
            self.call(call)

    def call(self, call: Call) -> None:
        """Something that the table asks of this page."""
        page, clean = self.page, self.shell.lines.clean
        match call.kind:
            case "announce":
                page.announce(call.text)
            case "focus":
                page.focus(call.text)
            case "cursor":
                page.move_cursor(call.text)
            case "scroll":
                page.scroll_to(call.text)
            case "bring":
                page.bring(view.LIT)
            case "shake":
                if self.shell.settings["vibration"] == "on":
                    self.shell.device.shake(call.text)
            case "drawer":
                self.drawer.show(call.text, clean(call.html))
            case "dialog":
                self.shell.open(call.text, clean(call.html))
            case _:
                self.shell.close()

    # --- drawing ---------------------------------------------------------------------------

    def draw(self, still: bool = False) -> None:
        """The table, as far as this hand sees it; before that, how to come to it."""
        if self.picture and not self.joining.choosing:
            parts = self.picture.parts
            gone = (
                view.gone_strip(self.gone)
                if self.gone
                else view.note_strip(self.note, ENDED in parts["near"])
            )
            if self.asks_pawn and not self.gone + self.note:
                gone = view.pawn_strip(self.picture)
            self.screen.show({**parts, "gone": gone}, self.frame, still)
        else:
            self.screen.show({"card": self.joining.card()}, self.joining.frame, still)

    def frame(self, parts: Mapping[str, str]) -> str:
        """The whole screen, made of its parts."""
        assert self.picture
        own = ("bar", "near", "seats", "gone")
        game = {name: html for name, html in parts.items() if name not in own}
        before = parts["near"] + parts.get("seats", "") + parts["gone"]
        framed = play_area.frame(self.entry, self.picture.seats, game, before)
        return f'{parts["bar"]}<main id="play" class="framed" aria-label="Table">{framed}</main>'

    # --- a pawn of its own, and what was sent -------------------------------------------------

    @property
    def asks_pawn(self) -> bool:
        """Is it asked which pawn on the map is this phone's?"""
        picture = self.picture
        if not picture or not picture.pieces:
            return False
        return self.pawn_asked == "yes" or (not self.pawn_asked and not picture.own)

    def ask_pawn(self) -> None:
        """Which pawn is this phone's?"""
        self.shell.close()
        self.pawn_asked = "yes"
        self.draw()

    def take_pawn(self, pawn: str) -> None:
        """This one, or none."""
        self.pawn_asked = "" if pawn else "no"
        self.send(Mine("mine", pawn))
        self.redraw()
        self.page.focus("prompt")

    def jot(self, what: str, text: str, typed: bool) -> None:
        """The own pawn was put down on the map, or moved by keys."""
        how, _, pawn = what.partition(" ")
        if how == "move":
            self.send(Move("move", pawn, text))
        elif how == "step":
            self.send(Step("step", pawn, text))

    def menu(self) -> str:
        """What is rarely wanted here."""
        sits = bool(self.welcome and self.welcome.places)
        return view.menu(self.slug, sits, bool(self.picture and self.picture.pieces), bool(self.handout))

    def show_handout(self) -> None:
        """What was sent here last, over whatever is open."""
        if self.handout:
            html = view.handed(self.handout.words, self.shell.lines.clean(self.handout.picture))
            self.shell.open(self.handout.title, html)

    def note_read(self) -> None:
        """The note was read."""
        self.note = ""
        self.draw()
        self.page.focus("prompt")

    def leave_table(self) -> None:
        """The seat waits."""
        self.shell.close()
        if self.line:
            self.line.close()
        self.gone, self.picture = view.WENT, None
        self.draw()

    # --- what a hand does ------------------------------------------------------------------------------

    def answer(self, why: str) -> None:
        """Say why something cannot be chosen."""
        self.page.announce(why)

    def act(self, text: str, touched: bool = False) -> None:
        """A choice was made."""
        self.say("act", text, touched=touched)

    def pick(self, what: str) -> None:
        """Something was picked that is no choice yet."""
        self.say("pick", what)

    def touch(self, target: str) -> None:
        """Anything else was touched."""
        self.say("touch", target)

    def point(self, action: str) -> None:
        """The mouse or the focus is on a choice."""
        self.say("point", action)

    def on_board(self, pressed: str, far: bool) -> bool:
        """A key on the board's cursor."""
        known = pressed.startswith("Arrow") or pressed in view.ON_BOARD
        if known:
            self.say("board", pressed, touched=far)
        return known

    def look_at_board(self) -> None:
        """The focus has come to the cursor."""
        self.say("look")

    def key(self, pressed: str) -> bool:
        """A letter or digit: commands that are this page's own are carried out here."""
        command = KEYS.get(pressed) or KEYS.get(pressed.lower())
        if command in self.commands:
            self.shell.command(str(command), BY_KEY)
        elif pressed.isalnum() and self.picture:
            self.say("key", pressed)
        else:
            return False
        return True

    def escape(self) -> None:
        """Shut what is open; else the table hears of it."""
        if self.drawer.open:
            self.drawer.shut()
        else:
            self.say("escape")

    def hurry(self, on_stage: bool = False) -> None:
        """What is being shown is shown to its end."""
        if self.picture and self.picture.ms:
            self.say("hurry")

    def tell(self) -> None:
        """A line was typed."""
        words, self.page.find(LINE).value = self.page.value(LINE), ""
        self.say("tell", words)

    def in_line(self, pressed: str) -> bool:
        """Escape shuts the line."""
        if pressed == "Escape":
            self.say("do", "shut-line")
        return pressed == "Escape"

    # --- coming and going --------------------------------------------------------------------------------

    def opened(self) -> None:
        """The screen is on the page."""
        self.page.start(self.lock.hold())
        if not self.line and not self.fault:
            self.page.start(self.joining.reach())

    def seen(self, visible: bool) -> None:
        """The page is seen again: it may have slept, and asks for the whole."""
        if visible:
            self.page.start(self.lock.hold())
            self.say("whole")

    def renew(self) -> None:
        """Nothing here depends on the day."""

    def leave(self) -> None:
        """Another screen comes; the line stays."""
        self.lock.release()
        if self.drawer.open:
            self.drawer.show("", "")
