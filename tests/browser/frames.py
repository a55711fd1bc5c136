"""The frame of a table as it is measured: its sizes, the boxes of its parts, and what moved."""

from playwright.sync_api import Page

SIZES = (
    (320, 256),  # which is a laptop at 400 %
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1366, 1024),
    (1440, 900),
    (2560, 1440),
)
# Layout shifts from here on, those after input included, and what moved.
WATCH = """() => {
  window.shifts = [];
  const name = (node) => node && (node.nodeType === 1 ? node.outerHTML.slice(0, 120) : node.textContent);
  const note = (entries) => entries.forEach(({ value, sources }) =>
    window.shifts.push({ value, moved: sources.map(({ node, previousRect: a, currentRect: b }) =>
      `${name(node)}: ${[a.x, a.y, a.width, a.height]} to ${[b.x, b.y, b.width, b.height]}`) }));
  window.watcher = new PerformanceObserver((list) => note(list.getEntries()));
  window.watcher.observe({ type: "layout-shift" });
  window.noted = () => { note(window.watcher.takeRecords()); return window.shifts.splice(0); };
}"""
BOXES = """() => Object.fromEntries([...document.querySelectorAll("#prompt, .answer, .frame [data-part], .reel, .place > *")]
  .filter((one) => getComputedStyle(one).display !== "contents" && one.getClientRects().length)
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.part ?? one.id ?? one.className, [x, y, width, height]];
  }))"""

# What is wrong with the table as it stands: what is too wide, too small, out of reach or cut off.
BAD = """() => {
  const bad = [];
  const play = document.getElementById("play");
  const scroller = play.querySelector(".frame");
  const name = (one) => (one.dataset?.action ?? one.dataset?.pick ?? one.id ?? "") + " <" + one.tagName.toLowerCase() + " " +
    (one.getAttribute("class") ?? "") + "> " + one.textContent.trim().slice(0, 40);
  const box = (one) => one.getBoundingClientRect();
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(one).width > 1 && !one.closest(".sr-only, [inert]");
  const inMap = (one) => one.closest("pan-map");

  for (const one of [document.documentElement, scroller, ...play.querySelectorAll("[data-part]")])
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "contents" && getComputedStyle(one).overflowX !== "clip")
      bad.push(`scrolls sideways: ${one.dataset.part ?? one.className}: ${one.scrollWidth} in ${one.clientWidth}`);

  const board = box(play.querySelector("[data-part=board]"));
  const half = Math.min(innerWidth, innerHeight) / 2;
  if (Math.min(board.width, board.height) < half - 1) bad.push(`the board is small: ${board.width}x${board.height}`);

  const choices = [...play.querySelectorAll("[data-action], [data-pick]")].filter((one) => shown(one) && !inMap(one));
  for (const one of choices) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = box(one);
    if (Math.min(width, height) < 43.5) bad.push(`small choice ${Math.round(width)}x${Math.round(height)}: ${name(one)}`);
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    if (at !== one && !one.contains(at)) bad.push(`out of reach: ${name(one)}, there is ${at && name(at)}`);
  }
  for (const one of document.querySelectorAll("#screen :is(button, a, select, input)")) {
    const { width, height } = box(one);
    if (shown(one) && !inMap(one) && Math.min(width, height) < 23.5) bad.push(`small target ${Math.round(width)}x${Math.round(height)}: ${name(one)}`);
  }

  const clips = (value) => value === "hidden" || value === "clip";
  const walker = document.createTreeWalker(play, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode, own = text.parentElement;
    if (!text.data.trim() || !shown(own) || own.closest("svg, pan-map, .sr-only")) continue;
    range.selectNodeContents(text);
    const is = range.getBoundingClientRect();
    for (let up = own; up !== play.parentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === "contents" || style.display === "inline") continue;
      const edge = box(up);
      if (style.clipPath !== "none" || (edge.width <= 1)) break;
      const [x, y] = [style.overflowX, style.overflowY];
      if ((x !== "visible" && (is.left < edge.left - 2 || is.right > edge.right + 2)) ||
          (clips(y) && (is.top < edge.top - 3 || is.bottom > edge.bottom + 3)))
        { bad.push(`cut off: “${text.data.trim().slice(0, 40)}” by ${name(up).slice(0, 60)}`); break; }
      if (y === "auto" || y === "scroll") break;
    }
  }
  return [...new Set(bad)];
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with the table as it stands: too wide, too small, out of reach or cut off."""
    return page.evaluate(BAD)


def bring(page: Page, action: str) -> None:
    """Scroll a choice into sight, as whoever looks for it does; its part alone may have to."""
    look = "one => document.querySelector(`#board [data-action='${one}']`).scrollIntoView({ block: 'nearest' })"
    page.evaluate(look, action)


def watch(page: Page) -> None:
    """Note from here on what the layout shifts."""
    page.evaluate(WATCH)


def shifts(page: Page) -> list[dict]:
    """What has shifted since this was last asked."""
    return page.evaluate("window.noted()")


def boxes(page: Page) -> dict[str, list[float]]:
    """Where each part of the frame stands: left, top, width and height in px."""
    return page.evaluate(BOXES)


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[str]:
    """The parts whose box is another by more than a px; a part that comes or goes has not moved."""
    return [
        f"{name}: {before[name]} to {after[name]}"
        for name in before.keys() & after.keys()
        if any(abs(was - now) > 1 for was, now in zip(before[name], after[name], strict=True))
    ]
