// The two typefaces of the page: variable fonts, cut to what is written in Latin with its accents, and to the weights
// that the page uses. A browser fetches the faces of rarer letters only where a name has them.

import { readFile } from "node:fs/promises";
import subset from "subset-font";
import { kept } from "./weigh.mjs";

export const FONTS_LIMIT = 70_000; // bytes of all faces; woff2 is brotli
const PACKAGES = "node_modules/@fontsource-variable";
const span = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
const USUAL = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}–—‘’‚“”„…•′″−→←`;
const ACCENTS = "ĄąĆćČčĎďĐđĒēĘęĚěĞğĪīİıŁłŃńŇňŌōŐőŒœŘřŚśŞşŠšŤťŪūŮůŰűŸŹźŻżŽžȘșȚț";
const RANGES = { latin: "U+0-FF, U+2000-22FF", "latin-ext": "U+100-24F" };
const FAMILIES = [
  { name: "Titles", of: "fraunces", accents: ACCENTS, weights: { min: 500, max: 700 } },
  { name: "Text", of: "atkinson-hyperlegible-next", accents: `${span(0x100, 0x17f)}ȘșȚț`, weights: { min: 400, max: 700 } },
];

/** The faces as files, { name: content }, those that every visit needs first. */
export async function faces() {
  /** @type {Record<string, Uint8Array>} */
  const made = {};
  for (const part of /** @type {const} */ (["latin", "latin-ext"]))
    for (const { of, accents, weights } of FAMILIES) {
      const whole = await readFile(`${PACKAGES}/${of}/files/${of}-${part}-wght-normal.woff2`);
      const letters = part === "latin" ? USUAL : accents;
      const how = { targetFormat: /** @type {const} */ ("woff2"), variationAxes: { wght: weights } };
      const wish = Buffer.concat([whole, Buffer.from(letters + JSON.stringify(how))]);
      made[`${of}-${part}.woff2`] = await kept(wish, "woff2", () => subset(whole, letters, how));
    }
  const bytes = Object.values(made).reduce((sum, face) => sum + face.length, 0);
  if (bytes > FONTS_LIMIT) throw new Error(`The typefaces take ${bytes} bytes; ${FONTS_LIMIT} are allowed.`);
  return made;
}

/** Says to a browser where the faces lie: in this folder, as the style sheet sees it.
 * @param {string} folder */
export const facesCss = (folder) =>
  FAMILIES.flatMap(({ name, of, weights }) =>
    Object.entries(RANGES).map(
      ([part, range]) =>
        `@font-face { font-family: "${name}"; src: url("${folder}/${of}-${part}.woff2") format("woff2"); ` +
        `font-weight: ${weights.min} ${weights.max}; font-display: swap; unicode-range: ${range}; }\n`,
    ),
  ).join("");
