// The bubble of a lesson: beside what is to be tapped, which it points at and never covers, with a ring around that.
// Only whoever takes a lesson fetches it. Until Floating UI is there the bubble stands at the foot of the screen.

import built from "./built.mjs";

const GAP = 20; // px from the ring's target to the bubble, the tip between them
const EDGE = 8; // px to the edge of the screen
const LOWEST = 120; // px that a bubble keeps
const RING = 6; // px from the target to the ring
const SIDES = ["top", "bottom", "left", "right"];
const ON_THE_BOARD = ["bottom", "top", "right", "left"]; // but on a map: what leads to a place lies mostly above it
const host = document.getElementById("lesson");
let follows = () => {}; // ends the following of the last target
let count = 0; // of bubbles, so that one that is gone before it was placed stays gone

/** Shows the bubble beside the element of this id; a fresh one gives it the focus. Empty html: no bubble. */
export async function bubble(html, target, fresh) {
  const number = (count += 1);
  follows();
  describe(target);
  window.page.show(host, html, true);
  document.documentElement.toggleAttribute("data-teaches", html !== "");
  if (!html) return;
  if (fresh) focus(target);
  const floating = await import(built.floating);
  if (number !== count) return;
  if (fresh) makeRoom(host.querySelector(".bubble"), target);
  follow(floating, target);
}

/** Who comes to the target hears the bubble's words. */
function describe(target) {
  for (const one of document.querySelectorAll("[aria-describedby=bubble-words]")) one.removeAttribute("aria-describedby");
  document.getElementById(target)?.setAttribute("aria-describedby", "bubble-words");
}

/** Enter does what the bubble asks for, unless somebody reads something else just now. */
function focus(target) {
  if (document.activeElement.closest("#drawer, dialog")) return;
  (host.querySelector(".go") ?? document.getElementById(target))?.focus({ preventScroll: true });
}

/** The box of an element and of what it holds, as a tag may stand above it; an empty one if it is not there. */
function around(element) {
  const boxes = element ? [element, ...element.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width) : [];
  if (!boxes.length) return new DOMRect();
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Bubble and ring follow the target wherever it goes, frame by frame: it may glide, or be drawn anew. */
function follow({ arrow, autoUpdate, computePosition, flip, offset, shift, size }, target) {
  const [box, ring, tip] = [".bubble", ".ring", ".tip"].map((one) => host.querySelector(one));
  const reference = { getBoundingClientRect: () => around(document.getElementById(target)) };
  const part = document.getElementById(target)?.closest("pan-map, [data-part]")?.dataset.part;
  const [placement, ...others] = part === "board" ? ON_THE_BOARD : SIDES;
  const middleware = [
    offset(GAP),
    flip({ fallbackPlacements: others, crossAxis: false, padding: EDGE }),
    shift({ padding: EDGE }),
    size({ padding: EDGE, apply: ({ availableHeight }) => limit(box, availableHeight) }),
    arrow({ element: tip, padding: 14 }),
  ];
  const place = async () => {
    const { x, y, width, height } = reference.getBoundingClientRect();
    host.toggleAttribute("data-lost", !width);
    limit(box, Infinity); // or it would seem to fit wherever it came to be that low
    Object.assign(ring.style, px({ left: x - RING, top: y - RING, width: width + 2 * RING, height: height + 2 * RING }));
    const found = await computePosition(reference, box, { strategy: "fixed", placement, middleware });
    box.dataset.placed = found.placement;
    Object.assign(box.style, px({ left: found.x, top: found.y }));
    Object.assign(tip.style, px({ left: found.middlewareData.arrow.x, top: found.middlewareData.arrow.y }));
  };
  follows = autoUpdate(reference, box, place, { animationFrame: true });
}

/** Words that are higher than the room there is for them scroll in it. */
const limit = (box, room) => box.style.setProperty("--room", box.offsetHeight > room ? `${Math.max(Math.floor(room), LOWEST)}px` : "none");

/** The target is in sight, also where opening the screen has scrolled; and where neither above nor below it is room for
    the bubble, as with large letters on an upright screen, it goes up until there is. */
function makeRoom(box, target) {
  const element = document.getElementById(target);
  if (!element) return;
  const place = element.closest("pan-map") ?? element;
  place.scrollIntoView({ block: "nearest" });
  const { top, bottom } = element.getBoundingClientRect();
  const room = Math.max(top, innerHeight - bottom) - GAP - EDGE;
  if (room < box.offsetHeight && innerHeight > innerWidth) place.scrollIntoView({ block: "start" });
}

const px = (lengths) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, length === undefined ? "" : `${Math.round(length)}px`]));
