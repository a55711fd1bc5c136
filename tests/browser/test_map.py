"""The map of Dunginoes under fingers, mouse, wheel and keys: it moves and zooms, and only a tap lays."""

import pytest
from playwright.sync_api import CDPSession, Page

from .play import SAVED, logged
from .waits import at_rest

SEED = "#dunginoes/1/train/-/-"
VIEW = """() => {
  const style = document.querySelector("pan-map").shadowRoot.querySelector("[part=world]").style.transform;
  return style.match(/-?[\\d.]+/g).map(Number);
}"""
IN_SIGHT = """name => {
  const [inside, around] = [document.querySelector(name), document.querySelector("pan-map")].map((e) =>
    e.getBoundingClientRect());
  return inside.left >= around.left && inside.right <= around.right
    && inside.top >= around.top && inside.bottom <= around.bottom;
}"""
LIT = "#board .spot.lit .target"


@pytest.fixture
def page(new_page) -> Page:
    """A match alone with a domino picked, so that places are lit."""
    page = new_page(SEED, ready="table", reduced_motion="reduce")
    page.locator("#board .tray [data-pick]").first.tap()
    page.wait_for_selector(LIT)
    return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where an element's middle is on the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touches(client: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Fingers as the browser gets them."""
    fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_drag_that_begins_on_a_lit_place_moves_the_map_and_lays_nothing(page):
    before = page.evaluate(VIEW)
    x, y = middle(page, LIT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    after = page.evaluate(VIEW)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((60, 40), abs=1)
    assert logged(page) == 0 and not page.locator("[data-armed]").count()
    page.locator(LIT).first.click()
    page.wait_for_function(SAVED, arg=0)
    assert logged(page) == 1


def test_a_second_finger_zooms_and_never_lays(page):
    client = page.context.new_cdp_session(page)
    before = page.evaluate(VIEW)
    x, y = middle(page, LIT)
    touches(client, "touchStart", (x, y))
    touches(client, "touchStart", (x, y), (x + 80, y))
    touches(client, "touchMove", (x - 20, y), (x + 120, y))
    touches(client, "touchEnd", (x - 20, y))
    touches(client, "touchEnd")
    at_rest(page)
    assert page.evaluate(VIEW)[2] > 1.4 * before[2]
    touches(client, "touchStart", (x, y), (x + 30, y))
    touches(client, "touchEnd")
    at_rest(page)
    assert logged(page) == 0 and not page.locator("[data-armed]").count()


def test_the_wheel_zooms_about_the_mouse(page):
    x, y = middle(page, "pan-map")
    page.mouse.move(x, y)
    before = page.evaluate(VIEW)
    page.mouse.wheel(0, -120)
    page.wait_for_function(f"before => ({VIEW})()[2] > 1.2 * before", arg=before[2])
    after, box = page.evaluate(VIEW), page.locator("pan-map").bounding_box()
    below = [(box["width"] / 2 - view[0]) / view[2] for view in (before, after)]
    assert below[0] == pytest.approx(below[1], abs=1), "what lies below the mouse stays there"


def test_keys_move_zoom_and_show_all(page):
    page.focus("pan-map")
    before = page.evaluate(VIEW)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    after = page.evaluate(VIEW)
    assert (after[0] - before[0], after[1] - before[1]) == (-60, -60)
    page.keyboard.press("+")
    assert page.evaluate(VIEW)[2] == pytest.approx(1.3 * before[2])
    page.keyboard.press("0")
    assert page.evaluate(IN_SIGHT, "#entrance")


def test_by_keys_alone_a_domino_is_laid_and_the_map_follows(page):
    page.focus("#cursor")
    for key in ("i", "i", "I", "i"):
        page.keyboard.press(key)
        page.wait_for_function(f"() => ({IN_SIGHT})('.spot.lit[data-cursor] .target')")
    page.keyboard.press("Enter")
    if page.locator("[data-armed]").count():
        page.keyboard.press("Enter")
    page.wait_for_selector(".room.newest")
    page.wait_for_function(f"() => ({IN_SIGHT})('.room.newest')")
    assert page.evaluate("document.activeElement.id") == "cursor"


def test_the_view_stays_when_the_page_is_drawn_anew(page):
    page.focus("pan-map")
    page.keyboard.press("+")
    before = page.evaluate(VIEW)
    page.keyboard.press("Escape")
    page.wait_for_selector(LIT, state="hidden")
    after = page.evaluate(VIEW)
    assert after[2] == before[2]


def test_what_a_hint_or_a_lesson_means_comes_into_sight(page):
    for _ in range(14):
        page.locator("pan-map").press("ArrowRight")
    assert not page.evaluate(IN_SIGHT, "#entrance")
    page.evaluate("window.page.bring(document.querySelector('#entrance'))")
    assert page.evaluate(IN_SIGHT, "#entrance")
