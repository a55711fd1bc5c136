"""The page starts under its strict policy, is useful until Python is up, and says when it fails."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import in_pyodide
import laws
from pack import imports, module_name, sources

from .play import keep

ROOT = Path(__file__).parents[2]
TABLE = "#domino-run/1/7/-/-"
RELOADS = int(os.environ.get("RELOADS", 6))  # in `make crash` fifty
# Runs Python in the page's own interpreter.
IN_PYTHON = """async (code) => {
  const folder = new URL(boneyard.folder, document.baseURI);
  const { default: built } = await import(new URL("built.mjs", folder));
  const { whenDefined } = await import(new URL(built.core, folder));
  const { interpreter } = await whenDefined("py");
  return interpreter.runPython(code);
}"""
# Tries every name as a module, else as something in a module; returns those that are neither.
MISSING = """
import importlib
def is_there(name):
    parent, _, last = name.rpartition(".")
    if parent and is_there(parent) and hasattr(importlib.import_module(parent), last):
        return True
    try:
        return parent != "js" and bool(importlib.import_module(name))
    except ModuleNotFoundError:
        return False
" ".join(name for name in {names!r} if not is_there(name))
"""


def throttle(page, kilobytes_a_second: int) -> None:
    """A slow network for this page; 0 for none at all."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": kilobytes_a_second == 0,
            "latency": 20,
            "downloadThroughput": kilobytes_a_second * 1024,
            "uploadThroughput": kilobytes_a_second * 1024,
        },
    )


VISITS = [("", "home"), (TABLE, "table"), (f"?from=friend{TABLE}", "table")]


@pytest.mark.parametrize(("path", "ready"), VISITS)
def test_boots_under_the_policy(new_page, path, ready):
    page = new_page(path, ready=ready)
    assert page.locator("#boot").is_hidden()
    assert page.title()


def test_boots_from_a_sub_path(new_page, serve, dist):
    home = serve(dist, prefix="/shelf/of/games/").url
    assert new_page(TABLE, ready="table", home=home).url.startswith(home)


def test_policy_is_sent(server, new_page):
    page = new_page(None)
    headers = page.goto(server.url).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_every_reachable_module_is_in_a_zip(new_page):
    """In the first, or in the one that is fetched for whoever comes to a table by phone."""
    names = set()
    for path in sources(ROOT / "py"):
        name = module_name(path, ROOT / "py")
        package = name if path.stem == "__init__" else name.rpartition(".")[0]
        names |= {name, *imports(path.read_text(), package)}
    page = new_page("#run-away/hand", ready="phone")
    assert page.evaluate(IN_PYTHON, MISSING.format(names=sorted(names - {""}))) == ""


def test_pyscripts_package_is_compiled_once_at_build_time(new_page):
    page = new_page("", ready="home")
    where = "import os, pyscript; f'{os.path.exists(\"pyscript\")} {pyscript.__file__}'"
    assert page.evaluate(IN_PYTHON, where) == "False /lib/python314.zip/pyscript/__init__.pyc"


PROGRESS = "document.querySelector('#boot-progress').value"


def slowly(page, server, kilobytes):
    """Opens the page on a network of so many KB a second; how far the download is when that is first told."""
    throttle(page, kilobytes)
    page.goto(server.url, wait_until="commit")
    page.wait_for_selector("text=/Fetching the games: [0-9.]+ of 1[0-9.]+ MB/")
    return page.evaluate(PROGRESS)


def test_progress_is_told_while_it_downloads(server, new_page):
    page = new_page(None)
    early = slowly(page, server, 1000)
    assert 0 < early < 1
    page.wait_for_selector("html[data-ready=home]")
    assert page.evaluate(PROGRESS) == 1


def test_a_very_slow_network_is_not_taken_for_a_broken_one(server, new_page):
    page = new_page(None)
    page.clock.install()
    told = slowly(page, server, 50)
    for _ in range(13):
        page.wait_for_function(f"told => {PROGRESS} > told", arg=told)
        told = page.evaluate(PROGRESS)
        page.clock.run_for(1000)
        assert page.locator("#boot-retry").is_hidden()


def test_a_tap_before_python_is_up_is_carried_out(server, new_page):
    page = new_page(None)
    throttle(page, 2000)
    page.goto(server.url, wait_until="commit")
    link = page.locator("a[href^='#domino-run']").first
    link.tap()
    assert page.locator("html").get_attribute("data-ready") is None
    page.wait_for_selector("html[data-ready]")
    assert page.url.startswith(f"{server.url}#domino-run")
    assert page.locator("[aria-busy=true]").count() == 0
    page.wait_for_selector("h1:has-text('Domino Run')")


def test_a_failed_start_is_told_and_can_be_tried_again(server, new_page):
    page = new_page(None)
    page.expect_problem("")
    page.route("**/python.wasm", lambda route: route.abort())
    page.goto(server.url, wait_until="commit")  # it stops loading by itself
    page.wait_for_selector("#boot-retry:visible")
    assert "could not be started" in page.locator("#boot-message").inner_text()
    page.unroute("**/python.wasm")
    page.locator("#boot-retry").tap()
    page.wait_for_selector("html[data-ready=home]")


def test_warm_reloads_in_a_row(new_page):
    page = new_page(TABLE, ready="table")
    keep(page)
    for _ in range(RELOADS):
        page.reload(wait_until="commit")
        page.wait_for_selector("html[data-ready=table]")
        assert page.title().startswith("Domino Run")


def test_nobody_asks_for_what_is_left_out_of_the_runtime(dist):
    (built,) = dist.glob("static/vendor/pyodide-*")
    assert in_pyodide.run("import laws; laws.digests(range(1))", built=built) == laws.digests(range(1))


def test_an_export_that_is_missing_is_told(dist, tmp_path):
    (built,) = dist.glob("static/vendor/pyodide-*")
    broken = shutil.copytree(built, tmp_path / "pyodide")
    wasm = broken / "pyodide.asm.wasm"
    wasm.write_bytes(wasm.read_bytes().replace(b"\x0ePyUnicode_Data\x00", b"\x0ePyUnicode_Gone\x00"))
    with pytest.raises(RuntimeError, match=r"left out what is asked for: .*\bPyUnicode_Data\b"):
        in_pyodide.run("1", built=broken)


def test_the_lock_file_names_no_registry():
    listed = subprocess.run(["grep", "-c", '"resolved"', "package-lock.json"], cwd=ROOT, capture_output=True)
    assert listed.stdout.strip() == b"0"
