// What the page does for Python where JavaScript is the shorter way: showing a screen so that
// focus stays, and drawing a QR code. Python calls it as `window.page`.

import { moveCursor, ring } from "./cursor.mjs";
import { differences, settle } from "./differences.mjs";
import { files } from "./files.mjs";
import { reopen, returnToPlace } from "./folds.mjs";
import { film, glide, rolling, speed } from "./glide.mjs";
import { afterPaint } from "./paint.mjs";
import { noteTools } from "./once.mjs";
import { onTap } from "./pointer.mjs";
import "./sliders.mjs";

/** A choice that Python has drawn ahead: "action" or "pick", its words, by a finger or not; and what it changes.
 * @typedef {object} Ahead
 * @property {Element} element
 * @property {"action" | "pick"} kind
 * @property {string} words
 * @property {boolean} touched
 * @property {boolean} still
 * @property {string[]} names of the parts that change
 * @property {import("./differences.mjs").Changes[]} changes */
/** Where the focus was: the element, its part of the screen, what kind of choice it was, and the middle of it.
 * @typedef {{ element: Element, part: string | undefined, kind: string, x: number, y: number }} Focus */

const TOUCHABLE = "[data-action], [data-pick], [data-touch], [data-do]";
const NEXT = ["pointerdown", "touchstart", "mousedown", "click", "keydown", "submit", "change", "hashchange", "storage", "pagehide", "visibilitychange"];
const WIDE = 0.8; // of the page's width: what floats as wide as this has no other column to go to
const MARGIN = 6; // px that it keeps from what it speaks of
const ANSWERED = 120; // ms after which a tap has been answered

/** Choices on the board that are out of sight come into it, the first of them for certain; once, as whoever
    then scrolls away has seen them. A map looks after its own. So does what finishes a choice that was begun. Where a
    table is only watched there is nothing to be chosen. */
let revealed = "";
let finishing = "";
/** @param {Element} element */
function reveal(element) {
  if (element.querySelector(".watched")) return;
  const finish = element.querySelector("[data-part=choices] .goes .main");
  if (finish && finish.id !== finishing) finish.scrollIntoView({ block: "nearest" });
  finishing = finish?.id ?? "";
  const choices = [...element.querySelectorAll("[data-part=board] [data-action]")].filter((one) => !one.closest("pan-map"));
  const now = choices.map((one) => one.dataset.action).join();
  if (now === revealed) return;
  revealed = now;
  for (const one of [choices.at(-1), choices[0]]) one?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Those of the elements that lie, at least in part, under what floats over the page (data-floats).
 * @param {Element[]} elements */
function covered(elements) {
  const floating = document.querySelector("[data-floats]")?.getBoundingClientRect();
  if (!floating) return [];
  /** @param {DOMRect} box */
  const under = ({ top, bottom, left, right }) =>
    floating.bottom >= top && floating.top <= bottom && floating.right >= left && floating.left <= right;
  return elements.filter((one) => under(one.getBoundingClientRect()));
}

/** What floats over the page goes to where it covers least of the element that it speaks of, or else of the choices that it
    names (data-hint): as it is, lifted above them if it is as wide as the page, or at its other edge.
 * @param {Element} element */
function stepAside(element) {
  const root = document.documentElement;
  const named = [...document.querySelectorAll("[data-hint]")].filter((one) => one.getClientRects().length);
  const weight = () => covered([element]).length * (named.length + 1) + covered(named).length;
  root.removeAttribute("data-aside");
  const here = weight();
  if (!here) return;
  const lift = liftOver(covered([element, ...named]));
  for (const aside of lift ? ["lifted", ""] : [""]) {
    root.style.setProperty("--lift", `${-lift}px`);
    root.setAttribute("data-aside", aside);
    if (weight() < here) return;
  }
  root.removeAttribute("data-aside");
}

/** By how many pixels what floats over the page rises to stand above these; 0 if it is narrower than the page, or there is
    no room.
 * @param {Element[]} elements */
function liftOver(elements) {
  const floating = document.querySelector("[data-floats]")?.getBoundingClientRect();
  const bar = document.querySelector("#bar")?.getBoundingClientRect().bottom ?? 0;
  if (!floating || floating.width < innerWidth * WIDE) return 0;
  const lift = floating.bottom + MARGIN - Math.min(...elements.map((one) => one.getBoundingClientRect().top));
  return floating.top - lift > bar ? lift : 0;
}

/** What kind of choice an element offers: the first word of it.
 * @param {Element} element */
const kindOf = ({ dataset: { action = "", pick = "" } }) => (action || pick).split(" ")[0];

/** @returns {Focus} */
function focusNow() {
  const element = document.activeElement ?? document.body;
  const { x, y, width, height } = element.getBoundingClientRect();
  const part = element.closest("[data-part]")?.dataset.part;
  return { element, part, kind: kindOf(element), x: x + width / 2, y: y + height / 2 };
}

/** The choice of a part that is next to where the focus was: on a map its cursor, else the nearest one of the same kind.
    Another kind would be chosen by whoever presses once more without a look.
 * @param {Focus} from @returns {Element | undefined} */
function nextChoice({ part, kind, x, y }) {
  const cursor = document.getElementById("cursor");
  if (part === "board" && cursor) return cursor;
  /** @type {NodeListOf<Element & { disabled?: boolean }>} */
  const all = document.querySelectorAll(`[data-part="${part}"] :is([data-action], [data-pick])`);
  const choices = [...all].filter(
    (one) =>
      kindOf(one) === kind && one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
  );
  /** @param {Element} one */
  const far = (one) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  };
  return choices.map((choice) => ({ choice, far: far(choice) })).sort((one, other) => one.far - other.far)[0]?.choice;
}

