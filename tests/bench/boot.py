"""From navigation to the first playable move, against plain Pyodide saying 1+1; medians of 7, in ms.

Each round starts browsers with empty profiles, one for the baseline and one for the application,
takes the first visit as cold, waits until everything is kept, and takes the second as warm.
"""

import filecmp
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from browser.chromium import launch_options
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
# Writes down when the page says that it is ready, by the page's own clock.
WATCH = """new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.ready !== "table") return;
  window.readyAt = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-ready"] });"""
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


def visit(context, url: str, settle: bool) -> dict[str, float]:
    """One visit: when the table was ready and when something was painted, in ms."""
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.wait_for_selector("html[data-ready=table]", timeout=60_000)
    figures = {"ready": page.evaluate("window.readyAt"), "paint": page.evaluate(PAINT)}
    while settle and not page.evaluate(KEPT):
        time.sleep(0.1)
    if settle:
        time.sleep(1.5)  # the browser writes its caches
    page.close()
    return figures


def visits(playwright: Playwright, url: str) -> Iterator[tuple[str, float]]:
    """The figures of a first and a second visit with a fresh profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch_options())
        context.add_init_script(WATCH)
        for name, settle in (("cold", True), ("warm", False)):
            for figure, value in visit(context, url, settle).items():
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
        "cold ready (0.65 or less)": ours["cold ready"] / baseline["cold ready"],
        "warm ready (0.60 or less)": ours["warm ready"] / baseline["warm ready"],
        "cold paint to baseline's ready (0.10 or less)": ours["cold paint"] / baseline["cold ready"],
        "warm paint to baseline's ready (0.10 or less)": ours["warm paint"] / baseline["warm ready"],
    }
    return {**medians, "ratio": ratios}
