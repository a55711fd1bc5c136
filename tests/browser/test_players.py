"""The screen for everybody beside the table, in two windows of one browser; and from a link."""

import pytest

from app.session.spectators import Message

from .play import TABLE, choose, offered
from .waits import at_rest

PLAYERS = "html[data-ready=players]"
TELLS = "words => document.getElementById('told').textContent === words"
SIZES = {"television": (1920, 1080), "flat": (1180, 820), "upright": (820, 1180), "phone": (390, 844)}


def beside(new_page, server, page):
    """The screen for everybody, opened from the table's menu."""
    page.click("#tool-menu")
    url = page.get_attribute("#to-players", "href")
    assert page.get_attribute("#to-players", "target") == "_blank"
    page.click("#dialog-close")
    screen = new_page(url.removeprefix(server.url), context=page.context)
    screen.wait_for_selector(f"{PLAYERS} #board [data-part=board]")
    return screen


@pytest.mark.parametrize("link", ["#dunginoes/1/train/-/-", "#colf-dada/2/train/-/-"])
def test_what_is_played_in_one_window_is_seen_in_the_other(new_page, server, axe, link):
    page = new_page(link, ready="table")
    screen = beside(new_page, server, page)
    boxes = [screen.locator(name).bounding_box() for name in (".frame", ".corner", "[data-part=board]")]
    for _ in range(2):
        choose(page, offered(page)[0])
        screen.wait_for_function(TELLS, arg=page.text_content("#last"), polling=100)
        now = [screen.locator(name).bounding_box() for name in (".frame", ".corner", "[data-part=board]")]
        assert now == boxes, "whatever is told, all stands where it stood"
    assert screen.locator("[data-action], [data-pick]").count() == 0
    assert axe(screen) == []

    match = page.url
    page.goto(f"{server.url}#{link[1:].split('/')[0]}")
    screen.wait_for_selector("#about:has-text('own window is closed')")
    assert screen.locator("#board [data-part=board]").count() == 1
    assert axe(screen) == []
    page.goto(match)
    page.wait_for_selector(TABLE)
    screen.wait_for_selector("#about", state="detached")

    page.close()  # a browser may be too quick for it to say so
    screen.wait_for_selector("#about:has-text('this is how it stood')")
    screen.reload()
    screen.wait_for_selector("#about:has-text('Waiting')")
    again = new_page(match.removeprefix(server.url), ready="table", context=screen.context)
    screen.wait_for_selector("#board [data-part=board]")
    assert screen.locator("#about").count() == 0
    again.reload()
    again.wait_for_selector(TABLE)
    screen.wait_for_selector("#about", state="detached")
    assert "match" not in screen.evaluate("JSON.stringify(Object.keys(sessionStorage))")


FORGED = """<div data-part="board"><h2 onclick="window.ran = 1">Forged</h2><script>window.ran = 1</script>
<img src="x" onerror="window.ran = 1"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>
<style>*{display:none}</style><button data-do="import" style="color: red">go</button><svg><title><style><img>
</style></title><use href="else.svg#a"/><a xlink:href="javascript:window.ran = 1">x</a></svg></div>"""
SAY = "(words) => new BroadcastChannel('boneyard.players.dunginoes.a1').postMessage(words)"


def test_by_the_policy_nothing_runs_that_another_page_of_this_origin_sends_to_the_screen(new_page):
    screen = new_page("#dunginoes/players/a1")
    screen.expect_problem("Content Security Policy")
    screen.expect_problem("policy violated")
    screen.wait_for_selector(PLAYERS)
    sender = new_page("", context=screen.context)
    picture = Message("picture", "b2", {"board": FORGED}, number=1, told="Look")
    sender.evaluate(SAY, picture.text())
    screen.click("#board h2 >> text=Forged")
    screen.click("#board button >> text=go")
    assert screen.evaluate("window.ran") is None and screen.locator("#board h2").is_visible()


def test_hands_are_not_there(new_page, server):
    page = new_page("#run-away/3/train/seats=3/-", ready="table")
    screen = beside(new_page, server, page)
    if page.locator("#do-lift").count():
        page.click("#do-lift")
    assert page.locator("#hand-cards .face").count()
    assert not screen.locator("#hand-cards, .face").count()


def test_keys_turn_it_and_fingers_move_the_map_the_way_they_go(new_page, server):
    page = new_page("#penguins/1/train/-/-", ready="table")
    screen = beside(new_page, server, page)
    at_rest(screen)
    floe = screen.locator("pan-map [id]").first
    for quarter in range(4):
        assert screen.get_attribute("#play", "data-quarter") == str(quarter)
        before = floe.bounding_box()
        box = screen.locator("pan-map").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        screen.mouse.move(x, y)
        screen.mouse.down()
        screen.mouse.move(x + 20, y + 12)
        screen.mouse.move(x + 40, y + 25)
        screen.mouse.up()
        after = floe.bounding_box()
        assert abs(after["x"] - before["x"] - 40) < 2 and abs(after["y"] - before["y"] - 25) < 2
        for edge, size in (("x", 1180), ("y", 820)):
            play = screen.locator("#play").bounding_box()
            assert abs(play[edge]) < 1 and abs(play[{"x": "width", "y": "height"}[edge]] - size) < 1
        screen.keyboard.press("t")
        at_rest(screen)


def test_a_picture_by_link_fits_the_window(new_page, server, axe):
    page = new_page("#dunginoes/1/train/seats=3/-", ready="table")
    choose(page, offered(page)[0])
    page.click("#tool-share")
    page.check("#share-view")
    page.wait_for_selector("#qr path")
    url = page.input_value("#share-url")
    assert "/view/" in url and "train" not in url
    for name, (width, height) in SIZES.items():
        viewport = {"width": width, "height": height}
        friend = new_page(url.removeprefix(server.url), viewport=viewport)
        friend.wait_for_selector(f"{PLAYERS} #about:has-text('A picture of how it stood')")
        board = friend.locator("#board [data-part=board]").bounding_box()
        assert board["width"] * board["height"] > 0.6 * width * height, name
        assert friend.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        letters = friend.evaluate("parseFloat(getComputedStyle(document.querySelector('#told')).fontSize)")
        assert letters > min(width, height) / 45, f"{name}: it is read across a room"
        for scheme in ("light", "dark"):
            friend.emulate_media(color_scheme=scheme)
            assert axe(friend) == [], (name, scheme)


def test_a_damaged_picture_opens_the_start_page_and_says_why(new_page):
    page = new_page("#dunginoes/1/view/AbCdEf", ready="start")
    assert "This picture of a match is damaged" in page.inner_text("#play")
