"""Export and import: all or nothing, nothing here is harmed, and it can be undone."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from app.keep.export_file import export
from app.keep.import_claims import EMPTY, NEWER_FILE, NO_EXPORT, check, read
from app.keep.import_file import MEANWHILE, NO_ROOM, NOTHING_NEW, STAYS, UNDONE, bring_in, undo, write
from app.keep.import_merge import decide
from app.keep.schema import Saved, results_json
from app.keep.seals import seal
from app.keep.storage import MemoryStorage
from app.keep.store import ASIDE, MATCH, PICTURE, PREFIX, RESULTS, SECOND, UNDO, Store
from test_records import result
from test_store import NAME, VALUE, FullStorage, log_of, saved, texts, value

LONGER = value("keep the line", "end the move")
OTHER_WAY = value("lay five new tiles")


def brought(store: Store, text: str) -> str:
    """What is said after a file's text has been imported."""

    async def picked() -> str:
        return text

    async def breathe() -> None: ...

    return asyncio.run(bring_in(store, picked(), breathe)) or ""


def file(*values: dict[str, Any], **names: Any) -> str:
    """A file with these matches, each under its own id unless it is given by name."""
    store = Store(MemoryStorage())
    for one in values:
        store.write(MATCH + one["id"], one)
    for id, one in names.items():
        store.write(MATCH + id, one)
    return export(store, {})


def old_file(values: dict[str, Any], aside: Any = None) -> str:
    """A file as the page made them at first: values instead of texts, sealed as a whole."""
    return seal({"boneyard": 1, "values": values, "aside": {} if aside is None else aside}) + "\n"


def test_export_and_import_bring_everything() -> None:
    store = saved()
    store.write(RESULTS + "domino-run", results_json((result("a1"),)))
    store.storage.set(ASIDE + "old", "damaged once")
    store.storage.set(PICTURE + NAME, "a picture")
    store.choose("settings", {"theme": "dark"})
    text = export(store, {MATCH + "b2": value(id="b2")})
    assert text.isascii(), "a file that any editor can open"
    assert json.loads(text)["boneyard"] == 2
    assert "picture" not in text
    other = Store(MemoryStorage())
    assert brought(other, text) == ("Imported: 2 matches new and 1 result new. What was here is still here.")
    assert log_of(other) == ["keep the line"]
    assert log_of(other, "b2") == []
    assert other.results("domino-run") == (result("a1"),)
    assert other.storage.get(ASIDE + "old") == "damaged once"
    assert other.choice("settings", dict[str, str]) == {"theme": "dark"}
    assert other.journal.texts().keys() == {NAME, MATCH + "b2", RESULTS + "domino-run"}
    assert brought(other, text) == NOTHING_NEW
    other.choose("settings", {"theme": "light"})
    assert brought(other, text) == NOTHING_NEW, "what was chosen here stays"


def test_files_of_the_first_kind_are_read_too() -> None:
    results = results_json((result("a1"),))
    text = old_file({NAME: VALUE, RESULTS + "domino-run": results}, {ASIDE + "old": "damaged once"})
    store = Store(MemoryStorage())
    assert brought(store, text).startswith("Imported: 1 match new and 1 result new.")
    assert log_of(store) == ["keep the line"]
    assert store.storage.get(ASIDE + "old") == "damaged once"


@pytest.mark.parametrize(
    "text",
    [
        " ",
        "{}",
        "hello",
        "null",
        "[]",
        seal([]),
        seal({"boneyard": 1}),
        json.dumps({"boneyard": 1}),
        json.dumps({"boneyard": 2}),
        json.dumps({"boneyard": "2", "texts": {}}),
        json.dumps({"boneyard": 2, "texts": []}),
        json.dumps({"boneyard": 2, "texts": {"boneyard.match.a1": 7}}),
        '{"boneyard": 2, "texts": ' + "[" * 100_000,
        old_file({NAME: VALUE}, aside=[]),
        old_file({NAME: VALUE}, aside={ASIDE + "x": 7}),
    ],
)
def test_a_bad_file_changes_nothing(text: str) -> None:
    store = saved()
    before = texts(store)
    assert brought(store, text) == NO_EXPORT
    assert texts(store) == before


def test_an_empty_file_says_what_to_choose() -> None:
    assert brought(saved(), "") == EMPTY


