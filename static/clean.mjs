// Markup that another device has sent, without whatever would run, load, lead away, or do something here that its table
// has no business with. Only a guest fetches it.

import built from "./built.mjs";

/** What buttons of a table may do on this page; whatever else one says it does is taken away. */
const COMMANDS = new Set(
  "undo hint log rules rule menu play-hint end-hint lift cover recap-read shut-line shut tell".split(" "),
);
const OWN = /^(?:data-[\w-]+|aria-[\w-]+|autocapitalize|enterkeyhint|spellcheck|inputmode)$/;

/** Cleans markup.
 * @returns {Promise<(html: string) => string>} */
export async function cleaner() {
  /** @type {typeof import("dompurify")} */
  const { default: purify } = await import(built.purify);
  purify.addHook("uponSanitizeAttribute", (_, data) => {
    const { attrName: name, attrValue: value } = data;
    if (name === "href" || name === "xlink:href") data.keepAttr = /^#[\w-]*$/.test(value);
    else if (name === "data-do") data.keepAttr = data.forceKeepAttr = COMMANDS.has(value);
    else if (name === "data-change" || name === "data-typed" || name === "data-rescue") data.keepAttr = false;
    else if (name === "src") data.keepAttr = /^static\/[\w/.-]+\.svg$/.test(value) && !value.includes("..");
  });
  return (html) =>
    purify.sanitize(html, {
      ADD_TAGS: ["use", "pan-map"],
      ADD_ATTR: (/** @type {string} */ name) => OWN.test(name),
      CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /^pan-map$/, attributeNameCheck: /^[\w-]+$/ },
      FORBID_TAGS: ["style", "template", "slot"],
      FORBID_ATTR: ["style", "target", "ping", "formaction", "action", "srcset"],
      SANITIZE_DOM: false,
    });
}
