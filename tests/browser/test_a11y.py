"""No axe violation and no HTML fault on any screen, light and dark, with everything open."""

import re
import subprocess
from itertools import chain, pairwise
from pathlib import Path

import pytest

import games

from .company import midst
from .play import choose, open_seat, play_on, sit, unfold, use
from .waits import at_rest, painted

ROOT = Path(__file__).parents[2]


def open_everything(page, server):
    """Every screen and drawer in turn: yields its name while it is on the page."""
    yield "shelf"
    for opener in ("#home-settings", "#home-help"):
        page.click(opener)
        yield opener
        page.click("#dialog-close")
    page.click("#cover-domino-run")
    page.wait_for_selector("html[data-ready=start]")
    yield "start"
    unfold(page)
    page.click("#month-earlier")
    page.locator(".day").first.click()
    yield "another month"
    page.fill("#seed", "twinkling")
    page.click("#play-button")
    page.wait_for_selector("html[data-ready=table]")
    yield "first choice"
    choose(page, "keep the line")
    yield "table"
    page.locator("#board [data-pick]").first.click()
    page.locator("#board [data-touch=pile]").click()
    yield "picked, and why not"
    page.click("#tool-hint")
    page.wait_for_selector("#do-play-hint")
    use(page, "auto")
    yield "hint and autoplay"
    page.click("#do-end-hint")
    page.click("#do-end-auto")
    use(page, "log")
    yield "log"
    page.click("#tool-rules")
    page.wait_for_selector("#drawer [data-now]")
    yield "rules"
    page.click("#do-shut")
    for tool in ("share", "menu"):
        use(page, tool)
        at_rest(page)
        yield tool
        page.click("#dialog-close")
    play_on(page)
    page.wait_for_selector("#dialog[open] .result")
    yield "result"
    page.click("#ask-watch")
    page.wait_for_selector("html[data-ready=replay]")
    page.click("#do-last")
    page.click("#replay-log summary")
    yield "replay"
    page.goto(f"{server.url}#domino-run")
    page.wait_for_selector("html[data-ready=start]")
    yield "start with results"
    page.click("#open-cabinet")
    page.wait_for_selector("main.cabinet")
    yield "cabinet"
    for hole in (".hole:not(.dim)", ".hole.dim"):
        page.locator(f"main button{hole}").first.click()
        page.wait_for_selector("#dialog[open] .feat")
        yield f"cabinet, {hole}"
        page.click("#dialog-close")
    page.goto(f"{server.url}#")
    page.wait_for_selector("#finished")
    page.click("#finished summary")
    yield "shelf with matches"


def open_company(page, server):
    """Dunginoes with people and a bot at the seats: the form, the table, and the link to the others."""
    page.goto(f"{server.url}#dunginoes")
    page.wait_for_selector("html[data-ready=start]")
    sit(page, ["person", "away", "easy"], "Ada Ben")
    open_seat(page, 1)
    yield "seating"
    page.click("#play-button")
    page.wait_for_selector("html[data-ready=table]")
    yield "company"
    use(page, "share")
    page.wait_for_selector("#share-url")
    yield "share with the others"
    page.click("#dialog-close")


@pytest.mark.parametrize(
    ("size", "looks"),
    [
        ((1180, 820), [("light", (1180, 820)), ("dark", (1180, 820)), ("dark", (820, 1180))]),
        ((390, 844), [("light", (390, 844))]),
    ],
    ids=["tablet", "phone"],
)
def test_no_violation_anywhere(new_page, server, axe, size, looks):
    """Each screen is looked at in several ways, and come to at one size."""
    page = new_page("", ready="home", viewport=box(size))
    found = {}
    for name in open_everything(page, server):
        for scheme, seen_at in looks:
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size(box(seen_at))
            painted(page)
            found[name, scheme, seen_at] = axe(page)
        page.set_viewport_size(box(size))
    assert {name: faults for name, faults in found.items() if faults} == {}


def box(size: tuple[int, int]) -> dict[str, int]:
    """A window of that size."""
    return dict(zip(("width", "height"), size, strict=True))


NAMELESS = re.compile(
    r"(button|link|textbox|combobox|radio|checkbox|slider|image|heading|dialog|region)(, level \d)?$"
)
GLYPHS = re.compile(
    r"[\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff\u2022]"
)  # arrows, ticks, stars, hands, bullets
LEVEL = re.compile(r"heading, .*level (\d)$")


def stumbles(phrases: list[str]) -> list[str]:
    """What whoever hears a page read aloud would stumble over."""
    levels = [
        int(found[1]) for phrase in phrases if (found := LEVEL.match(phrase)) and not phrase.startswith("end")
    ]
    fields = [phrase for phrase in phrases if phrase.startswith(("textbox, ", "combobox, "))]
    return [
        *(f"nameless: {phrase}" for phrase in phrases if NAMELESS.match(phrase)),
        *(f"a glyph: {phrase}" for phrase in phrases if GLYPHS.search(phrase)),
        *(f"one name for two: {field}" for field in {*fields} if fields.count(field) > 1),
        *(f"headings: {levels}" for below, level in pairwise([0, *levels]) if level > below + 1),
    ]


def test_a_screen_reader_gets_through_every_screen(new_page, server, read_aloud):
    page = new_page("", ready="home")
    everything = chain(open_everything(page, server), open_company(page, server))
    found = {name: stumbles(read_aloud(page)) for name in everything}
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("slug", games.SHELF)
def test_a_screen_reader_gets_through_every_table_and_its_rules(new_page, read_aloud, slug):
    page = midst(new_page, slug)
    assert stumbles(read_aloud(page)) == []
    use(page, "rules")
    page.wait_for_selector("#drawer #drawer-title")
    assert stumbles(read_aloud(page)) == []


def test_html_validate_is_content_with_every_screen(new_page, server, tmp_path):
    page = new_page("", ready="home", reduced_motion="reduce")  # what glides has a style meanwhile
    files = []
    for number, _ in enumerate(chain(open_everything(page, server), open_company(page, server))):
        files.append(tmp_path / f"screen{number}.html")
        files[-1].write_text(f"<!DOCTYPE html>\n{page.evaluate('document.documentElement.outerHTML')}")
    config = tmp_path / "rules.json"  # a page that is written out says hidden="", which is as good
    config.write_text(
        '{"extends": ["html-validate:recommended"], "rules": {"attribute-boolean-style": "off"}}'
    )
    run = subprocess.run(
        ["npx", "--no-install", "html-validate", "--config", config, *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout[-3000:]


def test_text_can_be_large_and_contrast_high(new_page, axe):
    page = new_page("#domino-run/1/train/-/-", ready="table", contrast="more")
    page.click("#tool-menu")
    page.click("#ask-settings")
    page.check("#text-larger")
    page.click("#dialog-close")
    choose(page, "keep the line")
    assert page.locator("html[data-contrast=more]").count() == 1
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
