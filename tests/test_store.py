"""Saving: two copies, damage, wrong shapes, newer pages, other tabs, no room, no permission."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from app.keep.recovery import recover
from app.keep.saved_record import from_saved, record_json
from app.keep.schema import FORMAT, Chosen, Newer, Saved, results_json
from app.keep.seals import check_sum, seal, unseal
from app.keep.storage import FULL, HELD, MemoryJournal, MemoryStorage, StorageFault, forgetful
from app.keep.store import (
    ASIDE,
    DAMAGED,
    HEALED,
    MATCH,
    PICTURE,
    PREFIX,
    RESULTS,
    SALVAGED,
    SECOND,
    THINNED,
    PlayedElsewhere,
    Store,
)
from app_page import ENTRY, new_record
from test_records import result

NAME = MATCH + "a1"


def value(*log: str, id: str = "a1", name: str = "Zoë", **more: Any) -> dict[str, Any]:
    """A match of Domino Run as it is saved, after these actions."""
    record = replace(new_record(typed=[name]), id=id, play=id)
    for action in log:
        record = replace(record, match=record.match.play(action))
    return record_json(record, ENTRY.table) | more


VALUE = value("keep the line")


class FullStorage(MemoryStorage):
    """A storage with room for so many letters."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def set(self, key: str, text: str) -> None:
        others = sum(len(k) + len(self.get(k) or "") for k in self.names() if k != key)
        if others + len(key) + len(text) > self.room:
            raise StorageFault(FULL)
        super().set(key, text)


class DeafStorage(MemoryStorage):
    """A storage that forgets at once without saying so."""

    def set(self, key: str, text: str) -> None: ...


def saved(value: object = VALUE) -> Store:
    store = Store(MemoryStorage())
    store.write(NAME, value)
    return store


def texts(store: Store) -> dict[str, str | None]:
    """All that lies in the store's storage."""
    return {key: store.storage.get(key) for key in store.storage.names()}


def log_of(store: Store, id: str = "a1") -> list[str]:
    """The actions of a match as the store tells them."""
    found = store.record(id)
    assert isinstance(found, Saved)
    return list(found.match.log)


def test_a_value_is_sealed_with_its_check_sum() -> None:
    text = seal(VALUE)
    assert unseal(text) == VALUE
    for damaged in (text.replace("Zoë", "Zoe"), "", "deadbeef", text[:-1]):
        with pytest.raises(ValueError):
            unseal(damaged)


def test_it_lies_in_three_places() -> None:
    store = saved()
    assert store.storage.get(PREFIX + NAME) == store.storage.get(SECOND + NAME) == seal(VALUE)
    assert store.journal.texts() == {NAME: seal(VALUE)}
    assert store.names(MATCH) == [NAME]
    found = Store(store.storage).record("a1")
    assert isinstance(found, Saved)
    assert record_json(from_saved(ENTRY.game, found), ENTRY.table) == VALUE
    store.remove(NAME)
    assert texts(store) == store.journal.texts() == {}


def deep(depth: int) -> str:
    """A sealed text that is nested so deep."""
    body = "[" * depth + "]" * depth
    return f"{check_sum(body)} {body}"


DAMAGE = {
    "cut": seal(VALUE)[:-3] + "}}}",
    "half a letter": seal(VALUE).replace("Zoë", "Zo\ud800"),
    "half a letter, sealed": seal(VALUE | {"names": ["\ud800"]}),
    "deep": "00000000 " + "[" * 100_000,
    "deep, sealed": deep(50_000),
    "updated is a word": seal(VALUE | {"updated": "x"}),
    "updated is nothing": seal(VALUE | {"updated": None}),
    "updated is not a number": seal(VALUE | {"updated": float("nan")}),
    "format is a word": seal(VALUE | {"format": "x"}),
    "another shape": seal([VALUE]),
}


@pytest.mark.parametrize("damaged", DAMAGE.values(), ids=DAMAGE)
@pytest.mark.parametrize("front", [PREFIX, SECOND])
def test_one_damaged_copy_costs_nothing(front: str, damaged: str) -> None:
    storage = saved().storage
    storage.set(front + NAME, damaged)
    store = Store(storage)
    assert log_of(store) == ["keep the line"]
    if front == PREFIX:
        assert store.notes == [HEALED]
        assert damaged in [storage.get(key) for key in store.aside()]
        assert storage.get(PREFIX + NAME) == seal(VALUE)
    store.write(NAME, value("keep the line", "end the move"))
    assert log_of(Store(storage)) == ["keep the line", "end the move"]


