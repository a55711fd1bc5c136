"""What a file of what was saved says, thing by thing: it is read, and checked by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple, TypeVar

import games
from app.keep.export_file import FORMAT
from app.keep.saved_record import from_saved, record_json
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
from app.keep.seals import seal, unseal, whole
from app.keep.store import ACHIEVEMENTS, ASIDE, MATCH, PREFIX, RESULTS, SECOND, Store
from tabletop.match import MatchError
from tabletop.plain import Within, build, parse

T = TypeVar("T")

FRONTS = (PREFIX, SECOND)

EMPTY = "This file is empty; nothing was changed. Choose the one that “Export” has made."
NO_EXPORT = "This file is not an export of Boneyard, or it is damaged; nothing was changed."
NEWER_FILE = "This file was made by a newer version of this page: reload to update, then import it again."

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
        value = record_json(from_saved(entry.game, theirs), entry.table)
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
    if theirs is None or slug not in games.SHELF:
        return Unreadable(name, copies)
    return TrophiesClaim(slug, theirs)


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