/** Focus that fell off the page goes back to its element if that was only moved; if it went or is hidden, to the next
    choice in the same part of the screen. Where there is none it waits at the prompt, and goes on if one comes before it
    was moved. */
/** @type {Focus | null} */
let waiting = null; // where it was
addEventListener("focusin", ({ target }) => {
  if (target.id !== "prompt") waiting = null;
});
/** @param {Focus} had */
function keepFocus(had) {
  const has = document.activeElement;
  const prompt = document.getElementById("prompt");
  const waits = has === prompt ? waiting : null;
  if (!waits && has !== document.body && has?.getClientRects().length) return;
  const from = waits ?? had;
  const open = document.querySelector("dialog[open]");
  if (!waits && !open && from.element.checkVisibility({ visibilityProperty: true })) from.element.focus({ preventScroll: true });
  if (document.activeElement === from.element) return;
  const choice = !open && from.part ? nextChoice(from) : null;
  (open ?? choice ?? prompt ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  waiting = document.activeElement === prompt ? from : null;
}

/** Tells Python, as "boneyard:point", when a mouse or the focus from the keyboard comes to a choice or
    leaves it, and when a mouse stirs on what has become another choice; a finger points at nothing. */
let pointed = "";
/** @param {PointerEvent | FocusEvent} event */
function point(event) {
  if ("pointerType" in event && event.pointerType === "touch") return;
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return; // nothing moves before a press ends
  const detail = event.target.closest?.("[data-action]")?.dataset.action ?? "";
  if (detail === pointed && event.type === "pointermove") return;
  if (detail || pointed) dispatchEvent(new CustomEvent("boneyard:point", { detail }));
  pointed = detail;
  if (event.type === "focusin") describe(detail ? event.target.closest("[data-action]") : null);
}
/** What the reply says of the choice that has the focus is its description, unless the choice says it itself, or the
    lesson says more.
 * @param {Element | null} choice */
function describe(choice) {
  for (const one of document.querySelectorAll("[aria-describedby=reply]")) one.removeAttribute("aria-describedby");
  const told = (document.getElementById("reply")?.textContent ?? "").toLowerCase().replace(/\.$/, "");
  if (choice?.textContent?.toLowerCase().includes(told) || choice?.querySelector(".tells") || choice?.hasAttribute("aria-describedby")) return;
  choice?.setAttribute("aria-describedby", "reply");
}
for (const kind of /** @type {const} */ (["pointerover", "pointermove"])) addEventListener(kind, point);
addEventListener("focusin", point);

/** Draws in the element; pieces glide from where they were unless `still`, and the focus is kept.
 * @param {Element} element @param {boolean} still @param {() => void} change */
function draw(element, still, change) {
  const had = element.contains(document.activeElement) && focusNow();
  glide(element, still, change);
  noteTools();
  if (element.closest("#dialog")) reopen();
  if (had && document.activeElement === document.body) keepFocus(had);
  else if (had) requestAnimationFrame(() => keepFocus(had));
  ring();
  if (document.documentElement.dataset.keys === "off") breakPromises();
  if (element.id === "screen") afterPaint(() => reveal(element));
}

/** Where letters are no shortcuts nothing says that they are. */
function breakPromises() {
  for (const one of document.querySelectorAll("[aria-keyshortcuts]")) one.removeAttribute("aria-keyshortcuts");
}

/** One switch, where the settings say so (data-scan). */
async function scanning() {
  const { scan } = await import("./scan.mjs");
  scan();
}
new MutationObserver(scanning).observe(document.documentElement, { attributeFilter: ["data-scan"] });
if (document.documentElement.dataset.scan) scanning();

/** @param {string} html */
const read = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;

/** The parts of the element that change, each with what it becomes; names and texts in turn.
 * @param {Element} element @param {string[]} flat */
function* partsOf(element, flat) {
  for (let i = 0; i < flat.length; i += 2) {
    const part = element.querySelector(`[data-part="${flat[i]}"]`);
    const wanted = read(flat[i + 1]).firstElementChild;
    if (!part || !wanted) throw new Error(`There is no part ${flat[i]}.`);
    yield { part, wanted };
  }
}
const namesOf = (/** @type {string[]} */ flat) => flat.filter((_, i) => i % 2 === 0);

// A choice that Python has drawn ahead is shown by the page itself, so that nothing stands between the finger and
// the paint. Python hears of it, as "boneyard:chosen", right after that paint, or before whatever is done next.
/** @type {Ahead | null} */
let ready = null;
/** @type {Ahead | null} */
let owed = null; // the same once it was shown, until Python has heard of it

/** The element was drawn otherwise meanwhile, wholly or these parts of it.
 * @param {Element} element @param {string[]} [names] */
function forget(element, names) {
  if (ready?.element === element) ready = null;
  if (owed?.element === element) owed.names = owed.names.filter((name) => names && !names.includes(name));
}

function tell() {
  if (!owed) return;
  const detail = [owed.kind, owed.words, owed.touched, ...owed.names].join("\n");
  owed = null;
  dispatchEvent(new CustomEvent("boneyard:chosen", { detail }));
}

/** @param {PointerEvent} event */
function choose(event) {
  const chosen = ready && event.target.closest(TOUCHABLE)?.dataset;
  if (!ready || !chosen) return;
  const kind = chosen.action ? "action" : "pick";
  if (kind !== ready.kind || chosen[kind] !== ready.words || (event.pointerType === "touch") !== ready.touched) return;
  event.stopImmediatePropagation();
  const { element, still, changes } = ready;
  owed = ready;
  ready = null;
  draw(element, still, () => changes.forEach(settle));
  afterPaint(tell);
}

/** A tap on the stage takes away what stands there, and was meant for nothing that lay behind it: the click that comes of it is
    swallowed. */
function clickEndsHere() {
  const listening = new AbortController();
  const { signal } = listening;
  const swallow = (/** @type {Event} */ event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    listening.abort();
  };
  addEventListener("click", swallow, { capture: true, signal });
  for (const kind of /** @type {const} */ (["pointerdown", "keydown"]))
    addEventListener(kind, () => listening.abort(), { capture: true, signal });
}

/** While a film is shown, whatever comes down ends it, as "boneyard:hurry", and is answered after that; on the stage it
    brings the next of what is shown there. But Enter and Space go by what was there to be chosen, which is over.
 * @param {PointerEvent | KeyboardEvent} event */
function hurry(event) {
  const key = "key" in event ? event.key : "";
  if (!rolling() || ["Alt", "Control", "Meta", "Shift"].includes(key)) return;
  if ((key === "Enter" || key === " ") && event.target.closest("[data-part=choices]")) event.preventDefault();
  const onStage = !key && event.target.closest("[data-part=stage]");
  if (onStage) clickEndsHere();
  dispatchEvent(new CustomEvent("boneyard:hurry", { detail: onStage ? "stage" : "" }));
}

for (const kind of NEXT) addEventListener(kind, tell, { capture: true });
for (const kind of /** @type {const} */ (["pointerdown", "keydown"])) addEventListener(kind, hurry, { capture: true });
document.addEventListener("click", choose, { capture: true });

/** Does something with the sounds; silence is no fault, and before anything was touched there is nothing else.
 * @param {(sounds: typeof import("./sound.mjs")) => unknown} work */
async function withSounds(work) {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  try {
    await work(await import("./sound.mjs"));
  } catch (fault) {
    console.warn("No sound.", fault);
  }
}

export const page = {
  ...files,
  returnToPlace,

  /** Puts html into the element.
   * @param {Element} element @param {string} html @param {boolean} still */
  show(element, html, still) {
    forget(element);
    draw(element, still, () => {
      const wanted = /** @type {Element} */ (element.cloneNode(false));
      wanted.append(read(html));
      boneyard.morph(element, wanted, true);
      if (element.id === "screen")
        document.documentElement.toggleAttribute("data-framed", Boolean(element.querySelector(".framed")));
    });
  },

  /** Puts parts of the element anew, names and texts in turn.
   * @param {Element} element @param {boolean} still @param {string[]} flat */
  showParts(element, still, ...flat) {
    forget(element, namesOf(flat));
    draw(element, still, () => {
      for (const { part, wanted } of partsOf(element, flat)) boneyard.morph(part, wanted, false);
    });
  },

  /** Reads parts, names and texts in turn, to be shown when a choice is made: "action" or "pick", its words,
      by a finger or not.
   * @param {Element} element @param {Ahead["kind"]} kind @param {string} words @param {boolean} touched
   * @param {boolean} still @param {string[]} flat */
  prepareParts(element, kind, words, touched, still, ...flat) {
    const changes = [...partsOf(element, flat)].map(({ part, wanted }) => differences(part, wanted));
    ready = flat.length ? { element, kind, words, touched, still, names: namesOf(flat), changes } : null;
  },

  afterPaint,
  film,
  moveCursor,

  /** Brings an element into sight by the smallest move of the page and, if it lies in one, of the map. What floats
      over the page steps aside for it.
   * @param {Element} element */
  bring(element) {
    /** @type {import("./pan.mjs").PanMap | null} */
    const map = element.closest("pan-map");
    map?.bring(element);
    (map ?? element).scrollIntoView({ block: "nearest", inline: "nearest" });
    setTimeout(() => stepAside(element), speed());
  },

  /** Resolves after so many milliseconds, or soon after a tap or a key, when that itself has been answered.
   * @param {number} ms @returns {Promise<void>} */
  tapOrSleep(ms) {
    return new Promise((resolve) => {
      const listening = new AbortController();
      const { signal } = listening;
      const end = (wait = ANSWERED) => {
        listening.abort();
        setTimeout(resolve, wait);
      };
      onTap(end, signal);
      addEventListener("keydown", () => end(), { capture: true, signal });
      setTimeout(end, ms, 0);
    });
  },

  /** Plays a small sound.
   * @param {string} name @param {number} side @param {number} pitch */
  sound(name, side, pitch) {
    withSounds(({ play }) => play(name, side, pitch));
  },

  /** Shakes the device a little.
   * @param {string} name */
  shake(name) {
    withSounds(({ shake }) => shake(name));
  },

  /** The bubble of a lesson with this html, beside the element of this id; see lesson.mjs.
   * @param {string} html @param {string} target @param {boolean} fresh */
  async bubble(html, target, fresh) {
    const { bubble } = await import("./lesson.mjs");
    bubble(html, target, fresh);
  },

  /** Lines to other devices. */
  peer: () => import("./peer.mjs"),
  /** What Python does there, as a zip; with all else that it takes, or else it is as if there were none. */
  async rooms() {
    const { default: built } = await import("./built.mjs");
    const at = (/** @type {string} */ url) => fetch(new URL(url, import.meta.url));
    const answers = await Promise.all(built.later.map(at));
    if (!answers.every(({ ok }) => ok)) throw new TypeError("Not there.");
    return answers[built.later.indexOf(built.live)].arrayBuffer();
  },
  /** The camera that reads their codes. */
  camera: () => import("./camera.mjs"),
  /** Makes `clean` ready. */
  async loadCleaner() {
    const { cleaner } = await import("./clean.mjs");
    this.clean = await cleaner();
  },
  /** Markup from another device, without what it has no business with here.
   * @type {(html: string) => string} */
  clean: () => "",

  /** A text as the squares of a QR code: { size, path } for an SVG.
   * @param {string} text */
  async qr(text) {
    const { default: built } = await import("./built.mjs");
    /** @type {typeof import("uqr")} */
    const { encode } = await import(built.qr);
    const { data, size } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: squares.join("") };
  },
};
window.page = page;
