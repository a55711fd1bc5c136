// Turns the RULES.md of each game on the shelf into an HTML fragment for the rules drawer. A line that opens with its
// number, **DR2.3**, gets that number as its id, so that the drawer can open at the rule that matters.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { marked } from "marked";

const ALIGNED = / align="(\w+)"/g; // HTML leaves that to the style sheet
const WIDE = '<div class="wide" role="group" aria-label="Figures" tabindex="0"><table>'; // scrolls by itself on a phone
const NUMBERED = /<(li|p)>\s*(?:<p>)?<strong>([A-Z]{2,3}\d+(?:\.\d+)*)<\/strong>/g;

/** Writes `<to>/<slug>.html` for each of these games.
 * @param {string} to @param {import("./shelf.mjs").Game[]} games */
export async function writeRules(to, games) {
  await mkdir(to, { recursive: true });
  for (const { slug, folder } of games) {
    const html = marked
      .parse(await readFile(`${folder}/RULES.md`, "utf8"), { async: false })
      .replace(NUMBERED, (_, tag, line) => `<${tag} id="${line.replaceAll(".", "-")}" tabindex="-1"><strong>${line}</strong>`)
      .replace(ALIGNED, ' class="to-$1"')
      .replaceAll("<table>", WIDE)
      .replaceAll("</table>", "</table></div>");
    await writeFile(`${to}/${slug}.html`, html);
  }
}
