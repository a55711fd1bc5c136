"""Seeds, challenges and whole matches as links; replay; and links that are damaged."""

import pytest

from .play import TABLE, choose, logged, offered, play_on, sit, unfold


def shared(page, what: str) -> str:
    page.click("#tool-share")
    page.check(f"#share-{what}")
    page.wait_for_selector("#qr path")
    url = page.input_value("#share-url")
    page.click("#dialog-close")
    return url


def test_a_seed_link_meets_the_same_luck_on_another_device(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    url = shared(page, "seed")
    assert url == f"{server.url}#domino-run/1/train/-/-"
    choose(page, "keep the line")
    friend = new_page(url.removeprefix(server.url), ready="table")
    choose(friend, "keep the line")
    assert offered(friend) == offered(page)


def test_a_challenge_is_shown_and_answered(new_page, server):
    page = new_page("#domino-run/1/twinkling/-/-/beat=0.-90.0", ready="table")
    assert "to beat: 0 keys in 90 turns" in page.inner_text("#bar .seed")
    play_on(page)
    page.wait_for_selector("#dialog[open] .verdict")
    assert "Beaten: " in page.inner_text(".verdict")
    page.click("#ask-share-challenge")
    page.wait_for_selector("#qr path")
    assert "/beat=" in page.input_value("#share-url")


def test_a_whole_match_is_watched_and_taken_over(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    play_on(page, 6)
    there = offered(page)
    url = shared(page, "match")
    friend = new_page(url.removeprefix(server.url), ready="replay")
    friend.wait_for_selector("text=Action 2 of 6")  # it plays by itself
    friend.click("#do-show")
    friend.wait_for_selector("#do-show:has-text('Play')")
    friend.click("#do-first")
    friend.click("#do-forward")
    assert "Action 1 of 6" in friend.inner_text(".reel")
    friend.click("#do-show")
    friend.wait_for_selector("text=Action 3 of 6")
    friend.click("#do-show")
    friend.click("#do-last")
    friend.click("[data-touch=pile]")
    assert "Play from here" in friend.inner_text("#reply")
    friend.click("#do-from-here")
    friend.wait_for_selector(TABLE)
    assert offered(friend) == there


@pytest.mark.parametrize("slug", ["penguins", "dunginoes", "domino-run"])
def test_the_replay_of_a_match_here_knows_who_played_offers_nothing_and_is_left_by_escape(new_page, slug):
    page = new_page(f"#{slug}", ready="start", reduced_motion="reduce")
    if page.locator("#way-together").count():
        sit(page, ["person", "person"], "Ada Ben")
    page.click("#play-button")
    page.wait_for_selector(TABLE)
    for _ in range(2):
        choose(page, offered(page)[0])
    address = page.evaluate("location.hash")
    page.keyboard.press("m")
    page.click("#ask-watch")
    page.wait_for_selector("html[data-ready=replay]")
    page.wait_for_function("() => document.activeElement.id === 'do-show'")  # nothing moves: it waits
    assert "Player" not in page.inner_text("#play")
    assert page.locator("#board :is([data-action], [data-pick])").count() == 0
    stops = page.locator("#board *").evaluate_all(
        "all => all.filter(a => a.tabIndex >= 0 && !a.matches('pan-map, [part=tool]')).map(a => a.id)"
    )
    assert stops == [], "only the map is moved, and by its own tools"
    page.focus("#ply")  # the slider has keys of its own, but Escape is not one of them
    page.keyboard.press("Escape")
    page.wait_for_selector(TABLE)
    assert page.evaluate("location.hash") == address


def test_the_slider_jumps(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    play_on(page, 5)
    friend = new_page(shared(page, "match").removeprefix(server.url), ready="replay")
    friend.locator("#ply").fill("4")
    friend.wait_for_selector("text=Action 4 of 5")
    assert friend.input_value("#ply") == "4"


def test_a_seed_that_was_begun_offers_both_and_loses_nothing(new_page, server):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    here = offered(page)
    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.wait_for_selector("html[data-ready=arrival]")
    page.click("#go-on")
    page.wait_for_selector(TABLE)
    assert offered(page) == here
    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.click("#do-anew")
    page.wait_for_selector("[data-action='keep the line']")
    choose(page, "lay five new tiles")
    page.click("#go-home")
    page.wait_for_selector("html[data-ready=home]")
    assert page.locator("#begun .saved li").count() == 2


def test_a_challenge_cut_off_in_a_chat_opens_the_start_page_at_once(new_page):
    page = new_page("#domino-run/1/train/-/-/beat=5", ready="start")
    assert "Ask for it again, or play its seed" in page.inner_text(".notice")


CARRIED = [  # and what is there to be seen when it has opened
    ("#domino-run/1/train/-/-.", "#bar >> text=seed train"),
    ("#domino-run%2F1%2Ftwo%2f-%2F-", "#bar >> text=seed two"),
    ("#domino-run/1/three/-/-/beat%253D0.-90.0”),", "#bar >> text=to beat: 0 keys in 90 turns"),
    ("#dunginoes/1/four/seats=2/-\u200b*", "#bar >> text=seed four"),
    ("#dunginoes!", "html[data-ready=start]"),
    ("#dunginoes/cabinet_", "main.cabinet"),
]


def test_links_that_went_through_chat_or_mail_open(new_page, server):
    page = new_page("?utm_source=chat&utm_medium=a/1/b#domino-run/1/zero/-/-)", ready="table")
    assert shared(page, "seed") == f"{server.url}#domino-run/1/zero/-/-"
    assert "utm" not in page.url, "nor does the address carry it on"
    for fragment, seen in CARRIED:
        page.goto(f"{server.url}{fragment}")
        page.wait_for_selector(seen)
    page.goto(f"{server.url}#domino-run/1/five/-/AbCdEfGh.")
    page.wait_for_selector(".notice >> text=This match is damaged")
    page.click("#left a")
    page.wait_for_selector(TABLE)
    page.wait_for_selector("#bar >> text=seed five")
    page.goto(f"{server.url}#dunginoes")
    page.wait_for_selector("html[data-ready=start]")
    unfold(page)
    page.fill("#seed", f"play this: {server.url}?utm_source=x#domino-run/1/six/-/-, my friend")
    page.wait_for_selector("#seed-said >> text=This is a link")
    page.click("#play-button")
    page.wait_for_selector("#bar >> text=seed six")


DAMAGED = [
    ("#nonsense", "not on this shelf"),
    ("#chess/1/train/-/-", "not on this shelf"),
    ("#domino-run/9/train/-/-", "version"),
    ("#domino-run/1/train/-", "incomplete"),
    ("#domino-run/1/train/seats=4/-", "does not start a match"),
    ("#domino-run/1/train/-/AAAA", "damaged"),
    ("#domino-run/1/train/-/" + "A" * 9000, "too long"),
    ("#domino-run/match/nowhere", "not kept on this device"),
    ("#domino-run/1/train/-/-/beat=5", "challenge is damaged"),
    ("#domino-run/1/train/-/-/beat=999999.1.1", "challenge is damaged"),
    (f"#domino-run/1/{'x' * 7900}/-/-", "no seed"),
]


def test_a_damaged_link_is_told_in_words_and_loses_nothing(new_page, server):
    page = new_page("#domino-run/1/mine/-/-", ready="table")
    choose(page, "keep the line")
    for fragment, words in DAMAGED:
        page.goto(f"{server.url}{fragment}")
        page.wait_for_selector(f".notice >> text={words}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), fragment
        page.goto(f"{server.url}#")
        page.wait_for_selector("#begun .saved li")
        page.click("#begun .saved a")
        page.wait_for_selector("[data-action='end the move']")
        assert logged(page) == 1, fragment
