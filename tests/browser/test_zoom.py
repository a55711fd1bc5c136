"""Large letters, high zoom, and colours that the person or the browser has chosen, in every game."""

import base64

import pytest

import games

from .chromium import launch_options
from .company import midway
from .test_phones import WIDER

ZOOMED = {"width": 320, "height": 256}  # a window of 1280 by 1024 at 400 %
PHONE = {"width": 390, "height": 844}
SCROLLS_SIDEWAYS = "document.scrollingElement.scrollWidth > innerWidth"
# How large the board is when it is scrolled to, and the choices that no scrolling up and down brings.
REACHED = """() => {
  const board = document.querySelector('[data-part="board"]');
  board.scrollIntoView({ block: "start" });
  const { width, top, bottom } = board.getBoundingClientRect();
  const choices = [...document.querySelectorAll("#board :is([data-action], [data-pick])")];
  const unreached = choices.filter((one) => {
    if (one.closest("pan-map") || !one.getBoundingClientRect().width) return false;
    one.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || (top + bottom) / 2 < 0 || (top + bottom) / 2 > innerHeight;
  });
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return { width, high, unreached: unreached.map((one) => one.dataset.action ?? one.dataset.pick) };
}"""
# Words that lie on one another: a label's text is as large as its letters are, whatever its box says.
COLLIDE = """() => {
  const walker = document.createTreeWalker(document.querySelector("#board"), NodeFilter.SHOW_TEXT);
  const found = [];
  const seen = (box, one) => { // what of it is not scrolled out of its place
    let { left, top, right, bottom } = box;
    for (let up = one; up.id !== "board"; up = up.parentElement) {
      const { overflowY, display } = getComputedStyle(up);
      if (overflowY === "visible" || display === "contents" || display === "inline") continue;
      const edge = up.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const elsewhere = one.closest("svg, pan-map, .sr-only, .flag, .finale");
    if (!node.data.trim() || elsewhere || !one.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clip = getComputedStyle(one);
    if (clip.clipPath !== "none" || clip.overflow === "hidden") continue;
    for (const box of range.getClientRects()) found.push([one, seen(box, one), node.data.trim()]);
  }
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const along = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return found.flatMap(([one, box, words], at) =>
    found.slice(at + 1)
      .filter(([other, place]) => other !== one && across(box, place) > 3 && along(box, place) > 6)
      .map(([, , other]) => [words, other]));
}"""
# How much of the piece of bone in the middle of the map is dark, and how much is light.
SHADES = """async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  const sum = (_, at) => data[4 * at] + data[4 * at + 1] + data[4 * at + 2];
  const sums = Array.from({ length: data.length / 4 }, sum);
  const share = (fits) => sums.filter(fits).length / sums.length;
  return { dark: share((sum) => sum < 250), light: share((sum) => sum > 600) };
}"""
SLAB = """() => {
  const box = (one) => one.getBoundingClientRect();
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [left, top] = middle(box(document.querySelector("pan-map")));
  const far = (one) => Math.hypot(middle(one)[0] - left, middle(one)[1] - top);
  const slabs = [...document.querySelectorAll("pan-map use[href='#slab']")].map(box);
  const slab = slabs.sort((a, b) => far(a) - far(b))[0];
  return { x: slab.x, y: slab.y, width: slab.width, height: slab.height };
}"""


def opened(page, link):
    """The page at this table, with nothing on it that comes by itself."""
    page.goto(page.url.partition("#")[0] + link)
    page.wait_for_selector("html:is([data-ready=table], [data-ready=arrival])")
    if page.locator("#do-straight-in").count():
        page.click("#do-straight-in")
    page.wait_for_selector("html[data-ready=table]")
    if page.locator("#do-news-read").count():
        page.click("#do-news-read")


def in_letters_of(page, text):
    """The settings' size of letters."""
    page.evaluate("text => { localStorage['boneyard.settings'] = JSON.stringify({ text }); dress(); }", text)


@pytest.mark.parametrize(("size", "text"), [(ZOOMED, "normal"), (PHONE, "double")], ids=["zoomed", "letters"])
def test_every_board_is_seen_and_every_choice_is_reached_by_scrolling_down(new_page, size, text):
    page = new_page("", ready="home", viewport=size, reduced_motion="reduce")
    in_letters_of(page, text)
    assert not page.evaluate(SCROLLS_SIDEWAYS) and page.evaluate(WIDER) == [], "the shelf"
    for slug in games.SHELF:
        opened(page, midway(slug))
        reached = page.evaluate(REACHED)
        assert reached["width"] >= 160 and reached["high"] >= 120 and not reached["unreached"], (
            slug,
            reached,
        )
        assert not page.evaluate(SCROLLS_SIDEWAYS) and page.evaluate(WIDER) == [], slug
        assert page.evaluate(COLLIDE) == [], slug


def test_a_browser_with_its_own_colours_and_letters_leaves_pips_and_labels_readable(playwright, server):
    """Android's browsers darken pages that do not say no; and some people have no letters below 20 px."""
    flags = ("--enable-features=WebContentsForceDark", "--blink-settings=minimumFontSize=20")
    browser = playwright.chromium.launch(**launch_options(*flags))
    page = browser.new_page(viewport=PHONE, color_scheme="dark", reduced_motion="reduce")
    page.goto(server.url)
    page.evaluate("localStorage['boneyard.settings'] = JSON.stringify({ theme: 'light' })")
    page.reload()
    page.mouse.move(1, 1)
    page.wait_for_selector("html[data-ready=home]", timeout=60_000)
    for slug in ("dunginoes", "dungeons"):
        opened(page, midway(slug))
        assert page.evaluate(COLLIDE) == [], slug
        shot = base64.b64encode(page.screenshot(clip=page.evaluate(SLAB))).decode()
        shades = browser.new_page().evaluate(SHADES, f"data:image/png;base64,{shot}")
        assert shades["dark"] > 0.03 and shades["light"] > 0.3, (slug, shades)
    browser.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_forced_colours_what_a_surface_said_has_an_edge(new_page, scheme):
    page = new_page("", ready="home", color_scheme=scheme)
    page.emulate_media(forced_colors="active", color_scheme=scheme)
    opened(page, midway("domino-run"))
    style = "([name, what]) => getComputedStyle(document.querySelector(name))[what]"
    assert page.evaluate(style, [".bar", "backgroundImage"]) == "none", "icons stand on a plain ground"
    assert page.evaluate(style, ["#tool-menu .icon", "stroke"]) != page.evaluate(
        style, [".bar", "backgroundColor"]
    )
    assert page.evaluate(style, [".slot.empty", "borderTopWidth"]) == "2px"
    assert "gradient" in page.evaluate(style, [".hatch", "backgroundImage"])
    assert page.evaluate(style, [".hatch", "forcedColorAdjust"]) == "none"
