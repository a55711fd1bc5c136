"""CoLF DaDA at the table: by touch to its end, by keys alone, dice that are dragged, fights on a phone."""

import pytest
from playwright.sync_api import Page

from colf_heroes import crowded
from games import load
from page import drawn
from tabletop.game import State

from . import frames
from .company import ENDED, link_to, touch
from .fingers import drag
from .pace import press
from .play import SAVED, TABLE, hurry, logged
from .waits import STYLED, at_rest, painted

pytestmark = pytest.mark.timeout(300)

PHONE = {"viewport": {"width": 390, "height": 844}}
MIDDLE = """name => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# What is wider than the screen, or too small for a finger, of all that can be tapped.
FAULTS = """() => [...document.querySelectorAll("#board [data-action], #board [data-pick]")].filter((one) => {
  const { left, right, width, height } = one.getBoundingClientRect();
  return one.checkVisibility() && (left < 0 || right > innerWidth || width < 34 || height < 34);
}).map((one) => `${one.id} ${one.getBoundingClientRect().width}x${one.getBoundingClientRect().height}`)"""

WIDER_THAN_THEIR_BOX = """() => [...document.querySelectorAll(".vital, .fact, .deck-row h2, .band button")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML)"""


def next_tap(page: Page, challenge: bool) -> str:
    """What a hasty player taps: domino here, domino there, the next monster, and what is proposed."""
    if page.locator(".drop-here").count():
        bare = page.locator(".attack .bare").count()
        return f"#column-{'attack' if bare else 'defense'}"
    if challenge and page.locator("#choice-challenge").count():
        return "#choice-challenge"
    for selector in ("#choice-meet", "#adjective-1.lit", "#noun-1.lit", "#board .choice.main"):
        if page.locator(selector).count():
            return selector
    return "#board .choice[data-action]"


def test_a_match_by_touch_to_its_end(new_page, axe):
    page = new_page("", ready="home", **PHONE)
    page.tap("#cover-colf-dada")
    page.tap("#play-button")
    page.wait_for_selector(TABLE)
    frames.watch(page)
    fights = 0
    for _ in range(150):
        if page.locator(ENDED).count():
            break
        assert page.evaluate(FAULTS) == []
        selector = next_tap(page, challenge=fights > 1)
        fights += selector == "#choice-meet"
        touch(page, selector)
    page.wait_for_selector("#dialog[open] .result")
    assert frames.moved(page) == []
    assert page.locator(".result .facts div").count() >= 3
    assert axe(page) == []
    page.tap("#dialog-close")
    assert axe(page) == []


LATER = "before => performance.now() > before + 600"  # a digit right after a choice is not meant for the next


def test_a_match_by_keys_alone(new_page):
    page = new_page("", ready="home")
    page.focus("#cover-colf-dada")
    page.keyboard.press("Enter")
    page.wait_for_selector("#play-button")
    page.focus("#play-button")
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)
    for pressed in range(60):
        before = logged(page)
        for key in ("a" if pressed % 2 else "d", "1", "f", "e"):
            if page.locator("#choice-meet").count():
                key = "f"
            press(page, key)
            hurry(page)
            painted(page)
            if logged(page) > before:
                break
        assert logged(page) > before or page.locator(ENDED).count(), page.inner_text("#prompt")
        if page.locator(ENDED).count() or (page.locator("#step-seek").count() and pressed > 25):
            break
        page.wait_for_function(LATER, arg=page.evaluate("performance.now()"))
    assert "Turn" in page.inner_text(".band") or page.locator(ENDED).count()


def dice_to_place(state: State) -> bool:
    """Are there dice to be placed, of more than one number?"""
    return state.step == "assign" and any(action.verb == "place" for action in state.legal_actions())


def opened(new_page, wanted, **options: object) -> Page:
    """A match that came by a link to such a position."""
    page = new_page(link_to("colf-dada", 1, wanted), ready="table", **options)
    page.click("#do-news-read")
    at_rest(page)
    return page


def die_and_space(page: Page) -> tuple[str, str, str]:
    """A die that can be placed, a lit half for it, and the action that is."""
    space = page.locator("#board .half.to-place").first
    action = space.get_attribute("data-action")
    return f"#die-{action.split()[1]}-1", f"#{space.get_attribute('id')}", action


def test_a_die_is_dragged_to_its_place_by_mouse(new_page):
    page = opened(new_page, dice_to_place)
    before = logged(page)
    die, space, action = die_and_space(page)
    page.mouse.move(*page.evaluate(MIDDLE, die))
    page.mouse.down()
    page.mouse.move(*page.evaluate(MIDDLE, space), steps=5)
    page.wait_for_selector(f'#board [data-action="{action}"]')
    page.mouse.up()
    page.wait_for_selector("[aria-pressed=true]", state="detached")
    page.wait_for_function(SAVED, arg=before)
    assert logged(page) == before + 1


def test_a_die_is_dragged_by_finger_and_let_go_beside_everything_stays(new_page):
    page = opened(new_page, dice_to_place, **PHONE)
    before = logged(page)
    die, space, _ = die_and_space(page)
    finger = page.context.new_cdp_session(page)
    drag(finger, page.evaluate(MIDDLE, die), [200, 60])
    at_rest(page)
    assert logged(page) == before and not page.locator(STYLED).count()
    page.locator(die).scroll_into_view_if_needed()
    drag(finger, page.evaluate(MIDDLE, die), page.evaluate(MIDDLE, space))
    page.wait_for_function(SAVED, arg=before)
    assert logged(page) == before + 1


def test_a_picked_die_shows_where_it_fits_and_can_be_put_back(new_page):
    page = opened(new_page, dice_to_place)
    die, _, action = die_and_space(page)
    page.tap(die)
    page.wait_for_selector(f"{die}[aria-pressed=true]")
    lit = page.eval_on_selector_all("#board .half.lit", "all => all.map((one) => one.dataset.action)")
    assert action in lit and all(text.split()[1] == action.split()[1] for text in lit)
    page.tap(die)
    page.wait_for_selector(f"{die}[aria-pressed=false]")


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1180, 820)])
def test_a_fight_with_fifteen_dice_a_side_fits_the_screen(new_page, size):
    page = opened(new_page, dice_to_place, viewport={"width": size[0], "height": size[1]})
    parts = drawn(load("colf-dada").table, crowded())
    page.evaluate("html => { document.querySelector('#board .table').innerHTML = html; }", parts)
    assert page.locator("#board .die-box").count() == 15
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    assert page.evaluate(FAULTS) == []


def test_what_is_forced_is_done_and_what_is_looked_at_answers(new_page):
    page = opened(new_page, lambda state: state.step == "fight_or_flee" and state.turns == 1)
    for name, words in (
        ("#foe", "worth"),
        ("#foe-bite", "Bite"),
        ("#candles", "candle"),
        ("#step-boost", "XP"),
    ):
        page.tap(name)
        page.wait_for_selector("#reply[data-kind=about]")
        assert words in page.inner_text("#reply")


def test_with_the_log_open_beside_it_the_hero_keeps_its_candles_and_no_label_runs_into_another(new_page):
    page = new_page("#colf-dada/2/train/-/-", ready="table")
    page.click("#tool-log")
    page.wait_for_selector("[data-drawer]")
    assert page.locator(".wax").bounding_box()["width"] > 90
    assert page.evaluate(WIDER_THAN_THEIR_BOX) == []
