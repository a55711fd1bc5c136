"""The device around the page: the clipboard, sharing, files, sounds and shakes, pictures, the screen kept on.

What a device or a browser cannot do fails quietly here, and is answered in words or with False.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from js import BroadcastChannel, document, navigator, window
from pyodide.ffi import JsException, create_proxy

from app.page.browser import objects, safely, start, why_missing


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


def can_share() -> bool:
    """Does the device have its own way of sharing?"""
    return hasattr(navigator, "share")


async def share(title: str, words: str, url: str) -> None:
    """The device's own sharing; whoever closes it has not failed."""
    try:
        await navigator.share(objects({"title": title, "text": words, "url": url}))
    except JsException:
        return


def sound(name: str) -> None:
    """Play one of the small sounds (`SOUNDS`, games/contract.py); where that cannot be, there is silence."""
    window.page.sound(name)


def shake(name: str) -> None:
    """Shake the device a little, as goes with a sound, where it can."""
    window.page.shake(name)


def can_share_pictures() -> bool:
    """Can the device hand on a picture?"""
    return bool(window.page.canShareFiles())


async def give_picture(svg: str, name: str) -> str:
    """A drawing made into a picture on the device, shared where it can, or else handed over as a file; what
    came of it, in words."""
    try:
        return str(await window.page.givePicture(svg, name))
    except JsException:
        return why_missing("The picture could not be drawn here.")


def give_file(name: str, words: str) -> None:
    """Hand the player a file to keep."""
    window.page.giveFile(name, words)


async def pick_file(kinds: str) -> str:
    """The text of a file that the player picks; empty if none."""
    return str(await window.page.pickFile(kinds) or "")


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
