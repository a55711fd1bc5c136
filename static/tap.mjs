// What was pressed is what was meant, wherever it has glided to before the release.
//
// A tap on the board is answered when the finger is lifted. Left to itself, the browser would first play
// a mouse to it, with hover, focus and a frame of its own, which on a slow tablet takes as long as the answer.
// A mouse's click is the browser's own, unless the piece was no longer under it: then it would go to the board.

const ANSWERED = "#board :is([data-action], [data-pick], [data-touch])";
const SLIP = 8; // pixels that a tap may wander
const LONG = 500; // ms: whoever holds longer means something else
let down = null; // where and when a mouse or a single finger came down on what answers

function press({ target, timeStamp }, { clientX, clientY }) {
  const answers = target.closest(ANSWERED);
  down = answers && { target: answers, clientX, clientY, timeStamp };
}

const wandered = (to) => Math.hypot(to.clientX - down.clientX, to.clientY - down.clientY) > SLIP;

const click = (target, pointerType) =>
  target.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));

addEventListener(
  "touchstart",
  (event) => {
    if (event.touches.length === 1) press(event, event.touches[0]);
    else down = null;
  },
  { passive: true },
);
addEventListener("touchcancel", () => (down = null), { passive: true });
addEventListener(
  "touchend",
  (event) => {
    if (!down?.target.isConnected || !event.cancelable || event.timeStamp - down.timeStamp > LONG) return;
    if (wandered(event.changedTouches[0])) return;
    event.preventDefault();
    click(down.target, "touch");
  },
  { passive: false },
);

addEventListener("mousedown", (event) => press(event, event), { passive: true });
addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted || !event.detail || !down?.target.isConnected || down.target.contains(event.target)) return;
    if (wandered(event)) return;
    event.stopImmediatePropagation();
    click(down.target, "mouse");
  },
  { capture: true },
);
