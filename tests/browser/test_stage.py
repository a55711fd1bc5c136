"""What is turned up stands large in the middle of the table until a tap or its time is over, moves nothing
there, and is seen by everybody; the boss comes, bites and is gone before any curtain.
"""

from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import Page

import games
from app.session.film import HOLDS
from tabletop.actions import Action
from tabletop.game import State, Who
from tabletop.link import Seating, play_link
from tabletop.match import Match
from walks import plies

from . import frames
from .pace import FAST
from .play import TABLE, hurry, logged
from .waits import at_rest

pytestmark = pytest.mark.timeout(120)

SIZES = {"phone": (390, 844), "upright": (820, 1180), "tablet": (1180, 820), "desk": (1440, 900)}
CALMLY = "phone"  # the size at which it is looked at in its full length
NAMES = ("Ada", "Ben", "Carl")
GAME = games.load("run-away").game
# Each change of what is told, with when it came: is something on the stage, and is a curtain there?
NOTES = """() => {
  window.passages = [];
  const note = () => {
    const stage = document.querySelector("[data-part=stage]");
    const now = [document.getElementById("prompt").textContent, stage.childElementCount > 0,
      Boolean(document.querySelector(".telling")), Boolean(document.getElementById("do-lift"))];
    const before = window.passages.at(-1)?.slice(1);
    if (JSON.stringify(before) !== JSON.stringify(now)) window.passages.push([performance.now(), ...now]);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.getElementById("screen"), all);
}"""


# Looks for where the card and all that is shown are, and who threw it, once the card has come to where it
# stands: that is `flown`.
FLIES = """() => setInterval(() => {
  if (window.flown) return;
  const all = [".shown", ".play", ".thrower"].map((one) => document.querySelector(`.stage ${one}`));
  const seen = all.every((one) => one?.getBoundingClientRect().width);
  const over = ({ playState, effect }) =>
    playState !== "running" || effect.getComputedTiming().endTime === Infinity;
  window.flown = seen && all[0].getAnimations().every(over) && all.map((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return { x, y, width, words: one.innerText };
  });
}, 50)"""


def kinds(state: State, action: Action) -> list[str]:
    """The events that an action causes."""
    return [event.kind for event in state.apply(action).events()]


@cache
def before(*wanted: str, thrown: bool = False) -> tuple[str, str]:
    """The link of a match of three people, and an action there that brings such events; and, if it should be
    so, a card that somebody else has thrown."""
    for seed in map(str, range(60)):
        match = Match(GAME, len(NAMES), seed)
        for state, action in plies(games.load(GAME.slug), len(NAMES), seed):
            if not action:
                break
            told = state.apply(action).events() if action.verb in ("flip_one", "pass_by") else []
            by = any(isinstance(arg, Who) for event in told if event.kind == "flipped" for arg in event.args)
            if (
                told
                and not state.forced(alone=False)
                and set(wanted) <= {event.kind for event in told}
                and by >= thrown
            ):
                return f"#{play_link(match, Seating('p', ('person',) * len(NAMES), NAMES))}", str(action)
            match = match.play(action)
    raise AssertionError(f"no match comes to {wanted}")


def opened(new_page, link: str, size: tuple[int, int], **options: object) -> Page:
    """The table of a link, with the curtain lifted."""
    page = new_page(link, ready="table", viewport={"width": size[0], "height": size[1]}, **options)
    page.click("#do-news-read")
    if page.locator("#do-lift").count():
        page.tap("#do-lift")
        page.wait_for_selector("#do-lift", state="detached")
    at_rest(page)
    return page


