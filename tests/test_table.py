"""The table without a browser: whole matches, and everything that can be done beside the board."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from string import ascii_lowercase, digits
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.keep.saved_record import from_saved
from app.keep.storage import StorageFault
from app.keep.store import MATCH, PREFIX
from app.session import render
from app.session.bots_model import Now
from app.session.choosing import DIGITS
from app.session.keys import KEYS, meaning
from app_page import END, ENTRY, FakeShell, at_table, does, new_record
from boards import position
from games.domino_run import board
from games.domino_run.rules import DominoRun
from games.viewer import Viewer
from tabletop.match import Match
from walks import matched, some, walk


class Ids(HTMLParser):
    """All ids and all actions of a text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.actions: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if given.get("data-action"):
            self.actions.append(str(given["data-action"]))
        assert "style" not in given, f"the policy forbids inline styles: {tag}"


def test_a_whole_match_offers_exactly_the_legal_actions_and_saves_each() -> None:
    shell, table = at_table()
    for ply in range(400):
        state = table.session.match.state
        found = Ids(shell.page.shown["screen"])
        assert sorted(found.actions) == sorted(map(str, state.legal_actions()))
        assert len(found.ids) == len(set(found.ids)), "an id is twice"
        if state.outcome():
            break
        legal = found.actions
        table.act(next((text for text in END if text in legal), legal[ply % len(legal)]))
        saved = shell.store.record(table.record.id)
        assert saved.match.log == tuple(str(action) for action in table.session.match.log)
        assert shell.page.spoken
    assert "To the result" in shell.page.shown["screen"]
    assert not shell.dialog, "the table itself ends first"
    shell.page.run()
    assert "result" in shell.dialog
    assert len(shell.store.results("domino-run")) == 1


def test_by_touch_a_choice_that_brings_luck_is_shown_first() -> None:
    shell, table = at_table()
    table.act("keep the line", True)
    assert table.session.match.at == 0
    assert "data-armed" in shell.page.shown["screen"]
    assert "again" in table.session.reply.text
    table.act("keep the line", True)
    assert table.session.match.at == 1
    table.shell.settings.choose("confirm", "never")
    table.act("end the move", True)
    assert table.session.match.at == 2


def test_by_touch_a_choice_of_which_the_match_is_made_is_done_at_once_unless_it_loses() -> None:
    _, table = at_table(Record("a1", Match(games.load("colf-dada").game, 1, "train")))
    while table.session.match.state.step == "put":
        table.act(str(table.session.match.state.legal_actions()[0]), True)
    for choice in ("seek a level 1 noun", "add a level 1 adjective", "turn the cards over"):
        table.act(choice, True)
    assert table.session.match.state.step == "fight_or_flee" and not table.session.armed
    table.act("flee", True)
    assert table.session.armed == "flee", "it brings luck, and is done once in a while"


def at_position(state: DominoRun) -> tuple[FakeShell, Any]:
    """A table at which this is to be played on."""
    record = new_record()
    return at_table(replace(record, match=replace(record.match, states=(state,))))


def test_by_touch_a_choice_that_loses_is_shown_first() -> None:
    _, table = at_position(position("0e-1r 1-1 2-3 3-4", dice=[2], pool=2))
    table.act("end the move", True)
    assert (
        table.session.match.at == 0
        and "you lose" in table.session.reply.text
        and "again" in table.session.reply.text
    )
    table.act("end the move", True)
    assert table.record.outcome


def test_beside_a_choice_that_wins_no_other_is_named() -> None:
    shell, table = at_position(position("0e-1 1-2r 2-2 3-4", kept="0-0 1-1 3-3 4-4 5-5 6-6", dice=[4, 6]))
    table.commands["hint"]("")
    shell.page.run()
    assert (
        table.session.bots.hinted.startswith("run 2")
        and "the seventh key" in shell.page.shown["screen"].lower()
    )
    assert "About as good" not in shell.page.shown["screen"]


