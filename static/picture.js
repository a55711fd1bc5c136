// The last picture of a match: what its table shows to whoever opens it, kept beside the save, and put on
// the page while that is still being read, before Python is fetched. Boot and Python know it as
// `window.picture`.
//
// A picture is good for this very build, whose style sheet it was drawn for, and for this very save, whose
// check sum it carries; any other is passed over. It comes from storage, where anybody may have written:
// of its markup only what a table is made of reaches the page, nothing that runs, loads or leads away.

"use strict";

{
  const PICTURE = "boneyard-picture.match."; // py/app/keep/store.py removes them
  const MATCH = "boneyard.match.";
  const SUM = 8; // letters of a save's check sum, in front of it
  const DRAWN = ["pieces", "screen"]; // the elements that a picture fills
  const ELEMENTS = new Set(
    `a b br button dd div dl dt em fieldset figcaption figure footer h1 h2 h3 header i input label legend li main nav ol option p pan-map
    progress section select small span strong sub sup table tbody td th thead tr ul
    circle clippath defs desc ellipse g line lineargradient mask path pattern polygon polyline radialgradient rect stop
    svg symbol text title tspan use`.split(/\s+/),
  );
  const LEADS = /^(xlink:)?href$/i; // where to: only to what is on the page, or to another of its screens
  const UNFIT = /^(on|style$|src|action$|form|ping$|target$)/i;
  const COMMANDS = /^data-(action|do|pick|rescue|typed)$/i;

  const build = document.currentScript.src.split("/").at(-2); // ours lie in a folder that bears its hash
  const root = document.documentElement;
  const find = (id) => document.getElementById(id);
  const idle = self.requestIdleCallback ?? ((call) => setTimeout(call, 200));
  const asked = () => location.hash.match(/^#[a-z-]+\/match\/(.+)/)?.[1];
  const isUp = () => window.boneyard?.isUp;

  /** What is kept under a key; nothing where storage is forbidden. */
  const kept = (key) => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  const sum = (id) => kept(MATCH + id).slice(0, SUM);

  /** What comes out of a stream that this content is put through. */
  const through = ({ readable, writable }, content) => {
    const writer = writable.getWriter();
    for (const done of [writer.write(content), writer.close()]) done.catch(() => {}); // the reader is told as well
    return new Response(readable);
  };

  const pack = async (text) => {
    const packed = await through(new CompressionStream("gzip"), new TextEncoder().encode(text)).arrayBuffer();
    return btoa(Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join(""));
  };
  const unpack = (packed) =>
    through(new DecompressionStream("gzip"), Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))).text();

  /** Leaves inside an element what may be on the page. */
  const clean = (element, isUnfit = (name) => UNFIT.test(name)) => {
    for (const child of [...element.children]) {
      if (!ELEMENTS.has(child.localName.toLowerCase())) {
        child.remove();
        continue;
      }
      for (const { name, value } of [...child.attributes])
        if (isUnfit(name) || (LEADS.test(name) && !value.startsWith("#"))) child.removeAttribute(name);
      clean(child, isUnfit);
    }
  };

  /** Puts a picture on the page in the place of the one before; none leaves the place empty. */
  const put = (html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const name of DRAWN) {
      const drawn = body.querySelector(`:scope > #${name}`) ?? body;
      clean(drawn);
      find(name).replaceChildren(...drawn.childNodes);
    }
    root.toggleAttribute("data-turned", Boolean(find("screen").querySelector("#play[data-side]")));
    const title = find("screen").querySelector("h1")?.textContent;
    if (title) document.title = `${title} · Boneyard`;
  };

  /** Shows the picture that the address asks for, if there is a good one, and takes away the one before. */
  const show = async () => {
    const id = asked();
    const [version, save, packed] = id ? kept(PICTURE + id).split(" ") : [];
    const good = version === build && save === sum(id);
    if (isUp() || (!good && !picture.of)) return;
    const is = (of) => {
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

  const early = [];
  const note = (event) => early.push(event);

  const picture = {
    /** The check sum of the save whose picture is on the page in the place of its table, or nothing. */
    of: "",

    /** Whether the match is still as the picture shows it. */
    holds: () => picture.of === sum(asked()),

    /** From now on somebody remembers what is tapped, and what was tapped before as well. */
    remember(tap) {
      removeEventListener("click", note);
      early.forEach(tap);
      addEventListener("click", tap);
    },

    /** A text of markup that anybody may have written, with only what may be on the page, to be looked at. */
    cleaned(html) {
      const { body } = new DOMParser().parseFromString(html, "text/html");
      clean(body, (name) => UNFIT.test(name) || COMMANDS.test(name));
      return body.innerHTML;
    },

    /** Python is here: what is on the page is its own from now on. */
    end() {
      picture.of = "";
      root.removeAttribute("data-picture");
    },

    /** Keeps the picture of the match of this id that `draw` gives, if any, when the page has nothing else to do. */
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
