"""Dunginoes at the table: alone by touch, with bots, by link between two devices, and turned to each side."""

import pytest
from playwright.sync_api import Page

from .play import TABLE, hurry, logged, unfold

START = "html[data-ready=start]"
MOVED = """before => {
  const text = localStorage.getItem(`boneyard.match.${location.hash.split("/").pop()}`);
  return text && JSON.parse(text.slice(9)).match.at !== before;
}"""
ENDED = "#over"
SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
pytestmark = pytest.mark.timeout(300)


def seat(page: Page, kinds: list[str], names: str = "", seed: str = "train", turned: bool = False) -> None:
    """Fill in the start page's form and play."""
    page.wait_for_selector(START)
    unfold(page, "who", "more")
    page.select_option("#seats", str(len(kinds)))
    for number, kind in enumerate(kinds if len(kinds) > 1 else []):
        page.select_option(f"#sitter-{number}", kind)
    for number, name in enumerate(names.split()):
        page.fill(f"#name-{number}", name)
        page.locator(f"#name-{number}").blur()
    if turned:
        page.select_option("#turned", "turned")
    page.fill("#seed", seed)
    page.tap("#play-button")
    page.wait_for_selector(TABLE)


def touch(page: Page, selector: str) -> None:
    """Tap a choice, twice if the page asks for it, wait until it is saved, and see what came of it."""
    before = logged(page)
    page.locator(selector).first.tap()
    if page.locator("#reply[data-kind=armed]").count():
        page.locator("#board [data-armed] .target, #board button[data-armed]").first.tap()
    page.wait_for_function(MOVED, arg=before)
    hurry(page)


def choose_one(page: Page, lay: bool = True) -> None:
    """One choice of the person to move: a domino on a lit place if one fits, else whatever is offered."""
    hand = page.locator("#board .tray [data-pick]")
    if lay and hand.count() and not page.locator("#board .spot.lit").count():
        hand.first.tap()
        page.wait_for_selector("#board .spot.lit")
    if page.locator("#board .spot.lit").count():
        page.get_by_role("img", name="Show all").click()
        page.wait_for_timeout(400)  # the map glides
        touch(page, "#board .spot.lit .target")
    else:
        touch(page, "#board .tray [data-action]:visible")


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


def play_mine(page: Page, most: int = 60) -> str:
    """Choose until it is no longer the turn of anybody here; whose it is then."""
    for _ in range(most):
        if turn(page) != "here":
            break
        choose_one(page, lay=False)
    return turn(page)


def link(page: Page) -> str:
    """The link that the strip hands out."""
    page.tap("#do-send")
    page.wait_for_selector("#dialog[open] #share-url")
    page.wait_for_selector("#qr svg, #qr p")
    url = page.input_value("#share-url")
    page.tap("#dialog-close")
    return url


def test_a_solo_match_by_touch_to_its_end(new_page, axe):
    page = new_page("", ready="home")
    page.tap("#cover-dunginoes")
    seat(page, ["person"])
    for _ in range(120):
        if page.locator(ENDED).count():
            break
        choose_one(page)
    page.wait_for_selector("#dialog[open] .result")
    assert page.locator(".result .facts div").count() >= 3
    assert axe(page) == []
    page.tap("#dialog-close")
    page.tap("#tool-log")
    assert page.locator("#drawer .log li").count() > 5


def test_three_seats_two_of_them_bots_to_the_end(new_page, axe):
    page = new_page("#dunginoes", ready="start")
    seat(page, ["person", "strong", "easy"], names="Ada")
    assert page.locator("#prompt .badge").count() == 1
    page.wait_for_selector("#tool-step")
    page.tap("#tool-step")
    page.wait_for_selector("#tool-go-on")
    held = logged(page)
    page.wait_for_timeout(2500)
    assert logged(page) <= held + 1, "bots wait once they are stepped"
    page.tap("#tool-go-on")
    skip(page)
    page.wait_for_selector("#recap", timeout=60_000)
    assert "Bramble" in page.inner_text("#recap")
    assert axe(page) == []
    page.tap("#do-recap-read")
    page.wait_for_selector("#recap", state="detached")
    for _ in range(80):
        now = turn(page)
        if not now:
            break
        if now == "here":
            choose_one(page, lay=False)
        else:
            skip(page)
            page.wait_for_selector(f"#tool-hint, {ENDED}", timeout=60_000)
    page.wait_for_selector("#dialog[open] .standings")
    assert page.locator(".standings tr").count() == 3
    page.goto(page.url.split("#")[0] + "#dunginoes")
    page.wait_for_selector(START)
    assert page.input_value("#name-0") == "Ada", "who sat where is remembered"


