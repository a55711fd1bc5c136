"""The browser's own way back: from a match to its game's start page, and from there to the shelf."""

from .play import TABLE, choose, unfold

START, HOME = "html[data-ready=start]", "html[data-ready=home]"


def entries(page) -> int:
    return page.evaluate("history.length")


def test_back_from_a_match_leads_to_the_games_page_and_on_to_the_shelf(new_page, server):
    page = new_page("", ready="home")
    page.click("#cover-domino-run")
    page.wait_for_selector(START)
    unfold(page)
    page.fill("#seed", "Über")
    page.wait_for_selector("#seed-said >> text=ueber")
    page.click("#play-button")
    page.wait_for_selector(TABLE)
    assert "seed ueber" in page.inner_text("#bar .seed")
    choose(page, "keep the line")
    page.go_back()
    page.wait_for_selector(START)
    page.go_back()
    page.wait_for_selector(HOME)

    page.click("#begun .saved a")
    page.wait_for_selector(TABLE)
    before = entries(page)
    page.reload()
    page.mouse.move(1, 1)
    page.wait_for_selector(TABLE)
    page.click("#tool-menu")
    page.click("#ask-next")
    page.wait_for_selector("[data-action='keep the line']")
    assert entries(page) == before, "neither a reload nor the next match is a step of its own"
    page.go_back()
    page.wait_for_selector(START)
    page.click("#go-home")
    page.wait_for_selector(HOME)

    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.wait_for_selector(TABLE)
    page.go_back()
    page.wait_for_selector(START)
    assert page.url == f"{server.url}#domino-run"
