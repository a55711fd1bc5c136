"""What is written beside a match: kept, undone with it, taken along, and never markup."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from app.keep.export_file import export
from app.keep.notes import KEPT, MOST, RECENT, Edit, NoteBook
from app.keep.record import Record
from app.keep.saved_record import from_saved, record_json
from app.keep.schema import Saved, as_record
from app.keep.seals import seal, unseal
from app.keep.storage import MemoryStorage
from app.keep.store import MATCH, PREFIX, SECOND, Store
from app.session import queries
from app.session.play_area import open_notes
from app_page import FakeShell, does, reopened
from games import load
from games.dungeons.notes import entries
from page import Page
from tabletop.desk import LONGEST_NOTE
from tabletop.match import Match
from test_import_file import brought

ENTRY = load("dungeons")


def at_map(*actions: str, seed: str = "hill", rooms: int = 0, **options: int) -> tuple[FakeShell, Any]:
    """A map on the table, after these actions."""
    shell = FakeShell()
    match = Match(ENTRY.game, 1, seed, {"rooms": rooms, **options} if rooms or options else {})
    for action in ("add all rooms", *actions):
        match = match.play(action)
    shell.open_record(Record("a1", match))
    return shell, shell.screen


def now(table: Any) -> dict[str, str]:
    """What is written, as it stands."""
    return table.record.notes.now


def kept(shell: FakeShell, id: str = "a1") -> Record:
    """The record as it lies on the device."""
    saved = shell.store.record(id)
    assert isinstance(saved, Saved)
    return from_saved(ENTRY.game, saved)


# --- the book


def test_typing_on_at_the_same_note_is_one_edit_and_another_note_another() -> None:
    notes = NoteBook()
    for text in ("A", "A c", "A cold draught"):
        notes = notes.write(3, {"note 7": text}, typed=True)
    assert len(notes.edits) == 1 and notes.now == {"note 7": "A cold draught"}
    notes = notes.write(3, {"note 8": "B"}, typed=True).write(4, {"note 8": "BB"}, typed=True)
    assert [edit.ply for edit in notes.edits] == [3, 3, 4], "another note, another ply"
    notes = notes.write(4, {"note 8": ""})
    assert notes.now == {"note 7": "A cold draught"} and len(notes.edits) == 4, (
        "a button is an edit of its own"
    )


def test_back_and_forth_are_of_their_ply_alone() -> None:
    notes = NoteBook().write(3, {"note 7": "one"}).write(5, {"note 7": "two"})
    assert notes.back(4) == notes == notes.forth(5)
    back = notes.back(5)
    assert back.now == {"note 7": "one"} and back.can_go_forth(5)
    assert back.forth(5) == notes and notes.now == {"note 7": "two"}
    assert notes.follow(4).now == {"note 7": "one"}
    assert notes.follow(4).follow(6) == notes
    start = notes.follow(0)
    assert start.now == {} and start.back(0) == start


def test_what_is_written_anew_forgets_what_was_undone() -> None:
    notes = NoteBook().write(3, {"note 7": "one"}).back(3).write(3, {"note 7": "two"}, typed=True)
    assert notes.edits == (Edit(3, {"note 7": "two"}),) and not notes.can_go_forth(3)


def test_of_too_many_edits_the_oldest_become_one_and_all_can_be_read_again() -> None:
    notes = NoteBook()
    for number in range(MOST + 400):
        notes = notes.write(1, {f"note {number}": "x", f"title {number}": "" if number % 2 else "y"})
    assert len(notes.edits) == notes.counted <= KEPT + 1 and len(notes.now) == (MOST + 400) * 3 // 2
    record = Record("a1", Match(ENTRY.game, 1, "many"), notes=notes)
    assert reopened(record, ENTRY.game, ENTRY.table).notes.now == notes.now


@pytest.mark.parametrize("plies", [1, 40, 2500])
def test_a_long_history_is_saved_in_few_letters(plies: int) -> None:
    """Each letter that is typed saves all edits, so that their number decides what it costs."""
    notes, texts = NoteBook(), {}
    for number in range(2500):
        changes = {f"note {number % 40}": f"A cold draught {number}."}
        notes = notes.write(number * plies // 2500, changes)
        texts |= changes
        assert notes.now == texts
    record = Record("a1", Match(ENTRY.game, 1, "many"), notes=notes)
    assert len(seal(record_json(record, ENTRY.table))) < 25_000
    last = notes.edits[-1].ply
    for count, edit in enumerate(notes.edits[:-RECENT:-1], 1):
        notes = notes.back(edit.ply)
        assert notes.counted == len(notes.edits) - count, "one by one"
    assert notes.follow(last + 1).now == texts


def test_with_few_plies_each_text_stays_at_its_ply_however_long_the_history() -> None:
    notes = NoteBook()
    for number in range(2500):
        notes = notes.write(number // 50, {f"note {number // 50}": f"{number}"})
    assert notes.follow(10).now == {f"note {ply}": f"{ply * 50 + 49}" for ply in range(11)}


def test_a_long_history_of_an_older_page_becomes_short_when_something_is_written() -> None:
    notes = NoteBook(tuple(Edit(number // 2, {f"note {number}": "x"}) for number in range(MOST)))
    notes = notes.write(MOST, {"map": "m"})
    assert len(notes.edits) <= KEPT + 1 and len(notes.now) == MOST + 1


def test_ideas_go_on_when_the_history_is_full() -> None:
    """The luck of a button is drawn by the number of edits: it must not be the same again and again."""
    notes = NoteBook()
    for number in range(KEPT * 2):
        before = len(notes.edits)
        notes = notes.write(1, {"note 1": f"{number}"})
        assert len(notes.edits) != before


def test_a_notebook_is_a_value() -> None:
    """To write, and to go back and forth, give another one: the old one says what it said."""
    notes = NoteBook().write(1, {"note 1": "a"}).write(2, {"note 2": "b"}).back(2)
    edits = notes.edits
    others = (
        notes.write(1, {"note 1": "c"}, typed=True),
        notes.write(1, {"note 1": "d"}),
        notes.forget(),
        notes.back(1),
        notes.forth(2),
        notes.follow(0),
    )
    assert notes.edits is edits and notes.counted == 1 and notes.now == {"note 1": "a"}
    assert [other.now for other in others] == [
        {"note 1": "c"},
        {"note 1": "d"},
        {"note 1": "a"},
        {},
        {"note 1": "a", "note 2": "b"},
        {},
    ]
    assert others[2].edits == edits[:1] and all(other != notes for other in others)
    with pytest.raises(FrozenInstanceError):
        notes.counted = 2  # type: ignore[misc]


# --- with the match


def test_undo_takes_back_the_text_then_the_move_and_redo_brings_both() -> None:
    _, table = at_map("begin the evening")
    table.jot("note 0", "A", True)
    table.jot("note 0", "A cold draught", True)
    table.commands["undo"]("")
    assert now(table) == {} and table.session.match.at == 2, "the text as a whole"
    table.commands["undo"]("")
    assert table.session.match.at == 1
    table.commands["redo"]("")
    assert table.session.match.at == 2 and now(table) == {}, "the move comes first"
    table.commands["redo"]("")
    assert now(table) == {"note 0": "A cold draught"} and not queries.can_redo(table.session)


def test_what_was_written_before_a_move_stays_when_the_move_is_undone() -> None:
    _, table = at_map()
    table.jot("note 0", "Stairs", True)
    does(table, "begin the evening")
    table.jot("note 1", "Goblins", True)
    table.commands["undo"]("")
    table.commands["undo"]("")
    assert table.session.match.at == 1 and now(table) == {"note 0": "Stairs"}
    table.commands["undo"]("")
    assert now(table) == {} and table.session.match.at == 1
    for _ in range(3):
        table.commands["redo"]("")
    assert now(table) == {"note 0": "Stairs", "note 1": "Goblins"} and table.session.match.at == 2


def test_a_new_move_forgets_what_was_undone() -> None:
    _, table = at_map()
    table.jot("note 0", "Stairs", True)
    table.commands["undo"]("")
    assert queries.can_redo(table.session)
    does(table, "begin the evening")
    assert not queries.can_redo(table.session) and table.record.notes.edits == ()


def test_notes_can_be_undone_where_nothing_was_played_yet() -> None:
    shell = FakeShell()
    shell.open_record(Record("a1", Match(ENTRY.game, 1, "hill")))
    table = shell.screen
    assert not queries.can_undo(table.session)
    table.jot("map", "The old mine", True)
    assert queries.can_undo(table.session)
    table.commands["undo"]("")
    assert now(table) == {} and not queries.can_undo(table.session) and queries.can_redo(table.session)


def test_a_restart_takes_the_notes_along_and_brings_them_back() -> None:
    _, table = at_map("begin the evening")
    table.jot("note 0", "Stairs", True)
    table.commands["restart"]("")
    assert table.session.match.at == 0 and now(table) == {}
    table.commands["undo"]("")
    assert table.session.match.at == 2 and now(table) == {"note 0": "Stairs"}


def test_who_writes_after_a_restart_stays_there() -> None:
    """The restart cannot be taken back any more; going forward, all that was written comes again."""
    shell, table = at_map("begin the evening")
    table.jot("note 0", "Stairs", True)
    table.jot("note 1", "Goblins", True)
    table.commands["restart"]("")
    table.jot("map", "The old mine", True)
    assert now(table) == {"map": "The old mine"}
    table.commands["undo"]("")
    assert now(table) == {} and table.session.match.at == 0
    for _ in range(5):
        table.commands["redo"]("")
    assert table.session.match.at == 2 and not queries.can_redo(table.session)
    assert kept(shell).notes.now == now(table)
    assert now(table) == {"map": "The old mine", "note 0": "Stairs", "note 1": "Goblins"}


def test_who_writes_after_some_moves_were_undone_keeps_what_was_written_after_them() -> None:
    _, table = at_map()
    does(table, "begin the evening")
    table.jot("note 1", "Goblins", True)
    table.commands["undo"]("")
    table.commands["undo"]("")
    table.jot("note 0", "Stairs", True)
    table.commands["redo"]("")
    table.commands["redo"]("")
    assert now(table) == {"note 0": "Stairs", "note 1": "Goblins"}


# --- with the rooms


def test_a_room_that_is_taken_away_takes_its_notes_and_undo_brings_both() -> None:
    shell, table = at_map()
    state = table.session.match.state
    tile, serial = state.laid[-1].domino, state.serials[-1]
    table.jot(f"title {serial}", "The crypt", True)
    table.jot("monster", "", False)
    assert "The crypt" in _picked(table, "tool key")
    does(table, f"take away {tile}")
    assert "The crypt" not in _picked(table, "tool key")
    assert entries.tokens(table.session.match.state, now(table)) == {}
    table.commands["undo"]("")
    assert "The crypt" in _picked(table, "tool key") and entries.tokens(table.session.match.state, now(table))
    assert kept(shell).notes.now == now(table)


def test_another_way_on_has_rooms_without_notes() -> None:
    _, table = at_map()
    state = table.session.match.state
    for serial in state.serials:
        table.jot(f"title {serial}", f"Chamber {serial}.", True)
    place = next(i for i, _ in enumerate(state.laid) if len(state.beyond(i)) > 3)
    behind = [state.serials[i] for i in state.beyond(place)]
    does(table, f"another way on from {state.laid[place].domino}")
    key = _picked(table, "tool key")
    for serial in state.serials:
        assert (f"Chamber {serial}." in key) == (serial not in behind)


def _picked(table: Any, what: str) -> str:
    """The screen with something picked."""
    table.session = table.session.unpicked()
    table.pick(what)
    html: str = table.page.shown["screen"]
    table.session = table.session.unpicked()
    return html


# --- kept and taken along


def written() -> tuple[FakeShell, Any]:
    """A map of which some is written, and one thing undone."""
    shell, table = at_map("begin the evening")
    table.jot("note 0", "A cold “draught”,\nand <i>more</i> & 𝔐🐉.", True)
    table.jot("hero", "", False)
    table.jot("fill 1", "", False)
    table.commands["undo"]("")
    table.saving.save()
    return shell, table


def test_saved_and_opened_again_notes_are_equal_and_go_on_equally() -> None:
    shell, table = written()
    for record in (reopened(table.record, ENTRY.game, ENTRY.table), kept(shell)):
        assert record.notes.edits == table.record.notes.edits
        assert record.notes.counted == table.record.notes.counted and record.notes.now == now(table)
        again = FakeShell()
        again.open_record(record)
        again.screen.commands["redo"]("")
        assert len(now(again.screen)) == len(now(table)) + 3, "ideas for a room come back"


def test_export_and_import_keep_the_notes() -> None:
    shell, table = written()
    other = Store(MemoryStorage())
    brought(other, export(shell.store, {}))
    saved = other.record("a1")
    assert isinstance(saved, Saved)
    assert from_saved(ENTRY.game, saved).notes.now == now(table)


def test_other_notes_of_the_same_match_stand_beside_ours_and_nothing_is_lost() -> None:
    shell, table = written()
    file = export(shell.store, {})
    table.jot("note 0", "Otherwise", True)
    brought(shell.store, file)
    found = [one for one in shell.store.records() if isinstance(one, Saved)]
    texts = {from_saved(ENTRY.game, one).notes.now.get("note 0") for one in found}
    assert len(found) == 2 and "Otherwise" in texts


DAMAGES = (
    {"edits": "x"},
    {"edits": [["x"]]},
    {"edits": [{"ply": 1, "changes": {"<b>": "x"}}]},
    {"edits": [[1, {"note 7 7": "x"}]]},
    {"edits": [[1, {"note 1": "x" * (LONGEST_NOTE + 1)}]]},
    {"edits": [[1, {"note 1": None}]]},
    {"edits": [[-1, {"note 1": "x"}]]},
    {"edits": [[1, {"note 1": "\ud800"}]]},
    {"noted": -1},
    {"noted": 1.5},
    {"noted": MOST + 1},
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_notes_are_refused_and_told_in_one_clear_sentence(damage: dict[str, Any]) -> None:
    shell, table = written()
    value = record_json(table.record, ENTRY.table)
    with pytest.raises((TypeError, ValueError)):
        as_record("a1", json.loads(json.dumps(value | damage)))
    storage = MemoryStorage()
    sealed = seal(json.loads(json.dumps(value | damage)))
    for front in (PREFIX, SECOND):
        storage.set(f"{front}{MATCH}a1", sealed)
    store = Store(storage)
    assert store.record("a1") is None
    assert len(store.notes) == 1 and store.notes[0].count(".") >= 1 and len(store.notes[0]) < 400
    assert shell.store.record("a1"), "the healthy one elsewhere is as it was"


def test_more_undone_than_there_is_does_no_harm() -> None:
    _, table = written()
    value = record_json(table.record, ENTRY.table) | {"noted": 99}
    saved = as_record("a1", json.loads(json.dumps(value)))
    assert isinstance(saved, Saved)
    notes = from_saved(ENTRY.game, saved).notes
    assert notes.counted == len(notes.edits) and notes.now


def test_a_match_saved_before_there_were_notes_has_none() -> None:
    _, table = written()
    value = record_json(table.record, ENTRY.table)
    del value["edits"], value["noted"]
    saved = as_record("a1", json.loads(json.dumps(value)))
    assert isinstance(saved, Saved) and from_saved(ENTRY.game, saved).notes.now == {}


def test_a_seal_over_notes_is_a_seal() -> None:
    shell, _ = written()
    text = shell.store.storage.get(f"{PREFIX}{MATCH}a1")
    assert text and unseal(text)["edits"]


# --- never markup

NASTY = (
    "<script>alert(1)</script>",
    "</textarea><img src=x onerror=alert(1)>",
    '" onfocus="alert(1)" x="',
    "' autofocus '",
    "a & b &amp; &lt;b&gt;",
    "<svg/onload=alert(1)>",
    "🐉🧙‍♀️ 𝔐 ﷽ \u202e",
    "]]><!--",
    "\t\n",
    "<" * LONGEST_NOTE,
    "x" * (2 * LONGEST_NOTE),
)


def test_of_too_many_edits_that_were_undone_the_last_go() -> None:
    notes = NoteBook(tuple(Edit(5, {f"note {number}": "x"}) for number in range(MOST)), 0)
    notes = notes.write(1, {"map": "m"})
    assert len(notes.edits) == MOST and notes.counted == 1 and notes.now == {"map": "m"}


@pytest.mark.parametrize("text", NASTY)
def test_what_is_typed_is_text_wherever_it_is_drawn(text: str) -> None:
    shell, table = at_map("begin the evening")
    state = table.session.match.state
    serial, tile = state.serials[0], state.laid[0].domino
    table.jot("hero", "", False)
    table.jot("monster", "", False)
    for what in (f"note {serial}", f"title {serial}", "map", "name 1", "name 2"):
        table.jot(what, text, True)
    for picked in (f"room {tile}", "tool key", "tool map", "tool pawns", "token 1", "token 2"):
        html = _picked(table, picked)
        page = Page(html)
        assert "<script" not in html and "<img" not in html and "<svg/" not in html
        assert not [
            name for one in page.elements for name in one if name.startswith("on") or name == "autofocus"
        ]
    assert kept(shell).notes.now == now(table)
    view = state.view(None)
    for_all = ENTRY.table.FACTS.desk.open_notes(view, now(table)) if ENTRY.table.FACTS.desk else {}
    assert all(not key.startswith("note") for key in for_all)


def test_a_long_text_is_cut_and_can_be_saved() -> None:
    shell, table = at_map()
    table.jot("note 0", "🐉" * (LONGEST_NOTE + 5), True)
    assert now(table)["note 0"] == "🐉" * LONGEST_NOTE
    assert kept(shell).notes.now == now(table)


# --- a match of its own


def test_playing_a_map_goes_on_in_a_copy_and_leaves_the_map_as_it_was() -> None:
    shell, table = at_map("begin the evening")
    table.jot("note 0", "Stairs", True)
    table.saving.save()
    before = record_json(table.record, ENTRY.table)
    table.act("play this map")
    assert shell.screen is table and table.session.armed == "play this map", "first it is said what will come"
    assert "match of its own" in table.session.reply.text
    table.act("play this map")
    quest = shell.screen
    assert quest is not table and quest.record.id != table.record.id and quest.session.state.playing
    assert record_json(table.record, ENTRY.table) == before and not table.session.match.state.playing
    assert kept(shell).match.at == 2 and kept(shell).notes.now == {"note 0": "Stairs"}
    assert now(quest) == {"note 0": "Stairs"}, "the copy knows what was written"
    quest.jot("note 0", "Otherwise", True)
    assert now(table) == {"note 0": "Stairs"}
    assert kept(shell, quest.record.id).match.log[-1].verb == "delve"


def test_a_map_of_which_something_was_undone_is_forked_as_it_stands() -> None:
    shell, table = at_map("begin the evening")
    table.jot("note 0", "Stairs", True)
    table.commands["undo"]("")
    table.act("play this map")
    table.act("play this map")
    assert not queries.can_redo(shell.screen.session) and now(shell.screen) == {}
    assert queries.can_redo(table.session), "there it can still be written again"


# --- what the others see of it


def test_a_pawn_that_is_hidden_is_the_dungeon_masters_alone() -> None:
    _, table = at_map("begin the evening")
    for what in ("hero", "monster"):
        table.jot(what, "", False)
    table.jot("hide 2", "", False)
    view = table.session.match.state.view(None)
    assert {"token 1"} == {key for key in open_notes(ENTRY, view, now(table)) if key.startswith("token")}
    table.jot("hide 2", "", False)
    assert "hidden 2" not in now(table), "and seen again"


def test_a_map_bears_its_name_where_it_is_listed() -> None:
    shell, table = at_map()
    table.jot("map", "<i>Rat</i> Cellar", True)
    table.draw()
    assert "&lt;i&gt;Rat&lt;/i&gt; Cellar" in shell.page.shown["screen"]
    saved = shell.store.record("a1")
    assert isinstance(saved, Saved) and saved.told.startswith("<i>Rat</i> Cellar; ")


def test_a_map_that_is_put_away_is_no_result() -> None:
    shell, table = at_map("end the evening")
    outcome = table.record.outcome
    assert outcome and not outcome.counts
    table.session = table.session.owing()
    table.saving.save()
    table.result.show()
    assert not shell.store.results("dungeons"), "it is not counted"
    assert "share-challenge" not in shell.dialog and 'class="grade"' not in shell.dialog
    assert "take-away" in shell.dialog


def test_ideas_for_all_rooms_take_none_twice_not_even_one_that_was_there() -> None:
    _, table = at_map()
    table.jot("fill 3", "", False)
    table.jot("fill", "", False)
    lines = [line for key, text in now(table).items() if key.startswith("note") for line in text.split("\n")]
    hidden = [line for line in lines if line.startswith("Hidden")]
    assert len(hidden) == len(table.session.match.state.laid) and len(set(hidden)) == len(hidden)


def test_ideas_take_the_place_of_ideas_and_never_of_what_the_master_wrote() -> None:
    _, table = at_map()
    table.jot("title 3", "Larder", True)
    table.jot("fill 3", "", False)
    idea = now(table)["note 3"]
    table.jot("fill 3", "", False)
    assert now(table)["title 3"] == "Larder" and now(table)["note 3"] not in ("", idea)
    table.jot("note 3", "Mice.", True)
    table.jot("fill 3", "", False)
    assert now(table)["note 3"].startswith("Mice.\n\nHere: ") and now(table)["title 3"] == "Larder"
    table.jot("note 4", "Rats.", True)
    table.jot("fill", "", False)
    assert now(table)["note 4"] == "Rats." and "title 4" not in now(table)
    for _ in range(20):
        table.jot("fill 3", "", False)
    assert len(now(table)["note 3"]) <= entries.NOTE and "no more room" in table.session.reply.text


def test_however_fast_somebody_types_it_is_saved_once_a_paint() -> None:
    shell, table = at_map()
    painted: list[Any] = []
    written: list[str] = []
    shell.page.after_paint = painted.append  # type: ignore[method-assign]
    write = shell.store.write
    shell.store.write = lambda name, value: written.append(name) or write(name, value)  # type: ignore[method-assign,func-returns-value]
    for text in ("A", "A c", "A co", "A cold", "A cold draught"):
        table.jot("note 0", text, True)
    assert len(painted) == 1 and written == []
    painted.pop()()
    assert written == [table.saving.name] and kept(shell).notes.now == {"note 0": "A cold draught"}
    table.jot("note 0", "A cold draught.", True)
    assert len(painted) == 1, "and again after the next"
