// <pan-map data-box="west north east south" data-look="…, …">: a viewport over one large drawing.
//
// Drag, wheel and pinch move and zoom it, and so do keys while the focus is on it: arrows, +, −, and 0
// for all of it; inside, and from the board's cursor, Shift and arrows do, and Enter and Space tap. data-box is where the drawing lies in its own units, whose 0,0 is the corner of what is inside;
// data-look the boxes that must be in sight, or "all": when that changes, the view follows. Where they lie
// too far apart, it shows as many as can be told apart, beginning with the nearest. It begins with everything, if
// that can be read, or where it says data-whole, if that can be tapped; and with as much around it as data-room says, the
// box of what it may come to, if that can be read. What moves is a box in the
// element's own shadow, so drawing the page anew never touches it. A touch that moved or had a second finger
// is no tap. A piece that says data-carry, "x y" of the point by which it is held, is carried along by a finger
// and jumps from one data-snap to the next; where it is put down, that one is tapped. Where the page shows it larger,
// or turned by data-quarter, fingers move it the way they go all the same.

import { speed, unstyle } from "./glide.mjs";
import { afterPaint } from "./paint.mjs";
import { apart, between, follow, slipped, spread, swallowClick, tap } from "./pointer.mjs";
import { centred, followed, kept, room, together, turned, whole, within, zoomed } from "./view.mjs";

/** @typedef {import("./pointer.mjs").Spot} Spot */
/** @typedef {import("./view.mjs").Box} Box */
/** @typedef {import("./view.mjs").Pair} Pair */
/** @typedef {import("./view.mjs").View} View */

const [NEAREST, FARTHEST, SMALL, READABLE, LARGE] = [2, 0.08, 0.28, 0.46, 0.8]; // pixels a unit; what follows can be read, and tapped when small
const PLENTY = 700; // pixels of a viewport above which a unit takes more than LARGE
/** @type {Record<string, Pair>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** @type {Record<string, string>} */
const KEYS = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "fit" };
const STRIDE = 60; // pixels that an arrow moves the map
const EDGE = 60; // pixels at the edge where its buttons stand: at the foot, or where it is wide beside the drawing
const [WIDE, HIGH] = [1.3, 164]; // so much wider than high, and as high as all of them
const TOOLS = [
  ["in", "Closer", "M5 12h14M12 5v14"],
  ["out", "Farther", "M5 12h14"],
  ["fit", "Show all", "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z"],
];
/** @param {Element} element @returns {Pair} */
const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
/** @param {string | undefined} text */
const boxOf = (text) => /** @type {Box} */ ((text ?? "0 0 1 1").split(" ").map(Number));

export class PanMap extends HTMLElement {
  static observedAttributes = ["data-box", "data-look"];
  #world = document.createElement("div");
  #tools = document.createElement("div");
  /** @type {View} */
  #view = { x: 0, y: 0, scale: 1 };
  #chosen = 1; // the scale to come back to, when what must be in sight lets it
  #touched = false; // has somebody moved or zoomed it? Then it stays so when the viewport changes its size
  /** @type {{ piece: Element, spots: [Pair, Element][] | null, spot: Element | null } | null} */
  #carried = null; // what a finger carries, where it can be put down, and where it is now
  /** @type {Animation | null} */
  #glide = null; // the last of its moves that was not at once
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #still; // ends a turn of the wheel
  /** @type {Element | null} */
  #brought = null; // what was brought into sight since data-look last changed: it stays there when the viewport changes its size
  /** @type {Pair} */
  #size = [0, 0]; // of the viewport, in pixels, since it last changed: asking anew would lay the page out
  /** @type {Pair} */
  #sight = [0, 0]; // of what its buttons leave free
  #resized = new ResizeObserver(() => this.#start());
  #letGo;
  #fromCursor;

