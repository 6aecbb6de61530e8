// @ts-check
// A link as a QR code. Loaded where one is shown, which is not on a first visit.

import { html, svg } from '../vendor/lit-html/index.js';
import { correction, generate } from '../vendor/lean-qr/index.js';

/** The light edge that a reader wants around a code, in modules. */
const EDGE = 4;

/** A code as its size in modules and the `d` of a path, one unit to a module. */
export function path(/** @type {string} */ text) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const all = Array.from({ length: code.size * code.size }, (_, k) => [
    k % code.size,
    Math.floor(k / code.size),
  ]);
  const dark = all.filter(([x, y]) => code.get(x, y));
  return { size: code.size, d: dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}

/** The code of a link, and what it is called. */
export function qr(/** @type {string} */ link, /** @type {string} */ label) {
  const { size, d } = path(link);
  const side = size + 2 * EDGE;
  return html`<svg class="qr" viewBox="${-EDGE} ${-EDGE} ${side} ${side}" role="img" aria-label=${label}>
    ${svg`<rect x=${-EDGE} y=${-EDGE} width=${side} height=${side} fill="#fff"></rect><path d=${d} fill="#1b1420"></path>`}
  </svg>`;
}
