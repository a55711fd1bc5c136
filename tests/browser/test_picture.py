"""The last picture of a match: there before Python, touched as the table is, and nothing more."""

import pytest

from app.keep.seals import seal, unseal

from .play import logged, offered
from .waits import at_rest

PICTURE = "html[data-picture] #board"
KEPT = """() => {
  const text = (front) => localStorage.getItem(`${front}.match.${location.hash.split("/").pop()}`);
  return text("boneyard-picture")?.split(" ")[1] === text("boneyard")?.slice(0, 8);
}"""
SAID = "(sentence) => document.getElementById('boot-message').textContent === sentence"
SHOWN = "['pieces', 'screen'].map((id) => document.getElementById(id).innerHTML)"
READ = "() => localStorage.getItem(`boneyard-picture.match.${location.hash.split('/').pop()}`).split(' ')"
WRITE = """(parts) =>
  localStorage.setItem(`boneyard-picture.match.${location.hash.split('/').pop()}`, parts.join(" "))"""
# Puts markup into the picture, as another page of this origin might.
SMUGGLE = """async (markup) => {
  const key = `boneyard-picture.match.${location.hash.split("/").pop()}`;
  const parts = localStorage.getItem(key).split(" ");
  const html = `<div id="pieces">${markup}</div><div id="screen">${markup}</div>`;
  const stream = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  parts[2] = btoa(String.fromCharCode(...bytes));
  localStorage.setItem(key, parts.join(" "));
}"""
READY = "() => document.documentElement.dataset.ready === 'table'"
EVIL = """<h1 onclick="window.ran = 1" style="color: red">A match</h1><script>window.ran = 1</script>
<img src="x" onerror="window.ran = 1"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>
<a id="away" href="javascript:window.ran = 1">away</a><a id="near" href="#dunginoes">near</a>
<form action="/elsewhere"><button formaction="/elsewhere">go</button></form>
<svg><use href="elsewhere.svg#a"/><script>window.ran = 1</script><animate onbegin="window.ran = 1"/></svg>"""


@pytest.fixture
def reopened(new_page):
    """`reopened(link, before)`: a match, opened again on a page to which Python comes only when
    `page.wake()` is called. `before(page)` is called between."""

    def open_match(link="#domino-run/1/train/-/-", before=None):
        page = new_page(link, ready="table", service_workers="block")
        page.expect_problem("ServiceWorker")
        page.wait_for_function(KEPT)
        page.stood = page.evaluate(SHOWN)
        if before:
            before(page)
        held = []

        def wake():
            page.route("**/*.wasm", lambda route: route.continue_())
            for route in held:
                route.continue_()
            page.wait_for_function(READY)  # a selector would wait for what the policy keeps away

        page.wake = wake
        page.route("**/*.wasm", lambda route: held.append(route))
        page.reload(wait_until="commit")
        return page

    return open_match


@pytest.mark.parametrize("link", ["#domino-run/1/train/-/-", "#dunginoes/1/7/-/-"])
def test_a_match_is_on_the_page_before_python_and_stays_as_it_is(reopened, link):
    page = reopened(link)
    page.wait_for_selector(PICTURE)
    assert page.evaluate(SHOWN) == page.stood
    page.wait_for_function(SAID, arg="Waking up …")
    assert page.title() and not page.url.endswith(link)
    page.evaluate("document.querySelector('#go-home').focus()")
    page.evaluate("window.nodes = [...document.querySelectorAll('#screen *')]")
    page.wake()
    assert page.evaluate(SHOWN) == page.stood
    assert page.evaluate("nodes.every((node) => node.isConnected) && document.activeElement.id") == "go-home"
    assert page.locator("#boot").is_hidden() and not page.locator("html[data-picture]").count()


def test_a_tap_on_the_picture_is_carried_out_once(reopened):
    page = reopened()
    page.wait_for_selector(PICTURE)
    page.click("[data-action='keep the line']")
    page.click("[data-action='keep the line']")
    page.wait_for_function(SAID, arg="Waking up … your tap is kept.")  # boot.mjs may come after the taps
    page.wake()
    page.wait_for_selector("[data-action='end the move']")
    assert logged(page) == 1 and not page.locator("[aria-busy]").count()


