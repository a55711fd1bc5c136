"""The browser's own names, as mypy sees them: what saving stands on has its types, anything may be asked of
the others."""

from typing import Any

class Storage:
    """localStorage; what JavaScript calls null is not None in Python."""

    length: int
    def key(self, at: int) -> object: ...
    def getItem(self, key: str) -> object: ...
    def setItem(self, key: str, text: str) -> None: ...
    def removeItem(self, key: str) -> None: ...

class Texts:
    """A JavaScript Map of texts by name."""

    def to_py(self) -> dict[str, str]: ...

class Journal:
    """What `static/journal.mjs` exports."""

    def texts(self) -> Texts: ...
    def put(self, name: str, text: str) -> None: ...
    def remove(self, name: str) -> None: ...

class Boneyard:
    """What `static/boot.mjs` has put there for Python."""

    journal: Journal
    def __getattr__(self, name: str) -> Any: ...

class Window:
    """The window."""

    localStorage: Storage
    def __getattr__(self, name: str) -> Any: ...

boneyard: Boneyard
window: Window

def __getattr__(name: str) -> Any: ...
