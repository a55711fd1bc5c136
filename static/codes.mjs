// A code that lets two devices talk without a server: the little that one browser must know of another, in so few
// letters that a link with it fits a QR code which a phone reads from the screen of the next.
//
//     const code = pack(glean("offer", description.sdp, number));   "By1R8k..."
//     const { number, ...session } = unpack(code);
//
// Browsers describe themselves in some thousand letters (SDP). Of these only a name and a password, the fingerprint of
// a certificate and the addresses differ from device to device; `describe` writes all others around them again.
//
// As bytes: kind and how the rest is written, number, name, password, fingerprint, addresses, checksum. As letters:
// a mark, the number of this format, and the bytes. A later format keeps the mark and the checksum, so that a page which
// is older than a code can tell it from a damaged one.

/** Where a device can be reached: a name that only its own network resolves ("<UUID>.local"), or an address.
 * @typedef {{ address: string, port: number }} Candidate */
/** What one browser must know of another: is it asking or answering, which offer is it about, and the rest as SDP says it.
 * @typedef {object} Session
 * @property {"offer" | "answer"} kind
 * @property {number} number of the offer, 0 to 65535, which its answer repeats
 * @property {string} ufrag
 * @property {string} pwd
 * @property {string} fingerprint "A1:B2:...", of SHA-256
 * @property {Candidate[]} candidates two at most */

const MARK = "By";
const FORMAT = "1";
const MOST = 2; // addresses
const CHECK = 4; // bytes
const PRINT = 32; // bytes
const SHORTEST = { ufrag: 4, pwd: 22 }; // letters that browsers insist on
const ANSWER = 1; // bits of the first byte
const HEX = 2;
const COUNT = 2; // how far the number of addresses is shifted in it
const NAME = 0; // kinds of addresses
const IPV4 = 1;
const IPV6 = 2;
const LENGTHS = [16, 4, 16]; // bytes of an address of each kind

/** @param {ArrayLike<number>} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} hex */
const bytesOf = (hex) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
/** @param {number} number */
const two = (number) => [number >> 8, number & 255];

/** Letters of base64, of which SDP makes names and passwords as well, as bytes.
 * @param {string} letters */
const fromBase64 = (letters) => Array.from(atob(letters), (letter) => letter.charCodeAt(0));
/** @param {number[]} bytes */
const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("=", "");

/** Four bytes that are others when the text is another, by FNV-1a and one more mixing: a fault is no attack.
 * @param {string} text */
function checksum(text) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  sum ^= sum >>> 13;
  return [...two(sum >>> 16), ...two(sum & 0xffff)];
}

/** A name or a password: its length, and half a byte or six bits a letter.
 * @param {string} word @param {boolean} hex */
function packWord(word, hex) {
  const fill = hex ? 2 : 4;
  const filled = word.padEnd(Math.ceil(word.length / fill) * fill, hex ? "0" : "A");
  return [word.length, ...(hex ? bytesOf(filled) : fromBase64(filled))];
}

/** The eight groups of an IPv6 address, each as four digits.
 * @param {string} address */
function groupsOf(address) {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before, after] = plain.split("::").map((side) => side.split(":").filter(Boolean));
  const zeros = Array(8 - before.length - (after?.length ?? 0)).fill("0");
  return [...before, ...zeros, ...(after ?? [])].map((group) => group.padStart(4, "0"));
}

/** @param {Candidate} candidate */
function packCandidate({ address, port }) {
  if (address.endsWith(".local")) return [NAME, ...bytesOf(address.slice(0, -6).replaceAll("-", "")), ...two(port)];
  if (address.includes(":")) return [IPV6, ...bytesOf(groupsOf(address).join("")), ...two(port)];
  return [IPV4, ...address.split(".").map(Number), ...two(port)];
}

/** An address of this kind as SDP writes it.
 * @param {number} kind @param {number[]} bytes */
function addressOf(kind, bytes) {
  if (kind === IPV4) return bytes.join(".");
  const hex = hexOf(bytes);
  if (kind === NAME) return `${hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5")}.local`;
  return new URL(`http://[${hex.match(/.{4}/g)?.join(":")}]`).hostname.slice(1, -1);
}

/** A code of this session, 80 to 140 letters of base64url.
 * @param {Session} session */
export function pack({ kind, number, ufrag, pwd, fingerprint, candidates }) {
  const hex = /^[0-9a-f]*$/.test(ufrag + pwd);
  const few = candidates.slice(0, MOST);
  const bytes = [
    (kind === "answer" ? ANSWER : 0) | (hex ? HEX : 0) | (few.length << COUNT),
    ...two(number),
    ...packWord(ufrag, hex),
    ...packWord(pwd, hex),
    ...bytesOf(fingerprint.replaceAll(":", "")),
    ...few.flatMap(packCandidate),
  ];
  const sum = checksum(MARK + FORMAT + toBase64(bytes));
  const letters = toBase64([...bytes, ...sum]).replaceAll("+", "-").replaceAll("/", "_");
  return MARK + FORMAT + letters;
}

