// Starts Python, and keeps the page useful until it is there.
//
// The page is plain HTML at first. This module fetches the runtime and shows how far that has
// come, remembers what is tapped meanwhile, starts PyScript, and gives Python `window.boneyard`:
//   version      hash of this build
//   pending      what was tapped before Python came: [{do} | {hash}], in order
//   ready()      Python calls it once it listens for itself
//   morph(element, html)   makes the element's children those of the text, touching only what differs
//   update       { waiting, apply() }: a newer build that can be put in place; the event
//                "boneyard:update" on window tells when one has come

import built from "./built.mjs";
import { watch } from "./download.mjs";
import { keepOffline } from "./offline.mjs";

const SIGNS_OF_A_HAND = ["pointerdown", "pointermove", "keydown", "wheel", "hashchange"];
const QUIET_WHILE = 2500; // ms
let morphdom;
let failed = false;
const find = (id) => document.getElementById(id);
const say = (text) => find("boot-message")?.replaceChildren(text);

function showProgress(received, total) {
  if (failed) return;
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  const bar = find("boot-progress");
  if (bar) bar.value = received / total;
  if (received < total) say(`Fetching Python: ${megabytes(received)} of ${megabytes(total)} MB`);
  else say("Python is here.");
}

/** Remembers a tap that only Python can answer. A link's hash stays in the address as well. */
function remember(event) {
  const target = event.target.closest("[data-do], a[href^='#']");
  if (!target) return;
  const command = target.dataset.do;
  boneyard.pending.push(command ? { do: command } : { hash: target.getAttribute("href") });
  target.setAttribute("aria-busy", "true");
}

function up() {
  removeEventListener("click", remember);
  document.querySelectorAll("[aria-busy]").forEach((element) => element.removeAttribute("aria-busy"));
  find("boot")?.setAttribute("hidden", "");
  boneyard.update = keepOffline();
}

/** Says that Python did not come, and why as far as the browser tells. */
function fail(reason) {
  if (failed) return; // the first reason explains the others
  failed = true;
  console.error(reason);
  const why = navigator.onLine
    ? "Python could not be started."
    : "You are offline, and this page has not been kept on this device yet.";
  say(`${why} Nothing that you saved is lost.`);
  const retry = find("boot-retry");
  if (!retry) return;
  retry.hidden = false;
  retry.addEventListener("click", () => location.reload());
}

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
 */
function wanted(downloaded) {
  if (location.hash || !nothingKept()) return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_A_HAND) addEventListener(sign, resolve, { once: true, passive: true });
    downloaded.then(() => setTimeout(resolve, QUIET_WHILE));
  });
}

/** PyScript, with our Python as its only script. */
async function start() {
  if (failed) return;
  say("Setting the table …");
  // PyScript reads one configuration for each Python it knows; MicroPython's would load all its plugins.
  for (const tag of ["py-config", "mpy-config"]) append(tag, JSON.stringify(built.config));
  const script = document.createElement("script");
  script.type = "py";
  script.textContent = "import main";
  script.addEventListener("py:done", () => boneyard.isUp || fail("Python ended before the page was ready"));
  document.body.append(script);
  ({ default: morphdom } = await import(built.morphdom));
  const { hooks } = await import(built.core);
  // PyScript would build a function from text here, which the Content-Security-Policy forbids.
  hooks.worker.onBeforeRunAsync.clear();
}

window.boneyard = {
  version: built.version,
  pending: [],
  update: { waiting: false, apply() {} },
  isUp: false,
  ready() {
    this.isUp = true;
    up();
  },
  fail,
  morph(element, html) {
    const wanted = element.cloneNode(false);
    wanted.innerHTML = html;
    morphdom(element, wanted, {
      childrenOnly: true,
      onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
    });
  },
};
addEventListener("click", remember);
const downloaded = watch(showProgress);
downloaded.catch(fail);
wanted(downloaded).then(start).catch(fail);
