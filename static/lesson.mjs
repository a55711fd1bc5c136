// The bubble of a lesson: beside what is to be tapped, which it points at and never covers, with a ring around that.
// Only whoever takes a lesson fetches it. Until Floating UI is there the bubble stands at the foot of the screen.

import built from "./built.mjs";
import { within } from "./view.mjs";

const GAP = 20; // px from the ring's target to the bubble, the tip between them
const EDGE = 8; // px to the edge of the screen
const LOWEST = 120; // px that a bubble keeps
const RING = 6; // px from the target to the ring
/** @typedef {import("@floating-ui/dom").Side} Side */
/** @type {Side[]} */
const SIDES = ["top", "bottom", "left", "right"];
/** @type {Side[]} */
const ON_THE_BOARD = ["bottom", "top", "right", "left"]; // but on a map: what leads to a place lies mostly above it
const host = /** @type {HTMLElement} */ (document.getElementById("lesson"));
let follows = () => {}; // ends the following of the last target
let begun = false; // is there a bubble?
let count = 0; // of bubbles, so that one that is gone before it was placed stays gone

/** Shows the bubble beside the element of this id; a fresh one gives it the focus. Empty html: no bubble.
 * @param {string} html @param {string} target @param {boolean} fresh */
export async function bubble(html, target, fresh) {
  count += 1;
  const number = count;
  follows();
  describe(target, begun);
  begun = html !== "";
  window.page.show(host, html, true);
  document.documentElement.toggleAttribute("data-teaches", html !== "");
  if (!html) return;
  if (fresh) focus(target);
  /** @type {typeof import("@floating-ui/dom")} */
  const floating = await import(built.floating);
  if (number !== count) return;
  const [box, ring, tip] = [".bubble", ".ring", ".tip"].map(part);
  if (fresh) makeRoom(box, target);
  follow(floating, { box, ring, tip }, target);
}

/** A part of the bubble that is shown.
 * @param {string} selector */
const part = (selector) => /** @type {HTMLElement} */ (host.querySelector(selector));

/** What takes the focus for a target: on a map its cursor, which stands there.
 * @param {string} target */
function stop(target) {
  const at = document.getElementById(target);
  return (at?.closest("[data-part=board]") && document.getElementById("cursor")) || at;
}

/** The target says that it is meant (data-taught). Who comes to it hears the words of the first bubble; those of the
    others are said when they come, and a map's cursor says them itself.
 * @param {string} target @param {boolean} said */
function describe(target, said) {
  for (const one of document.querySelectorAll("[data-taught]")) one.removeAttribute("data-taught");
  document.getElementById(target)?.setAttribute("data-taught", "");
  for (const one of document.querySelectorAll("[aria-describedby=bubble-words]")) one.removeAttribute("aria-describedby");
  const at = stop(target);
  if (!said && at?.id !== "cursor") at?.setAttribute("aria-describedby", "bubble-words");
}

/** Enter does what the bubble asks for, unless somebody reads something else just now.
 * @param {string} target */
function focus(target) {
  if (document.activeElement?.closest("#drawer, dialog")) return;
  (host.querySelector(".go") ?? stop(target))?.focus({ preventScroll: true });
}

/** The box of an element and of what it holds, as a tag may stand above it; an empty one if it is not there.
 * @param {Element | null} element */
function around(element) {
  const boxes = element ? [element, ...element.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width) : [];
  if (!boxes.length) return new DOMRect();
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Bubble and ring follow the target wherever it goes, frame by frame: it may glide, or be drawn anew.
 * @param {typeof import("@floating-ui/dom")} floating @param {Record<"box" | "ring" | "tip", HTMLElement>} parts
 * @param {string} target */
function follow({ arrow, autoUpdate, computePosition, flip, offset, shift, size }, { box, ring, tip }, target) {
  const reference = { getBoundingClientRect: () => around(document.getElementById(target)) };
  const place = document.getElementById(target)?.closest("pan-map, [data-part]")?.dataset.part;
  const [placement, ...others] = place === "board" ? ON_THE_BOARD : SIDES;
  const middleware = [
    offset(GAP),
    flip({ fallbackPlacements: others, crossAxis: false, padding: EDGE }),
    shift({ padding: EDGE }),
    size({ padding: EDGE, apply: ({ availableHeight }) => limit(box, availableHeight) }),
    arrow({ element: tip, padding: 14 }),
  ];
  const settle = async () => {
    const { x, y, width, height } = reference.getBoundingClientRect();
    host.toggleAttribute("data-lost", !width);
    limit(box, Infinity); // or it would seem to fit wherever it came to be that low
    Object.assign(ring.style, px({ width: width + 2 * RING, height: height + 2 * RING }), { translate: at(x - RING, y - RING) });
    const found = await computePosition(reference, box, { strategy: "fixed", placement, middleware });
    box.dataset.placed = found.placement;
    box.style.translate = at(found.x, within(EDGE, found.y, Math.max(EDGE, innerHeight - EDGE - box.offsetHeight)));
    Object.assign(tip.style, px({ left: found.middlewareData.arrow?.x, top: found.middlewareData.arrow?.y }));
  };
  follows = autoUpdate(reference, box, settle, { animationFrame: true });
}

/** Words that are higher than the room there is for them scroll in it.
 * @param {HTMLElement} box @param {number} room */
const limit = (box, room) => box.style.setProperty("--room", box.offsetHeight > room ? `${Math.max(Math.floor(room), LOWEST)}px` : "none");

/** The target is in sight, also where opening the screen has scrolled; and where neither above nor below it is room for
    the bubble, as with large letters on an upright screen, it goes up until there is.
 * @param {HTMLElement} box @param {string} target */
function makeRoom(box, target) {
  const element = document.getElementById(target);
  if (!element) return;
  const place = element.closest("pan-map") ?? element;
  place.scrollIntoView({ block: "nearest" });
  const { top, bottom } = element.getBoundingClientRect();
  const room = Math.max(top, innerHeight - bottom) - GAP - EDGE;
  if (room < box.offsetHeight && innerHeight > innerWidth) place.scrollIntoView({ block: "start" });
}

/** How far from the corner of the window something lies: moved as nothing that is laid out.
 * @param {number} x @param {number} y */
const at = (x, y) => `${Math.round(x)}px ${Math.round(y)}px`;
/** @param {Record<string, number | undefined>} lengths */
const px = (lengths) =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, length === undefined ? "" : `${Math.round(length)}px`]));
