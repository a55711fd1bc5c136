// Whoever comes back to what lay over the page finds open what was open there, and stands where they stood.

/** What is open, by address, title of the dialog and id.
 * @type {Set<string>} */
const open = new Set();
/** How far it was scrolled, by address and title of the dialog.
 * @type {Map<string, number>} */
const places = new Map();
const dialogName = () => [location.hash, document.getElementById("dialog-title")?.textContent].join("\n");
/** @param {Element} fold */
const nameOf = (fold) => [dialogName(), fold.id].join("\n");
const body = () => /** @type {HTMLElement} */ (document.getElementById("dialog-body"));

/** What was opened last is brought above what stays at the foot, and when more comes into it as well, until something
 * else is touched. */
const growing = new ResizeObserver(([{ target }]) => {
  const foot = body().querySelector(".onward");
  const over = foot && target.compareDocumentPosition(foot) & Node.DOCUMENT_POSITION_FOLLOWING;
  const [is, room] = [target.getBoundingClientRect(), body().getBoundingClientRect()];
  const hidden = is.bottom - (over ? foot.getBoundingClientRect().top : room.bottom);
  if (hidden > 0) body().scrollTop += Math.min(hidden, is.top - room.top);
});
for (const name of ["pointerdown", "wheel", "keydown"])
  addEventListener(name, () => growing.disconnect(), { capture: true, passive: true });

addEventListener(
  "toggle",
  (event) => {
    const fold = /** @type {HTMLDetailsElement} */ (event.target);
    if (!fold.matches("#dialog-body details[id]")) return;
    if (!fold.open) open.delete(nameOf(fold));
    else if (!open.has(nameOf(fold))) {
      open.add(nameOf(fold));
      growing.disconnect();
      growing.observe(fold);
    }
  },
  { capture: true },
);

addEventListener(
  "scroll",
  ({ target }) => {
    if (target === body() && body().childElementCount) places.set(dialogName(), body().scrollTop);
  },
  { capture: true },
);
// Whoever closes it has done with it; whoever goes on from there has another address by now.
addEventListener("close", () => places.delete(dialogName()), { capture: true });
// Whoever has gone to the shelf or a start page comes anew.
addEventListener("hashchange", () => {
  if (location.hash.includes("/")) return;
  places.clear();
  open.clear();
});

/** The dialog shows something else than before: from its top, or from where it was left for somewhere else. */
export function returnToPlace() {
  body().scrollTop = places.get(dialogName()) ?? 0;
}

/** Something was drawn in the dialog: what has come there, and was open, is opened. */
export function reopen() {
  for (const fold of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("#dialog-body details[id]")))
    if (open.has(nameOf(fold))) fold.open = true;
}
