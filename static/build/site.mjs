// Builds the whole site into dist/: `node static/build/site.mjs`.
//
// dist/ is plain files for any static host. What a page fetches by name lies under a hash: ours in
// static/built/<hash of the build>/, what others wrote in static/vendor/<name-version-hash>/. So no page
// ever gets a file of another build, and each may be kept for ever. Fails when a first visit gets too heavy.

import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parse } from "smol-toml";
import { minify } from "terser";
import { generateSW } from "workbox-build";
import { faces, facesCss } from "./fonts.mjs";
import { smallGlue } from "./glue.mjs";
import { drawIcons } from "./icons.mjs";
import { pack } from "./pack.mjs";
import { writeRules } from "./rules.mjs";
import { copyCovers, counted, furnish, style } from "./shelf.mjs";
import { smallWasm } from "./wasm.mjs";
import { kept, weigh } from "./weigh.mjs";

const BROTLI_LIMIT = 4_550_000; // bytes of a first visit, and of what is kept after it
const NOT_KEPT = ["sw.js", "**/*.png", "**/*.jpg"]; // the system fetches icons itself, when it installs the page; messengers the card
const OUTSIDE = /\.(?:png|jpg)$/; // of what is compressed, and counted for a visit
const NAMED = /^icons\/|^card\.jpg$|\.webmanifest$/; // what is known by name outside stays where it is
// Fetched when they are first wanted; and those that phones as hands want, which are kept after the first visit.
const SELDOM = ["film.js", "image.mjs", "lesson.mjs", "png.js", "poster.mjs", "scan.mjs", "sheets.mjs", "slices.mjs", "sound.mjs", "story.mjs"];
const LATER = ["camera.mjs", "clean.mjs", "codes.mjs", "peer.mjs", "talk.mjs"];
const finished = "dist";
const dist = `${finished}.${process.pid}`;
const vendor = `${dist}/static/vendor`;
const fresh = `${dist}/static/built/fresh`; // until the build has its hash
/** @typedef {Record<string, string | Uint8Array>} Contents files by their names */

/** @param {string | Uint8Array} content @param {string} algorithm @param {import("node:crypto").BinaryToTextEncoding} encoding */
const sha = (content, algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
const hash = (/** @type {(string | Uint8Array)[]} */ ...contents) => sha(Buffer.concat(contents.map((c) => Buffer.from(c))), "sha256", "hex").slice(0, 12);
/** @param {string} name */
const version = async (name) => JSON.parse(await readFile(`node_modules/${name}/package.json`, "utf8")).version;

/** Every file below a folder, as sorted paths relative to it.
 * @param {string} folder */
async function files(folder) {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((f) => f.isFile()).map((f) => join(f.parentPath, f.name).slice(folder.length + 1)).sort();
}

/** A folder of static/vendor with these files, { name: content }, named by a label and what is in it; as ours see it.
 * @param {string} label @param {Contents} contents */
async function shelve(label, contents) {
  const folder = `${vendor}/${label}-${hash(...Object.entries(contents).flat())}`;
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
  return relative(fresh, folder);
}

/** One package's files of these names, { name: content }.
 * @param {string} name @param {string} from @param {RegExp} wanted */
async function contentsOf(name, from, wanted) {
  const names = (await readdir(`node_modules/${name}/${from}`)).filter((file) => wanted.test(file)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, await readFile(`node_modules/${name}/${from}/${file}`)])),
  );
}

/** Floating UI's own build for browsers, whose two packages find one another in one folder. */
async function vendoredFloating() {
  /** @type {Contents} */
  const contents = {
    ...(await contentsOf("@floating-ui/dom", "dist", /dom\.browser\.min\.mjs$/)),
    ...(await contentsOf("@floating-ui/core", "dist", /core\.browser\.min\.mjs$/)),
  };
  const placed = (/** @type {string | Uint8Array} */ text) => String(text).replace(/"@floating-ui\/core"/, '"./floating-ui.core.browser.min.mjs"');
  for (const name of Object.keys(contents)) contents[name] = placed(contents[name]);
  return vendored("@floating-ui/dom", contents);
}

