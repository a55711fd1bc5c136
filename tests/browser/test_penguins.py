"""Penguin's Night Out at the table: by touch, by dragging floes, with bots, by keys, by link, and turned."""

import pytest
from playwright.sync_api import CDPSession, Page

from tabletop.game import State

from . import frames
from .company import ENDED, check_all_sides, come, link, link_to, play_mine, seat, skip, touch, turn
from .play import logged
from .waits import STYLED, at_rest

pytestmark = pytest.mark.timeout(300)

CHOICES = {
    "lay": "#ghost",
    "place": "#board [data-action^=place]",
    "move": "#board :is([data-action^='go to'], #stay)",
    "effects": "#leave",
}
VIEW = """() => document.querySelector("pan-map").shadowRoot.querySelector("[part=world]").style.transform"""
GHOST = "document.querySelector('#ghost')"
HELD = "() => document.querySelector('#ghost.ghost:not(.resting)')"
# Where the middle of something is, once it has come to rest, and what a finger would touch there.
MIDDLE = """name => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# Has something come to rest with its middle at a point? The browser hears of a finger's moves when it likes.
RESTS_AT = f"([name, x, y]) => Math.hypot(...({MIDDLE})(name).map((at, i) => at - [x, y][i])) < 2"
ALL_IN_SIGHT = """() => {
  const sea = document.querySelector("pan-map").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= sea.left && right <= sea.right && top >= sea.top && bottom <= sea.bottom;
  return [...document.querySelectorAll("[data-snap]")].every((spot) => inside(spot.getBoundingClientRect()));
}"""
# The places for the half that is held that nothing covers, as they lie on the screen.
FREE = """() => [...document.querySelectorAll("[data-snap]")].filter((spot) => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === spot;
}).map((spot) => spot.id)"""


def step(page: Page) -> str:
    """What is to be chosen now: "place", "move", "lay" or "effects"; empty at the end."""
    page.wait_for_selector(f"{', '.join(CHOICES.values())}, #over", state="attached")
    return next((name for name, selector in CHOICES.items() if page.locator(selector).count()), "")


def decide(page: Page, turns: int = 1) -> str:
    """One choice of the person to move, by touch: the farthest walk, and a floe laid after so many turns."""
    chosen = step(page)
    if chosen == "place":
        touch(page, "#board .spot.lit[data-action]")
    elif chosen == "move":
        walks = page.locator("#board .walk")
        touch(page, f"#{walks.last.get_attribute('id')}" if walks.count() else "#stay")
    elif chosen == "lay":
        pick_up(page)
        for _ in range(turns):
            page.tap("#turn")
        touch(page, "#lay")
    else:
        touch(page, "#board .nudge.lit" if page.locator("#board .nudge.lit").count() else "#leave")
    return chosen


def pick_up(page: Page) -> None:
    """Hold the floe in hand over a place."""
    page.wait_for_function(f"() => ({FREE})().length")
    page.locator(f"#{page.evaluate(FREE)[0]}").tap()
    page.wait_for_function(HELD)


def with_floe(state: State) -> bool:
    """Is a floe to be laid that has two ends, so that each place and turn is another?"""
    return state.step == "lay" and not state.lifted.is_double


@pytest.fixture
def page(new_page) -> Page:
    """A floe to be laid, and nothing moves that is not moved."""
    return opened(new_page, link_to("penguins", 2, with_floe), reduced_motion="reduce")


def opened(new_page, fragment: str, **options: object) -> Page:
    """A match that came by a link."""
    page = new_page(fragment, ready="table", **options)
    page.click("#do-news-read")
    page.wait_for_selector("#news", state="detached")
    return page


# --- by touch ---------------------------------------------------------------------------------------


def test_a_match_of_two_by_touch(new_page):
    page = new_page("", ready="home", reduced_motion="reduce")
    page.tap("#cover-penguins")
    seat(page, ["person", "person"], names="Ada Ben", seed="touch")
    done = [decide(page) for _ in range(4)]
    assert done == ["place"] * 4
    while len(done) < 24 or len(set(done)) < 4:
        done.append(decide(page))
    assert logged(page) == len(done)
    page.tap("#tool-log")
    assert page.locator("#drawer .log li").count() > 12


def test_the_ice_keeps_its_size_when_a_floe_is_to_be_laid_and_all_places_are_in_sight(new_page):
    tablet = {"width": 820, "height": 1180}
    shown = {}
    for what in ("move", "lay"):
        fragment = link_to("penguins", 2, lambda state, what=what: state.step == what)
        page = opened(new_page, fragment, viewport=tablet, reduced_motion="reduce")
        shown[what] = page.evaluate(VIEW)
    assert shown["move"] == shown["lay"]
    assert page.evaluate(ALL_IN_SIGHT)


def test_a_walk_is_tapped_twice_and_its_way_is_shown(new_page):
    page = opened(
        new_page, link_to("penguins", 2, lambda state: state.step == "move"), reduced_motion="reduce"
    )
    before = logged(page)
    page.locator("#board .walk").last.tap()
    page.wait_for_selector("#reply[data-kind=armed]")
    assert page.locator("#board .walk[data-armed] .way").is_visible()
    assert page.inner_text("#reply").endswith("Tap again to do it.") and logged(page) == before
    page.locator("#board .walk[data-armed] .target").tap()
    page.wait_for_function("() => document.querySelector('.trail')")


def test_a_floe_is_placed_by_a_tap_turned_by_the_next_and_laid(page):
    before = logged(page)
    pick_up(page)
    held = page.get_attribute("#lay", "data-action")
    page.locator("#ghost .held").tap()
    page.wait_for_function("held => document.querySelector('#lay').dataset.action !== held", arg=held)
    turned = page.get_attribute("#lay", "data-action")
    assert turned.rsplit(" ", 1)[0] == held.rsplit(" ", 1)[0], "the half that is held stays where it is"
    assert page.locator(".note.changes").inner_text()
    assert logged(page) == before
    touch(page, "#lay")
    assert logged(page) == before + 1


# --- dragging ---------------------------------------------------------------------------------------


def fingers(client: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Fingers as the browser gets them."""
    touched = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def carried(page: Page) -> bool:
    """Is the floe in hand elsewhere than it was drawn?"""
    return bool(page.evaluate(f"{GHOST}.style.translate"))


