"""The browser's storage as the store sees it: localStorage, or where that is forbidden, a box for a while."""

from __future__ import annotations

from js import navigator, window
from pyodide.ffi import JsException

from app.store import FORBIDDEN, FULL, Box, MemoryBox, StorageFault, forgetful


class BrowserBox:
    """localStorage as a box of texts."""

    def __init__(self) -> None:
        self.storage = window.localStorage
        self.storage.setItem("boneyard-try", "1")
        self.storage.removeItem("boneyard-try")

    def get(self, key: str) -> str | None:
        return self.storage.getItem(key)

    def set(self, key: str, text: str) -> None:
        try:
            self.storage.setItem(key, text)
        except JsException as fault:
            raise StorageFault(FULL) from fault

    def remove(self, key: str) -> None:
        self.storage.removeItem(key)

    def names(self) -> list[str]:
        return [str(self.storage.key(i)) for i in range(self.storage.length)]


def box(notes: list[str]) -> Box:
    """The browser's storage; where that is forbidden, one that lasts as long as the page, and a note."""
    try:
        return BrowserBox()
    except JsException as fault:
        notes.append(FULL if "Quota" in str(fault) else FORBIDDEN)
        return MemoryBox()


def is_forgetful() -> bool:
    """`forgetful` for the browser at hand."""
    installed = window.matchMedia("(display-mode: standalone)").matches or bool(
        getattr(navigator, "standalone", False)
    )
    return forgetful(str(navigator.userAgent), installed)
