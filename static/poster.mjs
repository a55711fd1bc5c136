// A drawing of the page made a picture: PNG, on the device alone.
//
// An image knows nothing of the page that it comes from. So the drawing takes along the shapes that it points to,
// and of the page's style sheet the rules that concern it; its root says the page's theme and contrast as
// <html> does, and so the rules with their variables hold in it as they stand.

import { load } from "./image.mjs";

const TYPE = "image/svg+xml";
const KEPT = ["theme", "contrast"]; // what <html> says, and the rules go by

/** What <html> says of it. */
export const theme = () => Object.fromEntries(KEPT.map((name) => [name, document.documentElement.dataset[name]]));

/** The page's rules that hold for something of a drawing, as text; a drawing has no pseudo-elements.
 * @param {(selector: string) => boolean} holds is there something that this selects? */
export function rulesFor(holds) {
  /** @param {CSSRule} rule */
  const concerns = (rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes("::") && holds(rule.selectorText);
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter(concerns).map((rule) => rule.cssText)).join("\n");
}

/** The drawing with all that it needs, as text.
 * @param {string} svg */
export function whole(svg) {
  const drawing = new DOMParser().parseFromString(svg, TYPE).documentElement;
  Object.assign(drawing.dataset, theme());
  const shapes = document.querySelector("#pieces defs")?.cloneNode(true);
  if (shapes) drawing.prepend(shapes);
  // As an element of this page's making the sheet would be held to its policy, which forbids what it does not know.
  const sheet = `<style><![CDATA[${rulesFor((one) => drawing.matches(one) || Boolean(drawing.querySelector(one)))}]]></style>`;
  return new XMLSerializer().serializeToString(drawing).replace(">", () => `>${sheet}`);
}

/** A drawing, one <svg> with width and height, as a PNG: a Blob. Rejects where it cannot be drawn.
 * @param {string} svg @returns {Promise<Blob>} */
export async function picture(svg) {
  const image = await load(whole(svg));
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("empty"))), "image/png"));
}
