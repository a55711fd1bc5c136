// What stands in for the page's elements in these tests: as much of them as static/differences.mjs asks for.

Object.assign(globalThis, { Node: { ELEMENT_NODE: 1, TEXT_NODE: 3 } });

class Text {
  nodeType = 3;
  nodeName = "#text";
  /** @type {Element | null} */
  parent = null;

  /** @param {string} data */
  constructor(data) {
    this.data = data;
  }

  toString() {
    return this.data;
  }

  isEqualNode(/** @type {unknown} */ other) {
    return String(this) === String(other);
  }

  remove() {
    const nodes = this.parent?.childNodes ?? [];
    nodes.splice(nodes.indexOf(this), 1);
  }
}

class Element extends Text {
  nodeType = 1;

  /** @param {string} name @param {Record<string, string>} attributes @param {Text[]} children */
  constructor(name, attributes, children) {
    super("");
    this.nodeName = name;
    this.attributes = new Map(Object.entries(attributes));
    this.childNodes = children;
    for (const child of children) child.parent = this;
  }

  get id() {
    return this.getAttribute("id") ?? "";
  }

  get children() {
    return this.childNodes.filter((node) => node instanceof Element);
  }

  get childElementCount() {
    return this.children.length;
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  getAttribute(/** @type {string} */ name) {
    return this.attributes.get(name) ?? null;
  }

  getAttributeNames() {
    return [...this.attributes.keys()];
  }

  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.attributes.set(name, value);
  }

  removeAttribute(/** @type {string} */ name) {
    this.attributes.delete(name);
  }

  /** @param {string} names of elements, with commas between them */
  matches(names) {
    return names.split(", ").includes(this.nodeName.toLowerCase());
  }

  /** @param {Text} node @param {Text | null} behind */
  insertBefore(node, behind) {
    if (behind && !this.childNodes.includes(behind)) throw new Error("not a child");
    node.parent?.childNodes.splice(node.parent.childNodes.indexOf(node), 1);
    node.parent = this;
    this.childNodes.splice(behind ? this.childNodes.indexOf(behind) : this.childNodes.length, 0, node);
  }

  toString() {
    const attributes = [...this.attributes].sort().map(([name, value]) => ` ${name}="${value}"`).join("");
    return `<${this.nodeName}${attributes}>${this.childNodes.join("")}</${this.nodeName}>`;
  }
}

/** An element; to the types it is one of the page's.
 * @param {string} name @param {Record<string, string>} attributes @param {any[]} children texts and elements
 * @returns {any} */
export const make = (name, attributes = {}, ...children) =>
  new Element(name, attributes, children.map((child) => (typeof child === "string" ? new Text(child) : child)));
