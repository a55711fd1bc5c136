"""A page and a device that are not there: what `app` asks of the browser, answered by plain Python.

What is scheduled "after the paint" happens at once.
"""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from app.page.gif import Gif
from app.page.names import file_name


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


class FakePage:
    """Texts by element, what was said aloud, and coroutines waiting to be run."""

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
        self.focused = ""
        self.went_back = False
        self.brought = ""
        self.lit = ""  # the line of the rules that is marked
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

    def light_up(self, name: str) -> None:
        self.lit = name

    def bring(self, selector: str) -> None:
        self.brought = selector

    def move_cursor(self, name: str) -> None:
        self.cursor = name

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

    def focused_name(self) -> str:
        return self.focused

    def back(self) -> None:
        self.went_back = True

    def dialog_is_open(self) -> bool:
        return self.is_open or self.find("dialog").open

    async def tap_or_sleep(self, ms: float) -> None: ...

    def dress(self) -> None: ...

    def arrive(self) -> None: ...

    def apply_update(self) -> None: ...

    async def page_text(self, url: str) -> str | None:
        return None

    def why_missing(self, otherwise: str) -> str:
        return otherwise

    def release(self) -> str:
        return "Boneyard 1.0.0, build 0a1b2c3d4e5f"

    def address(self, fragment: str) -> str:
        return f"https://boneyard.example/#{fragment}"

    async def qr(self, words: str) -> None:
        return None

    def run(self) -> None:
        """Run what was started, and what that starts, to the end."""

        async def all_of_it() -> None:
            while self.waiting:
                await self.waiting.pop(0)

        asyncio.run(all_of_it())


class WakeLock:
    """Whether the screen is kept on."""

    def hold(self) -> Done:
        """Keep it on."""
        return Done()

    def release(self) -> None:
        """Let it go dark."""


class Air:
    """What goes from window to window of one browser: the channels that are open, and all that was said."""

    def __init__(self) -> None:
        self.channels: list[Channel] = []
        self.said: list[str] = []


class Channel:
    """What all windows hear that have a channel of this name, but for the one that says it."""

    def __init__(self, air: Air, name: str, hear: Callable[[str], None]) -> None:
        self.air, self.name, self.hear = air, name, hear
        air.channels.append(self)

    def say(self, words: str) -> None:
        self.air.said.append(words)
        for other in self.air.channels[:]:
            if other.name == self.name and other is not self:
                other.hear(words)

    def close(self) -> None:
        self.air.channels.remove(self)


class Line:
    """One end of a line between two devices; what is said is heard at once."""

    def __init__(self, heard: Any, code: str, taps: bool = False) -> None:
        self.ears, self.code, self.taps = heard, code, taps
        self.other: Line | None = None
        self.open = False
        self.said: list[str] = []

    async def take(self, code: str) -> None:
        if code not in FakeLines.answers:
            raise ValueError("foreign")
        other = FakeLines.answers[code]
        if other.asked != self.code:
            raise ValueError("other")
        self.other, other.other = other, self
        self.open = other.open = True
        self.ears.opened_now()
        other.ears.opened_now()

    asked = ""  # the code that this one answers

    def connect(self) -> None: ...

    def say(self, text: str) -> None:
        if self.other and self.open:
            self.said.append(text)
            self.other.ears.heard(text)

    def close(self) -> None:
        self.cut("left", tells=False)

    def cut(self, why: str, tells: bool = True) -> None:
        """The line is cut; whoever has closed it itself is not told."""
        other, self.other, self.open = self.other, None, False
        if tells:
            self.ears.closed(why)
        if other:
            other.other = None
            other.cut(why)


class Ending:
    """A camera that looks until it is ended."""

    def end(self) -> None: ...


