// One switch: a frame goes from group to group, and any key, tap or click says "this one": then it goes from row to row
// of that group, and at last over what can be chosen. Groups are the parts of the screen. What has many things is parted
// so that none takes more than five presses. How long the frame rests the settings say (data-scan, in ms); "hand" waits
// for a second switch, Tab or the right arrow, to move it on.

import { tap } from "./pointer.mjs";

/** What the frame goes over: a thing to be chosen, or several.
 * @typedef {{ elements: Element[], children: Branch[] }} Branch */

const ROOMS = "#dialog[open], .bar, .strips, .curtain, .reel, .frame [data-part], #drawer, #home, .place";
const THINGS = "button, a[href], input, select, summary, [data-action], [data-pick], [role=button][data-touch]";
const ON_BOARD = "[data-action], [data-pick], .tool, pan-map";
const MANY = 6; // of one level
const ROUNDS = 2; // and then a level up
/** @type {Branch[]} */
let path = []; // from the whole down to what the frame goes over now
let at = -1;
let rounds = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
const frame = Object.assign(document.createElement("div"), { id: "scan", hidden: true });

const wish = () => document.documentElement.dataset.scan ?? "";
/** @param {Element} one */
const box = (one) => one.getBoundingClientRect();
/** @param {Element & { disabled?: boolean }} one */
const can = (one) => !one.disabled && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert]") && box(one).width > 1;

/** Things as a tree of which no level has more than MANY: by rows, and in them from left to right.
 * @param {Element[]} things @returns {Branch} */
function branch(things) {
  const elements = [...things].sort((one, other) => Math.round(box(one).y - box(other).y) || box(one).x - box(other).x);
  const size = Math.ceil(elements.length / MANY);
  const parts = size < 2 ? elements.map((one) => [one]) : Array.from({ length: MANY }, (_, i) => elements.slice(i * size, (i + 1) * size));
  const full = parts.filter((part) => part.length);
  return { elements, children: elements.length < 2 ? [] : full.map(branch) };
}

/** The whole screen as a tree; where a dialog is open, that alone. */
function whole() {
  const dialog = document.querySelector("#dialog[open]");
  const rooms = dialog ? [dialog] : [...document.querySelectorAll(ROOMS)];
  const taken = new Set();
  const children = [];
  for (const room of rooms.toReversed()) {
    const onBoard = /** @type {HTMLElement} */ (room).dataset.part === "board";
    const things = [...room.querySelectorAll(onBoard ? ON_BOARD : THINGS)].filter((one) => can(one) && !taken.has(one));
    for (const one of things) taken.add(one);
    if (things.length) children.unshift(branch(things));
  }
  const elements = children.flatMap((child) => child.elements);
  return { elements, children: children.length === 1 ? children[0].children : children };
}

function show() {
  const now = path.at(-1)?.children[at];
  frame.hidden = !now;
  if (!now) return;
  const boxes = now.elements.map(box);
  const [left, top] = [Math.min(...boxes.map(({ left: x }) => x)), Math.min(...boxes.map(({ top: y }) => y))];
  const [right, bottom] = [Math.max(...boxes.map(({ right: x }) => x)), Math.max(...boxes.map(({ bottom: y }) => y))];
  Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  (document.querySelector("#dialog[open]") ?? document.body).append(frame); // over what is open
  if (now.elements.length === 1) now.elements[0].scrollIntoView({ block: "nearest", inline: "nearest" });
}

function next() {
  const level = path.at(-1);
  if (!level?.elements.some((one) => one.isConnected)) return begin(); // the screen is another one
  at += 1;
  if (at >= level.children.length) {
    at = 0;
    rounds += 1;
    if (rounds >= ROUNDS && path.length > 1) {
      path.pop();
      rounds = 0;
    }
  }
  show();
  wait();
}

function wait() {
  clearTimeout(timer);
  if (Number(wish())) timer = setTimeout(next, Number(wish()));
}

function begin() {
  path = [whole()];
  [at, rounds] = [0, 0];
  show();
  wait();
}

function choose() {
  const now = path.at(-1)?.children[at];
  if (!now) return begin();
  if (now.elements.length > 1) {
    path.push(now);
    [at, rounds] = [0, 0];
    show();
    return wait();
  }
  const [one] = now.elements;
  one.focus({ preventScroll: true });
  if (one instanceof HTMLSelectElement) {
    one.selectedIndex = (one.selectedIndex + 1) % one.length;
    one.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (one instanceof HTMLElement) one.click();
  else tap(one);
  setTimeout(begin, 60); // what comes of it is there
}

/** @param {Event & { target: Element }} event */
function press(event) {
  if (!wish() || !event.isTrusted) return;
  const { type, key = "", repeat = false } = /** @type {KeyboardEvent} */ (event);
  const on = type === "keydown" && (key === "Tab" || key === "ArrowRight");
  const typing = event.target.closest?.("input:not([type=radio], [type=checkbox]), textarea");
  if (repeat || key === "Escape" || (typing && type === "keydown" && !on)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (type === "keyup" || type === "pointerup" || type === "click") return; // they belong to the press
  if (on) next();
  else choose();
}

/** As the settings say now: begins, or ends. */
export function scan() {
  clearTimeout(timer);
  frame.hidden = true;
  path = [];
  if (wish()) begin();
}

for (const type of ["keydown", "keyup", "pointerdown", "pointerup", "touchstart", "touchend", "click"])
  addEventListener(type, (event) => press(/** @type {Event & { target: Element }} */ (event)), { capture: true, passive: false });
