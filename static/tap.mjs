// What was pressed is what is meant, wherever it has glided to before the release.
//
// A tap on the board is answered when the finger is lifted. Left to itself, the browser would first play
// a mouse to it, with hover, focus and a frame of its own, which on a slow tablet takes as long as the answer.
// While it still rests, Python hears of it as "boneyard:press", so that it can look ahead; and as well when the
// mouse is pressed, or when the focus from the keyboard has come to rest on a choice.
// A mouse's click is the browser's own, unless the piece was no longer under it: then it would go to the board.

import { tapCounts } from "./once.mjs";
import { meant, slipped, tap } from "./pointer.mjs";

const ANSWERED = "#board :is([data-action], [data-pick], [data-touch])";
const LONG = 500; // ms: whoever holds longer means something else
const RESTED = 150; // ms until the focus from the keyboard has come to rest
/** @type {import("./pointer.mjs").Spot & { target: Element, timeStamp: number } | null} */
let down = null; // where and when a mouse or a single finger came down on what answers

/** Tells Python what a finger, the mouse or the focus rests on, so that it can look ahead; or nothing.
 * @param {Element | null} target @param {string} pointerType */
function rest(target, pointerType) {
  const { action = "", pick = "" } = target?.dataset ?? {};
  dispatchEvent(new CustomEvent("boneyard:press", { detail: [action, pick, pointerType].join("\n") }));
}

/** @param {UIEvent} event @param {import("./pointer.mjs").Spot} spot @param {string} pointerType */
function press({ target, timeStamp }, { clientX, clientY }, pointerType) {
  const answers = meant(target, ANSWERED);
  down = answers && { target: answers, clientX, clientY, timeStamp };
  if (down) rest(down.target, pointerType);
}

function letGo() {
  if (down) rest(null, "");
  down = null;
}

// Whoever holds a shield (hold.mjs) chooses with the other hand: of a second finger the browser makes no click.
/** @type {number | null} */
let holding = null; // the finger on the shield

addEventListener(
  "touchstart",
  (event) => {
    const [touch] = event.changedTouches;
    if (event.touches.length === 1) holding = event.target.closest("[data-hold]") ? touch.identifier : null;
    const free = [...event.touches].filter(({ identifier }) => identifier !== holding);
    if (free.length === 1 && touch.identifier !== holding) press(event, free[0], "touch");
    else letGo();
  },
  { passive: true },
);
addEventListener("touchcancel", letGo, { passive: true });
addEventListener(
  "touchend",
  (event) => {
    const [touch] = event.changedTouches;
    const wasHeld = down && event.timeStamp - down.timeStamp > LONG;
    if (!down?.target.isConnected || !event.cancelable || wasHeld || slipped(down, touch)) return letGo();
    event.preventDefault();
    const { target } = down;
    down = null;
    if (tapCounts(target, touch, event.timeStamp)) tap(target, "touch");
    else rest(null, "");
  },
  { passive: false },
);

addEventListener("mousedown", (event) => press(event, event, "mouse"), { passive: true });
addEventListener("mouseup", () => setTimeout(letGo), { passive: true }); // when its click has been answered
addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted) return;
    const pressed = down;
    down = null;
    const isGone = event.detail && pressed?.target.isConnected && !pressed.target.contains(event.target);
    if (!isGone || slipped(pressed, event)) return;
    event.stopImmediatePropagation();
    tap(pressed.target, "mouse");
  },
  { capture: true },
);

addEventListener("focusin", ({ target }) => {
  if (!target.matches(`${ANSWERED}:focus-visible`)) return;
  setTimeout(() => document.activeElement === target && rest(target, ""), RESTED);
});
