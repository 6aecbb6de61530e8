// @ts-check
// Small drawings used everywhere: icons, markers, message tokens, carriages, the logo.

import { html, nothing, svg } from '../vendor/lit-html/index.js';
import { f, octagon } from './shapes.js';

/** Puts drawings on the page, for `use` to show. */
export async function addSymbols(/** @type {string} */ file) {
  const text = await (await fetch(new URL(`../${file}`, import.meta.url))).text();
  const drawings = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  document.body.prepend(document.importNode(drawings, true));
}

/** An icon of the sprite as an HTML element. */
export const icon = (/** @type {string} */ id, /** @type {string} */ cls = '') =>
  html`<svg class="i ${cls}" aria-hidden="true"><use href="#${id}"></use></svg>`;

/** An icon of the sprite inside a drawing, around a point. */
export const use = (
  /** @type {string} */ id,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h = w,
  /** @type {string} */ cls = '',
) =>
  svg`<use href="#${id}" class=${cls} x=${f(x - w / 2)} y=${f(y - h / 2)} width=${f(w)} height=${f(h)}></use>`;

const NUMERALS = 40;

/** A number in a drawing, as a picture: the label of the whole says in words what it counts. */
export const numeral = (
  /** @type {number} */ n,
  /** @type {string} */ cls,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
) =>
  n <= NUMERALS
    ? svg`<use href="#n-${n}" class=${cls} x=${f(x)} y=${f(y)} font-size=${f(size)}></use>`
    : svg`<text class=${cls} x=${f(x)} y=${f(y)} font-size=${f(size)}>${n}</text>`;

/**
 * What each kind of message says: the points, and the icon of what comes with them.
 * @type {Record<string, { points: number, icon: string }>}
 */
export const MESSAGES = {
  'prestige-and-coin': { points: 1, icon: 'i-coin' },
  'prestige-and-marker': { points: 2, icon: 'i-marker' },
  'prestige-and-rats': { points: 3, icon: 'i-rat' },
  prestige: { points: 4, icon: 'i-prestige' },
};

const RIM = octagon(15.5);
const FACE = octagon(12.1);

/** A message token around the origin. */
export function token(/** @type {string} */ colour, /** @type {string} */ kind) {
  const { points, icon: id } = MESSAGES[kind];
  return svg`<path class="tk-sh" d=${RIM} transform="translate(0 1.5)"></path>
    <path class="tk-rim c-${colour}" d=${RIM}></path><path class="tk-in" d=${FACE}></path>
    ${numeral(points, 'tk-n', -4.6, 4.6, 14)}
    ${use(id, 4.9, 0, id === 'i-rat' ? 13 : 11, undefined, `tk-${id}`)}
    ${use(`m-${colour}`, 0, 14.3, 8.5, undefined, 'seal')}`;
}

/** A carriage around the origin. */
export const carriage = (/** @type {string} */ colour, /** @type {number} */ size) => svg`
  <ellipse class="car-sh" cx="0" cy=${f(size * 0.4)} rx=${f(size * 0.46)} ry="2.6"></ellipse>
  ${use('i-carriage', 0, 0, size, (size * 24) / 28, `t-${colour}`)}
  ${use(`m-${colour}`, -size * 0.035, -size * 0.045, size * 0.27, undefined, 'door')}`;

/** How far from marker to marker, and how far where there is little room; in sizes of a marker. */
const STEP = 0.56;
const TIGHT = 0.3;

/**
 * Friend, stacked markers and their number: at most three are drawn, the number says the rest.
 * @param {string} colour @param {number} markers @param {boolean} friend @param {number} x @param {number} y @param {number} size
 * @param {{ ghost?: number, left?: boolean, friendChoice?: string, room?: number }} [more] `room` is for all of them
 */
export function pieces(
  colour,
  markers,
  friend,
  x,
  y,
  size,
  { ghost = 0, left = false, friendChoice, room = Infinity } = {},
) {
  const gone = ghost < 0;
  const added = Math.max(0, ghost);
  if (!markers && !friend && !added) return nothing;
  const shown = Math.min(markers, 3);
  const friendWidth = friend ? size * 1.2 : 0;
  const count = markers + (friend ? 1 : 0) + ghost;
  const number = count >= 2 || markers > 3;
  const drawn = shown + Math.min(added, 1);
  const gaps = Math.max(drawn - 1, 0);
  const least = friendWidth + (drawn ? size : 0) + (number ? size * 0.75 : 0);
  const step = Math.min(size * STEP, Math.max(size * TIGHT, gaps ? (room - least) / gaps : 0));
  const start = left ? x : x - (least + step * gaps) / 2;
  const first = start + friendWidth;
  const end = first + (drawn ? size : 0) + step * gaps;
  return svg`<g class="pcs" aria-hidden="true">
    ${
      friend
        ? svg`<g class="friend ${friendChoice ? 'legal-piece' : ''}" data-choice=${friendChoice ?? nothing}>
      ${friendChoice ? svg`<circle class="mglow" cx=${f(start + size * 0.52)} cy=${f(y - 1.5)} r=${f(size * 0.95)}></circle>` : nothing}
      ${use('i-trusted-friend', start + size * 0.52, y - 1.5, size * 1.4, undefined, `pc-${colour}`)}</g>`
        : nothing
    }
    ${Array.from({ length: shown }, (_, k) =>
      use(
        `m-${colour}`,
        first + size / 2 + k * step,
        y,
        size,
        undefined,
        gone && k === shown - 1 ? 'leaving' : '',
      ),
    )}
    ${added ? use(`m-${colour}`, first + size / 2 + shown * step, y, size, undefined, `pvm g-${colour}`) : nothing}
    ${number ? numeral(count, `cnt ${ghost ? 'pvc' : ''}`, end + 2.5, y + size * 0.35, size * 1.05) : nothing}
  </g>`;
}

/** The logo: a small rose. */
export const logo = () =>
  html`<svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="var(--win)" stroke="url(#leaf)" stroke-width="1.8"></circle>
    ${[0, 1, 2, 3, 4, 5, 6, 7].map(
      (k) =>
        svg`<ellipse cx="16" cy="6.6" rx="2.5" ry="4" transform="rotate(${k * 45} 16 16)"
            fill="var(--glass-${['red', 'blue', 'violet', 'green'][k % 4]})"></ellipse>`,
    )}
    <circle cx="16" cy="16" r="4" fill="url(#leaf)"></circle>
  </svg>`;

/** A collected message in small: its colour and shape. */
export const seal = (/** @type {string} */ colour) =>
  html`<svg class="i seal-i" viewBox="0 0 32 32" aria-hidden="true">
    <path
      d="M11 2.5h10l8.5 8.5v10L21 29.5H11L2.5 21V11z"
      fill="var(--plot)"
      stroke="var(--glass-${colour})"
      stroke-width="3.4"
    ></path>
    <use href="#m-${colour}" x="8.5" y="8.5" width="15" height="15"></use>
  </svg>`;
