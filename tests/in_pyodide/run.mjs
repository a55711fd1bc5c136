// Runs Python inside Pyodide under Node, with py/ and tests/ to import from:
//
//     node tests/in_pyodide/run.mjs "import laws; laws.digests(range(3))"
//
// The last expression's value goes to standard output as JSON, everything printed to standard error. With the folder of
// a built Pyodide behind it, it runs in that one, and fails if somebody asks for what the build has left out.

import { fileURLToPath, pathToFileURL } from "node:url";
import { askedFor } from "./left_out.mjs";

const [code, built] = process.argv.slice(2);
const whole = fileURLToPath(new URL("../../node_modules/pyodide", import.meta.url));
const asked = built ? await askedFor(`${whole}/pyodide.asm.wasm`, `${built}/pyodide.asm.wasm`) : new Set();
try {
  const { loadPyodide } = await import(pathToFileURL(`${built ?? whole}/pyodide.mjs`));
  const python = await loadPyodide({
    stdout: console.error,
    stdLibURL: `${whole}/python_stdlib.zip`,
    lockFileURL: `${whole}/pyodide-lock.json`,
  });
  for (const folder of ["py", "tests"]) {
    const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
    python.FS.mkdir(`/${folder}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${folder}`);
  }
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path += ['/py', '/tests']");
  python.globals.set("answer", python.runPython(code));
  process.stdout.write(python.runPython("import json; json.dumps(answer)"));
} catch (error) {
  console.error(error.message); // without its stack, which would print the whole runtime
  process.exitCode = 1;
}
if (asked.size) {
  console.error(`The build has left out what is asked for: ${[...asked].join(", ")}`);
  process.exitCode = 1;
}
