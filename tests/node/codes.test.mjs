// The codes by which devices find one another (static/codes.mjs): what is packed comes out again, and no damage
// goes unnoticed.

import assert from "node:assert/strict";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { test } from "node:test";
import { describe, glean, pack, unpack } from "../../static/codes.mjs";

/** @typedef {import("../../static/codes.mjs").Session} Session */
const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LINK = "https://boneyard.netlify.app/#run-away/joined/";

/** @template T @param {readonly T[]} values */
const any = (values) => values[randomInt(values.length)];
/** @param {string} letters @param {number} length */
const word = (letters, length) => Array.from({ length }, () => any([...letters])).join("");
const fingerprint = () => randomBytes(32).toString("hex").toUpperCase().replace(/..(?=.)/g, "$&:");
const ipv6 = () => {
  const groups = Array.from({ length: 8 }, () => any([0, 0, 1, randomInt(65536)]).toString(16));
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1); // as it is usually written
};
const addresses = [() => `${randomUUID()}.local`, () => [...randomBytes(4)].join("."), ipv6];
const candidate = () => ({ address: any(addresses)(), port: randomInt(65536) });
const words = [
  () => ({ ufrag: word(BASE64, 4), pwd: word(BASE64, 24) }), // Chromium, Safari
  () => ({ ufrag: word("0123456789abcdef", 8), pwd: word("0123456789abcdef", 32) }), // Firefox
];
/** @param {Partial<Session>} given @returns {Session} */
const session = (given = {}) => ({
  kind: any(/** @type {const} */ (["offer", "answer"])),
  number: randomInt(65536),
  ...any(words)(),
  fingerprint: fingerprint(),
  candidates: Array.from({ length: randomInt(3) }, candidate),
  ...given,
});

test("what is packed comes out again", () => {
  for (let i = 0; i < 2000; i++) {
    const given = session();
    const code = pack(given);
    assert.match(code, /^[\w-]+$/);
    assert.deepEqual(unpack(code), given);
  }
});

test("names and passwords of any length and of any letters are kept", () => {
  for (let length = 4; length <= 255; length++) {
    const given = session({ ufrag: word(BASE64, length), pwd: word(any([BASE64, "0f"]), Math.max(22, length)) });
    assert.deepEqual(unpack(pack(given)), given);
  }
});

test("a code is short, and a link with it fits a small QR code", () => {
  for (const make of words) {
    const addressed = [addresses[0], ipv6].map((address) => ({ address: address(), port: 65535 }));
    const code = pack(session({ ...make(), candidates: addressed }));
    assert.ok(code.length * 0.75 <= 105, `${code.length} letters`);
    assert.ok((LINK + code).length < 190, `${(LINK + code).length} letters`);
  }
});

test("of many addresses two are packed", () => {
  const given = session({ candidates: [candidate(), candidate(), candidate()] });
  assert.deepEqual(unpack(pack(given)).candidates, given.candidates.slice(0, 2));
});

test("white space around a code is nothing", () => {
  const given = session();
  assert.deepEqual(unpack(`\n  ${pack(given)}\u00a0\r\n`), given);
});

test("each letter that is another is noticed", () => {
  for (let i = 0; i < 3; i++) {
    const code = pack(session());
    for (let at = 0; at < code.length; at++) {
      for (const letter of `${BASE64URL}. é`) {
        if (letter === code[at]) continue;
        const damaged = code.slice(0, at) + letter + code.slice(at + 1);
        const named = at < 2 || !BASE64URL.includes(letter) ? /^(foreign|half)$/ : /^half$/;
        assert.throws(() => unpack(damaged), { message: named }, damaged);
      }
    }
  }
});

test("each cut, each letter too many and each two that changed places are noticed", () => {
  for (let i = 0; i < 20; i++) {
    const code = pack(session());
    for (let at = 2; at < code.length; at++) {
      assert.throws(() => unpack(code.slice(0, at)), { message: "half" });
      const end = code.slice(at); // it may begin as a code does
      assert.throws(() => unpack(end), { message: end.startsWith("By") ? "half" : "foreign" });
      const letter = any([...BASE64URL]);
      assert.throws(() => unpack(code.slice(0, at) + letter + code.slice(at)), { message: "half" });
      if (code[at] === code[at - 1]) continue;
      const turned = code.slice(0, at - 1) + code[at] + code[at - 1] + code.slice(at + 1);
      assert.throws(() => unpack(turned), { message: at < 3 ? /^(foreign|half)$/ : "half" });
    }
  }
});