def test_undo_redo_and_a_restart_that_can_be_taken_back() -> None:
    _, table = at_table()
    table.commands["undo"]("")
    assert "nothing to undo" in table.session.reply.text
    table.act("keep the line")
    table.act("end the move")
    table.commands["undo"]("")
    assert table.session.match.at == 1
    assert table.session.match.rewound
    table.commands["redo"]("")
    assert table.session.match.at == 2
    unmarked = replace(table.session.match, rewound=False)
    table.session = replace(table.session, record=replace(table.record, match=unmarked))
    table.commands["restart"]("")
    assert table.session.match.at == 0
    table.commands["undo"]("")
    assert table.session.match.at == 2
    assert not table.session.match.rewound


def test_what_is_only_looked_at_is_told_aloud() -> None:
    shell, table = at_table()
    for target in ("pile", "enemy", "runner", "space 7", "key", "supply"):
        table.touch(target)
        assert table.session.reply.kind == "about"
        assert shell.page.spoken[-1] == table.session.reply.text != ""
    assert "Keep this line" not in table.session.reply.text, "nobody asked what to do next"


def test_the_rule_behind_an_answer_stands_behind_a_link_that_opens_it() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.touch("space 0")
    assert (
        table.session.reply.text.startswith("The runner only runs forward. ")
        and table.session.reply.rule == "DR2.2"
    )
    assert "DR" not in shell.page.spoken[-1], "numbers are not read out"
    table.draw()
    for html in (shell.page.shown["reply"], shell.page.shown["screen"]):
        assert 'data-do="rule" data-arg="DR2-2" aria-label="Rule DR2.2"' in html
    for drawer in ("", "log", "rules"):
        shell.page.lit = ""
        table.session = replace(table.session, drawer=drawer)
        table.commands["rule"]("DR2.2")
        shell.page.run()
        assert table.session.drawer == "rules" and shell.page.lit == "DR2-2"
    table.act("keep the line", True)
    table.commands["undo"]("")
    assert 'data-do="rule"' not in shell.page.shown["screen"]


def test_touching_what_cannot_be_chosen_is_answered_aloud() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.touch("space 0")
    assert table.session.reply.kind == "why"
    assert shell.page.spoken[-1] == table.session.reply.text != ""
    table.act("fly away")
    assert table.session.reply.kind == "no", "nobody has asked why not"
    table.act("run 40 with 1+2")
    assert table.session.reply.text.startswith(
        "“run 40 spaces with the one and the two” is not possible now."
    )
    assert table.session.match.at == 1


def test_a_hint_names_the_best_choice_and_marks_the_match() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.commands["hint"]("")
    shell.page.run()
    assert table.session.bots.now is Now.ADVISED
    assert table.session.match.hinted
    best = table.session.bots.hinted
    assert f'data-action="{best}" data-hint=""' in shell.page.shown["screen"]
    assert "to win" in shell.page.shown["screen"]
    table.commands["play-hint"]("")
    assert str(table.session.match.log[-1]) == best


def test_a_hint_speaks_as_people_do_floats_and_is_put_away() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.commands["hint"]("")
    table.draw()
    assert 'id="hint"' in shell.page.shown["screen"] and "with-strips" not in shell.page.shown["screen"]
    shell.page.run()
    words = table.session.words(ENTRY.game.parse(table.session.bots.hinted))
    assert f"<b>{words[0].upper()}{words[1:]}</b>" in shell.page.shown["screen"]
    assert any(said.startswith(f"Hint: {words}. ") for said in shell.page.spoken)
    assert shell.page.brought.startswith("[data-hint]")
    table.escape()
    assert 'id="hint"' not in shell.page.shown["screen"] and not table.session.bots.hinted


