"""A newer build is put in place as a whole or not at all, and two tabs on two builds never mix files."""

import shutil
from itertools import product

import pytest

from .broken import BrokenSite
from .covering import covering
from .play import choose, keep
from .waits import at_rest

TABLE = "#domino-run/1/train/-/-"
LOOK = "navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)"
# Looks for a newer build, and notes what becomes of the first install of one.
INSTALL = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => (window.became ??= worker.state), { once: true });
  });
  await registration.update();
}"""
IMPATIENT = """{
  const { setTimeout } = window;
  window.setTimeout = (call, ms, ...rest) => setTimeout(call, ms === 60000 ? 300 : ms, ...rest);
}"""
WAITING = "() => boneyard.update.waiting"


def build(page):
    """Which build's page this is."""
    return page.locator("meta[name=build]").count() and "next"


def test_who_agrees_in_one_tab_is_not_asked_in_another(new_page, server, next_dist):
    page = new_page("", ready="home")
    keep(page)
    other = new_page("", ready="home", context=page.context)
    server.site.folder = next_dist
    page.evaluate(LOOK)
    for one in (page, other):
        one.wait_for_selector("#update button")
    page.tap("#update button")
    page.wait_for_selector("meta[name=build]", state="attached")
    other.wait_for_selector("#update button", state="detached")
    assert build(other) == 0, "a tab that was not asked was loaded anew"
    page.wait_for_selector("html[data-ready=home]")
    at_rest(page)
    assert not page.evaluate(WAITING) and not other.evaluate(WAITING)


def test_an_old_tab_goes_on_beside_a_new_build(new_page, server, dist, next_dist):
    page = new_page("", ready="home")
    keep(page)
    old = new_page(TABLE, ready="table", context=page.context)
    old.expect_problem("404")
    server.site.folder = next_dist
    page.evaluate(LOOK)
    page.tap("#update button")
    page.wait_for_selector("meta[name=build]", state="attached")
    page.wait_for_selector("html[data-ready=home]")

    old.wait_for_function("() => boneyard.update.elsewhere")
    choose(old, "keep the line")
    page.context.new_cdp_session(old).send("Network.clearBrowserCache")
    asked = []
    old.on("request", lambda request: asked.append(request.url))
    old.click("#tool-rules")
    old.wait_for_selector("#drawer >> text=This page was updated in another tab: reload to go on.")
    old.click("#tool-share")
    old.wait_for_selector("#qr path")
    names = {path.name for path in (dist / "static/built").iterdir()}
    assert all("/built/" not in url or any(name in url for name in names) for url in asked), asked

    old.reload()
    old.wait_for_selector("html[data-ready=table]")
    assert build(old) == "next"
    old.click("#tool-rules")
    old.wait_for_selector("#drawer >> text=The rules of the next build.")


NEW_PAGE, NEW_FILES = ("sw.js", "index.html"), ("sw.js", "static")
RETRIES = ("after a while", "on the next visit")


@pytest.mark.parametrize(
    ("come", "retry"),
    covering(product([NEW_PAGE, NEW_FILES], ["after a while", "on the next visit"]), turn=1),
)
def test_half_a_deploy_is_no_build(new_page, server, dist, next_dist, tmp_path, come, retry):
    page = new_page(None)
    page.expect_problem("404")
    page.expect_problem("integrity")
    if retry == "after a while":
        page.add_init_script(IMPATIENT)
    page.goto(f"{server.url}{TABLE}")
    page.wait_for_selector("html[data-ready=table]")
    keep(page)

    half = shutil.copytree(dist, tmp_path / "half")
    if "static" in come:
        shutil.rmtree(half / "static")
        shutil.copytree(next_dist / "static", half / "static")
    for name in set(come) - {"static"}:
        for file in next_dist.glob(f"{name}*"):
            shutil.copy(file, half)
    server.site.folder = half
    page.evaluate(INSTALL)
    page.wait_for_function("() => window.became")
    assert page.evaluate("became") == "redundant"
    assert not page.evaluate(WAITING)
    page.reload()
    page.wait_for_selector("html[data-ready=table]")
    assert build(page) == 0

    server.site.folder = next_dist
    if retry == "on the next visit":
        page.wait_for_function("() => navigator.serviceWorker.getRegistration().then(r => !r.installing)")
        page.reload()
        page.wait_for_selector("html[data-ready=table]")
    page.wait_for_function(WAITING)
    with page.expect_navigation():
        page.evaluate("boneyard.update.apply()")
    page.wait_for_selector("html[data-ready=table]")
    assert build(page) == "next"


def test_a_first_install_that_failed_is_tried_again(serve, new_page, dist):
    server = serve(dist, BrokenSite, broken="/static/built/*/rules/dunginoes.html", how="missing")
    page = new_page(None, home=server.url)
    page.expect_problem("404")
    page.add_init_script(IMPATIENT)
    page.goto(server.url + TABLE)
    page.wait_for_selector("html[data-ready=table]")
    assert server.site.met.wait(60), "the install has come to it"
    page.wait_for_function("() => navigator.serviceWorker.getRegistration().then(r => !r)")
    server.site.mend()
    keep(page)
    server.stop()
    page.reload()
    page.wait_for_selector("html[data-ready=table]")
