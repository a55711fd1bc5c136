// Files between the page and the device, for Python as part of `window.page`: picked, handed over, shared, printed;
// and pictures made for that. What is made is a Blob, which Python passes on and never looks into.

const PIECE = 3 * 2 ** 18; // bytes; a multiple of three, so that only the last piece ends in "="
const LARGEST = 20_000_001; // bytes of a file that is read; Python refuses one that is so long
const LINGERS = 60_000; // ms; some devices ask before they take a file
/** @type {Set<HTMLInputElement>} */
const asking = new Set(); // what asks for a file: a browser forgets an element that nothing holds, and its answer with it

/** Hands the player a file to keep.
 * @param {File} file */
function hand(file) {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), LINGERS);
}

/** @param {string} name @param {string | Blob} content @param {string} [type] */
const fileOf = (name, content, type = content instanceof Blob ? content.type : "") => new File([content], name, { type });
const canShare = (/** @type {File} */ file) => Boolean(navigator.canShare?.({ files: [file] }));

/** The device's own sharing, with words for whoever cannot see it: did it come to that? Who closes it has not failed.
 * @param {File} file @param {string} text */
async function share(file, text) {
  return canShare(file) && navigator.share({ files: [file], text }).then(() => true, (fault) => fault.name === "AbortError");
}

/** Shares a file, or hands it over to keep; says what came of it.
 * @param {File} file @param {string} words @param {string} saved */
async function give(file, words, saved) {
  if (await share(file, words)) return "";
  hand(file);
  return saved;
}

const readFile = (/** @type {File} */ file) => file.slice(0, LARGEST).text();

/** What a blob holds as letters, piece by piece.
 * @param {Blob} blob */
async function base64(blob) {
  /** @param {Blob} piece @returns {Promise<string>} */
  const read = (piece) =>
    new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onerror = () => reject(reader.error);
      reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
      reader.readAsDataURL(piece);
    });
  const pieces = [];
  for (let at = 0; at < blob.size; at += PIECE) pieces.push(await read(blob.slice(at, at + PIECE)));
  return pieces;
}

export const files = {
  /** Can the device hand on a file of this kind? */
  canShareFiles: (name = "a.png", type = "image/png") => canShare(fileOf(name, "", type)),

  /** Hands the player a text or a blob to keep.
   * @param {string} name @param {string | Blob} content @param {string} [type] */
  giveFile: (name, content, type) => hand(fileOf(name, content, type)),

  /** Makes a drawing a picture and shares it, or hands it over as a file; says in words what came of it.
   * @param {string} svg @param {string} name @param {string} words */
  async givePicture(svg, name, words) {
    const { picture } = await import("./poster.mjs");
    return give(fileOf(`${name}.png`, await picture(svg)), words, "The picture is saved.");
  },

  /** The same of a page with drawings, made whole.
   * @param {string} html @param {string} name @param {string} words */
  async givePage(html, name, words) {
    const { dressed } = await import("./story.mjs");
    return give(fileOf(`${name}.html`, dressed(html), "text/html"), words, "The page is saved.");
  },

  /** The same of drawings of one size, made a GIF. That takes a while, and browsers let a page share only while it
      answers a touch: where that is over, the next one shares.
   * @param {string[]} drawings @param {import("./story.mjs").Options} options @param {string} name @param {string} words */
  async giveGif(drawings, options, name, words) {
    const { film } = await import("./story.mjs");
    const file = fileOf(`${name}.gif`, await film(drawings, options));
    if (canShare(file) && navigator.userActivation?.isActive === false) return "The GIF is ready: tap once more to share it.";
    return give(file, words, `The GIF is saved: ${(file.size / 1e6).toFixed(1)} MB.`);
  },

  /** A large picture of a standalone drawing, and how large it will be; see slices.mjs.
   * @param {import("./slices.mjs").Drawing} drawing @param {import("./slices.mjs").Options} options */
  async drawLarge(drawing, options) {
    const { slices } = await import("./slices.mjs");
    return slices(drawing, options);
  },
  /** @param {import("./slices.mjs").Drawing} drawing @param {number} width @param {number} height */
  async foretellLarge(drawing, width, height) {
    const { foretell } = await import("./slices.mjs");
    return foretell(drawing, width, height);
  },

  base64,

  /** A blob as letters between two texts, as a blob.
   * @param {string} before @param {Blob} blob @param {string} after @param {string} type */
  enclosed: async (before, blob, after, type) => new Blob([before, ...(await base64(blob)), after], { type }),

  /** Prints sheets; see sheets.mjs.
   * @param {string[]} sheets @param {string} paper */
  async printSheets(sheets, paper) {
    const { print } = await import("./sheets.mjs");
    await print(sheets, paper);
  },

  readFile,

  /** A promise for a file that the player picks, as text; null if none was picked. It fails if that cannot be read.
   * Browsers let a page ask only at once when something was touched.
   * @param {string} accept @returns {Promise<string | null>} */
  pickFile(accept) {
    return new Promise((resolve) => {
      const input = Object.assign(document.createElement("input"), { type: "file", accept });
      asking.add(input);
      const answer = () => {
        asking.delete(input);
        resolve(input.files?.[0] ? readFile(input.files[0]) : null);
      };
      input.addEventListener("change", answer);
      input.addEventListener("cancel", answer);
      input.click();
    });
  },
};
