"""The device around the page: the clipboard, sharing, files, sounds and shakes, pictures, the screen kept on.

What a device or a browser cannot do fails quietly here, and is answered in words or with False.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from js import AbortController, BroadcastChannel, document, navigator, window
from pyodide.ffi import JsException, create_proxy

from app.page.browser import objects, safely, start, why_missing
from app.page.names import file_name

if TYPE_CHECKING:
    from app.page.gif import Gif

LARGEST = 8000  # pixels a side of a picture; static/slices.mjs says the same
Blob = Any  # the browser's: bytes that stay with it, to be handed over


async def ask_to_keep() -> None:
    """Ask the browser not to clear what is saved when the device runs short of room."""
    if hasattr(navigator, "storage") and hasattr(navigator.storage, "persist"):
        await navigator.storage.persist()


async def copy(words: str) -> bool:
    """Put text on the clipboard; False if the browser does not let us."""
    try:
        await navigator.clipboard.writeText(words)
    except (JsException, AttributeError):
        return False
    return True


def open_window(url: str) -> bool:
    """Open a page of this site in a window of its own, or show that window if it is open already; False if
    the browser does not let us."""
    return bool(window.open(url, f"boneyard {url}"))


def name() -> str:
    """The browser's own name, as it tells it."""
    return str(navigator.userAgent)


def can_share() -> bool:
    """Does the device have its own way of sharing?"""
    return hasattr(navigator, "share")


def share(title: str, words: str, url: str) -> Awaitable[bool | None]:
    """The device's own sharing; False if it refuses, None if it was closed. It opens at once, whenever it is
    awaited: browsers let a page share only while it answers a touch."""
    try:
        return _shared(navigator.share(objects({"title": title, "text": words, "url": url})))
    except JsException:
        return _refused()


async def _shared(promise: Awaitable[Any]) -> bool | None:
    try:
        await promise
    except JsException as fault:
        return None if str(fault).startswith("AbortError") else False
    return True


async def _refused() -> bool | None:
    return False


def sound(name: str, side: float = 0, pitch: float = 1) -> None:
    """Play one of the small sounds (`SOUNDS`, games/contract.py), from a side, -1 the left to 1 the right,
    and at so many times its pitch; where that cannot be, there is silence."""
    window.page.sound(name, side, pitch)


def shake(name: str) -> None:
    """Shake the device a little, as goes with a sound, where it can."""
    window.page.shake(name)


def can_share_pictures() -> bool:
    """Can the device hand on a picture?"""
    return can_share_file("a.png", "image/png")


def can_share_file(name: str, kind: str) -> bool:
    """Can the device hand on a file of this kind?"""
    return bool(window.page.canShareFiles(name, kind))


async def give_picture(svg: str, name: str, words: str = "") -> str:
    """A drawing made into a picture on the device, shared with these words where it can, or else handed over
    as a file; what came of it, in words."""
    try:
        return str(await window.page.givePicture(svg, name, words))
    except JsException:
        return why_missing("The picture could not be drawn here.")


async def give_page(html: str, name: str, words: str) -> str:
    """A page with drawings of ours, made whole and given as a picture is."""
    try:
        return str(await window.page.givePage(html, name, words))
    except JsException:
        return why_missing("The page could not be made here.")


async def give_gif(gif: Gif, name: str, words: str, progress: Callable[[float], Any]) -> str:
    """Drawings made into a GIF, and given as a picture is. Progress hears how many of them are done."""
    heard = create_proxy(safely(progress))
    options = {"width": gif.width, "height": gif.height, "ms": gif.ms, **_heard(heard)}
    try:
        return str(await window.page.giveGif(_plain(gif.drawings), objects(options), name, words))
    except JsException:
        return why_missing("The GIF could not be made here.")
    finally:
        heard.destroy()


async def draw_large(
    drawing: str | Sequence[str],
    width: int,
    height: int,
    per_metre: int = 0,
    progress: Callable[[float], Any] | None = None,
) -> Blob | None:
    """A standalone drawing, or several that lie on one another, as a picture (PNG) of so many pixels, at most
    `LARGEST` a side, so many a metre on paper; None if that cannot be. Progress hears numbers from 0 to 1.
    A task that is cancelled ends the drawing."""
    ending = AbortController.new()
    heard = create_proxy(safely(progress)) if progress else None
    options = {"width": width, "height": height, "perMetre": per_metre, "signal": ending.signal}
    try:
        return await window.page.drawLarge(_plain(drawing), objects(options | _heard(heard)))
    except JsException:
        return None
    finally:
        ending.abort()
        if heard:
            heard.destroy()


