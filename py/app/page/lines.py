"""Lines to other devices, and what brings them about: `app/live`, `static/peer.mjs`, `static/camera.mjs`,
fetched when they are first asked for; and with them what else is (`static/build/pack.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from js import AbortController, document, window
from pyodide.ffi import JsException, create_proxy

import app
from app.page.browser import objects, safely, start
from app.page.protocols import Heard

ROOMS = "/lib/live.zip"  # where what is fetched later lies once it was
NOT_YET = "is not on this device yet: open the page once more with a network."
NO_ROOMS = f"What it takes to play with phones {NOT_YET}"
NO_TURNS = f"What it takes to go back to a turn {NOT_YET}"


async def fetch_rooms(packages: Iterable[ModuleType]) -> bool:
    """What lies in the second zip of these packages can be imported now; False if it cannot be had."""
    if f"{ROOMS}/app" not in app.__path__:
        try:
            data = await window.page.rooms()
        except JsException:
            return False
        with open(ROOMS, "wb") as file:
            file.write(data.to_bytes())
        for package in packages:
            package.__path__.append(f"{ROOMS}/{package.__name__.replace('.', '/')}")
    return True


async def offer(heard: Heard) -> Line:
    """A line for another device, whose code it must read. ValueError if there can be none."""
    return await _line(await _peer(), "offer", heard)


async def answer(code: str, heard: Heard) -> Line:
    """The line to the device of which this is the code. ValueError says what is wrong with it, in a word."""
    line = await _line(await _peer(), "answer", heard, code)
    await load_cleaner()
    return line


async def _peer() -> Any:
    return await window.page.peer()


async def _line(peer: Any, kind: str, heard: Heard, *code: str) -> Line:
    line = Line(heard)
    try:
        line.line = await getattr(peer, kind)(*code, objects(line.ears))
    except JsException as fault:
        line.hears_no_more()
        raise ValueError(_word(fault)) from None
    return line


class Line:
    """A line to another device (`static/peer.mjs`). open: is the other side there, or was it?"""

    def __init__(self, heard: Heard) -> None:
        self.heard, self.open = heard, False
        self.line: Any = None
        self.ears = {
            "opened": create_proxy(safely(self.opened)),
            "said": create_proxy(safely(heard.heard)),
            "closed": create_proxy(safely(self.closed)),
        }

    @property
    def code(self) -> str:
        """What the other side must read."""
        return str(self.line.code)

    @property
    def taps(self) -> bool:
        """Must a person tap when it has?"""
        return bool(self.line.taps)

    def opened(self) -> None:
        """The other side is there."""
        self.open = True
        self.heard.opened_now()

    def closed(self, why: str) -> None:
        """It is cut; nothing more is heard."""
        self.heard.closed(str(why))
        self.hears_no_more()

    def hears_no_more(self) -> None:
        """Nobody listens."""
        ears, self.ears = self.ears, {}
        for ear in ears.values():
            ear.destroy()

    async def take(self, code: str) -> None:
        """The other side's code. ValueError says what is wrong with it, in a word."""
        try:
            await self.line.take(code)
        except JsException as fault:
            raise ValueError(_word(fault)) from None

    def connect(self) -> None:
        """The other side has read ours."""
        start(_settled(self.line.connect()))

    def say(self, text: str) -> None:
        """To the other side."""
        start(_settled(self.line.say(text)))

    def close(self) -> None:
        """No more."""
        self.line.close()
        self.hears_no_more()


class Camera:
    """A camera that looks until it is ended."""

    def __init__(self, ending: Any, proxy: Any) -> None:
        self.ending, self.proxy = ending, proxy

    def end(self) -> None:
        """No more."""
        self.ending.abort()
        self.proxy.destroy()


async def watch(name: str, found: Callable[[str], Any]) -> Camera:
    """Look through the camera, into the video element of this id, for codes. ValueError if that cannot be:
    "forbidden" or "none"."""
    ending, proxy = AbortController.new(), create_proxy(safely(found))
    try:
        camera = await window.page.camera()
        await camera.watch(document.getElementById(name), proxy, ending.signal)
    except JsException as fault:
        proxy.destroy()
        raise ValueError(_word(fault)) from None
    return Camera(ending, proxy)


async def load_cleaner() -> None:
    """What `clean` needs."""
    await window.page.loadCleaner()


def clean(html: str) -> str:
    """Markup from another device without whatever would run, load or lead away."""
    return str(window.page.clean(html))


async def _settled(promise: Any) -> None:
    try:
        await promise
    except JsException as fault:
        print("Not sent:", fault)  # longer than a line takes, which nothing of ours is


def _word(fault: Any) -> str:
    """What went wrong, as the page's own modules say it, in a word."""
    return str(fault).rpartition(" ")[2]
