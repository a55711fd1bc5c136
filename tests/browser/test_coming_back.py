"""Why one comes back: the days, the strong bot's par, and the cabinet."""

from collections.abc import Iterator
from datetime import datetime

import pytest
from playwright.sync_api import Page

from .play import TABLE, choose, play_on
from .waits import painted

START = "html[data-ready=start]"
SIZES = [(1180, 820), (820, 1180), (390, 844), (844, 390), (360, 640)]


@pytest.mark.parametrize("slug", ["dunginoes", "domino-run"])
def test_play_is_what_one_sees_first_and_nothing_is_wider_than_the_page(new_page, slug):
    page = new_page(f"#{slug}", ready="start")
    for size in at_each_size(page):
        box = page.locator("#play-button").bounding_box()
        assert box["y"] + box["height"] < size[1] and box["height"] >= 44, size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        for day in page.locator(".day:enabled").all():
            box = day.bounding_box()
            assert box["width"] >= 40 and box["height"] >= 44, size
    page.goto(page.url.split("#")[0] + f"#{slug}/cabinet")
    page.wait_for_selector("main.cabinet")
    for size in at_each_size(page):
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        for hole in page.locator("main button.hole").all():
            assert hole.evaluate("hole => hole.scrollWidth <= hole.clientWidth + 1"), size


def at_each_size(page: Page) -> Iterator[tuple[int, int]]:
    """The page in windows of each size, one after another."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        painted(page)
        yield width, height


def test_the_day_is_played_compared_shared_and_stands_in_the_calendar(new_page, server):
    page = new_page(None)  # with a clock of its own: a machine's may come to midnight in the middle
    page.clock.set_fixed_time(datetime(2026, 11, 30, 23, 58))
    page.goto(f"{server.url}#domino-run")
    page.wait_for_selector(START)
    page.tap("#month-earlier")
    page.tap(".day >> nth=0")
    page.wait_for_selector("#chosen-day >> text=Play this day")
    page.tap("#month-later")
    page.tap(".day[aria-current=date]")
    page.tap("#day-play")
    page.wait_for_selector(TABLE)
    choose(page, "keep the line")
    play_on(page)
    page.wait_for_selector("#dialog[open] .news")
    page.click("#ask-share-day")
    assert "Boneyard · Domino Run" in page.inner_text("#share-words")
    page.click("#dialog-close")
    page.go_back()
    page.wait_for_selector(START)
    assert page.locator(".day[aria-current=date] .token").count() == 1
    page.tap("#open-cabinet")
    page.wait_for_selector("main.cabinet")
    page.tap("main button.hole:not(.dim) >> nth=0")
    page.tap("#feat-match")
    page.wait_for_selector(TABLE)


def test_the_strong_bot_plays_for_par_while_the_page_can_be_used(new_page):
    page = new_page("#domino-run", ready="start")
    page.wait_for_function("() => localStorage.getItem('boneyard.par.domino-run')")
    page.tap("#month-earlier")
    page.tap("#month-later")
    page.wait_for_selector("#chosen-day >> text=by the strong bot", timeout=120_000)
    kept = page.evaluate("localStorage.getItem('boneyard.par.domino-run')")
    assert len(kept) < 200, "of a match that is over only the score is kept"
    page.tap("#go-home")
    page.wait_for_selector("html[data-ready=home]")


def test_arrows_go_from_day_to_day(new_page):
    page = new_page("#domino-run", ready="start")
    page.click("#month-earlier")
    first = page.locator(".day").first
    first.focus()
    month = first.get_attribute("id").removesuffix("-01")
    for key, day in (("ArrowRight", "02"), ("ArrowDown", "09"), ("ArrowLeft", "08"), ("ArrowUp", "01")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == f"{month}-{day}"
    page.keyboard.press("Enter")
    assert page.locator(f"#{month}-01[aria-pressed=true]").count() == 1
    assert page.evaluate("document.activeElement.id") == f"{month}-01"


def test_a_link_to_a_day_s_seed_is_that_day_s_match(new_page):
    page = new_page("#domino-run/1/daily-2026-01-02/-/-/beat=2.-8.0", ready="table")
    assert "match of 2 January" in page.inner_text("#bar .seed")


def test_a_page_left_open_over_midnight_shows_the_new_day_when_it_is_seen_again(new_page, server):
    page = new_page(None)  # a browser whose clock was set is nobody's who comes again
    page.clock.set_fixed_time(datetime(2026, 11, 30, 23, 58))
    page.goto(f"{server.url}#domino-run")
    page.mouse.move(1, 1)
    page.wait_for_selector("#chosen-day >> text=Today, Monday, 30 November")
    page.clock.set_fixed_time(datetime(2026, 12, 1, 0, 5))
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector("#chosen-day >> text=Today, Tuesday, 1 December")
    page.wait_for_selector("#day-play >> text=Play today’s match")

    page.click("#day-play")
    page.wait_for_selector("#bar >> text=today’s match")
    choose(page, "keep the line")
    page.clock.set_fixed_time(datetime(2026, 12, 2, 0, 5))
    page.evaluate("() => window.dispatchEvent(new Event('focus'))")
    page.wait_for_selector("#bar >> text=match of 1 December")
    page.go_back()
    page.wait_for_selector("#chosen-day >> text=Today, Wednesday, 2 December")
    assert "begun" in page.get_attribute("#day-2026-12-01", "aria-label")
    assert "counts towards days in a row" in page.inner_text("#days")

    page.wait_for_selector("#screen .saved li")
    page.evaluate("() => localStorage.clear()")  # another page was here meanwhile
    page.evaluate("() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    page.wait_for_function("() => !document.querySelector('#screen .saved li')")
