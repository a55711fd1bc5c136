// Pyodide's wasm, without what nobody here can reach: it names 8,560 functions and values of C for packages that
// would be loaded later, and our JavaScript asks for some 300 of them. What is in it for the others alone goes.

// What Pyodide's wasm uses beyond the first WebAssembly; if more were allowed, it might be written in a way that some
// browser does not read.
/** @type {(keyof typeof import("binaryen").default.Features)[]} */
const USED = ["MutableGlobals", "BulkMemoryOpt", "SignExt", "NontrappingFPToInt", "ExceptionHandling", "ReferenceTypes"];

/** The wasm with those exports only whose names are words of these texts, and with what they need.
 * @param {Uint8Array} wasm @param {string[]} texts */
export async function smallWasm(wasm, ...texts) {
  const { default: binaryen } = await import("binaryen"); // large, and seldom needed
  const words = new Set(texts.join(" ").match(/[\w$]+/g));
  const module = binaryen.readBinary(wasm);
  module.setFeatures(USED.reduce((features, name) => features | binaryen.Features[name], binaryen.Features.MVP));
  if (!module.validate()) throw new Error(`Pyodide's wasm uses more than ${USED.join(", ")}.`);
  for (const { name } of WebAssembly.Module.exports(await WebAssembly.compile(Buffer.from(wasm)))) {
    if (!words.has(name)) module.removeExport(name);
  }
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}
