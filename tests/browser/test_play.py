"""A match on a tablet, by touch; hint, autoplay, log, rules, undo, and the reason why not."""

import pytest

from . import frames
from .pace import LATER, pause
from .play import OFFERED, SAVED, TABLE, choose, hurry, logged, offered, play_on, unfold
from .waits import at_rest

RULE = "#reply .rule[data-do=rule]"
ANSWERED_MEANWHILE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector("#tool-hint").click();
  while (!document.querySelector("#hint progress")) {
    if (document.querySelector("#do-play-hint")) return "the bot did not think";
    await frame();
  }
  document.querySelector("[data-touch=pile]").click();
  return ["#reply[data-kind=about]", "#hint progress"].every((one) => document.querySelector(one));
}"""


@pytest.mark.parametrize("size", [(1180, 820), (820, 1180), (390, 844)])
def test_a_whole_match_by_touch(new_page, size):
    page = new_page("", ready="home", viewport={"width": size[0], "height": size[1]})
    page.tap("#cover-domino-run")
    unfold(page)
    page.fill("#seed", f"touch-{size[0]}")
    page.tap("#play-button")
    page.wait_for_selector(TABLE)
    frames.watch(page)
    plies = play_on(page, tap=True)
    assert plies > 5 and frames.moved(page) == []
    page.wait_for_selector("#dialog[open] .result")
    assert page.locator(".result .facts div").count() >= 5
    page.tap("#ask-next")
    page.wait_for_selector(f"#dialog:not([open]) ~ *, {OFFERED}")
    assert logged(page) == 0


def test_a_reload_in_mid_turn_goes_on_where_it_was(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    play_on(page, 4)
    before = page.inner_text("#prompt"), offered(page)
    page.reload()
    page.wait_for_selector(TABLE)
    assert (page.inner_text("#prompt"), offered(page)) == before


def test_by_touch_new_luck_asks_for_a_second_tap(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.tap("[data-action='lay five new tiles']")
    page.wait_for_selector("#reply[data-kind=armed]")
    assert logged(page) == 0
    page.tap("#tool-log")
    page.keyboard.press("Escape")
    page.wait_for_selector("#reply[data-kind=none]")
    choose(page, "keep the line", tap=True)


def test_a_choice_that_glides_from_under_the_mouse_is_made_all_the_same(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    run = page.locator("#board [data-action^=run]").first
    run.hover()
    page.mouse.down()
    run.evaluate("run => run.closest('[data-glide]').style.translate = '200px 40px'")
    page.mouse.up()
    page.wait_for_function(SAVED, arg=1)
    assert logged(page) == 2


def test_a_press_that_is_drawn_off_a_choice_chooses_nothing(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.locator("#board [data-action^=run]").first.hover()
    page.mouse.down()
    page.mouse.move(600, 10)
    page.mouse.up()
    choose(page, "end the move")
    assert logged(page) == 2


def test_undo_redo_restart_and_its_mark(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    page.tap("#tool-undo", force=True)
    assert "nothing to undo" in page.inner_text("#reply")
    choose(page, "keep the line")
    choose(page, "end the move")
    at_rest(page)
    told = page.text_content("#last")
    page.tap("#tool-undo")
    page.wait_for_selector("#bar .seed >> text=rewound")
    page.tap("#tool-redo")
    page.wait_for_function("words => document.getElementById('last').textContent === words", arg=told)
    page.tap("#tool-menu")
    page.tap("#ask-restart")
    page.wait_for_selector("[data-action='keep the line']")
    page.tap("#tool-undo")
    page.wait_for_function("words => document.getElementById('last').textContent === words", arg=told)


def test_whatever_cannot_be_chosen_says_why_or_what_it_is(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    for target in ("space 1", "pile", "enemy", "runner", "supply"):
        page.locator(f"#board [data-touch='{target}']:not([data-action])").first.tap()
        page.wait_for_selector(f"#reply[data-kind={'why' if target == 'space 1' else 'about'}]")
        said = page.locator("#reply > span").evaluate("told => told.firstChild.textContent.trim()")
        assert "DR" not in said and page.locator(RULE).inner_text() == "Rule"
        page.wait_for_function("words => document.getElementById('live').textContent === words", arg=said)
    rule = page.locator(RULE).get_attribute("data-arg")
    page.tap(RULE)
    page.wait_for_selector(f"#drawer [id='{rule.replace('.', '-')}'][data-now]")


def test_a_choice_says_what_it_would_bring_before_it_is_made(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.mouse.move(2, 2)
    page.hover("[data-action='end the move']")
    page.wait_for_selector("#reply[data-kind=forecast]")
    assert "enemy" in page.inner_text("#reply").lower()
    page.mouse.move(2, 2)
    page.wait_for_selector("#reply[data-kind=none]")


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)])
def test_pointing_at_a_choice_moves_nothing(new_page, size):
    page = new_page("#domino-run/1/train/-/-", ready="table", viewport={"width": size[0], "height": size[1]})
    choose(page, "keep the line")
    page.wait_for_selector("#last:not(:empty)")
    top = "document.getElementById('board').getBoundingClientRect().top + scrollY"
    before = page.evaluate(top)
    for choice in page.locator(OFFERED).all():
        choice.hover()
        page.wait_for_selector("#reply[data-kind=forecast]")
        assert page.evaluate(top) == before, page.inner_text("#reply")


def test_picking_dice_lights_what_they_reach(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    die = page.locator("#board [data-pick]").last
    die.tap()
    assert die.get_attribute("aria-pressed") == "true"
    value = die.get_attribute("data-touch").removeprefix("die ")
    runs = [text for text in offered(page) if text.startswith("run")]
    assert runs
    assert all(text.endswith(f"with {value}") for text in runs)
    page.keyboard.press("Escape")
    page.wait_for_selector("#board [aria-pressed=true]", state="detached")


@pytest.mark.parametrize("size", [(1180, 820), (390, 844), (844, 390)])
def test_a_hint_moves_nothing_and_lies_on_nothing_that_it_means(new_page, size):
    page = new_page("#domino-run/1/h32/-/-", ready="table", viewport={"width": size[0], "height": size[1]})
    choose(page, "keep the line")
    board = "document.querySelector('[data-part=board]').offsetTop"
    before = page.evaluate(board)
    page.keyboard.press("h")
    page.wait_for_selector("#do-play-hint")
    at_rest(page)
    assert page.evaluate(board) == before
    hint = page.locator("#hint").bounding_box()
    lit = [one.bounding_box() for one in page.locator("#board [data-hint]:visible").all()]
    assert len(lit) == 3, "a space and two dice that nobody has picked"
    assert (
        lit[0]["y"] + lit[0]["height"] <= hint["y"]
        or hint["y"] + hint["height"] <= lit[0]["y"]
        or (lit[0]["x"] + lit[0]["width"] <= hint["x"] or hint["x"] + hint["width"] <= lit[0]["x"])
    )
    page.keyboard.press("Escape")
    page.wait_for_selector("#hint", state="detached")
    assert page.evaluate(board) == before


@pytest.mark.parametrize(
    ("link", "size"),
    [
        ("#domino-run/1/time/-/-", (820, 1180)),
        ("#domino-run/1/time/-/-", (390, 844)),
        ("#colf-dada/2/time/-/-", (390, 844)),
        ("#penguins/1/time/-/-", (820, 1180)),
    ],
)
def test_what_each_hint_says_can_be_done_by_a_tap(new_page, link, size):
    page = new_page(link, ready="table", viewport={"width": size[0], "height": size[1]})
    hurry(page)
    for _ in range(8):
        before = logged(page)
        page.keyboard.press("h")
        page.locator("#do-play-hint").tap(timeout=8000)
        page.wait_for_selector("#hint", state="detached")
        at_rest(page)
        assert logged(page) > before


def test_a_hint_comes_without_freezing_the_page(new_page):
    page = new_page("#dunginoes/1/deep/seats=2/-", ready="table")  # in company it thinks longest
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 20})
    assert page.evaluate(ANSWERED_MEANWHILE) is True, "a touch is answered while the bot thinks"
    page.wait_for_selector("#do-play-hint")
    assert "% to win" in page.inner_text("#hint")
    assert page.locator("#board [data-hint]").count() == 1
    assert page.locator("#bar .seed >> text=hinted").count() == 1
    before = logged(page)
    page.tap("#do-play-hint")
    page.wait_for_function(SAVED, arg=before)
    assert page.locator("#hint").count() == 0


def test_autoplay_is_watched_stopped_and_marked(new_page, server):
    page = new_page(None)
    page.clock.install()
    page.goto(f"{server.url}#domino-run/1/train/-/-")
    page.wait_for_selector(TABLE)
    page.tap("#tool-auto")
    page.select_option("#auto-strength", "easy")
    page.select_option("#auto-pace", "fast")
    page.tap("#do-auto-start")
    page.wait_for_selector("#bar .seed >> text=played by a bot")
    pause(page, LATER)  # the start lay there: a tap at once would be a slip
    page.tap("#do-auto-stop")
    at_rest(page)
    stopped = logged(page)
    page.clock.run_for(2000)
    at_rest(page)
    assert logged(page) == stopped
    page.tap("#do-auto-start")
    while not page.locator("#dialog[open] .result").count():
        page.clock.run_for(1000)
    assert "by a bot, so no choice of yours is looked at" in page.inner_text(".marks")


def test_log_and_rules_beside_the_board(new_page):
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.tap("#tool-log")
    assert "Keep this line" in page.inner_text("#drawer")
    page.tap("#drawer summary")
    assert "keep the line" in page.inner_text("#drawer code")
    choose(page, "end the move")
    page.wait_for_selector("#drawer >> text=end the move")
    page.tap("#tool-rules")
    page.wait_for_selector("#drawer [data-now]")
    assert page.locator("#drawer [data-now]").get_attribute("id").startswith("DR")
    page.tap("#do-shut")
    assert page.locator("#drawer").is_hidden()
