// @ts-check
// The rose windows: Notre Dame on the board, and the large one of the home page.

import { nothing, svg } from '../vendor/lit-html/index.js';
import { tileRadius } from './geometry.js';
import { f, inset, polar, rounded } from '../drawing/shapes.js';
import { numeral, use } from '../drawing/pieces.js';

const JEWELS = ['a', 'b', 'c', 'd'];
const PANES = 12;
/** How much of its tile the window takes: around it is the front of the cathedral. */
const WINDOW = 0.905;

/**
 * Notre Dame: each marker lights a pane; the hub says what a marker would pay now.
 * @param {number} n @param {{ colour: string, count: number }[]} markers @param {number} pays @param {string | undefined} ghost
 * @param {boolean} [changed] whether the option in hand changes what a marker pays
 */
export function rose(n, markers, pays, ghost, changed = false) {
  const side = tileRadius(n);
  const corner = side * WINDOW;
  const R = corner * Math.cos(Math.PI / n) - 4.5;
  const tile = Array.from({ length: n }, (_, k) => polar(side, 90 + (k * 360) / n - 180 / n));
  const lit = markers.flatMap(({ colour, count }) => Array.from({ length: count }, () => colour));
  // More markers than panes: each pane then stands for several of one colour, and the number says how many.
  const panes =
    lit.length <= PANES ? lit.map((colour) => ({ colour, count: 1 })) : markers.filter((it) => it.count);
  const hub = R * 0.285;
  return svg`<path class="rs-tile" d=${rounded(tile, 6)}></path><path class="rs-gold" d=${rounded(inset(tile, 2.8), 5)}></path>
    ${galleries(n)}
    ${corner - R > 22 ? tile.map((_, k) => trefoil((corner + R) / 2 - 3, 90 + (k * 360) / n - 180 / n, corner - R > 40 ? 2 : 1)) : nothing}
    <circle class="rs-halo" r=${f(R + 1)}></circle><circle class="rs-ring" r=${f(R)}></circle>
      <circle class="rs-glow" r=${f(R - 1)}></circle>
    ${Array.from({ length: PANES }, (_, k) => lancet(R, k))}
    ${Array.from({ length: PANES }, (_, k) => dot(polar(R * 0.6, k * 30 - 75), R * 0.036))}
    ${Array.from({ length: PANES }, (_, k) => pane(R, k, panes[k], k === panes.length ? ghost : undefined))}
    <circle class="rs-light" r=${f(R - 1)}></circle>
    <circle class="rs-hub" r=${f(hub)}></circle><circle class="rs-hub2" r=${f(hub - 2)}></circle>
    ${numeral(pays, `rs-n ${changed ? 'pvc' : ''}`, 0, hub * 0.24, hub * (pays < 100 ? 1.4 : 1))}
    ${use('i-prestige', 0, hub * 0.56, hub * 0.62, undefined, 'rs-p')}`;
}

/** A row of pointed arches along each side of the tile. */
function galleries(/** @type {number} */ n) {
  const [deep, half] = [tileRadius(n) * Math.cos(Math.PI / n), tileRadius(n) * Math.sin(Math.PI / n)];
  const width = 2 * (half - 21);
  const count = Math.floor(width / 6);
  const scale = width / count / 6;
  const arch = 'v-4.4c0-1.8 1.4-2.7 2.4-3.2 1 .5 2.4 1.4 2.4 3.2v4.4m-2.4-4.4v3';
  const arches = Array.from({ length: count }, (_, k) => `M${f(k * 6 + 0.6)} 8${arch}`).join('');
  return Array.from({ length: n }, (_, k) => {
    const turn = 90 + (k * 360) / n;
    const [x, y] = polar(deep - 3.6, turn);
    return svg`<path class="gallery" d=${arches}
      transform="translate(${f(x)} ${f(y)}) rotate(${f(turn + 90)}) translate(${f(-width / 2)} 0) scale(${scale.toFixed(3)})"></path>`;
  });
}

function trefoil(/** @type {number} */ distance, /** @type {number} */ angle, /** @type {number} */ scale) {
  const [x, y] = polar(distance, angle);
  return [0, 120, 240].map((turn) => {
    const [dx, dy] = polar(3.2 * scale, angle + 180 + turn);
    return svg`<circle class="rs-tre" cx=${f(x + dx)} cy=${f(y + dy)} r=${f(2.9 * scale)}></circle>`;
  });
}

const dot = (/** @type {[number, number]} */ [x, y], /** @type {number} */ r) =>
  svg`<circle class="rs-dot" cx=${f(x)} cy=${f(y)} r=${f(r)}></circle>`;

function lancet(/** @type {number} */ R, /** @type {number} */ k) {
  const angle = k * 30 - 90;
  const [a, b, c, d] = [
    polar(R * 0.315, angle - 11.2),
    polar(R * 0.5, angle - 12.4),
    polar(R * 0.5, angle + 12.4),
    polar(R * 0.315, angle + 11.2),
  ];
  const arc = f(R * 0.118);
  return svg`<path class="rs-pet g${JEWELS[k % 4]}"
      d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}A${arc} ${arc} 0 0 1 ${f(c[0])} ${f(c[1])}L${f(d[0])} ${f(d[1])}z"></path>`;
}

