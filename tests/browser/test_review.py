"""After a match: how it was played, back to a turn of it, and on from there as practice."""

import pytest

from games import load
from tabletop.account import decisions
from tabletop.link import Seating, play_link, replay_link
from walks import matched

from .fingers import drag
from .play import TABLE
from .test_ending import give_up
from .waits import painted

AGAIN = "html[data-ready=again]"
COVERED = """() => [...document.querySelectorAll("#play [data-action]")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".try");
}).map((one) => one.dataset.action)"""

# What can be chosen and cannot be brought out from behind the foot; and how much of the window that has.
BEHIND = """() => {
  const foot = document.querySelector(".reel.try").getBoundingClientRect();
  const behind = [...document.querySelectorAll("#play :is([data-action], [data-pick])")].filter((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && !one.closest("pan-map") && bottom > foot.top + 1;
  });
  document.querySelector(".frame").scrollTo(0, 0);
  return [foot.height / innerHeight, behind.map((one) => one.dataset.action ?? one.dataset.pick)];
}"""
BOARD = """() => {
  const { x, y, width, height } = document.querySelector(".frame [data-part=board]").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
# Is the first of what is told seen: the two ways with their chances?
TWO_WAYS = """() => {
  const { top, bottom } = document.querySelector(".try .ways").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".try .ways b")].map((one) => one.getBoundingClientRect());
  return boxes.slice(0, 2).every((way) => way.top >= top - 1 && way.bottom <= bottom + 1);
}"""
SIZES = ((360, 640), (844, 390), (820, 1180), (1180, 820))
FIRST_LINE = """() => {
  const boxes = [...document.querySelector("#review b").getClientRects()];
  return boxes.at(-1).bottom <= document.querySelector(".result .onward").getBoundingClientRect().top;
}"""
ROOM = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [said, room] = [box("#reply"), box(".answer")];
  return said.height > 20 && said.bottom <= room.bottom && said.top >= room.top;
}"""


# Where begins what stands below the account; and is what was opened in sight, or at least from the top on?
BELOW = """() => document.getElementById("dialog-body").scrollTop
  + document.querySelector("#review + *").getBoundingClientRect().top"""
IN_SIGHT = """(fold) => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [is, room, foot] = [box(fold), box("#dialog-body"), box(".result .onward")];
  const seen = is.bottom <= foot.top + 1 || Math.abs(is.top - room.top) < 2;
  return seen && document.getElementById("dialog").scrollTop === 0;
}"""
PLACE = "document.getElementById('dialog-body').scrollTop"


def test_back_to_the_turn_that_cost_it_and_on_from_there(new_page, axe):
    page = new_page(
        "#domino-run/1/train/-/-",
        ready="table",
        viewport={"width": 360, "height": 640},
        reduced_motion="reduce",
    )
    give_up(page)
    page.wait_for_selector("#review .curve svg")
    below = page.evaluate(BELOW)
    page.wait_for_selector("#turn-0", timeout=90_000)
    assert page.evaluate(BELOW) == pytest.approx(below, abs=1), "the curve had its room"
    slider = page.locator("#turn-0")
    before = slider.get_attribute("aria-valuetext")
    slider.focus()
    page.keyboard.press("ArrowLeft" if slider.input_value() != "0" else "ArrowRight")
    page.wait_for_function(
        "before => document.activeElement.getAttribute('aria-valuetext') !== before", arg=before
    )
    page.wait_for_function("() => !document.getElementById('review').textContent.includes('being tried')")
    for fold in ("#better-0", "#review-more-0"):
        page.set_viewport_size({"width": 1180, "height": 820})
        if page.locator(fold).count():
            page.locator(f"{fold} > summary").click()
            page.wait_for_function(IN_SIGHT, arg=fold)  # what is opened comes to stand above the foot
    assert page.locator("#review li:visible").count()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.getElementById('dialog-body').scrollTo(0, 0)")
        assert page.evaluate(FIRST_LINE), f"the first line is seen at {width}x{height}"
    page.set_viewport_size({"width": 360, "height": 640})
    assert not axe(page)
    page.click("#review figcaption button", trial=True)  # it is brought out from behind the foot
    left, looked = page.evaluate(PLACE), slider.input_value()
    assert left
    page.click("#review figcaption button")
    page.wait_for_selector(AGAIN)
    painted(page)
    assert "What would you do?" in page.inner_text(".try")
    assert page.evaluate(COVERED) == [], "all that can be chosen stands above the foot"
    assert not axe(page)
    page.click("#do-show-me")
    page.wait_for_selector("#do-play-on")
    assert not page.locator("#traces rect").count(), "nothing has moved"
    page.go_back()
    page.wait_for_selector("#dialog[open] #turn-0")
    assert slider.input_value() == looked, "the turn that was tried once more is looked at"
    page.go_forward()
    page.click(f"{AGAIN} #do-show-me")
    page.click("#do-play-on")
    page.wait_for_selector(TABLE)
    assert "practice" in page.locator("#bar").inner_text()
    page.click("#tool-onward")
    page.wait_for_selector("#dialog[open] #review .curve")  # the result of the match that it began in
    assert "practice" not in page.locator("#bar").inner_text()
    assert page.locator("#review-more-0[open]").count(), "what was open is open again"
    # What comes of both is tried out once more, and is two lines longer than that it is being tried out.
    assert page.evaluate(PLACE) == pytest.approx(left, abs=2), "and it stands where it was left"
    match, over = page.evaluate("location.hash"), f"{TABLE} #over [data-do=result]"
    for address, seen in (("#domino-run", "html[data-ready=start]"), (match, over)):
        page.evaluate("to => { location.hash = to; }", address)
        page.wait_for_selector(seen)
    page.click("#over [data-do=result]")
    page.wait_for_selector("#dialog[open] #review .curve")
    assert page.evaluate(PLACE) == 0 and not page.locator("#review details[open]").count(), (
        "it is come to anew"
    )