@pytest.mark.parametrize("front", ["", PREFIX, SECOND, ASIDE])
def test_no_file_brings_a_picture_of_a_match(front: str) -> None:
    """What the page shows before Python is there is nobody's but this page's own (static/picture.js)."""
    store = Store(MemoryStorage())
    forged = {f"{front}{PICTURE}match.a1": "<script>", f"{front}{UNDO}": "{}"}
    brought(store, json.dumps({"boneyard": 2, "texts": forged}))
    assert all(key == UNDO or key.startswith((PREFIX, SECOND, ASIDE)) for key in store.storage.names())
    assert "<script>" not in str(store.storage.get(UNDO))


def test_a_file_of_a_newer_page_says_so() -> None:
    assert brought(saved(), json.dumps({"boneyard": 3})) == NEWER_FILE


# --- one match, here and there ---------------------------------------------------------------


def test_a_match_that_went_on_there_goes_on_here() -> None:
    store = saved()
    assert "1 match further on" in brought(store, file(LONGER))
    assert log_of(store) == ["keep the line", "end the move"]
    assert brought(store, file(VALUE)) == NOTHING_NEW, "theirs is older"
    assert log_of(store) == ["keep the line", "end the move"]


@pytest.mark.parametrize(
    "theirs",
    [
        OTHER_WAY,
        VALUE | {"names": ["Ada"]},
        LONGER | {"names": ["Ada"]},
        VALUE | {"match": VALUE["match"] | {"at": 0}},
        VALUE | {"match": VALUE["match"] | {"rewound": True}},
        VALUE | {"beat": [7, -9, 1]},
        VALUE | {"daily": "2026-11-20"},
    ],
)
def test_what_differs_is_kept_as_a_second_match_named_so(theirs: dict[str, Any]) -> None:
    store = saved()
    before = store.storage.get(PREFIX + NAME)
    assert "1 match beside yours, as a copy" in brought(store, file(theirs))
    assert store.storage.get(PREFIX + NAME) == store.storage.get(SECOND + NAME) == before
    [second] = [one for one in store.records() if one.id != "a1"]
    assert isinstance(second, Saved)
    assert second.origin == "file"
    assert list(second.match.log) == theirs["match"]["log"]
    assert list(second.names) == theirs["names"]
    assert brought(store, file(theirs)) == NOTHING_NEW, "it came with an earlier import"


def test_marks_are_never_lost_to_a_longer_log() -> None:
    store = saved(VALUE | {"match": VALUE["match"] | {"hinted": True}})
    assert "beside yours" in brought(store, file(LONGER))
    assert store.record("a1").match.hinted  # type: ignore[union-attr]


def test_what_was_undone_here_is_not_overwritten_by_what_went_on_there() -> None:
    store = saved(LONGER | {"match": LONGER["match"] | {"at": 1}})
    further = value("keep the line", "end the move", "end the move")
    assert "beside yours" in brought(store, file(further))
    assert store.record("a1").match.at == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("log", [["keep the line", "fly"], ["keep the line", "go on 3"], 7, None, [7]])
def test_a_log_that_does_not_replay_never_stands(log: Any) -> None:
    illegal = VALUE | {"match": VALUE["match"] | {"log": log, "at": 2}}
    for store in (saved(), Store(MemoryStorage())):
        before = store.records()
        assert "1 thing that cannot be read, kept aside" in brought(store, file(illegal))
        assert store.records() == before
        assert store.storage.get(store.aside()[0]) == seal(illegal)
        assert store.notes == []


@pytest.mark.parametrize("luck", [{"0": {"99": 1}}, {"0": {"0": 6}}, {"9": {"0": 1}}, {"one": {}}, 7])
def test_luck_from_outside_that_cannot_have_come_never_stands_either(luck: Any) -> None:
    odd = VALUE | {"match": VALUE["match"] | {"format": 2, "brought": luck}}
    store = saved()
    assert "1 thing that cannot be read, kept aside" in brought(store, file(odd))
    assert store.storage.get(store.aside()[0]) == seal(odd)
    assert store.record("a1") == saved().record("a1")


def test_practice_comes_from_a_file_as_practice() -> None:
    own = VALUE | {"match": VALUE["match"] | {"format": 2, "brought": {"0": {"0": 3}}}, "practice": True}
    store = Store(MemoryStorage())
    assert "1 match new" in brought(store, file(own))
    found = store.record("a1")
    assert isinstance(found, Saved) and found.practice and found.match.brought == {0: {0: 3}}


def test_a_record_under_anothers_key_harms_neither() -> None:
    store = saved()
    other = value(id="b2")
    store.write(MATCH + "b2", other)
    before = store.record("b2")
    assert "1 match beside yours" in brought(store, file(a1=other))
    assert log_of(store) == ["keep the line"]
    assert store.record("b2") == before
    [third] = [one for one in store.records() if one.id not in ("a1", "b2")]
    store.remove(MATCH + third.id)
    assert {one.id for one in store.records()} == {"a1", "b2"}, "its own Remove removes it alone"


