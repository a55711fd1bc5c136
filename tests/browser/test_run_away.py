"""Run Away!! at the table: five seats to the end by touch, secrets behind the curtain, three by links, by
keys alone, and cards that are dragged to heroes.
"""

from collections import defaultdict
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from games.run_away.deck import CARDS
from tabletop.game import State

from . import frames
from .company import ENDED, come, link, link_to, play_mine, seat, skip, touch, turn
from .pace import press
from .play import logged
from .waits import at_rest

pytestmark = pytest.mark.timeout(300)

CARD = "#board .face[data-pick][aria-pressed=false]"
HERO = "#board [data-pick^=hero][aria-pressed=false]"
NOW = "#board :is(.tray, [data-part=choices]) [data-action]:visible"


def throws(page: Page) -> None:
    """A throw put together by touch: a card, then a hero, until all is on its way."""
    while not page.locator("#board .choice[data-action^=throw]").count():
        page.locator(CARD).first.tap()
        page.wait_for_selector(HERO)
        page.locator(HERO).first.tap()
        page.wait_for_selector(".face .would")


def decide(page: Page) -> str:
    """One choice of the person to move, by touch; its verb."""
    page.wait_for_selector(f"{NOW}, {CARD}, {ENDED}")
    if not page.locator(NOW).count() or page.locator(CARD).count():
        throws(page)
    chosen = page.locator(NOW).first.get_attribute("data-action")
    touch(page, f"{NOW}[data-action='{chosen}']")
    return chosen.split()[0]


