"""The shelf, settings, and a game's start page."""

import json

import pytest

import games

from .play import TABLE, choose, play_on, unfold
from .waits import told


def test_the_shelf_is_useful_before_python(browser, server):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.url)
    assert page.title() == f"Boneyard: {games.HOW_MANY} tabletop games"
    assert page.locator(".shelf .box").count() == len(games.SHELF)
    for slug in games.SHELF:
        cover, box = games.cover(slug), page.locator(f"a.box[href='#{slug}']")
        words = box.inner_text().lower()
        assert all(part.lower() in words for part in (cover.title, cover.blurb, cover.players, cover.time))
        assert box.locator("img").evaluate("picture => picture.naturalWidth") > 0
    manifest = page.request.get(f"{server.url}static/manifest.webmanifest").json()
    assert manifest["name"] == page.title() and manifest["description"].startswith(
        games.HOW_MANY.capitalize()
    )
    for left_out in (
        "static/covers/nullgame.svg",
        "static/covers/run_away.svg",
    ):
        assert page.request.get(server.url + left_out).status == 404
    context.close()


def test_from_the_shelf_to_a_table_with_a_typed_seed(new_page):
    page = new_page("", ready="home")
    page.tap("#cover-domino-run")
    page.wait_for_selector("html[data-ready=start]")
    unfold(page)
    page.fill("#seed", "Night Train")
    page.tap("#play-button")
    page.wait_for_selector(TABLE)
    assert "night-train" in page.inner_text("#bar .seed")


def test_random_and_daily_seeds(new_page):
    page = new_page("#domino-run", ready="start")
    unfold(page)
    page.tap("#do-random")
    first = page.input_value("#seed")
    page.tap("#do-random")
    assert first != page.input_value("#seed") != ""
    page.tap("#day-play")
    page.wait_for_selector(TABLE)
    assert "today" in page.inner_text("#bar .seed")


def test_settings_hold_and_dress_the_page_before_paint(new_page):
    page = new_page("", ready="home", color_scheme="light")
    page.tap("#home-settings")
    for choice in ("theme-dark", "contrast-more", "motion-off", "text-larger"):
        page.check(f"#{choice}")
    root = page.locator("html")
    for name, value in {"theme": "dark", "contrast": "more", "motion": "off", "text": "larger"}.items():
        assert root.get_attribute(f"data-{name}") == value
    page.reload(wait_until="commit")
    page.wait_for_selector("#home h1")
    assert root.get_attribute("data-theme") == "dark"
    assert root.get_attribute("data-text") == "larger"


DAMAGED = (
    "null",
    "7",
    '"dark"',
    "[]",
    '[{"text": 1}]',
    "{",
    '{"text": {"a": []}, "theme": ["dark"], "motion": null}',
)
WITHOUT_STORAGE = (
    "Object.defineProperty(window, 'localStorage', { value: null })",
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden') } })",
)


def test_damaged_settings_never_break_the_page(new_page, server):
    page = new_page(None, color_scheme="light")
    dressed = page.locator(
        "html[data-theme=light][data-contrast=normal][data-motion=normal][data-text=normal]"
    )
    page.goto(server.url, wait_until="commit")
    for text in DAMAGED:
        page.evaluate("text => localStorage.setItem('boneyard.settings', text)", text)
        page.reload(wait_until="domcontentloaded")
        assert dressed.count() == 1, text
    page.mouse.move(1, 1)
    page.wait_for_selector("html[data-ready=home]")


@pytest.mark.parametrize("without", WITHOUT_STORAGE, ids=["null", "forbidden"])
def test_the_page_is_dressed_where_nothing_can_be_kept(new_page, server, without):
    page = new_page(None, color_scheme="dark")
    page.add_init_script(without)
    page.goto(server.url, wait_until="domcontentloaded")
    assert page.locator("html[data-theme=dark][data-text=normal]").count() == 1


def test_the_system_is_followed_by_default(new_page):
    page = new_page("", ready="home", color_scheme="dark", reduced_motion="reduce")
    assert page.locator("html[data-theme=dark][data-motion=off]").count() == 1
    page.emulate_media(color_scheme="light")
    page.wait_for_selector("html[data-theme=light]")


def test_statistics_and_finished_matches_after_a_match(new_page):
    page = new_page("#domino-run/1/twinkling/-/-", ready="table")
    choose(page, "keep the line")
    while page.locator("#board [data-action='end the move']").count():
        choose(page, "end the move")
    play_on(page)
    page.wait_for_selector("#dialog[open] .result")
    page.click("#ask-close")
    page.click("#go-home")
    page.wait_for_selector("html[data-ready=home]")
    page.click("#finished summary")
    assert page.locator("#finished .saved li").count() == 1
    page.click("#cover-domino-run")
    page.wait_for_selector("html[data-ready=start]")
    assert "Played" in page.inner_text(".numbers") and not page.locator("#finished").count()
    assert page.locator("#play h2:text('Played last') + .saved li").count() == 1, "in sight, not folded"
    assert page.locator(".spread tr").count() == 8


def test_export_and_import_carry_a_match_to_another_device(new_page, tmp_path):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.click("#go-home")
    page.wait_for_selector("html[data-ready=home]")
    with page.expect_download() as download:
        page.click("#do-export")
    file = tmp_path / "boneyard.json"
    download.value.save_as(file)

    other = new_page("", ready="home", viewport={"width": 390, "height": 600})
    with other.expect_file_chooser() as chooser:
        other.click("#do-import")
    chooser.value.set_files(file)
    other.wait_for_selector("#begun .saved li")
    told(other, "1 match new")
    assert other.evaluate("scrollY") > 0, "the button stands below the first screen"
    assert other.locator("#notes").bounding_box()["y"] >= 0, "and what came of it is in sight"

    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"boneyard": 1}))
    with other.expect_file_chooser() as chooser:
        other.click("#do-import")
    chooser.value.set_files(bad)
    told(other, "nothing was changed")
    assert other.locator("#begun .saved li").count() == 1
    other.click("#do-undo-import")
    other.wait_for_selector("#begun .saved li", state="detached")
    told(other, "undone")
    assert other.locator("#do-undo-import").count() == 0


ASKED = """() => {
  let asked = false;
  HTMLInputElement.prototype.click = () => (asked = true);
  document.getElementById("do-import").click();
  return asked;
}"""


def test_a_file_is_asked_for_while_the_touch_is_answered(new_page):
    """Later, a browser would not let the page ask: Safari waits for a second."""
    assert new_page("", ready="home").evaluate(ASKED)


TWICE = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}"""


def test_ids_are_unique_where_shelf_and_start_page_both_list_matches(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    for path, kind in (("#", "home"), ("#domino-run", "start"), ("#dunginoes", "start"), ("#", "home")):
        page.goto(f"{server.url}{path}")
        page.wait_for_selector(f"html[data-ready={kind}]")
        assert page.evaluate(TWICE) == []


def test_a_match_is_removed_only_after_asking(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.click("#go-home")
    page.click("#begun .quiet")
    page.click("#ask-close")
    assert page.locator("#begun .saved li").count() == 1
    page.click("#begun .quiet")
    page.click("#dialog .drop")
    page.wait_for_selector("#begun .saved li", state="detached")
