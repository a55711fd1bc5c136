// Keeps the whole site on the device, and offers a newer build when one has come.
//
// A newer build is fetched in the background and waits. It is put in place when the player agrees
// (`apply`), never by itself: a match must not change its rules while it is being played. Whoever agrees
// in one tab is not asked in another: that one goes on with what it has, and with files of its own build
// as long as the host has them.

import built from "./built.mjs";

const HOUR = 3_600_000;
const AGAIN = 60_000; // ms after an install that failed
const REST = 1_000; // ms in which a visit that begins is left alone
const ELSEWHERE = "This page was updated in another tab: reload to go on.";

/** What `boneyard.update` is.
 * @typedef {{ waiting: boolean, elsewhere: string, apply: () => void }} Update */

/** Registers the service worker.
 * @returns {Update} */
export function keepOffline() {
  const update = { waiting: false, elsewhere: "", apply() {} };
  if (navigator.serviceWorker) keep(update);
  return update;
}

/** What only some ask for comes when the first visit has ended: the worker keeps what was fetched once. What other builds
    have left behind goes. */
async function keepRest() {
  const wanted = built.later.map((/** @type {string} */ url) => new URL(url, import.meta.url).href);
  const cache = await caches.open("later");
  for (const { url } of await cache.keys()) if (!wanted.includes(url)) await cache.delete(url);
  for (const url of wanted) if (!(await cache.match(url))) await fetch(url);
}
/** Without a network it comes the next time, or whoever asks for it is told. */
const keepRestLater = () => setTimeout(() => keepRest().catch(() => {}), REST);

/** @param {Update} update */
async function keep(update) {
  try {
    watch(await navigator.serviceWorker.register("./sw.js"), update);
  } catch (error) {
    console.warn("The page is not kept for offline use yet.", error);
    setTimeout(keep, AGAIN, update);
  }
}

/** @param {ServiceWorkerRegistration} registration @param {Update} update */
function watch(registration, update) {
  const container = navigator.serviceWorker;
  let controlled = Boolean(container.controller);
  if (controlled) keepRestLater();
  let agreed = false;
  const offer = (/** @type {boolean} */ waiting) => {
    if (update.waiting === waiting) return;
    update.waiting = waiting;
    window.dispatchEvent(new Event("boneyard:update"));
  };
  const follow = (/** @type {ServiceWorker | null} */ worker) => {
    let installed = false;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") installed = true;
      if (worker.state === "installed" && controlled) offer(true);
      if (worker.state === "redundant" && !installed) setTimeout(again, AGAIN);
    });
  };
  // A first install that failed has left no registration behind; any other is tried again with the old one in place.
  const again = () => (registration.active ? registration.update().catch(() => {}) : keep(update));

  update.apply = () => {
    agreed = true;
    if (registration.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
    else location.reload();
  };
  container.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    else if (controlled) {
      update.elsewhere = ELSEWHERE;
      offer(false);
    } else keepRestLater();
    controlled = true;
  });
  if (registration.waiting) offer(true);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing newer
  });
}
