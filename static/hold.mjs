// A shield around a turned table is lifted by holding it: a neighbour's touch in passing does nothing.
// From the keyboard one press is enough.

const HELD = 600; // ms
let held = 0;

function release() {
  clearTimeout(held);
  document.querySelector("[data-held]")?.removeAttribute("data-held");
}

addEventListener("pointerdown", ({ target }) => {
  const shield = target.closest("[data-hold]");
  if (!shield) return;
  shield.setAttribute("data-held", "");
  held = setTimeout(() => {
    release();
    shield.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true }));
  }, HELD);
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release);
addEventListener("contextmenu", (event) => event.target.closest("[data-hold]") && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    if (event.isTrusted && event.detail && event.target.closest("[data-hold]")) event.stopImmediatePropagation();
  },
  { capture: true },
);
