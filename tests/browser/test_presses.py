"""One press does one thing: keys that are held, double clicks, drags that end elsewhere, dialogs."""

import pytest

import games

from .company import link_to
from .play import TABLE, logged
from .waits import at_rest

HOLD = """async ([key, times]) => {
  const to = document.activeElement;
  for (let i = 0; i < times; i += 1) {
    const press = new KeyboardEvent("keydown", { key, repeat: i > 0, bubbles: true, cancelable: true });
    const goes = to.dispatchEvent(press) && key === "Enter";
    if (goes) to.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
}"""
DOUBLE_TAP = """async (first) => {
  const { x, y, width, height } = document.querySelector(first).getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  for (let i = 0; i < 2; i += 1) {
    const target = document.elementFromPoint(clientX, clientY);
    const finger = new Touch({ identifier: 1, target, clientX, clientY });
    const say = (kind, touches) => {
      const said = { touches, changedTouches: [finger], bubbles: true, cancelable: true };
      target.dispatchEvent(new TouchEvent(kind, said));
    };
    say("touchstart", [finger]);
    say("touchend", []);
    for (const _ of "two paints") await new Promise(requestAnimationFrame);
  }
}"""
CHOICE = "#board button[data-action]:visible, #board [role=button][data-action]:visible"
BOTS_WAIT = "localStorage['boneyard.settings'] = JSON.stringify({ pace: 'step' });"
OTHER_SCRIPT = """([key, code, ctrlKey]) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, ctrlKey, bubbles: true, cancelable: true }))"""


def many(state):
    """Somewhere in the middle, with something to choose from."""
    return len(state.legal_actions()) > 2 and state.step not in ("", "lay")


@pytest.mark.parametrize("slug", games.SHELF)
def test_a_key_that_is_held_down_does_one_thing(new_page, slug):
    page = new_page(f"#{slug}", ready="start")
    page.evaluate(BOTS_WAIT)
    page.reload()
    page.click("#play-button")
    page.wait_for_selector(TABLE)
    assert page.evaluate("document.activeElement !== document.body"), "the focus has arrived"
    page.wait_for_selector(f"{CHOICE}, #tool-step")
    while page.locator("#tool-step").count():
        page.click("#tool-step")
        at_rest(page)
    before = logged(page)
    page.locator(CHOICE).first.focus()
    page.evaluate(HOLD, ["Enter", 8])
    at_rest(page)
    assert logged(page) - before <= 1


def test_a_double_click_and_a_double_tap_do_one_thing(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.dblclick("[data-action='keep the line']")
    page.wait_for_selector("[data-action='end the move']")
    at_rest(page)
    assert logged(page) == 1
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-action='keep the line']")
    page.evaluate(DOUBLE_TAP, "#board button[data-action='keep the line']")
    page.wait_for_selector("[data-action='end the move']")
    at_rest(page)
    assert logged(page) == 1


def test_behind_a_dialog_or_a_drawer_nothing_is_undone_and_a_dialog_opens_at_its_top(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table", viewport={"width": 600, "height": 420})
    page.keyboard.press("k")
    page.wait_for_selector("[data-action='end the move']")
    for opens in ("m", "?", "l"):
        page.keyboard.press(opens)
        page.wait_for_selector("#dialog[open], [data-drawer] #drawer")
        if page.locator("#dialog[open]").count():
            assert page.evaluate("document.getElementById('dialog-body').scrollTop") == 0
            page.evaluate("document.getElementById('dialog-body').scrollTo(0, 9999)")
        page.keyboard.press("Control+z")
        page.keyboard.press("e")
        page.keyboard.press("Escape")
        page.wait_for_selector("#dialog[open], [data-drawer]", state="detached")
        assert page.locator("[data-action='end the move']").count()
        assert page.locator("[data-action='keep the line']").count() == 0


def test_letters_mean_the_same_on_keyboards_of_other_scripts(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.evaluate(OTHER_SCRIPT, ["л", "KeyK", False])
    page.wait_for_selector("[data-action='end the move']")
    page.evaluate(OTHER_SCRIPT, ["я", "KeyZ", True])
    page.wait_for_selector("[data-action='keep the line']")
    page.evaluate(OTHER_SCRIPT, ["ל", "KeyK", False])
    page.wait_for_selector("[data-action='end the move']")
    assert page.locator("[data-action='keep the line']").count() == 0


@pytest.mark.parametrize("slug", ["dunginoes", "penguins", "dungeons"])
def test_a_map_lets_go_when_the_button_was_released_outside(new_page, slug):
    page = new_page(link_to(slug, games.load(slug).game.seats[0], many), ready="table")
    page.click("#do-news-read")
    box = page.locator("pan-map").bounding_box()
    inside = box["x"] + box["width"] / 2, box["y"] + 20
    page.mouse.move(*inside)
    page.mouse.down()
    page.mouse.move(inside[0] + 300, box["y"] - 30, steps=1)
    page.evaluate("""() => {
      const release = { buttons: 0, pointerId: 1, isPrimary: true, clientX: 500, bubbles: true };
      document.querySelector("pan-map").dispatchEvent(new PointerEvent("pointermove", release));
    }""")
    where = "document.querySelector('pan-map').shadowRoot.querySelector('[part=world]').style.transform"
    before = page.evaluate(where)
    page.mouse.up()
    page.mouse.move(*inside)
    page.mouse.move(inside[0] + 60, inside[1] + 60, steps=3)
    assert page.evaluate(where) == before
    assert page.evaluate("!document.querySelector('pan-map').classList.contains('moving')")


def test_what_was_said_of_one_screen_is_not_left_on_the_next(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.keyboard.press("k")
    page.wait_for_function("() => document.getElementById('live').textContent.includes('Rolled')")
    page.click("#go-home")
    page.wait_for_selector("html[data-ready=home]")
    assert page.inner_text("#live") == ""
