// A standalone SVG text as an image of the page: by a data: address, which the page's policy allows to images as it
// is. Nothing of the page reaches into it, and no name in it meets a name of another.

const TYPE = "image/svg+xml";

/** The end of this task, so that the page may paint. A timer would come late where the page is not seen.
 * @returns {Promise<void>} */
export function breath() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });
}

/** The image, once it is there; rejects if the text is no drawing. The browser reads it in one go, and so no two of
    them one right after the other.
 * @param {string} svg */
export async function load(svg) {
  const image = new Image();
  image.alt = "";
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(new Error("This is no drawing."));
  });
  image.src = `data:${TYPE};charset=utf-8,${encodeURIComponent(svg)}`;
  await loaded;
  await breath();
  return image;
}
