// @ts-check
// What stands on the ground of a sector: its drawing, which grows with the pieces there, and houses and trees along the streets around it.
// Pure, tested with node.

import { ART, LARGEST, MARKET, awayFrom, edgesOf, figure, reaches, spotsIn } from './placement.js';

/** @typedef {import('../drawing/shapes.js').Point} Point */
/** @typedef {import('./placement.js').Box} Box */
/** @typedef {import('./placement.js').Placement} Placement */
/** @typedef {import('./placement.js').Spot} Spot */
/**
 * Something that stands there: its drawing, its upper left corner and how large it is drawn.
 * @typedef {{ id: string, x: number, y: number, scale: number }} Thing
 */

/** How far a sector has grown, from how many pieces are in it: 0 to 3. */
export const growth = (/** @type {number} */ pieces) => (pieces < 2 ? pieces : pieces < 4 ? 2 : 3);

/** The width and height of each drawing of sectors.svg, by how far the sector has grown. @type {Record<string, number[][]>} */
const DRAWINGS = {
  residence: [
    [22, 15],
    [28, 22],
    [40, 27],
    [50, 38],
  ],
  bank: [
    [20, 14],
    [28, 22],
    [40, 27],
    [50, 38],
  ],
  'cloister-school': [
    [20, 16],
    [24, 24],
    [40, 27],
    [50, 40],
  ],
  hotel: [
    [20, 16],
    [24, 24],
    [40, 28],
    [50, 40],
  ],
  park: [
    [20, 14],
    [28, 22],
    [40, 27],
    [50, 38],
  ],
  hospital: [
    [22, 14],
    [26, 24],
    [40, 27],
    [50, 40],
  ],
  'carriage-house': [
    [22, 14],
    [28, 22],
    [40, 27],
    [50, 38],
  ],
};
/** The same of houses and trees. @type {Record<string, number[]>} */
const SMALL = {
  'house-1': [14, 16],
  'house-2': [15, 12],
  'house-3': [13, 18],
  'house-4': [16, 14],
  'tree-1': [9, 12],
  'tree-2': [7, 9],
};
/** How much larger than the largest one the smaller drawings are. */
const SWELL = [1.9, 1.45, 1.15, 1];
/** How many houses and trees there are, as far as they fit. */
const COUNTS = [1, 3, 7, 18];

/** What comes, one after the other: t for trees, h for houses. */
const STREETS = 't2 h2 t1 h1 h3 h2 t1 h4 h1 h3 h2 t2 h1 h2 t2';
const GROVE = 't2 t1 t1 t2 t1 t1 t2 t1 t1 t1 t1 t1 t1 t2 t2 t2 t2 t2';
const things = (/** @type {string} */ words) =>
  words.split(' ').map((it) => it.replace('t', 'tree-').replace('h', 'house-'));
const ORDER = { park: things(GROVE), others: things(STREETS) };

/** What stands with the middle of its foot on a spot. @returns {Thing} */
const standing = (
  /** @type {string} */ id,
  /** @type {number[]} */ [w, h],
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ scale,
) => ({ id, x: x - (w * scale) / 2, y: y - h * scale, scale });

/** The drawing of a sector. @returns {Thing | undefined} */
export function drawing(
  /** @type {string} */ sector,
  /** @type {number} */ grown,
  /** @type {Placement} */ { art },
  /** @type {number} */ scale,
) {
  if (!art) return undefined;
  const size = Math.min(art.scale * SWELL[grown], Math.max(art.scale, LARGEST)) * scale;
  return standing(`${sector}-${grown}`, DRAWINGS[sector][grown], art.x, art.y, size);
}

/**
 * The houses and trees of a sector, each where the street is nearest. As it grows more come, and those that are there stay.
 * @param {string} sector @param {number} grown @param {Point[]} triangle @param {Point[]} markets
 * @param {Placement} placement @param {number} scale
 * @returns {Thing[]}
 */
export function around(sector, grown, triangle, markets, { boxes, art }, scale) {
  const edges = edgesOf(triangle);
  const taken = boxes.map((it) => ({ x: it.x - 1.6, y: it.y - 1.6, w: it.w + 3.2, h: it.h + 3.2 }));
  if (art) {
    const [w, h] = [ART.w * art.scale * scale, ART.h * art.scale * scale];
    taken.push({ x: art.x - w / 2, y: art.y - h, w, h });
  }
  // On most spots nothing fits, not even the smallest tree: those need no second look.
  let spots = spotsIn(triangle, edges, 3)
    .filter((it) => deep(it) > 3 && !taken.some((box) => covers(box, it)))
    .sort((one, other) => deep(one) - deep(other));
  /** What found no place. @type {Set<string>} */
  const outside = new Set();
  /** @type {Thing[]} */
  const found = [];
  const order = sector === 'park' ? ORDER.park : ORDER.others;
  order.slice(0, COUNTS[grown]).forEach((id, k) => {
    for (const size of [0.95 * scale, 0.8 * scale]) {
      const sort = `${id} ${size}`;
      if (outside.has(sort)) continue;
      const [w, h] = [SMALL[id][0] * size, SMALL[id][1] * size];
      const at = nearest(spots, w, h, edges, taken, markets, triangle[k % 3]);
      if (!at) {
        outside.add(sort);
        continue;
      }
      const box = { x: at.x - w / 2, y: at.y - h, w, h };
      taken.push(box);
      spots = spots.filter((it) => !covers(box, it));
      found.push(standing(id, SMALL[id], at.x, at.y, size));
      break;
    }
  });
  return found;
}

/**
 * The free spot nearest to a street, and of those rather the one towards a corner.
 * @param {Spot[]} spots the nearest first
 * @param {number} w @param {number} h @param {import('./placement.js').Edge[]} edges @param {Box[]} taken
 * @param {Point[]} markets @param {Point} corner
 */
function nearest(spots, w, h, edges, taken, markets, corner) {
  const [toA, toB, toC] = reaches(edges, figure(w, h)).map((it) => it + 2.4);
  let best = Infinity;
  let at;
  for (const spot of spots) {
    const { x, y, a, b, c } = spot;
    if (deep(spot) >= best) break;
    if (a < toA || b < toB || c < toC) continue;
    const [dx, dy] = [x - corner[0], y - corner[1]];
    const away = deep(spot) + 0.02 * Math.sqrt(dx * dx + dy * dy);
    const box = { x: x - w / 2, y: y - h, w, h };
    if (away >= best || taken.some((it) => meet(it, box)) || !awayFrom(markets, box, MARKET)) continue;
    best = away;
    at = spot;
  }
  return at;
}

/** How far the nearest street is. */
const deep = (/** @type {Spot} */ { a, b, c }) => Math.min(a, b, c);

/** Whether what stands on a spot would stand in a box. */
const covers = (/** @type {Box} */ box, /** @type {{ x: number, y: number }} */ { x, y }) =>
  x > box.x && x < box.x + box.w && y > box.y && y <= box.y + box.h;

const meet = (/** @type {Box} */ a, /** @type {Box} */ b) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
