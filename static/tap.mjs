// A tap on the board is answered when the finger is lifted. Left to itself, the browser would first play
// a mouse to it, with hover, focus and a frame of its own, which on a slow tablet takes as long as the answer.

const ANSWERED = "#board :is([data-action], [data-pick], [data-touch])";
const SLIP = 8; // pixels that a tap may wander
const LONG = 500; // ms: whoever holds longer means something else
let down = null; // where and when a single finger came down on what answers

addEventListener(
  "touchstart",
  (event) => {
    const target = event.touches.length === 1 && event.target.closest(ANSWERED);
    const { clientX, clientY } = event.touches[0];
    down = target ? { target, clientX, clientY, timeStamp: event.timeStamp } : null;
  },
  { passive: true },
);
addEventListener("touchcancel", () => (down = null), { passive: true });
addEventListener(
  "touchend",
  (event) => {
    const [finger] = event.changedTouches;
    if (!down?.target.isConnected || !event.cancelable || event.timeStamp - down.timeStamp > LONG) return;
    if (Math.hypot(finger.clientX - down.clientX, finger.clientY - down.clientY) > SLIP) return;
    event.preventDefault();
    down.target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
  },
  { passive: false },
);
