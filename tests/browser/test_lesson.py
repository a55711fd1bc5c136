"""Lessons by touch and by keys, on every screen; and the pictures with which the rules begin."""

from itertools import product

import pytest

from games import SHELF, load

from . import frames
from .covering import covering
from .pace import CALM_TAP, FAST, LATER
from .play import TABLE, choose
from .waits import at_rest

BUBBLE = ".bubble[data-placed]"
WORDS = "document.getElementById('bubble-words')?.textContent"
NEXT = """before => {
  const words = document.querySelector(".bubble[data-placed] #bubble-words");
  return words && words.textContent !== before;
}"""
SIZES = [(360, 640, "normal"), (390, 844, "double"), (844, 390, "normal"), (1180, 820, "normal")]
# Where bubble and target stand: does one cover the other, and are both in sight?
STANDS = """() => {
  const target = document.querySelector("[data-taught]");
  const [box, at] = [document.querySelector(".bubble"), target].map((one) => one.getBoundingClientRect());
  const apart = box.right <= at.left || at.right <= box.left || box.bottom <= at.top || at.bottom <= box.top;
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const { x, y, width, height } = (target.querySelector(".target") ?? target).getBoundingClientRect();
  const free = target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  const focused = [target, document.getElementById("cursor")].includes(document.activeElement);
  return { apart, free, bubble: inside(box), target: inside(at), focused };
}"""
SCROLLS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector(".frame");
  return scrollHeight > clientHeight + 1;
}"""
TAP = """() => {
  const target = document.querySelector("[data-taught]");
  const { x, y, width, height } = (target.querySelector(".target") ?? target).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def learn(new_page, slug, size=(1180, 820, "normal"), **settings):
    """A lesson, from the game's start page."""
    width, height, text = size
    viewport = {"width": width, "height": height}
    page = new_page(f"#{slug}", ready="start", viewport=viewport, settings={"text": text, **settings})
    page.tap("text=New here? Learn in two minutes")
    page.wait_for_selector(BUBBLE)
    return page


def steps(page):
    """How many steps the lesson has."""
    return int(page.inner_text(".bubble .way span").split()[-1])


def next_words(page, before):
    """The bubble says something else, when what happened has been shown."""
    page.wait_for_function(NEXT, arg=before)


@pytest.mark.parametrize(("slug", "size"), covering(product(SHELF, SIZES)))
def test_a_whole_lesson_by_touch(new_page, slug, size):
    page = learn(new_page, slug, size, **FAST)
    lessons = len(load(slug).lesson.LESSONS)
    for lesson in range(lessons):
        frames.watch(page)
        for _ in range(steps(page)):
            words = page.evaluate(WORDS)
            at_rest(page)
            stands = page.evaluate(STANDS)
            assert all(stands.values()), f"{words}: {stands}"
            page.locator("[data-taught]").evaluate(CALM_TAP, LATER)
            page.touchscreen.tap(*page.evaluate(TAP))
            next_words(page, words)
        if not page.evaluate(SCROLLS):  # else it is scrolled until what is spoken of is in sight
            assert [one for one in frames.moved(page) if not one.startswith("shift")] == []
        words = page.evaluate(WORDS)
        page.tap(".bubble .go")
        if lesson + 1 < lessons:
            next_words(page, words)
    page.wait_for_function("() => !document.querySelector('.bubble')")
    assert "a lesson" in page.inner_text("#bar .seed")


ON_WHAT_IS_ASKED = "() => document.activeElement.matches('#cursor, [data-action], [data-pick], [data-touch]')"


@pytest.mark.parametrize("slug", SHELF)
def test_a_whole_lesson_by_keys_alone(new_page, slug):
    page = new_page(f"#{slug}", ready="start")
    page.focus(f"#do-learn-{slug}")
    page.keyboard.press("Enter")
    page.wait_for_selector(BUBBLE)
    page.wait_for_function("() => document.activeElement.matches('#cursor, [aria-describedby=bubble-words]')")
    for _ in range(steps(page)):
        words = page.evaluate(WORDS)
        page.wait_for_function(ON_WHAT_IS_ASKED)
        page.keyboard.press("Enter")
        next_words(page, words)
    at_rest(page)  # else it would end what is still being shown
    page.focus("#do-leave-lesson")  # where there is another lesson, that stands before it
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.bubble')")
    assert page.evaluate("document.activeElement.id") == "prompt"


def test_what_else_is_tapped_is_answered_in_the_bubble_and_escape_leaves(new_page):
    page = learn(new_page, "domino-run")
    page.tap("[data-action='lay five new tiles']")
    page.wait_for_selector(".bubble .later")
    assert "a bit later. First tap “Keep this line”." in page.inner_text(".bubble .later")
    page.tap("#tool-menu")
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog:not([open])", state="attached")
    assert page.locator(".bubble").is_visible(), "Escape shut the menu and no more"
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.bubble')")
    choose(page, "lay five new tiles")


def test_a_reload_goes_on_where_it_was(new_page):
    page = learn(new_page, "domino-run")
    for _ in range(2):
        words = page.evaluate(WORDS)
        page.touchscreen.tap(*page.evaluate(TAP))
        next_words(page, words)
    words = page.evaluate(WORDS)
    page.reload()
    page.wait_for_selector(TABLE)
    page.wait_for_selector(BUBBLE)
    assert page.evaluate(WORDS) == words
    assert page.locator("#board [aria-pressed=true]").count() == 1
    page.click("#go-home")
    page.wait_for_selector("html[data-ready=home]")
    assert page.locator(".bubble").count() == 0


@pytest.mark.parametrize("slug", SHELF)
def test_a_lesson_and_the_pictures_of_the_rules_are_accessible(new_page, axe, slug):
    page = learn(new_page, slug)
    assert axe(page) == []
    page.tap("#tool-rules")
    page.wait_for_selector("#glance")
    assert page.evaluate("document.getElementById('pages').scrollTop") == 0
    assert page.locator(".glance figure").count() >= 3
    assert axe(page) == []


def test_in_a_match_the_rules_open_where_it_matters_with_a_way_up_to_the_pictures(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.tap("#tool-rules")
    page.wait_for_function("() => document.getElementById('pages')?.scrollTop > 100")
    assert page.locator("[data-now]").count() == 1
    page.tap("#do-glance")
    page.wait_for_function("() => document.getElementById('pages').scrollTop < 60")
