"""A page that is not there: what `app` asks of the browser, answered by plain Python.

Screens take the page from the shell, so all of the app but `page.py` and `shell.py` runs on
CPython with this in its place. What is scheduled "after the paint" happens at once.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import games
from app.keep.box import Box, MemoryBox
from app.keep.record import Record
from app.keep.settings import Settings
from app.keep.shapes import Saved, as_record
from app.keep.store import Store
from tabletop.game import State
from tabletop.match import Match


def with_part(page: str, part: str, html: str) -> str:
    """The same page with another text in place of the element that says it is this part."""
    start = page.rindex("<", 0, page.index(f'data-part="{part}"'))
    tag = page[start + 1 :].split(maxsplit=1)[0]
    depth = 0
    for found in re.finditer(rf"<(/?){tag}\b[^>]*>", page[start:]):
        depth += -1 if found[1] else 1
        if not depth:
            return page[:start] + html + page[start + found.end() :]
    raise AssertionError(f"{tag} is not closed")


class Element:
    """An element of the page, as far as Python looks at one."""

    def __init__(self) -> None:
        self.dataset = type("Dataset", (), {})()
        self.value = ""
        self.textContent = ""
        self.open = False

    def select(self) -> None:
        """A field's text is selected."""


class Done:
    """What is awaited is there already."""

    def __await__(self) -> Any:
        return iter(())


class WakeLock:
    """Whether the screen is kept on."""

    def hold(self) -> Done:
        """Keep it on."""
        return Done()

    def release(self) -> None:
        """Let it go dark."""


class FakePage:
    """Texts by element, what was said aloud, and coroutines waiting to be run."""

    WakeLock = WakeLock

    def __init__(self) -> None:
        self.root = Element()
        self.shown: dict[str, str] = {}
        self.elements: dict[str, Element] = {}
        self.sent: list[list[str]] = []  # the names of the parts that were shown anew, drawing by drawing
        self.prepared: dict[str, str] = {}  # parts that the page has read and not shown
        self.choice = ("", "", False)  # for which it shows them
        self.pictures: dict[str, str] = {}
        self.bubbled = ("", "")  # the bubble of a lesson, and what it points at
        self.spoken: list[str] = []
        self.is_open = False  # is there a dialog over the page?
        self.sounds: list[str] = []
        self.shakes: list[str] = []
        self.given: dict[str, str] = {}  # pictures, by name
        self.focused = ""
        self.brought = ""
        self.waiting: list[Any] = []
        self.moves = "off"  # how fast things move
        self.shots: list[int] = []  # ms of each picture of a film, 0 for its end
        self.time = 0
        self.number = 0
        self.date = "2026-11-20"

    def __del__(self) -> None:
        """What was started and never run is closed."""
        for work in self.waiting:
            if hasattr(work, "close"):
                work.close()

    def find(self, name: str) -> Element:
        return self.elements.setdefault(name, Element())

    def show(self, name: str, html: str, still: bool = False) -> None:
        self.shown[name] = html

    def show_parts(self, name: str, parts: Mapping[str, str], still: bool = False) -> None:
        self.sent.append(sorted(parts))
        for part, html in parts.items():
            self.shown[name] = with_part(self.shown[name], part, html)

    def prepare_parts(
        self, name: str, parts: Mapping[str, str], choice: tuple[str, str, bool], still: bool
    ) -> None:
        self.prepared, self.choice = dict(parts), choice

    def choose(self, screen: Any) -> None:
        """A finger is lifted from what was pressed: what is ready for it is shown, and then it is chosen."""
        kind, words, touched = self.choice
        for part, html in self.prepared.items():
            self.shown["screen"] = with_part(self.shown["screen"], part, html)
        screen.taken(list(self.prepared))
        if kind == "action":
            screen.act(words, touched)
        else:
            screen.pick(words)

    def text(self, name: str, words: str) -> None:
        self.find(name).textContent = words

    def value(self, name: str) -> str:
        return self.find(name).value

    def keep_picture(self, id: str, draw: Callable[[], str]) -> None:
        self.pictures[id] = draw()

    def bubble(self, html: str, target: str, fresh: bool) -> None:
        self.bubbled = html, target

    def announce(self, words: str) -> None:
        self.spoken.append(words)

    def focus(self, name: str) -> None:
        self.focused = name

    def scroll_to(self, name: str) -> None: ...

    def light_up(self, name: str) -> None: ...

    def bring(self, selector: str) -> None:
        self.brought = selector

    def clock(self) -> float:
        self.time += 1
        return float(self.time)

    def now(self) -> int:
        self.time += 1
        return self.time

    def today(self) -> str:
        return self.date

    def chance(self, below: int) -> int:
        self.number += 7919
        return self.number % below

    def later(self, do: Callable[[], Any], ms: float = 0) -> None:
        do()

    def motion(self) -> str:
        return self.moves

    def film(self, ms: int) -> None:
        self.shots.append(ms)

    def after_paint(self, do: Callable[[], Any]) -> None:
        do()

    def start(self, work: Any) -> None:
        self.waiting.append(work)

    async def breathe(self) -> None: ...

    async def sleep(self, ms: float) -> None: ...

    def dialog_is_open(self) -> bool:
        return self.is_open

    async def tap_or_sleep(self, ms: float) -> None: ...

    def dress(self) -> None: ...

    def sound(self, name: str) -> None:
        self.sounds.append(name)

    def shake(self, name: str) -> None:
        self.shakes.append(name)

    def can_share_pictures(self) -> bool:
        return False

    async def give_picture(self, svg: str, name: str) -> str:
        self.given = {name: svg}
        return "The picture is saved."

    def ask_to_keep(self) -> Done:
        return Done()

    async def page_text(self, url: str) -> str | None:
        return None

    def why_missing(self, otherwise: str) -> str:
        return otherwise

    def address(self, fragment: str) -> str:
        return f"https://boneyard.example/#{fragment}"

    def can_share(self) -> bool:
        return False

    async def copy(self, words: str) -> bool:
        return True

    async def qr(self, words: str) -> None:
        return None

    def run(self) -> None:
        """Run what was started, and what that starts, to the end."""

        async def all_of_it() -> None:
            while self.waiting:
                await self.waiting.pop(0)

        asyncio.run(all_of_it())


