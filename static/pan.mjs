// <pan-map data-box="west north east south" data-look="…, …">: a viewport over one large drawing.
//
// Drag, wheel and pinch move and zoom it, and so do keys while the focus is on it: arrows, +, −, and 0
// for all of it. Inside, arrows go to the next thing that way, Shift and arrows move the map, Enter and
// Space tap. data-box is where the drawing lies in its own units, whose 0,0 is the corner of what is inside;
// data-look the boxes that must be in sight, or "all": when that changes, the view follows. Where they lie
// too far apart, it shows as many as can be told apart, beginning with the nearest. It begins with everything, if
// that can be read, or where it says data-whole, if that can be tapped. What moves is a box in the
// element's own shadow, so drawing the page anew never touches it. A touch that moved or had a second finger
// is no tap. A piece that says data-carry, "x y" of the point by which it is held, is carried along by a finger
// and jumps from one data-snap to the next; where it is put down, that one is tapped. Where the page shows it larger,
// or turned by data-quarter, fingers move it the way they go all the same.

import { speed } from "./glide.mjs";
import { afterPaint } from "./paint.mjs";

const [NEAREST, FARTHEST, SMALL, READABLE, LARGE] = [2, 0.08, 0.28, 0.46, 0.8]; // pixels a unit; what follows can be read, and tapped when small
const SLIP = 8; // pixels that a tap may wander
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const KEYS = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "fit" };
const STRIDE = 60; // pixels that an arrow moves the map
const FOOT = 60; // pixels at the lower edge where its buttons stand
const TOOLS = [
  ["in", "Closer", "M5 12h14M12 5v14"],
  ["out", "Farther", "M5 12h14"],
  ["fit", "Show all", "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z"],
];
const within = (least, value, most) => Math.min(Math.max(value, least), most);
const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const numbers = (text) => (text ?? "0 0 1 1").split(" ").map(Number);
const around = ([a, b, c, d], [e, f, g, h]) => [Math.min(a, e), Math.min(b, f), Math.max(c, g), Math.max(d, h)];

class PanMap extends HTMLElement {
  static observedAttributes = ["data-box", "data-look"];
  #world = document.createElement("div");
  #view = { x: 0, y: 0, scale: 1 }; // where the drawing's 0,0 stands, in pixels, and pixels a unit
  #chosen = 1; // the scale to come back to, when what must be in sight lets it
  #touched = false; // has somebody moved or zoomed it? Then it stays so when the viewport changes its size
  #fingers = new Map(); // pointer id -> where it is
  #moved = false;
  #listening = null; // ends when no finger is on the map
  #carried = null; // { piece, spots, spot }: what a finger carries, where it can be put down, and where it is now
  #glide = null; // the last of its moves that was not at once
  #still = 0; // the timer that ends a turn of the wheel
  #brought = null; // what was brought into sight since data-look last changed: it stays there when the viewport changes its size
  #size = [0, 0]; // of the viewport, in pixels, since it last changed: asking anew would lay the page out
  #sight = [0, 0]; // of what its buttons leave free
  #resized = new ResizeObserver(() => this.#start());

