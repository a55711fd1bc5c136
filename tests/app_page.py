"""A shell without a browser: with it in its place all of the app but what touches the browser runs on
CPython. And matches to put on its table, and all that the page says of them.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any, NamedTuple

import games
from app.keep.record import Record, from_link
from app.keep.saved_record import from_saved, record_json
from app.keep.schema import Saved, as_record
from app.keep.settings import Settings
from app.keep.storage import MemoryStorage, Storage
from app.keep.store import Store
from app.page.screen import Screen
from app.session import choosing
from app.session.intents import Painted
from app.session.shell import Looked
from fake_page import FakeDevice, FakeLines, FakePage
from tabletop.game import State
from tabletop.match import Match


class FakeShell:
    """A shell without a browser: it keeps the screen that was opened, the dialog, and where to go."""

    def __init__(self, storage: Storage | None = None) -> None:
        self.page, self.device, self.lines = FakePage(), FakeDevice(), FakeLines()
        self.live: Any = None
        self.asking: Any = None
        self.handing: Any = None
        self.beside: Any = {}
        self.looked = Looked()
        self.store = Store(storage or MemoryStorage())
        self.settings = Settings(self.store)
        self.screen: Any = Screen()
        self.sharing: Any = None
        self.dialog = ""
        self.gone_to = ""
        self.told: list[str] = []

    def open_record(self, record: Record) -> None:
        from app.session.runtime import Runtime

        self.screen = Runtime(self, record)
        self.screen.draw()
        self.screen.opened()

    def with_rooms(self, then: Any, missing: Any, words: str = "") -> None:
        then()

    def ask_phone(self, table: Any) -> None:
        from app.live.asking import Asking
        from app.live.hosting import Hosting

        if not self.live:
            self.live = Hosting(self, table)
            self.asking = Asking(self, self.live)
        self.live.stands_at(table, asked=True)
        self.asking.open()

    def hand_out(self, table: Any, what: str) -> None:
        from app.live.handing_out import HandingOut

        self.handing = HandingOut(self, table, what)
        self.handing.open()

    def share(self, record: Any, what: str) -> None:
        from app.screens.share import Sharing

        self.sharing = Sharing(self, record)
        self.sharing.open(what)

    def send(self, record: Any, then: Any) -> None:
        from app.screens.share import send

        send(self, record, then)

    def show(self, made: Any) -> None:
        self.screen = made()
        self.screen.draw()
        self.screen.opened()

    def come(self, link: str, met: bool = False) -> None:
        """Somebody opens a link, and is met by a card or not."""
        from app.screens.arrival import arrive
        from tabletop.link import parse
        from tabletop.snapshot import is_snapshot, parse_snapshot

        come = parse_snapshot(link, games.find) if is_snapshot(link) else parse(link, games.find)
        arrive(self, link, come, lambda: self.enters(come), met)

    def enters(self, come: Any) -> None:
        self.open_record(from_link(self.new_id(), come, self.page.today()))

    def enter(self, fragment: str) -> None:
        self.come(fragment, met=True)

    def learn_first(self, slug: str, fragment: str) -> None:
        from app.screens.learn import begin

        begin(self, slug, 0, fragment)

    def open(self, title: str, html: str, then: str = "", closes_to: str | None = None) -> None:
        self.dialog = f"<h2>{title}</h2>{html}"

    def close(self) -> None:
        self.dialog = ""

    def go(self, fragment: str, met: bool = False) -> None:
        self.gone_to = fragment

    def tell_notes(self) -> None:
        self.told += self.store.notes
        self.store.notes = []

    def new_id(self) -> str:
        return f"{self.page.chance(1 << 40):010x}"

    def to_start(self, slug: str, notice: str = "") -> None:
        from app.screens.start import Start

        self.screen = Start(self, slug, notice)
        self.screen.draw()

    def command(self, name: str, arg: str) -> None:
        for commands in (self.screen.commands, self.beside, self.sharing.commands if self.sharing else {}):
            if name in commands:
                commands[name](arg)
                return


class Said(NamedTuple):
    """All that the page says of a match: what it shows, speaks, logs, keeps for lists, and shares."""

    screen: str
    spoken: tuple[str, ...]
    log: str
    kept: str
    shared: str
    offered: bool


def so_far(match: Match, ply: int, seat: int | None = None) -> Match:
    """A match as it stood at a ply; with what this seat could not know then made up anew, if one is given."""
    states = match.states[: ply + 1]
    if seat is not None:
        states = tuple(shuffled(state, seat, luck) for luck, state in enumerate(states))
    return replace(match.anew(), log=match.log[:ply], at=ply, states=states)


def shuffled(state: State, seat: int, luck: int) -> State:
    """A whole state that this seat could be in, which knows nothing of what only others were told."""
    guess = state.determinize(seat, luck)
    guess._events = [event.heard_by(seat) for event in state.events()]
    return guess


def page_says(match: Match, here: list[int]) -> Said:
    """What a page says of a match at which people sit, these at this device."""
    from app.screens.share import Sharing

    record = Record("a1", match, here=tuple(here))
    shell = FakeShell()
    shell.open_record(record)
    table = shell.screen
    table.dispatch(Painted(""))
    shell.command("log", "")
    for target in re.findall(r'data-touch="([^"]+)"', shell.page.shown["screen"]):
        table.touch(target)
    kept = str(record_json(record, table.session.entry.table)["told"])
    screen = shell.page.shown["screen"]
    sharing = Sharing(shell, record)
    shared = [sharing.words() for sharing.what in ("seed", "play", "match")]
    spoken = (*shell.page.spoken, table.session.asked, table.session.curtain_words)
    return Said(screen, spoken, shell.page.shown["drawer"], kept, str(shared), "data-action" in screen)


def does(table: Any, text: str) -> None:
    """Whoever is to move does this at once, a bot or a person: nobody is asked for a second tap."""
    table.notice()
    action = table.session.entry.game.parse(text)
    table.session, effects = choosing.carry_out(table.session, action)
    for effect in effects:
        table.carry_out(effect)


# --- Domino Run, alone, at such a page ----------------------------------------------------

ENTRY = games.load("domino-run")
END = ("end the move", "keep the line", "stay here")


def reopened(record: Record, game: Any = ENTRY.game, table: Any = ENTRY.table) -> Record:
    """The record as it comes back from a text."""
    saved = as_record(record.id, json.loads(json.dumps(record_json(record, table))))
    assert isinstance(saved, Saved)
    return from_saved(game, saved)


def new_record(seed: str = "train", **more: Any) -> Record:
    """A match that has just begun."""
    return Record("a1", Match(ENTRY.game, 1, seed), **more)


def finished(seed: str = "train") -> Record:
    """A match that is over."""
    match = (record := new_record(seed)).match
    while match.state.outcome() is None:
        legal = [str(action) for action in match.state.legal_actions()]
        match = match.play(next((text for text in END if text in legal), legal[0]))
    return replace(record, match=match)


def at_table(record: Record | None = None) -> tuple[FakeShell, Any]:
    """A record, or a new one, on the table."""
    shell = FakeShell()
    shell.open_record(record or new_record())
    return shell, shell.screen