class FakeShell:
    """A shell without a browser: it keeps the screen that was opened, the dialog, and where to go."""

    def __init__(self, box: Box | None = None) -> None:
        self.page = FakePage()
        self.store = Store(box or MemoryBox())
        self.settings = Settings(self.store)
        self.screen: Any = None
        self.sharing: Any = None
        self.pointed = ""
        self.dialog = ""
        self.gone_to = ""
        self.told: list[str] = []

    def open_record(self, record: Any) -> None:
        from app.table.table import Table

        self.screen = Table(self, record)
        self.screen.draw()
        self.screen.opened()

    def share(self, record: Any, what: str) -> None:
        from app.screens.share import Sharing

        self.sharing = Sharing(self, record)
        self.sharing.open(what)

    def open(self, title: str, html: str, then: str = "") -> None:
        self.dialog = f"<h2>{title}</h2>{html}"

    def close(self) -> None:
        self.dialog = ""

    def go(self, fragment: str) -> None:
        self.gone_to = fragment

    def tell_notes(self) -> None:
        self.told += self.store.notes
        self.store.notes = []

    def new_id(self) -> str:
        return f"{self.page.chance(1 << 40):010x}"

    def command(self, name: str, arg: str) -> None:
        method = f"do_{name.replace('-', '_')}"
        for part in (*getattr(self.screen, "members", (self.screen,)), self.sharing):
            if hasattr(part, method):
                getattr(part, method)(arg)
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
    early = Match(match.game, match.seats, match.seed, match.options)
    early.log, early.at, early.states = match.log[:ply], ply, match.states[: ply + 1]
    if seat is not None:
        early.states = [shuffled(state, seat, luck) for luck, state in enumerate(early.states)]
    return early


def shuffled(state: State, seat: int, luck: int) -> State:
    """A whole state that this seat could be in, which knows nothing of what only others were told."""
    guess = state.determinize(seat, luck)
    guess._events = [event.heard_by(seat) for event in state.events()]
    return guess


def page_says(match: Match, here: list[int]) -> Said:
    """What a page says of a match at which people sit, these at this device."""
    from app.screens.share import Sharing

    record = Record("a1", match)
    record.here = here
    shell = FakeShell()
    shell.open_record(record)
    table = shell.screen
    table.after_change("")
    table.beside.do_log("")
    for target in re.findall(r'data-touch="([^"]+)"', shell.page.shown["screen"]):
        table.touch(target)
    kept = str(record.to_json(table.entry.table)["told"])
    screen = shell.page.shown["screen"]
    sharing = Sharing(shell, record)
    shared = [sharing.words() for sharing.what in ("seed", "play", "match")]
    spoken = (*shell.page.spoken, table.asked_now, table.curtain.words)
    return Said(screen, spoken, shell.page.shown["drawer"], kept, str(shared), "data-action" in screen)


# --- Domino Run, alone, at such a page ----------------------------------------------------

ENTRY = games.load("domino-run")
END = ("end the move", "keep the line", "stay here")


def reopened(record: Record, game: Any = ENTRY.game, table: Any = ENTRY.table) -> Record:
    """The record as it comes back from a text."""
    saved = as_record(record.id, json.loads(json.dumps(record.to_json(table))))
    assert isinstance(saved, Saved)
    return Record.from_saved(game, saved)


def new_record(seed: str = "train", **more: Any) -> Record:
    """A match that has just begun."""
    return Record("a1", Match(ENTRY.game, 1, seed), **more)


def finished(seed: str = "train") -> Record:
    """A match that is over."""
    record = new_record(seed)
    while (state := record.match.state).outcome() is None:
        legal = [str(action) for action in state.legal_actions()]
        record.match.play(next((text for text in END if text in legal), legal[0]))
    return record


def at_table(record: Record | None = None) -> tuple[FakeShell, Any]:
    """A record, or a new one, on the table."""
    shell = FakeShell()
    shell.open_record(record or new_record())
    return shell, shell.screen