  constructor() {
    super();
    this.#world.part = "world";
    this.#world.append(document.createElement("slot"));
    const tools = document.createElement("div");
    tools.part = "tools";
    for (const [name, title, sign] of TOOLS) {
      const button = Object.assign(document.createElement("button"), { type: "button", title, part: "tool" });
      button.innerHTML = `<svg part="sign" viewBox="0 0 24 24" role="img" aria-label="${title}"><path d="${sign}"/></svg>`;
      button.addEventListener("click", () => this.#turn(name));
      tools.append(button);
    }
    this.attachShadow({ mode: "open" }).append(this.#world, tools);
    this.addEventListener("pointerdown", (event) => this.#touch(event));
    this.addEventListener("click", (event) => this.#moved && event.stopPropagation(), { capture: true });
    this.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.addEventListener("keydown", (event) => this.#press(event));
    this.addEventListener("focusin", (event) => this.#reveal(event.target));
  }

  connectedCallback() {
    this.#resized.observe(this);
    this.#start();
  }

  disconnectedCallback() {
    this.#resized.disconnect();
    this.#listening?.abort();
    this.#fingers.clear();
  }

  attributeChangedCallback(name, before, now) {
    if (before === null || !this.isConnected) return;
    if (name === "data-box") return this.#show();
    this.#brought = null;
    if (speed()) afterPaint(() => this.isConnected && this.#look(this.dataset.look)); // what came of the tap comes first
    else this.#look(now);
  }

  /** The first view, and that of another size: everything, if that can be read; else what was laid last. */
  #start() {
    this.#size = [this.clientWidth, this.clientHeight];
    if (!this.#size[0]) return;
    this.#sight = [this.#size[0], this.#size[1] - FOOT];
    if (this.#touched) this.#show();
    else {
      this.#fit("whole" in this.dataset ? SMALL : READABLE);
      this.#chosen = this.#view.scale;
    }
    this.#look(this.dataset.look, 0);
  }

  /** What must be in sight comes into sight. */
  #look(text, duration = speed()) {
    if (text === "all") this.#fit(FARTHEST, duration);
    else this.#follow(this.#together((text ?? "0 0 1 1").split(", ").map(numbers)), duration);
    if (this.#brought?.isConnected) this.bring(this.#brought);
  }

  /** The box around those boxes that can be seen at once, taken from the middle of the view outwards. */
  #together(boxes) {
    const { x, y, scale } = this.#view;
    const [wide, high] = this.#sight;
    const [right, down] = [(wide / 2 - x) / scale, (high / 2 - y) / scale];
    const far = ([west, north, east, south]) => Math.hypot((west + east) / 2 - right, (north + south) / 2 - down);
    return boxes.sort((one, other) => far(one) - far(other)).reduce((seen, box) => {
      const both = around(seen, box);
      return this.#room(both) < SMALL ? seen : both;
    });
  }

  /** The scale at which a box just fits. */
  #room([west, north, east, south]) {
    const [wide, high] = this.#sight;
    return Math.min(wide / (east - west), high / (south - north));
  }

  #fit(least = FARTHEST, duration = 0) {
    const box = numbers(this.dataset.box);
    this.#centre(box, within(least, this.#room(box), LARGE), duration);
  }

  #centre([west, north, east, south], scale, duration) {
    const [wide, high] = this.#sight;
    this.#show({ x: (wide - (west + east) * scale) / 2, y: (high - (north + south) * scale) / 2, scale }, duration);
  }

  /** Brings a part of the drawing into sight by the smallest move, farther away if it is too large. */
  #follow(box, duration = speed()) {
    const [west, north, east, south] = box;
    const [wide, high] = this.#sight;
    const room = this.#room(box);
    const scale = Math.min(this.#chosen, Math.max(room, SMALL));
    if (room < scale) return this.#centre(box, scale, duration);
    const ratio = scale / this.#view.scale;
    const x = wide / 2 - (wide / 2 - this.#view.x) * ratio;
    const y = high / 2 - (high / 2 - this.#view.y) * ratio;
    this.#show({ x: within(-west * scale, x, wide - east * scale), y: within(-north * scale, y, high - south * scale), scale }, duration);
  }

  /** Puts the view in place; some of the drawing always stays in sight. */
  #show(view = this.#view, duration = 0) {
    const [west, north, east, south] = numbers(this.dataset.box);
    const { scale } = view;
    const [wide, high] = this.#size;
    const x = within(wide / 3 - east * scale, view.x, (wide / 3) * 2 - west * scale);
    const y = within(high / 3 - south * scale, view.y, (high / 3) * 2 - north * scale);
    this.#view = { x, y, scale };
    const world = this.#world.style; // what is inside inherits from it
    if (world.getPropertyValue("--zoom") !== `${scale}`) world.setProperty("--zoom", scale); // for what must not grow too small
    const transform = `translate(${x}px,${y}px) scale(${scale})`;
    const from = duration && getComputedStyle(this.#world).transform;
    this.#glide?.cancel();
    if (duration) this.#glide = this.#world.animate([{ transform: from }, { transform }], { duration, easing: "ease-out" });
    this.#world.style.transform = transform;
  }

  #move(x, y) {
    this.#touched = true;
    this.#show({ x: this.#view.x + x, y: this.#view.y + y, scale: this.#view.scale });
  }

  /** Zooms about a point of the viewport, which stays where it is. */
  #zoom(factor, x = this.#size[0] / 2, y = this.#size[1] / 2, duration = 0) {
    const scale = within(FARTHEST, this.#view.scale * factor, NEAREST);
    const ratio = scale / this.#view.scale;
    this.#show({ x: x - (x - this.#view.x) * ratio, y: y - (y - this.#view.y) * ratio, scale }, duration);
    this.#chosen = scale;
    this.#touched = true;
  }

  #turn(name) {
    if (name === "fit") {
      this.#fit(FARTHEST, speed());
      this.#chosen = this.#view.scale;
      this.#touched = false;
    } else this.#zoom(name === "in" ? 1.3 : 1 / 1.3, undefined, undefined, speed());
  }

  /** A way on the screen, in pixels, as one in the viewport, which may be turned or shown larger. */
  #inside([right, down]) {
    const quarter = Number(this.closest("[data-quarter]")?.dataset.quarter ?? 0);
    const { width, height } = this.getBoundingClientRect();
    const larger = (quarter % 2 ? height : width) / this.#size[0] || 1;
    const [x, y] = [[right, down], [down, -right], [-right, -down], [-down, right]][quarter];
    return [x / larger, y / larger];
  }

  /** A point of the screen as one of the viewport. */
  #spot(x, y) {
    const [centreX, centreY] = middle(this);
    const [right, down] = this.#inside([x - centreX, y - centreY]);
    return [this.#size[0] / 2 + right, this.#size[1] / 2 + down];
  }

  /** From the first finger to the last the whole page is listened to: one may leave the map in a single jump. */
  #listen() {
    this.#listening?.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener("pointermove", (event) => (event.buttons ? this.#drag(event) : this.#lift(event)), { signal });
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => this.#lift(event), { signal });
  }

  #touch(event) {
    if (event.button) return;
    if (!this.#fingers.size) {
      this.#listen();
      this.#moved = false;
      this.#carried = this.#pickUp(event.target.closest("[data-carry]"));
    } else this.#putBack();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY] });
    if (this.#fingers.size > 1) this.#moved = true;
  }

  #drag(event) {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const [x, y] = this.#inside([event.clientX - finger.x, event.clientY - finger.y]);
    if (!this.#moved && Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) < SLIP) return;
    if (!this.#moved) this.setPointerCapture(event.pointerId);
    this.#moved = true;
    if (this.#carried) return this.#carry([event.clientX, event.clientY]);
    this.classList.add("moving"); // the drawing is moved as a picture, and drawn sharp when it rests
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = Math.hypot(finger.x - other.x, finger.y - other.y);
      const factor = apart ? Math.hypot(event.clientX - other.x, event.clientY - other.y) / apart : 1;
      this.#zoom(factor, ...this.#spot((event.clientX + other.x) / 2, (event.clientY + other.y) / 2));
      this.#move(x / 2, y / 2);
    } else {
      this.#move(x, y);
    }
    Object.assign(finger, { x: event.clientX, y: event.clientY });
  }

  #lift(event) {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size) return;
    this.#listening.abort();
    this.classList.remove("moving");
    const put = event.type === "pointerup" && this.#carried?.spot;
    if (!put) this.#putBack();
    setTimeout(() => {
      this.#moved = false; // the click that may follow was swallowed
      if (!put) return;
      put.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      this.#putBack(); // it is drawn where it was put by now, and was not seen to jump back
    });
  }

  #pickUp(piece) {
    return piece && { piece, spots: null, spot: null };
  }

  /** What is carried jumps to the place nearest to the finger; its own is no other. */
  #carry(finger) {
    const { piece } = this.#carried;
    this.#glide?.finish(); // it is measured where it comes to rest
    const [x, y] = piece.dataset.carry.split(" ").map(Number);
    const box = this.getBoundingClientRect();
    const held = [box.x + this.#view.x + x * this.#view.scale, box.y + this.#view.y + y * this.#view.scale];
    this.#carried.spots ??= [...this.querySelectorAll("[data-snap]")].map((spot) => [middle(spot), spot]);
    const far = ([one, other]) => Math.hypot(one - finger[0], other - finger[1]);
    const [nearest, spot] = this.#carried.spots.reduce((best, one) => (far(one[0]) < far(best[0]) ? one : best), [held, null]);
    this.#carried.spot = spot && Math.hypot(nearest[0] - held[0], nearest[1] - held[1]) > SLIP ? spot : null;
    const [right, down] = nearest.map((at, i) => (at - held[i]) / this.#view.scale);
    piece.style.translate = `${right}px ${down}px`;
  }

  #putBack() {
    this.#carried?.piece.style.removeProperty("translate");
    this.#carried = null;
  }

  #wheel(event) {
    event.preventDefault();
    this.classList.add("moving");
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.classList.remove("moving"), 160);
    const pixels = event.deltaY * (event.deltaMode ? 30 : 1);
    this.#zoom(Math.exp(-within(-120, pixels, 120) / 400), ...this.#spot(event.clientX, event.clientY));
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [arrow, tool, inside] = [ARROWS[event.key], KEYS[event.key], event.target !== this];
    if (tool) this.#turn(tool);
    else if (arrow && inside && !event.shiftKey) this.#step(event.target, arrow);
    else if (arrow) this.#move(-STRIDE * arrow[0], -STRIDE * arrow[1]);
    else if (inside && (event.key === "Enter" || event.key === " ")) event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The focus goes to the nearest thing in a direction, as the eye sees it. */
  #step(from, [right, down]) {
    const [x, y] = middle(from);
    const far = (element) => {
      const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
      const ahead = dx * right + dy * down;
      return ahead > 4 ? ahead + 2 * Math.abs(dx * down + dy * right) : Infinity;
    };
    const seen = [...this.querySelectorAll("[tabindex='0']")].filter((element) => element.getClientRects().length);
    const [nearest] = seen.map((element) => [far(element), element]).sort((a, b) => a[0] - b[0]);
    if (nearest?.[0] < Infinity) nearest[1].focus({ focusVisible: true });
  }

  /** What has the focus from the keyboard comes into sight. */
  #reveal(element) {
    if (element !== this && element.matches(":focus-visible")) this.bring(element);
  }

  /** Brings something inside into sight by the smallest move. */
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
