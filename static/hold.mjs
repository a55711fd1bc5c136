// A shield around a turned table is lifted by holding it: a neighbour's touch in passing does nothing. It stays open as
// long as that finger, or another of the same hand, is on the glass. From the keyboard one press is enough, and from a
// mouse, which has but one finger, holding it once. Where the finger is lifted then, a card may have come to lie: that
// is no tap.

import { onHold, tap } from "./pointer.mjs";

const HELD = 600; // ms
const COVER = "do-cover"; // the button that lets it fall
let lifted = false; // it was lifted by a finger that is still down
let held = false; // it falls when no finger is left
/** @type {Set<number>} */
const fingers = new Set();

addEventListener("pointerdown", ({ target, pointerId, pointerType }) => {
  if (pointerType === "touch") fingers.add(pointerId);
  lifted = false;
  const shield = target.closest("[data-hold]");
  if (!shield) return;
  shield.setAttribute("data-held", "");
  const lift = () => {
    lifted = true;
    held = pointerType === "touch";
    tap(shield);
  };
  onHold(HELD, lift, () => shield.removeAttribute("data-held"));
});
for (const kind of /** @type {const} */ (["pointerup", "pointercancel"]))
  addEventListener(kind, ({ pointerId }) => {
    fingers.delete(pointerId);
    const cover = document.getElementById(COVER);
    if (held && !fingers.size) setTimeout(() => cover?.isConnected && tap(cover)); // when this touch was answered
    held &&= fingers.size > 0;
  });
addEventListener("contextmenu", (event) => event.target.closest("[data-hold]") && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    const shield = lifted || event.target.closest("[data-hold]");
    if (event.isTrusted && event.detail && shield) event.stopImmediatePropagation();
  },
  { capture: true },
);
