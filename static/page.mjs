// What the page does for Python where JavaScript is the shorter way: showing a screen so that
// pieces glide and focus stays, and drawing a QR code. Python calls it as `window.page`.

const LENGTHS = { off: 0, fast: 140, normal: 320 };
const UNPAINTED = 500; // ms
const SETTLED = 100; // ms after the last piece has come to rest
const LARGEST = 20_000_001; // bytes of a file that is read; Python refuses one that is so long

/** An SVG transform attribute as CSS: "translate(3 4) rotate(90)" is "translate(3px,4px) rotate(90deg)". */
function asCss(transform) {
  const units = { translate: "px", rotate: "deg" };
  const part = (_, name, numbers) =>
    `${name}(${numbers.trim().split(/[ ,]+/).map((n) => n + (units[name] ?? "")).join(",")})`;
  return transform ? transform.replace(/(\w+)\(([^)]*)\)/g, part) : "none";
}

/** Where everything stands that may glide: an SVG piece by its transform, another by its place in the element. */
function places(element) {
  const found = new Map();
  const origin = element.getBoundingClientRect();
  for (const piece of element.querySelectorAll("[data-glide]")) {
    const drawn = piece instanceof SVGElement && !(piece instanceof SVGSVGElement);
    found.set(piece.id, drawn ? piece.getAttribute("transform") : placeIn(origin, piece));
  }
  return found;
}

function placeIn(origin, piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, width, height };
}

// Where things stand is measured when they have come to rest, which costs no tap anything, and kept until
// the next drawing; until then, and when the page has become wider or narrower, as they are.
let standing = null; // { element, places }
let resting = 0; // the timer
addEventListener("resize", () => (standing = null));
const where = (element) => (standing?.element === element ? standing.places : places(element));

function measureLater(element, duration) {
  standing = null;
  clearTimeout(resting);
  resting = setTimeout(() => (standing = { element, places: places(element) }), duration + SETTLED);
}

/** The way from a place to another as two CSS transforms; null if there is none. */
function way(from, to) {
  if (!from || !to) return null;
  if (typeof to === "string") return from === to ? null : [asCss(from), asCss(to)];
  const [x, y] = [from.x - to.x, from.y - to.y];
  return from.width && to.width && (x || y) ? [`translate(${x}px,${y}px)`, "none"] : null;
}

/** Lets what has moved glide from where it was. The first paint after a tap shows it still there, and all
    else that came of the tap: setting much in motion takes longer than a tap may wait. */
function glide(element, before, duration) {
  if (element.querySelector("[data-side]:not([data-side=bottom])")) return; // turned: their ways are not ours
  const moved = [];
  for (const [id, place] of places(element)) {
    const steps = way(before.get(id), place);
    if (steps) moved.push([document.getElementById(id), steps]);
  }
  for (const [piece, [from]] of moved) piece.style.transform = from;
  afterPaint(() => {
    for (const [piece, steps] of moved) {
      piece.removeAttribute("style");
      piece.animate({ transform: steps }, { duration, easing: "cubic-bezier(.3,.8,.3,1)" });
    }
  });
}

/** Choices on the board that are out of sight come into it, the first of them for certain; once, as whoever
    then scrolls away has seen them. A map looks after its own. */
let revealed = "";
function reveal(element) {
  const choices = [...element.querySelectorAll("[data-part=board] [data-action]")].filter((one) => !one.closest("pan-map"));
  const now = choices.map((one) => one.dataset.action).join();
  if (now === revealed) return;
  revealed = now;
  for (const one of [choices.at(-1), choices[0]]) one?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Calls back when what was just shown has been painted; soon in any case, as a page that is not seen is
    not painted, and must save all the same. */
function afterPaint(call) {
  let waits = true;
  const once = () => {
    if (waits) call();
    waits = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNPAINTED);
}

/** Focus that fell off the page, because its element went or is hidden, goes to the prompt. */
function keepFocus(had) {
  const has = document.activeElement;
  if (had && (has === document.body || !has.getClientRects().length)) {
    (document.querySelector("dialog[open]") ?? document.getElementById("prompt") ?? document.querySelector("h1"))
      ?.focus({ preventScroll: true });
  }
}

/** Tells Python, as "boneyard:point", when a mouse or the focus from the keyboard comes to a choice or
    leaves it; a finger points at nothing. */
let pointed = false;
function point(event) {
  if (event.pointerType === "touch") return;
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return; // nothing moves before a press ends
  const detail = event.target.closest?.("[data-action]")?.dataset.action ?? "";
  if (detail || pointed) dispatchEvent(new CustomEvent("boneyard:point", { detail }));
  pointed = detail !== "";
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

/** Draws in the element; pieces glide from where they were unless `still`, and the focus is kept. */
function draw(element, still, change) {
  const duration = still ? 0 : LENGTHS[document.documentElement.dataset.motion];
  const before = duration ? where(element) : null;
  const had = element.contains(document.activeElement);
  change();
  if (element.id === "screen")
    document.documentElement.toggleAttribute("data-turned", Boolean(element.querySelector("#play[data-side]")));
  if (element.querySelector("[data-glide]")) measureLater(element, duration);
  if (before?.size) glide(element, before, duration);
  if (had) requestAnimationFrame(() => keepFocus(had));
  if (element.id === "screen") afterPaint(() => reveal(element));
}

const read = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;
const pairs = (flat) => flat.flatMap((_, i) => (i % 2 ? [] : [[flat[i], flat[i + 1]]]));
let ready = new Map(); // parts by name, read before they are shown; what else is drawn meanwhile leaves them

window.page = {
  /** Puts html into the element. */
  show(element, html, still) {
    draw(element, still, () => {
      const wanted = element.cloneNode(false);
      wanted.append(read(html));
      boneyard.morph(element, wanted, true);
    });
  },

  /** Puts parts of the element anew, names and texts in turn; a text that is empty was prepared. */
  showParts(element, still, ...parts) {
    draw(element, still, () => {
      for (const [name, html] of pairs(parts)) {
        const wanted = html ? read(html).firstElementChild : ready.get(name);
        boneyard.morph(element.querySelector(`[data-part="${name}"]`), wanted, false);
      }
      ready = new Map();
    });
  },

  /** Reads parts that may be shown next, names and texts in turn. */
  prepareParts(element, ...parts) {
    ready = new Map(pairs(parts).map(([name, html]) => [name, read(html).firstElementChild]));
  },

  afterPaint,

  /** A text as the squares of a QR code: { size, path } for an SVG. */
  async qr(text) {
    const { default: built } = await import("./built.mjs");
    const { encode } = await import(built.qr);
    const { data, size } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: squares.join("") };
  },

  /** A promise for a file that the player picks, as text; null if none was picked. */
  pickFile(accept) {
    return new Promise((resolve) => {
      const input = Object.assign(document.createElement("input"), { type: "file", accept });
      input.addEventListener("change", async () => resolve((await input.files[0]?.slice(0, LARGEST).text()) ?? null));
      input.addEventListener("cancel", () => resolve(null));
      input.click();
    });
  },

  /** Hands the player a file to keep. */
  giveFile(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  },
};