async def foretell_large(drawing: str | Sequence[str], width: int, height: int) -> int:
    """How many bytes such a picture will have, about; 0 if that cannot be said."""
    try:
        return int(await window.page.foretellLarge(_plain(drawing), width, height))
    except JsException:
        return 0


def _plain(drawing: str | Sequence[str]) -> Any:
    """Texts as the page takes them."""
    return objects([drawing] if isinstance(drawing, str) else list(drawing))


def _heard(proxy: Any) -> dict[str, Any]:
    return {"onProgress": proxy} if proxy else {}


async def enclosed(before: str, blob: Blob, after: str, kind: str = "application/json") -> Blob:
    """A text with what a blob holds, as letters, in its middle; such a text may be too large for Python."""
    return await window.page.enclosed(before, blob, after, kind)


def size(blob: Blob) -> int:
    """How many bytes a blob has."""
    return int(blob.size)


def give_blob(name: str, blob: Blob) -> None:
    """Hand the player a file to keep; its name is made one that every device takes."""
    window.page.giveFile(file_name(name), blob)


def give_text(name: str, words: str, kind: str = "application/json") -> None:
    """Hand the player a text as a file to keep."""
    window.page.giveFile(file_name(name), words, kind)


async def print_sheets(sheets: Sequence[str], paper: Literal["A4", "Letter"] = "A4") -> bool:
    """Print standalone drawings, each on a sheet of its own and true to the width and height in millimetres
    that it says: 190 by 277 on A4, 195 by 259 on Letter, or lying. False if that cannot be."""
    try:
        await window.page.printSheets(_plain(sheets), paper)
    except JsException:
        return False
    return True


def pick_file(kinds: str) -> Awaitable[str | None]:
    """The text of a file that the player picks; None if none was picked. OSError if it cannot be read. The
    player is asked at once, whenever it is awaited: browsers let a page ask only while it answers a touch."""
    return _text_of(window.page.pickFile(kinds))


async def read_file(file: Any) -> str | None:
    """The text of a file that was dropped on the page. OSError if it cannot be read."""
    return await _text_of(window.page.readFile(file))


async def _text_of(file: Awaitable[Any]) -> str | None:
    try:
        text = await file
    except JsException as fault:
        raise OSError(str(fault)) from None
    return text if isinstance(text, str) else None


async def full_screen() -> bool:
    """Let the page fill the screen, or leave that again; False where that cannot be."""
    try:
        if document.fullscreenElement:
            await document.exitFullscreen()
        else:
            await document.documentElement.requestFullscreen()
    except (JsException, AttributeError):
        return False
    return True


def can_fill_screen() -> bool:
    """Can the page fill the screen? (A page on a phone's own home screen does already.)"""
    return bool(getattr(document, "fullscreenEnabled", False))


class Channel:
    """What all windows of this page in one browser hear that have a channel of this name: texts, but not
    those that the window itself says."""

    def __init__(self, name: str, hear: Callable[[str], None]) -> None:
        self.channel = BroadcastChannel.new(name)
        self.hear = create_proxy(
            safely(lambda event: hear(event.data) if isinstance(event.data, str) else None)
        )
        self.channel.addEventListener("message", self.hear)

    def say(self, words: str) -> None:
        """To all others."""
        self.channel.postMessage(words)

    def close(self) -> None:
        """Neither hear nor say anything any more."""
        self.channel.removeEventListener("message", self.hear)
        self.channel.close()
        self.hear.destroy()


class WakeLock:
    """Keeps the screen on while a match is on, where the browser can."""

    def __init__(self) -> None:
        self.lock: Any = None

    async def hold(self) -> None:
        """Keep the screen on, if the page is seen."""
        if self.lock and not self.lock.released:
            return
        try:
            self.lock = await navigator.wakeLock.request("screen")
        except (JsException, AttributeError):
            self.lock = None  # a low battery or an older browser: the screen may go dark

    def release(self) -> None:
        """Let the screen go dark again."""
        if self.lock:
            start(_settled(self.lock.release()))
            self.lock = None


async def _settled(promise: Awaitable[Any]) -> None:
    await promise
