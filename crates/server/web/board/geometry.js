// @ts-check
// Where everything on the board lies: boroughs, streets, sectors, markets. Pure functions of numbers, no drawing.

import { radians, polar, inset } from '../drawing/shapes.js';
import { neighbours } from '../model/streets.js';

/** @typedef {import('../drawing/shapes.js').Point} Point */

/** The outer radius of the board, in board units. */
export const RADIUS = 344;
/** The width of a street. */
export const STREET = 12.5;
/** The sectors by the side of the borough they lie at, clockwise from the cathedral. */
export const SIDES = [
  'residence',
  'bank',
  'cloister-school',
  'hotel',
  'harbour',
  'park',
  'hospital',
  'carriage-house',
];
/** The market places of a borough. */
export const SPOTS = ['centre', 'parvis', 'gate', 'quay', 'bridge'];
/** The corner each outer market lies at, counted as the corners are. @type {Record<string, number>} */
const CORNER_OF = { parvis: 0, gate: 2, quay: 4, bridge: 6 };
/** Inner radius and shoulder radius for 3, 4 and 5 boroughs, for an outer radius of 372. @type {Record<number, number[]>} */
const RADII = { 3: [122, 256], 4: [95, 264], 5: [99, 272] };
/** How large the contents of sectors are drawn, by the number of boroughs. @type {Record<number, number>} */
export const CONTENT_SCALE = { 3: 1.18, 4: 1.08, 5: 0.95 };

/** The corner radius of the cathedral's tile. */
export function tileRadius(/** @type {number} */ n) {
  return (RADII[n][0] * RADIUS) / 372;
}

/** The eight corners of the borough at a place, clockwise from the cathedral. @returns {Point[]} */
export function corners(/** @type {number} */ n, /** @type {number} */ place) {
  const [inner, shoulder] = RADII[n].map((/** @type {number} */ r) => (r * RADIUS) / 372);
  const half = 180 / n;
  const t = 90 + (place * 360) / n;
  return [
    polar(inner, t - half),
    polar(inner, t + half),
    polar(shoulder, t + half),
    polar(0.94 * RADIUS, t + 0.7 * half),
    polar(RADIUS, t + 0.27 * half),
    polar(RADIUS, t - 0.27 * half),
    polar(0.94 * RADIUS, t - 0.7 * half),
    polar(shoulder, t - half),
  ];
}

/** The middle of the borough at a place. @returns {Point} */
export function centre(/** @type {number} */ n, /** @type {number} */ place) {
  const inner = tileRadius(n) * Math.cos(radians(180 / n));
  return polar((inner + RADIUS) / 2, 90 + (place * 360) / n);
}

/** Where borough `borough` stands when `front` is at the bottom. */
export const placeOf = (
  /** @type {number} */ borough,
  /** @type {number} */ front,
  /** @type {number} */ n,
) => (borough - front + n) % n;

/** Where a market lies: `market` is "1.gate". @returns {Point} */
export function marketPoint(
  /** @type {string} */ market,
  /** @type {number} */ front,
  /** @type {number} */ n,
) {
  const [borough, spot] = market.split('.');
  const place = placeOf(Number(borough), front, n);
  return spot === 'centre' ? centre(n, place) : corners(n, place)[CORNER_OF[spot]];
}

/** A way as points; along the wall it goes around the plain crossing. @returns {Point[]} */
export function routePoints(
  /** @type {string[]} */ way,
  /** @type {number} */ front,
  /** @type {number} */ n,
) {
  /** @type {Point[]} */
  const points = [];
  for (let k = 0; k < way.length; k += 1) {
    points.push(marketPoint(way[k], front, n));
    const crossing = k + 1 < way.length ? crossingBetween(way[k], way[k + 1], front, n) : undefined;
    if (crossing) points.push(crossing);
  }
  return points;
}

function crossingBetween(
  /** @type {string} */ a,
  /** @type {string} */ b,
  /** @type {number} */ front,
  /** @type {number} */ n,
) {
  const along = [
    ['gate', 'quay', 3],
    ['quay', 'bridge', 5],
  ];
  const [i, s] = a.split('.');
  const [j, t] = b.split('.');
  if (i !== j) return undefined;
  const found = along.find(([x, y]) => (x === s && y === t) || (x === t && y === s));
  return found ? corners(n, placeOf(Number(i), front, n))[Number(found[2])] : undefined;
}

