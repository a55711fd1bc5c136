"""What is kept on the device: matches, results, and whatever must not be lost.

Each value lies in two places, each with a check sum (`seals.py`): one damaged copy costs nothing. The second
stays beside the third (IndexedDB, the journal), which some browsers do not have, which may answer too late,
and which holds the newest matches only: where it says nothing, each damage of a single copy is a loss.
A text that is damaged, or says what no page of ours would write, is put aside under another
name, never thrown away. What another tab has written is never overwritten: the writer is told
instead. Every fault is one plain sentence. What comes out is typed and whole (`app/keep/schema.py`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import games
from app.keep.schema import (
    Newer,
    Result,
    Saved,
    Trophy,
    as_record,
    as_results,
    as_trophies,
    readable_results,
    readable_trophies,
    results_json,
    trophies_json,
)
from app.keep.seals import check_sum, seal, whole
from app.keep.storage import FULL, HELD, Journal, MemoryJournal, Storage, StorageFault
from tabletop.plain import build, parse

T = TypeVar("T")

PREFIX, SECOND, ASIDE = "boneyard.", "boneyard-copy.", "boneyard-aside."
PICTURE = "boneyard-picture."  # the last pictures of matches, by static/picture.js; nobody misses one
UNDO = "boneyard-undo"  # the key of what the last import has changed
UPDATED = re.compile(r'"updated":([0-9]{1,16})[,}]')  # in a match's text; what people wrote has other quotes
LAST = 1 << 53  # of all moments that can be saved
MATCH, RESULTS, ACHIEVEMENTS = KINDS = ("match.", "results.", "cabinet.")  # as saves say

HEALED = "One copy of something saved was damaged; the second copy was whole, so nothing is lost."
DAMAGED = (
    "Something saved could not be read. It is kept aside and goes along when you export; "
    "nothing else is touched."
)
SALVAGED = (
    "Part of the statistics could not be read. The rest counts on; the damaged text is kept aside and goes "
    "along when you export."
)
SALVAGED_TROPHIES = (
    "Part of a cabinet could not be read. The rest stands where it stood; the damaged text is kept aside and "
    "goes along when you export."
)
THINNED = (
    "There is little room left on this device: matches that are over are kept in one copy instead of two."
)
CLEARED = (
    "What this page had saved was cleared from this browser. What it still knew of it is back: "
    "nothing needs to be done."
)
CLEARED_OLD_TOO = (
    "What this page had saved was cleared from this browser. What it still knew of it is back, of matches "
    f"the newest {HELD}. If older ones are missing, import a file that you have exported."
)


class PlayedElsewhere(Exception):
    """Another tab has written this since it was last read here; nothing was overwritten."""


class Store:
    """Named values in a storage. `notes` collects sentences that the player should see once."""

    def __init__(self, storage: Storage, journal: Journal | None = None) -> None:
        self.storage = storage
        self.journal = journal or MemoryJournal()
        self.notes: list[str] = []
        self.known: dict[str, str] = {}  # name -> the text last read or written here
        self.other_tabs: dict[str, str | None] = {}  # name -> what another has put there, None: removed it
        self.stamped = -1  # the highest stamp there is
        self.unplaced: dict[str, str] = {}  # name -> what the journal holds, and there is no room for

    # --- reading -----------------------------------------------------------------

    def names(self, kind: str) -> list[str]:
        """The names of all values of a kind (MATCH, RESULTS), whichever copy is left of them."""
        found = {
            key[len(front) :]
            for key in self.storage.names()
            for front in (PREFIX, SECOND)
            if key.startswith(front + kind)
        }
        return sorted(found | {name for name in self.unplaced if name.startswith(kind)})

    def text(self, name: str) -> str | None:
        """The text of a value: what stands in the first place, or what there was no room for."""
        return self.unplaced.get(name) or self.storage.get(PREFIX + name)

    def mentions(self, kind: str, words: str) -> bool:
        """Does any value of this kind hold these words? Quicker than reading them all."""
        return any(words in (self.text(name) or "") for name in self.names(kind))

    def record(self, id: str) -> Saved | Newer | None:
        """A saved match; None if there is none that can be read."""
        if self._is_cleared(MATCH + id):
            self.bring_back()
        found = self._read(MATCH + id, lambda value: as_record(id, value))
        if found is None:
            self._give_up(MATCH + id)
        return found

    def records(self, slug: str = "") -> list[Saved | Newer]:
        """The matches on this device, of one game or all, newest first; those of a newer page last."""
        found = [self.record(name.removeprefix(MATCH)) for name in self.names(MATCH)]
        told = [one for one in found if isinstance(one, Saved) and slug in ("", one.match.game)]
        newer = [one for one in found if isinstance(one, Newer) and slug in ("", one.game)]
        return [*latest_first(told), *newer]

    def results(self, slug: str) -> tuple[Result, ...]:
        """A game's results, oldest first; of a damaged list what can still be read."""
        game, name = games.find(slug), RESULTS + slug
        found = self._read(name, lambda value: as_results(game, value))
        if found is not None:
            return found
        left = self._read(name, lambda value: readable_results(game, value)) or ()
        self._salvage(name, results_json(left) if left else None, SALVAGED)
        return left

    def trophies(self, slug: str) -> tuple[Trophy, ...]:
        """What stands in a game's cabinet, oldest first; of a damaged list what can still be read."""
        name = ACHIEVEMENTS + slug
        found = self._read(name, as_trophies)
        if found is not None:
            return found
        left = self._read(name, readable_trophies) or ()
        self._salvage(name, trophies_json(left) if left else None, SALVAGED_TROPHIES)
        return left

    def _salvage(self, name: str, left: Any, words: str) -> None:
        """Put a damaged list aside, and in its place what is left of it."""
        if self._give_up(name, words if left else DAMAGED) and left:
            self.put_text(name, seal(left))

    def _read(self, name: str, read: Callable[[Any], T]) -> T | None:
        """What the first copy says that can be read; a damaged first copy is healed by the second."""
        first, second = self.text(name), self.storage.get(SECOND + name)
        value = whole(first, read)
        if value is None and (value := whole(second, read)) is not None:
            if first is not None and self.put_aside(name, first):
                self.notes.append(HEALED)
            self._try_to_set(PREFIX + name, second or "")
        if value is not None:
            self.known[name] = self.text(name) or ""
        return value

    # --- writing -----------------------------------------------------------------

    def stamp(self, now: int) -> int:
        """When something is saved: `now`, ms since 1970, or as much later as it must be to come after all
        that is kept, whatever the clock has done."""
        if self.stamped < 0:
            texts = (self.text(name) or "" for name in self.names(MATCH))
            self.stamped = max((int(one) for text in texts for one in UPDATED.findall(text)), default=0)
        self.stamped = min(max(now, self.stamped + 1), LAST)
        return self.stamped

    def write(self, name: str, value: Any) -> None:
        """Save in all places, and read back. PlayedElsewhere, StorageFault."""
        if self._is_cleared(name):
            self.bring_back()
        stands = self.text(name)
        if stands is not None and stands != self.known.get(name):
            if whole(stands, lambda value: value) is not None:
                raise PlayedElsewhere
            self.put_aside(name, stands)
        text = seal(value)
        self.journal.put(name, text)
        self._make_room_and_set(PREFIX + name, text)
        if self.storage.get(PREFIX + name) != text:
            raise StorageFault(FULL)
        self.unplaced.pop(name, None)
        self.other_tabs.pop(name, None)
        self.known[name] = text
        self._make_room_and_set(SECOND + name, text)

    def put_text(self, name: str, text: str) -> None:
        """Put a sealed text into all places, whatever lies there. If there is no room in the first, that is
        noted, and the text is read all the same while the page is open; the journal keeps what it has."""
        self.other_tabs.pop(name, None)
        if self._try_to_set(PREFIX + name, text):
            self.unplaced.pop(name, None)
            self._try_to_set(SECOND + name, text)
            self.journal.put(name, text)
        else:
            self.unplaced[name] = text

    def replaced(self, texts: Mapping[str, str | None]) -> None:
        """An import, or its undoing, has put these texts under these keys, None: removed them. The journal
        holds the same from now on, and what was read of them before counts no more."""
        for key, text in texts.items():
            name = key.removeprefix(PREFIX)
            if name.startswith(KINDS):
                self.known.pop(name, None)
                self.other_tabs.pop(name, None)
                if text is None:
                    self.journal.remove(name)
                else:
                    self.journal.put(name, text)

    def remove(self, name: str) -> None:
        """Forget a value, on the player's wish."""
        for front in (PREFIX, SECOND, PICTURE):
            self.storage.remove(front + name)
        self.journal.remove(name)
        self.unplaced.pop(name, None)
        self.other_tabs.pop(name, None)
        self.known.pop(name, None)

    def changed_elsewhere(self, key: str, text: str | None) -> str | None:
        """The name that another tab has just written, if a storage event says so of a value seen here."""
        name = key.removeprefix(PREFIX) if key.startswith(PREFIX) else None
        if name is not None and name.startswith(KINDS):
            self.other_tabs[name] = text
        return name if name in self.known and text is not None and text != self.known[name] else None

    def set_aside(self, name: str) -> None:
        """Keep what lies under this name aside, as the screen that showed it has failed."""
        self._give_up(name)
        self.journal.remove(name)

    def _try_to_set(self, key: str, text: str) -> bool:
        try:
            self.storage.set(key, text)
        except StorageFault as fault:
            self.notes.append(str(fault))
            return False
        return True

    def _make_room_and_set(self, key: str, text: str) -> None:
        """Set a text; where there is no room, at the cost of last pictures, and then of second copies: those
        of finished matches, the oldest first, and then of this text's own."""
        spare: Iterator[str] | None = None
        while True:
            try:
                return self.storage.set(key, text)
            except StorageFault:
                spare = spare or self._spare_copies(key)
                second = next(spare, None)
                if second is None:
                    raise
                self.storage.remove(second)
                if not second.startswith(PICTURE):
                    self.notes.append(THINNED)

    def _spare_copies(self, wanted: str) -> Iterator[str]:
        """The keys of pictures and second copies that can be done without for this one, in that order."""
        pictures = [key for key in self.storage.names() if key.startswith(PICTURE)]
        over = [one.id for one in self.records() if isinstance(one, Saved) and one.over]
        keys = [
            *pictures,
            *(SECOND + MATCH + id for id in reversed(over)),
            SECOND + wanted.removeprefix(PREFIX),
        ]
        return iter([key for key in keys if key != wanted and self.storage.get(key) is not None])

    # --- what was cleared -----------------------------------------------------------

    def bring_back(self) -> None:
        """What this page knows of and is no longer in storage comes back, and that is told. The journal is
        left as it is: where another tab has told it more, the next start takes that."""
        held = {**self.journal.texts(), **self.known, **self.other_tabs}
        lost = [name for name, text in held.items() if text and "~" not in name and self._is_gone(name)]
        for name in lost:
            for front in (PREFIX, SECOND):
                self._try_to_set(front + name, held[name] or "")
        if lost:
            self.notes.append(self.cleared_words())

    def cleared_words(self) -> str:
        """What to say when storage was cleared and what the journal held is back."""
        held = sum(name.startswith(MATCH) for name in self.journal.texts())
        return CLEARED if held < HELD else CLEARED_OLD_TOO

    def _is_gone(self, name: str) -> bool:
        """Is there no copy left of a value?"""
        return name not in self.unplaced and not any(
            self.storage.get(front + name) for front in (PREFIX, SECOND)
        )

    def _is_cleared(self, name: str) -> bool:
        """Is this value gone, which was here and which nobody has removed? Of one that is new, another."""
        here = (one for one in self.known if self.other_tabs.get(one, "") is not None)
        asked = name if name in self.known else next(here, None)
        return asked is not None and self.other_tabs.get(asked, "") is not None and self._is_gone(asked)

    # --- what cannot be read -------------------------------------------------------

    def _give_up(self, name: str, words: str = DAMAGED) -> bool:
        """Put all copies aside, and say so; False if there are none, or no room to keep them elsewhere."""
        texts = {front: self.storage.get(front + name) for front in (PREFIX, SECOND)}
        kept = [self.put_aside(name, text) for text in set(texts.values()) if text is not None]
        if not kept or not all(kept):
            return False
        for front in (*texts, PICTURE):
            self.storage.remove(front + name)
        self.known.pop(name, None)
        self.notes.append(words)
        return True

    def put_aside(self, name: str, text: str) -> bool:
        """Keep a text under a name of its own; False, with a note, if there is no room."""
        try:
            self.storage.set(f"{ASIDE}{name}.{check_sum(text)}", text)
        except StorageFault as fault:
            self.notes.append(str(fault))
            return False
        return True

    def behind(self) -> dict[str, str]:
        """What the journal holds and the first place does not: the browser may have been killed."""
        return {
            name: text
            for name, text in self.journal.texts().items()
            if self.storage.get(PREFIX + name) != text
        }

    def aside(self) -> list[str]:
        """The keys of all that was put aside."""
        return [key for key in self.storage.names() if key.startswith(ASIDE)]

    # --- small things, in one copy -------------------------------------------------

    def choice(self, name: str, declared: Any) -> Any:
        """Something that was chosen once and is easily chosen again, in the browser's own JSON, as
        `static/first.js` reads it too; None if there is none, or none that can be read."""
        text = self.storage.get(PREFIX + name)
        try:
            return None if text is None else build(declared, parse(text))
        except (TypeError, ValueError):
            return None

    def choose(self, name: str, value: Any) -> None:
        """Keep a choice; where nothing can be kept it holds until the page is closed."""
        try:
            self.storage.set(PREFIX + name, json.dumps(value))
        except StorageFault:
            return


def latest_first(saved: Iterable[Saved]) -> list[Saved]:
    """Saved matches as lists show them: what was played last stands first."""
    return sorted(saved, key=lambda one: -one.updated)
