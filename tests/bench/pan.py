"""Moving and zooming a map of 27 rooms in Dunginoes, on a processor four times slower: frames a second."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser.chromium import launch_options
from browser.pace import pause
from browser.waits import at_rest
from crowded import crowded
from games.dunginoes import table
from page import drawn
from serve import Site

ROOMS = 27
SLOWER = 4
STEPS = 120  # moves of the mouse, one a frame
# Counts the frames that the page draws while something moves, and the longest wait between two.
COUNT = """() => {
  const seen = window.frames = { count: 0, longest: 0, start: performance.now(), last: performance.now() };
  const frame = (now) => {
    seen.count += 1;
    seen.longest = Math.max(seen.longest, now - seen.last);
    seen.last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
COUNTED = (
    "() => ({ rate: 1000 * frames.count / (performance.now() - frames.start), longest: frames.longest })"
)
SHOW = """html => {
  document.querySelector("#home").remove();
  const table = document.body.appendChild(document.createElement("div"));
  table.id = "board";
  table.innerHTML = html;
}"""


def drag(page: Page) -> None:
    """The map goes around in circles."""
    box = page.locator("pan-map").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + 150 * (step % 40 - 20) / 20, y + 100 * (step % 24 - 12) / 12)
        pause(page, 1000 / 60)
    page.mouse.up()


def zoom(page: Page) -> None:
    """The wheel goes in and out."""
    for step in range(STEPS):
        page.mouse.wheel(0, 60 if step % 30 < 15 else -60)
        pause(page, 1000 / 60)


def measure() -> dict:
    """Frames a second and the longest wait in ms, for both."""
    html = table.FACTS.pieces + drawn(table, crowded(ROOMS))
    site = Site(Path("dist")).start()
    figures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.goto(site.url)
        page.mouse.move(1, 1)  # a hand: Python starts, and is not to disturb
        page.wait_for_selector("html[data-ready=home]")
        page.evaluate(SHOW, html)
        at_rest(page)  # the first painting is not what is measured
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        for name, gesture in (("drag", drag), ("zoom", zoom)):
            page.evaluate(COUNT)
            gesture(page)
            seen = page.evaluate(COUNTED)
            figures[name] = {"frames a second (30 or more)": seen["rate"], "longest wait": seen["longest"]}
        browser.close()
    site.stop()
    return figures
