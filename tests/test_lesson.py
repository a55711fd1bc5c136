"""Lessons: each can be played as it is written, and what it takes to stay in one and to leave it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import games
from app.keep.record import Record
from app.keep.saved_record import record_json
from app.keep.schema import PERSON, Saved, as_record
from app.screens.common import Common
from app.screens.learn import learn_html
from app.session.bots_model import AutoState, Now
from app.session.choosing import DIGITS
from app.session.runtime import Runtime
from app.session.tutorial import bubble_html, tutorial
from app_page import FakeShell, at_table, does, finished, reopened
from games.contract import STEP_WORDS
from laws import SLUGS
from lesson_seed import main, reach, search
from page import Page
from tabletop import bots

FEWEST, MOST = 8, 14  # steps of a lesson


LESSONS = [(slug, which) for slug in SLUGS for which in range(len(games.load(slug).lesson.LESSONS))]
ON_THE_SHELF = [(slug, which) for slug, which in LESSONS if slug in games.SHELF]


def lesson(slug: str = "domino-run", step: int = 0, which: int = 0) -> tuple[FakeShell, Any]:
    """A lesson on the table, so many steps on."""
    shell = FakeShell()
    Common(shell).do_learn(f"{slug} {which}")
    bots_play(shell.screen)
    for _ in range(step):
        take(shell.screen)
    return shell, shell.screen


class Shown:
    """What bubbles a page is asked for, one after the other; empty where one goes."""

    def __init__(self, page: Any) -> None:
        self.bubbles: list[str] = []
        self.show = page.bubble
        page.bubble = self.bubble

    def bubble(self, html: str, target: str, fresh: bool) -> None:
        self.bubbles.append(html)
        self.show(html, target, fresh)


def take(table: Any, touched: bool = True) -> None:
    """What the bubble asks for; and then the bots have their turns."""
    kind, _, what = tutorial(table.session).asks.partition(":")
    if kind == "action":
        table.act(what, touched)
    else:
        getattr(table, kind)(what)
    bots_play(table)


def bots_play(table: Any) -> None:
    """All turns of bots up to a person's."""
    while table.record.turn == "bot":
        state = table.session.match.state
        action = bots.choose(
            state.view(state.seat), state.seat, "easy", table.session.match.at, table.session.entry.bot
        )
        does(table, str(action))


def tag(html: str, target: str) -> str:
    """The opening tag of the element of this id."""
    found = re.search(rf'<[^<>]*\bid="{re.escape(target)}"[^<>]*>', html)
    assert found, f"nothing on the table is called {target}"
    return found[0]


def tapped(element: str) -> str:
    """What a tap on an element does: the first of action, pick and touch that it says."""
    found = [re.search(rf'data-{kind}="([^"]*)"', element) for kind in ("action", "pick", "touch")]
    return next((f"{one[0][5:].partition('=')[0]}:{one[1]}" for one in found if one), "")


@pytest.mark.parametrize(("slug", "which"), LESSONS)
def test_a_lesson_can_be_played_as_it_is_written(slug: str, which: int) -> None:
    shell, table = lesson(slug, which=which)
    steps, end = tutorial(table.session).steps, tutorial(table.session).lesson.end
    assert FEWEST <= len(steps) <= MOST
    for done, step in enumerate(steps):
        assert table.record.lesson == done
        assert len(step.words) <= STEP_WORDS and step.words == tutorial(table.session).words
        assert re.search(r"(^|[.!?] )Tap [^.!?]*\.$", step.words), "its last sentence says what to tap"
        html = shell.page.shown["screen"]
        assert tapped(tag(html, step.target)) == step.action
        for label in re.findall("“(.+?)”", step.words):
            assert f"<b>{label}</b>" in html[html.index(f'id="{step.target}"') :].partition("</button>")[0]
        assert shell.page.bubbled[1] == step.target and Page(shell.page.bubbled[0])
        take(table)
    assert len(end) <= STEP_WORDS and end in shell.page.bubbled[0]
    assert not table.record.outcome, "the rest is free to play"
    assert "play on" in end


@pytest.mark.parametrize(("slug", "which"), LESSONS)
def test_its_seed_is_one_that_a_search_finds(slug: str, which: int) -> None:
    entry = games.load(slug)
    lesson = entry.lesson.LESSONS[which]
    assert reach(entry, lesson, lesson.seed) == len(lesson.steps)


def test_a_search_tells_how_far_the_best_seed_comes(capsys: pytest.CaptureFixture[str]) -> None:
    entry = games.load("nullgame")
    seed, far = search(entry, entry.lesson.LESSONS[0], 400)
    assert far == len(entry.lesson.LESSONS[0].steps) and reach(entry, entry.lesson.LESSONS[0], seed) == far
    main(["--game", "nullgame", "--seeds", "1"])
    assert capsys.readouterr().out.startswith("High Card: lesson-0 has up to step ")


