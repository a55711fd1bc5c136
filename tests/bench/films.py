"""A story of each game as a GIF: ms, MB, the longest task of the page and the longest wait for a frame."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import games
from app.keep.record import Record
from app.session.story import gif, panels
from browser.chromium import WALKS_IN, launch_options
from browser.waits import at_rest
from serve import Site
from stories import NAMES, played
from tabletop.link import seed_link
from tabletop.match import Match

ROUNDS = 3
# The longest task is told of by Chromium from 50 ms on. What else keeps the page from anything, however short,
# is seen by messages that the page sends itself one after the other: the longest time between two of them.
MEASURE = """async ([drawings, width, height, ms]) => {
  let [task, slice, size, going] = [0, 0, 0, true];
  const seen = new PerformanceObserver((list) => {
    task = Math.max(task, ...list.getEntries().map(({ duration }) => duration));
  });
  seen.observe({ type: "longtask" });
  const { port1, port2 } = new MessageChannel();
  let before = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    [slice, before] = [Math.max(slice, now - before), now];
    if (going) port2.postMessage(0);
  };
  port2.postMessage(0);
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {};
  const urls = URL.createObjectURL;
  URL.createObjectURL = (file) => ((size = file.size), urls.call(URL, file));
  const begun = performance.now();
  await page.giveGif(drawings, { width, height, ms }, "a", "");
  const ended = performance.now();
  going = false;
  [HTMLAnchorElement.prototype.click, URL.createObjectURL] = [click, urls];
  await new Promise((resolve) => setTimeout(resolve, 100)); // the last task is told of
  seen.disconnect();
  return [ended - begun, size / 1e6, task, slice];
}"""
NAMED = ("ms (5000 or less)", "MB (3 or less)", "longest task of 50 ms or more (none)", "longest slice, ms")


def film(page: Page, match: Match) -> dict:
    """The quickest of some rounds, by which a busy machine is left out."""
    *_, told = panels(Record("a1", match, typed=NAMES[: match.seats]))
    made = gif(told)
    rounds = []
    for at in range(ROUNDS):
        drawings = [one.replace("</svg>", f"<!--{at}--></svg>", 1) for one in made.drawings]  # made anew
        rounds.append(page.evaluate(MEASURE, [drawings, made.width, made.height, made.ms]))
    return dict(zip(NAMED, map(min, zip(*rounds, strict=True)), strict=True))


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
            figures[slug] = film(page, match)
            page.close()
        browser.close()
    site.stop()
    return figures
