"""Saving: two copies, damage, newer pages, other tabs, no room, no permission, one file."""

from __future__ import annotations

import json

import pytest

from app.store import (
    ASIDE,
    DAMAGED,
    FULL,
    HEALED,
    MATCH,
    NO_EXPORT,
    PREFIX,
    SECOND,
    MemoryBox,
    PlayedElsewhere,
    StorageFault,
    Store,
    forgetful,
    seal,
    unseal,
)

NAME = MATCH + "a1"
VALUE = {"id": "a1", "match": {"log": ["keep the line"]}, "names": ["Zoë"]}


class FullBox(MemoryBox):
    """A box with room for so many letters."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def set(self, key: str, text: str) -> None:
        others = sum(len(k) + len(t) for k, t in self.texts.items() if k != key)
        if others + len(key) + len(text) > self.room:
            raise StorageFault(FULL)
        super().set(key, text)


class DeafBox(MemoryBox):
    """A box that forgets at once without saying so."""

    def set(self, key: str, text: str) -> None: ...


def saved(value: object = VALUE) -> Store:
    store = Store(MemoryBox())
    store.write(NAME, value)
    return store


def test_a_value_is_sealed_with_its_check_sum() -> None:
    text = seal(VALUE)
    assert unseal(text) == VALUE
    assert unseal(text.replace("Zoë", "Zoe")) is None
    assert unseal("") is unseal(None) is unseal("deadbeef") is unseal(text[:-1]) is None


def test_it_lies_in_two_places() -> None:
    store = saved()
    assert store.box.get(PREFIX + NAME) == store.box.get(SECOND + NAME) == seal(VALUE)
    assert store.names(MATCH) == [NAME]
    assert Store(store.box).read(NAME) == VALUE


@pytest.mark.parametrize("front", [PREFIX, SECOND])
def test_one_damaged_copy_costs_nothing(front: str) -> None:
    box = saved().box
    damaged = seal(VALUE)[:-3] + "}}}"
    box.set(front + NAME, damaged)
    store = Store(box)
    assert store.read(NAME) == VALUE
    if front == PREFIX:
        assert store.notes == [HEALED]
        assert damaged in [box.get(key) for key in box.names() if key.startswith(ASIDE)]
        assert unseal(box.get(PREFIX + NAME)) == VALUE
    store.write(NAME, {**VALUE, "more": 1})
    assert Store(box).read(NAME) == {**VALUE, "more": 1}


def test_one_lost_copy_costs_nothing() -> None:
    box = saved().box
    box.remove(PREFIX + NAME)
    store = Store(box)
    assert store.names(MATCH) == [NAME]
    assert store.read(NAME) == VALUE
    assert store.notes == []


def test_two_damaged_copies_are_kept_aside_and_told() -> None:
    box = saved().box
    box.set(PREFIX + NAME, "no")
    box.set(SECOND + NAME, "way")
    store = Store(box)
    assert store.read(NAME) is None
    assert store.notes == [DAMAGED]
    assert {box.get(key) for key in box.names()} == {"no", "way"}
    assert all(key.startswith(ASIDE + NAME) for key in box.names())
    assert store.names(MATCH) == []


def test_another_tab_is_never_overwritten() -> None:
    box = saved().box
    here, there = Store(box), Store(box)
    here.read(NAME)
    there.read(NAME)
    there.write(NAME, {**VALUE, "by": "there"})
    with pytest.raises(PlayedElsewhere):
        here.write(NAME, {**VALUE, "by": "here"})
    assert Store(box).read(NAME)["by"] == "there"
    assert here.changed_elsewhere(PREFIX + NAME, box.get(PREFIX + NAME)) == NAME
    assert there.changed_elsewhere(PREFIX + NAME, box.get(PREFIX + NAME)) is None
    assert here.changed_elsewhere("somebody else's key", "text") is None
    here.read(NAME)
    here.write(NAME, {**VALUE, "by": "here, knowing"})


def test_damage_while_playing_is_kept_aside_and_written_anew() -> None:
    store = saved()
    store.box.set(PREFIX + NAME, "chewed")
    store.write(NAME, {**VALUE, "more": 1})
    assert Store(store.box).read(NAME) == {**VALUE, "more": 1}
    assert "chewed" in [store.box.get(key) for key in store.box.names()]


def test_no_room_is_told_and_what_was_saved_stays() -> None:
    box = FullBox(len(seal(VALUE)) * 2 + 2 * len(SECOND + NAME) + 40)
    store = Store(box)
    store.write(NAME, VALUE)
    with pytest.raises(StorageFault, match="no room"):
        store.write(NAME, {**VALUE, "long": "x" * 400})
    assert Store(box).read(NAME) == VALUE


def test_a_box_that_forgets_is_noticed() -> None:
    with pytest.raises(StorageFault):
        Store(DeafBox()).write(NAME, VALUE)


def test_export_and_import_bring_everything() -> None:
    store = saved()
    store.write("results.domino-run", {"results": [{"id": "a1", "ended": 5}]})
    store.box.set(ASIDE + "old", "damaged once")
    file = store.export({MATCH + "b2": {"id": "b2", "match": {"log": []}}})
    other = Store(MemoryBox())
    assert other.merge(file).startswith("Imported: matches new or further on: 2; results new: 1.")
    assert other.read(NAME) == VALUE
    assert other.read(MATCH + "b2")["id"] == "b2"
    assert other.box.get(ASIDE + "old") == "damaged once"
    assert other.merge(file).startswith("Imported: matches new or further on: 0; results new: 0.")


def test_import_takes_the_longer_of_two_and_both_of_two_different() -> None:
    longer = {**VALUE, "match": {"log": ["keep the line", "end the move"]}}
    other_way = {**VALUE, "match": {"log": ["lay five new tiles"]}}
    store = saved()
    store.merge(saved(longer).export())
    assert store.read(NAME) == longer
    store.merge(saved().export())
    assert store.read(NAME) == longer
    store.merge(saved(other_way).export())
    assert store.read(NAME) == longer
    [copy] = [name for name in store.names(MATCH) if name != NAME]
    assert store.read(copy)["match"] == other_way["match"]
    assert store.read(copy)["id"] == copy.removeprefix(MATCH)
    store.merge(saved(other_way).export())
    assert len(store.names(MATCH)) == 2


@pytest.mark.parametrize(
    "text", ["", "{}", "hello", seal([]), seal({"boneyard": 1}), json.dumps({"boneyard": 1})]
)
def test_a_bad_file_changes_nothing(text: str) -> None:
    store = saved()
    before = dict(store.box.texts)  # type: ignore[attr-defined]
    assert store.merge(text) == NO_EXPORT
    assert store.box.texts == before  # type: ignore[attr-defined]


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
