// @ts-check
// The ground under everything: the river with its boats, walls, streets, the parvis, and each sector as a place that grows. It is
// painted on a layer of its own, and seldom.

import { guard, nothing, render, svg } from '../vendor/lit-html/index.js';
import { CONTENT_SCALE, SIDES, centre, corners, marketsAt, placeOf, plot, tileRadius } from './geometry.js';
import { f, inset, list, polar, rounded } from '../drawing/shapes.js';
import { addSymbols, use } from '../drawing/pieces.js';
import { placementAt, placed } from './placement-cache.js';
import { around, drawing, growth } from './town.js';

/** @typedef {import('./board-state.js').BoardState} BoardState */
/** @typedef {import('./town.js').Thing} Thing */

// The drawings are no part of the first visit. A board without them is whole; they come onto it without moving anything.
addSymbols('sectors.svg').catch(() => undefined);

/**
 * Rivers, walls and streets never change in a game: they are drawn once for the board, and once for a picture of it.
 * @type {Map<string, SVGGElement>}
 */
const layers = new Map();

function once(/** @type {string} */ key, /** @type {() => unknown} */ draw) {
  let layer = layers.get(key);
  if (!layer) {
    if (layers.size > 16) layers.clear();
    layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    render(draw(), layer);
    layers.set(key, layer);
  }
  return layer;
}

/** The river around the island: its lines are fainter with distance, and two boats lie at each borough. */
export const river = (/** @type {number} */ n, /** @type {string} */ layer) =>
  once(`river ${layer} ${n}`, () => {
    const places = Array.from({ length: n }, (_, place) => place);
    const shore = places.flatMap((place) => [7, 6, 5, 4, 3].map((k) => corners(n, place)[k]));
    return svg`${[104, 94, 84, 74, 64, 54, 44].map(
      (width) => svg`<path class="wash" stroke-width=${width} d="M${list(shore)}z"></path>`,
    )}${[16.5, 20.5, 25.5, 31.5, 38.5].map(
      (off, k) => svg`<path class="rip r${k}" d=${rounded(inset(shore, -off), 16)}></path>`,
    )}${places.map((place) => boats(n, place))}`;
  });

function boats(/** @type {number} */ n, /** @type {number} */ place) {
  const at = corners(n, place);
  return [
    { from: at[3], to: at[2], id: 'boat', w: 30, h: 20 },
    { from: at[6], to: at[7], id: 'barge', w: 34, h: 14 },
  ].map(({ from, to, id, w, h }) => {
    const [x, y] = [0, 1].map((k) => from[k] * 0.62 + to[k] * 0.38);
    const [dx, dy] = [to[1] - from[1], from[0] - to[0]];
    const away = (dx * x + dy * y > 0 ? 29 : -29) / Math.hypot(dx, dy);
    return svg`<g class="boat">${thing({ id, x: x + dx * away - w * 0.45, y: y + dy * away - h * 0.45, scale: 0.9 })}</g>`;
  });
}

/** Walls, streets and crossings. */
export function streets(
  /** @type {number} */ n,
  /** @type {string[]} */ colours,
  /** @type {number} */ front,
  /** @type {string} */ layer,
) {
  const places = colours.map((_, borough) => placeOf(borough, front, n));
  return once(
    ['streets', layer, n, colours, front].join(' '),
    () => svg`${colours.map((colour, k) => wall(n, places[k], colour))}${places.map((place) => cobbles(n, place))}${parvis(n)}
      ${colours.map((colour, k) => towers(n, places[k], colour))}<circle class="rs-spill" r=${f(tileRadius(n) * 1.9)}></circle>`,
  );
}

/** Where the walls of a borough stand. */
const outline = (/** @type {number} */ n, /** @type {number} */ place) => list(corners(n, place).slice(2, 8));

/** The light around the borough whose turn it is. */
export const turn = (/** @type {number} */ n, /** @type {number} */ place, /** @type {string} */ colour) =>
  svg`<g class="o-${colour}">${[44, 37, 31].map(
    (width) => svg`<polyline class="wl-turn" stroke-width=${width} points=${outline(n, place)}></polyline>`,
  )}</g>`;

function wall(/** @type {number} */ n, /** @type {number} */ place, /** @type {string} */ colour) {
  const line = outline(n, place);
  return svg`<g class="ward o-${colour}"><polyline class="wl-ink" points=${line}></polyline>
    <polyline class="wl-col" points=${line}></polyline><polyline class="wl-in" points=${line}></polyline>
    <path class="ground" d="M${list(corners(n, place))}z"></path><polyline class="str" points=${line}></polyline></g>`;
}

