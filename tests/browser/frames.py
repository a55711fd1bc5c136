"""The frame of a table as it is measured: its sizes, the boxes of its parts, and what moved."""

from playwright.sync_api import Page

from .waits import at_rest

SIZES = (
    (320, 256),  # which is a laptop at 400 %
    (427, 341),  # at 300 %
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
PLACES = "#prompt, .answer, .frame [data-part], .reel, .place > *"
# From here on, paint by paint: layout shifts, those after input included, and parts whose box is another by
# more than a px than it was at first. A part that comes or goes has not moved, nor has a line that reads
# otherwise in the middle of its box; what moves on the board or the stage, or glides elsewhere, is the
# game; a lesson's bubble goes to what it speaks of; and the end is seen large.
WATCH = """(places) => {
  const found = new Set();
  const fresh = []; // of this paint
  const element = (node) => (node?.nodeType === 3 ? node.parentElement : node);
  const mayMove = "[data-part=board] *, [data-part=stage] *, [data-glide], [data-glide] *, #lesson *";
  const name = (node) => node && (node.nodeType === 1 ? node.outerHTML.slice(0, 120) : node.textContent);
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
  const told = ({ node, previousRect: was, currentRect: is }) => `${name(node)}: ${box(was)} to ${box(is)}`;
  const elsewhere = ({ previousRect: was, currentRect: is }) => `${box(was)}` !== `${box(is)}`;
  const note = (entries) => {
    for (const { value, sources } of entries) {
      const others = sources.filter((one) => elsewhere(one) && !element(one.node)?.matches(mayMove));
      if (others.length) fresh.push(`shift of ${value}: ${others.map(told).join("; ")}`);
    }
  };
  const watcher = new PerformanceObserver((list) => note(list.getEntries()));
  watcher.observe({ type: "layout-shift" });
  const first = new Map();
  const measure = () => {
    for (const one of document.querySelectorAll(places)) {
      if (getComputedStyle(one).display === "contents" || !one.getClientRects().length) continue;
      const { x, y, width, height } = one.getBoundingClientRect();
      const [part, is] = [one.dataset.part ?? (one.id || one.className), [x, y, width, height]];
      const was = first.get(part) ?? is;
      first.set(part, was);
      if (is.some((side, at) => Math.abs(side - was[at]) > 1)) fresh.push(`${part}: ${was} to ${is}`);
    }
  };
  const paint = () => {
    if (window.moved !== moved) return;
    if (document.documentElement.dataset.finale) return watcher.disconnect();
    for (const one of fresh.splice(0)) found.add(one);
    measure();
    requestAnimationFrame(paint);
  };
  const moved = () => {
    note(watcher.takeRecords());
    const now = document.documentElement.dataset.finale ? [] : fresh.splice(0);
    const all = [...found, ...now];
    found.clear();
    return all;
  };
  window.moved = moved;
  paint();
}"""

# What is wrong with the table as it stands: what is too wide, too small, out of reach or cut off.
BAD = """() => {
  const bad = [];
  const play = document.getElementById("play");
  const words = (one) => one.textContent.trim().slice(0, 40);
  const name = ({ dataset, id, localName, className }) =>
    `${dataset?.action ?? dataset?.pick ?? id} <${localName} ${className?.baseVal ?? className}>`;
  const box = (one) => one.getBoundingClientRect();
  const SEEN = { visibilityProperty: true, opacityProperty: true };
  const shown = (one) => one.checkVisibility(SEEN) && box(one).width > 1 && !one.closest(".sr-only, [inert]");
  const inMap = (one) => one.closest("pan-map");
  const whole = ({ width, height }) => `${Math.round(width)}x${Math.round(height)}`;
  const less = (one) => Math.min(box(one).width, box(one).height);

  const parts = play.querySelectorAll(".frame, [data-part]");
  for (const one of [document.documentElement, ...parts]) {
    const { display, overflowX } = getComputedStyle(one);
    if (display !== "contents" && overflowX !== "clip" && one.scrollWidth > one.clientWidth + 1)
      bad.push(`scrolls sideways: ${name(one)}: ${one.scrollWidth} in ${one.clientWidth}`);
  }

  const board = play.querySelector("[data-part=board]");
  const half = Math.min(innerWidth, innerHeight) / 2;
  const least = innerHeight < 350 && innerWidth < 560 ? 200 : half;
  if (less(board) < least - 1) bad.push(`the board is small: ${whole(box(board))}`);

  for (const one of play.querySelectorAll("[data-action], [data-pick]")) {
    if (!shown(one) || inMap(one)) continue;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = box(one);
    const finger = innerWidth === 427 ? 39.5 : 43.5; // there it is a laptop at 300 %
    if (less(one) < finger) bad.push(`small choice ${whole(box(one))}: ${name(one)}`);
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    if (at !== one && !one.contains(at)) bad.push(`out of reach: ${name(one)}, there is ${at && name(at)}`);
  }
  for (const one of document.querySelectorAll("#screen :is(button, a, select, input)"))
    if (shown(one) && !inMap(one) && less(one) < 23.5)
      bad.push(`small target ${whole(box(one))}: ${name(one)}`);

  const clips = (value) => value === "hidden" || value === "clip";
  const walker = document.createTreeWalker(play, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const own = text.parentElement;
    if (!text.data.trim() || !shown(own) || own.closest("svg, pan-map, .sr-only")) continue;
    range.selectNodeContents(text);
    const is = range.getBoundingClientRect();
    for (let up = own; up !== play.parentElement; up = up.parentElement) {
      const { display, clipPath, overflowX, overflowY } = getComputedStyle(up);
      if (display === "contents" || display === "inline") continue;
      const edge = box(up);
      if (clipPath !== "none" || edge.width <= 1) break; // for the ear alone
      const wide = overflowX !== "visible" && (is.left < edge.left - 2 || is.right > edge.right + 2);
      const high = clips(overflowY) && (is.top < edge.top - 3 || is.bottom > edge.bottom + 3);
      if (wide || high) bad.push(`cut off: “${words(own)}” by ${name(up)}`);
      if (wide || high || ["auto", "scroll"].includes(overflowY)) break;
    }
  }
  return [...new Set(bad)];
}"""


def faults(page: Page) -> list[str]:
    """What is wrong with the table as it stands: too wide, too small, out of reach or cut off."""
    return page.evaluate(BAD)


def bring(page: Page, action: str) -> None:
    """Scroll a choice into sight, as whoever looks for it does; its part alone may have to, or its map."""
    page.locator(f'#board [data-action="{action}"]').first.evaluate(
        "one => { one.scrollIntoView({ block: 'nearest' }); one.closest('pan-map')?.bring(one); }"
    )


def watch(page: Page) -> None:
    """Note, once all is at rest, what the layout shifts, and what part moves, from paint to paint."""
    at_rest(page)
    page.evaluate(WATCH, PLACES)


def moved(page: Page) -> list[str]:
    """What has moved since this was last asked."""
    return page.evaluate("window.moved()")
