// The two large files, asked for at once and told of as they come: Python's runtime, and the zip
// with its library and our code. Pyodide asks for them later and is given these answers.

import built from "./built.mjs";
import "./unpack.js";

const urls = [built.wasm, built.python].map((url) => new URL(url, import.meta.url).href);
const answers = new Map(urls.map((url) => [url, self.asked.get(url) ?? self.fetchLarge(url)]));

/** Hands over the answer on its way for this address, once: a Promise<Response>, or undefined.
 * @param {string} url */
export function take(url) {
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}

const OFTEN_ENOUGH = 100; // ms between two showings

/** Calls `show(bytes received, bytes in all)` as they come; rejects if one cannot be had.
 * @param {(received: number, total: number) => void} show */
export async function watch(show) {
  let received = 0;
  let shown = 0;
  const count = async (/** @type {Promise<Response>} */ answer) => {
    const response = await answer;
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    // From the device itself there is nothing to wait for; and Chromium keeps compiled code
    // only for an answer that nobody else has read.
    if (navigator.serviceWorker?.controller) return;
    const reader = response.clone().body?.getReader(); // Safari cannot loop over a body
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      received += part.value.length;
      if (received < built.bytes && performance.now() - shown < OFTEN_ENOUGH) continue;
      shown = performance.now();
      show(received, built.bytes);
    }
  };
  await Promise.all([...answers.values()].map(count));
}
