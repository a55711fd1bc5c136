"""What is kept on the device: matches, results, and whatever must not be lost.

Each value lies in two places, each with a check sum, so that one damaged copy costs
nothing. A damaged text is put aside under another name, never thrown away. What another
tab has written is never overwritten: the writer is told instead. Every fault is one plain
sentence. The store works on any box of texts by key: the browser's, or a dict in tests.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol
from zlib import crc32

PREFIX, SECOND, ASIDE = "boneyard.", "boneyard-copy.", "boneyard-aside."
MATCH, RESULTS = "match.", "results."

FULL = (
    "There is no room left on this device to save: your last action may be lost when you leave. "
    "Export your matches, or remove old ones from the shelf."
)
FORBIDDEN = (
    "This browser does not let the page save anything (private window, or storage switched off): "
    "the match lasts until you close the page. Export it to keep it."
)
HEALED = "One copy of something saved was damaged; the second copy was whole, so nothing is lost."
DAMAGED = (
    "Something saved could not be read. It is kept aside and goes along when you export; "
    "nothing else is touched."
)
SEVEN_DAYS = (
    "Safari removes what a page has saved when it is not visited for seven days. "
    "Add this page to your home screen, or export your matches, to keep them."
)
NO_EXPORT = "This file is not an export of Boneyard, or it is damaged; nothing was changed."


class StorageFault(Exception):
    """Something could not be saved; the message is the sentence to show."""


class PlayedElsewhere(Exception):
    """Another tab has written this since it was last read here; nothing was overwritten."""


class Box(Protocol):
    """Texts by key; `names` lists the keys. `set` raises StorageFault when it cannot."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> None: ...
    def remove(self, key: str) -> None: ...
    def names(self) -> list[str]: ...


class MemoryBox:
    """A box that lasts as long as the page: for tests, and where storage is forbidden."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        self.texts[key] = text

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)

    def names(self) -> list[str]:
        return list(self.texts)


def forgetful(agent: str, installed: bool) -> bool:
    """Is this Safari outside the home screen, which clears a page's storage after seven days unvisited?"""
    apple = any(name in agent for name in ("Macintosh", "iPhone", "iPad"))
    other = any(name in agent for name in ("Chrome", "CriOS", "FxiOS", "EdgiOS", "Firefox"))
    return apple and "Safari/" in agent and not other and not installed


