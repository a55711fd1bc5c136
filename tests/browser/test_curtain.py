"""The curtain between two people at one device, and the shield around a turned table, in a real page."""

import pytest

from .play import TABLE, choose, sit
from .waits import at_rest

SEEN = "#board [id^=card-]"
LIFT = "#do-lift"


@pytest.fixture
def cards(next_dist, serve, new_page):
    """Ada and Ben at a table of High Card, which only the next build has on its shelf."""
    page = new_page("#nullgame", ready="start", home=serve(next_dist).url)
    sit(page, ["person", "person"], "Ada Ben")
    page.tap("#play-button")
    page.wait_for_selector(TABLE)
    return page


def test_one_tap_or_key_lifts_the_curtain_and_a_choice_lets_it_fall(cards):
    assert cards.locator(SEEN).count() == 0 and "Ada is next" in cards.inner_text("#prompt")
    cards.tap(LIFT)
    cards.wait_for_selector(SEEN)
    hand = cards.locator(SEEN).all_inner_texts()
    choose(cards, f"play {hand[0]}")
    cards.wait_for_selector(LIFT)
    assert len(hand) == 3 and cards.locator(SEEN).count() == 0
    assert cards.evaluate("document.body.textContent").count("Ben is next") >= 1
    cards.focus(LIFT)
    cards.keyboard.press("Enter")
    cards.wait_for_selector(SEEN)
    assert not set(hand) & set(cards.locator(SEEN).all_inner_texts())
    assert cards.evaluate("document.activeElement.id") == "prompt"


def test_a_shield_is_held_and_not_tapped(cards):
    cards.tap("#tool-menu")
    cards.tap("#ask-turn-table")
    cards.wait_for_selector(f"{LIFT}[data-hold]")
    cards.tap(LIFT)
    cards.locator(LIFT).click(delay=150)
    assert cards.locator(SEEN).count() == 0
    cards.locator(LIFT).click(delay=900)
    cards.wait_for_selector(SEEN)
    cards.click("#do-cover")
    cards.wait_for_selector(LIFT)
    assert cards.locator(SEEN).count() == 0


def test_a_shield_is_open_as_long_as_a_hand_is_on_the_glass(cards):
    cards.tap("#tool-menu")
    cards.tap("#ask-turn-table")
    cards.wait_for_selector(f"{LIFT}[data-hold]")
    box = cards.locator(LIFT).bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 1}
    touch = cards.context.new_cdp_session(cards)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    cards.wait_for_selector(SEEN)
    at_rest(cards)
    assert cards.locator(SEEN).count() > 0, "it is held"
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cards.wait_for_selector(LIFT)
    assert cards.locator(SEEN).count() == 0