function pane(
  /** @type {number} */ R,
  /** @type {number} */ k,
  /** @type {{ colour: string, count: number } | undefined} */ light,
  /** @type {string | undefined} */ ghost,
) {
  const [x, y] = polar(R * 0.782, k * 30 - 90);
  const r = R * 0.183;
  const edge = dot(polar(R * 0.93, k * 30 - 75), R * 0.042);
  if (light) {
    return svg`<circle class="rs-lit" cx=${f(x)} cy=${f(y)} r=${f(r * 1.5)} fill="var(--glass-${light.colour})"></circle>
      <circle class="rs-pane lit" fill="var(--lit-${light.colour})" cx=${f(x)} cy=${f(y)} r=${f(r)}></circle>${use(
        `m-${light.colour}`,
        x,
        y,
        r * 1.36,
        undefined,
        'rs-m',
      )}
      ${light.count > 1 ? numeral(light.count, 'rs-c', x, y + r * 0.4, r * 1.1) : nothing}${edge}`;
  }
  if (ghost)
    return svg`<circle class="rs-pane rs-ghost" fill="var(--lit-${ghost})" cx=${f(x)} cy=${f(y)} r=${f(r)}></circle>${use(
      `m-${ghost}`,
      x,
      y,
      r * 1.36,
      undefined,
      'rs-m',
    )}${edge}`;
  return svg`<circle class="rs-pane g${JEWELS[(k + 2) % 4]}" cx=${f(x)} cy=${f(y)} r=${f(r)}></circle>${edge}`;
}

const GLASS = ['#c2344a', '#2f66b4', '#6a44a8', '#2b8a6e', '#e0aa2c'];

/** The large window: hub, 12 lancets, 12 quatrefoils, 24 lancets, 24 roundels. */
export function bigRose(/** @type {number} */ R) {
  const ring = (
    /** @type {number} */ N,
    /** @type {number} */ r1,
    /** @type {number} */ r2,
    /** @type {number} */ w1,
    /** @type {number} */ w2,
    /** @type {number[]} */ glass,
  ) =>
    Array.from({ length: N }, (_, k) => {
      const a = (k * 360) / N - 90;
      const h = r2 * Math.sin((w2 * Math.PI) / 180);
      const at = [
        polar(r1, a - w1),
        polar(r2, a - w2),
        polar(r2 + h * 0.8, a - w2 * 0.98),
        polar(r2 + h * 1.5, a),
        polar(r2 + h * 0.8, a + w2 * 0.98),
        polar(r2, a + w2),
        polar(r1, a + w1),
        polar(r1 - h * 0.5, a),
      ].map((p) => `${f(p[0])} ${f(p[1])}`);
      return svg`<path class="br-p" fill=${GLASS[glass[k % glass.length]]}
          d="M${at[0]}L${at[1]}Q${at[2]} ${at[3]}Q${at[4]} ${at[5]}L${at[6]}Q${at[7]} ${at[0]}z"></path>`;
    });
  const dots = (
    /** @type {number} */ N,
    /** @type {number} */ r,
    /** @type {number} */ size,
    /** @type {number} */ turn,
    /** @type {number[]} */ glass,
  ) =>
    Array.from({ length: N }, (_, k) => {
      const [x, y] = polar(r, (k * 360) / N - 90 + turn);
      return svg`<circle class="br-p" fill=${GLASS[glass[k % glass.length]]} cx=${f(x)} cy=${f(y)} r=${f(size)}></circle>`;
    });
  return svg`<circle r=${R} fill="var(--lead)"></circle>
    <circle r=${f(R - R * 0.011)} fill="none" stroke="url(#leaf)" stroke-width=${f(R * 0.019)}></circle>
    <circle r=${f(R * 0.965)} fill="#1c1428"></circle>
    ${dots(24, R * 0.885, R * 0.073, 7.5, [1, 0, 2, 1, 3, 0])}${dots(24, R * 0.945, R * 0.017, 0, [4])}
    <circle r=${f(R * 0.533)} fill="none" stroke="url(#leaf)" stroke-width="1.6"></circle>
    ${ring(24, R * 0.575, R * 0.69, 4.9, 6.0, [0, 1, 2, 1])}${dots(24, R * 0.755, R * 0.019, 7.5, [4])}
    ${dots(12, R * 0.462, R * 0.052, 15, [4, 0])}${dots(12, R * 0.492, R * 0.022, 0, [3])}
    ${ring(12, R * 0.205, R * 0.315, 10.2, 12.2, [2, 0, 1, 3])}
    <circle r=${f(R * 0.165)} fill="url(#leaf)" stroke="var(--lead)"
        stroke-width=${f(R * 0.011)}></circle>${dots(8, R * 0.105, R * 0.036, 0, [0, 1])}<circle class="br-p"
        r=${f(R * 0.055)} fill="#fff0c0"></circle>
    <circle class="br-light" r=${f(R * 0.965)} fill="url(#roselight)"></circle>
      <circle class="br-warm" r=${f(R * 0.965)} fill="url(#rosewarm)"></circle>`;
}
