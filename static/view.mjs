// The geometry of a map's view (pan.mjs): where a large drawing stands in a small viewport. All of it is numbers that
// become other numbers; nothing here knows the page.

/** Where the drawing's 0,0 stands in the viewport, in pixels, and how many pixels a unit of it takes.
 * @typedef {{ x: number, y: number, scale: number }} View */
/** A part of the drawing, in its units: west, north, east, south.
 * @typedef {[number, number, number, number]} Box */
/** Right and down, or wide and high.
 * @typedef {[number, number]} Pair */

const HAIR = 0.01; // pixels; what just fits may be so much too long by rounding

/** @param {number} least @param {number} value @param {number} most */
export const within = (least, value, most) => Math.min(Math.max(value, least), most);

/** The box around two boxes.
 * @param {Box} one @param {Box} other @returns {Box} */
const around = ([a, b, c, d], [e, f, g, h]) => [Math.min(a, e), Math.min(b, f), Math.max(c, g), Math.max(d, h)];

/** The scale at which a box just fits.
 * @param {Box} box @param {Pair} sight */
export const room = ([west, north, east, south], [wide, high]) => Math.min(wide / (east - west), high / (south - north));

/** The box around those boxes that can be seen at once at no less than a scale, taken from the middle of the view
 * outwards.
 * @param {Box[]} boxes @param {View} view @param {Pair} sight @param {number} least @returns {Box} */
export function together(boxes, { x, y, scale }, sight, least) {
  const [right, down] = [(sight[0] / 2 - x) / scale, (sight[1] / 2 - y) / scale];
  /** @param {Box} box */
  const far = ([west, north, east, south]) => Math.hypot((west + east) / 2 - right, (north + south) / 2 - down);
  return [...boxes].sort((one, other) => far(one) - far(other)).reduce((seen, box) => {
    const both = around(seen, box);
    return room(both, sight) < least ? seen : both;
  });
}

/** The view that has a box in its middle.
 * @param {Box} box @param {number} scale @param {Pair} sight @returns {View} */
export function centred([west, north, east, south], scale, [wide, high]) {
  return { x: (wide - (west + east) * scale) / 2, y: (high - (north + south) * scale) / 2, scale };
}

/** The view about a point of the viewport, which stays where it is, at another scale.
 * @param {View} view @param {number} scale @param {Pair} about @returns {View} */
export function zoomed(view, scale, [x, y]) {
  const ratio = scale / view.scale;
  return { x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, scale };
}

/** The view that has a box in sight by the smallest move, at a chosen scale or, if the box is too large for that, from
 * farther away, though no less than the least scale: then the box is in its middle.
 * @param {View} view @param {Box} box @param {Pair} sight @param {number} chosen @param {number} least @returns {View} */
export function followed(view, box, sight, chosen, least) {
  const scale = Math.min(chosen, Math.max(room(box, sight), least));
  if (room(box, sight) < scale) return centred(box, scale, sight);
  const [west, north, east, south] = box;
  const [wide, high] = sight;
  const { x, y } = zoomed(view, scale, [wide / 2, high / 2]);
  return { x: within(-west * scale, x, wide - east * scale), y: within(-north * scale, y, high - south * scale), scale };
}

/** The view by the smallest move that has all of the drawing in sight, across or down, wherever there is room for it.
 * @param {View} view @param {Box} box the whole drawing @param {Pair} sight @returns {View} */
export function whole({ x, y, scale }, [west, north, east, south], [wide, high]) {
  /** @param {number} at @param {number} from @param {number} to @param {number} long */
  const along = (at, from, to, long) => ((to - from) * scale > long + HAIR ? at : within(-from * scale, at, long - to * scale));
  return { x: along(x, west, east, wide), y: along(y, north, south, high), scale };
}

/** The view from which some of the drawing is in sight for certain: a third of the viewport or more may be empty, and
 * never all of it.
 * @param {View} view @param {Box} box the whole drawing @param {Pair} size of the viewport @returns {View} */
export function kept({ x, y, scale }, [west, north, east, south], [wide, high]) {
  return {
    x: within(wide / 3 - east * scale, x, (wide / 3) * 2 - west * scale),
    y: within(high / 3 - south * scale, y, (high / 3) * 2 - north * scale),
    scale,
  };
}

/** A way on the screen as one in what was turned by so many quarters.
 * @param {Pair} way @param {number} quarters @returns {Pair} */
export function turned([right, down], quarters) {
  return /** @type {Pair[]} */ ([[right, down], [down, -right], [-right, -down], [-down, right]])[quarters];
}
