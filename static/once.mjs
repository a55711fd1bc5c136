// One press does one thing.
//
// A key that is held down repeats: arrows may, but nothing is chosen by that. A second click or tap at the same
// place, soon after the first, was meant for what lay there then: if something else has come to lie there meanwhile,
// it is not chosen. Nor is what has come into the bar so lately that nobody can have seen it there. Keys and clicks that
// no pointer has made (a screen reader's, a switch's) are left alone.

import { apart, spotOf } from "./pointer.mjs";

const CHOSEN = "[data-action], [data-pick], [data-touch], [data-do]";
const REPEATS = /^(Arrow|Page|Home|End|Tab|[+=−-]$)/; // what may: going about, and looking closer or from farther away
const SOON = 300; // ms between two taps of one finger
const NEAR = 24; // pixels between them
const SEEN = 600; // ms after which a tool that has come into the bar can have been seen there

/** What it is that is chosen by an element, whichever element says it.
 * @param {Element} element */
function meaning(element) {
  const { action, pick, touch, do: command, arg } = element.closest?.(CHOSEN)?.dataset ?? {};
  return [action, pick, touch, command, arg].join("\n");
}

addEventListener(
  "keydown",
  (event) => {
    if (!event.repeat || REPEATS.test(event.key) || event.target.closest?.("input, select, textarea")) return;
    event.stopImmediatePropagation();
    if (event.target !== document.body) event.preventDefault(); // the page itself may be scrolled by Space
  },
  { capture: true },
);

// Shaky hands: for a moment after a touch no other counts (data-calm, in ms). A key is no touch.
let answered = -Infinity; // when the last that counted came down
addEventListener(
  "pointerdown",
  (event) => {
    const calm = Number(document.documentElement.dataset.calm ?? 0);
    const early = event.timeStamp - answered < calm;
    document.documentElement.toggleAttribute("data-early", early);
    if (early) event.stopImmediatePropagation();
    else answered = event.timeStamp;
  },
  { capture: true },
);
for (const kind of ["touchstart", "touchend", "mousedown", "mouseup", "click"])
  addEventListener(
    kind,
    (event) => {
      const pointed = kind !== "click" || /** @type {MouseEvent} */ (event).detail;
      if (!pointed || !document.documentElement.hasAttribute("data-early")) return;
      event.stopImmediatePropagation();
      if (event.cancelable) event.preventDefault();
    },
    { capture: true, passive: false },
  );

/** What each tool of the bar means, and since when, as an event's time.
 * @type {WeakMap<Element, { means: string, since: number }>} */
const tools = new WeakMap();

/** Something was drawn: which tools have come to where others lay? A bar that is all new has come with its screen. */
export function noteTools() {
  const all = [...document.querySelectorAll(".bar .tool")];
  const since = all.some((one) => tools.has(one)) ? performance.now() : -Infinity;
  for (const one of all) {
    const means = meaning(one);
    if (tools.get(one)?.means !== means) tools.set(one, { means, since });
  }
}

/** What is chosen by an element, on the board to the last word; beside it the command, whose words may count on.
 * @param {Element} element */
const intent = (element) =>
  element.closest("#board") ? meaning(element) : (element.closest("[data-do]")?.dataset.do ?? "");

let clicked = ""; // what the first of several clicks has chosen
addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted || !event.detail) return;
    const now = intent(event.target);
    const tool = tools.get(event.target.closest(".tool") ?? document.body);
    const unseen = event.timeStamp - (tool?.since ?? -Infinity) < SEEN;
    if (event.detail === 1 && !unseen) clicked = now;
    else if (now !== clicked || unseen) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  },
  { capture: true },
);

let tapped = { at: -Infinity, spot: { clientX: 0, clientY: 0 }, meaning: "" }; // the last tap of a finger, by the time it was lifted

/** May what a finger has tapped be chosen? Not if it has just come to where the finger tapped before.
 * @param {Element} target @param {import("./pointer.mjs").Spot} spot @param {number} at */
export function tapCounts(target, spot, at) {
  const now = meaning(target);
  const again = at - tapped.at < SOON && apart(spot, tapped.spot) < NEAR;
  if (again && now !== tapped.meaning) return false;
  tapped = { at, spot: spotOf(spot), meaning: now };
  return true;
}
