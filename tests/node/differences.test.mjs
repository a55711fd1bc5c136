// What makes one tree like another (static/differences.mjs).

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { differences, settle } from "../../static/differences.mjs";
import { make } from "./tree.mjs";

/** @type {[string, string][]} */
let morphed = [];

beforeEach(() => {
  morphed = [];
  const boneyard = { morph: (/** @type {unknown} */ from, /** @type {unknown} */ to) => void morphed.push([String(from), String(to)]) };
  Object.assign(globalThis, { boneyard });
});

/** Makes one tree like the other, and tells what that took.
 * @param {any} from @param {any} to */
function settled(from, to) {
  const wanted = String(to);
  const before = String(from);
  const found = differences(from, to);
  assert.equal(String(from), before, "finding them changes nothing");
  settle(found);
  if (!found.elements.length) assert.equal(String(from), wanted);
  return Object.fromEntries(Object.entries(found).map(([kind, changes]) => [kind, changes.length]));
}

const NOTHING = { attributes: 0, texts: 0, go: 0, come: 0, elements: 0 };
const piece = (/** @type {string} */ id, attributes = {}, /** @type {any[]} */ ...children) => make("G", { id, ...attributes }, ...children);

test("what is alike differs in nothing", () => {
  assert.deepEqual(settled(make("DIV", { class: "a" }, "words", piece("p")), make("DIV", { class: "a" }, "words", piece("p"))), NOTHING);
});

test("attributes are set, changed and taken away", () => {
  const from = make("DIV", { class: "a", title: "t", lang: "en" });
  assert.deepEqual(settled(from, make("DIV", { class: "b", lang: "en", hidden: "" })), { ...NOTHING, attributes: 3 });
});

test("a text is changed where it stands, and the node stays", () => {
  const from = make("P", {}, "three ", make("B", {}, "4"));
  const [text] = from.childNodes;
  assert.deepEqual(settled(from, make("P", {}, "two ", make("B", {}, "5"))), { ...NOTHING, texts: 2 });
  assert.equal(from.childNodes[0], text);
});

test("pieces come before, between and behind those that stay, which stay themselves", () => {
  const from = make("G", {}, piece("b"), piece("d"));
  const [b, d] = from.childNodes;
  const to = make("G", {}, piece("a"), piece("b"), piece("c"), piece("d"), piece("e"), piece("f"));
  assert.deepEqual(settled(from, to), { ...NOTHING, come: 4 });
  assert.equal(from.childNodes[1], b);
  assert.equal(from.childNodes[3], d);
});

test("pieces go, the others are told from one another by their ids", () => {
  const from = make("G", {}, piece("a"), piece("b", { x: "1" }), piece("c"));
  assert.deepEqual(settled(from, make("G", {}, piece("b", { x: "2" }))), { ...NOTHING, go: 2, attributes: 1 });
});

test("what holds one thing with an id goes by that", () => {
  const li = (/** @type {string} */ id) => make("LI", {}, make("A", { id }, id));
  assert.deepEqual(settled(make("UL", {}, li("a"), li("b")), make("UL", {}, li("b"))), { ...NOTHING, go: 1 });
});

test("what has no id goes by its place among its kind", () => {
  const from = make("UL", {}, make("LI", {}, "1"), make("HR"), make("LI", {}, "2"));
  assert.deepEqual(settled(from, make("UL", {}, make("LI", {}, "1"), make("HR"), make("LI", {}, "3"), make("LI", {}, "4"))), {
    ...NOTHING,
    texts: 1,
    come: 1,
  });
});

test("pieces that change places are left to morphdom, and only they", () => {
  const from = make("DIV", {}, make("G", { class: "row" }, piece("a"), piece("b")), make("P", {}, "1"));
  const to = make("DIV", {}, make("G", { class: "row" }, piece("b"), piece("a")), make("P", {}, "2"));
  const wanted = String(to.childNodes[0]);
  assert.deepEqual(settled(from, to), { ...NOTHING, texts: 1, elements: 1 });
  assert.equal(morphed[0][1], wanted);
});

test("a field, and what has become of another kind, are left to morphdom", () => {
  const from = make("DIV", {}, make("INPUT", { id: "name", value: "A" }));
  assert.deepEqual(settled(from, make("DIV", {}, make("INPUT", { id: "name", value: "B" }))), { ...NOTHING, elements: 1 });
  assert.deepEqual(settled(make("DIV", { id: "prompt" }), make("P", { id: "prompt" })), { ...NOTHING, elements: 1 });
});

test("a hundred random pairs of trees become alike", () => {
  let seed = 1;
  const next = (/** @type {number} */ most) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  /** @returns {any} */
  const tree = (/** @type {number} */ depth) => {
    const ids = ["a", "b", "c", "d", "e"].filter(() => next(3) > 0);
    const children = ids.map((id) => (depth ? piece(`${depth}${id}`, { x: String(next(3)) }, tree(depth - 1)) : `${id}${next(3)}`));
    return make("DIV", next(2) ? { class: String(next(2)) } : {}, ...(depth ? children : children.slice(0, 1)));
  };
  for (let i = 0; i < 100; i++) assert.equal(settled(tree(3), tree(3)).elements, 0);
});
