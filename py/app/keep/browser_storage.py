"""The browser's storage as the store sees it: localStorage, or where that is forbidden, one for a while."""

from __future__ import annotations

from js import boneyard, navigator, window
from pyodide.ffi import JsException

from app.keep.storage import FORBIDDEN, FULL, FULL_AT_START, MemoryStorage, Storage, StorageFault, forgetful


class BrowserStorage:
    """localStorage as texts by key. What cannot be read is not there; `set` alone complains."""

    def __init__(self) -> None:
        self.storage = window.localStorage

    def get(self, key: str) -> str | None:
        try:
            text = self.storage.getItem(key)
        except JsException:
            return None
        return text if isinstance(text, str) else None  # JavaScript's null is not None

    def set(self, key: str, text: str) -> None:
        try:
            self.storage.setItem(key, text)
        except JsException as fault:
            raise StorageFault(FULL) from fault

    def remove(self, key: str) -> None:
        try:
            self.storage.removeItem(key)
        except JsException:
            return

    def names(self) -> list[str]:
        try:
            return [str(self.storage.key(i)) for i in range(self.storage.length)]
        except JsException:
            return []


class BrowserJournal:
    """The third place, which survives a crash of the browser: `static/journal.mjs`, the very texts of
    the storage by their names. Where the browser has none, it is empty and stays so."""

    def __init__(self) -> None:
        self.journal = boneyard.journal
        self.held: dict[str, str] | None = None

    def texts(self) -> dict[str, str]:
        """What lay there at start; "match.3f2a~1" is a text of "match.3f2a" that was found too late then."""
        if self.held is None:
            self.held = dict(self.journal.texts().to_py())
        return dict(self.held)

    def put(self, name: str, text: str) -> None:
        """Keep a text, soon; nothing is said if that fails."""
        self.journal.put(name, text)
        if self.held is not None:
            self.held[name] = text

    def remove(self, name: str) -> None:
        """Forget a text."""
        self.journal.remove(name)
        if self.held is not None:
            self.held.pop(name, None)


def storage(notes: list[str]) -> Storage:
    """The browser's storage, also when it is full; where it is forbidden or missing, one that lasts as long
    as the page, and a note."""
    try:
        found = BrowserStorage()
        int(found.storage.length)
        found.storage.getItem("boneyard-try")
    except (JsException, AttributeError, TypeError):
        notes.append(FORBIDDEN)
        return MemoryStorage()
    try:
        found.set("boneyard-try", "1")
    except StorageFault:
        if not found.names():
            notes.append(FORBIDDEN)
            return MemoryStorage()
        notes.append(FULL_AT_START)
    found.remove("boneyard-try")
    return found


def is_forgetful() -> bool:
    """`forgetful` for the browser at hand."""
    installed = window.matchMedia("(display-mode: standalone)").matches or bool(
        getattr(navigator, "standalone", False)
    )
    return forgetful(str(navigator.userAgent), installed)
