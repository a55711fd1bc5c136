// What fingers and the mouse do (static/pointer.mjs).

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { apart, between, follow, onHold, onTap, slipped, spread, swallowClick } from "../../static/pointer.mjs";
import { clock, soon, stage } from "./stage.mjs";

const at = (/** @type {number} */ clientX, clientY = 0) => ({ clientX, clientY });
let { window, does, listening } = stage();
/** @type {string[]} */
let heard = [];

/** Follows on the window, and writes down what it is told.
 * @param {{ pinches?: boolean, follows?: boolean, slip?: number }} how */
function listen({ pinches = false, follows = true, ...where } = {}) {
  const say = (/** @type {string} */ what) => (/** @type {PointerEvent} */ event) => void heard.push(`${what} ${event.clientX}`);
  return follow(
    {
      press: (event) => {
        say("press")(event);
        return follows;
      },
      begin: say("begin"),
      move: (event, from, before) => void heard.push(`move ${from.clientX} ${before.clientX} ${event.clientX}`),
      pinch: pinches ? (event, before, other) => void heard.push(`pinch ${other.clientX} ${before.clientX} ${event.clientX}`) : undefined,
      join: () => void heard.push("join"),
      drop: say("drop"),
      cancel: () => void heard.push("cancel"),
    },
    { on: window, ...where },
  );
}

beforeEach(() => {
  ({ window, does, listening } = stage());
  heard = [];
});

test("a tap may wander by eight pixels and no farther, whichever way", () => {
  assert.equal(slipped(at(10, 10), at(18, 10)), false);
  assert.equal(slipped(at(10, 10), at(10, 1)), true);
  assert.equal(slipped(at(10, 10), at(16, 16)), true);
  assert.equal(slipped(at(10, 10), at(10, 10), 0), false);
  assert.equal(slipped(at(10, 10), at(11, 10), 0), true);
});

test("two spots have a distance and a middle, and spread by a factor", () => {
  assert.equal(apart(at(0, 0), at(3, 4)), 5);
  assert.deepEqual(between(at(0, 10), at(20, 20)), at(10, 15));
  assert.equal(spread(at(0), at(100), at(150)), 1.5);
  assert.equal(spread(at(5), at(5), at(50)), 1); // they came down at one spot: no factor makes two of it
});

test("a press that does not slip is cancelled, and nothing is told of its trembling", () => {
  listen();
  does("pointerdown", at(100));
  does("pointermove", at(108));
  does("pointerup", at(108));
  assert.deepEqual(heard, ["press 100", "cancel"]);
});

test("a press that slips begins once, moves on and is dropped, even back where it came from", () => {
  listen();
  does("pointerdown", at(100));
  does("pointermove", at(109));
  does("pointermove", at(101));
  does("pointerup", at(100));
  assert.deepEqual(heard, ["press 100", "begin 109", "move 100 100 109", "move 100 109 101", "drop 100"]);
  heard = [];
  does("pointerdown", at(100));
  does("pointermove", at(101));
  does("pointerup", at(101));
  assert.deepEqual(heard, ["press 100", "cancel"], "and the next press begins anew");
});

test("what is not followed, the other buttons, and fingers that came later are left alone", () => {
  listen({ follows: false });
  does("pointerdown", at(100));
  does("pointerdown", { ...at(100), button: 2 });
  does("pointerdown", { ...at(100), isPrimary: false });
  does("pointermove", at(150));
  assert.deepEqual(heard, ["press 100"]);
});

test("nobody listens to movements before a press and after its end", () => {
  listen();
  assert.equal(listening("pointermove"), 0);
  does("pointerdown");
  assert.equal(listening("pointermove"), 1);
  does("pointerup");
  assert.equal(listening("pointermove"), 0);
});

test("another finger ends what one has begun", () => {
  listen();
  does("pointerdown", at(100));
  does("pointermove", at(150));
  does("pointerdown", { pointerId: 2, isPrimary: false });
  does("pointermove", at(200));
  does("pointerup", at(200));
  assert.deepEqual(heard, ["press 100", "begin 150", "move 100 100 150", "cancel"]);
});

test("two fingers pinch; the one that stays moves on, and was no tap", () => {
  listen({ pinches: true });
  does("pointerdown", at(100));
  does("pointerdown", { ...at(200), pointerId: 2, isPrimary: false });
  does("pointermove", { ...at(250), pointerId: 2 });
  does("pointermove", at(90));
  does("pointerup", { ...at(250), pointerId: 2 });
  does("pointermove", at(91));
  does("pointerup", at(91));
  assert.deepEqual(heard, ["press 100", "join", "pinch 100 200 250", "pinch 250 100 90", "move 100 90 91", "drop 91"]);
});

