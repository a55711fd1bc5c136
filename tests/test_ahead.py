"""Drawing by parts, and ahead: what goes to the page, and that looking ahead leaves no trace."""

from __future__ import annotations

from typing import Any

import pytest

import party
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.page.parts import Parts
from app.session import render
from app_page import END, FakeShell, at_table
from fake_page import FakePage
from games import load
from tabletop.match import Match


def frame(parts: Any) -> str:
    """Two parts, one below the other."""
    return f"<main>{parts['a']}<hr>{parts['b']}</main>"


def element(name: str, words: str) -> str:
    return f'<p data-part="{name}">{words}</p>'


def test_only_what_has_changed_is_sent() -> None:
    page = FakePage()
    screen = Parts(page, "screen")
    screen.show({"a": element("a", "1"), "b": element("b", "2")}, frame)
    assert page.sent == [], "the first time it is all of it"
    screen.show({"a": element("a", "1"), "b": element("b", "3")}, frame)
    screen.show({"a": element("a", "1"), "b": element("b", "3")}, frame)
    assert page.sent == [["b"]]
    assert page.shown["screen"] == f"<main>{element('a', '1')}<hr>{element('b', '3')}</main>"


def test_a_part_that_appears_or_vanishes_and_another_frame_bring_the_whole_screen() -> None:
    page = FakePage()
    screen = Parts(page, "screen")
    for parts in ({"a": element("a", "1"), "b": ""}, {"a": "", "b": element("b", "2")}):
        screen.show(parts, frame)
        assert page.shown["screen"] == frame(parts)
    screen.show(parts, lambda parts: f"<aside>{parts['b']}</aside>")
    assert page.shown["screen"] == f"<aside>{element('b', '2')}</aside>"
    assert page.sent == []


def test_a_part_that_was_changed_on_the_page_is_shown_whatever_its_text() -> None:
    page = FakePage()
    screen = Parts(page, "screen")
    parts = {"a": element("a", "1"), "b": element("b", "2")}
    screen.show(parts, frame)
    screen.forget("b")
    screen.show(parts, frame)
    assert page.sent == [["b"]]


def test_a_reply_that_was_said_goes_with_the_next_drawing() -> None:
    shell, table = at_table()
    table.touch("pile")
    table.draw()
    assert shell.page.sent == [["near"]], "the page's own line has changed, and nothing else"


def twins() -> tuple[tuple[FakeShell, Any], tuple[FakeShell, Any]]:
    """The same match twice."""
    return at_table(), at_table()


def told(shell: FakeShell, table: Any) -> tuple[Any, ...]:
    """All that a choice brings about."""
    saved = shell.store.record(table.record.id)
    return shell.page.shown["screen"], shell.page.spoken, saved and saved.match, table.session.match.state


def test_a_choice_after_a_press_is_the_same_as_without() -> None:
    (shell, table), (other_shell, other) = twins()
    for ply in range(300):
        legal = [str(action) for action in table.session.match.state.legal_actions()]
        if not legal:
            break
        action = next((text for text in END if text in legal), legal[ply % len(legal)])
        touched = ply % 2 == 1
        table.press(action, "", touched)
        shell.page.choose(table)
        other.act(action, touched)
        assert told(shell, table) == told(other_shell, other)
        assert not shell.page.sent, "all of it was foreseen"
    assert table.record.outcome, "to the end"


def test_what_is_picked_after_a_press_is_the_same_as_without() -> None:
    (shell, table), (other_shell, other) = twins()
    for one in (table, other):
        one.act("keep the line")
    for what in ("die 0", "die 1", "die 0"):
        table.press("", what, True)
        shell.page.choose(table)
        other.pick(what)
        assert told(shell, table) == told(other_shell, other)
        assert table.session.picked == other.session.picked


def test_what_was_drawn_ahead_is_not_drawn_again_nor_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    shell, table = at_table()
    table.press("keep the line", "", False)
    assert {"board", "tray", "near"} <= set(shell.page.prepared)

    def draw(*_: Any) -> dict[str, str]:
        raise AssertionError("drawn again")

    monkeypatch.setattr(render, "draw", draw)
    shell.page.choose(table)
    assert shell.page.sent == [], "the page had it all"


def test_what_the_page_showed_otherwise_meanwhile_is_shown_anew() -> None:
    shell, table = at_table()
    table.press("keep the line", "", False)
    for name in ("board", "near"):
        del shell.page.prepared[name]
    shell.page.choose(table)
    assert shell.page.sent == [["board", "near"]]


def test_what_was_foreseen_wrongly_is_put_right() -> None:
    (shell, table), (other_shell, other) = twins()
    table.press("keep the line", "", False)
    for part in shell.page.prepared:
        wrong = element(part, "wrong")
        shell.page.prepared[part] = table.screen.ready[part] = wrong
    shell.page.choose(table)
    other.act("keep the line")
    assert told(shell, table) == told(other_shell, other)


def test_a_press_changes_nothing_not_even_what_is_thought() -> None:
    shell, table = at_table()
    table.commands["hint"]("")
    thought, before = table.session.bots, render.page(table.session)
    for action, pick in (("keep the line", ""), ("", "die 0")):
        table.press(action, pick, True)
        table.press(action, pick, False)
    assert render.page(table.session) == before
    assert table.session.bots is thought
    assert not shell.page.sent[1:], "only the hint's strip was drawn"


def test_a_finger_that_slides_off_leaves_no_trace() -> None:
    shell, table = at_table()
    before = told(shell, table), record_json(table.record, table.session.entry.table)
    table.press("keep the line", "", False)
    table.let_go()
    assert (told(shell, table), record_json(table.record, table.session.entry.table)) == before
    assert (shell.page.prepared, table.screen.ready) == ({}, {})


def test_a_choice_that_is_asked_first_is_drawn_ahead_as_asked() -> None:
    shell, table = at_table()
    table.press("keep the line", "", True)
    assert any("data-armed" in html for html in shell.page.prepared.values())
    assert table.session.match.at == 0
    shell.page.choose(table)
    assert table.session.match.at == 0, "a second tap is still needed"
    table.press("keep the line", "", True)
    assert not any("data-armed" in html for html in shell.page.prepared.values())


def test_nothing_is_drawn_ahead_of_what_cannot_be_chosen() -> None:
    shell, table = at_table()
    table.press("end the move", "", False)
    table.press("no action at all", "", False)
    assert shell.page.prepared == {}


@pytest.mark.parametrize("kinds", [["person", "person"], ["person", "easy"]])
def test_it_is_drawn_for_whoever_looks_then(kinds: list[str]) -> None:
    _, table = party.at_table(party.record(kinds))
    for _ in range(6):
        if table.record.turn != "here" or table.record.outcome:
            break
        action = str(table.session.match.state.legal_actions()[0])
        table.press(action, "", False)
        ahead = render.remembered[-1][0]
        table.act(action)
        assert table.session.match.state is ahead.state
        assert table.session.looker == ahead.viewer.seat


def test_the_next_persons_secrets_are_not_drawn_ahead() -> None:
    shell = FakeShell()
    shell.open_record(Record("a1", Match(load("nullgame").game, 2, "train"), typed=["Ada", "Ben"]))
    table = shell.screen
    table.commands["lift"]("")
    table.press(str(table.session.match.state.legal_actions()[0]), "", False)
    ahead = render.remembered[-1][0]
    after = ahead.state
    assert after.seat == 1
    assert ahead.viewer.seat is None, "nobody looks until the curtain is lifted again"
    assert shell.page.prepared
    assert not any(
        f'id="card-{card}"' in html for html in shell.page.prepared.values() for card in after.hands[1]
    )
