// The shelf: index.html has a cover for each of the five games, to come; the build opens those that
// are on the SHELF in py/games/__init__.py, and brings their style sheets along.

import { readFile } from "node:fs/promises";

const SHEET = /  <link rel="stylesheet" href="\.\/(.+)">\n/g;

/** The slugs of the games that can be played, in their order. */
export async function shelf() {
  const [, slugs] = /^SHELF = \(([^)]*)\)/m.exec(await readFile("py/games/__init__.py", "utf8"));
  return [...slugs.matchAll(/"([^"]+)"/g)].map(([, slug]) => slug);
}

/** All that the page's style sheets say, and then the games': in one, as the first paint waits for each. */
export async function style(page, slugs) {
  const sheets = [...page.matchAll(SHEET)].map(([, sheet]) => sheet);
  sheets.push(...slugs.map((slug) => `py/games/${slug.replaceAll("-", "_")}/table.css`));
  return (await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")))).join("\n");
}

/** The page with the covers of these games as links, and with the one style sheet in place of many. */
export function open(page, slugs) {
  for (const slug of slugs) {
    const cover = new RegExp(`<div class="box soon" id="cover-${slug}">(.*) <i>To come.</i></span></div>`);
    if (!cover.test(page)) throw new Error(`index.html has no cover for ${slug}.`);
    page = page.replace(cover, `<a class="box" id="cover-${slug}" href="#${slug}">$1</span></a>`);
  }
  const link = '  <link rel="stylesheet" href="./static/style.css">\n';
  return page.replace(SHEET, (_, sheet) => (sheet === "static/base.css" ? link : ""));
}
