"""A file of what was saved joins what is here.

An import goes one way, from top to bottom of this module: the file is read, what it says is checked by the
rules, what becomes of it here is decided, thing by thing, and then all of it is written, or nothing
(`bring_in`). It can be undone until the next one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import games
from app.keep.achievements import with_trophies
from app.keep.export_file import FORMAT
from app.keep.record import Record
from app.keep.schema import (
    EVEN,
    OPTIONS,
    PEOPLE,
    PUZZLES,
    SEATS,
    SETTINGS,
    Chosen,
    Id,
    Known,
    Newer,
    Proposed,
    Puzzles,
    Result,
    Saved,
    Seating,
    Trophy,
    Wishes,
    as_record,
    readable_results,
    readable_trophies,
)
from app.keep.storage import StorageFault
from app.keep.store import (
    ACHIEVEMENTS,
    ASIDE,
    MATCH,
    PREFIX,
    RESULTS,
    SECOND,
    UNDO,
    Store,
    check_sum,
    results_json,
    seal,
    trophies_json,
    unseal,
    whole,
)
from app.keep.versions import goes_on, second_id, substance
from tabletop.match import MatchError
from tabletop.plain import Within, build, parse
from tabletop.wording import counted, in_words

T = TypeVar("T")

FRONTS = (PREFIX, SECOND)

UNREAD = "This file could not be read; nothing was changed. Copy it to this device, then choose the copy."
EMPTY = "This file is empty; nothing was changed. Choose the one that “Export” has made."
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


# --- the file is read ----------------------------------------------------------------------


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


def read(text: str) -> dict[str, str]:
    """The texts of a file, by key. Unfit if it is no file of ours."""
    if not text:
        raise Unfit(EMPTY)
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


# --- what it says is checked by the rules -----------------------------------------------------


class MatchClaim(NamedTuple):
    """A match; `value`: as the rules here write it down, None if they cannot play it through."""

    saved: Saved
    value: dict[str, Any] | None
    copies: tuple[str, ...]


class NewerClaim(NamedTuple):
    """A match that a newer page has saved; `text`: the copy that is whole."""

    id: str
    text: str
    copies: tuple[str, ...]


class ResultsClaim(NamedTuple):
    """Results of a game."""

    slug: str
    results: tuple[Result, ...]


class TrophiesClaim(NamedTuple):
    """What stands in a game's cabinet."""

    slug: str
    trophies: tuple[Trophy, ...]


class Unreadable(NamedTuple):
    """What cannot be read or replayed here."""

    name: str
    copies: tuple[str, ...]


class SpareClaim(NamedTuple):
    """What is taken over only where nothing lies here: a choice, or what was put aside there."""

    key: str
    text: str


Claim = MatchClaim | NewerClaim | ResultsClaim | TrophiesClaim | SpareClaim | Unreadable


def check(store: Store, texts: Mapping[str, str]) -> Iterator[Claim]:
    """What the texts of a file say, each thing once, whichever of its copies is whole; nothing of what lies
    here to the letter, and no choice that could not be made here."""
    names = {key.removeprefix(front) for key in texts for front in FRONTS if key.startswith(front)}
    for name in sorted(names):
        copies = tuple(texts[front + name] for front in FRONTS if front + name in texts)
        if name.startswith(MATCH):
            claim = check_match(store, name, copies)
        elif name.startswith(RESULTS):
            claim = check_results(name, copies)
        elif name.startswith(ACHIEVEMENTS):
            claim = check_trophies(name, copies)
        else:
            claim = check_choice(name, copies[0])
        if claim:
            yield claim
    yield from (SpareClaim(key, text) for key, text in texts.items() if key.startswith(ASIDE))


def check_match(store: Store, name: str, copies: tuple[str, ...]) -> Claim | None:
    """A match, played through by the rules if it is another than the one here."""
    id = name.removeprefix(MATCH)
    text, theirs = first_whole(copies, lambda value: as_record(id, value))
    if theirs is None:
        return Unreadable(name, copies)
    if text == store.text(name):
        return None
    if isinstance(theirs, Newer):
        return NewerClaim(id, text, copies)
    if theirs.match.game not in games.SHELF:
        return Unreadable(name, copies)
    entry = games.load(theirs.match.game)
    try:
        value = Record.from_saved(entry.game, theirs).to_json(entry.table)
    except MatchError:
        value = None
    return MatchClaim(theirs, value, copies)


def check_results(name: str, copies: tuple[str, ...]) -> Claim:
    """Results, those that the game can end with."""
    slug = name.removeprefix(RESULTS)
    game = games.find(slug)
    _, theirs = first_whole(copies, lambda value: readable_results(game, value))
    return Unreadable(name, copies) if theirs is None or game is None else ResultsClaim(slug, theirs)


def check_trophies(name: str, copies: tuple[str, ...]) -> Claim:
    """What stands in a game's cabinet there."""
    slug = name.removeprefix(ACHIEVEMENTS)
    _, theirs = first_whole(copies, readable_trophies)
    return (
        Unreadable(name, copies) if theirs is None or slug not in games.SHELF else TrophiesClaim(slug, theirs)
    )


