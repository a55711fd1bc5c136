// Pyodide's own JavaScript, without what nobody here can reach: SDL, sockets and the like, and a name
// for each of five thousand functions of C, all for packages that would be loaded later. What is left
// is a quarter, which matters where a host sends files as they are: a script cannot be unpacked by a page.

import { minify } from "terser";

/** How often each word stands in a text.
 * @param {string} text */
const words = (text, pattern = /[\w$]+/g) => {
  /** @type {Map<string | undefined, number>} */
  const found = new Map();
  for (const match of text.matchAll(pattern)) found.set(match.at(-1), (found.get(match.at(-1)) ?? 0) + 1);
  return found;
};

/** Leaves out of `text` what matches and is not wanted; complains when nothing matches, as another Pyodide may differ.
 * @param {string} text @param {RegExp} pattern @param {(name: string) => boolean} wanted */
function without(text, pattern, wanted) {
  if (text.search(pattern) < 0) throw new Error(`Pyodide's JavaScript has nothing like ${pattern}.`);
  return text.replace(pattern, (all, name) => (wanted(name) ? all : ""));
}

/** The text of pyodide.asm.mjs for this very wasm and this loader, small.
 * @param {string} text @param {BufferSource} wasm @param {string} loader */
export async function smallGlue(text, wasm, loader) {
  const imported = new Set(WebAssembly.Module.imports(await WebAssembly.compile(wasm)).map(({ name }) => name));
  const given = new Set();
  text = text.replace(/(?<=wasmImports=\{)[^{}]*(?=\})/, (list) => {
    const kept = list.split(",").filter((entry) => imported.has(entry.split(":")[0]));
    for (const entry of kept) given.add(entry.split(":").at(-1));
    return kept.join(",");
  });

  // `_f=Module["_f"]=wasmExports["f"];` names _f three times with its declaration: a fourth is a use.
  const uses = words(text + loader);
  const EXPORT = /(?<=[;{}])([\w$]+)=Module\["\1"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?;/g;
  text = without(text, EXPORT, (name) => (uses.get(name) ?? 0) > 3);

  // `Module["f"]=f;` is a use only if somebody asks for Module.f or Module["f"].
  const asked = words(text + loader, /(?:\.|["'])([\w$]+)(?!["']\]=\1;)/g);
  text = without(text, /(?<=[;{}])Module\["([\w$]+)"\]=\1;/g, (name) => asked.has(name));

  // `f.sig="vi";` tells how C would call f, if f is given to it.
  text = without(text, /(?<=[;{}])([\w$]+)\.sig="\w*";/g, (name) => given.has(name));

  // A plain eval might read any name, so nothing near it can be left out. The policy forbids it anyhow.
  text = text.replace(/\beval\(/g, "globalThis.eval(");
  return (await minify(text, { module: true, compress: { passes: 2 } })).code ?? "";
}
