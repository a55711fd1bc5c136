// A ruler over a map that says data-ruler="units feet": how long a square is in the drawing's units, and in feet. A
// button that says data-measure switches it on and off; while it is on, a finger or the mouse measures instead of
// moving the map, and so does Enter: from what has the focus to what has it at the next. The line stays until the
// next one, and its length is announced.

import { apart, follow, swallowClick } from "./pointer.mjs";

/** @typedef {import("./pointer.mjs").Spot} Spot */

const root = document.documentElement;
const NAMESPACE = "http://www.w3.org/2000/svg";
/** @type {Element | null} */
let map = null; // what is being measured
/** @type {Element | null} */
let piece = null; // where it begins, from the keyboard
/** @type {Element | null} */
let line = null; // the drawing over the page

/** @param {string} name @param {Record<string, string | number>} attributes */
const make = (name, attributes) => {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

function wipe() {
  line?.remove();
  line = map = piece = null;
}

/** The middle of a piece, on the page.
 * @param {Element} of @returns {Spot} */
function middle(of) {
  const { x, y, width, height } = of.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

/** How long it is from here to there, in words: to half a square.
 * @param {Element} on the map, a layer of which is one unit wide @param {Spot} from @param {Spot} to */
function length(on, from, to) {
  const [unit, feet] = (on.getAttribute("data-ruler") ?? "").split(" ").map(Number);
  const scale = on.querySelector("svg")?.getBoundingClientRect().width ?? 1;
  const squares = Math.round((2 * apart(from, to)) / (scale * unit)) / 2;
  return `${squares} square${squares === 1 ? "" : "s"} · ${squares * feet} feet`;
}

/** @param {Spot} from @param {Spot} to */
function measure(from, to) {
  if (!map) return;
  line?.remove();
  line = make("svg", { class: "ruler-line", "aria-hidden": "true" });
  const ends = { x1: from.clientX, y1: from.clientY, x2: to.clientX, y2: to.clientY };
  const words = make("text", { x: (ends.x1 + ends.x2) / 2, y: (ends.y1 + ends.y2) / 2 - 10 });
  words.textContent = length(map, from, to);
  line.append(make("line", { class: "under", ...ends }), make("line", ends), words);
  document.body.append(line);
}

/** The line is as it shall be. */
function end() {
  if (line) document.getElementById("live")?.replaceChildren(line.textContent ?? "");
  map = piece = null;
}

const HOW = "Measuring: Enter on the map begins, and Enter elsewhere ends it.";
/** @param {boolean} on */
function turn(on) {
  wipe();
  root.toggleAttribute("data-measuring", on);
  document.querySelector("[data-measure]")?.setAttribute("aria-pressed", String(on));
  document.getElementById("live")?.replaceChildren(on ? HOW : "");
}

addEventListener("click", ({ target }) => {
  if (target.closest("[data-measure]")) turn(!root.hasAttribute("data-measuring"));
});

addEventListener("pointerdown", wipe, { capture: true });
follow(
  {
    press(event) {
      if (!root.hasAttribute("data-measuring")) return false;
      const [inmost] = /** @type {Element[]} */ (event.composedPath());
      map = inmost.closest("button") ? null : event.target.closest("pan-map[data-ruler]");
      if (map) event.stopPropagation(); // the map and its pieces stay where they are
      return map;
    },
    move: (event, from) => measure(from, event),
    drop() {
      end();
      swallowClick();
    },
    cancel: end,
  },
  { capture: true, slip: 0 },
);

addEventListener(
  "keydown",
  (event) => {
    const { key } = event;
    const target = (event.target.id === "cursor" && document.querySelector("[data-cursor]")) || event.target;
    const on = target.closest?.("pan-map[data-ruler]");
    if (!root.hasAttribute("data-measuring") || !on || on === target || !["Enter", " "].includes(key)) return;
    event.preventDefault();
    event.stopPropagation(); // nothing is chosen
    const from = piece;
    if (!from) {
      wipe();
      [map, piece] = [on, target];
    }
    measure(middle(from ?? target), middle(target)); // the map may have moved with the focus
    if (from) end();
  },
  { capture: true },
);

addEventListener("wheel", wipe, { passive: true });
addEventListener("hashchange", () => turn(false));