  constructor() {
    super();
    this.#world.part = "world";
    this.#world.append(document.createElement("slot"));
    this.#tools.part.add("tools");
    for (const [name, title, sign] of TOOLS) {
      const button = Object.assign(document.createElement("button"), { type: "button", title, part: "tool" });
      button.innerHTML = `<svg part="sign" viewBox="0 0 24 24" role="img" aria-label="${title}"><path d="${sign}"/></svg>`;
      button.addEventListener("click", () => this.#turn(name));
      this.#tools.append(button);
    }
    this.attachShadow({ mode: "open" }).append(this.#world, this.#tools);
    this.#letGo = follow(this.#follower(), { on: this });
    this.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.addEventListener("keydown", (event) => this.#press(event));
    this.#fromCursor = (/** @type {KeyboardEvent} */ event) => event.target.id === "cursor" && this.#press(event);
    this.addEventListener("focusin", (event) => this.#reveal(event.target));
  }

  connectedCallback() {
    addEventListener("keydown", this.#fromCursor);
    this.#resized.observe(this);
    this.#start();
  }

  disconnectedCallback() {
    removeEventListener("keydown", this.#fromCursor);
    this.#resized.disconnect();
    this.#letGo();
  }

  /** @param {string} name @param {string | null} before */
  attributeChangedCallback(name, before) {
    if (before === null || !this.isConnected) return;
    if (name === "data-box") {
      this.#show();
      if (this.#touched) return;
    }
    this.#brought = null;
    if (speed()) afterPaint(() => this.isConnected && this.#look(this.dataset.look)); // what came of the tap comes first
    else this.#look(this.dataset.look);
  }

  /** The first view, and that of another size: everything, if that can be read; else what was laid last. */
  #start() {
    this.#size = [this.clientWidth, this.clientHeight];
    if (!this.#size[0]) return;
    const [width, height] = this.#size;
    const beside = width > WIDE * height && height >= HIGH;
    this.#tools.part.toggle("beside", beside);
    this.#sight = beside ? [width - EDGE, height] : [width, height - EDGE];
    if (this.#touched) this.#show();
    else {
      this.#fit("whole" in this.dataset ? SMALL : READABLE);
      this.#chosen = this.#view.scale;
    }
    this.#look(this.dataset.look, 0);
  }

  /** What must be in sight comes into sight.
   * @param {string | undefined} text */
  #look(text, duration = speed()) {
    if (text === "all") this.#fit(FARTHEST, duration);
    else this.#follow(together((text ?? "0 0 1 1").split(", ").map(boxOf), this.#view, this.#sight, SMALL), duration);
    if (this.#brought?.isConnected) this.bring(this.#brought);
  }

  /** The box of all there is; with what it may come to around it, if that can be read as well. */
  get #all() {
    const { box, room: around } = this.dataset;
    const roomy = boxOf(around ?? box);
    return room(roomy, this.#sight) < READABLE ? boxOf(box) : roomy;
  }

  #fit(least = FARTHEST, duration = 0) {
    const box = this.#all;
    const most = LARGE * Math.max(1, Math.min(...this.#sight) / PLENTY);
    this.#show(centred(box, within(least, room(box, this.#sight), most), this.#sight), duration);
  }

  /** Brings a part of the drawing into sight by the smallest move, farther away if it is too large; and, unless somebody
   * has moved it otherwise, all of the drawing for which there is room: where it says data-whole, from farther away.
   * @param {Box} box */
  #follow(box, duration = speed()) {
    const all = this.#all;
    const goesBack = !this.#touched && "whole" in this.dataset;
    const chosen = goesBack ? Math.min(this.#chosen, Math.max(SMALL, room(all, this.#sight))) : this.#chosen;
    const view = followed(this.#view, box, this.#sight, chosen, SMALL);
    this.#show(this.#touched ? view : whole(view, all, this.#sight), duration);
  }

  /** Puts the view in place; some of the drawing always stays in sight. */
  #show(view = this.#view, duration = 0) {
    this.#view = kept(view, this.#all, this.#size);
    const { x, y, scale } = this.#view;
    const world = this.#world.style; // what is inside inherits from it
    if (world.getPropertyValue("--zoom") !== `${scale}`) world.setProperty("--zoom", `${scale}`); // for what must not grow too small
    const transform = `translate(${x}px,${y}px) scale(${scale})`;
    const from = duration ? getComputedStyle(this.#world).transform : "";
    this.#glide?.cancel();
    if (duration) this.#glide = this.#world.animate([{ transform: from }, { transform }], { duration, easing: "ease-out" });
    this.#world.style.transform = transform;
  }

  /** @param {number} x @param {number} y */
  #move(x, y) {
    this.#touched = true;
    this.#show({ x: this.#view.x + x, y: this.#view.y + y, scale: this.#view.scale });
  }

  /** Zooms about a point of the viewport, which stays where it is.
   * @param {number} factor @param {Pair} about */
  #zoom(factor, about = [this.#size[0] / 2, this.#size[1] / 2], duration = 0) {
    this.#chosen = within(FARTHEST, this.#view.scale * factor, NEAREST);
    this.#show(zoomed(this.#view, this.#chosen, about), duration);
    this.#touched = true;
  }

  /** @param {string} name */
  #turn(name) {
    if (name === "fit") {
      this.#fit(FARTHEST, speed());
      this.#chosen = this.#view.scale;
      this.#touched = false;
    } else this.#zoom(name === "in" ? 1.3 : 1 / 1.3, undefined, speed());
  }

  /** A way on the screen, in pixels, as one in the viewport, which may be turned or shown larger.
   * @param {Pair} way @returns {Pair} */
  #inside(way) {
    const quarter = Number(this.closest("[data-quarter]")?.dataset.quarter ?? 0);
    const { width, height } = this.getBoundingClientRect();
    const larger = (quarter % 2 ? height : width) / this.#size[0] || 1;
    const [x, y] = turned(way, quarter);
    return [x / larger, y / larger];
  }

  /** A point of the screen as one of the viewport.
   * @param {Spot} spot @returns {Pair} */
  #spot({ clientX, clientY }) {
    const [centreX, centreY] = middle(this);
    const [right, down] = this.#inside([clientX - centreX, clientY - centreY]);
    return [this.#size[0] / 2 + right, this.#size[1] / 2 + down];
  }

  /** What fingers and the mouse do here: they move the map, or what they carry; two of them zoom it.
   * @returns {import("./pointer.mjs").Follower} */
  #follower() {
    return {
      press: ({ target }) => {
        const piece = target.closest("[data-carry]");
        this.#carried = piece && { piece, spots: null, spot: null };
        return true;
      },
      begin: ({ pointerId }) => this.setPointerCapture(pointerId),
      join: () => this.#putBack(),
      move: (event, _, before) => {
        if (this.#carried) return this.#carry(event);
        this.classList.add("moving"); // the drawing is moved as a picture, and drawn sharp when it rests
        this.#move(...this.#inside([event.clientX - before.clientX, event.clientY - before.clientY]));
      },
      pinch: (event, before, other) => {
        this.classList.add("moving");
        const [x, y] = this.#inside([event.clientX - before.clientX, event.clientY - before.clientY]);
        this.#zoom(spread(other, before, event), this.#spot(between(event, other)));
        this.#move(x / 2, y / 2);
      },
      drop: () => {
        this.classList.remove("moving");
        swallowClick();
        const put = this.#carried?.spot;
        if (!put) return this.#putBack();
        setTimeout(() => {
          tap(put);
          this.#putBack(); // it is drawn where it was put by now, and was not seen to jump back
        });
      },
      cancel: () => {
        this.classList.remove("moving");
        this.#putBack();
      },
    };
  }

  /** What is carried jumps to the place nearest to the finger; its own is no other.
   * @param {Spot} finger */
  #carry(finger) {
    if (!this.#carried) return;
    const { piece } = this.#carried;
    this.#glide?.finish(); // it is measured where it comes to rest
    const [x, y] = (piece.dataset.carry ?? "").split(" ").map(Number);
    const box = this.getBoundingClientRect();
    const held = { clientX: box.x + this.#view.x + x * this.#view.scale, clientY: box.y + this.#view.y + y * this.#view.scale };
    this.#carried.spots ??= [...this.querySelectorAll("[data-snap]")].map((spot) => [middle(spot), spot]);
    let [nearest, put] = [held, /** @type {Element | null} */ (null)];
    for (const [[clientX, clientY], spot] of this.#carried.spots) {
      const at = { clientX, clientY };
      if (apart(at, finger) < apart(nearest, finger)) [nearest, put] = [at, spot];
    }
    this.#carried.spot = put && slipped(held, nearest) ? put : null;
    const [right, down] = [nearest.clientX - held.clientX, nearest.clientY - held.clientY];
    piece.style.translate = `${right / this.#view.scale}px ${down / this.#view.scale}px`;
  }

  #putBack() {
    unstyle(this.#carried?.piece);
    this.#carried = null;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    this.classList.add("moving");
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.classList.remove("moving"), 160);
    const pixels = event.deltaY * (event.deltaMode ? 30 : 1);
    this.#zoom(Math.exp(-within(-120, pixels, 120) / 400), this.#spot(event));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const inside = this.contains(event.target) && event.target !== this;
    const [arrow, tool] = [ARROWS[event.key], KEYS[event.key]];
    if (tool) this.#turn(tool);
    else if (arrow && (event.shiftKey || event.target === this)) this.#move(-STRIDE * arrow[0], -STRIDE * arrow[1]);
    else if (inside && (event.key === "Enter" || event.key === " ")) tap(event.target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What has the focus from the keyboard comes into sight.
   * @param {Element} element */
  #reveal(element) {
    if (element !== this && element.matches(":focus-visible")) this.bring(element);
  }

  /** Brings something inside into sight by the smallest move.
   * @param {Element} element */
  bring(element) {
    this.#glide?.finish(); // it is measured where it comes to rest
    this.#brought = element;
    const [here, there] = [this.getBoundingClientRect(), element.getBoundingClientRect()];
    const { x, y, scale } = this.#view;
    const [west, north] = [(there.left - here.left - x - 20) / scale, (there.top - here.top - y - 20) / scale];
    this.#follow([west, north, west + (there.width + 40) / scale, north + (there.height + 40) / scale]);
  }
}

customElements.define("pan-map", PanMap);
