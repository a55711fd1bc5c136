// A shield around a turned table is lifted by holding it: a neighbour's touch in passing does nothing.
// From the keyboard one press is enough. Where the finger is lifted then, a card may have come to lie: that is no tap.

const HELD = 600; // ms
let held = 0;
let lifted = false; // it was lifted by a finger that is still down

function release() {
  clearTimeout(held);
  document.querySelector("[data-held]")?.removeAttribute("data-held");
}

addEventListener("pointerdown", ({ target }) => {
  lifted = false;
  const shield = target.closest("[data-hold]");
  if (!shield) return;
  shield.setAttribute("data-held", "");
  held = setTimeout(() => {
    release();
    lifted = true;
    shield.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true }));
  }, HELD);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release);
addEventListener("pointermove", ({ buttons }) => buttons || release()); // it was let go where the page did not hear of it
addEventListener("contextmenu", (event) => event.target.closest("[data-hold]") && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    const held = lifted || event.target.closest("[data-hold]");
    if (event.isTrusted && event.detail && held) event.stopImmediatePropagation();
  },
  { capture: true },
);
