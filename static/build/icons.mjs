// Draws the icons of an installed page from the one SVG.

import { readFile, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";

// Where the system cuts the shape itself, the ground fills the square, and the domino stays
// within the circle that no shape cuts.
const square = (/** @type {string} */ svg) => svg.replace('rx="112"', "").replace("rotate(24 256 256)", "translate(38 38) scale(.85) rotate(24 256 256)");
/** @type {[string, number, (svg: string) => string][]} */
const wanted = [
  ["icon-192", 192, (svg) => svg],
  ["icon-512", 512, (svg) => svg],
  ["icon-maskable-512", 512, square],
  ["icon-180", 180, square],
];

/** Writes the PNG icons beside `icon.svg` in this folder.
 * @param {string} folder */
export async function drawIcons(folder) {
  const svg = await readFile(`${folder}/icon.svg`, "utf8");
  for (const [name, width, dress] of wanted) {
    const picture = new Resvg(dress(svg), { fitTo: { mode: "width", value: width } }).render();
    await writeFile(`${folder}/${name}.png`, picture.asPng());
  }
}
