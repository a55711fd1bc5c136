"""What an action has caused is shown in its order, and a tap or a key ends that and is answered."""

from .play import choose, do, hurry, logged
from .waits import at_rest

RUN = "#domino-run/1/train/-/-"
DUNGEON = "#dunginoes/1/train/-/-"
TELLING = ".near.telling"
PROMPTS = """() => {
  const prompt = () => document.getElementById("prompt").textContent;
  window.prompts = [prompt()];
  new MutationObserver(() => window.prompts.at(-1) !== prompt() && window.prompts.push(prompt()))
    .observe(document.getElementById("screen"), { subtree: true, childList: true, characterData: true });
}"""


def begun(new_page, **options):
    """A match of Domino Run at its first run."""
    page = new_page(RUN, ready="table", **options)
    choose(page, "keep the line")
    return page


def test_sentence_after_sentence_and_then_the_question(new_page):
    page = begun(new_page)
    asked = page.inner_text("#prompt")
    page.evaluate(PROMPTS)
    do(page, "end the move")
    page.wait_for_function("() => !document.querySelector('.telling')")
    assert page.evaluate("prompts") == [
        asked,
        "The enemy runs 2 spaces.",
        "Back to the pile: blank-six.",
        page.inner_text("#prompt"),
    ]


def test_a_tap_ends_it_at_once_and_is_answered(new_page):
    page = begun(new_page)
    do(page, "end the move")
    page.locator("#pile").tap()
    assert page.locator(TELLING).count() == 0
    assert page.inner_text("#reply")
    assert page.locator("[data-action='end the move']").is_visible()


def test_a_second_tap_on_a_choice_that_is_over_makes_no_other(new_page):
    page = begun(new_page)
    do(page, "end the move")
    box = page.locator("[data-action='end the move']").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.locator(TELLING).count() == 0
    at_rest(page)
    assert logged(page) == 2


def test_a_key_ends_it_and_enter_does_not_choose_again(new_page):
    page = begun(new_page)
    page.focus("[data-action='end the move']")
    page.keyboard.press("Enter")
    page.wait_for_selector(TELLING)
    page.keyboard.press("Enter")
    assert page.locator(TELLING).count() == 0
    at_rest(page)
    assert logged(page) == 2
    assert page.evaluate("document.activeElement.dataset.action") == "end the move", "the focus stays"
    page.keyboard.press("z")
    page.wait_for_function("() => document.getElementById('last').textContent.includes('Rolled')")


def test_with_motion_off_nothing_is_shown_in_between(new_page):
    page = begun(new_page, reduced_motion="reduce")
    asked = page.inner_text("#prompt")
    page.evaluate(PROMPTS)
    do(page, "end the move")
    assert page.evaluate("prompts") == [asked, page.inner_text("#prompt")]
    assert "The enemy runs 2 spaces." in page.inner_text("#last")


def test_a_fight_is_staged_in_the_middle_and_the_board_stays_where_it_is(new_page):
    for size in ((1180, 820), (390, 844), (844, 390)):
        page = new_page(DUNGEON, ready="table", viewport={"width": size[0], "height": size[1]})
        do(page, "search")
        page.wait_for_selector(".scene.staged.met")
        at = page.locator("#map").bounding_box()
        stage, board = page.locator("#scene").bounding_box(), page.locator("[data-part=board]").bounding_box()
        assert stage["y"] >= board["y"] - 1 and stage["height"] <= board["height"] + 1, size
        assert abs((stage["x"] + stage["width"] / 2) - (board["x"] + board["width"] / 2)) < 2, size
        page.wait_for_selector(".scene.staged.beaten")
        assert page.locator("#map").bounding_box() == at, size
        hurry(page)
        assert page.locator(".scene.staged").count() == 0


def test_where_the_ground_passes_by_who_stands_on_it_jumps_along(new_page):
    page = new_page("#domino-run", ready="start")
    ways = page.evaluate(
        """async () => {
          const { glide } = await import(new URL(`${boneyard.folder}glide.mjs`, location));
          const { afterPaint } = await import(new URL(`${boneyard.folder}paint.mjs`, location));
          const board = document.body.appendChild(document.createElement("div"));
          const kinds = { "ground-1": "ground", "ground-2": "ground", stays: "glide", goes: "glide" };
          const pieces = Object.entries(kinds).map(([id, kind]) => {
            const piece = board.appendChild(Object.assign(document.createElement("i"), { id }));
            piece.dataset[kind] = "";
            return [id, piece];
          });
          const { stays, goes } = Object.fromEntries(pieces);
          const stand = (lefts) => {
            for (const [id, piece] of pieces)
              piece.style.cssText = `position: absolute; left: ${lefts[id]}px; width: 9px; height: 9px`;
          };
          stand({ "ground-1": 200, "ground-2": 300, stays: 200, goes: 200 });
          stays.dataset.on = goes.dataset.on = "ground-1";
          document.documentElement.dataset.motion = "normal";
          glide(board, false, () => {
            stand({ "ground-1": 100, "ground-2": 200, stays: 100, goes: 200 });
            goes.dataset.on = "ground-2";
          });
          await new Promise((resolve) => afterPaint(() => afterPaint(resolve)));
          const began = ({ effect }) => effect.getKeyframes()[0].transform;
          const ways = (piece) => piece.getAnimations().map(began);
          return [ways(stays), ways(goes)];
        }"""
    )
    assert ways == [[], ["translate(-100px, 0px)"]]
