"""Whoever does not see the board: one cursor on it, a line to type in, and nothing that is only shown."""

import pytest

import games

from .company import midst
from .pace import press
from .play import logged
from .waits import at_rest, painted

MAPS = [slug for slug in games.SHELF if games.load(slug).table.FACTS.board]
FOCUS = "() => document.activeElement.id || document.activeElement.tagName"
LIVE = "() => document.getElementById('live').textContent"
STOPS = """() => {
  const all = document.querySelectorAll("[data-part=board] :is(button, a, input, [tabindex])");
  const stops = (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true });
  const others = [...all].filter((one) => stops(one) && !one.closest(".token, .measure"));
  return others.map((one) => one.outerHTML.slice(0, 120));
}"""


def said(page, key: str) -> str:
    """What is said when this key is pressed on the board."""
    page.evaluate("() => { document.getElementById('live').textContent = ''; }")
    press(page, key)
    page.wait_for_function("() => document.getElementById('live').textContent")
    return page.evaluate(LIVE)


@pytest.mark.parametrize("slug", MAPS)
def test_the_board_is_one_stop_and_arrows_say_what_lies_there(new_page, axe, slug):
    page = midst(new_page, slug)
    assert page.evaluate(STOPS) == [], "nothing on the board but its cursor is a stop of the Tab key"
    page.focus("#cursor")
    page.wait_for_selector("[data-cursor]")
    first = said(page, "Home")
    assert len(first) > 5
    heard = {said(page, key) for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")}
    assert len(heard) > 1
    for _ in range(80):
        if (words := said(page, "ArrowRight")).startswith("The edge."):
            break
    assert words.startswith("The edge.")
    assert page.evaluate(FOCUS) == "cursor"
    assert axe(page) == []


@pytest.mark.parametrize("slug", ["domino-run", "dunginoes", "penguins"])
def test_enter_chooses_what_the_cursor_has_found(new_page, slug):
    page = midst(new_page, slug, 4 if slug != "dunginoes" else 0)
    if slug == "dunginoes":  # there a domino of the hand is picked first
        choice = page.locator("#board [data-pick]").first
        choice.focus()
        choice.press("Enter")
    page.focus("#cursor")
    before = logged(page)
    words = said(page, "i")
    assert "Enter chooses it." in words or "Enter picks it." in words
    for _ in range(3):
        press(page, "Enter")
        at_rest(page)
        if logged(page) > before:
            break
        said(page, "i")
    assert logged(page) > before
    assert page.evaluate(FOCUS) == "cursor"


def test_a_line_is_typed_completed_answered_and_brought_back(new_page, axe):
    page = new_page("#domino-run/1/line/-/-", ready="table", reduced_motion="reduce")
    page.focus("#prompt")
    press(page, "/")
    page.wait_for_function("() => document.activeElement.id === 'command-line'")
    page.keyboard.type("choices")
    page.keyboard.press("Enter")
    page.wait_for_selector("#line-answer:has-text('keep this line')")
    assert axe(page) == []
    page.keyboard.type("kee")
    page.keyboard.press("Tab")
    assert page.input_value("#command-line") == "keep this line"
    page.keyboard.press("Enter")
    page.wait_for_selector("#line-answer:has-text('Turn 1')")
    assert logged(page) == 1
    page.keyboard.press("ArrowUp")
    assert page.input_value("#command-line") == "keep this line"
    page.keyboard.press("Escape")
    page.wait_for_selector("#typing", state="detached")
    assert page.evaluate(FOCUS) == "prompt"


def test_what_a_choice_would_bring_is_its_description_unless_it_says_so_itself(new_page):
    page = new_page("#colf-dada/2/train/-/-", ready="table")
    page.keyboard.press("Tab")
    page.focus("#column-attack")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.wait_for_selector("#column-attack[aria-describedby=reply]")
    assert page.inner_text("#reply")
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.focus("[data-action='keep the line']")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    at_rest(page)
    assert page.get_attribute("[data-action='keep the line']", "aria-describedby") is None


@pytest.mark.parametrize("slug", games.SHELF)
def test_the_focus_is_never_on_nothing(new_page, slug):
    page = new_page("", ready="home", reduced_motion="reduce")
    page.focus(f"#cover-{slug}")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-ready=start]")
    assert page.evaluate(FOCUS) != "BODY"
    page.focus("#play-button")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[data-ready=table]")
    at_rest(page)
    assert page.evaluate(FOCUS) != "BODY"
    page.reload()
    page.wait_for_selector("html[data-ready=table]")
    at_rest(page)
    assert page.evaluate(FOCUS) != "BODY"
    for tool in ("rules", "log"):
        page.focus(f"#tool-{tool}")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-drawer]")
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-drawer]", state="detached")
        assert page.evaluate(FOCUS) == f"tool-{tool}"


OTHER_TOOLS = """() => {
  const bar = document.getElementById("bar").cloneNode(true);
  for (const tool of bar.querySelectorAll("#tool-undo, #tool-redo")) tool.id = `other-${tool.id}`;
  window.page.showParts(document.getElementById("screen"), true, "bar", bar.outerHTML);
}"""


@pytest.mark.parametrize("slug", games.SHELF)
def test_the_focus_stays_on_a_tool_when_others_come_before_it(new_page, slug):
    page = midst(new_page, slug)
    page.focus("#tool-log")
    page.evaluate(OTHER_TOOLS)
    assert page.evaluate(FOCUS) == "tool-log"


@pytest.mark.parametrize("slug", games.SHELF)
def test_by_one_switch_no_choice_takes_more_than_five_presses(new_page, slug):
    page = midst(new_page, slug)
    page.evaluate("() => { document.documentElement.dataset.scan = 'hand'; }")
    page.wait_for_selector("#scan:visible")
    presses = 0
    before = logged(page)
    while logged(page) == before and presses < 5:
        page.keyboard.press("Enter")
        painted(page)
        presses += 1
    assert presses <= 5


def test_with_shaky_hands_the_next_touch_counts_after_a_moment(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.evaluate("() => { document.documentElement.dataset.calm = '1000'; }")
    page.locator("#tool-menu").dispatch_event("click")
    page.keyboard.press("Escape")
    page.tap("#tool-rules")
    page.wait_for_selector("[data-drawer=rules]")
    page.tap("#tool-rules")
    painted(page)
    assert page.locator("[data-drawer=rules]").count(), "it came too early"


def test_letters_can_be_put_behind_alt(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.click("#tool-menu")
    page.click("#ask-settings")
    page.click("text=Hands: letters")
    page.locator("[name=keys][value=alt]").check(force=True)
    page.keyboard.press("Escape")
    press(page, "k")
    painted(page)
    assert logged(page) == 0
    press(page, "Alt+k")
    page.wait_for_function("() => document.querySelector('#last').textContent.includes('Turn 1')")