def test_a_finger_that_scrolls_over_the_curve_chooses_no_turn(new_page):
    size = {"width": 360, "height": 640}
    page = new_page("#domino-run/1/train/-/-", ready="table", viewport=size, has_touch=True)
    give_up(page)
    page.wait_for_selector("#turn-0", timeout=90_000)
    slider = page.locator("#turn-0")
    slider.scroll_into_view_if_needed()
    box, turn, place = slider.bounding_box(), slider.input_value(), page.evaluate(PLACE)
    x, y = box["x"] + (20 if int(turn) else box["width"] - 20), box["y"] + 40
    drag(page.context.new_cdp_session(page), (x, y), (x, y - 120))
    page.wait_for_function("(place) => document.getElementById('dialog-body').scrollTop !== place", arg=place)
    assert slider.input_value() == turn
    painted(page)
    slider.scroll_into_view_if_needed()
    page.touchscreen.tap(x, slider.bounding_box()["y"] + 40)
    page.wait_for_function("(turn) => document.getElementById('turn-0').value !== turn", arg=turn)


@pytest.mark.parametrize("slug", ["domino-run", "dunginoes", "penguins", "colf-dada", "run-away"])
def test_nothing_that_can_be_chosen_lies_behind_the_foot_of_a_turn_once_more(new_page, slug):
    seats = load(slug).game.seats[0]
    match = matched(load(slug), seats, "told-1")
    own = decisions(match, 0)
    link = play_link(match, Seating("p1", ("person",) * seats, ("Ada", "Ben")[:seats]))
    phone = {"width": 360, "height": 640}
    page = new_page(f"#{link}", ready="table", viewport=phone, reduced_motion="reduce")
    page.wait_for_selector("#over", state="attached")
    page.evaluate(f"() => {{ location.hash = location.hash.replace('/match/', '/turn/') + '/{own[-1]}'; }}")
    page.wait_for_selector(f"{AGAIN}:not([data-finale=plays])")
    boards = {}
    for done in ("#do-show-me", "#do-play-on"):
        page.wait_for_selector(done)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            where = f"{done} at {width}x{height}"
            board = page.evaluate(BOARD)
            assert boards.setdefault((width, height), board) == board, (
                f"it keeps its place and height: {where}"
            )
            high, behind = page.evaluate(BEHIND)
            assert high <= 0.41 and not behind, where
            assert page.evaluate(TWO_WAYS) and page.locator(done).bounding_box()["y"] < height - 40, where
        if done == "#do-show-me":
            page.click(done)


@pytest.mark.parametrize(("slug", "seats"), [("run-away", 3), ("colf-dada", 1)])
def test_what_ends_a_replay_lies_over_nothing(new_page, slug, seats):
    match = matched(load(slug), seats, "told-1")
    page = new_page(f"#{replay_link(match)}", ready="replay", reduced_motion="reduce")
    page.click("#do-last")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(ROOM), f"in its room at {width}x{height}"
