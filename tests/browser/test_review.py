"""After a match: how it was played, back to a turn of it, and on from there as practice."""

from .play import TABLE
from .test_ending import give_up
from .waits import painted

AGAIN = "html[data-ready=again]"
COVERED = """() => [...document.querySelectorAll("#play [data-action]")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".try");
}).map((one) => one.dataset.action)"""


def test_back_to_the_turn_that_cost_it_and_on_from_there(new_page, axe):
    page = new_page(
        "#domino-run/1/train/-/-",
        ready="table",
        viewport={"width": 360, "height": 640},
        reduced_motion="reduce",
    )
    give_up(page)
    page.wait_for_selector("#review .curve", timeout=90_000)
    slider = page.locator("#turn-0")
    before = slider.get_attribute("aria-valuetext")
    slider.focus()
    page.keyboard.press("ArrowLeft" if slider.input_value() != "0" else "ArrowRight")
    page.wait_for_function(
        "before => document.activeElement.getAttribute('aria-valuetext') !== before", arg=before
    )
    page.locator("#review-more-0 > summary").click()
    assert page.locator("#review li:visible").count()
    assert not axe(page)
    page.click("#review figcaption button")
    page.wait_for_selector(AGAIN)
    painted(page)
    assert page.inner_text("#last").endswith("What would you do?")
    assert page.evaluate(COVERED) == [], "all that can be chosen stands above the foot"
    assert not axe(page)
    page.click("#do-show-me")
    page.wait_for_selector("#do-play-on")
    page.go_back()
    page.wait_for_selector(TABLE)
    page.go_forward()
    page.click(f"{AGAIN} #do-show-me")
    page.click("#do-play-on")
    page.wait_for_selector(TABLE)
    assert "practice" in page.locator("#bar").inner_text()
    page.click("#tool-menu")
    page.click("#ask-onward")
    page.wait_for_selector("#dialog[open] #review .curve")  # the result of the match that it began in
    assert "practice" not in page.locator("#bar").inner_text()
