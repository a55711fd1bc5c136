// A line between two devices, without a server: the host makes a code, the guest reads it and makes another, the host
// reads that, and they talk.
//
//     const line = await offer({ opened, said, closed });         the host: line.code is shown to the guest
//     const line = await answer(code, { opened, said, closed });  the guest: line.code is shown to the host
//     await line.take(code);                                      the host
//     if (line.taps) await line.connect();                        the guest's person, after that
//
// A device finds another in its own network only, as nobody is asked where it is (no ICE servers). Two codes for each
// guest it is, since browsers want to hear from both sides. A guest begins at once to look for the host, which answers
// when it has read the guest's code, and then looks for the guest as well; so the guest waits, also if its browser has
// called that a failure meanwhile. But Firefox gives up for good after some seconds: there the guest begins when its
// person says that the host has read the code, and needs no address in it, as the host hears where it is asked from.

import { describe, glean, pack, unpack } from "./codes.mjs";
import { talk } from "./talk.mjs";

/** Who hears of a line: that it is open, each text that the other side says, and how it ended, unless by `close`.
 * @typedef {object} Listener
 * @property {() => void} opened
 * @property {(text: string) => void} said
 * @property {(why: import("./talk.mjs").Why) => void} closed */
/** One end of a line.
 * @typedef {object} Line
 * @property {string} code what the other side must read
 * @property {number} number of the offer, in both codes
 * @property {boolean} taps is `connect` wanted, after the host has read the code?
 * @property {() => Promise<void>} connect
 * @property {(code: string) => Promise<void>} take reads the answer of a guest. Rejects with an Error, as `answer` does:
 *   "foreign", "half" or "newer" (see codes.mjs), "kind" for an offer in the place of an answer or the other way round,
 *   "other" for an answer to another offer, "taken" for a second one
 * @property {(text: string) => Promise<boolean>} say rejects with Error("long"); false: there is nobody any more
 * @property {() => void} close */

const PATIENCE = 1500; // ms for a browser to find its own addresses
const isFirefox = () => /\bFirefox\//.test(navigator.userAgent); // that of iPads is another browser, and says FxiOS

/** Resolves when the browser knows where it can be reached, or has had its time.
 * @param {RTCPeerConnection} connection @returns {Promise<void>} */
const gathered = (connection) =>
  new Promise((resolve) => {
    const look = () => connection.iceGatheringState === "complete" && resolve();
    connection.addEventListener("icegatheringstatechange", look);
    setTimeout(resolve, PATIENCE);
    look();
  });

/** Describes itself to itself, and begins to look for the other side.
 * @param {RTCPeerConnection} connection @param {RTCSessionDescriptionInit} description */
async function begin(connection, description) {
  await connection.setLocalDescription(description);
  await gathered(connection);
  return connection.localDescription?.sdp ?? "";
}

/** A connection that is not yet one.
 * @param {Listener} on */
function prepare(on) {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const channel = connection.createDataChannel("boneyard", { negotiated: true, id: 0 });
  /** @type {ReturnType<typeof talk> | undefined} */
  let talking;
  let isOver = false;
  let isExpected = false; // has the other side read the code? If nothing comes of it now, nothing will

  const end = (/** @type {import("./talk.mjs").Why} */ why) => {
    if (isOver) return;
    isOver = true;
    talking?.stop();
    connection.close();
    on.closed(why);
  };
  channel.addEventListener("open", () => {
    talking = talk(channel, { said: (text) => on.said(text), ended: end });
    on.opened();
  });
  connection.addEventListener("connectionstatechange", () => {
    if (connection.connectionState === "failed" && (isExpected || talking)) end("lost");
  });

  return {
    connection,
    expect() {
      isExpected = true;
    },
    say: async (/** @type {string} */ text) => (talking ? talking.say(text) : false),
    close() {
      if (isOver) return;
      isOver = true;
      if (!talking) connection.close();
      else talking.leave().finally(() => connection.close());
    },
  };
}

/** What work brings; if it fails the line is closed.
 * @template T @param {ReturnType<typeof prepare>} end @param {() => Promise<T>} work */
async function orClose(end, work) {
  try {
    return await work();
  } catch (fault) {
    end.close();
    throw fault;
  }
}

/** A code that is of this kind, or an Error.
 * @param {string} code @param {import("./codes.mjs").Session["kind"]} kind */
function read(code, kind) {
  const session = unpack(code);
  if (session.kind !== kind) throw new Error("kind");
  return session;
}

/** The host's end of a line to one guest.
 * @param {Listener} on @returns {Promise<Line>} */
export async function offer(on) {
  const end = prepare(on);
  const { connection, expect, say, close } = end;
  const [number] = crypto.getRandomValues(new Uint16Array(1));
  const sdp = await orClose(end, async () => begin(connection, await connection.createOffer()));
  let isTaken = false;
  return {
    code: pack(glean("offer", sdp, number)),
    number,
    taps: false,
    async connect() {},
    async take(code) {
      const answered = read(code, "answer");
      if (answered.number !== number) throw new Error("other");
      if (isTaken) throw new Error("taken");
      isTaken = true;
      expect();
      await connection.setRemoteDescription(describe(answered));
    },
    say,
    close,
  };
}

/** The guest's end of a line, to the host that this code is of.
 * @param {string} code @param {Listener} on @returns {Promise<Line>} */
export async function answer(code, on) {
  const offered = read(code, "offer");
  const end = prepare(on);
  const { connection, expect, say, close } = end;
  const taps = isFirefox();
  const [description, sdp] = await orClose(end, async () => {
    await connection.setRemoteDescription(describe(offered));
    const description = await connection.createAnswer();
    return [description, taps ? (description.sdp ?? "") : await begin(connection, description)];
  });
  let isConnecting = !taps;
  return {
    code: pack(glean("answer", sdp, offered.number)),
    number: offered.number,
    taps,
    async connect() {
      if (isConnecting) return;
      isConnecting = true;
      expect();
      await connection.setLocalDescription(description);
    },
    async take() {
      throw new Error("kind");
    },
    say,
    close,
  };
}
