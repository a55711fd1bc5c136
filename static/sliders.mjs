// A slider that lies where one scrolls: the browser sets it as soon as a finger comes down. When the finger scrolls, the
// slider goes back to where it was.

let before = "";

/** The slider that a pointer's event is at, if it is at one.
 * @param {Event} event @returns {HTMLInputElement | null} */
const at = ({ target }) => (target instanceof HTMLInputElement && target.type === "range" ? target : null);

addEventListener(
  "pointerdown",
  (event) => {
    before = at(event)?.value ?? "";
  },
  { capture: true },
);
addEventListener(
  "pointercancel",
  (event) => {
    const slider = at(event);
    if (!slider || !before || slider.value === before) return;
    slider.value = before;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  },
  { capture: true },
);
