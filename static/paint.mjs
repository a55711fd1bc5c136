// The moment after the paint, for what nobody waits for.

const UNPAINTED = 500; // ms

/** Calls back when what was just shown has been painted; soon in any case, as a page that is not seen is
    not painted, and must save all the same.
 * @param {() => void} call */
export function afterPaint(call) {
  let waits = true;
  const once = () => {
    if (waits) call();
    waits = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNPAINTED);
}
