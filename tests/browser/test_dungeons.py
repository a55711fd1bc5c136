"""Dungeons on the dungeon master's table: made by touch and by keys, written on, shown on a second screen,
walked by pawns, and taken away in each format."""

import json
import struct

import pytest
from playwright.sync_api import Page

from .play import TABLE, hurry, logged
from .waits import STYLED, at_rest

pytestmark = pytest.mark.timeout(300)

GROW = "[data-action='add all rooms']"
MARK = "onlythemasterknowsthis"
OPENED = "#dungeons/2/train/-/-"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def do(page: Page, chosen: str) -> None:
    """Touch a choice, a second time if it asks for that, and see what it causes to its end."""
    before = logged(page)
    page.locator(chosen).first.click()
    if page.locator("#reply[data-kind=armed]").count():
        page.locator(chosen).first.click()
    page.wait_for_function("n => document.querySelector('#prompt') && n >= 0", arg=before)
    hurry(page)


def made(new_page, link: str = OPENED, **options) -> Page:
    """A map that has made itself."""
    page = new_page(link, ready="table", **options)
    do(page, GROW)
    page.wait_for_selector("[data-action='begin the evening']")
    return page


def pick_room(page: Page, place: int) -> str:
    """Touch a room on the map; returns its domino."""
    room = page.locator("#board .room").nth(place)
    room.click()
    page.wait_for_selector(".panel")
    return room.get_attribute("id").removeprefix("room-")


def rooms(page: Page) -> int:
    return page.locator("#dungeon .room").count()


def test_a_map_made_at_one_tap_is_written_on_changed_and_comes_back(new_page, axe):
    page = made(new_page)
    assert rooms(page) == 12
    tile = pick_room(page, 4)
    page.fill(".panel input[data-note]", "<b>Larder</b>")
    page.fill(".panel textarea", f"{MARK} & more")
    assert axe(page) == []
    page.reload()
    page.wait_for_selector(TABLE)
    pick_room(page, 4)
    assert page.input_value(".panel textarea") == f"{MARK} & more"
    assert page.locator(".panel b b").count() == 0, "what is typed is never markup"
    do(page, "[data-action^='take away']:visible")
    assert rooms(page) < 12 and not page.locator(f"#room-{tile}").count()
    page.click("#tool-undo")
    page.wait_for_selector(f"#room-{tile}")
    page.click(f"#room-{tile}")
    assert page.input_value(".panel input[data-note]") == "<b>Larder</b>"
    page.click("#tool-undo")
    page.wait_for_function("() => document.querySelector('#reply').textContent")
    assert page.input_value(".panel textarea") == "", "what was written last is taken back first"


def test_a_map_during_the_game_by_keys_alone(new_page):
    page = new_page("#dungeons/2/train/during=1/-", ready="table")
    page.focus("[data-action='hide the double six at 3']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#dungeon .room")
    hurry(page)
    for _ in range(3):
        page.focus("#cursor")
        page.keyboard.press("i")
        page.keyboard.press("Enter")
        if not page.locator(".panel [data-action^='open ']").count():
            break
        opening = page.locator(".panel [data-action^='open ']").first
        opening.focus()
        page.keyboard.press("Enter")
        hurry(page)
        for _ in range(2):
            if page.locator("[data-action='choose for me']").count():
                page.locator("[data-action='choose for me']").focus()
                page.keyboard.press("Enter")
                hurry(page)
    assert rooms(page) >= 2


def test_the_players_see_what_they_have_opened_and_nothing_else(new_page):
    page = made(new_page)
    tile = pick_room(page, 3)
    page.fill(".panel textarea", MARK)
    do(page, "[data-action='begin the evening']")
    page.click("#tool-of-pawns")
    page.click("#add-hero")
    page.wait_for_selector("#token-1")
    with page.context.expect_page() as opening:
        page.click("#tool-screen")
    screen = opening.value
    screen.wait_for_selector("#dungeon .room")
    assert rooms(screen) == 1 and screen.locator("#token-1").count() == 1
    page.locator("#board .room.next").first.click()
    do(page, ".panel [data-action^=show]")
    screen.wait_for_function("() => document.querySelectorAll('#dungeon .room').length === 2")
    html = screen.content()
    assert MARK not in html and "data-note" not in html and f"room-{tile}" not in html
    assert not screen.locator(".number, [data-action], [data-pick], [data-roam]").count()
    before = page.get_attribute("#token-1", "data-roam")
    page.focus("#token-1")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("was => document.querySelector('#token-1').dataset.roam !== was", arg=before)
    moved = page.get_attribute("#token-1", "transform")
    screen.wait_for_function(
        "now => document.querySelector('#token-1').getAttribute('transform') === now", arg=moved
    )


def test_a_pawn_is_carried_by_hand_and_walls_hold(new_page):
    page = made(new_page)
    page.click("#tool-of-pawns")
    page.click("#add-hero")
    page.click("#mind-walls")
    at_rest(page)
    box = page.locator("#token-1").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    place = page.get_attribute("#token-1", "data-roam")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 400, y, steps=5)
    page.mouse.up()
    page.wait_for_function("() => document.querySelector('#reply').textContent")
    assert page.get_attribute("#token-1", "data-roam") == place, "there is rock"
    second = page.locator("#board .room").nth(1).bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(second["x"] + second["width"] / 2, second["y"] + second["height"] / 2, steps=5)
    page.mouse.up()
    page.wait_for_function("was => document.querySelector('#token-1').dataset.roam !== was", arg=place)
    assert "feet" in page.inner_text("#reply") and not page.locator(STYLED).count()