@pytest.mark.parametrize("damaged", DAMAGE.values(), ids=DAMAGE)
def test_a_match_too_old_for_the_journal_is_mended_by_the_second_copy(damaged: str) -> None:
    """Why it stays: what the journal forgets, or never had where the browser has none, lies nowhere else."""
    store = Store(MemoryStorage())
    for n in range(HELD + 1):
        store.write(f"{MATCH}m{n}", value("keep the line", id=f"m{n}", updated=n))
    newest = dict(list(store.journal.texts().items())[1:])
    store.storage.set(PREFIX + MATCH + "m0", damaged)
    again = Store(store.storage, MemoryJournal(newest))
    recover(again, again.behind())
    assert log_of(again, "m0") == ["keep the line"]
    store.storage.set(PREFIX + MATCH + "m0", damaged)
    store.storage.remove(SECOND + MATCH + "m0")
    alone = Store(store.storage, MemoryJournal(newest))
    recover(alone, alone.behind())
    assert alone.record("m0") is None and alone.notes == [DAMAGED]


def test_one_lost_copy_costs_nothing() -> None:
    storage = saved().storage
    storage.remove(PREFIX + NAME)
    store = Store(storage)
    assert store.names(MATCH) == [NAME]
    assert log_of(store) == ["keep the line"]
    assert store.notes == []


@pytest.mark.parametrize("damaged", DAMAGE.values(), ids=DAMAGE)
def test_two_damaged_copies_are_kept_aside_and_told(damaged: str) -> None:
    storage = saved().storage
    storage.set(PREFIX + NAME, damaged)
    storage.set(SECOND + NAME, "way")
    store = Store(storage)
    assert store.records() == []
    assert store.notes == [DAMAGED]
    assert {storage.get(key) for key in storage.names()} == {damaged, "way"}
    assert all(key.startswith(ASIDE + NAME) for key in storage.names())
    assert store.names(MATCH) == []


def test_a_match_of_a_newer_page_is_named_and_left_alone() -> None:
    store = saved(VALUE | {"format": FORMAT + 1, "players": "of another shape"})
    before = texts(store)
    assert Store(store.storage).records() == [Newer("a1", "domino-run")]
    assert texts(store) == before


def test_another_tab_is_never_overwritten() -> None:
    storage = saved().storage
    here, there = Store(storage), Store(storage)
    here.record("a1")
    there.record("a1")
    there.write(NAME, value(name="there"))
    with pytest.raises(PlayedElsewhere):
        here.write(NAME, value(name="here"))
    assert Store(storage).record("a1").names == ("there",)  # type: ignore[union-attr]
    assert here.changed_elsewhere(PREFIX + NAME, storage.get(PREFIX + NAME)) == NAME
    assert there.changed_elsewhere(PREFIX + NAME, storage.get(PREFIX + NAME)) is None
    assert here.changed_elsewhere("somebody else's key", "text") is None
    here.record("a1")
    here.write(NAME, value(name="here, knowing"))


def test_damage_while_playing_is_kept_aside_and_written_anew() -> None:
    store = saved()
    store.storage.set(PREFIX + NAME, "chewed")
    store.write(NAME, value("keep the line", "end the move"))
    assert log_of(Store(store.storage)) == ["keep the line", "end the move"]
    assert "chewed" in texts(store).values()


# --- results -------------------------------------------------------------------------------


def with_results(*wrong: Any) -> Store:
    """A store with two results of Domino Run, and whatever else stands in that list."""
    store = Store(MemoryStorage())
    listed = results_json((result("a"), result("b")))["results"]
    store.write(RESULTS + "domino-run", {"results": [listed[0], *wrong, listed[1]]})
    return Store(store.storage)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        7,
        {key: value for key, value in result("c")._asdict().items() if key != "won"},
        result("c")._replace(score=(99, 1, 1))._asdict(),
        result("c")._replace(score=(7,))._asdict(),
        result("c")._replace(score=())._asdict(),
        result("c")._replace(daily=5)._asdict(),  # type: ignore[arg-type]
        result("c")._replace(winners="x")._asdict(),  # type: ignore[arg-type]
        result("c")._replace(winners=(5,))._asdict(),  # type: ignore[arg-type]
        result("c")._replace(marks=None)._asdict(),  # type: ignore[arg-type]
    ],
)
def test_of_damaged_statistics_the_rest_counts_on(wrong: Any) -> None:
    store = with_results(wrong)
    assert [one.id for one in store.results("domino-run")] == ["a", "b"]
    assert store.notes == [SALVAGED]
    assert len(store.aside()) == 1
    again = Store(store.storage)
    assert [one.id for one in again.results("domino-run")] == ["a", "b"]
    assert again.notes == []


@pytest.mark.parametrize("text", [seal(7), seal({"results": 5}), seal([]), deep(9), "chewed"])
def test_statistics_that_cannot_be_read_at_all_lie_aside(text: str) -> None:
    store = Store(MemoryStorage())
    store.storage.set(PREFIX + RESULTS + "domino-run", text)
    assert store.results("domino-run") == ()
    assert store.notes == [DAMAGED]
    assert text in texts(store).values()


