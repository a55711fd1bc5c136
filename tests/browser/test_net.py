"""The net below all screens: whatever one throws, there is a sentence, the shelf, and a file to keep."""

import json

from .play import TABLE, choose
from .test_boot import IN_PYTHON

BROKEN = """
from app.session.runtime import Runtime
def broken(self, *given, **more):
    raise RuntimeError("nobody expected this")
Runtime.{} = broken
"""


def saved_file(page, button):
    """The file that a button hands over, as JSON."""
    with page.expect_download() as download:
        page.click(button)
    return json.loads(download.value.path().read_text())


def begun(new_page, problem):
    """A match that something was played in, on a page that will have this problem."""
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.expect_problem(problem)
    choose(page, "keep the line")
    return page


def test_a_screen_that_throws_leads_to_the_shelf_and_loses_nothing(new_page):
    page = begun(new_page, "nobody expected this")
    page.evaluate(IN_PYTHON, BROKEN.format("pick"))
    page.evaluate("document.querySelector('[data-pick]').click()")
    page.wait_for_selector("html[data-ready=home] .notice >> text=What was played before is saved")
    file = saved_file(page, "[data-rescue]")
    assert file["boneyard"] == 2 and any(key.startswith("boneyard.match.") for key in file["texts"])
    page.click("#begun .saved a")
    page.wait_for_selector(f"{TABLE} [data-action='end the move']")


def test_a_match_that_cannot_be_opened_is_kept_aside(new_page, server):
    page = begun(new_page, "nobody expected this")
    page.goto(f"{server.url}#")
    page.wait_for_selector("html[data-ready=home]")
    page.evaluate(IN_PYTHON, BROKEN.format("draw"))
    page.click("#begun .saved a")
    page.wait_for_selector(".notice >> text=kept aside")
    assert page.url == f"{server.url}#"
    assert page.locator("#begun .saved a").count() == 0
    page.reload()
    page.wait_for_selector("html[data-ready=home] .as-files >> text=Kept aside")
    assert page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('boneyard-aside.match.'))")


def test_where_even_the_shelf_throws_all_that_is_saved_can_be_taken_along(new_page, server):
    page = begun(new_page, "nobody expected this")
    page.evaluate(
        IN_PYTHON,
        BROKEN.format("pick").replace(
            "session.runtime import Runtime", "screens.home import Home as Runtime"
        ),
    )
    page.evaluate(IN_PYTHON, "Runtime.draw = broken")
    page.goto(f"{server.url}#")
    page.wait_for_selector("#boot-retry:visible")
    assert "went wrong" in page.inner_text("#boot-message")
    assert any(key.startswith("boneyard.match.") for key in saved_file(page, "#boot-save")["texts"])
    page.click("#boot-retry")
    page.wait_for_selector("html[data-ready=home] #begun .saved a")


def test_where_python_has_died_all_that_is_saved_can_be_taken_along_and_brought_back(new_page, tmp_path):
    page = begun(new_page, "")
    page.evaluate(f"({IN_PYTHON})('import json; json.loads(\"[\" * 200000)').catch(() => 0)")
    page.wait_for_selector("#boot-save:visible")
    file = tmp_path / "all.json"
    file.write_text(json.dumps(saved_file(page, "#boot-save")))
    other = new_page("", ready="home")
    with other.expect_file_chooser() as chooser:
        other.click("#do-import")
    chooser.value.set_files(file)
    other.wait_for_selector("#begun .saved li")
    assert other.locator("#begun .saved li").count() == 1


def test_where_python_does_not_come_all_that_is_saved_can_be_taken_along(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    # It comes after the first paint: wait for it.
    page.evaluate("navigator.serviceWorker.ready.then((one) => one.unregister())")
    late = new_page(None, context=page.context)
    late.expect_problem("")
    late.route("**/*.wasm", lambda route: route.abort())
    late.goto(f"{server.url}#", wait_until="commit")  # it stops loading by itself
    late.wait_for_selector("#boot-retry:visible")
    assert any(key.startswith("boneyard.match.") for key in saved_file(late, "#boot-save")["texts"])