def held_at(page: Page) -> tuple[float, float]:
    """The middle of the half by which the floe in hand is held."""
    return tuple(page.evaluate(MIDDLE, "#ghost .held"))


def way_to_a_place(page: Page) -> tuple[list[tuple[float, float]], str]:
    """From the half that is held to a free place far from it, and the id of that place."""
    start = held_at(page)
    spots = {name: page.evaluate(MIDDLE, f"#{name}") for name in page.evaluate(FREE)}
    name = max(spots, key=lambda one: abs(spots[one][0] - start[0]) + abs(spots[one][1] - start[1]))
    (x, y), (right, down) = start, spots[name]
    return [(x + (right - x) * part / 5, y + (down - y) * part / 5) for part in range(6)], name


def test_a_finger_drags_the_floe_and_it_snaps_while_the_map_rests(page):
    client = page.context.new_cdp_session(page)
    before = page.evaluate(VIEW)
    way, name = way_to_a_place(page)
    off = [(x + 7, y + 5) for x, y in way]
    fingers(client, "touchStart", off[0])
    for point in off[1:]:
        fingers(client, "touchMove", point)
    # It lies in the middle of the place, not under the finger.
    page.wait_for_function(RESTS_AT, arg=["#ghost .held", *way[-1]])
    assert page.evaluate(VIEW) == before, "the map does not move meanwhile"
    fingers(client, "touchEnd")
    page.wait_for_selector("#lay")
    assert name.removeprefix("at-").replace("_", ",") in page.get_attribute("#lay", "data-action")
    assert not carried(page)


def test_the_mouse_drags_it_too_and_from_there_on(page):
    before = logged(page)
    for _ in range(2):
        way, name = way_to_a_place(page)
        page.mouse.move(*way[0])
        page.mouse.down()
        for point in way[1:]:
            page.mouse.move(*point)
        page.wait_for_function(f"() => {GHOST}.style.translate")
        page.mouse.up()
        at = name.removeprefix("at-").replace("_", ",")
        page.wait_for_function("at => document.querySelector('#lay')?.dataset.action.includes(at)", arg=at)
        assert not carried(page)
    assert logged(page) == before


def test_a_second_finger_puts_it_back_and_zooms(page):
    client = page.context.new_cdp_session(page)
    before = page.evaluate(VIEW)
    way, _ = way_to_a_place(page)
    fingers(client, "touchStart", way[0])
    for point in way[1:]:
        fingers(client, "touchMove", point)
    page.wait_for_function(f"() => {GHOST}.style.translate")
    (x, y), aside = way[-1], 60
    fingers(client, "touchStart", (x, y), (x + aside, y))
    page.wait_for_function(f"() => !{GHOST}.style.translate")
    fingers(client, "touchMove", (x - 20, y), (x + 2 * aside, y))
    page.wait_for_function(f"before => ({VIEW})() !== before", arg=before)
    fingers(client, "touchEnd", (x, y))
    fingers(client, "touchEnd")
    pick_up(page)  # had the fingers put it somewhere, that came first
    assert not carried(page) and page.locator("#ghost.resting").count() == 0


def test_put_back_where_it_was_it_is_not_picked(page):
    way, _ = way_to_a_place(page)
    page.mouse.move(*way[0])
    page.mouse.down()
    for point in [*way[1:], *way[::-1]]:
        page.mouse.move(*point)
    page.mouse.up()
    page.wait_for_function(f"() => !{GHOST}.style.translate")
    assert page.locator("#ghost.resting").count() == 1 and not page.locator(STYLED).count()


