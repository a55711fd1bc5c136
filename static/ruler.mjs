// A ruler over a map that says data-ruler="units feet": how long a square is in the drawing's units, and in feet. A
// button that says data-measure switches it on and off; while it is on, a finger or the mouse measures instead of
// moving the map, and the line stays until the next one.

const root = document.documentElement;
const NAMESPACE = "http://www.w3.org/2000/svg";
let from = null; // where it begins: the map, and the point on the page
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

function measure({ clientX, clientY }) {
  const { map, x, y } = from;
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

addEventListener("click", ({ target }) => {
  const button = target.closest("[data-measure]");
  if (!button) return;
  wipe();
  const on = root.toggleAttribute("data-measuring");
  button.setAttribute("aria-pressed", on);
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

addEventListener("pointermove", (event) => from && event.isPrimary && measure(event));

for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    if (from && line) {
      const swallow = (event) => event.stopPropagation(); // it was no tap; a finger brings no click anyway
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    }
    from = null;
  });
}

addEventListener("wheel", wipe, { passive: true });
addEventListener("hashchange", () => {
  wipe();
  root.removeAttribute("data-measuring");
});