/** Three rows of stones along each street of a borough. */
function cobbles(/** @type {number} */ n, /** @type {number} */ place) {
  const at = corners(n, place);
  const middle = centre(n, place);
  const rows = ['', '', ''];
  for (const [a, b] of at.flatMap((corner, k) => [
    [corner, at[(k + 1) % 8]],
    [middle, corner],
  ])) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    [-3.4, 0, 3.4].forEach((off, row) => {
      rows[row] += `M${f(a[0] + nx * off)} ${f(a[1] + ny * off)}L${f(b[0] + nx * off)} ${f(b[1] + ny * off)}`;
    });
  }
  return rows.map((d, row) => svg`<path class="cob c${row}" d=${d}></path>`);
}

const towers = (/** @type {number} */ n, /** @type {number} */ place, /** @type {string} */ colour) =>
  svg`<g class="o-${colour}">${[3, 5].map((k) => {
    const [x, y] = corners(n, place)[k];
    return svg`<circle class="tower" cx=${f(x)} cy=${f(y)} r="8"></circle>${use(`m-${colour}`, x, y, 10.5)}`;
  })}</g>`;

/** Slabs instead of cobbles around the cathedral. */
function parvis(/** @type {number} */ n) {
  const at = Array.from({ length: n }, (_, k) => polar(tileRadius(n), 90 + (k * 360) / n - 180 / n));
  const d = `M${list(at)}z`;
  return svg`<path class="slab" d=${d}></path><path class="joint" d=${d}></path>`;
}

/** How far the sectors of a borough have grown. */
function grown(/** @type {BoardState} */ { view }, /** @type {number} */ borough) {
  const { owner } = view.table.city[borough];
  const seat = owner === null ? undefined : view.table.seats[owner];
  return SIDES.map((sector) => growth((seat?.markers[sector] ?? 0) + (seat?.friend === sector ? 1 : 0)));
}

/** All that the ground of a borough depends on: while it stays the same, nothing is drawn. */
export const lotsShow = (/** @type {BoardState} */ state, /** @type {number} */ borough) => [
  state.words.listener,
  state.view.table.city.length,
  state.front,
  placed(),
  grown(state, borough).join(''),
];

/** The ground of one borough: what stands on the first of its sectors, and the water of its harbour. */
export function lots(
  /** @type {BoardState} */ state,
  /** @type {number} */ borough,
  /** @type {number} */ sides,
) {
  const { view, words, front } = state;
  const { colour, owner } = view.table.city[borough];
  const n = view.table.city.length;
  const place = placeOf(borough, front, n);
  const states = grown(state, borough);
  return svg`<g class="lots o-${colour} ${owner !== null && owner === view.seat ? 'own' : ''}">
    ${SIDES.slice(0, sides).map((_, side) =>
      guard([words.listener, n, place, placed(), states[side]], () => lot(n, place, side, states[side])),
    )}</g>`;
}

function lot(
  /** @type {number} */ n,
  /** @type {number} */ place,
  /** @type {number} */ side,
  /** @type {number} */ grown,
) {
  const sector = SIDES[side];
  const triangle = plot(n, place, side);
  if (sector === 'harbour') return water(triangle);
  const scale = CONTENT_SCALE[n];
  const placement = placementAt(n, place, side);
  const main = drawing(sector, grown, placement, scale);
  // Each state is an element of its own, so that what is new can rise.
  return svg`<g class="lot" data-grown=${grown}><path class="soil" d=${rounded(triangle, 7)}></path>
    ${[0, 1, 2, 3].map((state) => (main && state === grown ? thing(main) : nothing))}
    ${around(sector, grown, triangle, marketsAt(n, place, side), placement, scale).map(thing)}</g>`;
}

const thing = (/** @type {Thing} */ { id, x, y, scale }) =>
  svg`<use class="thing" href="#g-${id}" transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(3)})"></use>`;

const water = (/** @type {import('../drawing/shapes.js').Point[]} */ triangle) =>
  svg`<path class="basin" d=${rounded(triangle, 7)}></path>${[2.6, 5.2, 8.6].map(
    (off, k) => svg`<path class="bank b${k}" d=${rounded(inset(triangle, off), 5)}></path>`,
  )}`;
