"""A dungeon of 27 rooms taken away in each format, at the table: ms until the file is there, and the longest
task meanwhile, which Chromium tells from 50 ms on."""

from pathlib import Path
from time import perf_counter

from playwright.sync_api import Page, sync_playwright

from browser.chromium import WALKS_IN, launch_options
from browser.waits import at_rest
from serve import Site

ROUNDS = 3
FILES = ("png", "vtt", "svg", "key", "map", "one-page")
LINK = "#dungeons/2/train3/rooms=24/-"  # its map is within 8000 pixels at 140 to a square
PIXELS = 140 - 20  # the place on the dial
FORETOLD = "() => ['size-png', 'size-vtt'].every((id) => document.getElementById(id).textContent)"
WATCH = """() => {
  window.longest = 0;
  const keep = (list) => (longest = Math.max(longest, ...list.getEntries().map(({ duration }) => duration)));
  new PerformanceObserver(keep).observe({ type: "longtask" });
}"""


def open_dialog(page: Page, home: str) -> None:
    """A map that has made itself, and the dialog with its files, at 140 pixels to a square."""
    page.add_init_script(WALKS_IN)
    page.goto(home + LINK)
    page.wait_for_selector("[data-action='add all rooms']")
    page.click("[data-action='add all rooms']")
    page.mouse.click(5, 5)
    page.wait_for_selector("[data-action='begin the evening']")
    at_rest(page)
    page.evaluate(WATCH)
    page.click("#tool-take-away")
    page.click("#wishes summary")
    page.locator("#take-pixels").fill(str(PIXELS))
    page.wait_for_function(FORETOLD)


def take(page: Page, slug: str) -> float:
    """One file: ms until it is handed over."""
    begun = perf_counter()
    with page.expect_download(timeout=60_000) as waiting:
        page.click(f"[data-do=take][data-arg={slug}]")
    waiting.value.path()
    return 1000 * (perf_counter() - begun)


def measure() -> dict:
    """Each file's quickest of some rounds (3000 ms or less for the picture, 500 for those without one)."""
    site = Site(Path("dist")).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        open_dialog(page, site.url)
        figures = {slug: min(take(page, slug) for _ in range(ROUNDS)) for slug in FILES}
        figures["longest task of 50 ms or more (none)"] = page.evaluate("longest")
        browser.close()
    site.stop()
    return figures