def test_beside_the_floe_a_drag_moves_the_map(page):
    before = page.evaluate(VIEW)
    box = page.locator("pan-map").bounding_box()
    x, y = box["x"] + 12, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    assert page.evaluate(VIEW) != before and page.locator("#ghost.resting").count() == 1


# --- with others --------------------------------------------------------------------------------------


def test_a_match_of_four_three_of_them_bots_to_its_end(new_page, axe):
    page = new_page("#penguins", ready="start", reduced_motion="reduce")
    seat(page, ["person", "strong", "middle", "easy"], names="Ada", seed="bots")
    frames.watch(page)
    for _ in range(80):
        now = turn(page)
        if not now:
            break
        if now == "here":
            decide(page, turns=0)
        else:
            skip(page)
            page.wait_for_selector(f"#tool-hint, {ENDED}", timeout=60_000)
    page.wait_for_selector("#dialog[open] .standings")
    assert frames.moved(page) == []
    assert page.locator(".standings tr").count() == 4
    assert axe(page) == []


def test_elbow_room_with_three_from_the_start_page(new_page):
    page = new_page("#penguins", ready="start", reduced_motion="reduce")
    seat(page, ["person"] * 3, names="Ada Ben Cleo", seed="elbow", options="elbow-1 late-1")
    assert page.locator("#board .floe").count() == 55
    done = [decide(page) for _ in range(6)]
    assert done == ["place"] * 6
    assert step(page) in ("lay", "effects"), "the first turn has no walk"
    while len(done) < 16:
        done.append(decide(page))
    assert {"move", "lay"} <= set(done)


def test_two_people_over_links(new_page, axe):
    ada, ben = new_page("#penguins", ready="start"), new_page("", ready="home")
    seat(ada, ["person", "away"], names="Ada Ben", seed="links")
    here, there = ada, ben
    if turn(ada) == "here":
        play_mine(ada, decide)
    assert "send the link to Ben" in ada.inner_text("#away")
    come(there, link(here), "Here sits Ben.")
    for _ in range(6):
        here, there = there, here
        assert play_mine(here, decide) == "away"
        come(there, link(here), "gone on")
    assert here.inner_html("#ice") and logged(here) == logged(there)
    assert axe(there) == []


def test_table_mode_turns_to_the_side_of_whose_turn_it_is(new_page, axe):
    page = new_page("#penguins", ready="start")
    seat(page, ["person"] * 4, names="Ada Ben Cleo Dov", turned=True)
    check_all_sides(page, 4, decide, axe)


# --- by keys ------------------------------------------------------------------------------------------


def focused(page: Page) -> str:
    """The id of what has the focus."""
    return page.evaluate("document.activeElement.id")


def press_until_saved(page: Page, key: str) -> None:
    """A key that makes a choice on a page at rest; it is saved."""
    at_rest(page)
    before = logged(page)
    page.keyboard.press(key)
    page.wait_for_function(
        """before => {
          const text = localStorage.getItem(`boneyard.match.${location.hash.split("/").pop()}`);
          return text && JSON.parse(text.slice(9)).match.log.length > before;
        }""",
        arg=before,
    )


def test_a_few_turns_by_keys_alone(new_page):
    page = new_page("#penguins/1/keys/seats=2/-", ready="table", reduced_motion="reduce")
    done = set()
    for _ in range(40):
        at_rest(page)
        now = step(page)
        done.add(now)
        page.focus("#cursor")
        page.keyboard.press("i")
        if now == "lay":
            lay_by_keys(page)
        elif now == "effects":
            press_until_saved(page, "e")
        else:
            press_until_saved(page, "Enter")
        assert focused(page) == "cursor"
        if done == set(CHOICES):
            break
    assert {"place", "move", "lay"} <= done


def lay_by_keys(page: Page) -> None:
    """At the place to which the cursor has come: held there, turned, and laid."""
    page.keyboard.press("Enter")
    page.wait_for_selector("#lay")
    held = page.get_attribute("#lay", "data-action")
    page.keyboard.press("t")
    page.wait_for_function("held => document.querySelector('#lay').dataset.action !== held", arg=held)
    press_until_saved(page, "f")


# --- for everybody --------------------------------------------------------------------------------------

STEPS = {
    "place": lambda state: state.step == "place",
    "move": lambda state: state.step == "move" and any(state.carried),
    "lay": with_floe,
    "effects": lambda state: state.step == "effects" and state.roams and len(state.loose) > 0,
}


def test_no_violation_at_any_step(new_page, axe):
    page = new_page("", ready="home", reduced_motion="reduce")
    home, found = page.url, {}
    for name, wanted in STEPS.items():
        page.goto(f"{home}{link_to('penguins', 2, wanted)}")
        page.wait_for_selector("#news")
        page.tap("#do-news-read")
        page.wait_for_selector("#news", state="detached")
        if name == "lay":
            pick_up(page)
        for width, height in ((390, 844), (1180, 820)):
            page.set_viewport_size({"width": width, "height": height})
            found[name, width] = axe(page)
    assert {name: faults for name, faults in found.items() if faults} == {}
