// The last picture of a match: what its table shows to whoever opens it, kept beside the save, and put on
// the page while that is still being read, before Python is fetched. Boot and Python know it as
// `window.picture`.
//
// A picture is good for this very build, whose style sheet it was drawn for, and for this very save, whose
// check sum it carries; any other is passed over, and a damaged one too. Only the pages of this origin write where it
// lies: no file that is imported does, and no link. What they could do with it they can do without it.

"use strict";

{
  const PICTURE = "boneyard-picture.match."; // py/app/keep/store.py removes them
  const MATCH = "boneyard.match.";
  const SUM = 8; // letters of a save's check sum, in front of it
  const DRAWN = ["pieces", "screen"]; // the elements that a picture fills

  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const build = src.split("/").at(-2); // ours lie in a folder that bears its hash
  const root = document.documentElement;
  const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id)); // index.html has it
  const idle = self.requestIdleCallback ?? ((/** @type {() => void} */ call) => setTimeout(call, 200));
  const asked = () => location.hash.match(/^#[a-z-]+\/match\/(.+)/)?.[1];
  const isUp = () => window.boneyard?.isUp;

  /** What is kept under a key; nothing where storage is forbidden.
   * @param {string} key */
  const kept = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  const sum = (/** @type {string | undefined} */ id) => kept(MATCH + id).slice(0, SUM);

  /** What comes out of a stream that this content is put through.
   * @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} content */
  const through = ({ readable, writable }, content) => {
    const writer = writable.getWriter();
    for (const done of [writer.write(content), writer.close()]) done.catch(() => {}); // the reader is told as well
    return new Response(readable);
  };

  const pack = async (/** @type {string} */ text) => {
    const packed = await through(new CompressionStream("gzip"), new TextEncoder().encode(text)).arrayBuffer();
    return btoa(Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join(""));
  };
  const unpack = (/** @type {string} */ packed) =>
    through(new DecompressionStream("gzip"), Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))).text();

  /** Puts a picture on the page in the place of the one before; none leaves the place empty.
   * @param {string} html */
  const put = (html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const name of DRAWN) {
      const drawn = body.querySelector(`:scope > #${name}`) ?? body;
      find(name).replaceChildren(...drawn.childNodes);
    }
    root.toggleAttribute("data-framed", Boolean(find("screen").querySelector(".framed")));
    const title = find("screen").querySelector("h1")?.textContent;
    if (title) document.title = `${title} · Boneyard`;
  };

  /** Shows the picture that the address asks for, if there is a good one, and takes away the one before. */
  const show = async () => {
    const id = asked();
    const [version, save, packed] = id ? kept(PICTURE + id).split(" ") : [];
    const good = version === build && save === sum(id);
    if (isUp() || (!good && !picture.of)) return;
    const is = (/** @type {string} */ of) => {
      picture.of = of;
      root.toggleAttribute("data-picture", Boolean(of));
      root.dataset.screen = /^#[a-z]/.test(location.hash) ? "game" : "home";
    };
    is(good ? save : "");
    try {
      const html = good ? await unpack(packed) : "";
      if (id === asked() && !isUp()) put(html);
    } catch {
      is(""); // a damaged one is none
    }
  };

  /** @type {PointerEvent[]} */
  const early = [];
  const note = (/** @type {PointerEvent} */ event) => void early.push(event);

  const picture = {
    /** The check sum of the save whose picture is on the page in the place of its table, or nothing. */
    of: "",

    /** Whether the match is still as the picture shows it. */
    holds: () => picture.of === sum(asked()),

    /** From now on somebody remembers what is tapped, and what was tapped before as well.
     * @param {(event: PointerEvent) => void} tap */
    remember(tap) {
      removeEventListener("click", note);
      for (const event of early) tap(event);
      addEventListener("click", tap);
    },

    /** Python is here: what is on the page is its own from now on. */
    end() {
      picture.of = "";
      root.removeAttribute("data-picture");
    },

    /** Keeps the picture of the match of this id that `draw` gives, if any, when the page has nothing else to do.
     * @param {string} id @param {() => string | undefined} draw */
    keep(id, draw) {
      idle(async () => {
        const save = sum(id);
        const screen = draw();
        if (!screen || !save || !self.CompressionStream) return;
        const html = `<div id="pieces">${find("pieces").innerHTML}</div><div id="screen">${screen}</div>`;
        const text = `${build} ${save} ${await pack(html)}`;
        try {
          localStorage.setItem(PICTURE + id, text);
        } catch {
          localStorage.removeItem(PICTURE + id); // no room: the old one is of no use either
        }
      });
    },
  };
  window.picture = picture;
  addEventListener("click", note);
  addEventListener("hashchange", show);
  show();
}
