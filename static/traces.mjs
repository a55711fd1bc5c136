// Where nothing moves because somebody has turned motion off, what has moved on the board is marked instead: its old
// place is outlined, with a line from there to the new one; what has newly come is outlined where it lies. The marks stay
// until something moves again, or the window is another: then what lay where is not known.

const SEEN = 2; // px: who has moved by less has not moved
const BOARD = "[data-part=board]"; // known by no id
const PIECES = `${BOARD} [data-glide]`;
const MAP = ".plan"; // the ground of what lies on a map, which is moved and zoomed
const MEASURED = `${BOARD}, ${PIECES}, ${BOARD} :is([data-ground], ${MAP})`;
const COVERED = ":is(svg, section).finale"; // a last scene before all pieces
const LINES = /** @type {const} */ (["under", "over"]); // dark below light: seen on any ground
/** Where a piece was, measured in its own box as it is now; null if it was not there.
 * @typedef {{ id: string, was: { x: number, y: number, width: number, height: number } | null }} Trace */

/** @type {Trace[]} */
let traces = [];
/** @type {SVGSVGElement | undefined} */
let host;
let due = 0;

/** The boxes of the board, of all its pieces, and of the ground on which some stand, by id.
 * @param {Element} element */
export const boxes = (element) =>
  new Map([...element.querySelectorAll(MEASURED)].map((piece) => [piece.matches(BOARD) ? "" : piece.id, piece.getBoundingClientRect()]));

/** Marks what stands elsewhere than it did, if anything does; other marks stay as they are.
 * @param {Element} element @param {Map<string, DOMRect>} before */
export function trace(element, before) {
  /** @type {Trace[]} */
  const moved = [];
  const after = before.size ? boxes(element) : new Map();
  for (const piece of element.querySelectorAll(PIECES)) {
    const id = piece.id;
    const ground = piece.dataset.on ?? piece.closest(MAP)?.id ?? "";
    if (reshaped(before.get(ground), after.get(ground))) continue;
    const [now, was] = [after.get(id), borne(before.get(id), before.get(ground), after.get(ground))];
    if (!now?.width) continue;
    if (!was?.width) moved.push({ id, was: null });
    else if (far(was, now) >= SEEN) moved.push({ id, was: within(now, was) });
  }
  if (!moved.length) return;
  traces = element.querySelector(COVERED) ? [] : moved;
  draw();
}

/** Where something was, had the ground below it already passed by, or come nearer, as it has since.
 * @param {DOMRect} [was] @param {DOMRect} [before] @param {DOMRect} [after] */
function borne(was, before, after) {
  if (!was || !before?.width || !after?.width) return was;
  const nearer = after.width / before.width;
  return new DOMRect(after.x + (was.x - before.x) * nearer, after.y + (was.y - before.y) * nearer, was.width * nearer, was.height * nearer);
}
/** @param {DOMRect} was @param {DOMRect} now */
const far = (was, now) =>
  Math.hypot(was.x + was.width / 2 - now.x - now.width / 2, was.y + was.height / 2 - now.y - now.height / 2);
/** Has the ground another shape than it had? Then nobody knows what lay where.
 * @param {DOMRect} [before] @param {DOMRect} [after] */
function reshaped(before, after) {
  if (!before || !after) return false;
  return Math.abs(before.width * after.height - before.height * after.width) > SEEN * after.width;
}
/** @param {DOMRect} now @param {DOMRect} was */
const within = (now, was) => ({
  x: (was.x - now.x) / now.width,
  y: (was.y - now.y) / now.height,
  width: was.width / now.width,
  height: was.height / now.height,
});

/** Puts the marks where their pieces are, however the board was moved since, as far as the board goes. */
function draw() {
  due = 0;
  const board = document.querySelector(BOARD)?.getBoundingClientRect() ?? new DOMRect();
  host ??= document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  host.id = "traces";
  host.setAttribute("aria-hidden", "true");
  const shapes = traces.flatMap(({ id, was }) => {
    const now = document.getElementById(id)?.getBoundingClientRect();
    if (!now?.width) return [];
    if (!was) return [outline(now)];
    const old = { x: now.x + was.x * now.width, y: now.y + was.y * now.height, width: was.width * now.width, height: was.height * now.height };
    return [outline(old), line(old, now)];
  });
  const { x, y, width, height } = board;
  const room = `<clipPath id="traced"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`;
  const marks = LINES.map((look) => `<g class="${look}" clip-path="url(#traced)">${shapes.join("")}</g>`);
  host.innerHTML = shapes.length ? [room, ...marks].join("") : "";
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
const outline = (/** @type {Box} */ { x, y, width, height }) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"/>`;
const middle = (/** @type {Box} */ { x, y, width, height }) => `${x + width / 2} ${y + height / 2}`;
const line = (/** @type {Box} */ from, /** @type {Box} */ to) => `<path d="M${middle(from)}L${middle(to)}"/>`;

function drawSoon() {
  if (traces.length && !due) due = requestAnimationFrame(draw);
}
for (const kind of ["scroll", "wheel", "pointermove", "keydown", "click"])
  addEventListener(kind, drawSoon, { capture: true, passive: true });
addEventListener("resize", () => {
  drawSoon();
  traces = [];
});
