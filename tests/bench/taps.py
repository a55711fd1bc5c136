"""Domino Run by touch, on a processor four times slower: ms from tap to paint; and how smooth a hint is.

A tap's time runs from when the finger, having rested for a moment as fingers do, is lifted, by the
browser's own stamp, to the paint that shows what came of it. Beside it stands the processor's time for
the scripts, styles and layouts that a tap brings about, saving after the paint included: other work on
the machine adds less to that.
What the browser alone needs is measured first: the same page, and taps that only outline what is touched.
"""

import statistics
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

from browser.chromium import launch_options
from serve import Site

TAPS = 60
SLOWER = 4
LIMIT = 50  # ms
REST = 80  # ms that a finger rests on what it taps
READY = "html[data-ready=table]"
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
# The paint is over when a message that the frame has sent itself arrives.
WATCH = """() => {
  window.paints = [];
  window.tasks = [];
  addEventListener("touchend", (event) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => paints.push(performance.now() - event.timeStamp);
    port2.postMessage(0);
  }), true);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
}"""
# The middle of something that can be touched now: dice to pick and choices, each in its turn.
TARGET = """turn => {
  const seen = [...document.querySelectorAll("#board [data-pick], #board [data-action]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const target = document.querySelector("[data-armed]") ?? seen[turn * 7 % seen.length];
  if (!target) return null;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = target.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

# Taps reach no Python: each only outlines what it touches, or takes the outline away.
BARE = """() => {
  window.bare = (event) => {
    event.stopPropagation();
    event.target.closest("[data-action], [data-pick]").toggleAttribute("data-armed");
  };
  addEventListener("click", bare, true);
}"""
WHOLE = "() => { removeEventListener('click', bare, true); paints.length = 0; }"


def open_table(page: Page, url: str, seed: str) -> None:
    """A match of this seed from its beginning."""
    page.goto(f"{url}#domino-run")
    page.wait_for_selector("html[data-ready=start]")
    page.goto(f"{url}#domino-run/1/{seed}/-/-")
    page.wait_for_selector(READY)
    page.wait_for_timeout(1000)


def tap_on(page: Page, session: CDPSession, url: str, taps: int = TAPS) -> list[float]:
    """Taps, in as many matches as they last for, and for each its processor time in ms."""
    costs: list[float] = []
    while len(costs) < taps:
        place = page.evaluate(TARGET, len(costs))
        if place is None:
            open_table(page, url, f"taps-{len(costs)}")
            continue
        page.wait_for_timeout(200)
        before = worked(session)
        tap(page, session, *place)
        page.wait_for_function("taps => paints.length > taps", arg=len(costs))
        page.wait_for_timeout(800)  # the pieces glide, the match is saved
        costs.append(worked(session) - before)
    return costs


def tap(page: Page, session: CDPSession, x: float, y: float) -> None:
    """A finger comes down at this place, rests and is lifted."""
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(REST)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def worked(session: CDPSession) -> float:
    """ms that the page's thread has worked so far."""
    metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(metrics[name] for name in WORK)


def summary(times: list[float]) -> dict[str, float]:
    """Median, and what 95 of 100 do not exceed."""
    return {"median": statistics.median(times), "95 %": statistics.quantiles(times, n=20)[-1]}


def measure() -> dict:
    """Taps at the slower speed, then a hint by the strong bot at full speed."""
    site = Site(Path("dist")).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(viewport={"width": 1180, "height": 820}, has_touch=True)
        open_table(page, site.url, "train")
        page.evaluate(WATCH)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(BARE)
        tap_on(page, session, site.url, TAPS // 2)
        bare = page.evaluate("paints")
        page.evaluate(WHOLE)
        open_table(page, site.url, "train")
        costs = tap_on(page, session, site.url)
        paints = page.evaluate("paints")
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        hint = think(page, site.url)
        browser.close()
    site.stop()
    within = 100 * sum(time <= LIMIT for time in paints) / len(paints)
    return {
        "taps": len(paints),
        "the browser alone, from tap to paint": summary(bare),
        "from tap to paint": {**summary(paints), "% within 50 ms (95 or more)": within},
        "processor's time a tap": summary(costs),
        "a hint by the strong bot": hint,
    }


def think(page: Page, url: str) -> dict[str, float]:
    """How long a decision takes, and the longest task in it."""
    open_table(page, url, "thoughtful")
    page.click("[data-action='keep the line']")
    page.wait_for_timeout(1000)
    began = page.evaluate("tasks.length = 0, performance.now()")
    page.click("#tool-hint")
    page.wait_for_selector("#do-play-hint")
    ended = page.evaluate("performance.now()")
    page.wait_for_timeout(500)
    longest = max(page.evaluate("tasks"), default=0.0)
    return {"s for the decision (2 or less)": (ended - began) / 1000, "longest task, if over 50 ms": longest}