def test_what_is_no_longer_possible_is_not_done(reopened):
    page = reopened()
    page.wait_for_selector(PICTURE)
    page.click("[data-action='keep the line']")
    page.click("[data-action='lay five new tiles']")
    page.mouse.move(1, 1)  # what a mouse rests on is forecast
    page.wake()
    page.wait_for_selector("#reply >> text=no longer possible")
    page.wait_for_selector("[data-action='end the move']")
    assert logged(page) == 1


def test_a_choice_that_asks_for_a_second_tap_still_does(reopened):
    page = reopened()
    page.wait_for_selector(PICTURE)
    page.tap("[data-action='lay five new tiles']")
    page.tap("[data-action='keep the line']")
    page.wake()
    page.wait_for_selector("#reply[data-kind=armed]")
    assert page.locator("[data-armed]").get_attribute("data-action") == "lay five new tiles"
    assert logged(page) == 0


def test_where_the_match_has_gone_on_meanwhile_the_taps_are_forgotten(reopened):
    page = reopened()
    page.wait_for_selector(PICTURE)
    page.click("[data-action='keep the line']")
    key = f"boneyard.match.{page.url.split('/')[-1]}"
    value = unseal(page.evaluate("key => localStorage.getItem(key)", key))
    text = seal(value | {"updated": value["updated"] + 1})
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
    page.wake()
    at_rest(page)
    assert logged(page) == 0 and "keep the line" in offered(page)


FAULTS = {
    "another build": lambda build, save, packed: ("0123456789ab", save, packed),
    "another save": lambda build, save, packed: (build, "01234567", packed),
    "cut": lambda build, save, packed: (build, save, packed[:400]),
    "other letters": lambda build, save, packed: (build, save, f"{packed[:900]}AAAA{packed[904:]}"),
    "no letters of ours": lambda build, save, packed: (build, save, "~"),
    "nothing": lambda build, save, packed: (build,),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_no_good_picture_is_passed_over(reopened, fault):
    page = reopened(before=lambda page: page.evaluate(WRITE, FAULTS[fault](*page.evaluate(READ))))
    page.wait_for_function("() => window.boneyard && document.readyState === 'complete'")
    assert page.locator("html[data-picture]").count() == 0 and page.inner_html("#screen") == ""
    page.wake()
    assert "keep the line" in offered(page)


def test_by_the_policy_nothing_in_a_picture_runs_or_loads(reopened):
    page = reopened(before=lambda page: page.evaluate(SMUGGLE, EVIL))
    page.expect_problem("Content Security Policy")
    page.expect_problem("policy violated")
    page.wait_for_selector("html[data-picture] #screen h1")
    page.click("#screen h1")
    page.click("#screen #away")
    page.evaluate("document.querySelector('#screen button').click()")  # a form is sent nowhere
    assert page.evaluate("window.ran") is None and "/elsewhere" not in page.url
    page.unroute("**/*.wasm")
    page.reload()  # for the form Chromium may have given up what was on its way
    page.wait_for_function(READY)
    assert page.evaluate("window.ran") is None and "/elsewhere" not in page.url
    assert "keep the line" in offered(page)  # and Python's own table stands in its place


def test_the_address_of_another_match_shows_its_picture_and_the_shelf_is_there_again(reopened, server):
    page = reopened()
    page.wait_for_selector(PICTURE)
    address = page.url
    page.click("#go-home")
    page.wait_for_selector("#home .shelf:visible")
    assert page.locator("#screen").is_hidden() and page.inner_html("#screen") == ""
    page.evaluate("address => location.assign(address)", address)
    page.wait_for_selector(PICTURE)
    page.wake()
    assert page.url == address and "keep the line" in offered(page)


def test_where_python_does_not_come_the_picture_is_out_of_reach(reopened):
    page = reopened()
    page.wait_for_selector(PICTURE)
    page.expect_problem("")
    page.wait_for_function("() => window.boneyard")
    page.evaluate("boneyard.fail(new Error('it does not come'))")
    page.wait_for_selector("#boot-retry:visible")
    assert "could not be started" in page.inner_text("#boot-message")
    assert page.locator("#screen").is_hidden()