@pytest.mark.parametrize("motion", ["normal", "off"])
@pytest.mark.parametrize(("slug", "which"), ON_THE_SHELF)
def test_a_bubble_that_has_come_stays_until_something_is_tapped(slug: str, which: int, motion: str) -> None:
    """Else it would come for a blink, before what nobody needs to decide is shown: who aims at it misses."""
    shell, table = lesson(slug, which=which)
    shell.page.moves = motion
    shown = Shown(shell.page)
    for done in range(len(tutorial(table.session).steps)):
        shown.bubbles.clear()
        take(table)
        shell.page.run()
        came = next((at for at, html in enumerate(shown.bubbles) if html), len(shown.bubbles))
        assert all(shown.bubbles[came:]), f"step {done}: {shown.bubbles}"


@pytest.mark.parametrize(("slug", "which"), ON_THE_SHELF)
def test_what_else_is_tapped_comes_a_bit_later(slug: str, which: int) -> None:
    shell, table = lesson(slug, which=which)
    for _ in tutorial(table.session).steps:
        step = table.record.lesson
        for one in re.findall(r"<[^<>]*\bdata-(?:action|pick|touch)=[^<>]*>", shell.page.shown["screen"]):
            kind, _, what = tapped(one).partition(":")
            before = table.session.match.at, table.session.picked
            if f"{kind}:{what}" != tutorial(table.session).asks:
                {"action": table.act, "pick": table.pick, "touch": table.touch}[kind](what)
                assert (table.session.match.at, table.session.picked, table.record.lesson) == (*before, step)
                assert "a bit later. First tap" in shell.page.bubbled[0]
                assert "a bit later. First tap" in shell.page.spoken[-1]
        for name in ("hint", "auto"):
            shell.command(name, "")
            assert table.session.bots.auto is AutoState.SHUT and table.session.bots.now is Now.NOBODY
        take(table)


def test_keys_do_what_is_asked_and_nothing_else() -> None:
    shell, table = lesson()
    assert table.key("t") and table.session.match.at == 0
    assert table.key("k") and table.session.match.at == 1
    shell.page.time += DIGITS
    assert table.key("4") and table.session.picked == ()
    assert table.key("5") and table.session.picked == ("die 1",) and table.record.lesson == 2


@pytest.mark.parametrize(("slug", "which"), LESSONS)
def test_undo_goes_back_with_it_and_redo_forth(slug: str, which: int) -> None:
    _, table = lesson(slug, which=which)
    stood = {0: 0}
    for _ in tutorial(table.session).steps:
        if table.record.turn == "here":
            stood.setdefault(table.session.match.at, table.record.lesson)
        take(table)
    while table.session.match.at:
        table.commands["undo"]("")
        assert table.record.lesson == stood[table.session.match.at]
    for _ in range(table.session.match.at, len(table.session.match.log)):
        table.commands["redo"]("")
    assert table.session.match.at == len(table.session.match.log)
    assert tutorial(table.session).on


def test_a_choice_after_a_press_is_the_same_as_without() -> None:
    (shell, table), (other_shell, other) = lesson(), lesson()
    for _ in tutorial(table.session).steps:
        kind, _, what = tutorial(table.session).asks.partition(":")
        if kind != "touch":
            table.press(what if kind == "action" else "", what if kind == "pick" else "", True)
            shell.page.choose(table)
        else:
            take(table)
        take(other)
        assert table.record.lesson == other.record.lesson
        assert shell.page.shown["screen"] == other_shell.page.shown["screen"]
        assert shell.page.bubbled == other_shell.page.bubbled


def test_nothing_is_drawn_ahead_of_what_comes_later() -> None:
    shell, table = lesson()
    table.press("lay five new tiles", "", True)
    assert shell.page.prepared == {}
    table.press("keep the line", "", True)
    assert shell.page.prepared and table.record.lesson == 0


def test_the_bubble_waits_until_what_happened_was_shown() -> None:
    shell, table = lesson("domino-run", 5)
    shell.page.moves = "normal"
    take(table)
    assert table.session.film.shot and shell.page.bubbled == ("", "")
    assert tutorial(table.session).words in shell.page.spoken[-1], "who hears it need not wait"
    shell.page.run()
    assert not table.session.film.shot and shell.page.bubbled[1] == tutorial(table.session).steps[6].target


@pytest.mark.parametrize(("slug", "which"), ON_THE_SHELF)
def test_a_saved_lesson_goes_on_where_it_was(slug: str, which: int) -> None:
    for step in range(len(games.load(slug).lesson.LESSONS[which].steps) + 1):
        _, table = lesson(slug, step, which)
        again = reopened(table.record, table.session.entry.game, table.session.entry.table)
        assert again.lesson == step
        later = Runtime(FakeShell(), again)
        assert (later.record.lesson, later.session.picked) == (step, table.session.picked)
        assert tutorial(later.session).words == tutorial(table.session).words


