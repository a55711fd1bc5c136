"""A file of what was saved joins what is here.

An import goes one way: the file is read and what it says is checked by the rules (`import_claims.py`), what
becomes of it here is decided, thing by thing (`import_merge.py`), and then all of it is written, or nothing.
It can be undone until the next one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from app.keep.import_claims import Unfit, check, read
from app.keep.import_merge import Change, Told, decide
from app.keep.seals import check_sum
from app.keep.storage import StorageFault
from app.keep.store import UNDO, Store
from tabletop.plain import build, parse
from tabletop.wording import counted, in_words

UNREAD = "This file could not be read; nothing was changed. Copy it to this device, then choose the copy."
NO_ROOM = (
    "There is no room on this device for what the file holds; nothing was changed. Remove old matches first."
)
MEANWHILE = "Another tab has saved something meanwhile; nothing was changed. Import the file again."
NOTHING_NEW = "Everything in this file is here already; nothing was changed."
UNDONE = "The import is undone."
STAYS = "What has been played or changed since stays as it is."
COUNTED: dict[Told, tuple[str, str]] = {  # what an import tells of: one of it, several of it
    "new": ("match new", "matches new"),
    "further": ("match further on", "matches further on"),
    "beside": ("match beside yours, as a copy", "matches beside yours, as a copy"),
    "results": ("result new", "results new"),
    "trophies": ("thing new in the cabinets", "things new in the cabinets"),
    "aside": ("thing that cannot be read, kept aside", "things that cannot be read, kept aside"),
}


async def bring_in(
    store: Store, file: Awaitable[str | None], breathe: Callable[[], Awaitable[None]]
) -> str | None:
    """All that a file brings, or nothing of it; what came of it in a sentence, None if no file was picked.
    A match is replayed by the rules, which may take a moment: between two things the page may `breathe`."""
    try:
        text = await file
    except OSError:
        return UNREAD
    if text is None:
        return None
    try:
        texts = read(text)
    except Unfit as fault:
        return str(fault)
    changes: list[Change] = []
    for claim in check(store, texts):
        changes += decide(store, claim)
        await breathe()
    return write(store, changes)


class Before(NamedTuple):
    """What lay under a key before an import, and the check sum of what the import put there."""

    text: str | None
    put: str


def write(store: Store, changes: Sequence[Change]) -> str:
    """Do all of it or nothing, and say what came of it."""
    storage = store.storage
    texts = {key: text for change in changes for key, text in change.texts.items()}
    stood = {key: text for change in changes for key, text in change.stood.items()}
    if not changes:
        return NOTHING_NEW
    if any(storage.get(key) != text for key, text in stood.items()):
        return MEANWHILE
    before = {key: Before(text, check_sum(texts[key]))._asdict() for key, text in stood.items()}
    last = storage.get(UNDO)
    try:
        for key, text in {UNDO: json.dumps(before), **texts}.items():
            storage.set(key, text)
            if storage.get(key) != text:
                raise StorageFault(NO_ROOM)
    except StorageFault:
        restore(store, {UNDO: last, **stood})
        return NO_ROOM
    store.replaced(texts)
    return told(changes)


def told(changes: Iterable[Change]) -> str:
    """What has come of an import, in a sentence or two."""
    counts = Counter[Told]()
    for change in changes:
        counts[change.told] += change.number
    parts = [counted(counts[what], *words) for what, words in COUNTED.items() if counts[what]]
    return f"Imported: {in_words(parts)}. What was here is still here."


def undo(store: Store) -> str:
    """Put back what lay here before the last import, but for what has been changed since."""
    try:
        before = build(dict[str, Before], parse(store.storage.get(UNDO) or "{}"))
    except (TypeError, ValueError):
        before = {}
    still = {
        key: one.text for key, one in before.items() if check_sum(store.storage.get(key) or "") == one.put
    }
    restore(store, {**still, UNDO: None})
    store.replaced(still)
    return UNDONE if len(still) == len(before) else f"{UNDONE} {STAYS}"


def restore(store: Store, texts: Mapping[str, str | None]) -> None:
    """Put back what lay under these keys; all of it goes first, so that there is room."""
    for key in texts:
        store.storage.remove(key)
    for key, text in texts.items():
        if text is not None:
            try:
                store.storage.set(key, text)
            except StorageFault as fault:
                store.notes.append(str(fault))
