// Runs pack.py inside Pyodide under Node, and hands back the zip, and what the games say of themselves.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** The zip of standard library, PyScript's package and our own code, the one of what is fetched later, how many modules
    of the standard library are in the first, and the shelf: { number: text, games: [...] }.
 * @returns {Promise<Record<"zip" | "later", Uint8Array<ArrayBuffer>> & { modules: number, shelf: import("./shelf.mjs").Shelf }>} */
export async function pack() {
  // Without the columns of each instruction, which only underline a part of a line in an error's report.
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  /** @param {string} path @param {string} root */
  const mount = (path, root) => {
    python.FS.mkdirTree(path);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, path);
  };
  mount("/pack/py", here("../../py"));
  mount("/pack/pyscript", here("../../node_modules/@pyscript/core/src/stdlib/pyscript"));
  try {
    python.runPython(await readFile(here("pack.py"), "utf8"));
    const modules = python.runPython("pack('/boneyard.zip', '/later.zip')");
    const shelf = JSON.parse(python.runPython("shelf()"));
    return { zip: python.FS.readFile("/boneyard.zip"), later: python.FS.readFile("/later.zip"), modules, shelf };
  } catch (error) {
    throw new Error(/** @type {Error} */ (error).message); // without its stack, which would print the whole runtime
  }
}