test("what is taken away by the device, or let go where the page does not hear of it, is cancelled", () => {
  listen();
  for (const end of [() => does("pointercancel"), () => does("pointermove", { buttons: 0 })]) {
    does("pointerdown");
    does("pointermove", at(50));
    heard = [];
    end();
    assert.deepEqual(heard, ["cancel"]);
    assert.equal(listening("pointermove"), 0);
  }
});

test("a press whose end nobody heard of is cancelled by the next of the same pointer", () => {
  listen({ pinches: true });
  does("pointerdown", at(1));
  does("pointerdown", at(2));
  does("pointerup", at(2));
  assert.deepEqual(heard, ["press 1", "cancel", "press 2", "cancel"]);
});

test("another pointer that only passes by changes nothing", () => {
  listen();
  does("pointerdown", at(100));
  does("pointermove", { ...at(300), pointerId: 7, buttons: 0 });
  does("pointermove", at(120));
  does("pointerup", at(120));
  assert.deepEqual(heard, ["press 100", "begin 120", "move 100 100 120", "drop 120"]);
});

test("whoever stops following hears nothing more of that press, and of the next one again", () => {
  const stop = listen();
  does("pointerdown", at(100));
  stop();
  does("pointermove", at(150));
  does("pointerup", at(150));
  does("pointerdown", at(1));
  assert.deepEqual(heard, ["press 100", "press 1"]);
});

test("whoever stops in the middle of a movement has no finger left", () => {
  const pressed = (/** @type {PointerEvent} */ event) => heard.push(`press ${event.pointerId}`);
  const join = () => void heard.push("join");
  const stop = follow({ press: pressed, move: () => stop(), pinch() {}, join, drop() {}, cancel() {} }, { on: window });
  does("pointerdown");
  does("pointermove", at(50));
  does("pointerdown", { pointerId: 2, isPrimary: false });
  assert.deepEqual(heard, ["press 1", "press 2"]);
});

test("without any slip the first movement is one", () => {
  listen({ slip: 0 });
  does("pointerdown", at(100));
  does("pointermove", at(100));
  does("pointermove", at(101));
  assert.deepEqual(heard, ["press 100", "begin 101", "move 100 100 101"]);
});

test("one click is swallowed, and none that comes later", async () => {
  const isSwallowed = () => {
    const click = new Event("click");
    window.dispatchEvent(click);
    return click.cancelBubble;
  };
  swallowClick();
  assert.equal(isSwallowed(), true);
  await soon();
  assert.equal(isSwallowed(), false);
  assert.equal(listening("click"), 0);
});

test("a tap is heard anywhere, a slip is not", () => {
  const listening = new AbortController();
  let taps = 0;
  onTap(() => (taps += 1), listening.signal);
  does("pointerdown", at(5));
  does("pointerup", at(9));
  assert.equal(taps, 1);
  does("pointerdown", at(5));
  does("pointerup", at(50));
  assert.equal(taps, 1);
  listening.abort();
  does("pointerdown");
  does("pointerup");
  assert.equal(taps, 1);
});

test("a hold comes after its time, and not if anything was lifted before", () => {
  const time = clock();
  const hold = () => onHold(600, () => void heard.push("held"), () => void heard.push("released"));
  hold();
  time.goOn(599);
  assert.deepEqual(heard, []);
  time.goOn(1);
  assert.deepEqual(heard, ["released", "held"]);
  does("pointerup");
  assert.deepEqual(heard, ["released", "held"]);
  for (const end of [() => does("pointerup"), () => does("pointercancel"), () => does("pointermove", { buttons: 0 })]) {
    heard = [];
    hold();
    does("pointermove"); // it trembles
    time.goOn(300);
    end();
    time.goOn(600);
    assert.deepEqual(heard, ["released"]);
  }
  time.end();
});

test("no other module of the page follows a pointer by itself", () => {
  const folder = new URL("../../static/", import.meta.url);
  const follows = readdirSync(folder)
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => /addEventListener\(\s*"pointer(move|up|cancel)"|\bSLIP\b/.test(readFileSync(new URL(file, folder), "utf8")));
  assert.deepEqual(follows, ["pointer.mjs"]);
});
