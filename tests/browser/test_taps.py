"""A finger rests on a choice: what it would bring is drawn ahead, and nothing of that is seen or kept."""

from .play import TABLE, choose, logged

CHOICE = "#board [data-action='end the move']"
STANDS = """() => [document.getElementById("screen").innerHTML, JSON.stringify({ ...localStorage })]"""
# Waits, once a finger is down, for the moment when Python has answered.
ANSWERED = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"


def begun(new_page):
    """A match at its first run, by the mouse."""
    page = new_page("#domino-run/1/train/-/-", ready="table")
    choose(page, "keep the line")
    page.wait_for_timeout(700)  # the pieces have come to rest
    return page


def finger(page, session, kind, x, y):
    """A finger comes down, moves, or is lifted; then Python has heard of it."""
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.evaluate(ANSWERED)


def test_a_finger_that_slides_off_leaves_no_trace(new_page):
    page = begun(new_page)
    session = page.context.new_cdp_session(page)
    before = page.evaluate(STANDS)
    box = page.locator(CHOICE).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger(page, session, "touchStart", x, y)
    assert page.evaluate(STANDS) == before, "it rests, and nothing is seen of what it would bring"
    finger(page, session, "touchMove", x, y - 200)
    finger(page, session, "touchEnd", x, y - 200)
    page.wait_for_timeout(200)
    assert page.evaluate(STANDS) == before
    assert logged(page) == 1


def test_a_choice_on_which_a_finger_has_rested_is_the_same_as_any_other(new_page):
    boards = []
    for rested in (True, False):
        page = begun(new_page)
        if rested:
            page.dispatch_event(CHOICE, "mousedown")
            page.evaluate(ANSWERED)
            page.evaluate("page.show(document.getElementById('drawer'), '', true)")  # a hint reports, say
        page.evaluate("choice => document.querySelector(choice).click()", CHOICE)
        page.wait_for_function("() => document.getElementById('last').textContent.includes('Rolled')")
        page.wait_for_timeout(700)
        boards.append(page.inner_html("#screen"))
        page.reload()
        page.wait_for_selector(TABLE)
        assert logged(page) == 2
    assert boards[0] == boards[1]
