// A piece on a map that says data-roam="x y step" goes wherever it is put: it follows the finger, and where it is let
// go Python hears of it, as "boneyard:put": "move <piece>" and the place in the drawing's units. On the focused piece
// arrows are steps: "step <piece>" and how many to the right and down. Its name is what it says in data-pick, or, where
// it cannot be picked, in data-touch.

import { unstyle } from "./glide.mjs";
import { follow, swallowClick } from "./pointer.mjs";

/** @type {Record<string, string>} */
const ARROWS = { ArrowLeft: "-1 0", ArrowRight: "1 0", ArrowUp: "0 -1", ArrowDown: "0 1" };
/** @type {SVGElement | null} */
let piece = null; // under the finger

/** @param {Element} of */
const nameOf = ({ dataset }) => dataset.pick ?? dataset.touch;

/** @param {string[]} said */
const put = (...said) => dispatchEvent(new CustomEvent("boneyard:put", { detail: said.join("\n") }));

/** A way on the screen, in the drawing's units: a layer of it is one unit wide.
 * @param {SVGElement} on
 * @param {import("./pointer.mjs").Spot} from
 * @param {import("./pointer.mjs").Spot} to */
function way(on, from, to) {
  const scale = on.ownerSVGElement?.getBoundingClientRect().width ?? 1;
  return [(to.clientX - from.clientX) / scale, (to.clientY - from.clientY) / scale];
}

function putBack() {
  unstyle(piece);
  piece = null;
}

follow(
  {
    press(event) {
      if (document.documentElement.hasAttribute("data-measuring")) return false; // a ruler begins there
      piece = event.target.closest("[data-roam]");
      if (piece) event.stopPropagation(); // the map stays where it is
      return piece;
    },
    move(event, from) {
      if (piece) piece.style.translate = way(piece, from, event).map((pixels) => `${pixels}px`).join(" ");
    },
    drop(event, from) {
      if (!piece) return;
      const name = nameOf(piece);
      const [right, down] = way(piece, from, event);
      const [left, top] = (piece.dataset.roam ?? "").split(" ").map(Number);
      swallowClick();
      setTimeout(() => {
        put(`move ${name}`, `${(left + right).toFixed(1)} ${(top + down).toFixed(1)}`);
        putBack();
      });
    },
    cancel: putBack,
  },
  { capture: true },
);

addEventListener(
  "keydown",
  (event) => {
    const focused = event.target.closest?.("[data-roam]");
    const step = ARROWS[event.key];
    if (!focused || !step || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    put(`step ${nameOf(focused)}`, step);
  },
  { capture: true },
);
