"""The same smoke test in the other two engines: boot, play three choices, reload; in WebKit offline too.

Where such a browser is not on the machine and cannot be installed, the test says so and is passed by.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

TABLE = "#domino-run/1/7/-/-"
READY = """document.getElementById("do-straight-in")?.click();
return document.documentElement.dataset.ready ?? "";"""  # past the card that meets who comes by a link
CHOICES = """return [...document.querySelectorAll("[data-action]")]
  .map(element => element.dataset.action).sort().join(", ")"""
STORAGE = "return JSON.stringify(localStorage)"
TAP = """[...document.querySelectorAll("[data-action]")].find(element => element.getClientRects().length)
  .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""
KEPT = "return Boolean(navigator.serviceWorker.controller)"

pytestmark = pytest.mark.timeout(240)


def soon(holds: Callable[[], object], what: str, seconds: float = 60) -> None:
    """Waits until something holds."""
    waiting = WebDriverWait(None, seconds, poll_frequency=0.1)  # it asks whatever it is given
    waiting.until(lambda _: holds(), f"waited {seconds} s in vain: {what}")


def play_three(run: Callable[[str], object]) -> str:
    """Takes the first choice three times; returns the choices then offered."""
    soon(lambda: run(READY) == "table", "the table is ready")
    for _ in range(3):
        choices, kept = run(CHOICES), run(STORAGE)
        assert choices
        run(TAP)
        soon(lambda choices=choices: run(CHOICES) not in ("", choices), f"other choices than {choices}")
        soon(lambda kept=kept: run(STORAGE) != kept, "the action is saved")
    return str(run(CHOICES))


def choices_after(load: Callable[[], object], run: Callable[[str], object]) -> str:
    """The choices that are offered when the page has been loaded anew."""
    load()
    soon(lambda: run(READY) == "table", "the table is ready again")
    return str(run(CHOICES))


def test_firefox(playwright, server):
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        pytest.skip("Firefox is not on this machine and could not be installed.")
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    page = firefox.new_page()
    page.goto(server.url + TABLE)

    def run(script: str) -> object:
        return page.evaluate(f"() => {{ {script} }}")

    choices = play_three(run)
    assert choices_after(page.reload, run) == choices
    firefox.close()


@contextmanager
def screen() -> Iterator[None]:
    """A virtual screen, for as long as it is needed."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1180x820x24"]
    xvfb = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.environ["DISPLAY"] = f":{os.read(read, 16).decode().strip()}"
    try:
        yield
    finally:
        xvfb.terminate()
        xvfb.wait()
        del os.environ["DISPLAY"]


@contextmanager
def webkit(driver: str, mini_browser: Path) -> Iterator[webdriver.WebKitGTK]:
    """GNOME's WebKit, the nearest to an iPad's."""
    options = Options()
    options.binary_location = str(mini_browser)
    options.add_argument("--automation")
    with screen():
        browser = webdriver.WebKitGTK(options=options, service=Service(executable_path=driver))
        try:
            yield browser
        finally:
            browser.quit()


def test_webkit_also_offline(server):
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if driver is None or not browsers or shutil.which("Xvfb") is None:
        pytest.skip("WebKitGTK is not on this machine and could not be installed.")
    with webkit(driver, browsers[-1]) as browser:
        run = browser.execute_script
        browser.get(server.url)
        soon(lambda: run(READY) == "home", "the shelf is ready for a newcomer, too")
        browser.get(server.url + TABLE)
        choices = play_three(run)
        assert choices_after(browser.refresh, run) == choices

        soon(lambda: run(KEPT), "the page lives on what is kept")
        here = browser.current_url
        server.stop()
        assert choices_after(lambda: browser.get(here.replace("#", "?shared=yes#")), run) == choices
        assert choices_after(browser.refresh, run) == choices
