"""The start page of a game of several: three ways, who sits where, and Play, which stays in sight."""

from itertools import product

import pytest

import games

from .covering import covering
from .play import TABLE, open_seat, sit, unfold

PHONES = [(390, 844), (360, 640)]
SEVERAL = [slug for slug in games.SHELF if games.cover(slug).seats[-1] > 1]
PLAY_IS_SEEN = """() => {
  const { top, bottom } = document.getElementById("play-button").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""
FOCUS = """() => {
  const one = document.activeElement;
  const box = (one.labels?.[0] ?? one).getBoundingClientRect();
  const foot = document.querySelector(".to-play").getBoundingClientRect();
  const free = Boolean(one.closest(".to-play")) || box.bottom <= foot.top + 1;
  return { id: one.id, inside: Boolean(one.closest("#new")), free };
}"""


@pytest.fixture
def phone(new_page):
    """Opens a game's start page on a phone."""
    return lambda slug, width=390, height=844: new_page(
        f"#{slug}", ready="start", viewport={"width": width, "height": height}
    )


@pytest.mark.parametrize(("slug", "size"), covering(product(SEVERAL, PHONES)))
def test_play_stays_in_sight_and_covers_nothing_that_has_the_focus(phone, slug, size):
    page = phone(slug, *size)
    seats = games.cover(slug).seats
    page.tap("#way-together")
    sit(page, ["person"] * seats[-1])
    open_seat(page, seats[-1] - 1)
    unfold(page)
    form = page.locator("#new").bounding_box()
    end = form["y"] + page.evaluate("scrollY") + form["height"] - size[1]
    for y in range(0, int(end), 100):
        page.evaluate("y => scrollTo(0, y)", y)
        assert page.evaluate(PLAY_IS_SEEN), f"at {y}"
    page.evaluate("scrollTo(0, 0)")
    page.focus("#bar h1")
    seen = []
    for _ in range(80):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUS)
        if not now["inside"] and seen:
            break
        if now["inside"]:
            seen.append(now["id"])
            assert now["free"], now
    assert {"way-together", "seat-0", "seat-done", "seed", "play-button"} <= {*seen}
    assert seen[-1] == "play-button"


@pytest.mark.parametrize("slug", SEVERAL)
def test_all_that_is_touched_is_large_enough_and_no_field_makes_a_phone_zoom(phone, slug):
    page = phone(slug, 360, 640)
    page.tap("#way-apart")
    sit(page, ["person", "away"], "Anna Ben")
    open_seat(page, 1)
    unfold(page)
    boxes = page.eval_on_selector_all(
        ".several :is(button, summary, label:has(input[type=radio]))",
        "all => all.map(one => [one.textContent, one.getBoundingClientRect().height])",
    )
    assert [box for box in boxes if box[1] < 44] == []
    sizes = page.eval_on_selector_all(
        ".several input[type=text]", "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert len(sizes) == 2 and min(sizes) >= 16
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_by_keys_alone_a_bot_is_made_strong_a_name_typed_and_the_match_begun(new_page, axe):
    page = new_page("#run-away", ready="start")
    page.focus("#way-alone")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#who >> text=You and one more person")
    assert page.evaluate("document.activeElement.id") == "way-together"
    page.focus("#more-players")
    page.keyboard.press("Enter")
    page.wait_for_selector("#seat-2")
    page.focus("#seat-2")
    page.keyboard.press("Enter")
    page.wait_for_selector("#change")
    assert page.evaluate("document.activeElement.id") == "sitter-2-person"
    for kind in ("phone", "away", "easy", "middle", "strong"):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f"#sitter-2-{kind}:checked")
    assert axe(page) == []
    page.keyboard.press("Enter")
    page.wait_for_selector("#change", state="detached")
    assert page.evaluate("document.activeElement.id") == "seat-2", "Enter begins no match here"
    page.focus("#seat-1")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector("#seat-1 >> text=Ben")
    assert "strong bot" in page.inner_text("#seat-2")
    page.keyboard.press("Enter")
    page.wait_for_selector("#change")
    page.keyboard.press("Escape")
    page.wait_for_selector("#change", state="detached")
    page.focus("#play-button")
    page.keyboard.press("Enter")
    page.wait_for_selector(TABLE)


def test_names_are_tapped_in_another_game_and_forgotten(phone):
    page = phone("penguins")
    page.tap("#way-together")
    sit(page, ["person", "person"], "Anna Ben")
    page.tap("#play-button")
    page.wait_for_selector(TABLE)
    page.go_back()
    page.wait_for_selector("html[data-ready=start]")
    assert "Anna" in page.inner_text("#seat-0"), "as the last time"
    page.goto(page.url.split("#")[0] + "#run-away")
    page.wait_for_selector("#way-together")
    page.tap("#way-together")
    for name in ("Ben", "Anna"):
        page.get_by_role("button", name=f"{name} sits down").tap()
    page.wait_for_selector("#seat-1 >> text=Anna")
    assert "Ben" in page.inner_text("#seat-0")
    page.tap("#do-forgetting")
    page.get_by_role("button", name="Forget Anna").tap()
    page.wait_for_selector("#seat-1 >> text=Player 2")
    page.reload()
    page.wait_for_selector("#seat-1 >> text=Player 2")
    assert "Ben" in page.inner_text("#seat-0")


def test_with_letters_twice_as_large_nothing_is_wider_than_the_page_and_play_is_seen(phone):
    page = phone("run-away")
    page.evaluate("document.documentElement.dataset.text = 'double'")
    page.tap("#way-together")
    open_seat(page, 0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(PLAY_IS_SEEN)


ONE_OF_EACH = """() => [...new Set([...document.querySelectorAll("[type=radio]")].map(one => one.name))]
  .map(name => document.querySelectorAll(`[name="${name}"]:checked`).length)"""


@pytest.mark.parametrize("slug", SEVERAL)
def test_whoever_plays_one_of_each_options_choices_is_seen_to_be_chosen(phone, slug):
    page = phone(slug)
    page.tap("#way-together")
    open_seat(page, 0)
    for way in ("apart", "together", "alone", "together", "apart"):
        page.tap(f"#way-{way}")
        page.wait_for_selector(f"#way-{way}:checked")
        assert {*page.evaluate(ONE_OF_EACH)} == {1}, way