def test_five_seats_with_bots_to_the_end_by_touch(new_page, axe):
    page = new_page(
        "#run-away", ready="start", reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    seat(page, ["person", "strong", "middle", "easy", "easy"], names="Ada", seed="five")
    frames.watch(page)
    done, looked = set(), set()
    for _ in range(300):
        now = turn(page)
        if not now:
            break
        if now == "here":
            kind = page.inner_text("#prompt")[:12]
            if kind not in looked:
                looked.add(kind)
                assert axe(page) == []
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            done.add(decide(page))
        else:
            skip(page)
            page.wait_for_selector(f"#tool-hint, {ENDED}", timeout=60_000)
    page.wait_for_selector("#dialog[open] .standings")
    assert frames.moved(page) == []
    assert page.locator(".standings tr").count() == 5
    assert {"run", "throw", "flip"} <= done
    assert axe(page) == []


def ids(page: Page) -> list[str]:
    """The cards that are seen in hand."""
    return page.eval_on_selector_all("#board .cards .face", "all => all.map(one => one.id)")


def test_behind_the_curtain_there_is_nothing_of_a_hand(new_page):
    page = new_page("#run-away", ready="start", reduced_motion="reduce")
    seat(page, ["person", "person"], names="Ada Ben", seed="curtain")
    for _ in range(12):
        if page.locator("#do-lift").count():
            html = page.content()
            assert page.locator("#board .cards .face").count() == 0
            assert not [card.name for card in CARDS[1:] if f">{card.name}<" in html], "nobody's hand is there"
            page.tap("#do-lift")
            page.wait_for_selector("#do-lift", state="detached")
        mine = [CARDS[int(name.split("-")[1])].name for name in ids(page) if name.startswith("card-")]
        decide(page)
        if page.locator("#do-lift").count():
            assert not [name for name in mine if f"<strong>{name}</strong>" in page.content()]


def test_three_people_over_links(new_page):
    pages = [new_page("#run-away", ready="start"), new_page("", ready="home"), new_page("", ready="home")]
    seat(pages[0], ["person", "away", "away"], names="Ada Ben Cleo", seed="links")
    at = 0
    if turn(pages[0]) == "here":
        play_mine(pages[0], decide)
    places: dict[str, int] = {"Ada": 0}
    for _ in range(7):
        words = pages[at].inner_text("#away")
        name = next(one for one in ("Ada", "Ben", "Cleo") if f"link to {one}" in words)
        nxt = places.setdefault(name, len(places))
        come(pages[nxt], link(pages[at]))
        at = nxt
        assert play_mine(pages[at], decide) == "away"
    assert len(places) == 3 and logged(pages[at]) > 6


def test_whoever_is_rich_or_out_or_dead_has_as_much_room_on_the_rail(new_page):
    def begins(state: State) -> bool:
        return state.step == "speed_choice"

    def first_row_is_gone(state: State) -> bool:
        return all(state.fate[:3]) and not state.ending

    def is_rich(state: State) -> bool:
        return any(gold > 9 and not fate for gold, fate in zip(state.gold, state.fate, strict=True))

    home = new_page("", ready="home", reduced_motion="reduce")
    boxes = defaultdict(list)
    for wanted in (begins, is_rich, first_row_is_gone):
        home.goto(f"{home.url.partition('#')[0]}{link_to('run-away', 5, wanted, names=('Ada',) * 5)}")
        home.wait_for_selector("#news")
        for width, height in ((390, 844), (844, 390), (820, 1180), (1180, 820)):
            home.set_viewport_size({"width": width, "height": height})
            at_rest(home)
            rail = [home.locator(f"#rail-{seat}").bounding_box() for seat in range(5)]
            boxes[width, height].append(rail)
    for size, (first, *others) in boxes.items():
        assert others == [first, first], size


def to_throw(state: State) -> bool:
    """A hero is chosen for each of two cards."""
    return state.step == "throw_choice" and len(state.hands[state.seat]) == 2


def begun(new_page: Callable[..., Page], **options: object) -> Page:
    """A match at its first throw."""
    page = new_page(link_to("run-away", 3, to_throw), ready="table", reduced_motion="reduce", **options)
    page.click("#do-news-read")
    if page.locator("#do-lift").count():
        page.tap("#do-lift")
    return page


def test_on_a_small_phone_what_finishes_a_throw_comes_into_sight(new_page):
    page = begun(new_page, viewport={"width": 360, "height": 640})
    throws(page)
    done = page.wait_for_selector("#board .choice[data-action^=throw]")
    at_rest(page)
    box = done.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 640


@pytest.mark.parametrize("where", ["rail", "dungeon"])
def test_a_card_is_dragged_to_a_hero(new_page, where):
    page = begun(new_page)
    card, hero = page.locator(CARD).first, page.locator("#board .rail .seat:not(.now) button").first
    if where == "dungeon":
        hero = page.locator(f"#board .hero[data-for={hero.get_attribute('id')}] .crest")
    start, goal = card.bounding_box(), hero.bounding_box()
    page.mouse.move(start["x"] + 30, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 20, steps=3)
    page.wait_for_selector(HERO)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    page.mouse.up()
    aimed = page.wait_for_selector("#board .choice[data-action^=throw]")
    whom = page.locator(".face[aria-pressed=true] .would").inner_text().split()[-1]
    assert f" at {whom}" in aimed.inner_text()


def test_a_hero_in_the_dungeon_answers_as_on_the_rail(new_page):
    page = new_page(link_to("run-away", 3, lambda state: state.step == "speed_choice"), ready="table")
    page.click("#do-news-read")
    at_rest(page)
    page.locator("#hero-1 .crest").tap()
    page.wait_for_selector("#reply[data-kind=about]")
    assert "Once a round" in page.inner_text("#reply")


def hold(page: Page, name: str) -> None:
    """A finger rests on the middle of something until that is gone, and is lifted."""
    session = page.context.new_cdp_session(page)
    box = page.locator(name).bounding_box()
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.wait_for_selector(name, state="detached")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    at_rest(page)


SIDES = 4
# Is all of the ring in sight, everybody in it, and does what is read in it stand as the prompt does?
RING = """() => {
  const turn = (one) => {
    let degrees = 0;
    for (let up = one; up; up = up.parentElement) degrees += parseFloat(getComputedStyle(up).rotate) || 0;
    return ((degrees % 360) + 360) % 360;
  };
  const board = document.querySelector("[data-part=board]").getBoundingClientRect();
  const inside = ({ left, top, right, bottom }) =>
    left >= board.left - 1 && top >= board.top - 1 && right <= board.right + 1 && bottom <= board.bottom + 1;
  const all = (name) => [...document.querySelectorAll(`.circuit ${name}`)];
  const upright = turn(document.getElementById("prompt"));
  return {
    spaces: all(".space").length, whole: all(".space").every((one) => inside(one.getBoundingClientRect())),
    heroes: all(".hero").length, bosses: all(".boss").length,
    upright: [...all(".plate"), ...all(".figure"), ...all(".heart")].every((one) => turn(one) === upright),
  };
}"""


def test_around_a_turned_table_the_ring_stands_upright_for_whoever_decides(new_page, axe):
    page = new_page("#run-away", ready="start", reduced_motion="reduce")
    seat(page, ["person"] * SIDES, names="Ada Ben Cleo Dov", options="sitting-0", turned=True)
    seen: set[str | None] = set()
    for _ in range(SIDES):
        assert "run on" not in page.inner_text("#board").lower(), (
            "nothing secret is printed beside the shield"
        )
        assert page.locator("#hand-cards .face").count() == 0
        before = logged(page)
        hold(page, "#do-lift")
        assert logged(page) == before, "what comes to lie under the finger is not tapped when it is lifted"
        if not page.locator("#hand-cards .face").count():  # open while a hand is on the glass
            page.locator("#do-lift").click(delay=900)
            page.wait_for_selector("#do-cover")
        looks = page.evaluate(RING)
        assert looks == {"spaces": 28, "whole": True, "heroes": SIDES, "bosses": 1, "upright": True}
        side = page.get_attribute("#play", "data-side")
        if side not in seen:
            assert axe(page) == []
        seen.add(side)
        decide(page)
    assert len(seen) == SIDES


def test_a_round_by_keys_alone(new_page):
    page = new_page("#run-away/3/keys/seats=3/-", ready="table", reduced_motion="reduce")
    for _ in range(14):
        page.wait_for_selector(f"#do-lift, {NOW}, {CARD}")
        if page.locator("#do-lift").count():
            page.focus("#do-lift")
            page.keyboard.press("Enter")
            page.wait_for_selector("#do-lift", state="detached")
        if page.locator(CARD).count():
            while not page.locator("#board .choice[data-action^=throw]").count():
                page.locator(CARD).first.focus()
                page.keyboard.press("Enter")
                page.wait_for_selector(HERO)
                page.locator(HERO).first.focus()
                page.keyboard.press("Enter")
                page.wait_for_selector(".face .would")
            press(page, "f")
        elif page.locator("#board .face[data-action]").count():
            press(page, "1")
        else:
            page.locator(NOW).first.focus()
            page.keyboard.press("Enter")
        at_rest(page)
    assert logged(page) >= 8
