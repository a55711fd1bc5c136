// The door through which PyScript gets its Pyodide: the same runtime, but with our one zip in the
// place of its standard library, and no list of packages, since none can be loaded here.

import built from "./built.mjs";
import { take } from "./download.mjs";
import { settled } from "./journal.mjs";
import { showDatabase } from "./no-database.mjs";

// Chromium's switching of stacks, by which Python could wait for a Promise in the middle of a call, has
// ended whole tabs (github.com/pyodide/pyodide/issues/6106). Nothing here waits so, and calls are faster.
Reflect.deleteProperty(WebAssembly, "Suspending");

/** @type {typeof import("pyodide")} */
const { loadPyodide: load, version } = await import(built.pyodide);
const at = (/** @type {string} */ url) => new URL(url, import.meta.url).href;

export { version };

/**
 * PyScript opens with a text that writes its Python package into files and imports it, compiling all
 * of it. The package lies compiled in our zip, for whoever imports it; so that text is passed over.
 *
 * @param {import("pyodide").PyodideAPI} python
 */
async function passOverPackage(python) {
  /** @type {typeof import("@pyscript/core")} */
  const { stdlib } = await import(built.core);
  const run = python.runPythonAsync;
  python.runPythonAsync = (code, ...rest) =>
    code.trim() === stdlib.trim() ? Promise.resolve() : run.call(python, code, ...rest);
  return python;
}

/** Pyodide's own loadPyodide with our files; a failure is told to the page as well.
 * @param {Parameters<typeof load>[0]} options */
export async function loadPyodide(options) {
  showDatabase();
  const { fetch } = globalThis;
  globalThis.fetch = (/** @type {RequestInfo | URL} */ url, ...rest) => take(String(url)) ?? fetch(url, ...rest);
  try {
    const python = await load({
      ...options,
      indexURL: at(`${built.pyodide}/..`),
      stdLibURL: at(built.python),
      lockFileContents: built.lock,
      packageBaseUrl: at("./"),
    });
    /** @type {any} */ (python)._api.on_fatal = () => boneyard.fall(); // Python has died, and says nothing to anybody else
    await settled; // what is saved can be compared before the first screen
    return await passOverPackage(python);
  } catch (error) {
    boneyard.fail(error);
    throw error;
  } finally {
    globalThis.fetch = fetch;
  }
}