def test_a_hint_that_is_offered_unseen_lights_the_place_and_the_dice() -> None:
    table = at_table()[1]
    table.act("keep the line")
    state = table.session.match.state
    offered = re.compile(r'<div hidden=""><button[^>]* data-action="([^"]+)"')
    while not (unseen := offered.findall(render.page(table.session))):
        does(table, str(state.legal_actions()[-1]))
        state = table.session.match.state
    _, spaces, dice = unseen[0].replace(" with", "").split()
    parts = ENTRY.table.draw(state, Viewer(0, marks={"hint": unseen[0]}))
    spot, *used = re.findall(r'id="([^"]+)" data-hint=""', "".join(parts.values()))
    assert spot == board.spot(state.tiles[(state.runner + int(spaces)) // 2], state.runner + int(spaces))
    assert sorted(die.split("-")[2] for die in used) == dice.split("+")


def test_while_a_bot_plays_for_somebody_nothing_is_asked_of_them() -> None:
    shell, table = at_table()
    table.act("keep the line")
    asked = table.session.shown.prompt(table.record.names)
    assert asked in shell.page.shown["screen"] and table.session.asked == asked
    table.commands["auto-start"]("")
    shell.page.spoken.clear()
    thinking = shell.page.shown["screen"]
    assert "The <b>strong bot</b> is thinking …" in thinking and "bot-decides" in thinking
    assert asked not in thinking and not table.session.asked
    table.touch("die 6")
    assert (
        table.session.reply.text == "A bot plays for you: “Stop” gives the match back."
        and asked not in table.session.reply.text
    )
    table.commands["auto-stop"]("")
    assert asked in shell.page.shown["screen"] and "bot-decides" not in shell.page.shown["screen"]


def test_the_choice_of_autoplay_is_told_in_words() -> None:
    shell, table = at_table()
    table.commands["auto-start"]("")
    seen: list[str] = []
    table.wait = lambda ms, then: no_time(seen.append(render.page(table.session)))
    shell.page.run()
    assert re.search(r"<b>strong bot</b> will (keep this line|lay five new tiles)\.<", seen[0])
    assert re.search(r'id="thought">(Keep this line|Lay five new tiles): \d+ % to win', seen[0])


async def no_time(_: None) -> None:
    """Nothing is waited for."""


@pytest.mark.parametrize("slug", [*games.SHELF, "nullgame"])
def test_all_that_asks_a_person_can_be_hidden_from_them(slug: str) -> None:
    """No sentence in the play area asks for a tap unless it says so."""
    entry = games.load(slug)
    for state in some([*walk(entry, entry.game.seats[-1], "asks")], 12):
        for html in entry.table.draw(state, Viewer(state.seat, ["Ada"] * state.seats)).values():
            rest = re.sub(r"<p[^>]* data-asks=\"\"[^>]*>.*?</p>", "", html)
            assert not re.search(r"\b(Tap|Choose|Touch) ", rest)


def test_the_log_speaks_in_words_and_unfolds_to_the_exact_action() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.act(
        next(text for text in map(str, table.session.match.state.legal_actions()) if text.startswith("run"))
    )
    table.commands["log"]("")
    log = shell.page.shown["drawer"]
    assert "<summary><b>Keep this line</b></summary><code>keep the line</code>" in log
    assert re.search(r"<b>Run \w+ spaces? with [a-z ]+</b></summary><code>run \d+ with [\d+]+</code>", log)


def test_autoplay_plays_to_the_end_and_is_marked() -> None:
    shell, table = at_table()
    table.commands["auto"]("")
    table.commands["auto-strength"]("easy")
    table.commands["auto-start"]("")
    shell.page.run()
    assert table.record.outcome
    assert "played by a bot" in table.record.marks
    assert not table.session.bots.playing


def test_autoplay_stops_at_once() -> None:
    shell, table = at_table()
    table.commands["auto-start"]("")
    table.commands["auto-stop"]("")
    shell.page.run()
    assert table.session.match.at == 0


def test_two_tabs_lose_nothing() -> None:
    shell, here = at_table()
    here.act("keep the line")
    other = FakeShell(shell.store.storage)
    other.open_record(from_saved(ENTRY.game, other.store.record(here.record.id)))
    other.screen.act("end the move")
    here.act("end the move")
    here.act("end the move")
    assert here.session.autosave.elsewhere
    assert "another tab" in shell.page.shown["screen"]
    assert len(other.store.record(here.record.id).match.log) == 2
    mine = here.session.match.at
    here.act("end the move")
    assert here.session.match.at == mine
    before = shell.store.storage.get(PREFIX + here.saving.name)
    here.commands["take-over"]("")
    assert shell.store.storage.get(PREFIX + here.saving.name) == before, (
        "else the other tab would be told of something"
    )
    assert here.session.match.at == 2
    assert not here.session.autosave.elsewhere


def test_of_two_tabs_both_can_be_kept() -> None:
    shell, here = at_table()
    here.act("keep the line")
    here.changed_elsewhere(here.saving.name)
    first = here.record.id
    here.commands["keep-both"]("")
    assert shell.screen.record.id != first
    assert len(shell.store.names(MATCH)) == 2


def test_no_room_is_told_and_the_match_goes_on() -> None:
    shell, table = at_table()

    def full(key: str, text: str) -> None:
        raise StorageFault("There is no room left.")

    shell.store.storage.set = full  # type: ignore[method-assign]
    table.act("keep the line")
    table.act("end the move")
    assert table.session.match.at == 2
    assert "There is no room left." in shell.page.shown["screen"]
    assert table.unsaved()[table.saving.name]["match"]["log"] == ["keep the line", "end the move"]


def test_log_and_rules_open_and_shut() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.commands["log"]("")
    assert "keep the line" in shell.page.shown["drawer"]
    table.act("end the move")
    assert "end the move" in shell.page.shown["drawer"]
    table.commands["rules"]("")
    shell.page.run()
    assert "could not be fetched" in shell.page.shown["drawer"]
    table.escape()
    assert shell.page.shown["drawer"] == ""


def test_leaving_an_untouched_match_leaves_nothing_behind() -> None:
    shell, table = at_table()
    assert shell.store.names(MATCH)
    table.leave()
    assert not shell.store.names(MATCH)


def test_keys_of_the_game_and_of_the_page() -> None:
    shell, table = at_table()
    shell.screen = table
    assert table.key("k")
    assert table.session.match.at == 1
    assert table.key("z")
    assert table.session.match.at == 0
    assert not table.key("@")


def decided(match: Match) -> int:
    """How many actions of a match somebody has decided on."""
    return sum(not state.forced(alone=False) for state in match.states[: match.at])


@pytest.mark.parametrize("slug", games.SHELF)
def test_the_second_of_two_presses_at_once_is_not_meant_for_the_next_decision(slug: str) -> None:
    """Wherever a letter or digit makes a decision, and means something in the next one as well."""
    entry = games.load(slug)
    seats, found = entry.game.seats[0], {}
    match = matched(entry, seats, "twice")
    for ply in range(len(match.log)):
        state = match.states[ply]
        for key in ascii_lowercase + digits:
            means = entry.table.key(state.view(state.seat), (), key)
            done = [action for action in state.legal_actions() if means == f"action:{action}"]
            after = state.apply(done[0]) if done else None
            goes_on = after and not after.ending and after.seat == state.seat
            then = entry.table.key(after.view(after.seat), (), key) if goes_on else None
            if then and not then.startswith("touch:"):
                found.setdefault(key, ply)
    for key, ply in found.items():
        match = match.go_to(ply)
        shell, table = at_table(Record("a1", match, ["person"] * seats))
        table.commands["lift"]("")
        assert table.key(key) and table.key(key)
        assert decided(table.session.match) == 1 + decided(match)
        shell.page.time += DIGITS
        table.hurry()
        table.commands["lift"]("")
        assert table.key(key)
        assert decided(table.session.match) == 2 + decided(match) or table.session.picked


def test_each_tool_answers_to_the_letter_it_names() -> None:
    shell, _ = at_table()
    named = re.findall(r'data-do="([\w-]+)"[^>]*aria-keyshortcuts="(\w)"', shell.page.shown["screen"])
    assert len(named) >= 8
    assert all(KEYS[letter.lower()] == command for command, letter in named)


def test_the_last_picture_is_the_table_as_it_will_be_opened() -> None:
    shell, table = at_table()
    table.act("keep the line")
    shell.page.pictures.clear()
    table.pick("die 0")
    table.saving.keep_picture()
    picture = shell.page.pictures["a1"]
    assert picture != shell.page.shown["screen"]
    shell.open_record(table.record)
    assert picture == shell.page.shown["screen"]
    table.saving.keep_picture()
    assert shell.page.pictures["a1"] == "", "another screen is open"


@pytest.mark.parametrize("slug", games.SHELF)
def test_each_key_of_a_game_answers_at_any_time(slug: str) -> None:
    """It does something, or says what it would do and what can be done instead."""
    entry = games.load(slug)
    shell, table = at_table(
        Record("a1", matched(entry, entry.game.seats[0], "keys"), ["person"] * entry.game.seats[0])
    )
    for key in ascii_lowercase + digits:
        if meaning(entry.table.FACTS.keys, key):
            shell.page.time += DIGITS
            before = table.session
            assert table.key(key), key
            assert table.session != before or table.session.reply.text, key
