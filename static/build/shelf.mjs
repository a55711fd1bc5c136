// The shelf: index.html has a cover for each of the five games, to come; the build opens those that
// are on the SHELF in py/games/__init__.py, and brings their style sheets along.

import { cp, readFile } from "node:fs/promises";

/** The slugs of the games that can be played, in their order. */
export async function shelf() {
  const [, slugs] = /^SHELF = \(([^)]*)\)/m.exec(await readFile("py/games/__init__.py", "utf8"));
  return [...slugs.matchAll(/"([^"]+)"/g)].map(([, slug]) => slug);
}

/** Copies each game's own style sheet to `<folder>/<slug>.css`. */
export async function copyStyles(folder) {
  for (const slug of await shelf()) {
    await cp(`py/games/${slug.replaceAll("-", "_")}/table.css`, `${folder}/${slug}.css`);
  }
}

/** The page with the covers of these games as links, and with their style sheets. */
export function open(page, slugs) {
  for (const slug of slugs) {
    const cover = new RegExp(`<div class="box soon" id="cover-${slug}">(.*) <i>To come.</i></span></div>`);
    if (!cover.test(page)) throw new Error(`index.html has no cover for ${slug}.`);
    page = page.replace(cover, `<a class="box" id="cover-${slug}" href="#${slug}">$1</span></a>`);
    page = page.replace("</head>", `  <link rel="stylesheet" href="./static/games/${slug}.css">\n</head>`);
  }
  return page;
}