# --- no room, no permission ------------------------------------------------------------------


def over(id: str, updated: int) -> dict[str, Any]:
    """A match that is over, as a list has it."""
    return value("keep the line", id=id, over=True, updated=updated)


def test_no_room_is_told_and_what_was_saved_stays() -> None:
    storage = FullStorage(len(seal(VALUE)) * 2 + 2 * len(SECOND + NAME) + 40)
    store = Store(storage)
    store.write(NAME, VALUE)
    with pytest.raises(StorageFault, match="no room"):
        store.write(NAME, VALUE | {"long": "x" * 4000})
    assert log_of(Store(storage)) == ["keep the line"]
    assert store.journal.texts()[NAME] == seal(VALUE | {"long": "x" * 4000}), "the third place has room"


def test_finished_matches_thin_out_first_oldest_first_and_it_is_told() -> None:
    storage = FullStorage(10**6)
    store = Store(storage)
    store.write(NAME, VALUE)
    for id, updated in (("old", 1), ("older", 0), ("new", 2)):
        store.write(MATCH + id, over(id, updated))
    store.write(RESULTS + "domino-run", results_json((result("a"),)))
    storage.room = sum(len(key) + len(text or "") for key, text in texts(store).items()) + 5
    store.write(NAME, value("keep the line", "end the move"))
    assert THINNED in store.notes
    assert storage.get(SECOND + MATCH + "older") is None
    assert storage.get(SECOND + MATCH + "new") is not None
    assert {one.id for one in Store(storage).records()} == {"a1", "old", "older", "new"}
    assert len(store.results("domino-run")) == 1
    assert storage.get(PREFIX + NAME) == storage.get(SECOND + NAME)


def test_last_pictures_make_room_first_and_nobody_is_told() -> None:
    storage = FullStorage(10**6)
    store = Store(storage)
    store.write(NAME, VALUE)
    store.write(MATCH + "old", over("old", 1))
    for id in ("a1", "old"):
        storage.set(PICTURE + MATCH + id, "a picture " * 20)
    storage.room = sum(len(key) + len(text or "") for key, text in texts(store).items()) + 5
    store.write(NAME, value("keep the line", "end the move"))
    assert store.notes == []
    assert len([key for key in storage.names() if key.startswith(PICTURE)]) == 1
    assert storage.get(SECOND + MATCH + "old") is not None


def test_a_last_picture_goes_with_its_match() -> None:
    store = Store(MemoryStorage())
    for name in (NAME, MATCH + "b2"):
        store.write(name, VALUE)
        store.storage.set(PICTURE + name, "a picture")
    store.remove(NAME)
    store.set_aside(MATCH + "b2")
    assert not [key for key in store.storage.names() if key.startswith(PICTURE)]


def test_a_match_gives_up_its_own_second_copy_before_an_action_is_lost() -> None:
    storage = FullStorage(10**6)
    store = Store(storage)
    store.write(NAME, VALUE)
    storage.room = sum(len(key) + len(text or "") for key, text in texts(store).items())
    with pytest.raises(StorageFault):
        store.write(NAME, value("keep the line", "end the move"))
    assert log_of(Store(storage)) == ["keep the line", "end the move"]


def test_what_is_full_to_the_last_letter_can_be_read_and_emptied() -> None:
    storage = FullStorage(10**6)
    Store(storage).write(NAME, VALUE)
    storage.room = 0
    store = Store(storage)
    assert log_of(store) == ["keep the line"]
    store.remove(NAME)
    assert store.records() == []


def test_a_box_that_forgets_is_noticed() -> None:
    with pytest.raises(StorageFault):
        Store(DeafStorage()).write(NAME, VALUE)


# --- choices -------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "[", "7", "[]", '{"theme": 5}', '{"theme": ["dark"]}', "[" * 99_999])
def test_a_choice_that_cannot_be_read_is_as_if_none_had_been_made(text: str) -> None:
    store = Store(MemoryStorage())
    store.storage.set(PREFIX + "settings", text)
    assert store.choice("settings", Chosen) is None
    store.choose("settings", {"theme": "dark"})
    assert store.choice("settings", Chosen) == {"theme": "dark"}
    assert json.loads(store.storage.get(PREFIX + "settings") or "") == {"theme": "dark"}


SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0"


@pytest.mark.parametrize(
    ("agent", "installed", "forgets"),
    [
        (f"Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) {SAFARI} Mobile/15E148 Safari/604.1", False, True),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {SAFARI} Safari/605.1.15", False, True),
        (f"Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) {SAFARI} Mobile/15E148 Safari/604.1", True, False),
        (
            "Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36",
            False,
            False,
        ),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", False, False),
    ],
)
def test_only_safari_outside_the_home_screen_is_told_of_seven_days(
    agent: str, installed: bool, forgets: bool
) -> None:
    assert forgetful(agent, installed) is forgets
