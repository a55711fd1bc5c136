// Starts Python, and keeps the page useful until it is there.
//
// The page is plain HTML at first, and static/watchdog.js, should it be missing, is the one file that a
// visit can do without. This module fetches the runtime and shows how far that has
// come, remembers what is tapped meanwhile, starts PyScript, and gives Python `window.boneyard`:
//   release      what the version is called, as in CHANGELOG.md
//   version      hash of this build
//   folder       where the files of this very build lie, seen from the page
//   pending      what was tapped before Python came, in order: [{do, arg} | {hash} | {action, touch} | {pick}],
//                the last two on the last picture of a match (picture.js)
//   ready()      Python calls it once it listens for itself
//   morph(element, wanted, childrenOnly)   makes an element like another, touching only what differs
//   fall()       Python calls it when it cannot go on
//   journal      the third place of what is saved: texts(), put(name, text), remove(name)
//   update       { waiting, elsewhere, apply() }: a newer build that can be put in place, or a sentence
//                when another tab has done so; the event "boneyard:update" on window tells of a change

import built from "./built.mjs";
import { watch } from "./download.mjs";
import { journal, settled } from "./journal.mjs";
import "./once.mjs"; // before all others that listen
import "./hold.mjs";
import { hideDatabase } from "./no-database.mjs";
import { keepOffline } from "./offline.mjs";
import "./page.mjs";
import "./drag.mjs";
import "./pan.mjs";
import "./roam.mjs";
import "./ruler.mjs";
import "./tap.mjs";

const SIGNS_OF_A_HAND = ["pointerdown", "pointermove", "keydown", "wheel", "hashchange"];
const { picture } = window;
const QUIET_WHILE = 2500; // ms
/** @type {typeof import("morphdom").default} */
let morphdom;
const find = (/** @type {string} */ id) => document.getElementById(id);
const say = (text = "") => find("boot-message")?.replaceChildren(picture.of ? waking() : text);

/** What is said over the last picture of a match. */
function waking() {
  return document.querySelector("#screen [aria-busy]") ? "Waking up … your tap is kept." : "Waking up …";
}

/** @param {number} received @param {number} total */
function showProgress(received, total) {
  if (window.watchdog?.failed) return;
  window.watchdog?.feed();
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  find("boot-progress")?.setAttribute("value", `${received / total}`);
  if (received < total) say(`Fetching the games: ${megabytes(received)} of ${megabytes(total)} MB`);
  else say("All fetched. One moment …");
}

/** Remembers a tap that only Python can answer. A link's hash stays in the address as well.
 * @param {PointerEvent} event */
function remember(event) {
  const target = event.target.closest("[data-action], [data-pick], [data-touch], [data-do], a[href^='#']");
  if (!target || target.getAttribute("aria-busy")) return;
  const { action, pick, touch, do: command, arg = "" } = target.dataset;
  if (action) boneyard.pending.push({ action, touch: event.pointerType === "touch" });
  else if (pick) boneyard.pending.push({ pick });
  else if (touch) return;
  else boneyard.pending.push(command ? { do: command, arg } : { hash: target.getAttribute("href") });
  target.setAttribute("aria-busy", "true");
  if (picture.of) say();
}

function up() {
  removeEventListener("click", remember);
  if (!picture.holds()) boneyard.pending = boneyard.pending.filter((tapped) => !("action" in tapped || "pick" in tapped));
  picture.end();
  for (const element of document.querySelectorAll("[aria-busy]")) element.removeAttribute("aria-busy");
  find("boot")?.setAttribute("hidden", "");
  boneyard.update = keepOffline();
}

/** Says that Python did not come.
 * @param {unknown} reason */
function fail(reason) {
  if (window.watchdog?.failed) return;
  console.error(reason);
  window.watchdog?.fail("The games could not be started.");
}

/** @param {string} tag @param {string} text */
function append(tag, text) {
  const element = document.createElement(tag);
  element.hidden = true;
  element.textContent = text;
  return document.body.appendChild(element);
}

function nothingKept() {
  try {
    return localStorage.length === 0;
  } catch {
    return false; // storage is forbidden, which Python will tell
  }
}

/**
 * Resolves when Python shall start. Starting it keeps the page busy for a moment, so on a newcomer's
 * shelf that waits for the first sign of a hand, or for a quiet while after the download. It is at
 * once when the address asks for a game, or when something is kept here that Python shall show.
 * @param {Promise<void>} downloaded @returns {Promise<unknown>}
 */
function wanted(downloaded) {
  if (location.hash || !nothingKept()) return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_A_HAND) addEventListener(sign, resolve, { once: true, passive: true });
    downloaded.then(() => setTimeout(resolve, QUIET_WHILE));
    settled.then(() => journal.texts().size && resolve(undefined)); // all else was lost in a crash
  });
}

/** PyScript, with our Python as its only script. */
async function start() {
  if (window.watchdog?.failed) return;
  say("Setting the table …");
  // PyScript reads one configuration for each Python it knows; MicroPython's would load all its plugins.
  for (const tag of ["py-config", "mpy-config"]) append(tag, JSON.stringify(built.config));
  const script = document.createElement("script");
  script.type = "py";
  script.textContent = "import main";
  script.addEventListener("py:done", () => boneyard.isUp || fail("The games ended before the page was ready"));
  document.body.append(script);
  hideDatabase();
  import("./runtime.mjs").catch(fail); // PyScript would not tell that it is missing
  ({ default: morphdom } = await import(built.morphdom));
  /** @type {typeof import("@pyscript/core")} */
  const { hooks } = await import(built.core);
  // PyScript would build a function from text here, which the Content-Security-Policy forbids.
  hooks.worker.onBeforeRunAsync.clear();
}

/** What a hand has unfolded or switched on stays so; returns whether there is anything else to change.
 * @param {HTMLElement} from @param {HTMLElement} to */
function keepUnfolded(from, to) {
  if (from.nodeName === "DETAILS") to.toggleAttribute("open", from.hasAttribute("open"));
  if ("measure" in from.dataset) to.ariaPressed = from.ariaPressed;
  return !from.isEqualNode(to);
}

/** A field that goes while somebody writes in it says first that it was left, which may draw the page anew; what has
    gone by that is not taken away twice.
 * @param {Node} node */
function leave(node) {
  const field = document.activeElement;
  if (!field?.matches("input, select, textarea") || !node.contains(field)) return true;
  field.blur();
  return node.isConnected;
}

window.boneyard = {
  release: built.release,
  version: built.version,
  folder: built.folder,
  pending: [],
  journal,
  update: { waiting: false, elsewhere: "", apply() {} },
  isUp: false,
  ready() {
    this.isUp = true;
    if (!window.watchdog?.failed) up();
  },
  fail,
  fall() {
    window.watchdog?.fail("Something went wrong, and the page cannot go on.");
  },
  morph(element, wanted, childrenOnly) {
    // Radio buttons that come beside those they are to replace uncheck each other: what is wanted is remembered.
    const checked = [...wanted.querySelectorAll("input[checked]")].map(({ id }) => id);
    morphdom(element, wanted, { childrenOnly, onBeforeElUpdated: keepUnfolded, onBeforeNodeDiscarded: leave });
    for (const id of checked) Object.assign(document.getElementById(id) ?? {}, { checked: true, defaultChecked: true });
  },
};
const downloaded = watch(showProgress);
downloaded.catch(fail);
// Without it the page was cut off before its end, and the watchdog sees to that.
if (picture) {
  picture.remember(remember);
  wanted(downloaded).then(start).catch(fail);
}
