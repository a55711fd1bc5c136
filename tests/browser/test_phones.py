"""Phones: nothing is wider than the screen, and what must be chosen is in sight."""

import pytest

from .company import link_to
from .play import TABLE

SIZES = ((360, 800), (390, 844), (412, 915), (844, 390))
WIDER = """() => {
  const out = (one) => one.getBoundingClientRect().right > innerWidth + 1;
  const shown = [...document.querySelectorAll("#screen *")].filter((one) => !one.closest("pan-map"));
  return shown.filter((one) => out(one) && !one.closest(".sr-only")).map((one) => one.outerHTML);
}"""
UNSEEN = """() => {
  const choices = [...document.querySelectorAll("#board :is([data-action], [data-pick])")];
  return choices.filter((one) => {
    const { width, top, bottom } = one.getBoundingClientRect();
    return width && !one.closest("pan-map") && (top < 0 || bottom > innerHeight);
  }).map((one) => one.dataset.action ?? one.dataset.pick);
}"""
ALL_IN_SIGHT = """() => {
  const map = document.querySelector("pan-map").getBoundingClientRect();
  return [...document.querySelectorAll("pan-map .room")].every((room) => {
    const { left, right, top, bottom } = room.getBoundingClientRect();
    return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
  });
}"""


@pytest.mark.parametrize(
    ("slug", "seats", "wanted"),
    [
        ("domino-run", 1, lambda state: state.step == "sacrifice" and state.treasures > 2),
        ("domino-run", 1, lambda state: state.step == "move" and len(state.abilities) > 1),
        ("dunginoes", 4, lambda state: state.step == "spare" and any(state.downs)),
    ],
    ids=["a sacrifice", "a move with abilities", "a third domino"],
)
def test_everything_has_room_and_a_phone_that_lies_needs_no_scrolling(new_page, slug, seats, wanted):
    page = new_page(link_to(slug, seats, wanted), ready="table", has_touch=True, is_mobile=True)
    page.click("#do-news-read")
    for text in ("normal", "larger"):
        page.evaluate("text => { document.documentElement.dataset.text = text }", text)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WIDER) == [], (width, text)
            assert page.locator("#tool-menu").bounding_box()["y"] < 20, "the bar is one row"
            if width > height and text == "normal":
                page.evaluate("scrollTo(0, 0)")
                assert page.evaluate(UNSEEN) == []


def test_the_finished_dungeon_is_shown_whole(new_page):
    over = link_to("dunginoes", 1, lambda state: bool(state.ending) and len(state.laid) > 12)
    page = new_page(over, ready="table", viewport={"width": 360, "height": 800}, reduced_motion="reduce")
    page.wait_for_selector(f"{TABLE} pan-map[data-look=all]")
    page.wait_for_function(ALL_IN_SIGHT)
    assert page.locator("pan-map .room").count() > 12