def test_a_pawn_bears_its_name_on_the_map_once_that_is_typed(new_page):
    page = made(new_page)
    page.click("#tool-of-pawns")
    page.click("#add-hero")
    page.wait_for_selector("#token-1")
    page.locator("#token-1 .pawn").click()
    page.fill("#pawn-1", "Old Tom")
    page.keyboard.press("Tab")
    page.wait_for_selector("#token-1[aria-label^='Old Tom']")
    assert page.text_content("#token-1 .name") == "Old Tom"


def test_a_click_that_leaves_the_focus_in_a_field_takes_the_field_away_and_loses_nothing(new_page):
    """As assistive devices click."""
    page = made(new_page)
    tile = pick_room(page, 4)
    page.focus(".panel input[data-note]")
    page.keyboard.type("Larder")
    page.evaluate("document.querySelector(\"#board [data-action^='take away']\").click()")
    page.wait_for_selector(f"#room-{tile}", state="detached")
    page.click("#tool-undo")
    page.click(f"#room-{tile}")
    page.focus(".panel input[data-note]")
    page.keyboard.type("!")
    click = "one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    page.locator("#board .room").nth(1).evaluate(click)
    page.click(f"#room-{tile}")
    assert page.input_value(".panel input[data-note]") == "!Larder"
    assert page.evaluate("document.documentElement.dataset.ready") == "table"


def test_it_is_measured_by_mouse_and_by_keys(new_page):
    page = made(new_page)
    at_rest(page)
    page.click("#measure")
    first, second = (page.locator("#board .room").nth(n) for n in (0, 1))
    box, goal = first.bounding_box(), second.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    told = page.text_content("#live")
    assert "squares" in told and "feet" in told and page.text_content(".ruler-line") == told
    page.click("#tool-of-key")  # all is drawn anew
    page.wait_for_selector("#unfolded")
    assert page.get_attribute("#measure", "aria-pressed") == "true"
    page.focus("#cursor")
    page.keyboard.press("Home")
    for key in ("Enter", "ArrowDown", "Enter"):
        at_rest(page)  # whoever measures by keys hears where the cursor is
        page.keyboard.press(key)
    page.wait_for_function("() => document.getElementById('live').textContent.includes('feet')")
    assert not page.locator(".panel.noting").count()
    page.click("#measure")
    assert page.get_attribute("#measure", "aria-pressed") == "false"
    page.focus("#cursor")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_selector(".panel.noting")


def taken(page: Page, slug: str) -> tuple[str, bytes]:
    """A file that is taken away: its name and what it holds."""
    with page.expect_download(timeout=60_000) as waiting:
        page.click(f"[data-do=take][data-arg={slug}]")
    return waiting.value.suggested_filename, waiting.value.path().read_bytes()


def test_a_map_is_taken_away_in_each_format_and_its_file_brings_it_back(new_page):
    page = made(new_page)
    pick_room(page, 2)
    page.fill(".panel textarea", MARK)
    page.click("#tool-take-away")
    page.wait_for_function("() => document.querySelector('#size-png').textContent.includes('MB')")
    page.wait_for_function("() => document.querySelector('#size-print').textContent.endsWith('pages of A4.')")
    name, png = taken(page, "png")
    assert name.endswith(".png") and png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    assert width % 100 == height % 100 == 0 and f"{width:,} by {height:,}" in page.inner_text("#size-png")
    _, vtt = taken(page, "vtt")
    table = json.loads(vtt)
    assert table["resolution"]["map_size"] == {"x": width // 100, "y": height // 100}
    assert table["image"].startswith("iVBOR") and table["line_of_sight"] and table["portals"]
    assert taken(page, "svg")[1].startswith(b"<svg")
    assert MARK in taken(page, "key")[1].decode()
    assert "rects" in json.loads(taken(page, "one-page")[1])
    _, own = taken(page, "map")
    page.click("#wishes summary")
    page.check("#take-copy-1", force=True)
    for slug in ("key", "svg", "map", "one-page"):
        assert MARK.encode() not in taken(page, slug)[1]
    elsewhere = new_page("", ready="home", viewport={"width": 1440, "height": 900})
    with elsewhere.expect_file_chooser() as choosing:
        elsewhere.click("#do-import")
    choosing.value.set_files({"name": "map.json", "mimeType": "application/json", "buffer": own})
    elsewhere.wait_for_selector("#begun .saved li")
    elsewhere.click("#begun .saved a")
    elsewhere.wait_for_selector(TABLE)
    assert rooms(elsewhere) == 12
    pick_room(elsewhere, 2)
    assert elsewhere.input_value(".panel textarea") == MARK


def test_a_phone_runs_the_evening(new_page, axe):
    page = made(new_page, **PHONE)
    do(page, "[data-action='begin the evening']")
    page.locator("#board .room.next").first.tap()
    page.wait_for_selector(".panel [data-action^=show]")
    panel = page.locator(".panel").bounding_box()
    assert panel["y"] + panel["height"] < 844, "what was touched is answered in sight"
    note = page.locator(".panel textarea").bounding_box()
    assert note["width"] > 300 and note["height"] > 120, "there is room to write"
    assert page.locator("[data-part=board]").bounding_box()["height"] > 300, "beside the map"
    assert axe(page) == []
    do(page, ".panel [data-action^=show]")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
