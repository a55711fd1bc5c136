"""From navigation to the first playable move, against plain Pyodide saying 1+1; medians of 7, in ms.

Each round starts browsers with empty profiles, one for the baseline and one for the application,
takes the first visit as cold, waits until everything is kept, and takes the second as warm. A third
opens the match of the second again, to see when its last picture is there.
"""

import filecmp
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from browser.chromium import WALKS_IN, launch_options
from browser.pace import pause
from serve import Site

ROUNDS = 7
DIST = Path("dist")
PYODIDE = Path("node_modules/pyodide")
UNTOUCHED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BASELINE_PAGE = """<!DOCTYPE html><html lang="en"><title>Baseline</title>
<script type="module" src="baseline.mjs"></script><h1>Baseline</h1></html>"""
BASELINE_SCRIPT = """import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
if (python.runPython("1+1") === 2) document.documentElement.dataset.ready = "table";
"""
# Writes down when the page says that it is ready, and when the frame with the last picture is painted,
# by the page's own clock.
WATCH = """new MutationObserver((_, observer) => {
  if (!window.pictureAt && document.querySelector("html[data-picture] #board")) {
    window.pictureAt = Infinity;
    requestAnimationFrame(() => setTimeout(() => (window.pictureAt = performance.now())));
  }
  if (document.documentElement?.dataset.ready !== "table") return;
  window.readyAt = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ready"] });"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
KEPT = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? registration.active?.state === "activated" : !window.boneyard;
}"""


@contextmanager
def served() -> Iterator[dict[str, str]]:
    """The addresses of the baseline page and of a table of Domino Run, from servers alike."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder)
        (plain / "index.html").write_text(BASELINE_PAGE)
        (plain / "baseline.mjs").write_text(BASELINE_SCRIPT)
        for name in UNTOUCHED:
            shutil.copy(PYODIDE / name, plain)
            for ours in DIST.glob(f"static/vendor/pyodide-*/{name}"):
                if filecmp.cmp(ours, PYODIDE / name, shallow=False):
                    shutil.copy(f"{ours}.br", plain)
        sites = {"baseline": Site(plain).start(), "ours": Site(DIST).start()}
        yield {"baseline": sites["baseline"].url, "ours": sites["ours"].url + "#domino-run/1/7/-/-"}
        for site in sites.values():
            site.stop()


def visit(context, url: str, settle: bool) -> tuple[dict[str, float], str]:
    """One visit: when the table was ready and when something was painted, in ms; and where it led."""
    page = context.new_page()
    page.add_init_script(WALKS_IN)
    page.goto(url, wait_until="commit")
    page.wait_for_selector("html[data-ready=table]", timeout=60_000)
    figures = {"ready": page.evaluate("window.readyAt"), "paint": page.evaluate(PAINT)}
    picture = page.evaluate("window.pictureAt")
    if picture:
        figures["picture"] = picture
    if settle:
        page.wait_for_function(KEPT)
        pause(page, 1500)  # the browser writes its caches
    address = page.url
    page.close()
    return figures, address


def visits(playwright: Playwright, url: str) -> Iterator[tuple[str, float]]:
    """The figures of three visits with a fresh profile: two to the address, one to where it has led."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options())
        context.add_init_script(WATCH)
        led = url
        for name in ("cold", "warm", "again"):
            figures, led = visit(context, led if name == "again" else url, settle=name != "again")
            for figure, value in figures.items():
                yield f"{name} {figure}", value
        context.close()


def measure() -> dict:
    """Medians of all rounds and their ratios to the baseline."""
    times: dict[str, dict[str, list[float]]] = {"baseline": {}, "ours": {}}
    with served() as urls, sync_playwright() as playwright:
        for _ in range(ROUNDS):
            for name, url in urls.items():
                for figure, value in visits(playwright, url):
                    times[name].setdefault(figure, []).append(value)
    medians = {n: {f: statistics.median(v) for f, v in figures.items()} for n, figures in times.items()}
    baseline, ours = medians["baseline"], medians["ours"]
    ratios = {
        "cold ready (0.50 or less)": ours["cold ready"] / baseline["cold ready"],
        "warm ready (0.48 or less)": ours["warm ready"] / baseline["warm ready"],
        "last picture to baseline's ready (0.15 or less)": ours["again picture"] / baseline["warm ready"],
        "cold paint to baseline's ready (0.10 or less)": ours["cold paint"] / baseline["cold ready"],
        "warm paint to baseline's ready (0.10 or less)": ours["warm paint"] / baseline["warm ready"],
    }
    return {**medians, "ratio": ratios}
