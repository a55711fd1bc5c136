// Small sounds, made on the device by zzfx from a few numbers; and light shakes, where the device has them.
//
// A sound is a row of voices: when each begins, in seconds, and then zzfx's numbers (volume, randomness, frequency,
// attack, sustain, release, shape, curve, slide ...). All are short, soft and never needed to understand anything.
// py/games/contract.py names them by kind. Fetched when the first one is wanted, and that is after a tap:
// before one, browsers let no page sound.

import built from "./built.mjs";

const LOUD = 0.3; // of what the device is set to
const PATIENCE = 400; // ms: a sound that comes later than that means nothing any more

/** @typedef {Pick<typeof import("zzfx").ZZFX, "volume" | "sampleRate" | "buildSamples">} Synth */

/** @type {Record<string, number[][]>} */
export const SOUNDS = {
  tile: [
    [0, 0.7, 0.03, 205, 0.001, 0.006, 0.07, 1, 1.6, -6],
    [0, 0.2, 0, 900, 0.001, 0.002, 0.02, 4],
  ],
  dice: [
    [0, 0.4, 0.05, 410, 0.001, 0.003, 0.04, 1, 1.4, -6],
    [0.08, 0.5, 0.05, 350, 0.001, 0.003, 0.04, 1, 1.4, -6],
    [0.15, 0.35, 0.05, 440, 0.001, 0.003, 0.04, 1, 1.4, -6],
    [0.25, 0.55, 0.05, 300, 0.001, 0.004, 0.06, 1, 1.4, -6],
  ],
  step: [[0, 0.45, 0.04, 290, 0.002, 0.004, 0.05, 0, 1.2, -3]],
  key: [
    [0, 0.35, 0, 880, 0.003, 0.03, 0.16, 0],
    [0.1, 0.35, 0, 1319, 0.003, 0.05, 0.3, 0],
  ],
  treasure: [
    [0, 0.3, 0, 988, 0.002, 0.04, 0.08, 1],
    [0.07, 0.3, 0, 1319, 0.002, 0.06, 0.34, 1],
  ],
  "fight-won": [
    [0, 0.4, 0, 392, 0.004, 0.06, 0.1, 1],
    [0.1, 0.4, 0, 523, 0.004, 0.06, 0.1, 1],
    [0.2, 0.4, 0, 659, 0.004, 0.1, 0.26, 1],
  ],
  "fight-lost": [
    [0, 0.4, 0, 330, 0.004, 0.08, 0.12, 1],
    [0.14, 0.4, 0, 262, 0.004, 0.12, 0.34, 1, 1, -0.4],
  ],
  "enemy-near": [
    [0, 0.8, 0, 92, 0.012, 0.05, 0.12, 0],
    [0.26, 0.6, 0, 82, 0.012, 0.05, 0.16, 0],
  ],
  boss: [
    [0, 0.28, 0, 73, 0.06, 0.3, 0.5, 2, 0.7, -0.1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -420],
    [0.12, 0.2, 0, 110, 0.06, 0.25, 0.5, 0, 1, -0.1],
  ],
  "end-won": [
    [0, 0.35, 0, 523, 0.004, 0.08, 0.14, 1],
    [0.14, 0.35, 0, 659, 0.004, 0.08, 0.14, 1],
    [0.28, 0.35, 0, 784, 0.004, 0.08, 0.16, 1],
    [0.42, 0.4, 0, 1047, 0.006, 0.16, 0.6, 0],
    [0.42, 0.25, 0, 523, 0.006, 0.16, 0.6, 1],
  ],
  "end-lost": [
    [0, 0.4, 0, 392, 0.008, 0.12, 0.18, 0],
    [0.22, 0.4, 0, 349, 0.008, 0.12, 0.18, 0],
    [0.44, 0.45, 0, 262, 0.01, 0.2, 0.7, 0, 1, -0.1],
  ],
};

/** What the cursor comes to on a board. @type {Record<string, number[][]>} */
const CURSOR = {
  "cursor-edge": [[0, 0.5, 0, 140, 0.002, 0.03, 0.08, 2]],
  "cursor-danger": [
    [0, 0.5, 0, 196, 0.004, 0.04, 0.06, 2],
    [0.07, 0.5, 0, 185, 0.004, 0.04, 0.08, 2],
  ],
  "cursor-rival": [[0, 0.45, 0, 330, 0.003, 0.04, 0.08, 1]],
  "cursor-own": [
    [0, 0.4, 0, 523, 0.003, 0.03, 0.05, 0],
    [0.06, 0.4, 0, 784, 0.003, 0.03, 0.1, 0],
  ],
  "cursor-lit": [[0, 0.4, 0, 880, 0.003, 0.04, 0.12, 0]],
  "cursor-place": [[0, 0.35, 0, 440, 0.001, 0.01, 0.04, 0]],
};
Object.assign(SOUNDS, CURSOR);

// ms on and off in turn; light ones, and only for what matters to the hand
/** @type {Record<string, number[]>} */
const SHAKES = {
  tile: [8],
  dice: [6, 40, 6, 60, 10],
  key: [12, 60, 20],
  treasure: [12],
  "fight-won": [12, 50, 12],
  "fight-lost": [45],
  "enemy-near": [20, 160, 20],
  boss: [60, 60, 60],
  "end-won": [15, 70, 15, 70, 40],
  "end-lost": [90],
};

/** The samples of a sound, all its voices put together; `synth` is zzfx's ZZFX.
 * @param {string} name @param {Synth} synth */
export function samples(name, synth) {
  synth.volume = 1; // how loud it is, is said once, when it is played
  const voices = SOUNDS[name].map(([at, ...numbers]) => ({ from: Math.round(at * synth.sampleRate), voice: synth.buildSamples(...numbers) }));
  const mixed = new Float32Array(Math.max(...voices.map(({ from, voice }) => from + voice.length)));
  for (const { from, voice } of voices) for (const [i, value] of voice.entries()) mixed[from + i] += value;
  return mixed;
}

/** @type {Promise<typeof import("zzfx").ZZFX> | undefined} */
let asked;
function synthesizer() {
  asked ??= import(built.synth).then((/** @type {typeof import("zzfx")} */ { ZZFX }) => {
    // Safari wakes it only while a finger is being lifted.
    for (const kind of ["touchend", "click", "keydown"]) {
      addEventListener(kind, () => ZZFX.audioContext.state === "suspended" && ZZFX.audioContext.resume(), { capture: true });
    }
    return ZZFX;
  });
  return asked;
}

/** Plays a sound, if the browser lets the page; silence is no fault.
 * @param {string} name @param {number} side -1 for the left to 1 for the right @param {number} pitch 1 as it is made */
export async function play(name, side = 0, pitch = 1) {
  const synth = await synthesizer();
  const { audioContext } = synth;
  await Promise.race([audioContext.resume(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (audioContext.state === "running") synth.playSamples([samples(name, synth)], LOUD, pitch, side);
}

/** Shakes the device a little.
 * @param {string} name */
export function shake(name) {
  navigator.vibrate?.(SHAKES[name] ?? []);
}
