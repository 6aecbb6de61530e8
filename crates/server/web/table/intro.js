// @ts-check
// The first minute: what the game is about in one picture and three sentences, each with a pin in the picture. Shown once.

import { html, render, svg } from '../vendor/lit-html/index.js';
import { board } from '../board/board.js';
import { RADIUS, centre, corners, marketsAt, plot, stones, tileRadius } from '../board/geometry.js';
import { f, polar } from '../drawing/shapes.js';
import { icon, logo } from '../drawing/pieces.js';
import { MARKET, edgesOf, spotsIn } from '../board/placement.js';
import { stillScene } from './parts/scene.js';
import { change } from '../app/settings.js';
import { placementAt } from '../board/placement-cache.js';
import { t } from '../text/fluent.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../drawing/shapes.js').Point} Point */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/** The sides of a borough that the pins are about. */
const [RESIDENCE, BANK, PARK] = [0, 1, 5];
/** How large a pin is, in board units, with the line around it. */
const PIN = 14.5;

/** Opens it over the table, as the owner of a seat sees it. */
export function firstMinute(/** @type {View} */ view, /** @type {string[]} */ names) {
  if (document.querySelector('dialog')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'first-minute';
  dialog.setAttribute('aria-labelledby', 'first-title');
  const done = () => dialog.close();
  dialog.addEventListener('close', () => {
    dialog.remove();
    change({ newcomer: false });
  });
  document.body.append(dialog);
  render(
    html`<header>
        <span class="mark">${logo()}<span>Notre Dame</span></span
        ><button class="btn quiet" @click=${done}>${t('web-first-skip')}${icon('u-right')}</button>
      </header>
      <div class="fm-board" aria-hidden="true" inert>${picture(view, names)}</div>
      <div class="fm">
        <p class="eyebrow">${t('web-first-eyebrow')}</p>
        <h2 id="first-title">${t('web-first-title')}</h2>
        <ol>
          ${[1, 2, 3].map((k) => html`<li><span class="pin">${k}</span><span>${t(`web-first-${k}`)}</span></li>`)}
        </ol>
        <div class="fm-go">
          <button class="btn primary big" @click=${done} data-testid="deal" autofocus>
            ${icon('u-replay')}${t('web-first-go')}
          </button>
        </div>
      </div>`,
    dialog,
  );
  dialog.showModal();
}

/** Your borough and Notre Dame in the middle of a game, with what the sentences speak of. */
function picture(/** @type {View} */ view, /** @type {string[]} */ names) {
  const { table } = view;
  const seat = view.seat ?? 0;
  const n = table.city.length;
  const seats = table.seats.map((it, k) =>
    k === seat
      ? {
          ...it,
          markers: { ...it.markers, residence: 3, bank: 2 },
          rats: 3,
          rats_forecast: { value: 3, hospital: 0, by: 3, to: 6, overrun: false },
        }
      : it,
  );
  const markers = seats.map((_, k) => (k === seat || k === (seat + 1) % seats.length ? 1 : 0));
  const shown = { ...table, seats, turn: seat, notre_dame: { ...table.notre_dame, markers, pays: 5 } };
  const { words, front, choices, preview } = stillScene({ ...view, seat, table: shown }, names);
  const half = Math.max(...corners(n, 0).map(([x]) => Math.abs(x))) + 24;
  const top = -tileRadius(n) - 6;
  return board({
    ...{ view: { ...view, seat, table: shown }, words, front, choices, preview, narrow: false },
    box: [-half, top, 2 * half, RADIUS + 24 - top],
    over: pins(n).map(
      ([x, y], k) =>
        svg`<g class="fm-pin" transform="translate(${f(x)} ${f(y)})"><circle r=${PIN - 1}></circle><text y="4.6">${k + 1}</text></g>`,
    ),
  });
}

/** How far a point lies from a box. */
const away = (/** @type {Point} */ [px, py], /** @type {Box} */ { x, y, w, h }) =>
  Math.hypot(Math.max(x - px, px - x - w, 0), Math.max(y - py, py - y - h, 0));

/** A box around a point. */
const around = (/** @type {Point} */ [x, y], /** @type {number} */ r) => ({
  ...{ x: x - r, y: y - r, w: 2 * r, h: 2 * r },
});

/** Of these points the one nearest to what it is about that leaves all of this in sight, else the one farthest from it. @returns {Point} */
function beside(/** @type {Point} */ [x, y], /** @type {Point[]} */ points, /** @type {Box[]} */ seen) {
  const room = (/** @type {Point} */ at) => Math.min(...seen.map((it) => away(at, it)));
  const far = (/** @type {Point} */ at) => Math.hypot(at[0] - x, at[1] - y);
  const free = points.filter((it) => room(it) > PIN + 1);
  return free.length
    ? free.reduce((a, b) => (far(b) < far(a) ? b : a))
    : points.reduce((a, b) => (room(b) > room(a) ? b : a));
}

/** Where the pins go, beside names, stones and markets: at the window, in the bank, at the harbour. @returns {Point[]} */
function pins(/** @type {number} */ n) {
  const at = corners(n, 0);
  const named = (/** @type {number} */ place, /** @type {number} */ side) => [
    ...placementAt(n, place, side).boxes,
    ...marketsAt(n, place, side).map((it) => around(it, MARKET)),
  ];
  const between = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {number} */ part) =>
    /** @type {Point} */ ([0, 1].map((i) => a[i] + (b[i] - a[i]) * part));
  const within = (/** @type {Point[]} */ triangle, /** @type {number} */ from) =>
    spotsIn(triangle, edgesOf(triangle), 2)
      .filter(({ a, b, c }) => Math.min(a, b, c) >= from)
      .map(({ x, y }) => /** @type {Point} */ ([x, y]));
  const [a, b] = [90 + 180 / n, 90 + 540 / n].map((angle) => polar(tileRadius(n), angle));
  const edge = Array.from({ length: 13 }, (_, k) => between(a, b, (k + 4) / 20));
  const spots = within(plot(n, 0, BANK), 9);
  const [, name] = placementAt(n, 0, BANK).boxes;
  const { points, radius } = stones(n, 0);
  const quay = between(at[5], at[6], 0.06);
  const shore = Array.from({ length: 23 }, (_, k) => between(centre(n, 0), quay, (k + 12) / 40));
  return [
    beside(between(a, b, 0.5), edge, named(1, RESIDENCE)),
    beside([name.x + name.w / 2, name.y + name.h / 2], spots, named(0, BANK)),
    beside(points[4], shore, [...points.map((it) => around(it, radius)), ...named(0, PARK)]),
  ];
}
