// Where a map stands in its viewport (static/view.mjs).

import assert from "node:assert/strict";
import { test } from "node:test";
import { centred, followed, kept, room, together, turned, whole, zoomed } from "../../static/view.mjs";

/** @typedef {import("../../static/view.mjs").Box} Box */
/** @typedef {import("../../static/view.mjs").Pair} Pair */

/** @type {Pair} */
const SIGHT = [400, 300];
const LEAST = 0.28;
const START = { x: 0, y: 0, scale: 1 };

/** Numbers that look random and are the same each time. */
function* numbers(seed = 7) {
  for (let n = seed; ; n = (n * 48271) % 2147483647) yield (n % 10007) / 10007;
}

/** Many boxes and views. */
function* cases() {
  const source = numbers();
  const next = (/** @type {number} */ least, /** @type {number} */ most) => least + (most - least) * Number(source.next().value);
  for (let i = 0; i < 500; i++) {
    const [west, north] = [next(-900, 900), next(-900, 900)];
    const view = { x: next(-500, 500), y: next(-500, 500), scale: next(0.1, 2) };
    /** @type {Box} */
    const box = [west, north, west + next(1, 3000), north + next(1, 2000)];
    yield { view, box };
  }
}

/** Where a box lies in the viewport.
 * @param {import("../../static/view.mjs").View} view @param {Box} box */
const seen = ({ x, y, scale }, [west, north, east, south]) => [x + west * scale, y + north * scale, x + east * scale, y + south * scale];

const near = (/** @type {number} */ one, /** @type {number} */ other) => Math.abs(one - other) < 1e-6;

test("a box just fits at the scale that is its room", () => {
  assert.equal(room([0, 0, 100, 100], SIGHT), 3);
  assert.equal(room([-100, 0, 100, 10], SIGHT), 2);
});

test("what is followed comes into sight, or into the middle where it is too large", () => {
  for (const { view, box } of cases()) {
    const now = followed(view, box, SIGHT, 1, LEAST);
    const [left, top, right, bottom] = seen(now, box);
    assert.ok(now.scale <= 1 && now.scale >= Math.min(1, LEAST));
    if (room(box, SIGHT) >= LEAST) assert.ok(left > -1e-6 && top > -1e-6 && right < 400 + 1e-6 && bottom < 300 + 1e-6);
    else assert.ok(near(left + right, 400) && near(top + bottom, 300));
  }
});

test("what is in sight already moves nothing", () => {
  assert.deepEqual(followed(START, [10, 10, 390, 290], SIGHT, 1, LEAST), START);
});

test("what lies just outside comes in by the smallest move", () => {
  assert.deepEqual(followed(START, [390, 10, 420, 40], SIGHT, 1, LEAST), { x: -20, y: 0, scale: 1 });
  assert.deepEqual(followed(START, [-30, 290, 0, 310], SIGHT, 1, LEAST), { x: 30, y: -10, scale: 1 });
});

test("the point that is zoomed about stays where it is, and back again is where it was", () => {
  for (const { view } of cases()) {
    const now = zoomed(view, view.scale * 1.3, [123, 45]);
    assert.ok(near((123 - view.x) / view.scale, (123 - now.x) / now.scale));
    assert.ok(near((45 - view.y) / view.scale, (45 - now.y) / now.scale));
    const back = zoomed(now, view.scale, [123, 45]);
    assert.ok(near(back.x, view.x) && near(back.y, view.y));
  }
});

test("some of the drawing is always in sight", () => {
  for (const { view, box } of cases()) {
    const [left, top, right, bottom] = seen(kept(view, box, SIGHT), box);
    assert.ok(right > 400 / 3 - 1e-6 && left < (400 / 3) * 2 + 1e-6);
    assert.ok(bottom > 300 / 3 - 1e-6 && top < (300 / 3) * 2 + 1e-6);
  }
});

test("a view that may be so is left alone", () => {
  assert.deepEqual(kept({ x: 3, y: 4, scale: 1 }, [0, 0, 400, 300], SIGHT), { x: 3, y: 4, scale: 1 });
});

test("a box in the middle has as much on its left as on its right", () => {
  const [left, top, right, bottom] = seen(centred([100, 50, 300, 250], 0.5, SIGHT), [100, 50, 300, 250]);
  assert.deepEqual([left, top], [400 - right, 300 - bottom]);
});

test("boxes too far apart are seen in part, from the nearest on; their order is left alone", () => {
  /** @type {Box[]} */
  const boxes = [[5000, 0, 5010, 10], [100, 100, 120, 120], [200, 150, 220, 170]];
  assert.deepEqual(together(boxes, START, SIGHT, LEAST), [100, 100, 220, 170]);
  assert.equal(boxes[0][0], 5000);
});

test("four quarters are a whole turn, and a half turns a way round", () => {
  let way = /** @type {Pair} */ ([3, 4]);
  for (let i = 0; i < 4; i++) way = turned(way, 1);
  assert.deepEqual(way.map((n) => n + 0), [3, 4]);
  assert.deepEqual(turned([3, 4], 2), [-3, -4]);
  assert.deepEqual(turned(turned([3, 4], 1), 3).map((n) => n + 0), [3, 4]);
});

test("what has room is wholly in sight, and what has none stays where it is", () => {
  assert.deepEqual(whole({ x: -30, y: 20, scale: 1 }, [10, 0, 390, 400], SIGHT), { x: -10, y: 20, scale: 1 });
  assert.deepEqual(whole({ x: 30, y: 20, scale: 1 }, [10, 0, 390, 200], SIGHT), { x: 10, y: 20, scale: 1 });
});

test("a drawing that just fits is seen whole, however its scale was rounded", () => {
  for (const { box } of cases()) {
    const scale = room(box, SIGHT);
    const [left, top, right, bottom] = seen(whole({ x: 77, y: -33, scale }, box, SIGHT), box);
    assert.ok(left > -0.1 && top > -0.1 && right < 400.1 && bottom < 300.1);
  }
});
