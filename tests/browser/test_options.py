"""The options of a game on its start page, in a real page: chosen by touch and by keys, and kept."""

import pytest

from .play import TABLE, sit, unfold

PHONE = {"viewport": {"width": 390, "height": 844}}


@pytest.fixture
def cards(next_dist, serve, new_page):
    """The start page of High Card, which only the next build has on its shelf, on a phone."""
    return new_page("#nullgame", ready="start", home=serve(next_dist).url, **PHONE)


def test_an_option_is_chosen_by_touch_survives_a_redraw_and_is_said_at_the_table(cards):
    assert cards.is_checked("#option-rounds-0")
    cards.get_by_role("radio", name="5 rounds").tap()
    unfold(cards)
    cards.fill("#seed", "train")
    sit(cards, ["person", "easy"])
    cards.wait_for_selector("#who:has-text('easy bot')")
    assert cards.is_checked("#option-rounds-1") and cards.input_value("#seed") == "train"
    cards.tap("#play-button")
    cards.wait_for_selector(TABLE)
    assert cards.inner_text("#bar .seed") == "5 rounds · seed train"
    assert cards.locator("#board [id^=card-]").count() == 5
    cards.go_back()
    cards.wait_for_selector("html[data-ready=start]")
    cards.reload()
    cards.mouse.move(1, 1)
    cards.wait_for_selector("html[data-ready=start]")
    assert cards.is_checked("#option-rounds-1"), "as the last time"


def test_an_option_is_chosen_by_keys_and_described(cards, axe):
    group = cards.get_by_role("group", name="Length")
    assert "A card is played in each round" in group.evaluate(
        "group => document.getElementById(group.getAttribute('aria-describedby')).textContent"
    )
    cards.focus("#option-rounds-0")
    cards.keyboard.press("ArrowRight")
    assert cards.is_checked("#option-rounds-1") and axe(cards) == []
    cards.focus("#play-button")
    cards.keyboard.press("Enter")
    cards.wait_for_selector(TABLE)
    assert "5 rounds" in cards.inner_text("#bar .seed")
