// A story to take along: a page of one file, whose drawings bring all that they need, and a film, a GIF that a worker
// (film.js) makes picture by picture, so that the page goes on answering.

import built from "./built.mjs";
import { breath, load } from "./image.mjs";
import { rulesFor, theme, whole } from "./poster.mjs";

const TYPE = "image/gif";

/** A page with drawings, with the rules and shapes that they need: as text.
 * @param {string} html */
export function dressed(html) {
  const drawn = new DOMParser().parseFromString(html, "text/html");
  Object.assign(drawn.documentElement.dataset, theme());
  const rules = rulesFor([drawn.documentElement, ...drawn.querySelectorAll("svg, svg *")], (selector) => /^:root|svg|\.|#/.test(selector));
  drawn.head.append(Object.assign(drawn.createElement("style"), { textContent: rules }));
  const shapes = document.querySelector("#pieces")?.cloneNode(true);
  if (shapes) drawn.body.prepend(drawn.adoptNode(shapes));
  return `<!doctype html>\n${drawn.documentElement.outerHTML}`;
}

/** Pictures one after the other as a GIF, each for so many milliseconds.
 * @param {string[]} drawings each one <svg> with width and height @param {number} ms @returns {Promise<Blob>} */
export async function film(drawings, ms) {
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
    for (const svg of drawings) {
      const image = await load(whole(svg));
      const [width, height] = [image.naturalWidth, image.naturalHeight];
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("There is nothing to draw on.");
      context.drawImage(image, 0, 0);
      await breath();
      const pixels = context.getImageData(0, 0, width, height).data.buffer;
      await ask({ pixels, width, height, ms }, [pixels]);
    }
    return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (await ask({}))], { type: TYPE });
  } finally {
    worker.terminate();
  }
}
