"""What one sees first and last: the letters, the one place to start, the card for messengers, the end."""

import re

import pytest

import games
from tabletop.link import Seating, play_link
from walks import matched

from . import frames
from .company import link_to
from .play import TABLE, choose, hurry, offered
from .test_ending import give_up
from .waits import at_rest, painted

FACES = r"/fraunces|atkinson[^/]*\.woff2"
LOADED = (
    "document.fonts.ready.then(() => [...document.fonts].filter((one) => one.status === 'loaded').length)"
)
CARD = 60_000  # bytes
# What can be chosen, is seen, and would not look marked if it were, by a hint or as a mistake.
UNMARKED = """() => ["hint", "mistake"].flatMap((mark) =>
  [...document.querySelectorAll("#play button[data-action]")].filter((one) => {
    one.dataset[mark] = "";
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    delete one.dataset[mark];
    const marked = outlineStyle === (mark === "hint" ? "dashed" : "dotted") && parseFloat(outlineWidth) >= 3;
    return one.checkVisibility() && !marked;
  }).map((one) => `${mark}: ${one.className} ${one.dataset.action}`))"""
BLOCKS = """() => [...document.querySelectorAll("#home .box, #home h1, .hero > *, .lead, .frame [data-part]")]
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"""


@pytest.mark.parametrize("path", ["", "#penguins/1/train/-/-"])
def test_letters_are_our_own_and_their_coming_moves_nothing(new_page, server, path):
    page = new_page(None, viewport={"width": 1180, "height": 820})
    waiting = []
    page.route(re.compile(FACES), lambda route: waiting.append(route))
    page.goto(server.url + path, wait_until="commit")
    if path:
        page.mouse.move(1, 1)
        page.wait_for_selector(TABLE)
    else:
        page.wait_for_selector("#cover-dungeons")
    painted(page)
    before = page.evaluate(BLOCKS)
    for route in waiting:
        route.continue_()
    assert page.evaluate(LOADED) >= 2
    painted(page)
    after = page.evaluate(BLOCKS)
    assert waiting and len(before) == len(after)
    for was, now in zip(before, after, strict=True):
        assert all(abs(one - other) <= 1.5 for one, other in zip(was, now, strict=True)), (was, now)


def test_a_newcomer_finds_one_place_to_start_and_nobody_else_does(new_page):
    page = new_page("", ready="home")
    page.tap("#start-here")
    page.wait_for_selector(f"{TABLE} .bubble")
    assert "domino-run" in page.url
    page.keyboard.press("Escape")
    page.goto(page.url.split("#")[0])
    page.reload()
    page.wait_for_selector("html[data-ready=home]")
    assert page.locator("#start-here:visible").count() == 0


def test_messengers_find_a_card_outside_of_what_is_kept(dist):
    page = (dist / "index.html").read_text()
    for tag in ("og:title", "og:description", "og:image", "twitter:card"):
        assert page.count(f'"{tag}"') == 1
    card = dist / re.search(r'og:image" content="(?:\./)?([^"]+)', page)[1]
    assert card.stat().st_size < CARD and card.name not in (dist / "sw.js").read_text()


def test_loading_is_a_domino_and_says_no_word_of_python(dist):
    shown = [
        (dist / "index.html").read_text(),
        *(path.read_text() for path in dist.glob("static/built/*/boot.mjs")),
    ]
    assert all(
        "ython" not in words
        for text in shown
        for words in re.findall(r'>[^<]*<|say\("[^"]*|fail\("[^"]*', text)
    )
    assert 'class="setting"' in shown[0]


def test_the_end_plays_large_and_the_result_leaves_it_in_sight(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table", reduced_motion="reduce")
    give_up(page)
    play, board = (page.locator(one).bounding_box() for one in ("#play", "[data-part=board]"))
    assert board["width"] == play["width"] and board["height"] > play["height"] - 2
    page.touchscreen.tap(20, 100)
    page.wait_for_selector("#dialog[open] .result")
    sheet, board = (page.locator(one).bounding_box() for one in ("#dialog", "[data-part=board]"))
    assert sheet["y"] + sheet["height"] > 815 and sheet["y"] > 300, "from below, over a part"
    assert board["height"] > 250 and board["y"] + board["height"] <= sheet["y"] + 20
    first = page.locator(".result .row button").first
    assert first.inner_text() == "Play again" and first.bounding_box()["y"] < 820
    page.keyboard.press("Escape")
    painted(page)
    assert page.locator("[data-part=board]").bounding_box()["width"] < play["width"]


@pytest.mark.parametrize(("slug", "which"), [("penguins", 0), ("domino-run", -1)])
def test_with_motion_off_what_has_moved_is_marked_until_something_moves_again(new_page, slug, which):
    count = iter(range(10_000))
    link = link_to(
        slug, games.load(slug).game.seats[0], lambda state: next(count) > 14 and state.step == "move"
    )
    page = new_page(link, ready="table", reduced_motion="reduce")
    for button in ("#do-news-read", "#do-lift"):
        if page.locator(button).count():
            page.click(button)
    hurry(page)
    frames.watch(page)
    for _ in range(8):
        if page.locator("#traces path").count() or not offered(page):
            break
        choose(page, offered(page)[which])
        at_rest(page)
    mark = page.locator("#traces .over rect").first.bounding_box()
    board = page.locator("[data-part=board]").bounding_box()
    assert board["x"] - 2 <= mark["x"] and mark["y"] >= board["y"] - 2
    assert frames.moved(page) == []


def test_with_motion_off_a_map_that_goes_by_has_not_moved_what_lies_on_it(new_page):
    count = iter(range(10_000))
    link = link_to("penguins", 2, lambda state: state.step == "move" and next(count) > 9)
    page = new_page(link, ready="table", reduced_motion="reduce")
    for button in ("#do-news-read", "#do-lift"):
        if page.locator(button).count():
            page.click(button)
    hurry(page)
    floes = page.locator(".floe").count()
    for _ in range(4):  # so near that the map follows what is lit
        page.locator("pan-map").evaluate("map => map.shadowRoot.querySelector('[part=tool]').click()")
    page.locator(f'[data-action="{offered(page)[0]}"]').first.dispatch_event("click")
    page.wait_for_selector("#traces path", state="attached")
    assert 0 < page.locator("#traces .over rect").count() < floes / 2, "what lies still was marked"


@pytest.mark.parametrize("slug", games.SHELF)
def test_whatever_can_be_chosen_looks_marked_when_it_is(new_page, slug):
    """A game's own ring around what is open to be chosen must not hide a hint's."""
    entry = games.load(slug)
    seats = entry.game.seats[0]
    people = Seating("p1", ("person",) * seats, ("Ada", "Ben")[:seats])
    match, steps = matched(entry, seats, "told-1"), {}
    for ply, state in enumerate(match.states[:-1]):
        if len(state.legal_actions()) > 1 and state.seat == 0:  # others are played on by link
            steps.setdefault(state.step, ply)
    page = new_page("", ready="home")
    for step, ply in steps.items():
        page.evaluate("to => { location.hash = to; }", f"#{play_link(match.up_to(ply), people)}")
        page.wait_for_selector(f"{TABLE} :is([data-action], [data-pick])", state="attached")
        painted(page)
        assert page.evaluate(UNMARKED) == [], step
