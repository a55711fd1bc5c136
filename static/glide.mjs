// Pieces glide to their places when a drawing has moved them.

import { afterPaint } from "./paint.mjs";

const LENGTHS = { off: 0, fast: 140, normal: 320, slow: 520 };
let shot = 0; // ms that each picture of a film stands; 0: there is none
export const film = (ms) => (shot = ms);
export const rolling = () => shot > 0;
const usual = () => LENGTHS[document.documentElement.dataset.motion] ?? 0;
export const speed = () => Math.min(usual(), shot || Infinity); // ms that a move takes
const SEEN = 1; // pixel: who has moved by less has not moved
const SETTLED = 100; // ms after the last piece has come to rest

/** An SVG transform attribute as CSS: "translate(3 4) rotate(90)" is "translate(3px,4px) rotate(90deg)". */
function asCss(transform) {
  const units = { translate: "px", rotate: "deg" };
  const part = (_, name, numbers) =>
    `${name}(${numbers.trim().split(/[ ,]+/).map((n) => n + (units[name] ?? "")).join(",")})`;
  return transform ? transform.replace(/(\w+)\(([^)]*)\)/g, part) : "none";
}

/** Where everything stands that may glide: an SVG piece by its transform, another by its place in the element. */
function places(element) {
  const found = new Map();
  const origin = element.getBoundingClientRect();
  for (const piece of element.querySelectorAll("[data-glide]")) {
    const drawn = piece instanceof SVGElement && !(piece instanceof SVGSVGElement);
    found.set(piece.id, drawn ? piece.getAttribute("transform") : placeIn(origin, piece));
  }
  return found;
}

function placeIn(origin, piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

// Where things stand is measured when they have come to rest, which costs no tap anything, and kept until
// the next drawing; until then, and when the page has become wider or narrower, as they are.
let standing = null; // { element, places }
let resting = 0; // the timer
addEventListener("resize", () => (standing = null));
const where = (element) => (standing?.element === element ? standing.places : places(element));

function measureLater(element, duration) {
  standing = null;
  clearTimeout(resting);
  resting = setTimeout(() => (standing = { element, places: places(element) }), duration + SETTLED);
}

/** How far a piece was from where it is now, in pixels; nothing if it was not there. */
function shift(from, to) {
  return from?.width && to?.width ? [from.x - to.x, from.y - to.y] : [0, 0];
}

/** The way of a piece from where it was to where it is as two CSS transforms; null if there is none. What glides
    takes along what stands on it. */
function way(piece, before, now) {
  const [from, to] = [before.get(piece.id), now.get(piece.id)];
  if (typeof to === "string") return from === undefined || from === to ? null : [asCss(from), asCss(to)];
  if (!from?.width || !to.width) return null;
  const under = piece.parentElement.closest("[data-glide]")?.id;
  const [[x, y], [takenX, takenY]] = [shift(from, to), shift(before.get(under), now.get(under))];
  const [right, down] = [x - takenX, y - takenY];
  return Math.hypot(right, down) >= SEEN ? [`translate(${right}px,${down}px)`, "none"] : null;
}

/** Changes the element, and lets what that has moved glide from where it was, unless `still`. The first paint
    after a tap shows it still there, and all else that came of the tap: setting much in motion takes longer
    than a tap may wait. */
export function glide(element, still, change) {
  const duration = still ? 0 : speed();
  const before = duration ? where(element) : null;
  change();
  if (element.querySelector("[data-glide]")) measureLater(element, duration);
  if (before?.size) setOff(element, before, duration);
}

function setOff(element, before, duration) {
  if (element.querySelector("[data-side]:not([data-side=bottom]), [data-quarter]:not([data-quarter='0'])")) return; // turned: their ways are not ours
  const now = places(element);
  const pieces = [...now.keys()].map((id) => document.getElementById(id));
  const moved = pieces.map((piece) => [piece, way(piece, before, now)]).filter(([, steps]) => steps);
  for (const [piece, [from]] of moved) piece.style.transform = from;
  afterPaint(() => {
    for (const [piece, steps] of moved) {
      piece.removeAttribute("style");
      piece.animate({ transform: steps }, { duration, easing: "cubic-bezier(.3,.8,.3,1)" });
      if (rolling() && piece.hasAttribute("data-hops")) piece.animate({ translate: ["0", "0 -22%", "0"] }, duration);
    }
  });
}
