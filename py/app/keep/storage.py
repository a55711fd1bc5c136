"""Where texts are kept, by key: the browser's storage, or a dict in tests and where storage is forbidden."""

from __future__ import annotations

from typing import Protocol

FULL = (
    "There is no room left on this device to save: your last action may be lost when you leave. "
    "Export your matches, or remove old ones from the shelf."
)
FULL_AT_START = (
    "There is no room left on this device. What is saved here can be played, exported and removed; "
    "nothing more can be saved until there is room."
)
FORBIDDEN = (
    "This browser does not let the page save anything (private window, or storage switched off): "
    "the match lasts until you close the page. Export it to keep it."
)
SEVEN_DAYS = (
    "Safari removes what a page has saved when it is not visited for seven days. "
    "Add this page to your home screen, or export your matches, to keep them."
)
HELD = 30  # matches that the journal holds, as `static/journal.mjs` says too


class StorageFault(Exception):
    """Something could not be saved; the message is the sentence to show."""


class Storage(Protocol):
    """Texts by key; `names` lists the keys. `set` raises StorageFault when it cannot; the others never."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> list[str]: ...


class Journal(Protocol):
    """The third place: each text just saved once more, on the disk itself before the next half second."""

    def texts(self) -> dict[str, str]:
        """What it held when the page was opened, by name, and what this page has told it since."""

    def put(self, name: str, text: str) -> None:
        """Hold this text; at once, and without a word if it cannot."""

    def remove(self, name: str) -> None:
        """Hold it no longer."""


class MemoryStorage:
    """A storage that lasts as long as the page."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self._texts.get(key)

    def set(self, key: str, text: str) -> None:
        self._texts[key] = text

    def remove(self, key: str) -> None:
        self._texts.pop(key, None)

    def names(self) -> list[str]:
        return list(self._texts)


class MemoryJournal:
    """A journal that forgets with the page: for tests, and where the browser has no such place."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.held = dict(texts or {})

    def texts(self) -> dict[str, str]:
        """What it was made with."""
        return dict(self.held)

    def put(self, name: str, text: str) -> None:
        """Hold this text."""
        self.held[name] = text

    def remove(self, name: str) -> None:
        """Hold it no longer."""
        self.held.pop(name, None)


def forgetful(agent: str, installed: bool) -> bool:
    """Is this Safari outside the home screen, which clears a page's storage after seven days unvisited?"""
    apple = any(name in agent for name in ("Macintosh", "iPhone", "iPad"))
    other = any(name in agent for name in ("Chrome", "CriOS", "FxiOS", "EdgiOS", "Firefox"))
    return apple and "Safari/" in agent and not other and not installed
