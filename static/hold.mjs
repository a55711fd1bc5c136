// A shield around a turned table is lifted by holding it: a neighbour's touch in passing does nothing.
// From the keyboard one press is enough. Where the finger is lifted then, a card may have come to lie: that is no tap.

import { onHold, tap } from "./pointer.mjs";

const HELD = 600; // ms
let lifted = false; // it was lifted by a finger that is still down

addEventListener("pointerdown", ({ target }) => {
  lifted = false;
  const shield = target.closest("[data-hold]");
  if (!shield) return;
  shield.setAttribute("data-held", "");
  const lift = () => {
    lifted = true;
    tap(shield);
  };
  onHold(HELD, lift, () => shield.removeAttribute("data-held"));
});
addEventListener("contextmenu", (event) => event.target.closest("[data-hold]") && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    const held = lifted || event.target.closest("[data-hold]");
    if (event.isTrusted && event.detail && held) event.stopImmediatePropagation();
  },
  { capture: true },
);
