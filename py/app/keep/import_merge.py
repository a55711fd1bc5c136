"""What a file says joins what is here: for each thing it is decided which texts are to change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from app.keep.achievements import with_trophies
from app.keep.import_claims import (
    FRONTS,
    Claim,
    MatchClaim,
    NewerClaim,
    ResultsClaim,
    SpareClaim,
    TrophiesClaim,
    Unreadable,
)
from app.keep.schema import Result, Saved, Trophy, results_json, trophies_json
from app.keep.seals import check_sum, seal
from app.keep.store import ACHIEVEMENTS, ASIDE, MATCH, PREFIX, RESULTS, Store
from app.keep.versions import goes_on, second_id, substance

Told = Literal["", "new", "further", "beside", "results", "trophies", "aside"]  # by an import, of a change


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
    text, new = seal(trophies_json(both)), {*both} - {*ours}
    return [in_all_places(store, ACHIEVEMENTS + slug, text, "trophies", len(new))] if both != ours else []


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
