"""The third place: what it knows better after the browser was killed comes back, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.keep import recovery
from app.keep.recovery import BOTH, LATE, NOT_BACK, recover, recover_match, tell_if_cleared
from app.keep.schema import Saved, results_json
from app.keep.seals import seal
from app.keep.storage import FULL, HELD, MemoryJournal, MemoryStorage
from app.keep.store import CLEARED, CLEARED_OLD_TOO, DAMAGED, MATCH, PREFIX, RESULTS, PlayedElsewhere, Store
from test_records import result
from test_store import NAME, VALUE, FullStorage, log_of, saved, texts, value

LONGER = value("keep the line", "end the move", updated=9)


def after_a_kill(here: dict[str, Any] | None, journal: dict[str, str]) -> Store:
    """The store as it opens, with this in the first two places and that in the third."""
    storage = saved(here).storage if here else MemoryStorage()
    store = Store(storage, MemoryJournal(journal))
    recover(store, store.behind())
    return store


def test_the_longer_of_two_logs_that_agree_is_taken() -> None:
    store = after_a_kill(VALUE, {NAME: seal(LONGER)})
    assert log_of(store) == ["keep the line", "end the move"]
    assert store.notes == [], "nothing was lost, and there is nothing to choose"
    store = after_a_kill(LONGER, {NAME: seal(VALUE)})
    assert log_of(store) == ["keep the line", "end the move"]
    assert store.notes == []


def test_of_two_equal_logs_the_newer_place_counts() -> None:
    undone = LONGER | {"match": LONGER["match"] | {"at": 1}, "updated": 10}
    for here, there in ((LONGER, undone), (undone, LONGER)):
        store = after_a_kill(here, {NAME: seal(there)})
        assert store.record("a1").match.at == 1  # type: ignore[union-attr]
        assert store.notes == []


def test_what_was_saved_last_counts_though_it_is_shorter_and_the_longer_one_is_kept_beside_it() -> None:
    """Some actions were taken back, another was done and a note written; then the browser was killed."""
    shorter = value("keep the line", updated=12)
    store = after_a_kill(LONGER, {NAME: seal(shorter)})
    assert log_of(store) == ["keep the line"]
    [second] = [found for found in store.records() if found.id != "a1"]
    assert isinstance(second, Saved) and len(second.match.log) == 2
    assert store.notes == [BOTH]


def test_with_no_room_the_journal_keeps_what_it_knows_better_and_it_is_read() -> None:
    storage = FullStorage(10**6)
    Store(storage).write(NAME, VALUE)
    storage.room = 0
    journal = MemoryJournal({NAME: seal(LONGER)})
    for _ in range(2):  # loaded anew, it is still there
        store = Store(storage, journal)
        recover(store, store.behind())
        assert log_of(store) == ["keep the line", "end the move"]
        assert journal.texts()[NAME] == seal(LONGER)
        assert FULL in store.notes


@pytest.mark.parametrize(("here", "there"), [(3, 4), (4, 3)])
def test_where_they_do_not_agree_both_are_kept(here: int, there: int) -> None:
    one, other = value("keep the line", updated=here), value("lay five new tiles", updated=there)
    store = after_a_kill(one, {NAME: seal(other)})
    newer, older = (other, one) if there > here else (one, other)
    assert log_of(store) == newer["match"]["log"]
    [second] = [found for found in store.records() if found.id != "a1"]
    assert isinstance(second, Saved)
    assert (list(second.match.log), second.origin) == (older["match"]["log"], "crash")
    assert store.notes == [BOTH]
    store.remove(MATCH + second.id)
    again = Store(store.storage, MemoryJournal(store.journal.texts()))
    assert again.behind() == {}, "told once, and what was removed stays so"


def test_a_match_that_was_lost_whole_comes_back() -> None:
    store = after_a_kill(None, {NAME: seal(LONGER), MATCH + "b2": seal(value(id="b2"))})
    assert log_of(store) == ["keep the line", "end the move"]
    assert isinstance(store.record("b2"), Saved), "one that stood on the table, though nothing was played yet"


def test_results_that_were_lost_come_back() -> None:
    store = saved()
    store.write(RESULTS + "domino-run", results_json((result("a"),)))
    both = results_json((result("b"), result("a", won=False)))
    recover(store, {RESULTS + "domino-run": seal(both)})
    assert store.results("domino-run") == (result("a"), result("b"))
    marked = results_json((result("a", marks=("hinted",)), result("b"), result("c", marks=("rewound",))))
    store.write(RESULTS + "domino-run", marked)
    recover(store, {RESULTS + "domino-run": seal(both)})
    assert store.results("domino-run")[0] == result("a", won=False), "an unmarked end stands"
    assert [one.id for one in store.results("domino-run")] == ["a", "b", "c"]


WRONG = ("", "chewed", seal(7), seal(VALUE | {"updated": "x"}), seal({"results": 7}))


@pytest.mark.parametrize("at", range(3))
def test_a_text_that_cannot_be_brought_back_stops_no_other_and_stays(
    at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fallible(store: Store, id: str, text: str) -> None:
        if id == f"m{at}":
            raise RuntimeError
        recover_match(store, id, text)

    monkeypatch.setattr(recovery, "recover_match", fallible)
    texts = {f"{MATCH}m{n}": seal(value(id=f"m{n}")) for n in range(3)}
    store = after_a_kill(None, texts)
    assert {*store.names(MATCH)} == {*texts} - {f"{MATCH}m{at}"}
    assert store.notes == [NOT_BACK] and store.journal.texts() == texts


@pytest.mark.parametrize("text", WRONG)
@pytest.mark.parametrize("name", [NAME, RESULTS + "domino-run", RESULTS + "chess", "x"])
def test_what_is_damaged_in_the_third_place_changes_nothing(name: str, text: str) -> None:
    store = saved()
    before = texts(store)
    recover(store, {name: text})
    assert texts(store) == before
    assert store.notes == []


@pytest.mark.parametrize("text", WRONG)
@pytest.mark.parametrize("id", ["b2", "", "<b>", "x" * 99])
def test_what_is_damaged_and_lies_nowhere_else_is_kept_aside(id: str, text: str) -> None:
    store = saved()
    recover(store, {MATCH + id: text})
    assert [store.storage.get(key) for key in store.aside()] == [text]
    assert store.notes == [DAMAGED]
    assert log_of(store) == ["keep the line"]


def test_matches_of_a_newer_page_are_left_alone_wherever_they_lie() -> None:
    newer = seal(VALUE | {"format": 99})
    store = after_a_kill(VALUE | {"format": 99}, {NAME: seal(LONGER)})
    assert store.storage.get(PREFIX + NAME) == newer
    store = after_a_kill(None, {NAME: newer})
    assert store.storage.get(PREFIX + NAME) == newer
    store = after_a_kill(VALUE, {NAME: newer})
    assert log_of(store) == ["keep the line"]
    assert [store.storage.get(key) for key in store.aside()] == [newer]


# --- cleared: all of the storage is gone, and nobody has removed anything


def cleared(count: int = 2, read: bool = True, apart: int = LATE + 1) -> Store:
    """A store of so many matches, saved so many ms apart, and a result, all in the journal, whose storage was
    cleared under it."""
    store = Store(MemoryStorage())
    for n in range(count):
        store.write(f"{MATCH}m{n}", value("keep the line", id=f"m{n}", updated=n * apart))
    store.write(RESULTS + "domino-run", results_json((result("a"),)))
    store = Store(store.storage, MemoryJournal(store.journal.texts()))
    if read:
        store.records()
    for key in store.storage.names():
        store.storage.remove(key)
    return store


def what_is_there(store: Store) -> set[str]:
    return {*store.names(MATCH), *store.names(RESULTS)}


ALL = {MATCH + "m0", MATCH + "m1", RESULTS + "domino-run"}


def test_what_was_cleared_under_an_open_page_comes_back_and_that_is_told() -> None:
    store = cleared()
    store.bring_back()
    assert what_is_there(store) == ALL and store.notes == [CLEARED]
    assert log_of(store, "m1") == ["keep the line"] and len(store.results("domino-run")) == 1
    store.bring_back()
    assert store.notes == [CLEARED], "told once"


def test_without_a_journal_what_the_page_has_read_comes_back() -> None:
    store = cleared()
    store.journal = MemoryJournal()
    store.bring_back()
    assert what_is_there(store) == ALL - {RESULTS + "domino-run"} and store.notes == [CLEARED]


@pytest.mark.parametrize("name", ["m0", "new"])
def test_a_save_that_finds_it_cleared_brings_all_back(name: str) -> None:
    store = cleared()
    store.write(MATCH + name, value("keep the line", "end the move", id=name))
    assert what_is_there(store) == ALL | {MATCH + name} and store.notes == [CLEARED]
    assert len(log_of(store, name)) == 2


def test_a_match_that_is_opened_when_all_was_cleared_is_there() -> None:
    store = cleared()
    assert log_of(store, "m1") == ["keep the line"] and store.notes == [CLEARED]


def test_what_was_removed_here_or_in_another_tab_stays_removed() -> None:
    store = cleared(3)
    store.remove(MATCH + "m0")
    store.changed_elsewhere(PREFIX + MATCH + "m1", None)
    store.bring_back()
    assert store.names(MATCH) == [MATCH + "m2"]
    here = cleared(1)
    here.changed_elsewhere(PREFIX + MATCH + "m0", None)
    here.write(MATCH + "m0", value("keep the line", id="m0"))
    assert here.notes == [], "that was no clearing"


def test_what_another_tab_had_played_since_is_not_put_back_to_what_was_read_here() -> None:
    store, name = cleared(), MATCH + "m0"
    further = value("keep the line", "end the move", id="m0")
    store.changed_elsewhere(PREFIX + name, seal(further))
    with pytest.raises(PlayedElsewhere):
        store.write(name, value("lay five new tiles", id="m0"))
    assert log_of(store, "m0") == ["keep the line", "end the move"]


def test_a_journal_that_held_only_the_newest_matches_is_said_to() -> None:
    store = cleared(HELD)
    store.bring_back()
    assert store.notes == [CLEARED_OLD_TOO]


def test_the_journal_holds_as_many_matches_as_is_said() -> None:
    text = (Path(__file__).parents[1] / "static/journal.mjs").read_text()
    assert f"const MATCHES = {HELD};" in text


@pytest.mark.parametrize(
    ("count", "apart", "told"),
    [(1, LATE, []), (3, 5000, []), (2, LATE + 1, [CLEARED]), (HELD, LATE, [CLEARED_OLD_TOO])],
)
def test_what_was_cleared_while_no_page_was_open_is_told_once(
    count: int, apart: int, told: list[str]
) -> None:
    """What was all saved within a few minutes may have been lost with the browser that was killed then."""
    store = cleared(count, read=False, apart=apart)
    for notes in (told, []):
        store = Store(store.storage, MemoryJournal(store.journal.texts()))
        tell_if_cleared(store)
        recover(store, store.behind())
        assert store.notes == notes
        assert len(store.names(MATCH)) == count and len(store.results("domino-run")) == 1
