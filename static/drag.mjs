// A piece that says data-drag is dragged: it is picked as by a tap, follows the finger or the mouse, and where it is let
// go, what lies there is chosen or picked as by a tap. Pieces on a map are carried by the map itself (pan.mjs).

import { unstyle } from "./glide.mjs";
import { follow, meant, tap } from "./pointer.mjs";

const PLACES = "#board :is([data-action], [data-pick]:not([data-drag]))";
/** @type {Element | null} */
let piece = null; // under the finger

function putBack() {
  unstyle(piece);
  piece = null;
}

follow({
  press: ({ target }) => (piece = target.closest("[data-drag]")),
  begin({ pointerType }) {
    if (piece?.getAttribute("aria-pressed") === "false") tap(piece, pointerType);
  },
  /** It lies under the finger again, which a redrawing may have taken back. */
  move({ clientX, clientY }, from) {
    const translate = `${clientX - from.clientX}px ${clientY - from.clientY}px`;
    if (piece) Object.assign(piece.style, { translate, pointerEvents: "none", zIndex: 5 });
  },
  drop({ clientX, clientY, pointerType }) {
    const place = meant(document.elementFromPoint(clientX, clientY), PLACES);
    putBack();
    if (place) tap(place, pointerType);
  },
  cancel: putBack,
});
