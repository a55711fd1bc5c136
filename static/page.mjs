// What the page does for Python where JavaScript is the shorter way: showing a screen so that
// focus stays, and drawing a QR code. Python calls it as `window.page`.

import { differences, settle } from "./differences.mjs";
import { files } from "./files.mjs";
import { film, glide, rolling, speed } from "./glide.mjs";
import { afterPaint } from "./paint.mjs";

const TOUCHABLE = "[data-action], [data-pick], [data-touch], [data-do]";
const NEXT = ["pointerdown", "touchstart", "mousedown", "click", "keydown", "submit", "change", "hashchange", "storage", "pagehide", "visibilitychange"];
const SLIP = 8; // pixels that a tap may wander
const ANSWERED = 120; // ms after which a tap has been answered

/** Choices on the board that are out of sight come into it, the first of them for certain; once, as whoever
    then scrolls away has seen them. A map looks after its own. */
let revealed = "";
function reveal(element) {
  const choices = [...element.querySelectorAll("[data-part=board] [data-action]")].filter((one) => !one.closest("pan-map"));
  const now = choices.map((one) => one.dataset.action).join();
  if (now === revealed) return;
  revealed = now;
  for (const one of [choices.at(-1), choices[0]]) one?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** How many of the elements lie, at least in part, under what floats over the page (data-floats). */
function covered(elements) {
  const floating = document.querySelector("[data-floats]")?.getBoundingClientRect();
  const under = ({ top, bottom, left, right }) =>
    floating.bottom >= top && floating.top <= bottom && floating.right >= left && floating.left <= right;
  return floating ? elements.filter((one) => under(one.getBoundingClientRect())).length : 0;
}

/** What floats over the page goes to its other edge if it would cover less there of the element that it speaks of,
    and of the choices that it names (data-hint). */
function stepAside(element) {
  const root = document.documentElement;
  const named = [...document.querySelectorAll("[data-hint]")].filter((one) => one.getClientRects().length);
  const elements = [...new Set([element, ...named])];
  root.removeAttribute("data-aside");
  const here = covered(elements);
  if (here) root.setAttribute("data-aside", "");
  if (here && covered(elements) >= here) root.removeAttribute("data-aside");
}

/** Where the focus is: the element, its part of the screen, and the middle of it. */
function focusNow() {
  const element = document.activeElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { element, part: element.closest("[data-part]")?.dataset.part, x: x + width / 2, y: y + height / 2 };
}

/** The choice of a part that is next to where the focus was: on the board the nearest one, else the first. */
function nextChoice({ part, x, y }) {
  const choices = [...document.querySelectorAll(`[data-part="${part}"] :is([data-action], [data-pick])`)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length && getComputedStyle(one).visibility !== "hidden",
  );
  if (part !== "board") return choices[0];
  const far = (one) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  };
  return choices.map((one) => [far(one), one]).sort(([one], [other]) => one - other)[0]?.[1];
}

/** Focus that fell off the page, because its element went or is hidden, goes to the next choice in the same part of
    the screen. Where there is none it waits at the prompt, and goes on if one comes before it was moved. */