def test_two_people_over_links_to_the_end(new_page, axe):
    ada, ben = new_page("#dunginoes", ready="start"), new_page("", ready="home")
    seat(ada, ["person", "away"], names="Ada Ben", seed="2")
    assert play_mine(ada) == "away"
    assert "send the link to Ben" in ada.inner_text("#away")
    assert axe(ada) == []
    early = link(ada)
    ben.goto(early)
    ben.wait_for_selector("#news >> text=Here sits Ben.")
    assert axe(ben) == []
    assert play_mine(ben) == "away"
    kept = logged(ben)
    ben.goto(early)
    ben.wait_for_selector("#news >> text=older than what is kept here")
    assert logged(ben) == kept
    here, there = ben, ada
    for _ in range(60):
        there.goto(link(here))
        there.wait_for_selector("#news >> text=gone on")
        here, there = there, here
        if not play_mine(here):
            break
    there.goto(link(here))
    there.wait_for_selector(ENDED)
    assert here.inner_text("#over b") == there.inner_text("#over b")


def test_a_link_that_does_not_follow_is_opened_beside(new_page):
    ada, ben, elsewhere = (new_page("", ready="home") for _ in range(3))
    ada.tap("#cover-dunginoes")
    seat(ada, ["person", "away"], names="Ada Ben", seed="2")
    play_mine(ada)
    early = link(ada)
    for page in (ben, elsewhere):
        page.goto(early)
        page.wait_for_selector("#news")
    choose_one(ben, lay=False)
    choose_one(elsewhere, lay=True)
    play_mine(ben)
    play_mine(elsewhere)
    ada.goto(link(ben))
    ada.wait_for_selector("#news >> text=gone on")
    address, kept = ada.url, ada.inner_text("#prompt")
    ada.goto(link(elsewhere))
    ada.wait_for_selector("#news >> text=does not follow")
    assert ada.url != address
    ada.goto(address)
    ada.wait_for_selector(TABLE)
    assert ada.inner_text("#prompt") == kept, "nothing is overwritten"
    ada.goto(ada.url.split("#")[0])
    ada.wait_for_selector("#begun")
    assert ada.locator("#begun li").count() == 2


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180)])
@pytest.mark.parametrize("people", [2, 3, 4])
def test_table_mode_turns_to_the_side_of_whose_turn_it_is(new_page, axe, size, people):
    page = new_page("#dunginoes", ready="start", viewport={"width": size[0], "height": size[1]})
    seat(page, ["person"] * people, names="Ada Ben Cleo Dov"[: 4 * people], turned=True)
    seen = set()
    for _ in range(40):
        side = page.get_attribute("#play", "data-side")
        if side not in seen:
            check_side(page, side)
            assert axe(page) == []
        seen.add(side)
        if len(seen) == people or page.locator(ENDED).count():
            break
        choose_one(page, lay=False)
    assert seen == set(SIDES[people])
    page.reload()
    page.wait_for_selector(TABLE)
    assert page.locator("#play[data-side]").count() == 1, "remembered with the match"


def check_side(page: Page, side: str) -> None:
    """Hand and prompt stand at this side and can be reached; the dungeon is free of them."""
    play, tray, asked, map_ = (
        page.locator(name).bounding_box()
        for name in ("#play", "#board .tray", ".asked", "#board [data-part=board]")
    )
    edges = {
        "left": lambda box: box["x"] - play["x"],
        "top": lambda box: box["y"] - play["y"],
        "right": lambda box: play["x"] + play["width"] - box["x"] - box["width"],
        "bottom": lambda box: play["y"] + play["height"] - box["y"] - box["height"],
    }
    assert abs(edges[side](tray)) < 2, "the hand lies at the edge"
    assert edges[side](tray) < edges[side](asked) < edges[side](map_), "then the prompt, then the map"
    depth = "width" if side in ("left", "right") else "height"
    assert edges[side](map_) >= edges[side](asked) + asked[depth] - 1, "the prompt does not lie on the map"
    assert map_["width"] > 350 and map_["height"] > 250
    turned = page.evaluate("getComputedStyle(document.querySelector('.tray')).rotate")
    assert turned == {"bottom": "none", "left": "90deg", "top": "180deg", "right": "-90deg"}[side]
    sizes = page.eval_on_selector_all(
        ".tray button:not([tabindex='-1'])",
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))",
    )
    assert all(size >= 44 for size in sizes)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
