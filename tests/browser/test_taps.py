"""A finger rests on a choice: what it would bring is drawn ahead, and nothing of that is seen or kept."""

import pytest

from .play import TABLE, choose, logged
from .test_picture import KEPT
from .waits import at_rest, painted

CHOICE = "#board [data-action='end the move']"
STANDS = """() => [document.getElementById("screen").innerHTML, JSON.stringify({ ...localStorage })]"""


def begun(new_page, **options):
    """A match at its first run, by the mouse."""
    page = new_page("#domino-run/1/train/-/-", ready="table", **options)
    choose(page, "keep the line")
    at_rest(page)
    return page


def finger(page, session, kind, x, y):
    """A finger comes down, moves, or is lifted; then Python has answered."""
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    painted(page)


def test_a_finger_that_slides_off_leaves_no_trace(new_page):
    page = begun(new_page)
    page.wait_for_function(KEPT)
    session = page.context.new_cdp_session(page)
    before = page.evaluate(STANDS)
    box = page.locator(CHOICE).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger(page, session, "touchStart", x, y)
    assert page.evaluate(STANDS) == before, "it rests, and nothing is seen of what it would bring"
    finger(page, session, "touchMove", x, y - 200)
    finger(page, session, "touchEnd", x, y - 200)
    at_rest(page)
    assert page.evaluate(STANDS) == before
    assert logged(page) == 1


def test_a_choice_on_which_a_finger_has_rested_is_the_same_as_any_other(new_page):
    boards = []
    for rested in (True, False):
        page = begun(new_page)
        if rested:
            page.dispatch_event(CHOICE, "mousedown")
            painted(page)
            page.evaluate("page.show(document.getElementById('drawer'), '', true)")  # a hint reports, say
        page.evaluate("choice => document.querySelector(choice).click()", CHOICE)
        page.wait_for_selector(".telling")
        at_rest(page)
        boards.append(page.inner_html("#screen"))
        page.reload()
        page.wait_for_selector(TABLE)
        assert logged(page) == 2
    assert boards[0] == boards[1]


def test_a_piece_that_has_glided_is_as_it_was_before(new_page):
    page = new_page("#domino-run", ready="start")
    left = page.evaluate(
        """async () => {
          const { unstyle } = await import(new URL(`${boneyard.folder}glide.mjs`, location));
          const piece = document.createElement("p");
          piece.style.transform = "translate(1px, 1px)";
          unstyle(piece);
          return piece.outerHTML;
        }"""
    )
    assert left == "<p></p>"


@pytest.mark.parametrize(("motion", "first"), [("reduce", "Run up to"), ("no-preference", "The enemy runs")])
def test_the_page_shows_a_choice_before_python_hears_of_it_and_then_nothing_changes(new_page, motion, first):
    page = begun(new_page, reduced_motion=motion)
    page.evaluate(
        """choice => {
          window.seen = [];
          const prompt = () => document.getElementById("prompt").textContent;
          addEventListener("boneyard:chosen", () => {
            seen.push([prompt()]);
            const answered = () => { window.answered = [...seen]; }; // and the film goes on
            page.afterPaint(() => page.afterPaint(answered));
          }, { capture: true });
          for (const name of ["show", "showParts"]) {
            const drawn = page[name];
            page[name] = (element, ...given) => {
              drawn(element, ...given);
              if (element.id === "screen") seen.push(["drawn by Python", prompt()]);
            };
          }
        }""",
        CHOICE,
    )
    box = page.locator(CHOICE).bounding_box()
    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)  # asked first
    page.wait_for_selector("#reply[data-kind=armed]")
    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    page.wait_for_function("() => window.answered?.length >= 2")
    asked, shown, *later = page.evaluate("answered")
    assert asked[0].startswith("Run up to"), "asked first"
    assert shown[0].startswith(first), "shown when told"
    assert shown[0] not in [words for _, words in later], "and drawn by nobody else: only what follows is"
    assert logged(page) == 2


def test_whatever_is_done_next_finds_python_informed(new_page):
    page = begun(new_page)
    page.dispatch_event(CHOICE, "mousedown")
    painted(page)
    page.evaluate(
        """choice => {
          document.querySelector(choice).click();
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
        }""",
        CHOICE,
    )
    at_rest(page)
    assert page.inner_text(".status .fact b") == "1", "chosen and taken back, both by the same hand"
    page.keyboard.press("y")
    page.wait_for_function("() => document.querySelector('.status .fact b').textContent === '2'")


def test_a_page_that_is_left_in_that_moment_keeps_the_choice(new_page):
    page = begun(new_page)
    page.dispatch_event(CHOICE, "mousedown")
    painted(page)
    page.evaluate("choice => { document.querySelector(choice).click(); location.reload(); }", CHOICE)
    page.wait_for_selector(TABLE)
    assert page.inner_text(".status .fact b") == "2"
    assert logged(page) == 2, "told and saved before the page was gone"


def test_trees_are_made_alike_by_their_differences(new_page):
    page = new_page("#domino-run", ready="start")
    wrong = page.evaluate(
        """async () => {
          const module = new URL(`${boneyard.folder}differences.mjs`, location);
          const { differences, settle } = await import(module);
          let state = 7;
          const below = (n) => (state = (state * 48271) % 2147483647) % n;
          const names = [..."abcdefghijklmnopqrst"];
          const tree = (depth, free) => {
            const element = document.createElement(["div", "span", "ul", "button", "option"][below(5)]);
            if (below(2)) element.className = "c" + below(3);
            if (below(3) === 0) element.title = "t" + below(2);
            for (let i = below(6); depth && i; i--) {
              const child = tree(depth - 1, free);
              if (free.length && below(4)) child.id = free.splice(below(Math.min(4, free.length)), 1)[0];
              element.append(child);
              if (below(2)) element.append("text " + below(3));
            }
            return element;
          };
          const wrong = [];
          for (let i = 0; i < 1500; i++) {
            const [from, to] = [document.createElement("p"), document.createElement("p")];
            from.append(tree(2, names.slice()));
            to.append(tree(2, names.slice()));
            const wanted = to.cloneNode(true);
            const before = from.outerHTML;
            const found = differences(from, to);
            if (from.outerHTML !== before) wrong.push(["changed too soon", before]);
            settle(found);
            if (!from.isEqualNode(wanted)) wrong.push([before, wanted.outerHTML, from.outerHTML]);
          }
          return wrong.slice(0, 3);
        }"""
    )
    assert wrong == [], "\n".join(wrong[0])
