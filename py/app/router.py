"""The address says which screen is open, and changes with it.

Nothing is the shelf, `#domino-run` a game's start, `#domino-run/match/3f2a` a saved match, and everything
else behind a game's name is a link (`tabletop/link.py`). Screens are imported when they are first needed, so
that the first one is there sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from js import document, history, location, window

import games
from app.keep.record import Record, from_link
from app.keep.saved_record import NEWER, from_saved, left_of_saved
from app.keep.schema import Newer
from app.keep.store import MATCH
from app.page import browser as page
from app.page import lines
from app.page.screen import Screen
from app.session.shell import Shell
from tabletop import carried
from tabletop.link import Linked, LinkError
from tabletop.match import Match, MatchError
from tabletop.snapshot import parse_snapshot

ROOMY = ("app", "app.screens", "app.session", "games")  # of what some is fetched later, as of each game
# The shelf's addresses; to the second "Skip to the content" leads before Python is here.
THE_SHELF = ("", "main")
BEFORE_IT_THE_START = "match"  # the browser's history says so of a match's place in it
MET = "met"  # and of a link's, if no card stands before what it shows


class Router(Shell):
    """The ways of a shell from screen to screen."""

    def __init__(self) -> None:
        self.screen = Screen()
        self.followed = ""  # the fragment of a link that was touched on this very page
        self.opening = ""  # the name of what is being opened and has not stood on a screen yet
        self.phone: Any = None  # the hand that is held here at another device's table

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
            record = from_saved(games.load(slug).game, saved)
        except MatchError as fault:
            return self.to_start(slug, *left_of_saved(games.load(slug).game, saved, fault))
        return self.open_record(record)

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

    def new_id(self) -> str:
        """A name for a new match."""
        return f"{page.chance(1 << 40):010x}"

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

    def with_rooms(
        self, then: Callable[[], None], missing: Callable[[str], None], words: str = lines.NO_ROOMS
    ) -> None:
        """What there is about phones, stories and turns once more comes when it is first asked for, and then
        this is done, or it is said why not, in these words; who went elsewhere meanwhile is left alone."""

        async def fetch() -> None:
            asked = str(location.hash)
            there = await lines.fetch_rooms(map(import_module, (*ROOMY, *map(games.package, games.SHELF))))
            if str(location.hash) == asked:
                then() if there else missing(page.why_missing(words))

        page.start(fetch())