/** Modules that others wrote for people to read, made small: names and comments go, but those that say whose it is.
 * @param {Contents} contents */
async function small(contents) {
  const how = { module: true, format: { comments: /licen[cs]e|copyright/i } };
  const made = Object.entries(contents).map(async ([name, text]) => [name, (await minify(String(text), how)).code ?? ""]);
  return /** @type {Contents} */ (Object.fromEntries(await Promise.all(made)));
}

/** The reader of QR codes without what nobody here asks of it, and of the writer beside it what the reader takes from there. */
async function vendoredReader() {
  const { "decode.js": reader, "index.js": writer } = await contentsOf("qr", ".", /^(decode|index)\.js$/);
  /** @param {string | Uint8Array} text @param {string} wanted what can still be had */
  const only = (text, wanted) => String(text).replace(new RegExp(`^export (default .*|(?!${wanted}))`, "gm"), "");
  return vendored("qr", await small({ "decode.js": only(reader, "class BarcodeDetector"), "index.js": only(writer, "{ ") }));
}

/** Shelves one package's files under its name and version.
 * @param {string} name @param {Contents} contents */
async function vendored(name, contents) {
  return shelve(`${name.replace("@", "").replace("/", "-")}-${await version(name)}`, contents);
}

async function vendoredPyodide() {
  const contents = await contentsOf("pyodide", ".", /^pyodide\.(asm\.wasm|asm\.mjs|mjs)$/);
  const { "pyodide.asm.mjs": glue, "pyodide.asm.wasm": wasm, "pyodide.mjs": loader } = contents;
  const how = ["glue.mjs", "wasm.mjs"].map((file) => readFile(new URL(file, import.meta.url)));
  const from = Buffer.concat([...(await Promise.all(how)), Buffer.from(await version("binaryen")), glue, wasm, loader]);
  const glueFor = (/** @type {Uint8Array} */ module) => smallGlue(String(glue), Buffer.from(module), String(loader));
  const small = await kept(from, "wasm", async () => smallWasm(wasm, await glueFor(wasm), String(loader)));
  const asm = await kept(from, "glue.mjs", () => glueFor(small));
  return vendored("pyodide", { ...contents, "pyodide.asm.wasm": small, "pyodide.asm.mjs": asm });
}

/** A script without what only its readers need: comments, and with them the types. Its names stay, so that a fault
 * which it reports can be found.
 * @param {string} path */
async function bare(path) {
  const format = { beautify: true, comments: false, ecma: /** @type {const} */ (2020), indent_level: 0 };
  const how = { module: path.endsWith(".mjs"), compress: false, mangle: false, format };
  return (await minify(await readFile(path, "utf8"), how)).code ?? "";
}

/** Our own files; returns where the faces lie that every visit needs.
 * @param {import("./shelf.mjs").Shelf} shelf */
async function copyOurs(shelf) {
  await mkdir(fresh, { recursive: true });
  for (const file of await files("static")) {
    if (/^build\/|\.css$/.test(file)) continue;
    if (/\.m?js$/.test(file)) await writeFile(`${fresh}/${file}`, await bare(`static/${file}`));
    else await cp(`static/${file}`, NAMED.test(file) ? `${dist}/static/${file}` : `${fresh}/${file}`);
  }
  const manifest = `${dist}/static/manifest.webmanifest`;
  await writeFile(manifest, counted(await readFile(manifest, "utf8"), shelf));
  await drawIcons(`${dist}/static/icons`);
  await copyCovers(`${dist}/static/covers`, shelf.games);
  await writeRules(`${fresh}/rules`, shelf.games);
  const fonts = await faces();
  const folder = await shelve("fonts", fonts);
  await writeFile(`${fresh}/style.css`, facesCss(folder) + (await style(await readFile("index.html", "utf8"), shelf.games)));
  return Object.keys(fonts)
    .slice(0, 2)
    .map((face) => `${folder}/${face}`);
}

/** Writes built.mjs, which tells our modules where things are and how heavy, and gives the build its hash and its folder.
 * @param {Uint8Array} zip @param {Uint8Array} zipOfLater */