/** The directions of the streets that leave a market, as unit vectors: carriages wait there, beside the message. @returns {Point[]} */
export function streetsFrom(
  /** @type {string} */ market,
  /** @type {number} */ front,
  /** @type {number} */ n,
) {
  const here = marketPoint(market, front, n);
  const [borough, spot] = market.split('.');
  // The street to one's own centre is last: it is the shortest for the markets at the wall, and the busiest.
  const order = spot === 'parvis' ? [4, 0, 1, 2, 3] : spot === 'gate' ? [2, 3, 4, 0, 1] : [0, 1, 2];
  const near = neighbours(market, n);
  const ways = spot === 'centre' ? [3, 2, 1, 0, 4, 5] : order;
  return ways
    .map((k) => {
      const to = crossingBetween(market, near[k], front, n) ?? marketPoint(near[k], front, n);
      const length = Math.hypot(to[0] - here[0], to[1] - here[1]) || 1;
      return /** @type {Point} */ ([(to[0] - here[0]) / length, (to[1] - here[1]) / length]);
    })
    .filter((_, k, all) => Number(borough) >= 0 && all.length > k);
}

/** The triangle of a sector, without its share of the streets. @returns {Point[]} */
export function plot(/** @type {number} */ n, /** @type {number} */ place, /** @type {number} */ side) {
  const at = corners(n, place);
  return inset([centre(n, place), at[side], at[(side + 1) % 8]], STREET / 2 + 0.4);
}

/** The middles of the markets at the corners of a sector. @returns {Point[]} */
export function marketsAt(/** @type {number} */ n, /** @type {number} */ place, /** @type {number} */ side) {
  const at = corners(n, place);
  return [centre(n, place), ...[side, (side + 1) % 8].filter((k) => k % 2 === 0).map((k) => at[k])];
}

/** The ten stones of the plague track, from the quay to the heart of the borough. @returns {{ points: Point[], radius: number }} */
export function stones(/** @type {number} */ n, /** @type {number} */ place) {
  const at = corners(n, place);
  const [a, b, c] = [at[4], at[5], centre(n, place)];
  const mx = (a[0] + b[0]) / 2;
  const my = (a[1] + b[1]) / 2;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const height = Math.hypot(c[0] - mx, c[1] - my);
  const u = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const v = [(c[0] - mx) / height, (c[1] - my) / height];
  const pitch = Math.min(27, (length * (1 - 20 / height) - 17) / 4);
  /** @type {Point[]} */
  const points = [];
  for (let row = 0; row < 4; row += 1) {
    const count = 4 - row;
    const across = Array.from({ length: count }, (_, j) => (j - (count - 1) / 2) * pitch);
    if (row % 2) across.reverse();
    const depth = STREET / 2 + pitch * 0.58 + row * pitch * 0.93;
    for (const x of across) points.push([mx + u[0] * x + v[0] * depth, my + u[1] * x + v[1] * depth]);
  }
  return { points, radius: pitch * 0.42 };
}

/** The box around the whole board. @returns {[number, number, number, number]} */
export function box(/** @type {number} */ n, /** @type {number} */ pad) {
  const all = Array.from({ length: n }, (_, place) => corners(n, place)).flat();
  const xs = all.map((p) => p[0]);
  const ys = all.map((p) => p[1]);
  const [left, top] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return [left, top, Math.max(...xs) + pad - left, Math.max(...ys) + pad - top];
}

/**
 * The box around the borough in front with the cathedral above it: what a narrow screen shows.
 * @returns {[number, number, number, number]}
 */
export function frontBox(/** @type {number} */ n) {
  const at = corners(n, 0);
  const xs = at.map((p) => p[0]);
  const half = Math.max(...xs.map(Math.abs)) + 22;
  const top = -tileRadius(n) * 0.3;
  return [-half, top, 2 * half, RADIUS + 22 - top];
}
