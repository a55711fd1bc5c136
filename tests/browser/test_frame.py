"""The frame: a table is laid out once for each size. Nothing in it moves but the game, everything in it can
be reached, read and touched; at every size, with letters of every size, for as many as sit there."""

from itertools import product

import pytest

import games
from tabletop.link import replay_link
from walks import matched

from . import frames
from .company import link_to, replay_of, seat
from .covering import covering
from .frames import SIZES
from .pace import FAST
from .play import choose, hurry, offered, use
from .waits import at_rest, painted

NAMES = (
    "Bartholomew Featherstonehaugh",
    "Wilhelmina von Hohenzollern-Sigm",
    "Maximiliane Grossmuttersberg",
    "Konstantinopolitanerin",
    "Ann",
)
TEXTS = ("normal", "larger", "double")
PARTS = {"first": (0, 0), "midst": (0, 25), "crowd": (-1, 40)}  # how many play, of the game's numbers; plies
SPANS = [*covering(product(games.SHELF, ("first", "midst"))), *product(games.SHELF, ("crowd",))]
TOUCHED = ":is([data-part=board], [data-part=players]) [data-touch]:visible"
UPRIGHT_AND_WIDE = ((390, 844), (1180, 820))
BESIDE_A_DRAWER = [size for size in SIZES if size[0] >= 820 and size[1] > 500]
TAPS = 16
# Words of a hint that are not within their column, or lie under its buttons, in any of their lines.
UNDER_BUTTONS = """() => {
  const said = document.querySelector("#hint .said");
  const { right } = said.getBoundingClientRect();
  const ways = [...document.querySelectorAll("#hint .ways button")];
  const buttons = ways.map((way) => way.getBoundingClientRect());
  const lies = (line, box) =>
    line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top;
  const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (lines.some((line) => line.right > right + 1 || buttons.some((box) => lies(line, box))))
      found.push(text.textContent);
  }
  return found;
}"""
# Words that are broken between two lines, and what is asked that has more lines than room.
NOT_WHOLE = """() => {
  const asked = [...document.querySelectorAll("#prompt, #play .note")].filter((one) => one.checkVisibility());
  const found = asked.filter((one) => one.scrollHeight > one.clientHeight + 5).map((one) => one.textContent);
  const texts = document.createTreeWalker(document.getElementById("play"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement.closest("svg, pan-map, .sr-only")) continue;
    for (const word of text.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(`${word[0]} in “${text.data.trim()}”`);
    }
  }
  return found;
}"""
OVER = ":is([data-finale=plays], [data-finale=told])"


def sit_down(new_page, slug: str, part: str, names=NAMES, **options):
    """A table of this game, and nothing else to be read on it."""
    which, passed = PARTS[part]
    plies = iter(range(10_000))
    seats = games.load(slug).game.seats[which]
    link = link_to(slug, seats, lambda state: next(plies) >= passed and not state.ending, names)
    page = new_page(link, ready="table", **options)
    for button in ("#do-news-read", "#do-lift"):
        if page.locator(button).count():
            page.click(button)
    page.mouse.move(1, 1)  # or what comes to lie under it answers
    hurry(page)
    return page


def sit_side_by_side(new_page, slug: str, **options):
    """A match of several who sit at one device and take turns there; alone where one can play alone."""
    if games.load(slug).game.seats[0] == 1:
        return sit_down(new_page, slug, "midst", **options)
    page = new_page(f"#{slug}", ready="start", **options)
    seat(page, ["person", "person"], "Bartholomew Wilhelmina")
    lift(page)
    return page


def lift(page) -> None:
    """What follows is shown, and whoever is next lifts the curtain."""
    at_rest(page)
    if page.locator("#do-lift").count():
        page.click("#do-lift")
        page.wait_for_selector("#do-lift", state="detached")
        page.mouse.move(1, 1)
        at_rest(page)


@pytest.mark.parametrize(("slug", "part"), SPANS)
def test_everything_is_reached_read_and_touched(new_page, slug, part):
    page = sit_down(new_page, slug, part, reduced_motion="reduce")
    faults = []
    for text in TEXTS:
        page.evaluate("text => { document.documentElement.dataset.text = text }", text)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            faults += [f"{width}x{height} {text}: {fault}" for fault in frames.faults(page)]
    assert faults == []


@pytest.mark.parametrize("slug", games.SHELF)
def test_a_hint_is_read_beside_its_buttons(new_page, slug):
    page = sit_down(new_page, slug, "midst", reduced_motion="reduce")
    page.keyboard.press("h")
    page.wait_for_selector("#do-play-hint")
    faults = []
    for text, (width, height) in product(TEXTS, SIZES):
        page.evaluate("text => { document.documentElement.dataset.text = text }", text)
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        faults += [f"{width}x{height} {text}: {words}" for words in page.evaluate(UNDER_BUTTONS)]
    assert faults == []


