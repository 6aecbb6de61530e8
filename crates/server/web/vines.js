// @ts-check
// The margins: one vine of gold leaves in each free corner of the sheet.

import { guard, html, svg } from './vendor/lit-html/index.js';

/** @typedef {[number, number]} Point */

const STEM = Array.from({ length: 61 }, (_, j) => {
  const s = j / 60;
  return /** @type {Point} */ ([
    4 + 118 * (1 - Math.cos((s * Math.PI) / 2)) + 9 * Math.sin(s * 2 * Math.PI),
    156 - 148 * Math.sin((s * Math.PI) / 2) + 7 * Math.sin(s * 2 * Math.PI),
  ]);
});
const line = (/** @type {Point[]} */ points) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
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

/** A leaf of three lobes. */
function leaf(/** @type {Point} */ [x, y], /** @type {number} */ angle, /** @type {number} */ scale) {
  const p = (/** @type {number} */ u, /** @type {number} */ v) =>
    `${(x + scale * (u * Math.cos(angle) - v * Math.sin(angle))).toFixed(1)} ${(y + scale * (u * Math.sin(angle) + v * Math.cos(angle))).toFixed(1)}`;
  return svg`<path class="vl" d="M${p(0, 0)}C${p(1, -3)} ${p(3.5, -4.5)} ${p(5, -4.2)}C${p(4.6, -3)} ${p(5, -2)} ${p(5.6, -1.6)}C${p(7, -1.6)} ${p(8.6, -0.8)} ${p(9.5, 0)}C${p(8.6, 0.8)} ${p(7, 1.6)} ${p(5.6, 1.6)}C${p(5, 2)} ${p(4.6, 3)} ${p(5, 4.2)}C${p(3.5, 4.5)} ${p(1, 3)} ${p(0, 0)}z"></path>`;
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
    leaves.push(
      svg`<path class="vs" d="M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + 4 * Math.cos(way)).toFixed(1)} ${(y + 4 * Math.sin(way)).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}"></path>${leaf(tip, angle, 0.78)}`,
    );
    out = -out;
  }
  return svg`<path class="vs" d=${line(points)}></path>${leaves}<circle class="vg" cx=${end[0].toFixed(1)} cy=${end[1].toFixed(1)} r="2.3"></circle>`;
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
