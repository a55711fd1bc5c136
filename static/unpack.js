// Fetches a large file in the smallest form this host has: as it is where the host compresses it, else
// ready-made as gzip under `.packed`, unpacked while it comes. Page and service worker do it alike.

"use strict";

{
  const { fetch } = self;

  /** Whether this host compresses the file by itself. Asked with HEAD, as this may depend on size and type. */
  const compresses = async (url) => {
    const { headers } = await fetch(url, { method: "HEAD" });
    return headers.has("content-encoding");
  };

  /** The response, if its content is the one that was asked for; as with `fetch`, an error if not. */
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
    if (!packed.ok) return fetch(asked);
    const content = packed.body.pipeThrough(new DecompressionStream("gzip"));
    const response = new Response(content, { headers: { "content-type": "application/wasm" } });
    return integrity ? checked(response, integrity) : response;
  };

  // Workbox, in the worker, fetches by `fetch`.
  if (self.registration) {
    self.fetch = (asked, ...rest) =>
      asked.url?.endsWith(".wasm") ? self.fetchUnpacked(asked) : fetch(asked, ...rest);
  }
}
