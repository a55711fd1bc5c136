"""Everything as one file, and back.

A file holds the texts as they lie in the browser's storage, each with its own check sum, so that a
damaged one costs nobody else anything, and the page can write such a file without Python
(`static/watchdog.js`). A file of a game's own may hold one match, its `record`. An import is planned
first, step by step, each match replayed by the rules; then it is carried out whole or not at all, and it
can be undone until the next one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple

import games
from app.keep.box import StorageFault
from app.keep.cabinet import with_finds
from app.keep.record import Record
from app.keep.shapes import (
    OPTIONS,
    SEATS,
    SETTINGS,
    Chosen,
    Id,
    Newer,
    Saved,
    Seating,
    Wishes,
    as_record,
    readable_finds,
    readable_results,
)
from app.keep.store import (
    ASIDE,
    CABINET,
    MATCH,
    PICTURE,
    PREFIX,
    RESULTS,
    SECOND,
    UNDO,
    Store,
    check_sum,
    finds_json,
    results_json,
    seal,
    second_id,
    substance,
    unseal,
    whole,
)
from tabletop.match import MatchError
from tabletop.plain import Within, build, parse
from tabletop.wording import counted, in_words

FORMAT = 2  # of files; the first kind had values instead of texts

NO_EXPORT = "This file is not an export of Boneyard, or it is damaged; nothing was changed."
NEWER_FILE = "This file was made by a newer version of this page: reload to update, then import it again."
NO_ROOM = (
    "There is no room on this device for what the file holds; nothing was changed. Remove old matches first."
)
MEANWHILE = "Another tab has saved something meanwhile; nothing was changed. Import the file again."
NOTHING_NEW = "Everything in this file is here already; nothing was changed."
UNDONE = "The import is undone."
STAYS = "What has been played or changed since stays as it is."

Values = Annotated[dict[str, Any], Within(0, 10_000)]


class Unfit(Exception):
    """A file that cannot be imported; the message is the sentence to show."""


class File(NamedTuple):
    """What a file says."""

    boneyard: int
    texts: Values


class OldFile(NamedTuple):
    """What a file of the first kind says; it is sealed as a whole."""

    boneyard: int
    values: Values
    aside: Values


class Before(NamedTuple):
    """What lay under a key before an import, and the check sum of what the import put there."""

    text: str | None
    put: str


def export(store: Store, unsaved: dict[str, Any]) -> str:
    """All that lies in the box as the text of one file, with what could not be saved."""
    keys = [
        key
        for key in store.box.names()
        if key.startswith("boneyard") and key != UNDO and not key.startswith(PICTURE)
    ]
    texts = {key: store.box.get(key) for key in keys}
    texts |= {PREFIX + name: seal(value) for name, value in unsaved.items()}
    for key in [key for key in texts if key.startswith(SECOND)]:
        if texts[key] == texts.get(PREFIX + key.removeprefix(SECOND)):
            del texts[key]
    return json.dumps({"boneyard": FORMAT, "texts": texts}) + "\n"


def read_file(text: str) -> dict[str, str]:
    """The texts of a file, by key. Unfit if it is no file of ours."""
    text = text.strip()
    try:
        said = parse(text) if text.startswith("{") else unseal(text)
        if "record" in said:
            return {PREFIX + MATCH + build(Id, said["record"]["id"]): seal(said["record"])}
        if type(said["boneyard"]) is int and said["boneyard"] > FORMAT:
            raise Unfit(NEWER_FILE)
        if said["boneyard"] == FORMAT:
            texts = build(File, said).texts
        else:
            old = build(OldFile, said)
            texts = {PREFIX + name: seal(value) for name, value in old.values.items()} | old.aside
    except (TypeError, ValueError, KeyError):
        raise Unfit(NO_EXPORT) from None
    if not all(isinstance(text, str) for text in texts.values()):
        raise Unfit(NO_EXPORT)
    return dict(texts)


class Import:
    """What the texts of a file would change here. `steps` finds it out, `carry_out` does it."""

    def __init__(self, store: Store, texts: dict[str, str]) -> None:
        self.store, self.texts = store, texts
        self.stood: dict[str, str | None] = {}  # what lies here under the keys that would change
        self.changes: dict[str, str] = {}
        self.new = self.further = self.beside = self.results = self.finds = self.aside = 0

    def steps(self) -> Iterator[None]:
        """Look at one thing after the other; a match is replayed, which may take a moment."""
        fronts = (PREFIX, SECOND)
        names = {key.removeprefix(front) for key in self.texts for front in fronts if key.startswith(front)}
        for name in sorted(names):
            copies = [self.texts[front + name] for front in fronts if front + name in self.texts]
            if name.startswith(MATCH):
                self._look_at_match(name, copies)
            elif name.startswith(RESULTS):
                self._look_at_results(name, copies)
            elif name.startswith(CABINET):
                self._look_at_finds(name, copies)
            else:
                self._look_at_choice(name, copies[0])
            yield
        for key, text in self.texts.items():
            if key.startswith(ASIDE) and self.store.box.get(key) is None:
                self._put(key, text)

    def _look_at_match(self, name: str, copies: list[str]) -> None:
        """Theirs stands if nothing is here, or if it goes on from ours; what differs stands beside ours."""
        id = name.removeprefix(MATCH)
        read = (whole(text, lambda value: as_record(id, value)) for text in copies)
        theirs = next(filter(None, read), None)
        ours = self.store.record(id)
        if isinstance(theirs, Newer) and ours is None:
            self._put_copies(name, copies[0])  # a newer page will know what it says
            self.new += 1
        elif not isinstance(theirs, Saved) or theirs.match.game not in games.SHELF:
            self._keep_aside(name, copies)
        elif not isinstance(ours, Saved) or substance(ours) != substance(theirs):
            entry = games.load(theirs.match.game)
            try:
                record = Record.from_saved(entry.game, theirs)
            except MatchError:
                return self._keep_aside(name, copies)
            if ours is None:
                self.new += 1
            elif isinstance(ours, Saved) and goes_on(ours, theirs):
                self.further += 1
            elif isinstance(ours, Saved) and goes_on(theirs, ours):
                return None
            else:
                record.id, record.origin = second_id(theirs), "file"
                if self.store.record(record.id):
                    return None  # it came with an earlier import
                self.beside += 1
            self._put_copies(MATCH + record.id, seal(record.to_json(entry.table)))
        return None

    def _look_at_results(self, name: str, copies: list[str]) -> None:
        """Results that are not here join those that are."""
        slug = name.removeprefix(RESULTS)
        game = games.find(slug)
        theirs = whole(copies[0], lambda value: readable_results(game, value))
        if theirs is None or game is None:
            return self._keep_aside(name, copies)
        ours = self.store.results(slug)
        known = {result.id for result in ours}
        new = [result for result in theirs if result.id not in known]
        if new:
            both = sorted((*ours, *new), key=lambda result: result.ended)
            self._put_copies(name, seal(results_json(tuple(both))))
            self.results += len(new)
        return None

    def _look_at_finds(self, name: str, copies: list[str]) -> None:
        """What was found first, here or there, stands in the cabinet."""
        slug = name.removeprefix(CABINET)
        theirs = whole(copies[0], readable_finds)
        if theirs is None or slug not in games.SHELF:
            return self._keep_aside(name, copies)
        ours = self.store.finds(slug)
        both = with_finds(ours, theirs)
        if both != ours:
            self._put_copies(name, seal(finds_json(both)))
            self.finds += len({*both} - {*ours})
        return None

    def _look_at_choice(self, name: str, text: str) -> None:
        """Settings, seats and options are taken over where nothing was chosen here."""
        declared = {SETTINGS: Chosen, SEATS: Seating, OPTIONS: Wishes}.get(name.partition(".")[0])
        if declared is None or self.store.box.get(PREFIX + name) is not None:
            return
        try:
            build(declared, parse(text))
        except (TypeError, ValueError):
            return
        self._put(PREFIX + name, text)

    def _keep_aside(self, name: str, copies: list[str]) -> None:
        """What cannot be read or replayed here is kept, and nothing more."""
        for text in dict.fromkeys(copies):
            key = f"{ASIDE}{name}.{check_sum(text)}"
            if text not in (self.store.box.get(key), self.store.box.get(PREFIX + name)):
                self._put(key, text)
                self.aside += 1

    def _put_copies(self, name: str, text: str) -> None:
        for front in (PREFIX, SECOND):
            self._put(front + name, text)

    def _put(self, key: str, text: str) -> None:
        self.stood[key] = self.store.box.get(key)
        self.changes[key] = text

    def carry_out(self) -> str:
        """Do all of it or nothing, and say what came of it."""
        box = self.store.box
        if not self.changes:
            return NOTHING_NEW
        if any(box.get(key) != text for key, text in self.stood.items()):
            return MEANWHILE
        before = {key: Before(text, check_sum(self.changes[key])) for key, text in self.stood.items()}
        undo = json.dumps({key: one._asdict() for key, one in before.items()})
        last = box.get(UNDO)
        try:
            for key, text in {UNDO: undo, **self.changes}.items():
                box.set(key, text)
                if box.get(key) != text:
                    raise StorageFault(NO_ROOM)
        except StorageFault:
            restore(self.store, {UNDO: last, **self.stood})
            return NO_ROOM
        journal(self.store, self.changes)
        return self.told()

    def told(self) -> str:
        """What has come of it, in a sentence or two."""
        parts = (
            f"{counted(self.new, 'match', 'matches')} new" if self.new else "",
            f"{counted(self.further, 'match', 'matches')} further on" if self.further else "",
            f"{counted(self.beside, 'match', 'matches')} beside yours, as a copy" if self.beside else "",
            f"{counted(self.results, 'result')} new" if self.results else "",
            f"{counted(self.finds, 'thing')} new in the cabinets" if self.finds else "",
            f"{counted(self.aside, 'thing')} that cannot be read, kept aside" if self.aside else "",
        )
        return f"Imported: {in_words([part for part in parts if part])}. What was here is still here."


def undo(store: Store) -> str:
    """Put back what lay here before the last import, but for what has been changed since."""
    try:
        before = build(dict[str, Before], parse(store.box.get(UNDO) or "{}"))
    except (TypeError, ValueError):
        before = {}
    still = {key: one.text for key, one in before.items() if check_sum(store.box.get(key) or "") == one.put}
    restore(store, {**still, UNDO: None})
    journal(store, still)
    return UNDONE if len(still) == len(before) else f"{UNDONE} {STAYS}"


def restore(store: Store, texts: dict[str, str | None]) -> None:
    """Put back what lay under these keys; all of it goes first, so that there is room."""
    for key in texts:
        store.box.remove(key)
    for key, text in texts.items():
        if text is not None:
            try:
                store.box.set(key, text)
            except StorageFault as fault:
                store.notes.append(str(fault))


def journal(store: Store, texts: dict[str, str | None] | dict[str, str]) -> None:
    """Tell the third place what now lies in the first."""
    for key, text in texts.items():
        name = key.removeprefix(PREFIX)
        if name.startswith((MATCH, RESULTS, CABINET)):
            store.seen.pop(name, None)
            store.heard.pop(name, None)
            if text is None:
                store.journal.remove(name)
            else:
                store.journal.put(name, text)


def goes_on(ours: Saved, theirs: Saved) -> bool:
    """Does theirs go on from where ours stands, among the same people, and has lost no mark?"""

    def people(saved: Saved) -> Saved:
        match = saved.match._replace(log=(), at=0, rewound=False, hinted=False)
        return substance(saved)._replace(match=match, watched=0)

    one, other = ours.match, theirs.match
    marked = one.rewound <= other.rewound and one.hinted <= other.hinted and ours.watched <= theirs.watched
    onward = one.at == len(one.log) < other.at and other.log[: one.at] == one.log
    return people(ours) == people(theirs) and marked and onward
