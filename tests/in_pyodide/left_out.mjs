// Sees who asks for a name of C that the build has left out of Pyodide's wasm.

import { readFile } from "node:fs/promises";

const exported = async (file) =>
  WebAssembly.Module.exports(await WebAssembly.compile(await readFile(file))).map(({ name }) => name);

/** Whether Node's own code asks: a stream's option may be called like a function of C. */
const ofNode = () => new Error().stack.split("\n")[3].includes("node:");

/** The names in the wasm `whole` and not in `small` that somebody has asked for, which grow as they do. Every object inherits
    each such name, so that any way to ask is seen, whatever text the name was put together from. */
export async function askedFor(whole, small) {
  const asked = new Set();
  const left = new Set(await exported(small));
  for (const name of (await exported(whole)).filter((name) => !left.has(name))) {
    const get = () => void (ofNode() || asked.add(name));
    const set = function (value) {
      Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true });
    };
    Object.defineProperty(Object.prototype, name, { get, set });
  }
  return asked;
}
