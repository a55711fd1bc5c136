"""The worst names that people can type, on every screen: nothing sticks out, no words are turned."""

import pytest

import games

from .company import link_to, midway
from .test_phones import WIDER

TOWER = "".join(letter + "\u0301\u0302\u0303\u0304\u0305" * 4 for letter in "abcdefghijklmnop")[:40]
HEBREW = "\u05d0\u05d1\u05d9 \u05d2\u05d9\u05dc 1"
NAMES = ("W" * 16, HEBREW, TOWER, "\u202edoog si eman", "\U0001f469\u200d\U0001f680" * 13)
SEVERAL = [slug for slug in games.SHELF if games.load(slug).game.seats[-1] > 1]
TURNED = "() => /[\\u202a-\\u202e\\u2066\\u2067]/.test(document.title + document.documentElement.outerHTML)"
# Marks that stand above the line that they belong to, farther than it is high.
LOST = "() => /\\p{M}{4}/u.test(document.body.textContent)"


def check(page, where):
    """Nothing is wider than the page, and no control that turns words is on it."""
    assert page.evaluate(WIDER) == [], where
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), where
    assert not page.evaluate(TURNED) and not page.evaluate(LOST), where


@pytest.mark.parametrize("size", [(320, 640), (1180, 820)])
def test_the_worst_names_stay_in_their_places(new_page, size):
    page = new_page("", ready="home", viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    home = page.url.partition("#")[0]
    for slug in SEVERAL:
        page.goto(home + midway(slug, NAMES))
        page.wait_for_selector("html[data-ready=table]")
        check(page, (slug, "table, with what happened"))
        if page.locator("#do-news-read").count():
            page.click("#do-news-read")
        page.keyboard.press("l")
        page.wait_for_selector("[data-drawer] .log li", state="attached")
        check(page, (slug, "log"))
        page.keyboard.press("Escape")
        page.goto(f"{home}#{slug}")
        page.wait_for_selector("html[data-ready=start]")
        check(page, (slug, "start"))
    seats = games.load(SEVERAL[0]).game.seats[-1]
    page.goto(home + link_to(SEVERAL[0], seats, lambda state: bool(state.ending), NAMES))
    page.wait_for_selector("#over, #dialog[open]")
    check(page, "result")
    page.goto(f"{home}#")
    page.wait_for_selector("html[data-ready=home]")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    check(page, "shelf")
    told = page.locator(".saved span").all_inner_texts()
    assert any(f"\u2068{HEBREW}\u2069" in line for line in told), "isolated"