@pytest.mark.parametrize(("slug", "part"), product(games.SHELF, ("first", "midst")))
def test_what_is_asked_is_read_whole_and_no_word_is_broken(new_page, slug, part):
    page = sit_down(
        new_page, slug, part, ("Ann", "Bramble", "Cinder", "Dusk", "Elm"), reduced_motion="reduce"
    )
    faults = []
    for width, height in SIZES[2:]:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        faults += [f"{width}x{height}: {words}" for words in page.evaluate(NOT_WHOLE)]
    assert faults == []


@pytest.mark.parametrize("slug", games.SHELF)
def test_beside_an_open_drawer_everything_is_reached(new_page, slug):
    """On smaller windows it lies over the table for as long as somebody reads in it."""
    page = sit_down(new_page, slug, "crowd", reduced_motion="reduce", viewport={"width": 1180, "height": 820})
    page.click("#tool-rules")
    page.wait_for_selector("[data-drawer] #drawer h1, [data-drawer] #drawer h2")
    faults = []
    for width, height in BESIDE_A_DRAWER:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        faults += [f"{width}x{height}: {fault}" for fault in frames.faults(page)]
    assert faults == []


@pytest.mark.parametrize(("slug", "size"), covering(product(games.SHELF, UPRIGHT_AND_WIDE)))
def test_nothing_moves_but_the_game(new_page, slug, size):
    """A match, with hint, log, answers and autoplay's strip opened and closed in between; on a phone bots
    play it to its end."""
    width, height = size
    page = sit_side_by_side(new_page, slug, viewport={"width": width, "height": height}, settings=FAST)
    extras = {
        3: lambda: page.click("#tool-hint"),
        5: lambda: page.keyboard.press("Escape"),
        6: lambda: use(page, "auto"),
        8: lambda: page.click("#do-end-auto"),
        9: lambda: page.locator(TOUCHED).first.dispatch_event("click"),
        11: lambda: page.keyboard.press("z"),
        12: lambda: page.keyboard.press("y"),  # a choice made anew would not make the log any longer
    }
    frames.watch(page)
    for number in range(TAPS):
        if number in extras:
            extras[number]()
            painted(page)
            if page.locator("#dialog[open]").count():
                page.keyboard.press("Escape")  # another's choice is not undone without a question
        elif actions := [one for one in offered(page) if one != "play this map"]:  # which is another match
            frames.bring(page, actions[0])
            choose(page, actions[0])
            lift(page)
        assert frames.moved(page) == [], number
        if page.locator(OVER).count():
            return
    if width < height:
        use(page, "auto")
        page.select_option("#auto-pace", "fast")
        page.click("#do-auto-start")
        while not page.locator(OVER).count():
            hurry(page)
            painted(page)
        assert frames.moved(page) == []


@pytest.mark.parametrize(("slug", "size"), covering(product(games.SHELF, UPRIGHT_AND_WIDE), turn=1))
def test_nothing_moves_in_a_replay_but_the_game(new_page, slug, size):
    """Twenty actions one after another, the log opened and shut in between; and then some in a film."""
    width, height = size
    viewport = {"width": width, "height": height}
    page = new_page(replay_of(slug, 24), ready="replay", viewport=viewport, settings=FAST)
    page.click("#do-show")
    page.click("#do-first")
    hurry(page)
    page.wait_for_function("document.querySelector('#do-show').textContent === 'Play'")
    board = page.locator(".frame [data-part=board]").bounding_box()
    assert min(board["width"], board["height"]) >= min(width, height) / 2 - 1
    assert page.locator(".reel").bounding_box()["height"] <= (60 if width > 840 else 110)
    frames.watch(page)
    last = int(page.get_attribute("#ply", "max"))
    for ply in range(1, min(21, last)):
        if ply in (5, 8):
            page.click("#replay-log summary")
        page.click("#do-forward")
        hurry(page)
        page.wait_for_selector(f".reel >> text=Action {ply} of {last}")
        at_rest(page)
        assert frames.moved(page) == [], ply
    page.click("#do-show")
    page.wait_for_selector(f".reel >> text=Action {min(22, last)} of {last}")
    assert frames.moved(page) == []


def test_a_replay_on_a_phone_stays_at_the_board(new_page):
    """What is offered to whoever decides there is not scrolled to: nobody can choose it."""
    match = matched(games.load("run-away"), 3, "c")  # "Go on" is offered at once in round 1
    phone = {"viewport": {"width": 360, "height": 640}, "reduced_motion": "reduce"}
    page = new_page(f"#{replay_link(match)}", ready="replay", **phone)
    while not page.locator("[data-part=choices] .goes .main").count():
        page.click("#do-forward")
        painted(page)
    painted(page)
    assert page.locator(".watched").evaluate("frame => frame.scrollTop") == 0