def check_choice(name: str, text: str) -> Claim | None:
    """A choice, if it is one that is made on this page."""
    kinds = {
        SETTINGS: Chosen,
        SEATS: Seating,
        OPTIONS: Wishes,
        PEOPLE: Known,
        EVEN: Proposed,
        PUZZLES: Puzzles,
    }
    declared = kinds.get(name.partition(".")[0])
    if declared is None:
        return None
    try:
        build(declared, parse(text))
    except (TypeError, ValueError):
        return None
    return SpareClaim(PREFIX + name, text)


def first_whole(copies: Iterable[str], read: Callable[[Any], T]) -> tuple[str, T | None]:
    """The first copy that can be read, and what it says; "" and None if there is none."""
    return next(((text, said) for text in copies if (said := whole(text, read)) is not None), ("", None))


# --- what becomes of it here is decided ---------------------------------------------------------

Told = Literal["", "new", "further", "beside", "results", "trophies", "aside"]
COUNTED: dict[Told, tuple[str, str]] = {  # what an import tells of: one of it, several of it
    "new": ("match new", "matches new"),
    "further": ("match further on", "matches further on"),
    "beside": ("match beside yours, as a copy", "matches beside yours, as a copy"),
    "results": ("result new", "results new"),
    "trophies": ("thing new in the cabinets", "things new in the cabinets"),
    "aside": ("thing that cannot be read, kept aside", "things that cannot be read, kept aside"),
}


class Change(NamedTuple):
    """Texts that are to lie under these keys, in the place of what stands there when it is decided; and what
    of it is told."""

    texts: dict[str, str]
    stood: dict[str, str | None]
    told: Told = ""
    number: int = 1


def decide(store: Store, claim: Claim) -> list[Change]:
    """What becomes of this here; nothing if it is here already."""
    match claim:
        case MatchClaim():
            return decide_match(store, claim)
        case NewerClaim(id, text, copies):
            if store.record(id) is not None:
                return keep_aside(store, MATCH + id, copies)
            return [in_all_places(store, MATCH + id, text, "new")]  # a newer page will know what it says
        case ResultsClaim(slug, results):
            return decide_results(store, slug, results)
        case TrophiesClaim(slug, trophies):
            return decide_trophies(store, slug, trophies)
        case Unreadable(name, copies):
            return keep_aside(store, name, copies)
        case SpareClaim(key, text):
            return [change(store, {key: text})] if store.storage.get(key) is None else []


def decide_match(store: Store, claim: MatchClaim) -> list[Change]:
    """Theirs stands if nothing is here, or if it goes on from ours; what differs stands beside ours."""
    theirs, ours = claim.saved, store.record(claim.saved.id)
    name = MATCH + theirs.id
    if isinstance(ours, Saved) and substance(ours) == substance(theirs):
        return []
    if claim.value is None:
        return keep_aside(store, name, claim.copies)
    if ours is None:
        return [in_all_places(store, name, seal(claim.value), "new")]
    if isinstance(ours, Saved) and goes_on(ours, theirs):
        return [in_all_places(store, name, seal(claim.value), "further")]
    second = second_id(theirs)
    if (isinstance(ours, Saved) and goes_on(theirs, ours)) or store.record(second):
        return []  # it is older, or came with an earlier import
    value = claim.value | {"id": second, "origin": "file"}
    return [in_all_places(store, MATCH + second, seal(value), "beside")]


def decide_results(store: Store, slug: str, theirs: tuple[Result, ...]) -> list[Change]:
    """Results that are not here join those that are."""
    ours = store.results(slug)
    known = {result.id for result in ours}
    new = [result for result in theirs if result.id not in known]
    both = tuple(sorted((*ours, *new), key=lambda result: result.ended))
    text = seal(results_json(both))
    return [in_all_places(store, RESULTS + slug, text, "results", len(new))] if new else []


def decide_trophies(store: Store, slug: str, theirs: tuple[Trophy, ...]) -> list[Change]:
    """What was found first, here or there, stands in the cabinet."""
    ours = store.trophies(slug)
    both = with_trophies(ours, theirs)
    text = seal(trophies_json(both))
    return (
        [in_all_places(store, ACHIEVEMENTS + slug, text, "trophies", len({*both} - {*ours}))]
        if both != ours
        else []
    )


def keep_aside(store: Store, name: str, copies: Iterable[str]) -> list[Change]:
    """What cannot be read or replayed here is kept, and nothing more."""
    texts = {f"{ASIDE}{name}.{check_sum(text)}": text for text in copies}
    return [
        change(store, {key: text}, "aside")
        for key, text in texts.items()
        if text not in (store.storage.get(key), store.storage.get(PREFIX + name))
    ]


def in_all_places(store: Store, name: str, text: str, told: Told, number: int = 1) -> Change:
    """A text that is to stand under a name, in both copies."""
    return change(store, {front + name: text for front in FRONTS}, told, number)


def change(store: Store, texts: dict[str, str], told: Told = "", number: int = 1) -> Change:
    """Such a change, with what stands there now."""
    return Change(texts, {key: store.storage.get(key) for key in texts}, told, number)


# --- all of it is written, or nothing; and can be undone ------------------------------------------


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
    before = {key: Before(text, check_sum(texts[key])) for key, text in stood.items()}
    last = storage.get(UNDO)
    try:
        for key, text in {
            UNDO: json.dumps({key: one._asdict() for key, one in before.items()}),
            **texts,
        }.items():
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
