// What was pressed is what was meant, wherever it has glided to before the release.
//
// A tap on the board is answered when the finger is lifted. Left to itself, the browser would first play
// a mouse to it, with hover, focus and a frame of its own, which on a slow tablet takes as long as the answer.
// While it still rests, Python hears of it as "boneyard:press", so that it can look ahead; and as well when the
// mouse is pressed, or when the focus from the keyboard has come to rest on a choice.
// A mouse's click is the browser's own, unless the piece was no longer under it: then it would go to the board.

import { tapCounts } from "./once.mjs";

const ANSWERED = "#board :is([data-action], [data-pick], [data-touch])";
const SLIP = 8; // pixels that a tap may wander
const LONG = 500; // ms: whoever holds longer means something else
const RESTED = 150; // ms until the focus from the keyboard has come to rest
let down = null; // where and when a mouse or a single finger came down on what answers

/** Tells Python what a finger, the mouse or the focus rests on, so that it can look ahead; or nothing. */
function rest(target, pointerType) {
  const { action = "", pick = "" } = target?.dataset ?? {};
  dispatchEvent(new CustomEvent("boneyard:press", { detail: [action, pick, pointerType].join("\n") }));
}

function press({ target, timeStamp }, { clientX, clientY }, pointerType) {
  const answers = target.closest(ANSWERED);
  down = answers && { target: answers, clientX, clientY, timeStamp };
  if (down) rest(answers, pointerType);
}

function letGo() {
  if (down) rest(null, "");
  down = null;
}

const wandered = (to) => Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) > SLIP;

const click = (target, pointerType) =>
  target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));

addEventListener(
  "touchstart",
  (event) => {
    if (event.touches.length === 1) press(event, event.touches[0], "touch");
    else letGo();
  },
  { passive: true },
);
addEventListener("touchcancel", letGo, { passive: true });
addEventListener(
  "touchend",
  (event) => {
    const held = event.timeStamp - down?.timeStamp > LONG;
    if (!down?.target.isConnected || !event.cancelable || held || wandered(event.changedTouches[0])) return letGo();
    event.preventDefault();
    const { target } = down;
    down = null;
    if (tapCounts(target, event.changedTouches[0], event.timeStamp)) click(target, "touch");
    else rest(null, "");
  },
  { passive: false },
);

addEventListener("mousedown", (event) => press(event, event, "mouse"), { passive: true });
addEventListener("mouseup", () => setTimeout(letGo), { passive: true }); // when its click has been answered
addEventListener(
  "click",
  (event) => {
    const pressed = down;
    const slipped = event.isTrusted && event.detail && down?.target.isConnected && !down.target.contains(event.target);
    const meant = slipped && !wandered(event);
    if (event.isTrusted) down = null;
    if (!meant) return;
    event.stopImmediatePropagation();
    click(pressed.target, "mouse");
  },
  { capture: true },
);

addEventListener("focusin", ({ target }) => {
  if (!target.matches(`${ANSWERED}:focus-visible`)) return;
  setTimeout(() => document.activeElement === target && rest(target, ""), RESTED);
});
