// Fetches a large file in the smallest form this host has: as it is where the host compresses it, else
// ready-made as gzip under `.packed`, unpacked while it comes. Page and service worker do it alike.
//
// The page runs it twice: as a script of its own, which asks for the files that its tag names long before the modules
// are there, and as a module of download.mjs, which takes over what was asked for.

"use strict";

{
  const { fetch } = self;
  const isFirst = !self.fetchUnpacked;

  /** Whether this host compresses the file by itself. Asked with HEAD, as this may depend on size and type. */
  const compresses = async (/** @type {string} */ url) => {
    const { headers } = await fetch(url, { method: "HEAD" });
    return headers.has("content-encoding");
  };

  /** The response, if its content is the one that was asked for; as with `fetch`, an error if not.
   * @param {Response} response @param {string} integrity */
  const checked = async (response, integrity) => {
    const content = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-384", content));
    if (integrity !== `sha384-${btoa(String.fromCharCode(...digest))}`) throw new TypeError("Not what was packed");
    return new Response(content, response);
  };

  /** `fetch` for a large file, by its address or a Request; a Promise<Response>. */
  self.fetchUnpacked = async (asked) => {
    const { url, integrity } = new Request(asked);
    if (!self.DecompressionStream || (await compresses(url))) return fetch(asked);
    const packed = await fetch(`${url}.packed`);
    if (!packed.ok || !packed.body) return fetch(asked);
    const content = packed.body.pipeThrough(new DecompressionStream("gzip"));
    const response = new Response(content, { headers: { "content-type": "application/wasm" } });
    return integrity ? checked(response, integrity) : response;
  };

  /** `fetch` for a large file on the page: the service worker has it as it is. */
  self.fetchLarge = (url) => (navigator.serviceWorker?.controller ? fetch(url) : self.fetchUnpacked(url));

  self.asked ??= new Map(); // address -> the answer on its way
  const { files } = self.document?.currentScript?.dataset ?? {};
  for (const file of isFirst && files ? files.split(" ") : []) {
    const answer = self.fetchLarge(file);
    answer.catch(() => {}); // download.mjs will meet it
    self.asked.set(new URL(file, location.href).href, answer);
  }

  // Workbox, in the worker, fetches by `fetch`.
  if (self.registration) {
    self.fetch = (/** @type {RequestInfo | URL} */ asked, ...rest) =>
      asked instanceof Request && asked.url.endsWith(".wasm") ? self.fetchUnpacked(asked) : fetch(asked, ...rest);
  }
}
