"""The one loop of the app: what is touched goes to the screen that is open, and the screen is drawn again.

The address says which screen: nothing is the shelf, `#domino-run` a game's start,
`#domino-run/match/3f2a` a saved match, and everything else behind a game's name is a link
(`tabletop/link.py`). What is touched reaches it by `touches.py`.

Screens are imported when they are first needed, so that the first one is there sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from js import boneyard, document, history, location, window

import games
from app.keep import browser_storage
from app.keep.record import NEWER, Record, from_link, left_of_saved
from app.keep.schema import Newer
from app.keep.settings import Settings
from app.keep.storage import FORBIDDEN, SEVEN_DAYS
from app.keep.store import MATCH, Store
from app.page import browser as page
from app.page import device, lines
from app.page.markup import button, esc
from app.page.screen import Commands, Screen
from app.screens.common import Common
from app.session.shell import Live
from app.touches import Touches
from tabletop import carried
from tabletop.link import Linked, LinkError
from tabletop.match import Match, MatchError
from tabletop.snapshot import parse_snapshot

ROOMY = ("app", "app.screens", "app.session", "games")  # of what some is fetched later, as of each game
FELL = "Something went wrong on that screen, so it was closed. What was played before is saved."
FELL_OPENING = (
    "This could not be opened. It is kept aside and goes along when you export; nothing else is touched."
)
THE_SHELF = (
    "",
    "main",
)  # its addresses; the second is where "Skip to the content" leads before Python is here
BEFORE_IT_THE_START = "match"  # the browser's history says so of a match's place in it
MET = "met"  # and of a link's, if no card stands before what it shows


def carries_file(event: Any) -> bool:
    """Is it a file that is dragged over the page? It may be a link, or words."""
    things = event.dataTransfer
    return bool(things and things.items.length and things.items[0].kind == "file")


class Shell:
    """What all screens share: the store, the settings, the dialog, the way from screen to screen."""

    def __init__(self) -> None:
        notes: list[str] = []
        self.page, self.device, self.lines = page, device, lines
        self.store = Store(browser_storage.storage(notes), browser_storage.BrowserJournal())
        self.store.notes += notes
        self.settings = Settings(self.store)
        self.screen = Screen()
        self.followed = ""  # the fragment of a link that was touched on this very page
        self.opening = ""  # the name of what is being opened and has not stood on a screen yet
        self.beside: Commands = {}  # what the buttons do of the dialog that was opened last, of some
        self.live: Live | None = None
        self.asking: Any = None
        self.phone: Any = None  # the hand that is held here at another device's table
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

    # --- from screen to screen ---------------------------------------------------

    def route(self) -> None:
        """Show the screen that the address asks for, however a link was carried; of one that cannot be read
        the game's start says why, and offers what is whole of it."""
        asked = str(location.hash)[1:]
        if asked in THE_SHELF:
            return self.to_home()
        fragment, linked, fault = carried.read(asked, games.find)
        slug, _, rest = fragment.partition("/")
        if fault and slug not in games.SHELF:
            return self.to_home(fault)
        if fault:
            return self.to_start(slug, fault, carried.left_of(fragment, games.find))
        if fragment != asked:
            history.replaceState(history.state, "", f"#{fragment}")
        if not rest:
            return self.to_start(slug)
        if rest == "cabinet":
            return self.to_achievements(slug)
        if rest.startswith("match/"):
            return self.open_saved(slug, rest.removeprefix("match/"))
        if rest.startswith("turn/"):
            return self.to_turn(slug, *rest.removeprefix("turn/").split("/"))
        if rest == "hand":
            return self.to_phone(slug, "")
        if rest.startswith("join/"):
            return self.to_phone(slug, rest.removeprefix("join/"))
        if rest.startswith("joined/"):
            return self.to_answered(slug, rest.removeprefix("joined/"))
        if rest.startswith("players/"):
            return self.to_players(slug, rest.removeprefix("players/"))
        return self.meet(slug, fragment, linked, asked)

    def show(self, made: Callable[[], Screen]) -> None:
        """Leave the screen that is open and open another, made when that one is left."""
        self.close()
        self.screen.leave()
        self.day = page.today()
        self.screen = made()
        kind = self.screen.kind
        page.root.dataset.screen = "home" if kind == "home" else "game"
        page.find("main").hidden = kind != "home"  # the shelf's, so that there is one at a time
        if kind != "home":
            page.show("pieces", self.screen.pieces, still=True)
        self.screen.draw(still=True)
        window.scrollTo(0, 0)
        document.title = f"{self.screen.title} · Boneyard"
        page.root.dataset.ready = kind
        self.opening = ""
        page.announce("")
        if kind != "home":
            page.arrive()
        self.screen.opened()
        self.offer_update()

    def to_home(self, notice: str = "", fell: bool = False) -> None:
        """The shelf, with a sentence if something brought us here; `fell` if that was a fault of ours."""
        from app.screens.home import Home

        self.show(lambda: Home(self, notice, fell))

    def to_start(self, slug: str, notice: str = "", left: Sequence[Match] = ()) -> None:
        """A game's start page, with a sentence if something brought us here, and what is left of a link."""
        from app.screens.start import Start

        self.opening = ""
        self.show(lambda: Start(self, slug, notice, left))

    def to_achievements(self, slug: str) -> None:
        """What was found in a game."""
        from app.screens.achievements import AchievementsScreen

        self.show(lambda: AchievementsScreen(self, slug))

    def to_players(self, slug: str, id: str, still: Any = None) -> None:
        """The screen for everybody: of the record of this name, or of a picture from a link."""
        from app.screens.spectator import Spectator

        self.show(lambda: Spectator(self, slug, id, still))

    def to_replay(self, match: Match, fragment: str) -> None:
        """A match from a link, to be watched."""
        from app.screens.replay import Replay

        self.show(lambda: Replay(self, match, fragment))

    def follow(self, event: Any) -> None:
        """A link of this page was touched: it is no letter from somebody."""
        link = event.target.closest("a[href^='#']")
        if link:
            self.followed = str(link.getAttribute("href"))[1:]

    def go(self, fragment: str, met: bool = False) -> None:
        """Change the address, and so the screen. met: no card stands before it, if it is a link."""
        if met:
            self.followed = fragment
        if str(location.hash)[1:] == fragment:
            self.route()
        else:
            location.hash = fragment

    def open_saved(self, slug: str, id: str) -> None:
        """A match from the store; whatever is wrong with it is told on the game's start page."""
        self.opening, notes = MATCH + id, len(self.store.notes)
        saved = self.store.record(id)
        if saved is None:
            found = self.store.notes[notes:]
            return self.to_start(slug, found[0] if found else "This match is not kept on this device.")
        if isinstance(saved, Newer):
            return self.to_start(slug, NEWER)
        try:
            record = Record.from_saved(games.load(slug).game, saved)
        except MatchError as fault:
            return self.to_start(slug, *left_of_saved(games.load(slug).game, saved, fault))
        return self.open_record(record)

    def to_turn(self, slug: str, id: str, ply: str) -> None:
        """A turn of a match that is over, once more."""

        def look() -> None:
            from app.screens.again import found

            screen = found(self, slug, id, int(ply))
            if screen is None:
                self.to_start(slug, "This turn is not kept on this device.")
            else:
                self.show(screen)

        self.with_rooms(look, lambda why: self.to_start(slug, why), lines.NO_TURNS)

    def open_record(self, record: Record) -> None:
        """A match on the table, under an address of its own; back from it is its game's start page."""
        start = f"#{record.match.game.slug}"
        address = f"{start}/match/{record.id}"
        if str(history.state) == BEFORE_IT_THE_START:
            history.replaceState(BEFORE_IT_THE_START, "", address)
        else:
            history.replaceState(None, "", start)
            history.pushState(BEFORE_IT_THE_START, "", address)
        from app.session.runtime import Runtime

        self.show(lambda: Runtime(self, record))

    def meet(self, slug: str, fragment: str, linked: Linked | None, asked: str) -> None:
        """Whoever comes by a link is met by a card, but not who touched it here or has met it."""
        from app.screens.arrival import arrive

        met = asked == self.followed or str(history.state) == MET
        self.followed = ""
        if met:
            history.replaceState(MET, "", f"#{fragment}")
        if linked is not None:
            return arrive(self, fragment, linked, lambda: self.open_seed_or_replay(linked, fragment), met)
        from app.screens.spectator import drawn

        try:
            still = drawn(fragment)
        except LinkError as fault:
            return self.to_start(slug, str(fault))
        come = parse_snapshot(fragment, games.find)
        return arrive(self, fragment, come, lambda: self.to_players(slug, "", still), met)

    def open_seed_or_replay(self, linked: Linked, fragment: str) -> None:
        """What a link shows that is not played on by link."""
        if linked.match.log:
            self.to_replay(linked.match, fragment)
        else:
            self.open_record(from_link(self.new_id(), linked, page.today()))

    def enter(self, fragment: str) -> None:
        """From the card that meets who comes by this link to what the link shows."""
        history.replaceState(MET, "", f"#{fragment}")
        self.route()

    def learn_first(self, slug: str, fragment: str) -> None:
        """From that card to the game's lesson, and after it to what the link shows; Back leads to it."""
        from app.screens.learn import begin

        history.pushState(None, "", f"#{slug}")
        begin(self, slug, 0, fragment)

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

    def to_phone(self, slug: str, code: str) -> None:
        """A hand at a table of another device, by the code of that."""

        def sit() -> None:
            from app.live.phone import Phone

            held = self.phone
            if not held or (code and (held.gone or held.fault or held.code != code)):
                if held and held.line:
                    held.line.close()
                held = self.phone = Phone(self, slug, code, held and held.lot)
            self.show(lambda: held)

        self.with_rooms(sit, lambda why: self.to_start(slug, why))

    def to_answered(self, slug: str, code: str) -> None:
        """A phone's answer, to be handed on to the table in another tab."""

        def hand_on() -> None:
            from app.live.answered import Answered

            self.show(lambda: Answered(self, slug, code))

        self.with_rooms(hand_on, lambda why: self.to_start(slug, why))

    def with_rooms(
        self, then: Callable[[], None], missing: Callable[[str], None], words: str = lines.NO_ROOMS
    ) -> None:
        """What there is about phones, stories and turns once more comes when it is first asked for, and then
        this is done, or it is said why not, in these words; who went elsewhere meanwhile is left alone."""
        page.start(self._with_rooms(then, missing, words))

    async def _with_rooms(self, then: Callable[[], None], missing: Callable[[str], None], words: str) -> None:
        asked = str(location.hash)
        there = await lines.fetch_rooms(map(import_module, (*ROOMY, *map(games.package, games.SHELF))))
        if str(location.hash) == asked:
            then() if there else missing(page.why_missing(words))

    def new_id(self) -> str:
        """A name for a new match."""
        return f"{page.chance(1 << 40):010x}"

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
        for commands in (self.screen.commands, self.beside, self.common.commands, {"close": self.do_close}):
            if name in commands:
                return commands[name](arg)
        return None

    # --- the dialog --------------------------------------------------------------

    def open(self, title: str, html: str, then: str = "") -> None:
        """Show something over the page; focus goes back when it is closed."""
        other = not page.dialog_is_open() or page.find("dialog-title").textContent != title
        page.text("dialog-title", title)
        page.show("dialog-body", html, still=True)
        dialog = page.find("dialog")
        if not dialog.open:
            dialog.showModal()
        if then:
            page.focus(then)
        if other:
            page.find("dialog-body").scrollTop = 0

    def close(self) -> None:
        """Close the dialog, if it is open."""
        dialog = page.find("dialog")
        if dialog.open:
            dialog.close()

    def closed(self, _: Any) -> None:
        """The dialog was closed, by whatever means: nothing of it stays."""
        if not page.find("dialog").open:  # it may have been opened anew before this was heard
            page.show("dialog-body", "", still=True)
            page.root.dataset.finale = ""

    def do_close(self, _: str) -> None:
        """The dialog's own button."""
        self.close()

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
        name = self.store.changed_elsewhere(
            str(event.key or ""), str(event.newValue) if event.newValue else None
        )
        if name:
            self.screen.changed_elsewhere(name)
        return None

    def cleared(self) -> None:
        """Under the open page all that was saved was cleared: what it knows is saved again."""
        self.store.bring_back()
        self.settings.keep()
        self.screen.cleared()
        self.tell_notes()
