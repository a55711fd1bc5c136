// Sheets to be printed, each a standalone SVG with its width and height in millimetres, which it keeps on paper: no
// more than the paper has within 10 mm of margin. Wider than high, it is printed lying. paper.css shows them on
// paper, in place of all else, and never on the screen.

import { load } from "./image.mjs";

const root = document.documentElement;

function clear() {
  document.getElementById("sheets")?.remove();
  root.removeAttribute("data-prints");
}

/** An iPad says that it has printed when it begins to ask how. So the sheets stay until the page is touched again,
    and cannot be printed by who wants the page itself. */
function clearLater() {
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    clear();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, end, { capture: true, signal: listening.signal });
}

/** Prints sheets on "A4" or "Letter".
 * @param {string[]} sheets @param {string} paper */
export async function print(sheets, paper) {
  const box = Object.assign(document.createElement("div"), { id: "sheets" });
  box.dataset.paper = paper;
  for (const svg of sheets) {
    const image = await load(svg);
    image.toggleAttribute("data-lying", image.naturalWidth > image.naturalHeight);
    box.append(image);
  }
  clear();
  document.body.append(box);
  root.setAttribute("data-prints", "");
  addEventListener("afterprint", clearLater, { once: true });
  window.print();
}
