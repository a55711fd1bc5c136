// The cursor on a board: while the focus is on the board's one stop, #cursor, the element on which it stands says
// data-cursor, and the sheets ring it. What it walks over, and what is said of that, is the game's affair.

let cell = ""; // the id of the element on which it stands

/** The ring is where the cursor is, whatever was drawn or has the focus now. */
export function ring() {
  const at = document.activeElement?.id === "cursor" ? document.getElementById(cell) : null;
  for (const old of document.querySelectorAll("[data-cursor]")) if (old !== at) old.removeAttribute("data-cursor");
  at?.setAttribute("data-cursor", "");
}

/** The cursor goes to the element of this id, which comes into sight.
 * @param {string} id */
export function moveCursor(id) {
  cell = id;
  ring();
  const at = document.getElementById(cell);
  /** @type {import("./pan.mjs").PanMap | null | undefined} */
  const map = at?.closest("pan-map");
  if (at && map) map.bring(at);
  else at?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

addEventListener("focusin", ring);
addEventListener("focusout", () => setTimeout(ring));
