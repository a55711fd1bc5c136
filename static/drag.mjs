// A piece that says data-drag is dragged: it is picked as by a tap, follows the finger or the mouse, and where it is let
// go, what lies there is chosen or picked as by a tap. Pieces on a map are carried by the map itself (pan.mjs).

const PLACES = "#board :is([data-action], [data-pick]:not([data-drag]))";
const SLIP = 8; // pixels that a tap may wander
let held = null; // the piece under the finger, where that came down, and whether it is on its way

const tap = (element, pointerType) =>
  element.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));

/** It lies under the finger again, which a redrawing may have taken back. */
function follow({ piece, x, y }, event) {
  piece.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
  piece.style.pointerEvents = "none";
  piece.style.zIndex = 5;
}

function putBack() {
  for (const name of ["translate", "pointer-events", "z-index"]) held?.piece.style.removeProperty(name);
  held = null;
}

addEventListener("pointerdown", ({ target, isPrimary, button, clientX, clientY }) => {
  putBack();
  const piece = isPrimary && !button && target.closest("[data-drag]");
  if (piece) held = { piece, x: clientX, y: clientY, moves: false };
});

addEventListener("pointermove", (event) => {
  if (!held || !event.isPrimary) return;
  if (!event.buttons) return putBack(); // it was let go where the page did not hear of it
  const { piece, x, y } = held;
  if (!held.moves && Math.hypot(event.clientX - x, event.clientY - y) <= SLIP) return;
  if (!held.moves && piece.getAttribute("aria-pressed") === "false") tap(piece, event.pointerType);
  held.moves = true;
  follow(held, event);
});

addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
  const dropped = held?.moves && document.elementFromPoint(clientX, clientY)?.closest(PLACES);
  putBack();
  if (dropped) tap(dropped, pointerType);
});

addEventListener("pointercancel", putBack);
