// One press does one thing (static/once.mjs): what a click counts for that nobody can have meant.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stage } from "./stage.mjs";

/** A button of the bar, or on the board.
 * @param {string} command @param {string} [arg] */
const button = (command, arg = "", inBar = true) => ({
  dataset: { do: command, arg },
  /** @param {string} selector */
  closest(selector) {
    const is = selector === ".tool" ? inBar : selector !== "#board";
    return is ? this : null;
  },
});
/** @type {ReturnType<typeof button>[]} */
let bar = [];
const { window } = stage();
const body = { closest: () => null };
Object.assign(globalThis, { document: { body, querySelectorAll: () => bar, documentElement: { dataset: {}, hasAttribute: () => false } } });
Object.defineProperty(performance, "now", { value: () => 5000 });
const { noteTools } = await import("../../static/once.mjs");

/** Does a click on it count, so many ms from now?
 * @param {object} target @param {number} [after] @param {number} [detail] */
function counts(target, after = 0, detail = 1) {
  const event = new Event("click", { cancelable: true });
  const said = { target, detail, isTrusted: true, timeStamp: 5000 + after };
  for (const [name, value] of Object.entries(said)) Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

test("a tool that takes another's place counts only when it can have been seen there", () => {
  const [undo, skip, auto] = [button("undo"), button("skip-on"), button("auto")];
  bar = [undo, skip];
  noteTools();
  assert.ok(counts(skip), "a bar that is all new has come with its screen");
  bar = [undo, auto];
  noteTools();
  assert.ok(!counts(auto, 300));
  assert.ok(counts(undo, 300), "it has been there");
  noteTools();
  assert.ok(!counts(auto, 300), "drawn once more it is no older");
  assert.ok(counts(auto, 2000));
});

test("a second click at the same place does nothing if another command lies there by now", () => {
  const [story, panel] = [button("story", "", false), button("story-turn", "3", false)];
  assert.ok(counts(story));
  assert.ok(!counts(panel, 100, 2));
  assert.ok(counts(panel, 900));
  const [more, evenMore] = [button("more", "1", false), button("more", "2", false)];
  assert.ok(counts(more) && counts(evenMore, 100, 2), "who counts on taps on");
});
