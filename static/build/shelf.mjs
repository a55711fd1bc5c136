// The shelf of index.html, and all texts that count the games: what the games' own covers say, as pack.py
// reads it out of their folders.

import { cp, mkdir, readFile, readdir } from "node:fs/promises";

/** What a game's cover says.
 * @typedef {Record<"slug" | "title" | "blurb" | "players" | "time" | "depth" | "folder", string>} Game */
/** The games, and their number in words.
 * @typedef {{ number: string, games: Game[] }} Shelf */

const SHEET = / {2}<link rel="stylesheet" href="\.\/(.+)">\n/g;
const PLACE = /(<ul class="shelf">)<!--.*?-->/;
const text = (/** @type {string} */ words) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** All that the page's style sheets say, and then the games': in one, as the first paint waits for each.
 * @param {string} page @param {Game[]} games */
export async function style(page, games) {
  const sheets = [...page.matchAll(SHEET)].map(([, sheet]) => sheet);
  for (const { folder } of games) {
    const own = (await readdir(folder)).filter((file) => file.endsWith(".css"));
    sheets.push(...own.sort().reverse().map((file) => `${folder}/${file}`)); // the table's, and then others, such as the stage's
  }
  return (await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")))).join("\n");
}

/** The games' pictures, by their slugs.
 * @param {string} to @param {Game[]} games */
export async function copyCovers(to, games) {
  await mkdir(to, { recursive: true });
  for (const { slug, folder } of games) await cp(`${folder}/cover.svg`, `${to}/${slug}.svg`);
}

/** A text with the number of games in words where it says {number}, or {Number}.
 * @param {string} words @param {Shelf} shelf */
export function counted(words, { number }) {
  return words.replaceAll("{number}", number).replaceAll("{Number}", number[0].toUpperCase() + number.slice(1));
}

const box = (/** @type {Game} */ { slug, title, blurb, players, time, depth }) => `
        <li><a class="box" id="cover-${slug}" href="#${slug}">
          <img src="./static/covers/${slug}.svg" alt="" width="300" height="400">
          <div><b>${text(title)}</b> <span>${text(blurb)}</span> <small>${players}<br>${time}, ${depth}</small></div>
        </a></li>`;

/** The page with a box for each game, and with the one style sheet in place of many.
 * @param {string} page @param {Shelf} shelf */
export function furnish(page, shelf) {
  if (!PLACE.test(page)) throw new Error("index.html has no place for the games.");
  const link = '  <link rel="stylesheet" href="./static/style.css">\n';
  return counted(page, shelf)
    .replace(PLACE, (_, list) => `${list}${shelf.games.map(box).join("")}\n      `)
    .replace(SHEET, (_, sheet) => (sheet === "static/tokens.css" ? link : ""));
}
