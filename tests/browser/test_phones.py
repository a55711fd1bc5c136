"""Phones: nothing is wider than the screen, and what must be chosen is in sight."""

import pytest

import games

from .company import link_to, midway
from .play import TABLE

SIZES = ((360, 800), (390, 844), (412, 915), (844, 390))
WIDER = """() => {
  const out = (one) => one.getBoundingClientRect().right > innerWidth + 1;
  const shown = [...document.querySelectorAll("#screen *")]
    .filter((one) => !one.closest("pan-map") && !one.parentElement.closest("svg"));
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


# Where most has to be chosen at once, in the games that have such a place; else in the midst of a match.
CROWDED = {
    "domino-run": (
        lambda state: state.step == "sacrifice" and state.treasures > 2,
        lambda state: state.step == "move" and len(state.abilities) > 1,
    ),
    "dunginoes": (lambda state: state.step == "spare" and any(state.downs),),
}
PLACES = [(slug, at) for slug in games.SHELF for at in range(len(CROWDED.get(slug, ("midway",))))]


@pytest.mark.parametrize(("slug", "at"), PLACES)
def test_everything_has_room_and_a_phone_that_lies_needs_no_scrolling(new_page, slug, at):
    crowded = slug in CROWDED
    seats = games.load(slug).game.seats[-1]
    link = link_to(slug, seats, CROWDED[slug][at]) if crowded else midway(slug)
    page = new_page(link, ready="table", has_touch=True, is_mobile=True)
    if page.locator("#do-news-read").count():
        page.click("#do-news-read")
    for text in ("normal", "larger", "double"):
        page.evaluate("text => { document.documentElement.dataset.text = text }", text)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WIDER) == [], (width, text)
            assert page.locator("#tool-menu").bounding_box()["y"] < 20, "the bar is one row"
            if width > height and text == "normal" and crowded:
                page.evaluate("scrollTo(0, 0)")
                assert page.evaluate(UNSEEN) == []


def test_the_finished_dungeon_is_shown_whole(new_page):
    over = link_to("dunginoes", 1, lambda state: bool(state.ending) and len(state.laid) > 12)
    page = new_page(over, ready="table", viewport={"width": 360, "height": 800}, reduced_motion="reduce")
    page.wait_for_selector(f"{TABLE} pan-map[data-look=all]")
    page.wait_for_function(ALL_IN_SIGHT)
    assert page.locator("pan-map .room").count() > 12
