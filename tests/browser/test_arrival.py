"""Whoever comes by a link is met by a card: on the page, by keys, with Back and reload; a turn in one tap."""

import pytest

import games
from tabletop.link import Seating, challenge_link, play_link
from tabletop.match import Match

from .company import seat
from .play import TABLE, choose, offered

ARRIVAL = "html[data-ready=arrival]"
CHALLENGE = f"#{challenge_link(Match(games.load('domino-run').game, 1, 'train'), (5, -14, 2), 'Ada')}"
SHARES = """navigator.share = (what) => {
  Object.assign(window, { shared: what, by: navigator.userActivation.isActive });
  return Promise.resolve();
};"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (820, 1180), (1180, 820), (1440, 900), (844, 390)])
def test_the_card_fits_and_can_be_read_by_everybody(new_page, axe, size):
    page = new_page(CHALLENGE, ready="arrival", met=True, viewport={"width": size[0], "height": size[1]})
    assert "Ada reached 5 keys in 14 turns" in page.inner_text("#wanted")
    assert page.evaluate("document.activeElement.id") == "card-title"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heights = page.eval_on_selector_all(".greeting .row > *", "all => all.map(one => one.offsetHeight)")
    assert len(heights) == 2 and min(heights) >= 44
    assert axe(page) == []


def test_by_keys_straight_in_and_back_and_reload(new_page, server):
    page = new_page("", ready="home", met=True)
    page.goto(f"{server.url}{CHALLENGE}")
    page.wait_for_selector(ARRIVAL)
    page.reload()
    page.wait_for_selector(ARRIVAL)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)
    assert "to beat: 5 keys in 14 turns, 2 treasures left (Ada)" in page.inner_text("#bar .seed")
    page.reload()
    page.wait_for_selector(TABLE)
    page.go_back()
    page.wait_for_selector("html[data-ready=start]")
    page.go_back()
    page.wait_for_selector("html[data-ready=home]")


def test_the_lesson_first_and_then_what_the_link_brought(new_page):
    page = new_page(CHALLENGE, ready="arrival", met=True)
    page.click("#do-lesson-first")
    page.wait_for_selector("#bubble")
    page.go_back()
    page.wait_for_selector("html[data-ready=start]")
    page.go_back()
    page.wait_for_selector(ARRIVAL)
    page.click("#do-lesson-first")
    page.wait_for_selector("#bubble")
    page.reload()
    page.click("#do-leave-lesson")
    page.click("#waits #do-onward")
    page.wait_for_selector("#bar >> text=to beat: 5 keys in 14 turns")
    assert page.locator("#waits").count() == 0


def test_a_link_of_the_pages_own_is_no_letter(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.keyboard.press("m")
    page.click("#ask-watch")
    page.wait_for_selector("html[data-ready=replay]")
    page.reload()
    page.wait_for_selector("html[data-ready=replay]")
    assert page.locator(".meeting").count() == 0, "nobody has sent it"


@pytest.mark.parametrize("width", [360, 390, 844, 1180])
def test_what_there_is_to_beat_stays_in_the_bar_through_the_match(new_page, width):
    page = new_page(
        CHALLENGE, ready="table", viewport={"width": width, "height": 844 if width < 500 else 390}
    )
    sizes = set()
    for _ in range(6):
        line = page.locator("#bar .seed")
        assert line.is_visible() and line.inner_text().startswith("to beat: 5 keys in 14 turns")
        box, bar = line.bounding_box(), page.locator("#bar").bounding_box()
        assert box["width"] > 180 and box["x"] + box["width"] <= width
        sizes.add((bar["height"], box["y"], box["height"]))
        choose(page, offered(page)[0])
    assert len(sizes) == 1, "it does not jump"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_turn_goes_to_the_devices_own_sharing_in_one_tap(new_page, server):
    page = new_page(None)
    page.add_init_script(SHARES)
    page.goto(f"{server.url}#dunginoes")
    page.mouse.move(1, 1)
    seat(page, ["person", "away"], names="Ada Ben", seed="2")
    while page.locator("#away").count() == 0:
        choose(page, offered(page)[0])
    page.tap("#do-send")
    shared = page.wait_for_function("() => window.shared").json_value()
    assert page.evaluate("window.by"), "while the browser still holds it for the person's own tap"
    assert shared["text"].startswith("Ben, your turn: Dunginoes") and "/play=" in shared["url"]
    page.wait_for_selector("#away >> text=Handed on")
    assert not page.locator("#dialog[open]").count(), "and one is at the board"


def crossed() -> list[str]:
    """The links of two lines of one match, which part after some choices."""
    match = Match(games.load("dunginoes").game, 2, "2")
    while match.at < 4 or len(match.state.legal_actions()) < 2:
        match = match.play(match.state.legal_actions()[0])
    seating = Seating("b2", ("person", "person"), ("Ada", "Ben"))
    first, *_, last = match.state.legal_actions()
    return [f"#{play_link(match.play(action), seating, 'Ada')}" for action in (first, last)]


def test_two_lines_that_have_crossed_are_both_shown(new_page, server, axe):
    ours, theirs = crossed()
    page = new_page(ours, ready="table")
    page.goto(f"{server.url}{theirs}")
    page.wait_for_selector("text=This match has gone two ways")
    for width, height in ((390, 844), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert axe(page) == []
    page.click("#do-play-line-theirs")
    page.wait_for_selector(TABLE)
    page.goto(f"{server.url}#")
    page.wait_for_selector("#begun")
    assert page.locator("#begun li").count() == 2
