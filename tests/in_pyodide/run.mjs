// Runs Python inside Pyodide under Node, with py/ and tests/ to import from:
//
//     node tests/in_pyodide/run.mjs "import laws; laws.digests(range(3))"
//
// The last expression's value goes to standard output as JSON, everything printed to standard error.

import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ stdout: console.error });
for (const folder of ["py", "tests"]) {
  const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
  python.FS.mkdir(`/${folder}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${folder}`);
}
try {
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path += ['/py', '/tests']");
  python.globals.set("answer", python.runPython(process.argv[2]));
  process.stdout.write(python.runPython("import json; json.dumps(answer)"));
} catch (error) {
  console.error(error.message); // without its stack, which would print the whole runtime
  process.exit(1);
}
