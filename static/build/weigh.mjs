// Compresses what a server would compress, and says what a first visit weighs.
//
// Each file gets its .br and .gz beside it, for servers that send such files. Compressing the
// runtime at full strength takes half a minute, so results are kept by content hash between builds.

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const KEPT = "node_modules/.cache/boneyard";
/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const ways = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** What `make(content)` gives, which takes long: kept from build to build under the content's hash and `name`.
 * @template {string | Uint8Array} T
 * @param {Buffer} content @param {string} name @param {(content: Buffer) => Promise<T>} make */
export async function kept(content, name, make) {
  const path = `${KEPT}/${createHash("sha256").update(content).digest("hex")}.${name}`;
  try {
    return await readFile(path);
  } catch {
    const made = await make(content);
    await mkdir(KEPT, { recursive: true });
    await writeFile(path, made);
    return made;
  }
}

/** Writes .br and .gz beside each file but those left out; prints a table, with what is fetched after the first visit by
 * itself; returns the bytes of both in brotli.
 * @param {string} folder @param {string[]} names @param {RegExp} leftOut @param {string[]} after */
export async function weigh(folder, names, leftOut, after) {
  const rows = await Promise.all(
    names.filter((name) => !leftOut.test(name)).map(async (name) => {
      const content = await readFile(join(folder, name));
      const row = { name, raw: content.length, gz: 0, br: 0 };
      for (const way of /** @type {const} */ (["br", "gz"])) {
        const small = await kept(content, way, ways[way]);
        row[way] = small.length;
        await writeFile(join(folder, `${name}.${way}`), small);
      }
      return row;
    }),
  );
  /** @param {"raw" | "gz" | "br"} key @param {boolean} [first] */
  const sum = (key, first) => rows.filter(({ name }) => !first || !after.includes(name)).reduce((total, row) => total + row[key], 0);
  /** @param {string} name @param {(string | number)[]} columns */
  const line = (name, ...columns) =>
    console.log(columns.map((n) => String(n).padStart(11)).join(""), "", name);
  line("bytes: as they are, in gzip, in brotli", "raw", "gzip", "brotli");
  for (const { name, raw, gz, br } of rows.sort((a, b) => b.br - a.br)) line(name, raw, gz, br);
  line("a first visit, all that is kept for offline use included", sum("raw", true), sum("gz", true), sum("br", true));
  line("the same, and what is kept after it", sum("raw"), sum("gz"), sum("br"));
  return sum("br");
}