async function writeBuilt(zip, zipOfLater) {
  const pyodide = await vendoredPyodide();
  const pyscript = await vendored("@pyscript/core", await contentsOf("@pyscript/core", "dist", /^(core|error)(-\w+)?\.js$/));
  const morphdom = await vendored("morphdom", await small(await contentsOf("morphdom", "dist", /^morphdom-esm\.js$/)));
  const zzfx = await vendored("zzfx", await small(await contentsOf("zzfx", ".", /^ZzFX\.js$/)));
  const floating = await vendoredFloating();
  const uqr = await vendored("uqr", await small(await contentsOf("uqr", "dist", /^index\.mjs$/)));
  const reader = await vendoredReader();
  const purify = await vendored("dompurify", await small(await contentsOf("dompurify", "dist", /^purify\.es\.mjs$/)));
  const gif = await vendored("gifenc", await small(await contentsOf("gifenc", "dist", /^gifenc\.esm\.js$/)));
  // A zip, but hosts compress what is named wasm, and leave alone what is named zip.
  const python = `${await shelve("python", { "python.wasm": zip })}/python.wasm`;
  const live = `${await shelve("live", { "live.wasm": zipOfLater })}/live.wasm`;

  const lock = JSON.parse(await readFile("node_modules/pyodide/pyodide-lock.json", "utf8"));
  const wasm = `${pyodide}/pyodide.asm.wasm`;
  const config = parse(await readFile("pyscript.toml", "utf8"));
  const told = {
    pyodide: `${pyodide}/pyodide.mjs`,
    core: `${pyscript}/core.js`,
    morphdom: `${morphdom}/morphdom-esm.js`,
    qr: `${uqr}/index.mjs`,
    purify: `${purify}/purify.es.mjs`,
    reader: `${reader}/decode.js`,
    gif: `${gif}/gifenc.esm.js`,
    synth: `${zzfx}/ZzFX.js`,
    floating: `${floating}/floating-ui.dom.browser.min.mjs`,
    wasm,
    python,
    live,
    later: [...LATER, live, `${reader}/decode.js`, `${reader}/index.js`, `${purify}/purify.es.mjs`],
    bytes: (await readFile(join(fresh, wasm))).length + zip.length,
    lock: { info: lock.info, packages: {} },
    config,
    release: /** @type {any} */ (parse(await readFile("pyproject.toml", "utf8"))).project.version,
  };
  const names = await files(dist);
  const contents = await Promise.all(names.map((file) => readFile(join(dist, file))));
  const version = hash(...names, ...contents, await readFile("index.html"), JSON.stringify(told));
  const built = { ...told, version, folder: `static/built/${version}/` };
  config.interpreter = `./${built.folder}${config.interpreter}`;
  await writeFile(`${fresh}/built.mjs`, `export default ${JSON.stringify(built, null, 2)};\n`);
  await rename(fresh, join(dist, built.folder));
  return built;
}

/** index.html with the games on the shelf, our files where this build has them, and all that is wanted early, so
    that it is fetched side by side.
 * @param {Awaited<ReturnType<typeof writeBuilt>>} built @param {string[]} fonts @param {import("./shelf.mjs").Shelf} shelf */
async function writePage(built, fonts, shelf) {
  const ours = (await readdir(join(dist, built.folder))).filter((file) => file.endsWith(".mjs") && ![...SELDOM, ...LATER].includes(file));
  const core = (await readdir(join(dist, built.folder, built.core, ".."))).find((file) => /^core-/.test(file));
  const at = (/** @type {string} */ file) => `./${join(built.folder, file)}`;
  const early = [
    ...ours.sort(),
    built.core,
    built.core.replace("core.js", `${core}`),
    built.pyodide,
    built.pyodide.replace("pyodide.mjs", "pyodide.asm.mjs"),
    built.morphdom,
  ].map(at);
  const links = early.map((url) => `  <link rel="modulepreload" fetchpriority="low" href="${url}">\n`).join("");
  const letters = fonts.map((face) => `  <link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${at(face)}">\n`).join("");
  const large = `  <script async src="${at("unpack.js")}" data-files="${at(built.wasm)} ${at(built.python)}"></script>\n`;
  const page = furnish(await readFile("index.html", "utf8"), shelf)
    .replace('content="./static/card.jpg"', (card) => card.replace("./", `${process.env.URL ?? "."}/`)) // messengers want a whole address; Netlify tells it
    .replace(/"\.\/static\/([\w-]+\.(?:m?js|css))"/g, `"./${built.folder}$1"`)
    .replace("</head>", `${letters}${large}${links}</head>`);
  await writeFile(`${dist}/index.html`, page);
}

