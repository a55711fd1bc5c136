// A slider that lies where one scrolls: the browser sets it as soon as a finger comes down. When the finger scrolls, the
// slider goes back to where it was.

import { onTaken } from "./pointer.mjs";

let before = "";

/** Is it a slider?
 * @param {EventTarget | null} target @returns {target is HTMLInputElement} */
const isSlider = (target) => target instanceof HTMLInputElement && target.type === "range";

addEventListener(
  "pointerdown",
  ({ target }) => {
    before = isSlider(target) ? target.value : "";
  },
  { capture: true },
);
onTaken((slider) => {
  if (!isSlider(slider) || !before || slider.value === before) return;
  slider.value = before;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
});
