// What a finger or the mouse does, said once for all that listen: it comes down (a press), and what is lifted again
// was tapped, unless it has slipped: then it is a drag; with another finger on the same thing a pinch; and after a
// while at rest a hold. What was no tap may bring a click of the browser's all the same, which is swallowed.

const SLIP = 8; // pixels that a tap may wander

/** Where a pointer is on the screen: any of its events, or a touch, says so.
 * @typedef {{ clientX: number, clientY: number }} Spot */

/** No more than the spot of an event, which itself holds on to what it was for.
 * @param {Spot} event @returns {Spot} */
export const spotOf = ({ clientX, clientY }) => ({ clientX, clientY });

/** How many pixels lie between two spots.
 * @param {Spot} one @param {Spot} other */
export const apart = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Has what came down there wandered too far for a tap?
 * @param {Spot} from @param {Spot} to */
export const slipped = (from, to, slip = SLIP) => apart(from, to) > slip;

/** The point between two spots.
 * @param {Spot} one @param {Spot} other @returns {Spot} */
export const between = (one, other) => ({
  clientX: (one.clientX + other.clientX) / 2,
  clientY: (one.clientY + other.clientY) / 2,
});

/** How much farther apart two fingers are, as one of them moves on.
 * @param {Spot} other @param {Spot} before @param {Spot} now */
export const spread = (other, before, now) => (apart(other, before) ? apart(other, now) / apart(other, before) : 1);

/** What of these an element belongs to, or the piece that it is part of stands for (data-for: its id).
 * @param {Element | null} element @param {string} selector */
export function meant(element, selector) {
  const itself = element?.closest(selector);
  if (itself) return itself;
  const other = document.getElementById(element?.closest("[data-for]")?.dataset.for ?? "");
  return other?.matches(selector) ? other : null;
}

/** Taps an element in the place of a finger or the mouse ("touch", "mouse", or "" for neither).
 * @param {Element} element */
export const tap = (element, pointerType = "") =>
  element.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));

/** What has just been lifted was no tap: the click that may still come of it chooses nothing. */
export function swallowClick() {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** Calls back at each tap of whatever pointer, wherever on the page.
 * @param {() => void} call @param {AbortSignal} signal */
export function onTap(call, signal) {
  /** @type {Spot | null} */
  let from = null;
  const down = (/** @type {PointerEvent} */ event) => {
    from = spotOf(event);
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (from && !slipped(from, event)) call();
  };
  addEventListener("pointerdown", down, { capture: true, signal });
  addEventListener("pointerup", up, { capture: true, signal });
}

/** Calls back with what a finger came down on when the browser takes the finger for itself, to scroll.
 * @param {(down: EventTarget | null) => void} call */
export function onTaken(call) {
  addEventListener("pointercancel", ({ target }) => call(target), { capture: true });
}

/** What has just come down is held: calls `held` after so many ms, unless something is lifted before; and `release`
 * in any case, before that.
 * @param {number} ms @param {() => void} held @param {() => void} release */
export function onHold(ms, held, release) {
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => {
    clearTimeout(timer);
    listening.abort();
    release();
  };
  const timer = setTimeout(() => {
    end();
    held();
  }, ms);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end, { signal });
  addEventListener("pointermove", ({ buttons }) => buttons || end(), { signal }); // let go where the page did not hear of it
}

/** What is done with a press, as it goes on. In the end it is either dropped, if it had slipped, or cancelled.
 * @typedef {object} Follower
 * @property {(event: PointerEvent) => unknown} press does it begin here?
 * @property {(event: PointerEvent) => void} [begin] it has slipped
 * @property {(event: PointerEvent, from: Spot, before: Spot) => void} move it moves on: where it came down, and where
 *   it was last
 * @property {(event: PointerEvent, before: Spot, other: Spot) => void} [pinch] one of two fingers moves on; without
 *   this only the first finger is followed, and another one ends that
 * @property {() => void} [join] another finger has come
 * @property {(event: PointerEvent, from: Spot) => void} drop
 * @property {() => void} cancel
 */

/** Follows the main button of the mouse, and fingers, from where they come down, wherever they go: one may leave what
 * it came down on in a single jump. Returns what ends that at once.
 * @param {Follower} follower
 * @param {{ on?: EventTarget, capture?: boolean, slip?: number }} [where] */
export function follow({ press, begin, move, pinch, join, drop, cancel }, { on = globalThis, capture = false, slip = SLIP } = {}) {
  /** @type {Map<number, Spot>} */
  const fingers = new Map(); // where each is
  /** @type {Spot} */
  let from;
  let moves = false;
  let listening = new AbortController();

  function stop() {
    fingers.clear();
    listening.abort();
  }

  function down(/** @type {PointerEvent} */ event) {
    if (fingers.has(event.pointerId) || (fingers.size && !pinch)) {
      stop();
      cancel();
    }
    if (event.button || !(event.isPrimary || pinch)) return;
    if (fingers.size) {
      moves = true;
      join?.();
    } else if (press(event)) {
      from = spotOf(event);
      moves = false;
      listen();
    } else return;
    fingers.set(event.pointerId, spotOf(event));
  }

  function listen() {
    listening.abort();
    listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", (event) => (event.buttons ? drag(event) : lift(event)), { signal });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) addEventListener(kind, lift, { signal });
  }

  function drag(/** @type {PointerEvent} */ event) {
    const before = fingers.get(event.pointerId);
    if (!before || (!moves && !slipped(from, event, slip))) return;
    if (!moves) begin?.(event);
    moves = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch?.(event, before, other);
    else move(event, from, before);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, spotOf(event));
  }

  function lift(/** @type {PointerEvent} */ event) {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    stop();
    if (moves && event.type === "pointerup") drop(event, from);
    else cancel(); // or it was let go where the page did not hear of it
  }

  on.addEventListener("pointerdown", /** @type {EventListener} */ (down), { capture });
  return stop;
}
