// What two devices say to one another once a channel between them is open (peer.mjs): texts, small and in order, and
// between them signs of life, which nobody else hears of.
//
// Texts go as bytes, compressed. What goes as letters is a sign: HERE now and then, BYE at the end. The other side is not
// trusted: what comes too large or too often ends the talk.

/** How a talk ends: the other side said goodbye, was not heard any more, or said more than anybody would.
 * @typedef {"left" | "lost" | "flood"} Why */
/** Who hears what is said, and how it ends, once.
 * @typedef {{ said: (text: string) => void, ended: (why: Why) => void }} Ears */

const HERE = "here";
const BYE = "bye";
const BEAT = 4000; // ms between two signs of life
const SILENT = 4; // beats without anything: 12 to 16 s. Counted and not timed, as a device that slept has heard nothing
const LARGEST = 24 * 1024; // bytes of a text as it is sent
const LONGEST = 2 ** 20; // bytes of a text as it is
const BURST = 220; // messages at once: 200, and signs of life among them
const RATE = 60 / 1000; // messages each ms, in the long run
const LINGERS = 1000; // ms that a goodbye may take

/** @param {string | ArrayBuffer} content */
const streamOf = (content) => /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(content).body);

/** A text as it is sent.
 * @param {string} text */
async function packed(text) {
  const stream = streamOf(text).pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = await new Response(stream).arrayBuffer();
  if (bytes.byteLength > LARGEST || new Blob([text]).size > LONGEST) throw new Error("long");
  return bytes;
}

/** The text of what was sent; fails if that is none, or would be too long.
 * @param {ArrayBuffer} bytes */
async function unpacked(bytes) {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let text = "";
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST) {
      reader.cancel().catch(() => {});
      throw new Error("long");
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Counts messages; is this one too many? */
function counter() {
  let left = BURST;
  let before = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(BURST, left + (now - before) * RATE) - 1;
    before = now;
    return left < 0;
  };
}

/** Begins to talk over an open channel.
 * @param {RTCDataChannel} channel @param {Ears} ears */
export function talk(channel, ears) {
  const listening = new AbortController();
  const { signal } = listening;
  const isTooMany = counter();
  let silent = 0; // beats
  // Compressing takes a moment, each time another one: so both ways what comes later waits for what came before.
  let sending = Promise.resolve();
  let hearing = Promise.resolve();

  const send = (/** @type {string | ArrayBuffer} */ what) => {
    if (channel.readyState === "open") channel.send(/** @type {string} */ (what));
  };
  const goodbye = () => send(BYE);
  const stop = () => {
    listening.abort();
    clearInterval(beating);
  };
  const end = (/** @type {Why} */ why) => {
    if (signal.aborted) return;
    stop();
    ears.ended(why);
  };
  /** Ends it when all that came before is told.
   * @param {Why} why */
  const endAfterAll = (why) => {
    hearing = hearing.then(() => end(why));
  };

  /** @param {ArrayBuffer} bytes */
  async function hear(bytes) {
    const text = await unpacked(bytes).catch(() => null);
    if (text === null) end("flood");
    else if (!signal.aborted) ears.said(text);
  }
  /** @param {MessageEvent<string | ArrayBuffer>} event */
  function receive({ data }) {
    silent = 0;
    const size = typeof data === "string" ? data.length : data.byteLength;
    if (size > LARGEST || isTooMany()) end("flood");
    else if (data === BYE) endAfterAll("left");
    else if (typeof data !== "string") hearing = hearing.then(() => hear(data)).catch(reportError);
  }
  function beat() {
    silent += 1;
    if (silent > SILENT) end("lost");
    else send(HERE);
  }

  channel.binaryType = "arraybuffer";
  channel.addEventListener("message", receive, { signal });
  channel.addEventListener("close", () => endAfterAll("lost"), { signal });
  addEventListener("pagehide", goodbye, { signal });
  const beating = setInterval(beat, BEAT);

  return {
    /** Hears and says nothing any more. */
    stop,

    /** Says a text; resolves when it is on its way, and to false if there is nobody any more. Rejects with Error("long").
     * @param {string} text @returns {Promise<boolean>} */
    say(text) {
      const bytes = packed(text);
      bytes.catch(() => {}); // who said it hears of it in its turn
      const sent = sending.then(() => bytes).then((what) => {
        const isHeard = channel.readyState === "open";
        send(what);
        return isHeard;
      });
      sending = sent.then(() => {}, () => {});
      return sent;
    },

    /** Says goodbye after all that was said, and resolves when that is sent. */
    async leave() {
      const isOver = signal.aborted;
      stop();
      await sending;
      if (isOver || channel.readyState !== "open") return;
      goodbye();
      const closed = new Promise((resolve) => channel.addEventListener("close", resolve, { once: true }));
      channel.close();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, LINGERS))]);
    },
  };
}
