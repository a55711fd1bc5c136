"""The frame: a table is laid out once for each size. Nothing in it moves but the game, everything in it can be
reached, read and touched; at every size, with letters of every size, for as many as sit there."""

import pytest

import games

from . import frames
from .company import link_to, replay_of
from .frames import BAD, SIZES
from .play import hurry, offered, use

NAMES = ("Bartholomew Featherstonehaugh", "Wilhelmina von Hohenzollern-Sigm", "Maximiliane Grossmuttersberg", "Konstantinopolitanerin", "Ann")  # fmt: skip
TEXTS = ("normal", "larger", "double")
# How far a match has come that is looked at, and how many play it.
PLACES = [(slug, part) for slug in games.SHELF for part in ("first", "midst", "crowd")]


def place(slug: str, part: str) -> str:
    """The link to a table of this game."""
    seats = games.load(slug).game.seats
    count, passed = {"first": (seats[0], 0), "midst": (seats[0], 25), "crowd": (seats[-1], 40)}[part]
    plies = iter(range(10_000))
    return link_to(slug, count, lambda state: next(plies) >= passed and not state.ending, NAMES)


def sit_down(new_page, slug: str, part: str, **options):
    """A table of this game, and nothing else to be read on it."""
    page = new_page(place(slug, part), ready="table", **options)
    page.wait_for_function("!document.querySelector('#boot') || true")
    if page.locator("#do-news-read").count():
        page.click("#do-news-read")
    if page.locator("#do-lift").count():
        page.click("#do-lift")
    hurry(page)
    return page


@pytest.mark.parametrize(("slug", "part"), PLACES)
def test_everything_is_reached_read_and_touched(new_page, slug, part):
    page = sit_down(new_page, slug, part, reduced_motion="reduce")
    faults = []
    for text in TEXTS:
        page.evaluate("text => { document.documentElement.dataset.text = text }", text)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("innerWidth === " + str(width))
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            faults += [f"{width}x{height} {text}: {fault}" for fault in page.evaluate(BAD)]
    assert faults == []


@pytest.mark.parametrize("size", [(390, 844), (1180, 820), (844, 390), (820, 1180)])
@pytest.mark.parametrize("slug", games.SHELF)
def test_nothing_moves_but_the_game(new_page, slug, size):
    """A match by touch, with hint, log and answers in between."""
    width, height = size
    page = sit_down(new_page, slug, "midst", viewport={"width": width, "height": height})
    before = frames.boxes(page)
    frames.watch(page)
    for number in range(16):
        actions = offered(page)
        if not actions:
            break
        if number == 3:
            page.click("#tool-hint")
            page.wait_for_selector("#do-play-hint")
        if number == 4:
            use(page, "auto")
        if number == 8:
            page.keyboard.press("u")
        page.evaluate("one => document.querySelector(`#board [data-action='${one}']`).scrollIntoView({ block: 'nearest' })", actions[0])
        page.locator(f'#board [data-action="{actions[0]}"]').first.dispatch_event("click")
        page.wait_for_timeout(120)
        hurry(page)
        page.wait_for_timeout(120)
        if page.locator("[data-finale], #dialog[open] .result").count():
            break  # the end is seen large
        assert frames.moved(before, frames.boxes(page)) == [], actions[0]
        assert frames.shifts(page) == [], actions[0]


@pytest.mark.parametrize("size", [(390, 844), (1180, 820), (844, 390), (320, 568)])
@pytest.mark.parametrize("slug", games.SHELF)
def test_nothing_moves_in_a_replay_but_the_game(new_page, slug, size):
    """Twenty actions one after another, the log opened and shut in between; and then some that show themselves."""
    width, height = size
    page = new_page(replay_of(slug, 24), ready="replay", viewport={"width": width, "height": height})
    page.click("#do-show")
    page.click("#do-first")
    hurry(page)
    page.wait_for_function("document.querySelector('#do-show').textContent === 'Play'")
    board = page.locator(".frame [data-part=board]").bounding_box()
    assert min(board["width"], board["height"]) >= min(width, height) / 2 - 1
    assert page.locator(".reel").bounding_box()["height"] <= (60 if width > 840 else 110)
    before = frames.boxes(page)
    frames.watch(page)
    last = int(page.get_attribute("#ply", "max"))
    for ply in range(1, min(21, last)):
        if ply in (5, 8):
            page.click("#replay-log summary")
        page.click("#do-forward")
        hurry(page)
        page.wait_for_selector(f".reel >> text=Action {ply} of {last}")
        page.wait_for_timeout(60)
        assert frames.moved(before, frames.boxes(page)) == [], ply
        assert frames.shifts(page) == [], ply
    page.click("#do-show")
    page.wait_for_selector(f".reel >> text=Action {min(22, last)} of {last}")
    assert frames.moved(before, frames.boxes(page)) == [] and frames.shifts(page) == []
