// Large pictures slice by slice (static/slices.mjs), packed as PNG (static/png.js) by Node in the place of a worker.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { inflateSync } from "node:zlib";
import { foretell, LARGEST, rowsAfter, sample, sized, slices } from "../../static/slices.mjs";

const PNG = readFileSync(new URL("../../static/png.js", import.meta.url), "utf8");

/** The worker. @type {any} */
class Worker {
  /** @type {((event: { data: unknown }) => void) | undefined} */
  onmessage;
  #self = /** @type {any} */ ({ postMessage: (/** @type {unknown} */ data) => setTimeout(() => this.onmessage?.({ data })) });

  constructor() {
    const names = ["ArrayBuffer", "Uint8Array", "Uint32Array", "DataView", "Blob", "CompressionStream"];
    const known = names.map((name) => [name, Reflect.get(globalThis, name)]);
    runInNewContext(PNG, { self: this.#self, ...Object.fromEntries(known) });
  }

  postMessage(/** @type {unknown} */ data) {
    this.#self.onmessage({ data });
  }

  terminate() {}
}

/** The colour of a drawing at a place: each row and column is another. */
const colour = (/** @type {number} */ x, /** @type {number} */ y) => [(x * 7 + y) & 255, (y * 3) & 255, (y >> 3) & 255];

/** Says what lies where, as the canvas would after drawing an image that far up: its row 0 is at `top`. */
class Canvas {
  width = 0;
  height = 0;
  top = 0;
  getContext() {
    return this;
  }
  fillRect() {}
  drawImage(/** @type {unknown} */ _image, /** @type {number} */ _x, /** @type {number} */ top) {
    this.top = top;
  }
  getImageData(/** @type {number} */ _x, /** @type {number} */ from, /** @type {number} */ width, /** @type {number} */ height) {
    const data = new Uint8ClampedArray(4 * width * height);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([...colour(x, from + y - this.top), 255], 4 * (y * width + x));
    return { data };
  }
}

/** An image that is there at once, or no drawing. */
class Image {
  onload = () => {};
  onerror = () => {};
  set src(/** @type {string} */ text) {
    setTimeout(decodeURIComponent(text).includes("<svg") ? this.onload : this.onerror);
  }
}

Object.assign(globalThis, { Worker, Image, document: { createElement: () => new Canvas() } });

/** The checksum of PNG, bit by bit, as its specification says it.
 * @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The chunks of a PNG, { name: content }, those of one name together.
 * @param {Blob} blob */
async function chunksOf(blob) {
  const file = Buffer.from(await blob.arrayBuffer());
  assert.equal(file.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n");
  /** @type {Record<string, Buffer>} */
  const chunks = {};
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString("latin1", at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + length);
    assert.equal(file.readUInt32BE(at + 8 + length), crc32(file.subarray(at + 4, at + 8 + length)), name);
    chunks[name] = Buffer.concat([chunks[name] ?? Buffer.alloc(0), content]);
    at += 12 + length;
  }
  return chunks;
}

const SVG = '<svg width="10" viewBox="0 0 4 3"></svg>';

test("a drawing is told its size, once", () => {
  const text = sized("<svg xmlns='x' height='3mm' width = \"4mm\" viewBox='0 0 1 1'><rect width='1'/></svg>", 80, 60);
  assert.match(text, /^<svg width="80" height="60" xmlns='x' viewBox='0 0 1 1'><set [^>]*\/><rect width='1'\/>/);
});

test("slices get lower when they take long, taller when they do not, and stay within their bounds", () => {
  assert.equal(rowsAfter(128, 50), 64);
  assert.equal(rowsAfter(128, 2), 256);
  assert.equal(rowsAfter(128, 15), 128);
  assert.equal(rowsAfter(16, 50), 16);
  assert.equal(rowsAfter(256, 2), 256);
});

test("samples lie within the picture, no two of them at one place", () => {
  const at = Array.from({ length: 30 }, (_, i) => sample(i + 1, 4000, 16));
  assert.ok(at.every(([from, rows]) => from >= 0 && from + rows <= 4000));
  assert.equal(new Set(at.map(([from]) => from)).size, 30);
  assert.deepEqual(sample(1, 16, 16), [0, 16]);
});

for (const [width, height] of [[1, 1], [3, 40], [101, 700]]) {
  test(`a picture of ${width} × ${height} has every pixel where it belongs`, async () => {
    /** @type {number[]} */
    const parts = [];
    const blob = await slices(SVG, { width, height, perMetre: 5512, onProgress: (part) => parts.push(part) });
    const { IHDR, IDAT, IEND, pHYs } = await chunksOf(blob);
    assert.deepEqual([IHDR.readUInt32BE(0), IHDR.readUInt32BE(4), ...IHDR.subarray(8)], [width, height, 8, 2, 0, 0, 0]);
    assert.deepEqual([pHYs.readUInt32BE(0), pHYs.readUInt32BE(4), pHYs[8]], [5512, 5512, 1]);
    assert.equal(IEND.length, 0);
    const rows = inflateSync(IDAT);
    assert.equal(rows.length, height * (1 + 3 * width));
    for (let y = 0; y < height; y++) {
      const row = rows.subarray(y * (1 + 3 * width), (y + 1) * (1 + 3 * width));
      assert.deepEqual([...row], [0, ...Array.from({ length: width }, (_, x) => colour(x, y)).flat()], `row ${y}`);
    }
    assert.equal(blob.type, "image/png");
    assert.equal(parts.at(-1), 1);
    assert.deepEqual(parts, [...parts].sort((one, other) => one - other));
  });
}

test("how large a picture will be is told about right, before it is drawn", async () => {
  const size = { width: 200, height: 1500 };
  const told = await foretell(SVG, size.width, size.height);
  const { size: bytes } = await slices(SVG, size);
  assert.ok(told > bytes / 2 && told < bytes * 2, `${told} for ${bytes}`);
});

test("whoever is called off is told so, and what is too large or no drawing is refused", async () => {
  const signal = AbortSignal.abort();
  await assert.rejects(slices(SVG, { width: 10, height: 10, signal }), { name: "AbortError" });
  await assert.rejects(slices(SVG, { width: LARGEST + 1, height: 10 }), RangeError);
  await assert.rejects(slices("no drawing", { width: 10, height: 10 }), /no drawing/);
});
