// What the scripts of the page know of one another by way of `window`, and of the page itself.

declare module "*/built.mjs" {
  /** Where things are and how heavy, from our modules; static/build/site.mjs writes it. */
  const built: {
    version: string;
    release: string;
    folder: string;
    pyodide: string;
    core: string;
    morphdom: string;
    qr: string;
    purify: string;
    reader: string;
    gif: string;
    synth: string;
    floating: string;
    live: string;
    later: string[];
    wasm: string;
    python: string;
    bytes: number;
    lock: Exclude<Parameters<typeof import("pyodide").loadPyodide>[0], undefined>["lockFileContents"];
    config: object;
  };
  export default built;
}

declare module "gifenc" {
  type Palette = number[][];
  export function quantize(pixels: Uint8Array, colours: number, how: { format: string }): Palette;
  export function applyPalette(pixels: Uint8Array, palette: Palette, format: string): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(indices: Uint8Array, width: number, height: number, how: { palette: Palette; delay: number }): void;
    finish(): void;
    bytes(): Uint8Array;
  };
}

declare module "zzfx" {
  export const ZZFX: {
    volume: number;
    sampleRate: number;
    audioContext: AudioContext;
    buildSamples(...numbers: number[]): number[];
    playSamples(channels: Float32Array[], volume: number, rate?: number, pan?: number): void;
  };
}

/** What some browsers bring, and the package qr for all others: it looks for codes in a picture. */
interface CodeReader {
  detect(picture: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>;
}
interface CodeReaders {
  new (how: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
}
declare var BarcodeDetector: CodeReaders | undefined;

/** What was tapped before Python came. */
type Pending = { do: string; arg: string } | { hash: string | null } | { action: string; touch: boolean } | { pick: string };

/** See static/boot.mjs. */
declare var boneyard: {
  version: string;
  release: string;
  folder: string;
  pending: Pending[];
  journal: typeof import("../journal.mjs").journal;
  update: import("../offline.mjs").Update;
  isUp: boolean;
  ready(): void;
  fail(reason: unknown): void;
  fall(): void;
  morph(element: Element, wanted: Element, childrenOnly: boolean): void;
};
declare var page: typeof import("../page.mjs").page;
/** See static/picture.js. */
declare var picture: {
  of: string;
  holds(): boolean;
  remember(tap: (event: PointerEvent) => void): void;
  end(): void;
  keep(id: string, draw: () => string | undefined): void;
};
/** See static/watchdog.js. */
declare var watchdog: { failed: boolean; feed(): void; fail(why: string): void };
/** See static/first.js. */
declare var dress: (() => void) | undefined;
/** See static/unpack.js. */
declare var asked: Map<string, Promise<Response>>;
declare var fetchUnpacked: (asked: string | URL | Request) => Promise<Response>;
declare var fetchLarge: (url: string) => Promise<Response>;
/** In the service worker, and nowhere else. */
declare var registration: ServiceWorkerRegistration;
/** What the service worker is asked for. */
interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Each element of the page is HTML or SVG. */
interface Element extends HTMLOrSVGElement, ElementCSSInlineStyle {}
/** What people do is done to an element. */
interface UIEvent {
  readonly target: Element;
}

declare module "subset-font" {
  /** A font cut to the letters of a text, and its axes to ranges. */
  export default function subset(
    font: Buffer,
    text: string,
    how: { targetFormat: "woff2"; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
}
