"""After one visit the page works without a network, and a newer build waits until it is let in."""

from shutil import copytree, rmtree

import pytest

from .play import keep

TABLE = "#domino-run/1/7/-/-"
WAITING = "() => boneyard.update.waiting"


@pytest.mark.parametrize("path", ["", TABLE, f"?utm=friend{TABLE}", f"index.html?a=1&b=2{TABLE}"])
def test_starts_without_a_network(server, new_page, path):
    page = new_page("", ready="home")
    keep(page)
    server.stop()
    page.goto("about:blank")  # from the same page to another # nothing would be loaded
    page.goto(f"{server.url}{path}")
    page.wait_for_selector(f"html[data-ready={'table' if '#' in path else 'home'}]")
    assert "Boneyard" in page.title()


def test_every_file_of_the_site_is_kept(server, new_page, dist):
    page = new_page("", ready="home")
    keep(page)
    server.stop()
    files = [str(f.relative_to(dist)) for f in dist.rglob("*") if f.is_file()]
    kept = [f for f in files if not f.endswith((".br", ".gz", ".packed", ".png", ".jpg")) and f != "sw.js"]
    fetch_all = "names => Promise.all(names.map(n => fetch(n).then(r => r.ok ? '' : n, () => n)))"
    assert [name for name in page.evaluate(fetch_all, kept) if name] == []


def ask_a_phone(page):
    """At a table whose people have phones."""
    page.click("label:has(#way-phones)")
    page.click("#play-button")
    page.click("#do-ask-phone")


def test_a_phone_is_asked_without_a_network(server, new_page):
    page = new_page("", ready="home")
    keep(page)
    server.stop()
    page.goto("about:blank")
    page.goto(f"{server.url}#run-away")
    page.wait_for_selector("html[data-ready=start]")
    ask_a_phone(page)
    assert "#run-away/join/" in page.input_value("#phone-url")


def test_what_a_phone_takes_that_is_not_there_is_told(serve, new_page, dist, tmp_path):
    copytree(dist, tmp_path / "dist")
    for folder in (tmp_path / "dist").glob("static/vendor/live-*"):
        rmtree(folder)
    page = new_page("#run-away", ready="start", home=serve(tmp_path / "dist").url)
    page.expect_problem("Failed to load resource")
    page.expect_problem("sw.js")
    ask_a_phone(page)
    page.wait_for_selector("dialog >> text=open the page once more with a network")
    assert not page.locator("#phone-url").count()


def test_a_first_visit_downloads_nothing_large_twice(server, new_page):
    page = new_page(None)
    sizes = {}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    names = {}
    session.on("Network.requestWillBeSent", lambda e: names.update({e["requestId"]: e["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.update({names.get(e["requestId"], "?"): e["encodedDataLength"]}),
    )
    page.goto(server.url)
    page.wait_for_selector("html[data-ready=home]")
    keep(page)
    assert sum(sizes.values()) < 4_500_000, sizes


def test_an_update_is_offered_and_never_forced(server, new_page, next_dist):
    page = new_page(TABLE, ready="table")
    keep(page)
    page.evaluate("window.addEventListener('boneyard:update', () => { window.offered = true })")
    server.site.folder = next_dist
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)")
    page.wait_for_function(WAITING)
    assert page.evaluate("window.offered")

    page.reload()
    page.wait_for_selector("html[data-ready=table]")
    assert page.locator("meta[name=build]").count() == 0, "the new build was forced"
    page.wait_for_function(WAITING)
    with page.expect_navigation():
        page.evaluate("boneyard.update.apply()")
    page.wait_for_selector("html[data-ready=table]")
    assert page.locator("meta[name=build]").get_attribute("content") == "next"