def done(page: Page, action: str) -> None:
    """The action is tapped, twice if the page asks, and is being shown."""
    page.locator(f'#board [data-action="{action}"]').first.tap()
    page.wait_for_selector(".telling, #reply[data-kind=armed]")
    if page.locator("#reply[data-kind=armed]").count():
        page.locator(f'#board [data-action="{action}"]').first.tap()
        page.wait_for_selector(".telling")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_flies_to_the_middle_and_stands_there_for_three_seconds(new_page, size):
    """Or for less, as it is seen at most sizes, by whoever wishes all to go fast."""
    link, action = before("flipped", thrown=True)
    settings = {} if size == CALMLY else FAST
    page = opened(new_page, link, SIZES[size], settings=settings)
    frames.watch(page)
    page.evaluate(NOTES)
    page.evaluate(FLIES)
    done(page, action)
    card, whole, thrower = page.wait_for_function("() => window.flown").json_value()
    table = page.locator("#play").bounding_box()
    assert card["width"] >= 300 and card["width"] >= min(table["width"], 450) * 2 / 3
    assert abs(whole["x"] + whole["width"] / 2 - table["x"] - table["width"] / 2) < 4
    assert card["y"] >= table["y"] and card["x"] >= table["x"]
    assert thrower["words"].strip() in {f"from {name}!" for name in NAMES}
    page.wait_for_selector(".telling", state="detached", timeout=20_000)
    held = [later[0] - now[0] for now, later in pairwise(page.evaluate("passages")) if "Runs into" in now[1]]
    assert max(held) >= 2900 * HOLDS[settings.get("motion", "normal")]
    assert frames.moved(page) == []


def test_a_tap_takes_the_card_away_and_chooses_nothing(new_page):
    link, action = before("flipped", thrown=True)
    page = opened(new_page, link, SIZES["phone"])
    begun = logged(page)
    done(page, action)
    page.wait_for_selector(".stage .shown")
    page.touchscreen.tap(195, 700)  # where choices are when it is gone
    page.wait_for_selector(".stage .shown", state="detached")
    hurry(page)
    at_rest(page)
    under = page.evaluate(
        "Boolean(document.elementFromPoint(195, 700).closest('[data-action], [data-pick]'))"
    )
    assert under and logged(page) == begun + 1


def test_the_boss_comes_and_bites_before_any_curtain(new_page):
    link, action = before("boss runs", "caught")
    page = opened(new_page, link, SIZES["tablet"])
    page.evaluate(NOTES)
    done(page, action)
    page.wait_for_selector(".telling", state="detached", timeout=30_000)
    told = page.evaluate("passages")
    first = next(at for at, words, *_ in told if "The boss comes" in words)
    bitten = next(at for at, words, *_ in told if "to the boss" in words)
    last = next(at for at, *_ in told if at > bitten)
    assert last - first >= 3000, "how long at most is reckoned in tests/test_stage.py"
    assert not any(curtain for at, *_, telling, curtain in told if telling)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_with_motion_off_it_is_told_in_words(new_page):
    link, action = before("flipped", thrown=True)
    page = opened(new_page, link, SIZES["phone"], reduced_motion="reduce")
    page.locator(f'#board [data-action="{action}"]').first.tap()
    if page.locator("#reply[data-kind=armed]").count():
        page.locator(f'#board [data-action="{action}"]').first.tap()
    page.wait_for_selector("#last >> text=Runs into")
    assert any(f"from {name}." in page.inner_text("#last") for name in NAMES)
    assert page.locator(".stage > *").count() == 0


def test_the_screen_for_everybody_shows_the_card_larger(new_page, server):
    link, action = before("flipped", thrown=True)
    page = opened(new_page, link, SIZES["tablet"])
    record = page.evaluate("location.hash.split('/').pop()")
    wide = {"width": 1920, "height": 1080}
    other = new_page(f"#run-away/players/{record}", ready="players", viewport=wide, context=page.context)
    other.wait_for_selector("#board .rail")
    other.evaluate(FLIES)
    done(page, action)
    card, *_ = other.wait_for_function("() => window.flown").json_value()
    assert card["width"] > 450
    assert page.locator(TABLE).count() == 1
