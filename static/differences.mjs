// Where two trees differ: found while a finger rests, so that little is left to do when it is lifted. morphdom finds
// and changes in one go, which then takes twice as long; but it knows fields, and lets pieces change places.

/** Nothing of it is done yet.
 * @typedef {object} Changes
 * @property {[Element, string, string | null][]} attributes to be set, or removed where the value is null
 * @property {[Text, string][]} texts to be changed
 * @property {ChildNode[]} go
 * @property {[Node, Node, Node | null][]} come what they come into, they themselves, and what stays behind them
 * @property {[Element, Element][]} elements to be morphed */

const FIELDS = "input, option, select, textarea"; // they are more than their attributes
/** @param {Node} node @returns {node is Text} */
const isText = (node) => node.nodeType === Node.TEXT_NODE;
/** @param {Node} node @returns {node is Element} */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/** @param {Node} node */
const id = (node) => (isElement(node) && (node.id || (node.childElementCount === 1 && node.firstElementChild?.id))) || "";

/** Nodes by what they stand for: their id, or that of the one thing they hold, or else their place among their kind.
 * @param {Iterable<ChildNode>} nodes */
function named(nodes) {
  const seen = new Map();
  /** @param {ChildNode} node @returns {[string, ChildNode]} */
  const entry = (node) => {
    const kind = `${node.nodeName} ${id(node)}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return [`${kind} ${seen.get(kind)}`, node];
  };
  return new Map([...nodes].map(entry));
}

/** The attributes that must be set, or removed where the value is null, for one element to look like another.
 * @param {Element} from @param {Element} to */
function attributes(from, to) {
  const names = new Set([...from.getAttributeNames(), ...to.getAttributeNames()]);
  const wanted = [...names].map((name) => /** @type {[Element, string, string | null]} */ ([from, name, to.getAttribute(name)]));
  return wanted.filter(([, name, value]) => from.getAttribute(name) !== value);
}

/** How children become others: those that stay, each with what it becomes; those that go; and those that come, each
    with the one that stays behind it. Null if some would have to change places.
 * @param {Element} from @param {Element} to */
function children(from, to) {
  const [ours, theirs] = [named(from.childNodes), named(to.childNodes)];
  const stay = [...ours.keys()].filter((name) => theirs.has(name));
  const wanted = [...theirs.keys()].filter((name) => ours.has(name));
  if (stay.some((name, i) => name !== wanted[i])) return null;
  const go = [...ours].filter(([name]) => !theirs.has(name)).map(([, node]) => node);
  /** @type {[Node, Node, Node | null][]} */
  const come = [];
  /** @type {Node | null} */
  let behind = null;
  for (const [name, node] of [...theirs].reverse()) {
    const stays = ours.get(name);
    if (stays) behind = stays;
    else come.unshift([from, node, behind]);
  }
  const pairs = stay.map((name) => /** @type {[ChildNode, ChildNode]} */ ([ours.get(name), theirs.get(name)]));
  return { stay: pairs, go, come };
}

/** What makes one tree like the other.
 * @param {Node} from @param {Node} to @param {Changes} found */
export function differences(from, to, found = { attributes: [], texts: [], go: [], come: [], elements: [] }) {
  if (from.isEqualNode(to)) return found;
  if (isText(from) && isText(to)) found.texts.push([from, to.data]);
  else if (isElement(from) && isElement(to)) descend(from, to, found);
  return found;
}

/** @param {Element} from @param {Element} to @param {Changes} found */
function descend(from, to, found) {
  const change = from.nodeName === to.nodeName && !from.matches(FIELDS) && children(from, to);
  if (!change) found.elements.push([from, to]);
  else {
    found.attributes.push(...attributes(from, to));
    found.go.push(...change.go);
    found.come.push(...change.come);
    for (const [one, other] of change.stay) differences(one, other, found);
  }
}

/** Makes it so.
 * @param {Changes} changes */
export function settle({ attributes: changed, texts, go, come, elements }) {
  for (const [element, name, value] of changed) value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
  for (const [node, text] of texts) node.data = text;
  for (const node of go) node.remove();
  for (const [parent, node, behind] of come) parent.insertBefore(node, behind);
  for (const [from, to] of elements) boneyard.morph(from, to, false);
}
