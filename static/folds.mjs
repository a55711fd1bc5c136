// Whoever comes back to what lay over the page finds open what was open there.

/** What is open, by address, title of the dialog and id.
 * @type {Set<string>} */
const open = new Set();
/** @param {Element} fold */
const nameOf = (fold) => [location.hash, document.getElementById("dialog-title")?.textContent, fold.id].join("\n");

addEventListener(
  "toggle",
  (event) => {
    const fold = /** @type {HTMLDetailsElement} */ (event.target);
    if (!fold.matches("#dialog-body details[id]")) return;
    if (fold.open) open.add(nameOf(fold));
    else open.delete(nameOf(fold));
  },
  { capture: true },
);

/** Something was drawn in the dialog: what has come there, and was open, is opened. */
export function reopen() {
  for (const fold of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("#dialog-body details[id]")))
    if (open.has(nameOf(fold))) fold.open = true;
}
