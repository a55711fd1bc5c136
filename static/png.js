// A worker that makes rows of pixels a PNG, while they are drawn: three bytes a pixel, each row as it is (the first
// of PNG's filters: drawings of flat colours get larger by the others, and take longer), deflated by the browser.
//
// Told { width, height, perMetre } first, then rows of pixels of four bytes, as many and as often as there are, and
// at last nothing. Every message is answered once, in order; the last with { blob }, and any with { fault }.

"use strict";

{
  const SIGNATURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
  const RGB = [8, 2, 0, 0, 0]; // bits, colours, and the only ways of compressing, filtering and interlacing
  const METRE = 1;
  const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
    return n;
  });

  /** @typedef {{ width: number, height: number, perMetre: number }} Size */

  let width = 0;
  /** @type {WritableStreamDefaultWriter<BufferSource>} */
  let writer;
  /** @type {Promise<void>} */
  let written;
  /** @type {BlobPart[]} */
  const parts = [];

  /** A chunk's parts: its length, name and content, and their checksum.
   * @param {string} name @param {Uint8Array<ArrayBuffer>} bytes */
  function put(name, bytes = new Uint8Array()) {
    const head = new DataView(new ArrayBuffer(8));
    const tail = new DataView(new ArrayBuffer(4));
    head.setUint32(0, bytes.length);
    for (let at = 0; at < 4; at++) head.setUint8(4 + at, name.charCodeAt(at));
    let crc = 0xffffffff;
    for (let at = 4; at < 8; at++) crc = TABLE[(crc ^ head.getUint8(at)) & 255] ^ (crc >>> 8);
    for (let at = 0; at < bytes.length; at++) crc = TABLE[(crc ^ bytes[at]) & 255] ^ (crc >>> 8);
    tail.setUint32(0, ~crc);
    parts.push(head, bytes, tail);
  }

  const four = (/** @type {number} */ number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];

  /** @param {Size} size */
  function begin(size) {
    width = size.width;
    parts.push(SIGNATURE);
    put("IHDR", Uint8Array.of(...four(width), ...four(size.height), ...RGB));
    if (size.perMetre) put("pHYs", Uint8Array.of(...four(size.perMetre), ...four(size.perMetre), METRE));
    const { readable, writable } = new CompressionStream("deflate");
    writer = writable.getWriter();
    written = write(readable.getReader());
  }

  /** @param {ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>} reader */
  async function write(reader) {
    for (let part = await reader.read(); !part.done; part = await reader.read()) put("IDAT", part.value);
  }

  /** The rows without what says how much can be seen through, each after its filter's number. Four pixels at a time,
      from four numbers to three, with the lowest byte first as every device has it that runs a browser.
   * @param {ArrayBuffer} buffer */
  function packed(buffer) {
    const from = new Uint32Array(buffer);
    const four = new Uint32Array(3 * Math.ceil(width / 4));
    const row = new Uint8Array(four.buffer, 0, 3 * width);
    const rows = from.length / width;
    const bytes = new Uint8Array(rows * (1 + row.length));
    for (let y = 0; y < rows; y++) {
      for (let to = 0, at = y * width; to < four.length; to += 3, at += 4) {
        const second = from[at + 1];
        const third = from[at + 2];
        four[to] = (from[at] & 0xffffff) | (second << 24);
        four[to + 1] = ((second >>> 8) & 0xffff) | (third << 16);
        four[to + 2] = ((third >>> 16) & 0xff) | (from[at + 3] << 8);
      }
      bytes.set(row, y * (1 + row.length) + 1);
    }
    return bytes;
  }

  async function end() {
    await writer.close();
    await written;
    put("IEND");
    return { blob: new Blob(parts, { type: "image/png" }) };
  }

  /** @param {Size | ArrayBuffer | null} told @returns {Promise<{ blob?: Blob }>} */
  async function answer(told) {
    if (!told) return end();
    if (told instanceof ArrayBuffer) await writer.write(packed(told));
    else begin(told);
    return {};
  }

  self.onmessage = ({ data }) => answer(data).catch((fault) => ({ fault: String(fault) })).then((said) => self.postMessage(said));
}
