// Where two trees differ: found while a finger rests, so that little is left to do when it is lifted.

const FIELDS = "input, option, select, textarea"; // they are more than their attributes
const id = (node) => node.id || (node.childElementCount === 1 && node.firstElementChild.id) || "";

/** Nodes by what they stand for: their id, or that of the one thing they hold, or else their place among their kind. */
function named(nodes) {
  const seen = new Map();
  const name = (node) => {
    const kind = `${node.nodeName} ${id(node)}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return `${kind} ${seen.get(kind)}`;
  };
  return new Map([...nodes].map((node) => [name(node), node]));
}

/** The attributes that must be set, or removed where the value is null, for one element to look like another. */
function attributes(from, to) {
  const names = new Set([...from.getAttributeNames(), ...to.getAttributeNames()]);
  const wanted = [...names].map((name) => [from, name, to.getAttribute(name)]);
  return wanted.filter(([, name, value]) => from.getAttribute(name) !== value);
}

/** How children become others: those that stay, each with what it becomes; those that go; and those that come, each
    with the one that stays behind it. Null if some would have to change places. */
function children(from, to) {
  const [ours, theirs] = [named(from.childNodes), named(to.childNodes)];
  const stay = [...ours.keys()].filter((name) => theirs.has(name));
  const wanted = [...theirs.keys()].filter((name) => ours.has(name));
  if (stay.some((name, i) => name !== wanted[i])) return null;
  const go = [...ours].filter(([name]) => !theirs.has(name)).map(([, node]) => node);
  const come = [];
  let behind = null;
  for (const [name, node] of [...theirs].reverse()) {
    if (ours.has(name)) behind = ours.get(name);
    else come.unshift([node, behind]);
  }
  return { stay: stay.map((name) => [ours.get(name), theirs.get(name)]), go, come };
}

/** What makes one tree like the other: attributes to be set, texts to be changed, nodes that go and that come, and
    elements to be morphed. Nothing is changed yet. */
export function differences(from, to, found = { attributes: [], texts: [], go: [], come: [], elements: [] }) {
  if (from.isEqualNode(to)) return found;
  if (from.nodeType === Node.TEXT_NODE) {
    found.texts.push([from, to.data]);
    return found;
  }
  const change = from.nodeName === to.nodeName && !from.matches(FIELDS) && children(from, to);
  if (!change) found.elements.push([from, to]);
  else {
    found.attributes.push(...attributes(from, to));
    found.go.push(...change.go);
    found.come.push(...change.come.map(([node, behind]) => [from, node, behind]));
    for (const [one, other] of change.stay) differences(one, other, found);
  }
  return found;
}

/** Makes it so. */
export function settle({ attributes: changed, texts, go, come, elements }) {
  for (const [element, name, value] of changed) value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
  for (const [node, text] of texts) node.data = text;
  for (const node of go) node.remove();
  for (const [parent, node, behind] of come) parent.insertBefore(node, behind);
  for (const [from, to] of elements) boneyard.morph(from, to, false);
}
