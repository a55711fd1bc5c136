"""A visit that is broken off anywhere ends in a sentence to read and a button to try again."""

import json
import re
from itertools import product
from pathlib import Path

import pytest

from .broken import BrokenSite
from .covering import covering
from .waits import at_rest

ROOT = Path(__file__).parents[2]
TABLE = "#domino-run/1/7/-/-"
SAVED = "Nothing that you saved is lost."
# All that a first visit fetches before Python is up, by patterns of their paths.
SELDOM, LATER = (
    re.findall(r'"(.+?)"', line)
    for line in re.findall(r"(?:SELDOM|LATER) = \[.*", (ROOT / "static/build/site.mjs").read_text())
)
OURS = sorted(
    {file.name for kind in ("js", "mjs") for file in (ROOT / "static").glob(f"*.{kind}")} - {*SELDOM, *LATER}
)
EARLY = [
    *(f"/static/built/*/{name}" for name in (*OURS, "built.mjs", "style.css")),
    *(f"/static/vendor/*/{name}" for name in ("core.js", "core-*.js", "error-*.js")),
    *(f"/static/vendor/*/{name}" for name in ("morphdom-esm.js", "python.wasm")),
    *(f"/static/vendor/*/pyodide.{name}" for name in ("mjs", "asm.mjs", "asm.wasm")),
    "/static/vendor/fonts-*/*.woff2",
]
CAN_DO_WITHOUT = ["/static/built/*/watchdog.js", "/static/vendor/fonts-*/*.woff2"]
VITAL = [pattern for pattern in EARLY if pattern not in CAN_DO_WITHOUT]
# Notes how many seconds after the last that came the button to try again can be seen, by the page's own
# clock, and how late its timers were in all, as machines that run tests are often busy. A file has come
# when the browser has it; of the large ones, the sentence tells each part. What ends in the moment of the
# telling was broken off by it, and did not come.
WATCH = """{
  let [came, before, late, words] = [0, performance.now(), 0, ""];
  const ends = [];
  new PerformanceObserver((list) => {
    for (const { responseEnd, responseStatus } of list.getEntries())
      if (responseStatus === 200) ends.push(responseEnd);
  }).observe({ type: "resource", buffered: true });
  setInterval(() => {
    late += performance.now() - before - 50;
    before = performance.now();
    const find = (name) => document.getElementById(`boot-${name}`);
    if (find("retry")?.getClientRects().length) window.reported ??= [(before - came) / 1000, late / 1000];
    else came = Math.max(...ends, find("message")?.textContent === words ? came : before);
    words = find("message")?.textContent;
  }, 50);
}"""
# Whether what stands in the middle of an element is that element, and not hidden by another.
IN_SIGHT = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def short(pattern):
    return pattern.rsplit("/", 1)[-1]


@pytest.fixture
def visit(new_page, serve, dist):
    """Opens a page on a site that is broken: `visit("/index.html", "cut")`."""

    def open_page(broken, how):
        server = serve(dist, BrokenSite, broken=broken, how=how)
        page = new_page(None, home=server.url, color_scheme="light")
        page.expect_problem("")
        page.add_init_script(WATCH)
        page.goto(server.url + TABLE, wait_until="commit")
        page.site = server.site
        return page

    return open_page


def is_told(page):
    """Sees the sentence and the button, and that they stay."""
    sentence, button = page.locator("#boot-message"), page.locator("#boot-retry")
    button.wait_for(timeout=15_000)
    at_rest(page)
    assert sentence.inner_text().endswith(SAVED)
    assert sentence.evaluate(IN_SIGHT) and button.evaluate(IN_SIGHT)
    assert page.site.met.is_set()
    return button


def test_these_are_all_the_early_files(dist):
    page = (dist / "index.html").read_text()
    named = set(re.findall(r'(?:src|href)="\./(static/(?:built|vendor)/[^"]+)"', page))
    [built] = dist.glob("static/built/*/built.mjs")
    told = json.loads(built.read_text().removeprefix("export default ").rstrip(";\n"))
    for name in ("pyodide", "core", "morphdom", "wasm", "python"):
        named.add(str((built.parent / told[name]).resolve().relative_to(dist)))
    files = {str(file.relative_to(dist)) for pattern in EARLY for file in dist.glob(pattern[1:])}
    assert named <= files
    assert all(any(dist.glob(pattern[1:])) for pattern in EARLY)


@pytest.mark.parametrize(("broken", "how"), covering(product(VITAL, ["missing", "cut"])), ids=short)
def test_a_file_is(visit, broken, how):
    assert is_told(visit(broken, how)).is_visible()


@pytest.mark.parametrize(
    "broken", ["/", VITAL[0], "/static/built/*/style.css", "/static/vendor/*/python.wasm"]
)
def test_tried_again_it_comes(visit, broken):
    page = visit(broken, "cut")
    button = is_told(page)
    page.site.mend()
    button.tap()
    page.wait_for_selector("html[data-ready=table]")
    assert button.is_hidden()


def test_a_page_that_was_cut_off_is_tried_again_by_itself(new_page, server, dist):
    """As a device may hand over a part only of a page that it has kept whole."""
    page, whole = new_page(None), (dist / "index.html").read_text()
    asked = []

    def answer(route):
        asked.append(whole[: whole.index("<img")] if not asked else whole)
        route.fulfill(content_type="text/html", body=asked[-1])

    page.route(server.url, answer)
    page.goto(f"{server.url}{TABLE}", wait_until="commit")
    page.wait_for_selector("html[data-ready=table]")
    assert len(asked) == 2 and page.locator("#boot").is_hidden()


def test_a_part_of_the_start_that_fails_once_is_asked_for_again_by_itself(new_page, server):
    """What the runtime asks for by itself, nobody of ours can wait for."""
    page = new_page(None)
    page.expect_problem("net::ERR_FAILED")
    asked = []

    def answer(route):
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/error-*.js", answer)
    page.goto(f"{server.url}{TABLE}")
    page.wait_for_selector("html[data-ready=table]")
    assert len(asked) == 2 and page.locator("#boot").is_hidden()


@pytest.mark.parametrize("part", range(3))
def test_a_file_stays_away(visit, part):
    pages = {short(broken): visit(broken, "away") for broken in VITAL[part::3]}
    waited = {}
    for name, page in pages.items():
        is_told(page)
        waited[name] = page.wait_for_function("() => window.reported").json_value()
    assert all(1 < seconds < 10 + late for seconds, late in waited.values()), waited


@pytest.mark.parametrize(
    ("broken", "how"), covering(product(CAN_DO_WITHOUT, ["missing", "cut", "away"])), ids=short
)
def test_what_a_visit_can_do_without_is(visit, broken, how):
    page = visit(broken, how)
    page.wait_for_selector("html[data-ready=table]")
    assert page.site.met.is_set()
