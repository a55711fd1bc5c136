"""The page and the device, as the rest of the app sees them: `browser.py` and `device.py` are these, and so
are the stand-ins of the tests, which mypy holds against them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from app.page.gif import Gif

Blob = Any  # the browser's: bytes that stay with it, to be handed over


class Page(Protocol):
    """The browser's page. What is scheduled is done later; what is shown, at once."""

    root: Any  # the document's element, dressed by its data

    def find(self, name: str) -> Any:
        """The element of this id, or None."""

    def show(self, name: str, html: str, still: bool = False) -> None:
        """Make the element's content this text."""

    def show_parts(self, name: str, parts: Mapping[str, str], still: bool = False) -> None:
        """Make parts of the element these texts."""

    def prepare_parts(
        self, name: str, parts: Mapping[str, str], choice: tuple[str, str, bool], still: bool
    ) -> None:
        """Have texts of parts read, to be shown when this choice is made."""

    def text(self, name: str, words: str) -> None:
        """Set an element's words, if it is there."""

    def value(self, name: str) -> str:
        """What stands in a form's field, without half letters, which a cut emoji may leave."""

    def motion(self) -> str:
        """How fast things move, as the settings or the system wish."""

    def film(self, ms: int) -> None:
        """What has happened is being shown, now for so many ms, and a tap ends it."""

    def announce(self, words: str) -> None:
        """Say it to a screen reader, after what it is saying."""

    def focus(self, name: str) -> None:
        """Put the focus on an element."""

    def arrive(self) -> None:
        """Put the focus where a screen begins, at what is asked or at its title, if nothing there has it."""

    def focused_name(self) -> str:
        """The id of what has the focus."""

    def back(self) -> None:
        """What the browser's own Back does."""

    def dialog_is_open(self) -> bool:
        """Has something been opened over the page?."""

    def bubble(self, html: str, target: str, fresh: bool) -> None:
        """Show the bubble of a lesson beside the element of this id and pointing at it."""

    def keep_picture(self, id: str, draw: Callable[[], str]) -> None:
        """Keep the last picture of a match, the text of its screen, when the page has nothing else to do."""

    def clock(self) -> float:
        """Milliseconds since the page was opened, fine enough to measure a slice of work."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def today(self) -> str:
        """The local date: "2026-11-20"."""

    def later(self, do: Callable[[], Any], ms: float = 0) -> None:
        """Do something after so many milliseconds."""

    def after_paint(self, do: Callable[[], Any]) -> None:
        """Do something when what was just shown has been painted."""

    def release(self) -> str:
        """What runs here, for people and in reports of faults."""

    def apply_update(self) -> None:
        """Put the newer page in place that waits."""

    def start(self, work: Any) -> None:
        """Begin a coroutine."""

    async def breathe(self) -> None:
        """Let the page paint and answer before the next slice of work."""

    async def sleep(self, ms: float) -> None:
        """Wait so many milliseconds."""

    async def tap_or_sleep(self, ms: float) -> None:
        """Wait so many milliseconds, or until the page is tapped or a key pressed."""

    def chance(self, below: int) -> int:
        """A number 0 to below - 1 from the browser, for names and seeds, never for a match."""

    def address(self, fragment: str) -> str:
        """The whole address of this page with another fragment."""

    async def page_text(self, url: str) -> str | None:
        """A file of this very build as text."""

    def dress(self) -> None:
        """Let the page look as the settings say."""

    def why_missing(self, otherwise: str) -> str:
        """Why a file of this build cannot be had."""

    def scroll_to(self, name: str) -> None:
        """Bring an element of a drawer into sight."""

    def move_cursor(self, name: str) -> None:
        """The board's cursor stands on the element of this id, which comes into sight."""

    def bring(self, selector: str) -> None:
        """Bring the first element that fits the selector into sight, in a map as well."""

    def light_up(self, name: str) -> None:
        """Bring a line into sight at the top of what it stands in, and mark it."""

    async def qr(self, words: str) -> Any:
        """A text as the squares of a QR code, with `size` and `path`."""


class Channel(Protocol):
    """What all windows of this page in one browser hear, but not those that the window itself says."""

    def say(self, words: str) -> None:
        """To all others."""

    def close(self) -> None:
        """Neither hear nor say anything any more."""


class WakeLock(Protocol):
    """Keeps the screen on while a match is on, where the browser can."""

    def hold(self) -> Awaitable[None]:
        """Keep the screen on, if the page is seen."""

    def release(self) -> None:
        """Let the screen go dark again."""


class Heard(Protocol):
    """Who is told what comes over a line."""

    def opened_now(self) -> None:
        """It is open."""

    def heard(self, text: str) -> None:
        """The other side says something."""

    def closed(self, why: str) -> None:
        """It is cut: "left", "lost" or "flood"."""


