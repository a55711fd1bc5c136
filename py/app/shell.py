"""The one loop of the app: what is touched goes to the screen that is open, and the screen is drawn again.

What is touched reaches it by `touches.py`, and the address says which screen it is (`router.py`). Around any
screen are a dialog, what the page must say, other tabs, and the net for faults.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from js import boneyard, document, history, window

from app.keep import browser_storage
from app.keep.record import Record
from app.keep.settings import Settings
from app.keep.storage import FORBIDDEN, SEVEN_DAYS
from app.keep.store import MATCH, Store
from app.page import browser as page
from app.page import device, lines
from app.page.markup import button, esc
from app.page.screen import Commands, Screen
from app.router import Router
from app.screens.common import Common
from app.session.shell import Live, Looked
from app.touches import Touches

FELL = "Something went wrong on that screen, so it was closed. What was played before is saved."
FELL_OPENING = (
    "This could not be opened. It is kept aside and goes along when you export; nothing else is touched."
)


def carries_file(event: Any) -> bool:
    """Is it a file that is dragged over the page? It may be a link, or words."""
    things = event.dataTransfer
    return bool(things and things.items.length and things.items[0].kind == "file")


class Shell(Router):
    """What all screens share: the store, the settings, the dialog, the way from screen to screen."""

    page, device, lines = page, device, lines

    def __init__(self) -> None:
        super().__init__()
        notes: list[str] = []
        self.store = Store(browser_storage.storage(notes), browser_storage.BrowserJournal())
        self.store.notes += notes
        self.settings = Settings(self.store)
        self.beside: Commands = {}  # what the buttons do of the dialog that was opened last, of some
        self.looked = Looked()
        self.closes_to = ""
        self.live: Live | None = None
        self.asking: Any = None
        self.commands: Commands = {"close": lambda _: page.find("dialog").close()}
        self.common = Common(self)
        self.day = page.today()  # when a screen was drawn last

    def start(self) -> None:
        """Listen, show what the address asks for, and carry out what was touched before Python came."""
        page.catch(self.fall)
        touches = Touches(self)
        touches.listen()
        page.on(document, "visibilitychange", self.seen)
        page.on(window, "focus", lambda _: self.renew())
        page.on(window, "pageshow", lambda event: self.renew(event.persisted))
        page.on(window, "pagehide", lambda _: self.screen.went())
        page.on(window, "hashchange", lambda _: self.route())
        page.on(document, "click", self.follow)
        page.on(window, "storage", self.stored)
        page.on(window, "boneyard:update", lambda _: self.offer_update())
        page.on(page.find("dialog"), "close", self.closed)
        page.on(document, "dragover", lambda event: event.preventDefault() if carries_file(event) else None)
        page.on(document, "drop", self.dropped)
        page.drop_search()
        page.safely(self.recover)()
        page.safely(self.route)()
        boneyard.ready()
        page.safely(touches.catch_up)(boneyard.pending.to_py())
        page.after_paint(self.settle_in)

    def recover(self) -> None:
        """What the third place knows better than the first two: the browser was killed."""
        texts = self.store.behind()
        if texts:
            from app.keep.recovery import recover, tell_if_cleared

            if FORBIDDEN not in self.store.notes:  # or else nothing was ever there
                tell_if_cleared(self.store)
            recover(self.store, texts)

    def settle_in(self) -> None:
        """What can wait until the first screen is there."""
        if browser_storage.is_forgetful() and self.store.names(MATCH):
            self.store.notes.append(SEVEN_DAYS)
        self.tell_notes()
        self.offer_update()

    def show(self, made: Callable[[], Screen]) -> None:
        """Another screen, which may let a newer page be offered."""
        self.day = page.today()
        super().show(made)
        self.offer_update()

    # --- over the screen ---------------------------------------------------------

    def share(self, record: Record, what: str) -> None:
        """The share dialog of a record, at one kind of link."""
        from app.screens.share import Sharing

        sharing = Sharing(self, record)
        self.beside = sharing.commands
        sharing.open(what)

    def send(self, record: Record, then: Callable[[str], None]) -> None:
        """Send a match by link to whoever is next, in one tap; `then` hears what came of it, in words."""
        from app.screens.share import send

        send(self, record, then)

    def ask_phone(self, table: Any) -> None:
        """Ask a phone to this table, as a hand of somebody who sits there."""

        def ask() -> None:
            from app.live.asking import Asking
            from app.live.hosting import Hosting

            if not self.live:
                self.live = hosting = Hosting(self, table)
                self.asking = Asking(self, hosting)
            self.live.stands_at(table, asked=True)
            self.asking.open()

        self.with_rooms(ask, lambda why: self.open("Ask a phone to the table", f"<p>{why}</p>"))

    def hand_out(self, table: Any, what: str) -> None:
        """Send something of this table to phones, as its desk names it."""

        def hand_out() -> None:
            from app.live.handing_out import HandingOut

            handing = HandingOut(self, table, what)
            self.beside = handing.commands
            handing.open()

        self.with_rooms(hand_out, lambda why: self.open("Send to the players’ phones", f"<p>{why}</p>"))

    # --- around the screen -------------------------------------------------------

    def fall(self) -> None:
        """Something has thrown what nobody expected: say so, keep aside what could not be opened, and open
        the shelf; if even that throws, the page goes on without Python."""
        name, self.opening = self.opening, ""
        fallen, self.screen = self.screen, Screen()
        try:
            with suppress(Exception):
                fallen.leave()
            if name:
                self.store.set_aside(name)
            history.replaceState(None, "", "#")
            self.to_home(FELL_OPENING if name else FELL, fell=True)
        except Exception:
            boneyard.fall()

    def command(self, name: str, arg: str) -> None:
        """Carry out a command: the screen's own, or else the share dialog's, or one that every screen has."""
        for commands in (self.screen.commands, self.beside, self.common.commands, self.commands):
            if name in commands:
                return commands[name](arg)
        return None

    # --- the dialog --------------------------------------------------------------

    def open(self, title: str, html: str, then: str = "", closes_to: str | None = None) -> None:
        """Show something over the page; focus goes back when it is closed. closes_to: the command that is
        carried out then; what is opened over the result closes to it, if nothing else is said."""
        other = not page.dialog_is_open() or page.find("dialog-title").textContent != title
        page.text("dialog-title", title)
        page.show("dialog-body", html, still=True)
        dialog = page.find("dialog")
        if not dialog.open:
            dialog.showModal()
        if then:
            page.focus(then)
        if other:
            over_result = page.root.getAttribute("data-finale") == "told"
            self.closes_to = "result" * over_result if closes_to is None else closes_to
            page.return_to_place()

    def close(self) -> None:
        """Close the dialog, if it is open, and the result below it."""
        self.closes_to = ""
        dialog = page.find("dialog")
        if dialog.open:
            dialog.close()

    def closed(self, _: Any) -> None:
        """The dialog was closed, by whatever means: nothing of it stays."""
        if not page.find("dialog").open:  # it may have been opened anew before this was heard
            page.show("dialog-body", "", still=True)
            page.root.dataset.finale = ""
            if self.closes_to:
                self.command(self.closes_to, "")

    # --- what the page must say --------------------------------------------------

    def tell_notes(self) -> None:
        """Sentences that came up in the store, each said once."""
        notes, self.store.notes = self.store.notes, []
        if notes:
            said = "".join(f"<p>{esc(note)}</p>" for note in dict.fromkeys(notes))
            page.show("notes", said + button("dismiss", "Understood", look="quiet"))

    def offer_update(self) -> None:
        """A newer page is ready: offered where a match is neither being played nor watched."""
        waits = bool(boneyard.update.waiting) and self.screen.kind in ("home", "start")
        html = f"<p>A newer version of this page is ready.</p>{button('update', 'Update now', look='go')}"
        page.show("update", html if waits else "")

    def seen(self, _: Any) -> None:
        """The page is seen again, or no longer."""
        self.screen.seen(not document.hidden)
        if not document.hidden:
            self.renew()

    def renew(self, thawed: bool = False) -> None:
        """Draw anew what speaks of days, if another one has begun since; and lists, if the browser has kept
        the page as it was while others went on."""
        day, self.day = self.day, page.today()
        if thawed or day != self.day:
            self.screen.renew()

    def dropped(self, event: Any) -> None:
        """A file that is dropped on the page is imported."""
        if carries_file(event):
            event.preventDefault()
            page.start(self.common.take(device.read_file(event.dataTransfer.files[0])))

    def stored(self, event: Any) -> None:
        """Another tab has saved something, or all that was saved has been cleared."""
        if not event.key:
            return self.cleared()
        name = self.store.changed_elsewhere(str(event.key), str(event.newValue) if event.newValue else None)
        if name:
            self.screen.changed_elsewhere(name)
        return None

    def cleared(self) -> None:
        """Under the open page all that was saved was cleared: what it knows is saved again."""
        self.store.bring_back()
        self.settings.keep()
        self.screen.cleared()
        self.tell_notes()
