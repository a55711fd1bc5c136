// What stands in for the browser in these tests: a window that is told what pointers do.

/** A window of its own for one test, in the place of Node's `globalThis`: `does(kind, { ... })` tells it of an event,
 * `listening()` says how many listen for a kind. */
export function stage() {
  const window = new EventTarget();
  /** @type {Map<string, number>} */
  const count = new Map();
  const real = window.addEventListener.bind(window);
  const counted = (/** @type {string} */ kind, /** @type {number} */ by) => count.set(kind, (count.get(kind) ?? 0) + by);
  /** @param {string} kind @param {any} call @param {any} options */
  const add = (kind, call, options) => {
    counted(kind, 1);
    options?.signal?.addEventListener("abort", () => counted(kind, -1));
    real(kind, call, options);
  };
  /** @param {string} kind @param {any} call @param {any} options */
  const remove = (kind, call, options) => {
    counted(kind, -1);
    window.removeEventListener(kind, call, options);
  };
  window.addEventListener = add;
  Object.assign(globalThis, { addEventListener: add, removeEventListener: remove, PointerEvent: Event });
  const usual = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: 0, clientY: 0 };
  return {
    window,
    listening: (/** @type {string} */ kind) => count.get(kind) ?? 0,
    /** @param {string} kind @param {object} said */
    does: (kind, said = {}) => window.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), usual, said)),
  };
}

/** A clock that goes on when it is told to, in the place of the real one until `end()`. */
export function clock() {
  const real = { setTimeout, clearTimeout };
  /** @type {Map<number, { at: number, call: () => void }>} */
  const timers = new Map();
  let [now, count] = [0, 0];
  const set = (/** @type {() => void} */ call, ms = 0) => {
    count += 1;
    timers.set(count, { at: now + ms, call });
    return count;
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: (/** @type {number} */ timer) => timers.delete(timer) });
  return {
    goOn(/** @type {number} */ ms) {
      now += ms;
      for (const [timer, { at, call }] of timers) {
        if (at <= now && timers.delete(timer)) call();
      }
    },
    end: () => Object.assign(globalThis, real),
  };
}

/** Until timers of no time at all have run. */
export const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
