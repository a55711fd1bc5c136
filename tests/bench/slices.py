"""A map of 27 rooms as a picture of 8000 by 8000 pixels, and its size foretold: ms, MB, the longest task."""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from big_map import big_map
from browser.chromium import launch_options
from browser.waits import PAINTED, at_rest
from serve import Site

SIDE = 8000
SLOWER = 4
ROUNDS = 3
# Beside it are measured the longest task of the page, which Chromium tells from 50 ms on, and the longest
# wait between two frames.
MEASURE = (
    f"""async ([drawing, side]) => {{
  const painted = {PAINTED};
"""
    """
  let [task, wait, before] = [0, 0, 0];
  const longest = (list) => (task = Math.max(task, ...list.getEntries().map(({ duration }) => duration)));
  const seen = new PerformanceObserver(longest);
  seen.observe({ type: "longtask" });
  const frame = (now) => {
    if (before) wait = Math.max(wait, now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const asked = performance.now();
  const told = await page.foretellLarge(drawing, side, side);
  const begun = performance.now();
  const { size } = await page.drawLarge(drawing, { width: side, height: side, perMetre: 5512 });
  const ended = performance.now();
  await painted(); // the last task is told of
  seen.disconnect();
  return [ended - begun, begun - asked, size / 1e6, 100 * (told / size - 1), task, wait];
}"""
)
NAMES = (
    "drawing, ms (3000 or less)",
    "foretelling, ms (300 or less)",
    "MB",
    "foretold, % too much (25 or less)",
    "longest task of 50 ms or more (none)",
    "longest wait for a frame, ms",
)


def best(page: Page) -> dict:
    """The quickest of some rounds, by which a busy machine is left out."""
    return dict(
        zip(NAMES, min(page.evaluate(MEASURE, [big_map(), SIDE]) for _ in range(ROUNDS)), strict=True)
    )


def measure() -> dict:
    """At full speed and on a processor four times slower."""
    site = Site(Path("dist")).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.goto(site.url)
        page.mouse.move(1, 1)  # a hand: Python starts, and is not to disturb
        page.wait_for_selector("html[data-ready=home]")
        at_rest(page)
        figures = {"full speed": best(page)}
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        figures[f"{SLOWER} times slower"] = best(page)
        browser.close()
    site.stop()
    return figures