def test_a_match_of_a_newer_page_or_of_no_game_here() -> None:
    newer = VALUE | {"format": 99}
    store = Store(MemoryStorage())
    assert "1 match new" in brought(store, file(newer))
    assert store.storage.get(PREFIX + NAME) == seal(newer)
    store = saved()
    assert "kept aside" in brought(store, file(newer))
    assert log_of(store) == ["keep the line"]
    chess = VALUE | {"match": VALUE["match"] | {"game": "chess"}}
    assert "kept aside" in brought(Store(MemoryStorage()), file(chess))


def test_of_two_copies_of_a_newer_match_the_whole_one_is_taken() -> None:
    newer = seal(VALUE | {"format": 99})
    store = Store(MemoryStorage())
    texts = {PREFIX + NAME: "chewed", SECOND + NAME: newer}
    assert "1 match new" in brought(store, json.dumps({"boneyard": 2, "texts": texts}))
    assert store.storage.get(PREFIX + NAME) == store.storage.get(SECOND + NAME) == newer


# --- results -----------------------------------------------------------------------------------


def test_results_join_and_none_is_replaced() -> None:
    store, other = Store(MemoryStorage()), Store(MemoryStorage())
    store.write(RESULTS + "domino-run", results_json((result("a"), result("b"))))
    theirs = result("a", won=False), result("c", score=(3, -9, 0)), result("d", score=(99, -9, 0))
    other.write(RESULTS + "domino-run", results_json(theirs))
    assert "1 result new" in brought(store, export(other, {}))
    assert store.results("domino-run") == (result("a"), result("b"), theirs[1])


@pytest.mark.parametrize("damaged", ["chewed", seal(7)])
def test_of_two_copies_of_results_the_whole_one_is_taken(damaged: str) -> None:
    other = Store(MemoryStorage())
    other.write(RESULTS + "domino-run", results_json((result("a"),)))
    other.storage.set(PREFIX + RESULTS + "domino-run", damaged)
    store = Store(MemoryStorage())
    assert "1 result new" in brought(store, export(other, {}))
    assert store.results("domino-run") == (result("a"),)


# --- all or nothing, and back --------------------------------------------------------------------


def test_an_import_without_room_changes_nothing() -> None:
    storage = FullStorage(10**6)
    store = Store(storage)
    store.write(NAME, VALUE)
    before = texts(store)
    storage.room = sum(len(key) + len(text or "") for key, text in before.items()) + 2500
    many = file(LONGER, *(value("keep the line", id=f"m{n}") for n in range(9)))
    assert brought(store, many) == NO_ROOM
    assert texts(store) == before


def test_an_import_stops_when_another_tab_saves_meanwhile() -> None:
    store = saved()
    [claim] = check(store, read(file(LONGER)))
    changes = decide(store, claim)
    Store(store.storage)._try_to_set(PREFIX + NAME, seal(OTHER_WAY))
    before = texts(store)
    assert write(store, changes) == MEANWHILE
    assert texts(store) == before


def test_an_import_can_be_undone_until_the_next_one() -> None:
    store = saved()
    store.write(RESULTS + "domino-run", results_json((result("a"),)))
    before = texts(store)
    other = Store(MemoryStorage())
    other.write(NAME, LONGER)
    other.write(MATCH + "b2", value(id="b2"))
    other.write(RESULTS + "domino-run", results_json((result("b"),)))
    brought(store, export(other, {}))
    assert texts(store) != before
    assert undo(store) == UNDONE
    assert texts(store) == before
    assert store.journal.texts()[NAME] == seal(VALUE)
    assert MATCH + "b2" not in store.journal.texts()


def test_undoing_an_import_takes_back_nothing_that_was_played_since() -> None:
    store = saved()
    brought(store, file(LONGER, value(id="b2")))
    store.record("a1")
    further = value("keep the line", "end the move", "end the move")
    store.write(NAME, further)
    assert undo(store) == f"{UNDONE} {STAYS}"
    assert log_of(store) == further["match"]["log"]
    assert store.record("b2") is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"boneyard.match.a1": 7}', "[" * 99_999])
def test_a_damaged_note_of_an_import_undoes_nothing(text: str) -> None:
    store = saved()
    store.storage.set(UNDO, text)
    undo(store)
    assert log_of(store) == ["keep the line"]
    assert store.storage.get(UNDO) is None
