// Builds the whole site into dist/: `node static/build/site.mjs`.
//
// dist/ is plain files for any static host. Vendored files have a version or a hash in their names
// and may be kept for ever; all others keep their names. Fails when a first visit gets too heavy.

import { createHash } from "node:crypto";
import { cp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "smol-toml";
import { generateSW } from "workbox-build";
import { drawIcons } from "./icons.mjs";
import { pack } from "./pack.mjs";
import { writeRules } from "./rules.mjs";
import { open, shelf, style } from "./shelf.mjs";
import { weigh } from "./weigh.mjs";

const BROTLI_LIMIT = 4_500_000; // bytes of a first visit
const NOT_KEPT = ["sw.js", "**/*.png"]; // the system fetches icons itself, when it installs the page
const finished = "dist";
const dist = `${finished}.${process.pid}`;
const vendor = "vendor"; // below static/, where boot.mjs and runtime.mjs are, too
const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);
const version = async (name) => JSON.parse(await readFile(`node_modules/${name}/package.json`)).version;

/** Every file below a folder, as sorted paths relative to it. */
async function files(folder) {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((f) => f.isFile()).map((f) => join(f.parentPath, f.name).slice(folder.length + 1)).sort();
}

/** Copies one package's files under a name that carries its version; returns that folder. */
async function vendored(name, from, wanted) {
  const folder = `${vendor}/${name.replace("@", "").replace("/", "-")}-${await version(name)}`;
  for (const file of await readdir(`node_modules/${name}/${from}`)) {
    if (wanted.test(file)) await cp(`node_modules/${name}/${from}/${file}`, `${dist}/static/${folder}/${file}`);
  }
  return `./${folder}`;
}

async function copyOurs() {
  for (const file of await files("static")) {
    if (!/^(build|vendor)\/|\.css$/.test(file)) await cp(`static/${file}`, `${dist}/static/${file}`);
  }
  await drawIcons(`${dist}/static/icons`);
  await writeRules(`${dist}/static/rules`);
  await writeFile(`${dist}/static/style.css`, await style(await readFile("index.html", "utf8"), await shelf()));
}

/** Writes static/built.mjs: where things are and how heavy they are, for boot.mjs and runtime.mjs. */
async function writeBuilt() {
  const pyodide = await vendored("pyodide", ".", /^pyodide\.(asm\.wasm|asm\.mjs|mjs)$/);
  const pyscript = await vendored("@pyscript/core", "dist", /^(core|error)(-\w+)?\.js$/);
  const morphdom = await vendored("morphdom", "dist", /^morphdom-esm\.js$/);
  const uqr = await vendored("uqr", "dist", /^index\.mjs$/);
  const { zip, modules } = await pack();
  const python = `./${vendor}/boneyard-${hash(zip)}.zip`;
  await writeFile(join(dist, "static", python), zip);

  const lock = JSON.parse(await readFile("node_modules/pyodide/pyodide-lock.json", "utf8"));
  const wasm = `${pyodide}/pyodide.asm.wasm`;
  const built = {
    pyodide: `${pyodide}/pyodide.mjs`,
    core: `${pyscript}/core.js`,
    morphdom: `${morphdom}/morphdom-esm.js`,
    qr: `${uqr}/index.mjs`,
    wasm,
    python,
    bytes: (await readFile(join(dist, "static", wasm))).length + zip.length,
    lock: { info: lock.info, packages: {} },
    config: parse(await readFile("pyscript.toml", "utf8")),
  };
  const contents = await Promise.all((await files(dist)).map((file) => readFile(join(dist, file))));
  contents.push(await readFile("index.html"), JSON.stringify(built));
  built.version = hash(Buffer.concat(contents.map((c) => Buffer.from(c))));
  await writeFile(`${dist}/static/built.mjs`, `export default ${JSON.stringify(built, null, 2)};\n`);
  console.log(`${modules} modules of the standard library`);
  return built;
}

/** index.html with the shelf's games open, one style sheet, and the modules that boot will ask for, so that they are fetched side by side. */
async function writePage(built) {
  const core = (await readdir(join(dist, "static", built.core, ".."))).find((file) => /^core-/.test(file));
  const early = [
    "./built.mjs",
    "./runtime.mjs",
    built.core,
    built.core.replace("core.js", core),
    built.pyodide,
    built.pyodide.replace("pyodide.mjs", "pyodide.asm.mjs"),
    built.morphdom,
  ];
  const links = early.map((url) => `  <link rel="modulepreload" fetchpriority="low" href="${url.replace(".", "./static")}">\n`).join("");
  const page = open(await readFile("index.html", "utf8"), await shelf());
  await writeFile(`${dist}/index.html`, page.replace("</head>", `${links}</head>`));
}

/** sw.js, which keeps the whole site for use without a network. */
async function writeServiceWorker() {
  const { count, warnings } = await generateSW({
    globDirectory: dist,
    globPatterns: ["**/*"],
    globIgnores: NOT_KEPT,
    swDest: `${dist}/sw.js`,
    dontCacheBustURLsMatching: /static\/vendor\//,
    maximumFileSizeToCacheInBytes: 20_000_000,
    navigateFallback: "index.html",
    ignoreURLParametersMatching: [/.*/],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  console.log(`${count} files kept for offline use`);
}

/** Builds beside the finished site and swaps at the end, so that a server never shows half a build. */
async function build() {
  await copyOurs();
  await writePage(await writeBuilt());
  await writeServiceWorker();
  const brotli = await weigh(dist, await files(dist), /\.png$/);
  if (brotli > BROTLI_LIMIT) {
    throw new Error(`A first visit takes ${brotli} bytes in brotli; ${BROTLI_LIMIT} are allowed.`);
  }
  await rm(finished, { recursive: true, force: true });
  await rename(dist, finished);
}

await build().finally(() => rm(dist, { recursive: true, force: true }));
