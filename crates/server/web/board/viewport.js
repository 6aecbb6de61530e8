// @ts-check
// A look at the board: what part of it is seen, and how large. Pure functions of numbers.

/** @typedef {[number, number, number, number]} Box left, top, width, height */
/** The middle of what is seen, and how much larger than at rest. @typedef {{ x: number, y: number, k: number }} Look */

const CLOSEST = 4;

/** A number, brought between two others. */
export const between = (/** @type {number} */ low, /** @type {number} */ it, /** @type {number} */ high) =>
  Math.min(Math.max(it, Math.min(low, high)), Math.max(low, high));

/** The look at rest. @returns {Look} */
export const atRest = (/** @type {Box} */ [x, y, w, h]) => ({ x: x + w / 2, y: y + h / 2, k: 1 });

/** A look that stays on the board. @returns {Look} */
export function held(/** @type {Look} */ { x, y, k }, /** @type {Box} */ base, /** @type {Box} */ whole) {
  const farthest = Math.min(1, base[2] / whole[2], base[3] / whole[3]);
  const scale = between(farthest, k, CLOSEST);
  const [w, h] = [base[2] / scale, base[3] / scale];
  const rest = atRest(base);
  const along = (
    /** @type {number} */ at,
    /** @type {number} */ from,
    /** @type {number} */ length,
    /** @type {number} */ seen,
    /** @type {number} */ middle,
  ) =>
    seen >= length
      ? from + length / 2
      : between(Math.min(from + seen / 2, middle), at, Math.max(from + length - seen / 2, middle));
  return { x: along(x, whole[0], whole[2], w, rest.x), y: along(y, whole[1], whole[3], h, rest.y), k: scale };
}

/** The look after a zoom by a factor that leaves the point where it is. @returns {Look} */
export const zoomed = (
  /** @type {Look} */ look,
  /** @type {number} */ by,
  /** @type {{ x: number, y: number }} */ at,
) => ({ x: at.x + (look.x - at.x) / by, y: at.y + (look.y - at.y) / by, k: look.k * by });

/** What is seen of the board. @returns {Box} */
export const seen = (/** @type {Look} */ { x, y, k }, /** @type {Box} */ [, , w, h]) => [
  x - w / k / 2,
  y - h / k / 2,
  w / k,
  h / k,
];

/** The look that shows these points as large as they fit. @returns {Look} */
export function lookAt(
  /** @type {[number, number][]} */ points,
  /** @type {Box} */ base,
  /** @type {number} */ margin,
) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    k: Math.min(base[2] / (right - left + 2 * margin), base[3] / (bottom - top + 2 * margin)),
  };
}
