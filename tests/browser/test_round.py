"""Round a table that lies flat: a stage in the middle, and a strip for whoever decides, with all that they
need whole inside it."""

import pytest

import games
from app.session.seats_view import SIDES

from . import frames
from .company import ENDED, seat
from .covering import covering
from .play import TABLE, choose, offered
from .waits import at_rest, painted

GLASSES = ((820, 1180), (1180, 820), (1366, 1024))
MOST = 40  # choices until everybody has had a turn
NAMES = ("Bartholomew", "Wilhelmina", "Maximiliane", "Konstantin", "Ann")
TABLES = [(slug, people) for slug in games.SHELF for people in games.load(slug).game.seats if people > 1]
# Is each choice under the point where it is drawn, without scrolling, on the board or in the strip?
OUT_OF_REACH = """() => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const board = document.querySelector("[data-part=board]").getBoundingClientRect();
  const bad = [];
  for (const one of document.querySelectorAll("#play :is([data-action], [data-pick], #do-cover, #do-lift)")) {
    const seen = one.checkVisibility({ visibilityProperty: true }); // it knows little of what is in an SVG
    if (!seen || !one.getClientRects().length) continue;
    const { x, y, width, height } = one.getBoundingClientRect();
    const [right, down] = [x + width / 2, y + height / 2];
    const at = document.elementFromPoint(right, down);
    const name = one.dataset.action ?? one.dataset.pick ?? one.id;
    const there = at === one || one.contains(at) || at?.closest("svg, pan-map")?.contains(one);
    if (!there) bad.push(`${name}: there is ${at?.outerHTML.slice(0, 80)}`);
    const inside = one.closest("[data-part=board]") ? board : frame;
    const over = [inside.x - x, inside.y - y, x + width - inside.right, y + height - inside.bottom];
    if (Math.max(...over) > 1 && !one.closest("pan-map")) bad.push(`${name} is not whole`);
  }
  const prompt = document.getElementById("prompt");
  if (prompt.scrollHeight > prompt.clientHeight + 2) bad.push("the prompt is cut");
  return bad;
}"""


def lift(page):
    """Hold the shield, if there is one: a mouse holds it once."""
    if page.locator("#do-lift").count():
        page.locator("#do-lift").click(delay=900)
        page.wait_for_selector("#do-cover")


@pytest.mark.parametrize(("slug", "people"), covering(TABLES))
def test_every_action_of_every_side_lies_where_it_is_drawn(new_page, slug, people):
    page = new_page(f"#{slug}", ready="start", reduced_motion="reduce")
    options = games.load(slug).game.options.items()
    apart = " ".join(f"{name}-0" for name, option in options if option.company)  # one turn after the other
    seat(page, ["person"] * people, " ".join(NAMES[:people]), options=apart, turned=True)
    seen: set[str | None] = set()
    for _ in range(MOST):
        lift(page)
        at_rest(page)
        side = page.get_attribute("#play", "data-side")
        for width, height in GLASSES if side not in seen else GLASSES[:1]:
            page.set_viewport_size({"width": width, "height": height})
            painted(page)
            assert page.evaluate(OUT_OF_REACH) == [], f"{side}, {width}x{height}"
        seen.add(side)
        actions = offered(page)
        if seen == set(SIDES[people]) or page.locator(ENDED).count() or not actions:
            break
        frames.bring(page, actions[-1])
        choose(page, actions[-1])
    assert seen == set(SIDES[people])
    plates = page.locator(".sides li")
    assert plates.count() == people
    page.reload()
    page.wait_for_selector(TABLE)
    assert page.locator("#play[data-side]").count() == 1, "remembered with the match"


def test_while_one_finger_holds_the_shield_another_chooses(new_page):
    """Of a second finger the browser makes no click."""
    page = new_page("#run-away", ready="start", reduced_motion="reduce", has_touch=True)
    seat(page, ["person"] * 4, "Ada Ben Cleo Dan", turned=True)
    page.set_viewport_size({"width": 1180, "height": 820})
    page.wait_for_selector("#do-lift")
    touch = page.context.new_cdp_session(page)

    def fingers(kind, *spots, first=0):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots, first)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def middle(selector):
        box = page.locator(selector).first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    shield = middle("#do-lift")
    fingers("touchStart", shield)
    page.wait_for_selector("#do-cover")
    card = page.locator(".cards [data-action]").first
    chosen = card.get_attribute("data-action")
    spot = middle(".cards [data-action]")
    fingers("touchStart", shield, spot)
    fingers("touchEnd", spot, first=1)
    page.wait_for_selector(f"[data-action='{chosen}']", state="detached")
    assert page.locator("#do-cover").count() == 1, "the first finger is still there"
    fingers("touchEnd", shield)
    page.wait_for_selector("#do-lift")