class FakeLines:
    """Lines between devices of a test, all in one room."""

    answers: ClassVar[dict[str, Line]] = {}
    offers: ClassVar[dict[str, Line]] = {}

    async def offer(self, heard: Any) -> Line:
        line = Line(heard, f"offer{len(self.offers)}")
        self.offers[line.code] = line
        return line

    async def answer(self, code: str, heard: Any) -> Line:
        if code not in self.offers:
            raise ValueError("half" if code.startswith("offer") else "foreign")
        line = Line(heard, f"answer{len(self.answers)}")
        line.asked = code
        self.answers[line.code] = line
        return line

    async def watch(self, name: str, found: Callable[[str], Any]) -> Ending:
        raise ValueError("none")

    def clean(self, html: str) -> str:
        return html


class FakeDevice:
    """What was heard, felt and handed over."""

    WakeLock = WakeLock
    LARGEST = 8000

    def __init__(self) -> None:
        self.air = Air()
        self.sounds: list[str] = []
        self.shakes: list[str] = []
        self.given: dict[str, str] = {}  # pictures, by name
        self.files: dict[str, str] = {}  # texts and blobs, by name
        self.opened = ""  # the window that was opened last
        self.fails = False  # can nothing be drawn or printed?
        self.printed: tuple[list[str], str] = ([], "")  # sheets and paper

    def sound(self, name: str, side: float = 0, pitch: float = 1) -> None:
        self.sounds.append(name)

    def shake(self, name: str) -> None:
        self.shakes.append(name)

    def Channel(self, name: str, hear: Callable[[str], None]) -> Channel:
        return Channel(self.air, name, hear)

    def name(self) -> str:
        return "A browser of the tests"

    def can_fill_screen(self) -> bool:
        return True

    async def full_screen(self) -> bool:
        return False

    def can_share_pictures(self) -> bool:
        return False

    def can_share_file(self, name: str, kind: str) -> bool:
        return False

    async def give_picture(self, svg: str, name: str, words: str = "") -> str:
        self.given = {name: svg}
        return "The picture is saved."

    async def give_page(self, html: str, name: str, words: str) -> str:
        self.given = {name: html}
        return "The page is saved."

    async def give_gif(self, gif: Gif, name: str, words: str, progress: Callable[[float], Any]) -> str:
        for done in range(len(gif.drawings)):
            progress(done)
        self.given = {name: "".join(gif.drawings)}
        return "The GIF is saved: 1.0 MB."

    async def draw_large(
        self,
        drawing: str | Sequence[str],
        width: int,
        height: int,
        per_metre: int = 0,
        progress: Callable[[float], Any] | None = None,
    ) -> str | None:
        """A blob is a text here, which says what it is."""
        for part in (0.0, 0.5, 1.0):
            if progress:
                progress(part)
        return None if self.fails else f"PNG {width} x {height}, {per_metre} a metre"

    async def foretell_large(self, drawing: str | Sequence[str], width: int, height: int) -> int:
        return 0 if self.fails else width * height // 5

    async def enclosed(self, before: str, blob: str, after: str, kind: str = "application/json") -> str:
        return f"{before}{b64encode(blob.encode()).decode()}{after}"

    def open_window(self, url: str) -> bool:
        self.opened = url
        return not self.fails

    def size(self, blob: str) -> int:
        return len(blob)

    def give_blob(self, name: str, blob: str) -> None:
        self.files[file_name(name)] = blob

    def give_text(self, name: str, words: str, kind: str = "application/json") -> None:
        self.files[file_name(name)] = words

    async def print_sheets(self, sheets: Sequence[str], paper: str = "A4") -> bool:
        self.printed = [*sheets], paper
        return not self.fails

    async def ask_to_keep(self) -> None: ...

    async def pick_file(self, kinds: str) -> str | None:
        return None

    async def read_file(self, file: str) -> str | None:
        return file

    def can_share(self) -> bool:
        return False

    async def share(self, title: str, words: str, url: str) -> bool:
        return not self.fails

    async def copy(self, words: str) -> bool:
        return True