test("what is no code at all is foreign", () => {
  for (const text of ["", " ", "hello", "https://boneyard.netlify.app/", "ByBy, love", `${LINK}${pack(session())}`, "Bÿ1"]) {
    assert.throws(() => unpack(text), { message: "foreign" }, text);
  }
});

/** FNV-1a with one more mixing, as codes.mjs says it.
 * @param {string} text */
function checksum(text) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  sum ^= sum >>> 13;
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(sum | 0);
  return bytes;
}

/** A code of any bytes, with a right checksum.
 * @param {string} mark @param {Uint8Array} bytes */
const sealed = (mark, bytes) => {
  const sum = checksum(mark + Buffer.from(bytes).toString("base64").replaceAll("=", ""));
  return mark + Buffer.concat([bytes, sum]).toString("base64url");
};

test("a later format is newer, whatever it holds", () => {
  for (const mark of ["By2", "By9"]) {
    assert.throws(() => unpack(sealed(mark, randomBytes(randomInt(1, 200)))), { message: "newer" });
  }
});

test("other bytes under a right checksum never come out as something that a browser would refuse", () => {
  for (let i = 0; i < 5000; i++) {
    const code = sealed("By1", randomBytes(randomInt(200)));
    try {
      const { ufrag, pwd, candidates } = unpack(code);
      assert.ok(ufrag.length >= 4 && pwd.length >= 22 && candidates.length <= 2);
    } catch (fault) {
      assert.match(/** @type {Error} */ (fault).message, /^(foreign|half)$/);
    }
  }
});

// As Chromium writes of itself, and Firefox; shortened.
const CHROMIUM = `v=0
o=- 3546004397921447048 2 IN IP4 127.0.0.1
a=group:BUNDLE 0
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
a=candidate:11 1 udp 2113937151 0f2b7a3c-5d1e-4f60-8a9b-0c1d2e3f4a5b.local 50123 typ host generation 0 network-cost 999
a=candidate:12 1 tcp 1518280447 0f2b7a3c-5d1e-4f60-8a9b-0c1d2e3f4a5b.local 9 typ host tcptype active
a=ice-ufrag:Ab+/
a=ice-pwd:0123456789abcdefghijABCD
a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF
a=setup:actpass
a=mid:0
`.replaceAll("\n", "\r\n");

test("of a browser's own description that is taken which differs", () => {
  const found = glean("offer", CHROMIUM, 513);
  assert.deepEqual(found, {
    kind: "offer",
    number: 513,
    ufrag: "Ab+/",
    pwd: "0123456789abcdefghijABCD",
    fingerprint: `${"00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:".repeat(2)}`.slice(0, -1),
    candidates: [{ address: "0f2b7a3c-5d1e-4f60-8a9b-0c1d2e3f4a5b.local", port: 50123 }],
  });
  assert.deepEqual(glean("offer", describe(found).sdp, 513), found);
});

test("of several addresses the best is taken, and one of another kind", () => {
  const lines = [
    "a=candidate:1 1 UDP 10 192.168.0.7 1000 typ host",
    "a=candidate:2 1 UDP 30 fd00::1 2000 typ host",
    "a=candidate:3 1 UDP 20 2001:db8::2 3000 typ host",
    "a=candidate:4 1 UDP 40 203.0.113.9 4000 typ srflx raddr 0.0.0.0 rport 0",
    "a=candidate:5 1 UDP 50 printer.local 5000 typ host",
  ];
  assert.deepEqual(glean("answer", lines.join("\r\n"), 0).candidates, [
    { address: "fd00::1", port: 2000 },
    { address: "192.168.0.7", port: 1000 },
  ]);
});

test("what is described to a browser is read alike by us", () => {
  for (let i = 0; i < 200; i++) {
    const given = session();
    const { type, sdp } = describe(given);
    assert.equal(type, given.kind);
    assert.deepEqual(new Set(glean(type, sdp, given.number).candidates), new Set(given.candidates));
    assert.deepEqual({ ...glean(type, sdp, given.number), candidates: [] }, { ...given, candidates: [] });
  }
});
