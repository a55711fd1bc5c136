// Reads QR codes: with the camera, until it is told to stop, or from a picture.
//
//     const stop = new AbortController();
//     await watch(video, (text) => ..., stop.signal);   resolves when the camera is on
//
// Some browsers read such codes themselves; all others fetch a reader, once.

import built from "./built.mjs";

const PAUSE = 125; // ms between two looks
const QR = "qr_code";
const REFUSED = ["NotAllowedError", "SecurityError"];
/** @type {Promise<CodeReader> | undefined} */
let asked;

/** What reads QR codes here. */
async function readerHere() {
  const Own = globalThis.BarcodeDetector;
  const formats = (await Own?.getSupportedFormats().catch(() => null)) ?? [];
  if (Own && formats.includes(QR)) return new Own({ formats: [QR] });
  /** @type {{ BarcodeDetector: CodeReaders }} */
  const { BarcodeDetector } = await import(built.reader);
  return new BarcodeDetector({ formats: [QR] });
}
function reader() {
  asked ??= readerHere();
  asked.catch(() => {
    asked = undefined; // the next one asks anew
  });
  return asked;
}

/** The rear camera, or any other where there is none. */
async function camera() {
  if (!navigator.mediaDevices) throw new Error("none");
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: "environment" } });
  } catch (fault) {
    throw new Error(REFUSED.includes(/** @type {Error} */ (fault).name) ? "forbidden" : "none");
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Looks at what the camera shows, and tells each text once, as long as the video is on the page.
 * @param {CodeReader} eye @param {HTMLVideoElement} video @param {(text: string) => void} found @param {AbortSignal} signal */
async function look(eye, video, found, signal) {
  const seen = new Set();
  while (!signal.aborted && video.isConnected) {
    // A picture that is not there yet, or that the reader cannot take, is like one without a code.
    const codes = await eye.detect(video).catch(() => []);
    for (const { rawValue } of codes) {
      if (signal.aborted || !rawValue || seen.has(rawValue)) continue;
      seen.add(rawValue);
      found(rawValue);
    }
    await pause();
  }
}

/** Shows the rear camera in the video, and tells each text of a QR code that comes before it, until the signal. Resolves
    when the camera is on; rejects with Error("forbidden") or Error("none").
 * @param {HTMLVideoElement} video @param {(text: string) => void} found @param {AbortSignal} signal */
export async function watch(video, found, signal) {
  const eye = await reader();
  const stream = await camera();
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener("abort", end, { once: true });
  // Or else an iPhone shows it on the whole screen, and not before a tap.
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  await video.play().catch(() => {}); // it was stopped meanwhile
  look(eye, video, found, signal).catch(reportError).finally(end);
}

/** The text of a QR code in a picture; "" if there is none, or if it is no picture.
 * @param {Blob} file */
export async function read(file) {
  const eye = await reader();
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return "";
  try {
    const [code] = await eye.detect(picture);
    return code?.rawValue ?? "";
  } finally {
    picture.close();
  }
}