def seal(value: Any) -> str:
    """A JSON value as text with its check sum in front."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return f"{crc32(text.encode()):08x} {text}"


def unseal(text: str | None) -> Any:
    """The value that `seal` wrote, or None if the text is damaged or there is none."""
    check, _, body = (text or "").partition(" ")
    try:
        return json.loads(body) if check == f"{crc32(body.encode()):08x}" else None
    except ValueError:
        return None


class Store:
    """Named JSON values in a box. `notes` collects sentences that the player should see once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.notes: list[str] = []
        self.seen: dict[str, str] = {}  # name -> the text last read or written here

    def names(self, kind: str) -> list[str]:
        """The names of all values of a kind (MATCH, RESULTS), whichever copy is left of them."""
        found = {
            key[len(front) :]
            for key in self.box.names()
            for front in (PREFIX, SECOND)
            if key.startswith(front + kind)
        }
        return sorted(found)

    def mentions(self, kind: str, words: str) -> bool:
        """Does any value of this kind hold these words? Quicker than reading them all."""
        return any(words in (self.box.get(PREFIX + name) or "") for name in self.names(kind))

    def read(self, name: str) -> Any:
        """The value, from its second copy if need be; None if there is none that can be read."""
        texts = [self.box.get(front + name) for front in (PREFIX, SECOND)]
        for text in texts:
            value = unseal(text)
            if value is not None:
                if text is not texts[0]:
                    self._heal(name, texts[0], value)
                self.seen[name] = self.box.get(PREFIX + name) or ""
                return value
        if any(texts):
            self._put_aside(name, *texts)
            self.notes.append(DAMAGED)
        return None

    def write(self, name: str, value: Any) -> None:
        """Save in both places, and read back. PlayedElsewhere, StorageFault."""
        stands = self.box.get(PREFIX + name)
        if stands is not None and stands != self.seen.get(name):
            if unseal(stands) is not None:
                raise PlayedElsewhere
            self._put_aside(name, stands)
        text = seal(value)
        self.box.set(PREFIX + name, text)
        if self.box.get(PREFIX + name) != text:
            raise StorageFault(FULL)
        self.seen[name] = text
        self.box.set(SECOND + name, text)

    def remove(self, name: str) -> None:
        """Forget a value, on the player's wish."""
        for front in (PREFIX, SECOND):
            self.box.remove(front + name)
        self.seen.pop(name, None)

    def changed_elsewhere(self, key: str, text: str | None) -> str | None:
        """The name that another tab has just written, if a storage event says so of a value seen here."""
        name = key.removeprefix(PREFIX) if key.startswith(PREFIX) else None
        return name if name in self.seen and text is not None and text != self.seen[name] else None

    def _heal(self, name: str, damaged: str | None, value: Any) -> None:
        if damaged is not None:
            self._put_aside(name, damaged)
            self.notes.append(HEALED)
        try:
            self.box.set(PREFIX + name, seal(value))
        except StorageFault as fault:
            self.notes.append(str(fault))

    def _put_aside(self, name: str, *texts: str | None) -> None:
        for text in {text for text in texts if text}:
            try:
                self.box.set(f"{ASIDE}{name}.{crc32(text.encode()):08x}", text)
            except StorageFault as fault:
                self.notes.append(str(fault))
                return
        for front in (PREFIX, SECOND):
            if unseal(self.box.get(front + name)) is None:
                self.box.remove(front + name)

    # --- one file ----------------------------------------------------------------

    def export(self, unsaved: dict[str, Any] | None = None) -> str:
        """Everything as the text of one file, what lies aside or could not be saved included."""
        values = {name: self.read(name) for kind in (MATCH, RESULTS) for name in self.names(kind)}
        values |= unsaved or {}
        aside = {key: self.box.get(key) for key in self.box.names() if key.startswith(ASIDE)}
        return seal({"boneyard": 1, "values": values, "aside": aside}) + "\n"

    def merge(self, text: str) -> str:
        """Add what an exported file holds, and say what came of it in one sentence.

        Nothing here is overwritten: a match that went on differently in both is kept twice.
        """
        file = unseal(text.strip())
        try:
            matches, results = self._read_file(file)
        except (TypeError, KeyError, AttributeError):
            return NO_EXPORT
        try:
            added = sum(self._merge_match(name, value) for name, value in matches)
            new = sum(self._merge_results(name, value["results"]) for name, value in results)
            for key, damaged in file["aside"].items():
                self.box.set(key, damaged)
        except StorageFault as fault:
            return str(fault)
        return (
            f"Imported: matches new or further on: {added}; results new: {new}. What was here is still here."
        )

    @staticmethod
    def _read_file(file: Any) -> tuple[list[tuple[str, Any]], list[tuple[str, Any]]]:
        """The matches and the results of an export, each looked at before anything is written."""
        if file["boneyard"] != 1 or not all(key.startswith(ASIDE) for key in file["aside"]):
            raise KeyError
        found = file["values"].items()
        matches = [
            (name, value)
            for name, value in found
            if name.startswith(MATCH) and value["match"]["log"] is not None
        ]
        results = [(name, value) for name, value in found if name.startswith(RESULTS)]
        for _, value in results:
            for result in value["results"]:
                _ = result["id"], result["ended"]
        return matches, results

    def _merge_match(self, name: str, theirs: dict[str, Any]) -> bool:
        ours = self.read(name)
        if ours == theirs:
            return False
        log, their_log = (list(record["match"]["log"]) if record else [] for record in (ours, theirs))
        if ours and log != their_log[: len(log)]:
            if their_log == log[: len(their_log)]:
                return False
            name = f"{name}-{crc32(seal(theirs).encode()):08x}"
            theirs = {**theirs, "id": name.removeprefix(MATCH)}
            if self.read(name) is not None:
                return False
        self.write(name, theirs)
        return True

    def _merge_results(self, name: str, theirs: list[dict[str, Any]]) -> int:
        ours = (self.read(name) or {"results": []})["results"]
        new = list(self._unknown(ours, theirs))
        if new:
            self.write(name, {"results": sorted(ours + new, key=lambda result: str(result["ended"]))})
        return len(new)

    @staticmethod
    def _unknown(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        known = {result["id"] for result in ours}
        return (result for result in theirs if result["id"] not in known)
