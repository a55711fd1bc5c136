"""The end of a match as it is seen, the picture of it, and sounds."""

import base64
from pathlib import Path

from .company import link_to
from .play import choose, offered

IDLE = ("keep the line", "end the move")
COLOURS = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const seen = new Set();
  for (let i = 0; i < data.length; i += 400) seen.add(data.slice(i, i + 4).join());
  return { wide: bitmap.width, high: bitmap.height, colours: seen.size, paper: [...data.slice(0, 4)].join() };
}"""
ASKED_FOR = "() => performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"


def give_up(page):
    """Let the enemy catch us, as fast as it can."""
    while actions := offered(page):
        choose(page, next(text for text in IDLE if text in actions))


def test_the_table_ends_first_and_a_tap_ends_the_wait(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    give_up(page)
    shade = page.locator(".finale.shade")
    assert "shadow" in shade.get_attribute("aria-label")
    assert page.locator("#dialog[open]").count() == 0
    page.touchscreen.tap(20, 100)
    page.wait_for_selector("#dialog[open] .medal", timeout=1500)
    assert page.locator(".result .facts div:visible").count() == 4
    page.click(".result details:not(.review details) > summary")
    assert page.locator(".result .facts div:visible").count() > 8
    page.keyboard.press("Escape")
    assert shade.is_visible(), "it can still be looked at"
    page.click("#do-result")
    page.wait_for_selector("#dialog[open] .result")


def test_without_motion_the_last_pose_is_there_at_once(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table", reduced_motion="reduce")
    give_up(page)
    moving = "() => document.querySelector('[data-part=board]').getAnimations({ subtree: true }).length"
    assert page.evaluate(moving) == 0
    assert page.locator(".gloom").bounding_box()["height"] > 40


def test_the_match_becomes_a_picture_on_this_device(new_page):
    for theme, paper in (("light", "251,245,233,255"), ("dark", "43,32,24,255")):
        page = new_page("#domino-run/1/train/-/-", ready="table", color_scheme=theme)
        give_up(page)
        page.wait_for_selector("#dialog[open] .result")
        with page.expect_download() as download:
            page.click("#ask-picture")
        assert download.value.suggested_filename == "domino-run-train.png"
        page.wait_for_function("() => document.getElementById('picture-said').textContent.includes('saved')")
        png = base64.b64encode(Path(download.value.path()).read_bytes()).decode()
        seen = page.evaluate(COLOURS, png)
        assert (seen["wide"], seen["high"], seen["paper"]) == (1200, 1500, paper)
        assert seen["colours"] > 60, "a picture, and no empty sheet"


def test_sound_is_fetched_when_somebody_wants_it(new_page):
    page = new_page("#domino-run", ready="start")
    page.wait_for_selector("#sound >> text=Play with sound?")
    assert "ZzFX.js" not in page.evaluate(ASKED_FOR)
    page.tap("#do-sound-on")
    page.wait_for_function(f"() => ({ASKED_FOR})().includes('ZzFX.js')")
    assert page.locator("#sound").count() == 0
    page.reload()
    page.wait_for_selector("html[data-ready=start]")
    assert page.locator("#sound").count() == 0


def test_the_end_in_company_is_read_on_a_phone_and_leads_on_by_keys(new_page, axe):
    link = link_to("penguins", 3, lambda state: bool(state.ending), ("Ada", "Ben", "Cleo"))
    size = {"width": 390, "height": 844}
    page = new_page(link, ready="table", viewport=size, reduced_motion="reduce")
    page.wait_for_selector("#dialog[open] .awards")
    assert page.locator(".awards li").count() == 3 and axe(page) == []
    again = page.locator("#ask-next")
    box = again.bounding_box()
    assert box["height"] >= 44 and box["y"] + box["height"] <= 844, "in sight without scrolling"
    assert page.evaluate("() => document.getElementById('dialog-body').scrollWidth") <= 390
    before = page.url
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.id") == "ask-next":
            break
    page.keyboard.press("Enter")
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("html[data-ready=table]")
    assert page.locator("#dialog[open]").count() == 0
    assert all(name in page.inner_text("body") for name in ("Ada", "Ben", "Cleo"))
