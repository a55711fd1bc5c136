// Large pictures of drawings, for files to take away: PNG of up to 8000 pixels a side, without a canvas of that size
// and without keeping the page from anything.
//
//     const blob = await slices(svg, { width: 8000, height: 6000, perMetre: 5512, onProgress: (part) => … });
//
// A drawing is a standalone SVG: it brings all that it needs along, its root has a viewBox, and where it paints
// nothing the picture is white. The browser reads an SVG in one go, 100 kB in about 15 ms; so a drawing of more than
// 200 kB had better come in several texts, from the lowest layer to the highest, which lie on one another.
//
// The picture is drawn slice by slice, each of as many rows as take a moment, on a small canvas; a worker (png.js)
// packs one slice while the next is drawn. Between two slices the page paints and answers. What crosses the edge of
// a canvas is drawn a little otherwise by Chromium; so each slice is drawn with a hem above and below, and cut out.

import { breath, load } from "./image.mjs";

/** One standalone SVG text, or several that lie on one another.
 * @typedef {string | string[]} Drawing */
/** The size in pixels, and how many of them are a metre on paper; who hears how far it is, 0 to 1; what ends it.
 * @typedef {{ width: number, height: number, perMetre?: number, onProgress?: (part: number) => void, signal?: AbortSignal }} Options */
/** Rows of the picture: from which one on, and how many.
 * @typedef {[number, number]} Slice */

export const LARGEST = 8000; // pixels a side

const ROWS = { least: 16, first: 128, most: 256 }; // of a slice
const HEM = 32; // rows, or half of the slice
const MOMENT = { short: 8, long: 24 }; // ms; slices that take less or more get taller or lower
const SAMPLE = 16; // rows
const SAMPLES = { least: 6, most: 30, ms: 150 };
const GOLDEN = (Math.sqrt(5) - 1) / 2; // its multiples lie well spread, however many there are

/** The text of a drawing with this size in pixels, which some browsers ask for. What could move in it, though it
    never does, keeps Firefox from drawing it whole at that size at once, and coarsely, in order to keep it.
 * @param {string} svg @param {number} width @param {number} height */
export function sized(svg, width, height) {
  const size = `<svg width="${width}" height="${height}"`;
  const still = '<set attributeName="visibility" begin="indefinite"/>';
  const plain = (/** @type {string} */ root) => root.replace(/\s(width|height)\s*=\s*("[^"]*"|'[^']*')/g, "");
  return svg.replace(/<svg\b[^>]*>/, (root) => plain(root).replace("<svg", size) + still);
}

/** Draws rows of the picture: `rows(from, number)` says them as bytes.
 * @param {Drawing} drawing @param {number} width @param {number} height */
export async function drawn(drawing, width, height) {
  /** @type {HTMLImageElement[]} */
  const layers = [];
  for (const svg of [drawing].flat()) layers.push(await load(sized(svg, width, height)));
  const canvas = Object.assign(document.createElement("canvas"), { width });
  // Read back each time: so it had better stay out of the graphics card, and the same everywhere.
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("There is nothing to draw on.");
  return (/** @type {number} */ from, /** @type {number} */ number) => {
    const hem = Math.max(HEM, Math.ceil(number / 2));
    const tall = number + 2 * hem;
    if (canvas.height !== tall) canvas.height = tall;
    context.fillStyle = "white";
    context.fillRect(0, 0, width, tall);
    for (const layer of layers) context.drawImage(layer, 0, hem - from, width, height);
    return context.getImageData(0, hem, width, number).data.buffer;
  };
}

/** The worker, as `tell(message)`, a promise of its answer; and `end()`. */
function packer() {
  const worker = new Worker(new URL("./png.js", import.meta.url));
  /** @type {{ resolve: (answer: any) => void, reject: (fault: Error) => void }[]} */
  const waiting = [];
  const fail = (/** @type {string} */ words) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(words));
  };
  worker.onerror = () => fail("no worker");
  worker.onmessage = ({ data }) => (data.fault ? fail(data.fault) : waiting.shift()?.resolve(data));
  /** @param {Omit<Options, "onProgress" | "signal"> | ArrayBuffer | null} message @returns {Promise<{ blob: Blob }>} */
  const tell = (message) => {
    const answer = new Promise((resolve, reject) => void waiting.push({ resolve, reject }));
    answer.catch(() => {}); // of two that wait, one fault is enough
    worker.postMessage(message, message instanceof ArrayBuffer ? [message] : []);
    return answer;
  };
  return { tell, end: () => worker.terminate() };
}

/** Draws and packs slices, [from, number] one after another as `next(ms of the last)` says, until it says nothing.
 * @param {Drawing} drawing @param {Options} options @param {(ms: number) => Slice | null} next */
async function pack(drawing, { width, height, perMetre = 0 }, next) {
  const { tell, end } = packer();
  try {
    let taken = tell({ width, height, perMetre });
    const [rows] = await Promise.all([drawn(drawing, width, height), taken]);
    let ms = 0;
    for (let slice = next(ms); slice; slice = next(ms)) {
      const begun = performance.now();
      const pixels = rows(...slice);
      ms = performance.now() - begun;
      const last = taken;
      taken = tell(pixels);
      await breath();
      await last; // so that never more than two wait for the worker
    }
    return (await tell(null)).blob;
  } finally {
    end();
  }
}

/** A drawing, one standalone SVG text or several that lie on one another, as a PNG of this size: a Blob. `onProgress`
    hears how far it is, 0 to 1; a signal ends it. Rejects where that cannot be.
 * @param {Drawing} drawing @param {Options} options */
export async function slices(drawing, { width, height, perMetre = 0, onProgress = () => {}, signal }) {
  if (!(width <= LARGEST && height <= LARGEST)) throw new RangeError("too large");
  let number = ROWS.first;
  let at = 0;
  return pack(drawing, { width, height, perMetre }, (ms) => {
    signal?.throwIfAborted();
    onProgress(Math.min(1, at / height));
    if (at) number = rowsAfter(number, ms);
    const from = at;
    at += number;
    return from < height ? [from, Math.min(number, height - from)] : null;
  });
}

/** How many rows the next slice has, when one of so many took so long.
 * @param {number} number @param {number} ms */
export function rowsAfter(number, ms) {
  if (ms > MOMENT.long) return Math.max(ROWS.least, number / 2);
  return ms < MOMENT.short ? Math.min(ROWS.most, number * 2) : number;
}

/** The sample of this number, from 1 on: rows that lie well spread over the height, however many there are.
 * @param {number} count @param {number} height @param {number} rows @returns {Slice} */
export const sample = (count, height, rows) => [Math.floor(((count * GOLDEN) % 1) * (height - rows + 1)), rows];

/** How many bytes such a picture will have, from a few of its rows, about.
 * @param {Drawing} drawing @param {number} width @param {number} height */
export async function foretell(drawing, width, height) {
  const until = performance.now() + SAMPLES.ms;
  const rows = Math.min(SAMPLE, height);
  const most = Math.min(SAMPLES.most, height / rows);
  let count = 0;
  const { size } = await pack(drawing, { width, height }, () => {
    if (count >= most || (count >= SAMPLES.least && performance.now() > until)) return null;
    count += 1;
    return sample(count, height, rows);
  });
  return Math.round((size * height) / (count * rows));
}
