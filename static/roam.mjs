// A piece on a map that says data-roam="x y step" goes wherever it is put: it follows the finger, and where it is let
// go Python hears of it, as "boneyard:put": "move <piece>" and the place in the drawing's units. On the focused piece
// arrows are steps: "step <piece>" and how many to the right and down. Its name is what it says in data-pick.

const SLIP = 8; // pixels that a tap may wander
const ARROWS = { ArrowLeft: "-1 0", ArrowRight: "1 0", ArrowUp: "0 -1", ArrowDown: "0 1" };
let held = null; // the piece under the finger, where that came down, and whether it is on its way

const put = (...said) => dispatchEvent(new CustomEvent("boneyard:put", { detail: said.join("\n") }));

/** How a layer of the drawing lies on the screen. It is one unit wide. */
const layerOf = (piece) => piece.ownerSVGElement.getBoundingClientRect();

function putBack() {
  held?.piece.style.removeProperty("translate");
  held = null;
}

addEventListener(
  "pointerdown",
  (event) => {
    putBack();
    const piece = event.isPrimary && !event.button && event.target.closest("[data-roam]");
    if (!piece || document.documentElement.hasAttribute("data-measuring")) return; // a ruler begins there
    event.stopPropagation(); // the map stays where it is
    held = { piece, x: event.clientX, y: event.clientY, moves: false };
  },
  { capture: true },
);

addEventListener("pointermove", ({ isPrimary, buttons, clientX, clientY }) => {
  if (!held || !isPrimary) return;
  if (!buttons) return putBack(); // it was let go where the page did not hear of it
  if (!held.moves && Math.hypot(clientX - held.x, clientY - held.y) <= SLIP) return;
  held.moves = true;
  const { width: scale } = layerOf(held.piece);
  held.piece.style.translate = `${(clientX - held.x) / scale}px ${(clientY - held.y) / scale}px`;
});

addEventListener("pointerup", ({ clientX, clientY }) => {
  if (!held?.moves) return putBack();
  const { piece, x, y } = held;
  const { width: scale } = layerOf(piece);
  const [left, top] = piece.dataset.roam.split(" ").map(Number);
  const swallow = (event) => event.stopPropagation(); // it was no tap; a finger brings no click anyway
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => {
    removeEventListener("click", swallow, { capture: true });
    put(`move ${piece.dataset.pick}`, `${(left + (clientX - x) / scale).toFixed(1)} ${(top + (clientY - y) / scale).toFixed(1)}`);
    putBack();
  });
});

addEventListener("pointercancel", putBack);

addEventListener(
  "keydown",
  (event) => {
    const piece = event.target.closest?.("[data-roam]");
    const step = ARROWS[event.key];
    if (!piece || !step || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    put(`step ${piece.dataset.pick}`, step);
  },
  { capture: true },
);
