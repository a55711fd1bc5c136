// Pieces glide to their places when a drawing has moved them.

import { afterPaint } from "./paint.mjs";
import { boxes, trace } from "./traces.mjs";

/** Where a piece stands: by its transform, or by its place in pixels; nothing if it is not there.
 * @typedef {string | null | { x: number, y: number, width: number, height: number }} Place */
/** @typedef {Map<string, Place>} Places by the pieces' ids */

/** @type {Record<string, number>} */
const LENGTHS = { off: 0, fast: 140, normal: 320, slow: 520 };
let shot = 0; // ms that each picture of a film stands; 0: there is none
export const film = (/** @type {number} */ ms) => (shot = ms);
export const rolling = () => shot > 0;
const usual = () => LENGTHS[document.documentElement.dataset.motion ?? ""] ?? 0;
export const speed = () => Math.min(usual(), shot || Infinity); // ms that a move takes
const SEEN = 1; // pixel: who has moved by less has not moved
const SETTLED = 100; // ms after the last piece has come to rest

/** An SVG transform attribute as CSS: "translate(3 4) rotate(90)" is "translate(3px,4px) rotate(90deg)".
 * @param {Place} transform */
function asCss(transform) {
  if (typeof transform !== "string") return "none";
  /** @type {Record<string, string>} */
  const units = { translate: "px", rotate: "deg" };
  /** @param {string} _ @param {string} name @param {string} numbers */
  const part = (_, name, numbers) =>
    `${name}(${numbers.trim().split(/[ ,]+/).map((n) => n + (units[name] ?? "")).join(",")})`;
  return transform.replace(/(\w+)\(([^)]*)\)/g, part) || "none";
}

/** Where everything stands that may glide: an SVG piece by its transform, another by its place in the element.
 * @param {Element} element */
function places(element) {
  /** @type {Places} */
  const found = new Map();
  const origin = element.getBoundingClientRect();
  for (const piece of element.querySelectorAll("[data-glide], [data-ground]")) {
    const drawn = piece instanceof SVGElement && !(piece instanceof SVGSVGElement);
    found.set(piece.id, drawn ? piece.getAttribute("transform") : placeIn(origin, piece));
  }
  return found;
}

/** @param {DOMRect} origin @param {Element} piece */
function placeIn(origin, piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

// Where things stand is measured when they have come to rest, which costs no tap anything, and kept until
// the next drawing; until then, and when the page has become wider or narrower, as they are.
/** @type {{ element: Element, places: Places } | null} */
let standing = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
addEventListener("resize", () => (standing = null));
const where = (/** @type {Element} */ element) => (standing?.element === element ? standing.places : places(element));

/** @param {Element} element @param {number} duration */
function measureLater(element, duration) {
  standing = null;
  clearTimeout(resting);
  resting = setTimeout(() => (standing = { element, places: places(element) }), duration + SETTLED);
}

/** How far a piece was from where it is now, in pixels; nothing if it was not there.
 * @param {Place} [from] @param {Place} [to] */
function shift(from, to) {
  return isBox(from) && isBox(to) ? [from.x - to.x, from.y - to.y] : [0, 0];
}

/** @param {Place} [place] @returns {place is DOMRect} */
const isBox = (place) => Boolean(place && typeof place === "object" && place.width);

/** The way of a piece from where it was to where it is as two CSS transforms; null if there is none. What glides
    takes along what stands on it; where the ground passes by (data-ground, its id in the piece's data-on), whoever
    stands on it jumps along, and glides only as far as they have gone on it.
 * @param {Element} piece @param {Places} before @param {Places} now */
function way(piece, before, now) {
  const [from, to] = [before.get(piece.id), now.get(piece.id)];
  if (typeof to === "string") return from === undefined || from === to ? null : [asCss(from), asCss(to)];
  if (!isBox(from) || !isBox(to)) return null;
  const under = piece.getAttribute("data-on") ?? piece.parentElement?.closest("[data-glide]")?.id ?? "";
  const [[x, y], [takenX, takenY]] = [shift(from, to), shift(before.get(under), now.get(under))];
  const [right, down] = [x - takenX, y - takenY];
  return Math.hypot(right, down) >= SEEN ? [`translate(${right}px,${down}px)`, "none"] : null;
}

/** Takes away what the page has set on a piece for a while. Chromium would leave an empty attribute where nobody has
    asked for it before.
 * @param {Element | null} [piece] */
export function unstyle(piece) {
  if (piece?.hasAttribute("style")) piece.removeAttribute("style");
}

/** Changes the element, and lets what that has moved glide from where it was, unless `still`. The first paint
    after a tap shows it still there, and all else that came of the tap: setting much in motion takes longer
    than a tap may wait.
 * @param {Element} element @param {boolean} still @param {() => void} change */
export function glide(element, still, change) {
  const duration = still ? 0 : speed();
  const before = duration ? where(element) : null;
  const had = !still && document.documentElement.dataset.motion === "off" ? boxes(element) : null;
  change();
  if (had) trace(element, had);
  if (element.querySelector("[data-glide]")) measureLater(element, duration);
  if (before?.size) setOff(element, before, duration);
}

/** @param {Element} element @param {Places} before @param {number} duration */
function setOff(element, before, duration) {
  if (element.querySelector("[data-side]:not([data-side=bottom]), [data-quarter]:not([data-quarter='0'])")) return; // turned: their ways are not ours
  const now = places(element);
  const moved = [...now.keys()].flatMap((id) => {
    const piece = document.getElementById(id);
    const steps = piece && way(piece, before, now);
    return steps && piece.hasAttribute("data-glide") ? [{ piece, steps }] : [];
  });
  for (const { piece, steps } of moved) piece.style.transform = steps[0];
  afterPaint(() => {
    for (const { piece, steps } of moved) {
      unstyle(piece);
      piece.animate({ transform: steps }, { duration, easing: "cubic-bezier(.3,.8,.3,1)" });
      if (rolling() && piece.hasAttribute("data-hops")) piece.animate({ translate: ["0", "0 -22%", "0"] }, duration);
    }
  });
}
