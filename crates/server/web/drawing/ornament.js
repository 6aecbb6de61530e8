// @ts-check
// The margins: one vine of gold leaves in each free corner of the sheet.

import { guard, html, svg } from '../vendor/lit-html/index.js';

/** @typedef {[number, number]} Point */

const STEM = Array.from({ length: 61 }, (_, j) => {
  const s = j / 60;
  return /** @type {Point} */ ([
    4 + 118 * (1 - Math.cos((s * Math.PI) / 2)) + 9 * Math.sin(s * 2 * Math.PI),
    156 - 148 * Math.sin((s * Math.PI) / 2) + 7 * Math.sin(s * 2 * Math.PI),
  ]);
});
/** A point of a path. */
const pair = (/** @type {Point} */ [x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (/** @type {Point[]} */ points) => `M${points.map(pair).join('L')}`;
const heading = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.atan2(b[1] - a[1], b[0] - a[0]);

/** A tendril that leaves the stem and winds inwards. */
function curl(
  /** @type {Point} */ [x, y],
  /** @type {number} */ r,
  /** @type {number} */ angle,
  /** @type {number} */ turns,
  /** @type {number} */ side,
) {
  const steps = Math.floor(28 * turns);
  const [cx, cy] = [
    x + r * Math.cos(angle + (side * Math.PI) / 2),
    y + r * Math.sin(angle + (side * Math.PI) / 2),
  ];
  return Array.from({ length: steps + 1 }, (_, j) => {
    const radius = r * (1 - (0.72 * j) / steps);
    const at = angle - (side * Math.PI) / 2 + (side * 2 * Math.PI * turns * j) / steps;
    return /** @type {Point} */ ([cx + radius * Math.cos(at), cy + radius * Math.sin(at)]);
  });
}

/** The outline of a leaf of three lobes that points to the right. */
const LEAF =
  'M0 0C1 -3 3.5 -4.5 5 -4.2C4.6 -3 5 -2 5.6 -1.6C7 -1.6 8.6 -0.8 9.5 0C8.6 0.8 7 1.6 5.6 1.6C5 2 4.6 3 5 4.2C3.5 4.5 1 3 0 0z';

/** A leaf. */
function leaf(/** @type {Point} */ [x, y], /** @type {number} */ angle, /** @type {number} */ scale) {
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const outline = LEAF.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, u, v) =>
    pair([x + u * cos - v * sin, y + u * sin + v * cos]),
  );
  return svg`<path class="vl" d=${outline}></path>`;
}

function tendril(/** @type {[number, number, number, number]} */ [at, r, side, turns]) {
  const points = curl(STEM[at], r, heading(STEM[at], STEM[at + 1]), turns, side);
  const end = points[points.length - 1];
  const leaves = [];
  let out = -side;
  for (let j = 6; j < points.length - 6; j += 6) {
    const [x, y] = points[j];
    const way = heading(points[j], points[j + 1]);
    const angle = way + out * 0.9;
    const tip = /** @type {Point} */ ([x + 6.5 * Math.cos(angle), y + 6.5 * Math.sin(angle)]);
    const bend = pair([x + 4 * Math.cos(way), y + 4 * Math.sin(way)]);
    const stalk = `M${pair([x, y])}Q${bend} ${pair(tip)}`;
    leaves.push(svg`<path class="vs" d=${stalk}></path>${leaf(tip, angle, 0.78)}`);
    out = -out;
  }
  return svg`<path class="vs" d=${line(points)}></path>${leaves}<circle class="vg" cx=${end[0].toFixed(1)}
      cy=${end[1].toFixed(1)} r="2.3"></circle>`;
}

/** @type {[number, number, number, number][]} */
const TENDRILS = [
  [9, 22, 1, 1.02],
  [21, 26, -1, 1],
  [31, 21, 1, 1.02],
  [42, 20, -1, 1],
  [50, 15, 1, 0.95],
];
const vine = (/** @type {string} */ corner) =>
  html`<svg class="vine ${corner}" viewBox="0 0 160 160" aria-hidden="true">
    <path class="vs" d=${line(STEM)}></path>
    ${TENDRILS.map(tendril)}${leaf(STEM[60], heading(STEM[59], STEM[60]), 1.1)}
  </svg>`;

/** Three vines; the fourth corner belongs to the hand. */
export const vines = () => guard([], () => html`${vine('tl')}${vine('tr')}${vine('br')}`);
