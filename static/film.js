// A worker that makes a GIF of pictures as they come: { maker: where gifenc is }, then { pixels, width, height, ms }
// picture by picture, and at last {}, which is answered with all of it. Each is answered when it is done.

const COLOURS = 128;

/** @type {typeof import("gifenc")} */
let maker;
/** @type {ReturnType<typeof import("gifenc").GIFEncoder>} */
let gif;

/** @param {{ pixels: ArrayBuffer, width: number, height: number, ms: number }} picture */
function add({ pixels, width, height, ms }) {
  const colours = new Uint8Array(pixels);
  const palette = maker.quantize(colours, COLOURS, { format: "rgb565" });
  gif.writeFrame(maker.applyPalette(colours, palette, "rgb565"), width, height, { palette, delay: ms });
}

addEventListener("message", async ({ data }) => {
  if (data.maker) {
    maker = await import(data.maker);
    gif = maker.GIFEncoder();
  } else if (data.pixels) add(data);
  else gif.finish();
  postMessage(data.maker || data.pixels ? null : gif.bytes());
});