def test_a_lesson_that_its_log_does_not_fit_is_over() -> None:
    _, table = lesson("domino-run", 3)
    saved = replace(table.record, match=table.record.match.anew().play("lay five new tiles"))
    assert not tutorial(Runtime(FakeShell(), saved).session).on
    record = replace(finished(), lesson=99)
    assert not tutorial(Runtime(FakeShell(), record).session).on


@pytest.mark.parametrize("leave", ["do_leave_lesson", "escape"])
def test_leaving_is_one_tap_and_the_match_is_free(leave: str) -> None:
    shell, table = lesson("domino-run", 2)
    if leave == "escape":
        table.escape()
    else:
        table.commands["leave-lesson"]("")
    assert shell.page.bubbled == ("", "") and not tutorial(table.session).on
    table.act("end the move")
    assert table.session.match.at == 2
    table.commands["undo"]("")
    assert not tutorial(table.session).on
    again = reopened(table.record)
    assert again.lesson is not None and not tutorial(Runtime(FakeShell(), again).session).on


def test_escape_shuts_what_is_open_before_it_leaves() -> None:
    shell, table = lesson("domino-run", 2)
    shell.page.find("dialog").open = True
    table.escape()
    shell.page.find("dialog").open = False
    table.commands["log"]("")
    table.escape()
    assert not table.session.drawer
    assert tutorial(table.session).on and table.session.picked == ("die 1",)
    table.escape()
    assert not tutorial(table.session).on


def test_after_the_last_step_it_is_played_on_freely_and_never_counted() -> None:
    shell, table = lesson("domino-run", len(games.load("domino-run").lesson.LESSONS[0].steps))
    assert tutorial(table.session).on and not tutorial(table.session).asks
    while not table.record.outcome:
        does(table, str(table.session.match.state.legal_actions()[-1]))
    assert not tutorial(table.session).on and shell.page.bubbled == ("", "")
    assert shell.store.results("domino-run") == ()
    assert "a lesson" in table.record.marks
    table.commands["again"]("")
    assert shell.screen.record.lesson is None, "the same seed again counts as any other match"


def test_one_lesson_leads_to_the_next() -> None:
    for which in range(len(games.load("run-away").lesson.LESSONS)):
        shell, table = lesson("run-away", which=which)
        for _ in tutorial(table.session).steps:
            take(table)
        offered = f'data-do="learn" data-arg="run-away {which + 1}"'
        assert (offered in shell.page.bubbled[0]) == bool(tutorial(table.session).more)
    Common(shell).do_learn("run-away 1")
    assert tutorial(shell.screen.session).which == 1 and shell.screen.record.lesson == 0


def test_where_others_wait_behind_a_lesson_the_way_to_them_comes_before_the_next_one() -> None:
    _, table = lesson("run-away")
    s = replace(table.session, record=replace(table.record, onward="run-away/3/train/-/-", lesson=10**6))
    html = bubble_html(s)
    assert 0 < html.index('id="do-onward" class="go"') < html.index('id="do-learn-run-away')


def test_the_bubble_goes_when_another_screen_comes() -> None:
    shell, table = lesson()
    assert shell.page.bubbled[0]
    table.leave()
    assert shell.page.bubbled == ("", "")


def test_it_is_offered_loudly_only_to_who_has_never_played() -> None:
    shell, table = at_table()
    assert "New here?" in learn_html(shell.store, "dunginoes")
    assert "New here?" in learn_html(FakeShell().store, "domino-run")
    table.act("keep the line")
    assert "New here?" not in learn_html(shell.store, "domino-run")
    table.commands["menu"]("")
    assert 'data-do="learn" data-arg="domino-run"' in shell.dialog


def test_all_other_matches_know_nothing_of_lessons() -> None:
    shell, table = at_table()
    table.act("keep the line")
    table.escape()
    assert table.record.lesson is None and shell.page.bubbled == ("", "")
    assert Record("a1", table.session.match, [PERSON]).lesson is None


@pytest.mark.parametrize("slug", SLUGS)
def test_the_game_at_a_glance(slug: str) -> None:
    html = games.glance(slug).at_a_glance()
    page = Page(html)
    assert 3 <= html.count("<figure>") == html.count("<figcaption>") <= 4
    assert page.values("aria-hidden").count("true") == html.count("<svg"), "the captions say it all"
    pieces = games.load(slug).table.FACTS.pieces + html
    for name in re.findall(r'href="#([^"]+)"', html):
        assert f'id="{name}"' in pieces, f"{name} is none of the game's pieces"


def test_a_record_from_before_there_were_lessons_is_none() -> None:
    _, table = at_table()
    old = record_json(table.record, table.session.entry.table)
    del old["lesson"]
    saved = as_record("a1", old)
    assert isinstance(saved, Saved) and saved.lesson is None
