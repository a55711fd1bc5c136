"""A story of each game as a GIF: ms, MB, and the longest task of the page meanwhile."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import games
from app.keep.record import Record
from app.session.story import gif, panels
from browser.chromium import WALKS_IN, launch_options
from browser.waits import at_rest
from serve import Site
from stories import NAMES, played
from tabletop.link import seed_link
from tabletop.match import Match

NAMED = ("ms (5000 or less)", "MB (3 or less)", "longest task, ms of the processor (50 or less)")
TRACED = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MAKE = """async ([drawings, width, height, ms]) => {
  let size = 0;
  HTMLAnchorElement.prototype.click = () => {};
  URL.createObjectURL = (file) => ((size = file.size), "#");
  URL.revokeObjectURL = () => {};
  const begun = performance.now();
  await page.giveGif(drawings, { width, height, ms }, "a", "");
  return [performance.now() - begun, size / 1e6];
}"""


def longest(trace: bytes) -> float:
    """The longest task of the page's own thread, in ms of the processor, to which no busy machine adds."""
    events = json.loads(trace)["traceEvents"]
    named = [one for one in events if one.get("name") == "thread_name"]
    pages = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    tasks = [one for one in events if "RunTask" in one.get("name", "") and (one["pid"], one["tid"]) in pages]
    return max(one.get("tdur", 0) for one in tasks) / 1000


def film(browser: Browser, page: Page, match: Match) -> dict:
    """The story of a match, made once."""
    *_, told = panels(Record("a1", match, typed=NAMES[: match.seats]))
    made = gif(told)
    browser.start_tracing(page=page, categories=TRACED)
    ms, size = page.evaluate(MAKE, [made.drawings, made.width, made.height, made.ms])
    return dict(zip(NAMED, (ms, size, longest(browser.stop_tracing())), strict=True))


def measure() -> dict:
    """At full speed, on the table of each game."""
    site, figures = Site(Path("dist")).start(), {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for slug in games.SHELF:
            page = browser.new_page(viewport={"width": 1180, "height": 820})
            match = played(slug, 1)
            page.add_init_script(WALKS_IN)
            page.goto(f"{site.url}#{seed_link(match)}")
            page.mouse.move(1, 1)
            page.wait_for_selector("html[data-ready=table]", timeout=120_000)
            at_rest(page)
            figures[slug] = film(browser, page, match)
            page.close()
        browser.close()
    site.stop()
    return figures
