// A story to take along: a page of one file, whose drawings bring all that they need, and a film, a GIF that a worker
// (film.js) makes picture by picture, so that the page goes on answering.

import built from "./built.mjs";
import { breath } from "./image.mjs";
import { rulesFor, theme, whole } from "./poster.mjs";
import { drawn } from "./slices.mjs";

const TYPE = "image/gif";
const ROWS = 48; // that are drawn at once, which takes a moment

/** A page with drawings, with the rules and shapes that they need: as text.
 * @param {string} html */
export function dressed(html) {
  // Its own sheet is no business of this page, whose policy would forbid it.
  const drawn = new DOMParser().parseFromString(html.replace(/<style>.*?<\/style>/s, ""), "text/html");
  const said = Object.entries(theme()).map(([name, value]) => ` data-${name}="${value ?? ""}"`).join("");
  const { body, documentElement: root } = drawn;
  Object.assign(root.dataset, theme());
  const shapes = document.querySelector("#pieces")?.outerHTML ?? "";
  const drawings = [...body.querySelectorAll("figure > svg")];
  body.innerHTML = shapes;
  body.append(...drawings);
  const rules = rulesFor((one) => (one.startsWith(":root") && root.matches(one)) || Boolean(body.querySelector(one)));
  return html
    .replace("<html", () => `<html${said}`)
    .replace("</style>", () => `${rules}\n</style>`)
    .replace("<body>", () => `<body>\n${shapes}`);
}

/** A picture's size, for how many milliseconds each is seen, and who hears how many are done.
 * @typedef {{ width: number, height: number, ms: number, onProgress?: (done: number) => void }} Options */

/** @type {{ drawings: string, film: Blob } | null} */
let last = null; // that was made

/** Pictures one after the other as a GIF; the last one that was made is at hand.
 * @param {string[]} drawings each one <svg> of this size @param {Options} options */
export async function film(drawings, options) {
  const key = drawings.join() + JSON.stringify(theme());
  if (last?.drawings !== key) last = { drawings: key, film: await made(drawings, options) };
  return last.film;
}

/** @param {string[]} drawings @param {Options} options @returns {Promise<Blob>} */
async function made(drawings, { width, height, ms, onProgress = () => {} }) {
  const worker = new Worker(new URL("film.js", import.meta.url), { type: "module" });
  /** @type {(message: unknown, transfer?: Transferable[]) => Promise<Uint8Array>} */
  const ask = (message, transfer = []) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error("This film cannot be made."));
      worker.postMessage(message, transfer);
    });
  try {
    await ask({ maker: new URL(built.gif, import.meta.url).href });
    for (const [done, svg] of drawings.entries()) {
      onProgress(done);
      const text = whole(svg);
      await breath();
      const rows = await drawn(text, width, height);
      const pixels = new Uint8Array(4 * width * height);
      for (let from = 0; from < height; from += ROWS) {
        pixels.set(new Uint8Array(rows(from, Math.min(ROWS, height - from))), 4 * width * from);
        await breath();
      }
      await ask({ pixels: pixels.buffer, width, height, ms }, [pixels.buffer]);
    }
    return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (await ask({}))], { type: TYPE });
  } finally {
    worker.terminate();
  }
}
