"""Phones as hands: a table and phones in browsers of their own, which talk without a server.

In `make live` whole matches are played, and figures printed.
"""

import base64
import os
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

import games

from .covering import covering
from .live import ENDED, FREE, LOOKS_ON, Party, kill, painted_parts, put_back, table_of
from .test_peer import PAIRS
from .waits import at_rest

MATCHES = int(os.environ.get("MATCHES", 0))  # whole ones of each game; in `make live` twenty
ACTS = 12  # between two looks whether all agree
SEVERAL = [slug for slug in games.SHELF if max(games.load(slug).game.seats) > 1]
READS = """async ([folder, png]) => {
  const { read } = await import(`${folder}camera.mjs`);
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  return read(new Blob([bytes], { type: "image/png" }));
}"""


@pytest.fixture
def read_code(new_page, dist) -> Callable[[Page], str]:
    """Reads the QR code that a page shows, from a picture of its screen."""
    [folder] = [f"/{path.relative_to(dist)}/" for path in dist.glob("static/built/*")]
    reader = new_page("rules/domino-run.html")  # a page of the site without Python

    def read(page: Page) -> str:
        page.wait_for_selector("#qr svg")
        at_rest(page)
        page.expect_problem("style-src")  # Playwright's own, where it takes a picture in Firefox
        png = base64.b64encode(page.screenshot()).decode()
        return reader.evaluate(READS, [folder, png])

    return read


@pytest.mark.parametrize(("host_engine", "guest_engine"), covering(PAIRS, turn=1))
def test_two_devices_meet_by_the_codes_on_their_screens(
    request, browser, new_page, read_code, host_engine, guest_engine
):
    def engine(name):
        found = browser if name == "chromium" else request.getfixturevalue("firefox")
        return found or pytest.skip("Firefox is not on this machine and could not be installed.")

    table = table_of(new_page, "penguins", engine=engine(host_engine))
    table.click("#do-ask-phone")
    link = read_code(table)
    assert link == table.input_value("#phone-url")
    party = Party(new_page, table)
    phone = party.open(link[link.index("#") :], engine=engine(guest_engine))
    for page in (table, phone):
        page.expect_problem("ICE failed")  # as Firefox says it of what it tried too early
    answer = read_code(phone)
    assert answer == phone.input_value("#phone-url")
    if guest_engine == host_engine == "firefox":
        table.fill("#phone-answer", answer)
        table.click("#ask-phone-take")
    else:
        new_page(answer[answer.index("#") :], context=table.context)
    if guest_engine == "firefox":
        table.wait_for_selector("#phone-said >> text=Read")
        phone.click("#do-connect")
    phone.click(FREE)
    phone.wait_for_selector("#prompt")
    table.wait_for_selector("#ask-ask-another")
    party.phones.append(phone)
    party.begin()
    party.agree()


@pytest.mark.parametrize("slug", SEVERAL)
def test_phones_show_what_the_table_does(new_page, slug):
    chance = Random(slug)
    party = Party(new_page, table_of(new_page, slug, 3))
    for _ in range(3):
        party.join()
    party.join(LOOKS_ON)
    party.begin()
    for _ in range(3):
        party.agree()
        party.play(chance, ACTS)
    party.agree()
    assert party.log() or party.over


def test_a_phone_that_was_killed_comes_back_to_its_seat(new_page):
    chance = Random(1)
    party = Party(new_page, table_of(new_page, "run-away", 3))
    for _ in range(3):
        party.join()
    party.table.click("#ask-close")
    for _ in range(2):
        party.play(chance, chance.randrange(1, ACTS))
        party.settle()
        log, gone = party.log(), chance.choice(party.phones)
        put_back(gone)
        shown = painted_parts(gone)
        party.phones.remove(gone)
        kill(gone)
        back = party.join("", context=gone.context)
        assert painted_parts(back) == shown
        assert party.log() == log
        party.table.click("#ask-close")
        party.agree()


@pytest.mark.parametrize("slug", ["penguins", "run-away"])
def test_a_table_that_was_killed_has_all_that_phones_have_painted(new_page, slug):
    chance = Random(slug)
    party = Party(new_page, table_of(new_page, slug))
    phones = [party.join(f"{FREE}[data-arg='{seat}']") for seat in range(2)]
    party.table.click("#ask-close")
    address, context = party.table.url, party.table.context
    for ends in (lambda table: table.reload(), kill):
        party.play(chance, chance.randrange(2, ACTS))
        last = phones[0]
        while not party.act(last, chance):
            party.play(chance, 1)
        put_back(last)
        shown = painted_parts(last)
        ends(party.table)
        for phone in phones:
            phone.wait_for_selector("#warn")
        if party.table.is_closed():
            party.table = new_page(address[address.index("#") :], context=context, reduced_motion="reduce")
        party.table.wait_for_selector("html[data-ready=table]")
        party.phones = []
        for seat, phone in enumerate(phones):
            party.join(f"{FREE}[data-arg='{seat}']", phone)
        assert painted_parts(last) == shown
        party.table.click("#ask-close")
        party.agree()


@pytest.mark.skipif(not MATCHES, reason="Whole matches are played by `make live`.")
@pytest.mark.timeout(0)
@pytest.mark.parametrize("slug", ["penguins", "run-away"])
def test_whole_matches_with_five_guests(new_page, slug):
    chance = Random(slug)
    seats = games.load(slug).game.seats[-1]
    party = Party(new_page, table_of(new_page, slug, seats))
    for guest in range(5):
        party.join(FREE if guest < seats else LOOKS_ON, party.open())
    party.begin()
    for match in range(MATCHES):
        if match:
            party.table.click("#ask-next")
            party.table.wait_for_selector(ENDED, state="detached")
        while not party.over:
            party.agree()
            party.play(chance, 5 * ACTS, at_once=ACTS)
        party.agree()
        party.played += len(party.log())
        assert party.played > match
        print(f"\n{slug}: {party.figures(match + 1)}", flush=True)
