// In the service worker, in front of Workbox: what answers for Python's runtime and library.
//
// A browser keeps the machine code that it has made of a .wasm file beside its own copy of the file, and finds it
// again with that copy only. So that one is asked first, never the network; ours answers when it is gone.

"use strict";

addEventListener("fetch", (/** @type {any} */ asked) => {
  /** @type {FetchEvent} */
  const event = asked;
  const { request } = event;
  if (!/\/(pyodide|python)-[^/]+\/[^/]+\.wasm$/.test(request.url)) return;
  const ours = async () => (await caches.match(request.url)) ?? fetch(request);
  const theirs = fetch(request.url, { cache: "only-if-cached", mode: "same-origin" });
  event.respondWith(theirs.then((answer) => (answer.ok ? answer : ours()), ours));
  event.stopImmediatePropagation();
});
