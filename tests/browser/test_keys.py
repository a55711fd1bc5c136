"""Everything by keyboard, and focus that is never lost."""

from .play import TABLE

FOCUS = "() => document.activeElement.id || document.activeElement.tagName"
ON_THE_PROMPT = "() => document.activeElement.id === 'prompt'"


def focused(page) -> str:
    return page.evaluate(FOCUS)


def test_from_the_shelf_to_the_table_by_tab_and_enter(new_page):
    page = new_page("", ready="home")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert focused(page) == "main"
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
    page.wait_for_function(ON_THE_PROMPT)  # the choice is gone from the page, and the focus with it to here
    for _ in range(400):
        if page.locator("#over").count():
            break
        for key in ("f", "d", "a", "e"):
            page.keyboard.press(key)
        assert focused(page) != "BODY" or page.locator("#over").count()
    page.wait_for_selector("#dialog[open] .result")
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog[open]", state="detached")


def test_focus_is_never_lost_on_the_board(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.focus("[data-action='keep the line']")
    page.keyboard.press("Enter")
    page.wait_for_function(ON_THE_PROMPT)
    for _ in range(6):
        page.focus("#board [data-action]:visible")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        assert focused(page) != "BODY"


def test_arrows_go_from_one_thing_to_the_next(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.keyboard.press("k")
    page.focus("#board [data-action]:visible")
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
    page.wait_for_function("() => document.activeElement.id === 'tool-log'")
    page.keyboard.press("?")
    page.wait_for_selector("#dialog[open] .help")
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
    page.check("#keys-off")
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    page.wait_for_timeout(200)
    assert page.locator("[data-action='keep the line']").count() == 1


def test_what_happens_is_said_aloud(new_page):
    page = new_page("#domino-run/1/keys/-/-", ready="table")
    page.keyboard.press("k")
    page.wait_for_function("() => document.getElementById('live').textContent.includes('Rolled')")
    assert page.inner_text("#live").endswith(page.inner_text("#prompt"))
