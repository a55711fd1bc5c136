"""Dunginoes at the table: alone by touch, with bots, by link between two devices, and turned to each side."""

import pytest
from playwright.sync_api import Page

from . import frames
from .company import ENDED, START, check_all_sides, come, link, play_mine, seat, skip, touch, turn
from .play import TABLE, hurry, logged
from .waits import at_rest

pytestmark = pytest.mark.timeout(300)


def choose_one(page: Page, lay: bool = True) -> None:
    """One choice of the person to move: a domino on a lit place if one fits, else whatever is offered."""
    hand = page.locator("#board .tray [data-pick]")
    if lay and hand.count() and not page.locator("#board .spot.lit").count():
        hand.first.tap()
        page.wait_for_selector("#board .spot.lit")
    if page.locator("#board .spot.lit").count():
        page.get_by_role("img", name="Show all").click()
        touch(page, "#board .spot.lit .target")
    else:
        touch(page, "#board .tray [data-action]:visible")


def search_on(page: Page) -> None:
    """The same without laying anything on the map."""
    choose_one(page, lay=False)


def test_a_solo_match_by_touch_to_its_end(new_page, axe):
    page = new_page("", ready="home")
    page.tap("#cover-dunginoes")
    seat(page, ["person"])
    frames.watch(page)
    for _ in range(120):
        if page.locator(ENDED).count():
            break
        choose_one(page)
    page.wait_for_selector("#dialog[open] .result")
    assert frames.moved(page) == []
    assert page.locator(".result .facts div").count() >= 3
    assert axe(page) == []
    page.tap("#dialog-close")
    page.tap("#tool-log")
    assert page.locator("#drawer .log li").count() > 5


def test_three_seats_two_of_them_bots_to_the_end(new_page, server, axe):
    page = new_page(None)
    page.clock.install()
    page.goto(f"{server.url}#dunginoes")
    seat(page, ["person", "strong", "easy"], names="Ada")
    assert page.locator("#prompt .badge").count() == 1
    page.wait_for_selector("#tool-step")
    page.tap("#tool-step")
    page.wait_for_selector("#tool-go-on")
    held = logged(page)
    page.clock.run_for(2500)
    at_rest(page)
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
            search_on(page)
        else:
            skip(page)
            page.wait_for_selector(f"#tool-hint, {ENDED}", timeout=60_000)
    page.wait_for_selector("#dialog[open] .standings")
    assert page.locator(".standings tr").count() == 3
    page.goto(page.url.split("#")[0] + "#dunginoes")
    page.wait_for_selector(START)
    assert "Ada" in page.inner_text("#seat-0"), "who sat where is remembered"


def test_two_people_over_links_to_the_end(new_page, axe):
    ada, ben = new_page("#dunginoes", ready="start"), new_page("", ready="home")
    seat(ada, ["person", "away"], names="Ada Ben", seed="2")
    assert play_mine(ada, search_on) == "away"
    assert "send the link to Ben" in ada.inner_text("#away")
    assert axe(ada) == []
    early = link(ada)
    come(ben, early, "Here sits Ben.")
    assert axe(ben) == []
    assert play_mine(ben, search_on) == "away"
    kept = logged(ben)
    ben.goto(early)
    ben.wait_for_selector("#news >> text=older than what is kept here")
    assert logged(ben) == kept
    here, there = ben, ada
    for _ in range(60):
        come(there, link(here), "gone on")
        here, there = there, here
        if not play_mine(here, search_on):
            break
    here.wait_for_selector("#dialog[open] .result")
    there.goto(link(here))
    there.wait_for_selector(f".telling, {ENDED}")
    hurry(there)
    there.wait_for_selector(ENDED)
    assert here.inner_text("#over b") == there.inner_text("#over b")


def test_a_link_that_does_not_follow_is_chosen_or_not_and_nothing_is_lost(new_page):
    ada, ben, elsewhere = (new_page("", ready="home") for _ in range(3))
    ada.tap("#cover-dunginoes")
    seat(ada, ["person", "away"], names="Ada Ben", seed="2")
    play_mine(ada, search_on)
    early = link(ada)
    for page in (ben, elsewhere):
        page.goto(early)
        page.wait_for_selector("#news")
    search_on(ben)
    choose_one(elsewhere, lay=True)
    play_mine(ben, search_on)
    play_mine(elsewhere, search_on)
    come(ada, link(ben), "gone on")
    address, kept = ada.url, ada.inner_text("#prompt")
    ada.goto(link(elsewhere))
    ada.wait_for_selector("text=This match has gone two ways")
    ada.tap("#do-play-line-theirs")
    ada.wait_for_selector(TABLE)
    assert ada.url != address
    ada.goto(address)
    ada.wait_for_selector(TABLE)
    assert ada.inner_text("#prompt") == kept, "nothing is overwritten"
    ada.goto(ada.url.split("#")[0])
    ada.wait_for_selector("#begun")
    assert ada.locator("#begun li").count() == 2


@pytest.mark.parametrize("people", [2, 3, 4])
def test_table_mode_turns_to_the_side_of_whose_turn_it_is(new_page, axe, people):
    page = new_page("#dunginoes", ready="start")
    seat(page, ["person"] * people, names="Ada Ben Cleo Dov"[: 4 * people], turned=True)
    check_all_sides(page, people, search_on, axe)