class Line(Protocol):
    """A line to another device (`static/peer.mjs`)."""

    @property
    def code(self) -> str:
        """What the other side must read."""

    @property
    def taps(self) -> bool:
        """Must a person tap when it has?"""

    @property
    def open(self) -> bool:
        """Is the other side there, or was it?"""

    async def take(self, code: str) -> None:
        """The other side's code. ValueError says what is wrong with it, in a word."""

    def connect(self) -> None:
        """The other side has read ours."""

    def say(self, text: str) -> None:
        """To the other side."""

    def close(self) -> None:
        """No more."""


class Ending(Protocol):
    """Something that goes on until it is ended."""

    def end(self) -> None:
        """No more."""


class Device(Protocol):
    """The device around the page; what it cannot do is answered in words or with False."""

    LARGEST: int  # pixels a side of a picture

    def Channel(self, name: str, hear: Callable[[str], None]) -> Channel:
        """What all windows of this page hear that have a channel of this name."""

    def WakeLock(self) -> WakeLock:
        """What keeps the screen on."""

    async def ask_to_keep(self) -> None:
        """Ask the browser not to clear what is saved when the device runs short of room."""

    async def copy(self, words: str) -> bool:
        """Put text on the clipboard."""

    def open_window(self, url: str) -> bool:
        """Open a page of this site in a window of its own, or show that window if it is open already."""

    def name(self) -> str:
        """The browser's own name, as it tells it."""

    def can_share(self) -> bool:
        """Does the device have its own way of sharing?."""

    def share(self, title: str, words: str, url: str) -> Awaitable[bool | None]:
        """The device's own sharing, at once; False if it refuses, None if it was closed."""

    def sound(self, name: str, side: float = 0, pitch: float = 1) -> None:
        """Play one of the small sounds (`SOUNDS`, games/contract.py), from a side, at a pitch."""

    def shake(self, name: str) -> None:
        """Shake the device a little, as goes with a sound, where it can."""

    def can_share_pictures(self) -> bool:
        """Can the device hand on a picture?."""

    def can_share_file(self, name: str, kind: str) -> bool:
        """Can the device hand on a file of this kind?"""

    async def give_picture(self, svg: str, name: str, words: str = "") -> str:
        """A drawing made into a picture on the device, shared where it can, or else handed over as a file."""

    async def give_page(self, html: str, name: str, words: str) -> str:
        """A page with drawings of ours, made whole and given as a picture is."""

    async def give_gif(self, gif: Gif, name: str, words: str, progress: Callable[[float], Any]) -> str:
        """Drawings made into a GIF, and given as a picture is."""

    async def draw_large(
        self,
        drawing: str | Sequence[str],
        width: int,
        height: int,
        per_metre: int = 0,
        progress: Callable[[float], Any] | None = None,
    ) -> Blob | None:
        """Drawings that lie on one another as a picture (PNG) of so many pixels; None if that cannot be."""

    async def foretell_large(self, drawing: str | Sequence[str], width: int, height: int) -> int:
        """How many bytes such a picture will have, about."""

    async def enclosed(self, before: str, blob: Blob, after: str, kind: str = "application/json") -> Blob:
        """A text with what a blob holds, as letters, in its middle."""

    def size(self, blob: Blob) -> int:
        """How many bytes a blob has."""

    def give_blob(self, name: str, blob: Blob) -> None:
        """Hand the player a file to keep."""

    def give_text(self, name: str, words: str, kind: str = "application/json") -> None:
        """Hand the player a text as a file to keep."""

    async def print_sheets(self, sheets: Sequence[str], paper: Literal["A4", "Letter"] = "A4") -> bool:
        """Print drawings in millimetres, each on a sheet of its own. False if that cannot be."""

    def pick_file(self, kinds: str) -> Awaitable[str | None]:
        """The text of a file that the player picks; they are asked at once."""

    async def read_file(self, file: Any) -> str | None:
        """The text of a file that was dropped on the page."""

    async def full_screen(self) -> bool:
        """Let the page fill the screen, or leave that again."""

    def can_fill_screen(self) -> bool:
        """Can the page fill the screen? (A page on a phone's own home screen does already.)."""


class Lines(Protocol):
    """Lines to other devices, and what brings them about."""

    async def offer(self, heard: Heard) -> Line:
        """A line for another device, whose code it must read. ValueError if there can be none."""

    async def answer(self, code: str, heard: Heard) -> Line:
        """The line to the device of which this is the code. ValueError says what is wrong with it."""

    async def watch(self, name: str, found: Callable[[str], Any]) -> Ending:
        """Look through the camera, into the video element of this id, for codes. ValueError if that cannot
        be: "forbidden" or "none"."""

    def clean(self, html: str) -> str:
        """Markup from another device without whatever would run, load or lead away."""