/** Reads bytes from the first on, and fails where there are none left.
 * @param {number[]} bytes */
function reader(bytes) {
  let at = 0;
  const take = (/** @type {number} */ length) => {
    at += length;
    if (at > bytes.length) throw new Error("half");
    return bytes.slice(at - length, at);
  };
  const number = (/** @type {number} */ length) => take(length).reduce((sum, byte) => sum * 256 + byte, 0);
  const word = (/** @type {boolean} */ hex) => {
    const length = number(1);
    const packed = take(Math.ceil(length / (hex ? 2 : 4)) * (hex ? 1 : 3));
    return (hex ? hexOf(packed) : toBase64(packed)).slice(0, length);
  };
  const candidate = () => {
    const kind = number(1);
    if (!LENGTHS[kind]) throw new Error("foreign");
    return { address: addressOf(kind, take(LENGTHS[kind])), port: number(2) };
  };
  return { take, number, word, candidate, isAtEnd: () => at === bytes.length };
}

/** What stands in letters behind the mark: the bytes, once their checksum is found right.
 * @param {string} text */
function checked(text) {
  const letters = text.slice(MARK.length + FORMAT.length).replaceAll("-", "+").replaceAll("_", "/");
  if (letters.length % 4 === 1) throw new Error("half");
  const all = fromBase64(letters);
  const bytes = all.slice(0, -CHECK);
  const sum = checksum(text.slice(0, MARK.length + FORMAT.length) + toBase64(bytes));
  // The last letter may hold bits that belong to no byte; they are nothing, and a code has nothing else in their place.
  if (toBase64(all) !== letters || hexOf(sum) !== hexOf(all.slice(-CHECK))) throw new Error("half");
  return bytes;
}

/** The session of a code, white space around it left aside. Throws an Error: "foreign" if it is none, "half" if a part of it
    is missing or another, "newer" if this page is too old to read it.
 * @param {string} code @returns {Session} */
export function unpack(code) {
  const text = code.trim();
  if (!text.startsWith(MARK) || !/^[\w-]+$/.test(text)) throw new Error("foreign");
  const bytes = checked(text);
  if (text[MARK.length] !== FORMAT) throw new Error("newer");
  const read = reader(bytes);
  const head = read.number(1);
  const hex = Boolean(head & HEX);
  /** @type {Session} */
  const session = {
    kind: head & ANSWER ? "answer" : "offer",
    number: read.number(2),
    ufrag: read.word(hex),
    pwd: read.word(hex),
    fingerprint: hexOf(read.take(PRINT)).toUpperCase().replace(/..(?=.)/g, "$&:"),
    candidates: Array.from({ length: head >> COUNT }, read.candidate),
  };
  const tooShort = session.ufrag.length < SHORTEST.ufrag || session.pwd.length < SHORTEST.pwd;
  if (tooShort || session.candidates.length > MOST || !read.isAtEnd()) throw new Error("foreign");
  return session;
}

/** The addresses of an SDP text that can be packed: the best one first, and then rather one of another kind.
 * @param {string} sdp @returns {Candidate[]} */
function candidatesOf(sdp) {
  const name = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/;
  const kindOf = (/** @type {string} */ address) => (name.test(address) ? NAME : address.includes(":") ? IPV6 : IPV4);
  const all = [...sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host/gim)]
    .map(([, priority, address, port]) => ({ priority: Number(priority), address, port: Number(port) }))
    .filter(({ address }) => name.test(address) || /^[\d.]+$|^[\da-f:]+$/i.test(address))
    .sort((one, other) => other.priority - one.priority);
  const [first, ...others] = all.map(({ address, port }) => ({ address, port }));
  if (!first) return [];
  const second = others.find(({ address }) => kindOf(address) !== kindOf(first.address)) ?? others[0];
  return second ? [first, second] : [first];
}

/** What of a browser's own description the other side must know.
 * @param {Session["kind"]} kind @param {string} sdp @param {number} number @returns {Session} */
export function glean(kind, sdp, number) {
  const line = (/** @type {RegExp} */ pattern) => pattern.exec(sdp)?.[1] ?? "";
  return {
    kind,
    number,
    ufrag: line(/^a=ice-ufrag:(\S+)/m),
    pwd: line(/^a=ice-pwd:(\S+)/m),
    fingerprint: line(/^a=fingerprint:sha-256 (\S+)/im).toUpperCase(),
    candidates: candidatesOf(sdp),
  };
}

/** A session as a browser wants to be told of it: data and nothing else.
 * @param {Session} session @returns {{ type: Session["kind"], sdp: string }} */
export function describe({ kind, ufrag, pwd, fingerprint, candidates }) {
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${kind === "offer" ? "actpass" : "active"}`,
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    ...candidates.map(candidateLine).map((line) => `a=${line}`),
  ];
  return { type: kind, sdp: lines.map((line) => `${line}\r\n`).join("") };
}

/** @param {Candidate} candidate @param {number} index */
const candidateLine = ({ address, port }, index) =>
  `candidate:${index + 1} 1 udp ${2113937151 - index} ${address} ${port} typ host`;
