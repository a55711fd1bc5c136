// Turns each game's RULES.md into an HTML fragment for the rules drawer. A line that opens with its
// number, **DR2.3**, gets that number as its id, so that the drawer can open at the rule that matters.

import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { marked } from "marked";

const ALIGNED = / align="(\w+)"/g; // HTML leaves that to the style sheet
const NUMBERED = /<(li|p)>\s*(?:<p>)?<strong>([A-Z]{2,3}\d+(?:\.\d+)*)<\/strong>/g;

/** Writes `<folder>/<slug>.html` for every game that has rules in words. */
export async function writeRules(folder) {
  await mkdir(folder, { recursive: true });
  for (const game of await readdir("py/games")) {
    const text = await readFile(`py/games/${game}/RULES.md`, "utf8").catch(() => null);
    if (text === null) continue;
    const html = marked
      .parse(text)
      .replace(NUMBERED, (_, tag, line) => `<${tag} id="${line.replaceAll(".", "-")}" tabindex="-1"><strong>${line}</strong>`)
      .replace(ALIGNED, ' class="to-$1"');
    await writeFile(`${folder}/${game.replaceAll("_", "-")}.html`, html);
  }
}
