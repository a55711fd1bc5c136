"""What the third place still knows after the browser was killed, put back before the first screen.

localStorage reaches the disk late; the journal holds each text from the moment it was saved. What was
saved last counts, as `Store.stamp` has it, whatever the clock says and however long it is; what it does not
hold of the other is kept beside it. Where there is no room for what the journal knows better, the journal is
left as it is, and read.
"""

from __future__ import annotations

import games
from app.keep.achievements import with_trophies
from app.keep.schema import (
    Newer,
    Saved,
    as_record,
    readable_results,
    readable_trophies,
    results_json,
    trophies_json,
)
from app.keep.seals import seal, unseal, whole
from app.keep.store import ACHIEVEMENTS, DAMAGED, KINDS, MATCH, PREFIX, RESULTS, UPDATED, Store
from app.keep.versions import second_id

LATE = 10 * 60_000  # ms: no browser takes longer to write down what localStorage holds
NOT_BACK = (
    "Something from before the browser was closed could not be brought back. It is kept, and tried again "
    "when the page is opened next."
)
BOTH = "A match had gone two ways before the browser was closed. Both are kept, one as a copy."


def recover(store: Store, texts: dict[str, str]) -> None:
    """Bring all that these texts of the journal know better back into the store; "match.3f2a~<time>" is one
    more text of "match.3f2a". What needs no choice of the player's is done without a word, and then the
    journal holds what the store does."""
    for held_as, text in texts.items():
        try:
            recover_text(store, held_as, text)
        except Exception:  # no such text is known; but none may cost the others
            store.notes.append(NOT_BACK)


def recover_text(store: Store, held_as: str, text: str) -> None:
    """One of these texts."""
    name = held_as.partition("~")[0]
    if name.startswith(RESULTS):
        recover_results(store, name, text)
    elif name.startswith(ACHIEVEMENTS):
        recover_finds(store, name, text)
    elif name.startswith(MATCH):
        recover_match(store, name.removeprefix(MATCH), text)
    if name in store.unplaced:
        return
    stands = store.storage.get(PREFIX + name)
    if held_as != name:
        store.journal.remove(held_as)
    elif stands is not None and stands != text:
        store.journal.put(name, stands)


def tell_if_cleared(store: Store) -> None:
    """Of what the journal holds nothing is in storage: it was cleared while no page was open. A browser that
    was killed may lose all of it too, where nothing is older than its last few minutes."""
    held = [text for name, text in store.journal.texts().items() if name.startswith(MATCH)]
    saved = [int(one) for text in held for one in UPDATED.findall(text)]
    if saved and max(saved) - min(saved) > LATE and not any(store.names(kind) for kind in KINDS):
        store.notes.append(store.cleared_words())


def recover_match(store: Store, id: str, text: str) -> None:
    """One match, if the journal's text says more of it, or other things, than what lies here."""
    ours, theirs = store.record(id), whole(text, lambda value: as_record(id, value))
    if ours is None and theirs is None:
        if store.put_aside(MATCH + id, text):
            store.journal.remove(MATCH + id)
            store.notes.append(DAMAGED)
    elif ours is None:
        store.put_text(MATCH + id, text)
    elif isinstance(theirs, Newer) and text != store.known.get(MATCH + id):
        store.put_aside(MATCH + id, text)  # a newer page will know what it says
    elif isinstance(theirs, Saved) and isinstance(ours, Saved):
        compare(store, ours, theirs, text)


def compare(store: Store, ours: Saved, theirs: Saved, text: str) -> None:
    """Two tellings of one match. What was saved last counts; if the other has actions of its own, both are
    kept."""
    name = MATCH + ours.id
    here, there = ours.match.log, theirs.match.log
    newer = (theirs.updated, len(there)) > (ours.updated, len(here))
    last, other = (there, here) if newer else (here, there)
    if last[: len(other)] == other:
        if newer:
            store.put_text(name, text)
        return
    mine = store.known[name]
    older, older_text = (ours, mine) if newer else (theirs, text)
    second = second_id(older)
    store.put_text(MATCH + second, seal(unseal(older_text) | {"id": second, "origin": "crash"}))
    store.put_text(name, text if newer else mine)
    store.notes.append(BOTH)


def recover_results(store: Store, name: str, text: str) -> None:
    """Results that the store does not know, or knows with a mark only, join those that it does."""
    slug = name.removeprefix(RESULTS)
    ours = {result.id: result for result in store.results(slug)}
    theirs = whole(text, lambda value: readable_results(games.find(slug), value)) or ()
    better = [one for one in theirs if one.id not in ours or (ours[one.id].marks and not one.marks)]
    if better:
        both = ours | {result.id: result for result in better}
        store.put_text(name, seal(results_json(tuple(sorted(both.values(), key=lambda one: one.ended)))))


def recover_finds(store: Store, name: str, text: str) -> None:
    """What a cabinet held joins what stands in it."""
    ours = store.trophies(name.removeprefix(ACHIEVEMENTS))
    both = with_trophies(ours, whole(text, readable_trophies) or ())
    if both != ours:
        store.put_text(name, seal(trophies_json(both)))
