// A ruler over a map that says data-ruler="units feet": how long a square is in the drawing's units, and in feet. A
// button that says data-measure switches it on and off; while it is on, a finger or the mouse measures instead of
// moving the map, and so does Enter: from what has the focus to what has it at the next. The line stays until the
// next one, and its length is announced.

const root = document.documentElement;
const NAMESPACE = "http://www.w3.org/2000/svg";
let from = null; // where it begins: the map, and the point on the page or the piece that was focused
let line = null; // the drawing over the page

const make = (name, attributes) => {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

function wipe() {
  line?.remove();
  line = null;
  from = null;
}

/** The middle of a piece, on the page. */
function middle(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function measure(clientX, clientY) {
  const { map, piece } = from;
  const { x, y } = piece ? middle(piece) : from; // the map may have moved with the focus
  const [unit, feet] = map.dataset.ruler.split(" ").map(Number);
  const { width: scale } = map.querySelector("svg").getBoundingClientRect(); // a layer is one unit wide
  const squares = Math.round((2 * Math.hypot(clientX - x, clientY - y)) / (scale * unit)) / 2;
  line?.remove();
  line = make("svg", { class: "ruler-line", "aria-hidden": "true" });
  const ends = { x1: x, y1: y, x2: clientX, y2: clientY };
  const words = make("text", { x: (x + clientX) / 2, y: (y + clientY) / 2 - 10 });
  words.textContent = `${squares} square${squares === 1 ? "" : "s"} · ${squares * feet} feet`;
  line.append(make("line", { class: "under", ...ends }), make("line", ends), words);
  document.body.append(line);
}

/** The line is as it shall be. */
function end() {
  from = null;
  document.getElementById("live").textContent = line.textContent;
}

function turn(on) {
  wipe();
  root.toggleAttribute("data-measuring", on);
  document.querySelector("[data-measure]")?.setAttribute("aria-pressed", on);
}

addEventListener("click", ({ target }) => {
  if (target.closest("[data-measure]")) turn(!root.hasAttribute("data-measuring"));
});

addEventListener(
  "pointerdown",
  (event) => {
    wipe();
    if (!root.hasAttribute("data-measuring")) return;
    const map = event.target.closest("pan-map[data-ruler]");
    if (!map || !event.isPrimary || event.button || event.composedPath()[0].closest("button")) return;
    event.stopPropagation(); // the map and its pieces stay where they are
    from = { map, x: event.clientX, y: event.clientY };
  },
  { capture: true },
);

addEventListener("pointermove", ({ isPrimary, buttons, clientX, clientY }) => {
  if (!from || from.piece || !isPrimary) return;
  if (buttons) measure(clientX, clientY);
  else if (line) end(); // it was let go where the page did not hear of it
  else from = null;
});

for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, () => {
    if (from && line) {
      end();
      const swallow = (event) => event.stopPropagation(); // it was no tap; a finger brings no click anyway
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    }
    from = null;
  });
}

addEventListener(
  "keydown",
  (event) => {
    const { key, target } = event;
    const map = target.closest?.("pan-map[data-ruler]");
    if (!root.hasAttribute("data-measuring") || !map || map === target || !["Enter", " "].includes(key)) return;
    event.preventDefault();
    event.stopPropagation(); // nothing is chosen
    const { x, y } = middle(target);
    const begins = !from;
    if (begins) {
      wipe();
      from = { map, piece: target };
    }
    measure(x, y);
    if (!begins) end();
  },
  { capture: true },
);

addEventListener("wheel", wipe, { passive: true });
addEventListener("hashchange", () => turn(false));