let waiting = null; // where it was
addEventListener("focusin", ({ target }) => target.id !== "prompt" && (waiting = null));
function keepFocus(had) {
  const has = document.activeElement;
  const prompt = document.getElementById("prompt");
  const waits = waiting && has === prompt;
  if (!waits && has !== document.body && has.getClientRects().length) return;
  const from = waits ? waiting : had;
  const open = document.querySelector("dialog[open]");
  const choice = !open && from.part && nextChoice(from);
  (open ?? choice ?? prompt ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  waiting = document.activeElement === prompt ? from : null;
}

/** Tells Python, as "boneyard:point", when a mouse or the focus from the keyboard comes to a choice or
    leaves it; a finger points at nothing. */
let pointed = false;
function point(event) {
  if (event.pointerType === "touch") return;
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return; // nothing moves before a press ends
  const detail = event.target.closest?.("[data-action]")?.dataset.action ?? "";
  if (detail || pointed) dispatchEvent(new CustomEvent("boneyard:point", { detail }));
  pointed = detail !== "";
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

/** Draws in the element; pieces glide from where they were unless `still`, and the focus is kept. */
function draw(element, still, change) {
  const had = element.contains(document.activeElement) && focusNow();
  glide(element, still, change);
  if (had && document.activeElement === document.body) keepFocus(had);
  else if (had) requestAnimationFrame(() => keepFocus(had));
  if (element.id === "screen") afterPaint(() => reveal(element));
}

const read = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;
const readPart = (html) => read(html).firstElementChild;
const pairs = (flat) => flat.flatMap((_, i) => (i % 2 ? [] : [[flat[i], flat[i + 1]]]));

const partOf = (element, name) => element.querySelector(`[data-part="${name}"]`);

// A choice that Python has drawn ahead is shown by the page itself, so that nothing stands between the finger and
// the paint. Python hears of it, as "boneyard:chosen", right after that paint, or before whatever is done next.
let ready = null; // { element, kind, words, touched, still, names, changes }
let owed = null; // the same once it was shown, until Python has heard of it

/** The element was drawn otherwise meanwhile, wholly or these parts of it. */
function forget(element, names) {
  if (ready?.element === element) ready = null;
  if (owed?.element === element) owed.names = names ? owed.names.filter((name) => !names.includes(name)) : [];
}

function tell() {
  if (!owed) return;
  const detail = [owed.kind, owed.words, owed.touched, ...owed.names].join("\n");
  owed = null;
  dispatchEvent(new CustomEvent("boneyard:chosen", { detail }));
}

function choose(event) {
  const chosen = ready && event.target.closest(TOUCHABLE)?.dataset;
  if (!chosen) return;
  const kind = chosen.action ? "action" : "pick";
  if (kind !== ready.kind || chosen[kind] !== ready.words || (event.pointerType === "touch") !== ready.touched) return;
  event.stopImmediatePropagation();
  owed = ready;
  ready = null;
  draw(owed.element, owed.still, () => owed.changes.forEach(settle));
  afterPaint(tell);
}

/** While a film is shown, whatever comes down ends it, as "boneyard:hurry", and is answered after that. But Enter
    and Space go by what was there to be chosen, which is over. */
function hurry(event) {
  if (!rolling() || ["Alt", "Control", "Meta", "Shift"].includes(event.key)) return;
  if ((event.key === "Enter" || event.key === " ") && event.target.closest("[data-part=choices]")) event.preventDefault();
  dispatchEvent(new Event("boneyard:hurry"));
}

for (const kind of NEXT) addEventListener(kind, tell, { capture: true });
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, hurry, { capture: true });
document.addEventListener("click", choose, { capture: true });

/** Does something with the sounds; silence is no fault, and before anything was touched there is nothing else. */
async function withSounds(work) {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  try {
    await work(await import("./sound.mjs"));
  } catch (fault) {
    console.warn("No sound.", fault);
  }
}

window.page = {
  ...files,

  /** Puts html into the element. */
  show(element, html, still) {
    forget(element);
    draw(element, still, () => {
      const wanted = element.cloneNode(false);
      wanted.append(read(html));
      boneyard.morph(element, wanted, true);
      if (element.id === "screen")
        document.documentElement.toggleAttribute("data-turned", Boolean(element.querySelector("#play[data-side]")));
    });
  },

  /** Puts parts of the element anew, names and texts in turn. */
  showParts(element, still, ...flat) {
    const parts = pairs(flat);
    forget(element, parts.map(([name]) => name));
    draw(element, still, () => {
      for (const [name, html] of parts) boneyard.morph(partOf(element, name), readPart(html), false);
    });
  },

  /** Reads parts, names and texts in turn, to be shown when a choice is made: "action" or "pick", its words,
      by a finger or not. */
  prepareParts(element, kind, words, touched, still, ...flat) {
    const parts = pairs(flat);
    const names = parts.map(([name]) => name);
    const changes = parts.map(([name, html]) => differences(partOf(element, name), readPart(html)));
    ready = parts.length ? { element, kind, words, touched, still, names, changes } : null;
  },

  afterPaint,
  film,

  /** Brings an element into sight by the smallest move of the page and, if it lies in one, of the map. What floats
      over the page steps aside for it. */
  bring(element) {
    const map = element.closest("pan-map");
    map?.bring(element);
    (map ?? element).scrollIntoView({ block: "nearest", inline: "nearest" });
    setTimeout(() => stepAside(element), speed());
  },

  /** Resolves after so many milliseconds, or soon after a tap or a key, when that itself has been answered. */
  tapOrSleep(ms) {
    return new Promise((resolve) => {
      let from = null;
      const listening = new AbortController();
      const end = (wait) => {
        listening.abort();
        setTimeout(resolve, wait);
      };
      const on = (kind, answer) => addEventListener(kind, answer, { capture: true, signal: listening.signal });
      on("pointerdown", ({ clientX, clientY }) => (from = [clientX, clientY]));
      on("pointerup", ({ clientX, clientY }) => {
        if (from && Math.hypot(clientX - from[0], clientY - from[1]) < SLIP) end(ANSWERED);
      });
      on("keydown", () => end(ANSWERED));
      setTimeout(() => end(0), ms);
    });
  },

  /** Plays a small sound. */
  sound(name) {
    withSounds(({ play }) => play(name));
  },

  /** Shakes the device a little. */
  shake(name) {
    withSounds(({ shake }) => shake(name));
  },

  /** The bubble of a lesson with this html, beside the element of this id; see lesson.mjs. */
  async bubble(html, target, fresh) {
    const { bubble } = await import("./lesson.mjs");
    bubble(html, target, fresh);
  },

  /** A text as the squares of a QR code: { size, path } for an SVG. */
  async qr(text) {
    const { default: built } = await import("./built.mjs");
    const { encode } = await import(built.qr);
    const { data, size } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: squares.join("") };
  },
};
