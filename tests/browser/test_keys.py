"""Everything by keyboard, and focus that is never lost."""

import re
import tomllib
from pathlib import Path

from .play import TABLE, logged
from .waits import at_rest

RELEASE = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]["version"]

FOCUS = "() => document.activeElement.id || document.activeElement.tagName"
ON_A_CHOICE = "() => document.activeElement.matches('[data-action], [data-pick]')"
KIND = "() => (document.activeElement.dataset.action ?? '').split(' ')[0]"
ON_A_CHOICE_OR_WAITING = (
    "() => document.activeElement.matches('#prompt, #cursor, [data-action], [data-pick]')"
)


def focused(page) -> str:
    return page.evaluate(FOCUS)


def test_from_the_shelf_to_the_table_by_tab_and_enter(new_page):
    page = new_page("", ready="home")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert focused(page) == "main"
    page.keyboard.press("Tab")
    assert focused(page) == "start-here", "for who comes for the first time"
    page.keyboard.press("Tab")
    assert focused(page) == "cover-domino-run"
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-ready=start]")
    page.focus("#more > summary")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page) == "seed"
    page.keyboard.type("keys")
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)


def test_a_whole_match_by_keys(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.focus("[data-action='keep the line']")
    page.keyboard.press("k")
    page.wait_for_function(
        ON_A_CHOICE_OR_WAITING
    )  # the choice is gone from the page: its kind, or the prompt
    for _ in range(400):
        if page.locator("#over").count():
            break
        for key in ("f", "d", "a", "e", "1"):
            page.keyboard.press(key)
        assert focused(page) != "BODY" or page.locator("#over").count()
    page.wait_for_selector("#dialog[open] .result")
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog[open]", state="detached")


def test_focus_is_never_lost_where_choices_come_and_go(new_page):
    page = new_page("#colf-dada/2/keys/-/-", ready="table")
    for _ in range(6):
        page.focus("[data-action]:not([disabled]):visible")
        was, kind = focused(page), page.evaluate(KIND)
        page.keyboard.press("Enter")
        at_rest(page)
        assert focused(page) in (was, "prompt") or page.evaluate(KIND) == kind


def test_after_a_choice_on_the_board_the_cursor_is_still_there(new_page):
    page = new_page("#penguins/1/train/-/-", ready="table")
    page.wait_for_selector("[data-action^=place]")
    page.focus("#cursor")
    for placed in (1, 2):
        page.keyboard.press("i")
        page.keyboard.press("Enter")
        at_rest(page)
        assert logged(page) == placed
        assert focused(page) == "cursor"
    page.keyboard.press("Control+z")
    page.wait_for_function("() => document.querySelector('#live').textContent.startsWith('Undone')")
    assert focused(page) == "cursor"


def test_a_hint_asked_for_by_key_takes_the_focus_and_gives_it_back(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.focus("[data-action='keep the line']")
    was = focused(page)
    page.keyboard.press("h")
    page.wait_for_function("() => document.activeElement.id === 'do-play-hint'")
    page.keyboard.press("Tab")
    assert focused(page) == "do-end-hint"
    page.keyboard.press("Escape")
    page.wait_for_function("was => document.activeElement.id === was", arg=was)
    assert page.locator("#hint").count() == 0


def test_a_bot_begins_at_once_when_called_by_key(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.keyboard.press("b")
    page.wait_for_selector("#do-auto-stop")
    page.wait_for_function(
        "() => JSON.parse(localStorage.getItem(`boneyard.match.${location.hash.split('/').pop()}`)"
        '?.slice(9) ?? \'{"match":{"log":[]}}\').match.log.length'
    )
    page.keyboard.press("b")
    page.wait_for_selector("#do-auto-stop", state="detached")
    assert logged(page) > 0


def test_arrows_go_from_one_thing_to_the_next(new_page):
    page = new_page("#colf-dada/2/keys/-/-", ready="table")
    page.focus("[data-part=board] [data-action]:visible >> nth=0")
    first = focused(page)
    page.keyboard.press("ArrowRight")
    second = focused(page)
    assert second not in (first, "BODY")
    page.keyboard.press("ArrowLeft")
    assert focused(page) == first


def test_tools_by_letter_and_the_drawer_gives_focus_back(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.keyboard.press("l")
    page.wait_for_selector("#drawer .log")
    assert focused(page) == "drawer-title"
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.id === 'prompt'")  # where it was
    page.keyboard.press("?")
    runs = page.locator("#dialog[open] .help p").last.inner_text()
    assert re.fullmatch(rf"Boneyard {re.escape(RELEASE)}, build [0-9a-f]{{12}}", runs)
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.wait_for_selector("#ask-restart")
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-action='keep the line']")
    page.keyboard.press("Control+Shift+Z")
    page.wait_for_selector("[data-action='end the move']")


def test_letters_can_be_switched_off(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.keyboard.press("m")
    page.click("#ask-settings")
    page.click("text=Hands: letters")
    page.locator("[name=keys][value=off]").check(force=True)
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    at_rest(page)
    assert page.locator("[data-action='keep the line']").count() == 1
    assert page.locator("[aria-keyshortcuts]").count() == 0, "nor are they promised"


def test_what_happens_is_said_aloud(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.keyboard.press("k")
    page.wait_for_function("() => document.getElementById('live').textContent.includes('Rolled')")
    assert page.inner_text("#live").endswith(page.inner_text("#prompt"))