/** Each entry with the hash of its file, so that an install which meets files of two builds fails as a whole.
 * @param {(import("workbox-build").ManifestEntry & { size: number })[]} entries */
async function withIntegrity(entries) {
  const manifest = entries.map(async (entry) => {
    const content = await readFile(join(dist, entry.url));
    return { ...entry, integrity: `sha384-${sha(content, "sha384", "base64")}` };
  });
  return { manifest: await Promise.all(manifest) };
}

/** What is kept after the first visit, as it lies in dist/.
 * @param {Awaited<ReturnType<typeof writeBuilt>>} built */
const later = (built) => built.later.map((file) => join(built.folder, file));

/** sw.js, which keeps the whole site for use without a network.
 * @param {Awaited<ReturnType<typeof writeBuilt>>} built */
async function writeServiceWorker(built) {
  const { count, warnings } = await generateSW({
    globDirectory: dist,
    globPatterns: ["**/*"],
    globIgnores: [...NOT_KEPT, ...later(built)],
    swDest: `${dist}/sw.js`,
    dontCacheBustURLsMatching: /static\/(built|vendor)\//,
    manifestTransforms: [withIntegrity],
    maximumFileSizeToCacheInBytes: 20_000_000,
    ignoreURLParametersMatching: [/.*/],
    runtimeCaching: [
      {
        // A deep path has no page of its own; our addresses are relative to the root, where the page is.
        urlPattern: ({ request, url }) => request.mode === "navigate" && !url.pathname.includes("/static/"),
        handler: async ({ url }) => Response.redirect(self.registration.scope + url.search),
      },
      {
        // What is kept later (static/offline.mjs).
        urlPattern: /\/static\/(built|vendor)\//,
        handler: async ({ request }) => {
          const cache = await caches.open("later");
          const kept = await cache.match(request.url);
          if (kept) return kept;
          const answer = await fetch(request);
          if (answer.ok) await cache.put(request.url, answer.clone());
          return answer;
        },
      },
    ],
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  // In one file with what it fetches by: a worker that imports a script fails before its install, unseen.
  const parts = [`${dist}/${built.folder}unpack.js`, "static/build/compiled.js", `${dist}/sw.js`];
  await writeFile(`${dist}/sw.js`, (await Promise.all(parts.map((part) => readFile(part, "utf8")))).join("\n"));
  console.log(`${count} files kept for offline use`);
}

/** Builds beside the finished site and swaps at the end, so that a server never shows half a build. */
async function build() {
  const { zip, later: zipOfLater, modules, shelf } = await pack();
  console.log(`${modules} modules of the standard library`);
  const fonts = await copyOurs(shelf);
  const built = await writeBuilt(zip, zipOfLater);
  await writePage(built, fonts, shelf);
  await writeServiceWorker(built);
  const brotli = await weigh(dist, await files(dist), OUTSIDE, later(built));
  if (brotli > BROTLI_LIMIT) {
    throw new Error(`All that is kept takes ${brotli} bytes in brotli; ${BROTLI_LIMIT} are allowed.`);
  }
  // For hosts that compress nothing; see unpack.js.
  for (const file of await files(dist)) {
    if (file.endsWith(".wasm.gz")) await cp(join(dist, file), join(dist, file.replace(/gz$/, "packed")));
  }
  await rm(finished, { recursive: true, force: true });
  await rename(dist, finished);
}

await build().finally(() => rm(dist, { recursive: true, force: true }));
