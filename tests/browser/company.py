"""How people meet at a table in these tests: who sits where, whose turn it is, and the links between them."""

from collections.abc import Callable

from playwright.sync_api import Page

import games
from app.session.seats_view import SIDES
from tabletop.game import State
from tabletop.link import Seating, play_link, replay_link
from tabletop.match import Match
from walks import plies

from .play import TABLE, hurry, logged, or_armed, sit, unfold
from .waits import at_rest

START = "html[data-ready=start]"
GLASSES = ((1180, 820), (820, 1180))  # of a table that lies flat
ENDED = "#over"
MOVED = """before => {
  const text = localStorage.getItem(`boneyard.match.${location.hash.split("/").pop()}`);
  return text && JSON.parse(text.slice(9)).match.at !== before;
}"""


def midst(new_page, slug: str, done: int = 12) -> Page:
    """A table of this game after so many plies, with as few people as can be."""
    passed = iter(range(10_000))
    seats = games.load(slug).game.seats[0]
    link = link_to(slug, seats, lambda state: next(passed) >= done and not state.ending, ("Ada", "Ben"))
    page = new_page(link, ready="table", reduced_motion="reduce")
    for button in ("#do-news-read", "#do-lift"):
        if page.locator(button).count():
            page.click(button)
    at_rest(page)
    return page


def seat(
    page: Page,
    kinds: list[str],
    names: str = "",
    seed: str = "train",
    options: str = "",
    turned: bool = False,
) -> None:
    """Fill in the start page's form and play; options are those to tap, "elbow-1 late-1"."""
    page.wait_for_selector(START)
    sit(page, kinds, names)
    for option in options.split():
        page.tap(f"#option-{option}")
    if turned:
        page.check("#lies-turned")
    unfold(page)
    page.fill("#seed", seed)
    page.tap("#play-button")
    page.wait_for_selector(TABLE)


def touch(page: Page, selector: str) -> None:
    """Tap a choice, twice if the page asks for it, wait until it is saved, and see what came of it."""
    before = logged(page)
    page.locator(selector).first.tap()
    page.wait_for_function(or_armed(MOVED), arg=before)
    if page.locator("#reply[data-kind=armed]").count():
        page.locator(
            "#board [data-armed] .target, #board rect[data-armed], #board button[data-armed]"
        ).first.tap()
    page.wait_for_function(MOVED, arg=before)
    hurry(page)


def turn(page: Page) -> str:
    """Whose turn it is as the bar shows it: "here", "bot" or "away"; empty at the end."""
    if page.locator(ENDED).count():
        return ""
    if page.locator("#away").count():
        return "away"
    return "bot" if page.locator("#tool-step").count() else "here"


def skip(page: Page) -> None:
    """On to the next person's turn, unless the bots have come there already."""
    page.evaluate("document.getElementById('tool-skip-on')?.click()")


def link(page: Page) -> str:
    """The link that the strip hands out; at the end of a match the result comes before it."""
    if page.locator(ENDED).count():
        page.tap("#dialog-close")
    page.tap("#do-code")
    page.wait_for_selector("#dialog[open] #share-url")
    page.wait_for_selector("#qr svg, #qr p")
    url = page.input_value("#share-url")
    page.tap("#dialog-close")
    return url


def midway(slug: str, names: tuple[str, ...] = ()) -> str:
    """The link into the midst of a match of as many as there can be."""
    count = iter(range(10_000))
    return link_to(
        slug, games.load(slug).game.seats[-1], lambda state: next(count) > 14 and not state.ending, names
    )


def link_to(
    slug: str, seats: int, wanted: Callable[[State], bool], names: tuple[str, ...] = (), **options: int
) -> str:
    """The link of the first match, walked through by chance or policy, to such a state."""
    entry = games.load(slug)
    for seed in map(str, range(50)):
        match = Match(entry.game, seats, seed, options)
        for state, action in plies(entry, seats, seed, **options):
            if wanted(state):
                sitting = Seating(
                    f"p{match.at}", ("person",) * seats, (names or ("Alexandria",) * seats)[:seats]
                )
                return f"#{play_link(match, sitting)}"
            if action:
                match = match.play(action)
    raise AssertionError("no match comes to such a state")


def replay_of(slug: str, actions: int) -> str:
    """The link of a match of as many as there can be, after so many actions by chance or policy."""
    entry = games.load(slug)
    seats = entry.game.seats[-1]
    match = Match(entry.game, seats, "reel", {})
    for _, action in plies(entry, seats, "reel"):
        if match.at == actions or not action:
            break
        match = match.play(action)
    return f"#{replay_link(match)}"


def come(page: Page, url: str, news: str = "") -> None:
    """Open a link at a table, pass over what the others did, and read what the page says of it."""
    page.goto(url)
    page.wait_for_selector(".telling, #news")
    hurry(page)  # the film of what they did is longer than a test waits
    page.wait_for_selector(f"#news >> text={news}" if news else "#news")


def play_mine(page: Page, choose_one: Callable[[Page], object], most: int = 60) -> str:
    """Choose until it is no longer the turn of anybody here; whose it is then."""
    for _ in range(most):
        if turn(page) != "here":
            break
        choose_one(page)
    return turn(page)


def check_all_sides(
    page: Page, people: int, choose_one: Callable[[Page], object], axe: Callable[[Page], list[str]]
) -> None:
    """Play at a turned table until everybody has had a turn, and look at each side, at each size."""
    seen: set[str | None] = set()
    for _ in range(40):
        side = page.get_attribute("#play", "data-side")
        for width, height in GLASSES if side not in seen else ():
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            check_side(page, side)
            assert axe(page) == []
        seen.add(side)
        if len(seen) == people or page.locator(ENDED).count():
            break
        choose_one(page)
    assert seen == set(SIDES[people])
    page.reload()
    page.wait_for_selector(TABLE)
    assert page.locator("#play[data-side]").count() == 1, "remembered with the match"


def check_side(page: Page, side: str) -> None:
    """Hand and prompt stand at this side and can be reached; the map is free of them."""
    play, tray, prompt, map_ = (
        page.locator(name).bounding_box()
        for name in ("#play", "#board .tray", "#prompt", "#board [data-part=board]")
    )
    edges = {
        "left": lambda box: box["x"] - play["x"],
        "top": lambda box: box["y"] - play["y"],
        "right": lambda box: play["x"] + play["width"] - box["x"] - box["width"],
        "bottom": lambda box: play["y"] + play["height"] - box["y"] - box["height"],
    }
    assert abs(edges[side](tray)) < 6, "the hand lies at the edge"
    depth = "width" if side in ("left", "right") else "height"
    for box in (tray, prompt):
        assert edges[side](map_) >= edges[side](box) + box[depth] - 1, "neither lies on the map"
    assert map_["width"] > 350 and map_["height"] > 250
    turned = page.evaluate("getComputedStyle(document.querySelector('.frame')).rotate")
    assert turned == {"bottom": "0deg", "left": "90deg", "top": "180deg", "right": "-90deg"}[side]
    sizes = page.eval_on_selector_all(
        ".tray button:not([tabindex='-1'])",
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))",
    )
    assert all(size >= 44 for size in sizes)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
