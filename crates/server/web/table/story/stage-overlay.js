// @ts-check
// What is told, on the board where it happens: outlines, shields, rats that pass, light from the window.

import { nothing, svg } from '../../vendor/lit-html/index.js';
import {
  RADIUS,
  SIDES,
  corners,
  marketPoint,
  placeOf,
  plot,
  stones,
  tileRadius,
} from '../../board/geometry.js';
import { f, list, polar, rounded } from '../../drawing/shapes.js';
import { recent } from '../../model/beats.js';
import { actor, whereabouts } from '../../model/events.js';
import { use } from '../../drawing/pieces.js';
import { bigRose } from '../../board/rose.js';
import { t } from '../../text/fluent.js';
import { NOTRE_DAME, harbourAt, readPlace, sectorAt } from '../../model/places.js';

/** @typedef {import('../parts/scene.js').Scene} Scene */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../drawing/shapes.js').Point} Point */

/** Panes of the window on the board. */
const PANES = 12;
/** How far from the middle a tag may reach. */
const EDGE = RADIUS - 2;
const JEWELS = ['#c2344a', '#2f66b4', '#6a44a8', '#2b8a6e', '#e0aa2c'];

/** How wide a text is on a tag, in board units: Chinese and Japanese characters are as wide as they are high. */
export function tagTextWidth(/** @type {string} */ text, /** @type {boolean} */ isBad) {
  const [latin, wide] = isBad ? [6.8, 13] : [8.2, 15];
  return [...text].reduce(
    (sum, it) => sum + (/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(it) ? wide : latin),
    0,
  );
}

/** A tag with a number or a word, and an icon. */
function tag(
  /** @type {Point} */ [x, y],
  /** @type {string} */ text,
  /** @type {string} */ id,
  /** @type {string} */ cls = '',
) {
  const width = tagTextWidth(text, cls === 'bad') + (id ? 38 : 18);
  const left = Math.min(Math.max(x - width / 2, -EDGE), EDGE - width);
  return svg`<g class="tag ${cls}"><rect x=${f(left)} y=${f(y - 12)} width=${f(width)} height="24" rx="12"></rect>
    <text x=${f(left + 10)} y=${f(y + 5)}>${text}</text>${id ? use(id, left + width - 16, y, 17) : nothing}</g>`;
}

const between = (/** @type {Point} */ a, /** @type {Point} */ b, /** @type {number} */ part) =>
  /** @type {Point} */ ([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);

/** The outline of a place on the board, in its owner's colour. */
function outline(/** @type {Scene} */ { view, front }, /** @type {string} */ at, /** @type {string} */ cls) {
  const { kind, of, sector } = readPlace(at);
  const n = view.table.city.length;
  if (kind === NOTRE_DAME) return svg`<circle class=${cls} r=${f(tileRadius(n) * 0.74)}></circle>`;
  if (kind === 'market') {
    const [x, y] = marketPoint(of, front, n);
    return svg`<circle class=${cls} cx=${f(x)} cy=${f(y)} r="19"></circle>`;
  }
  const side = SIDES.indexOf(kind === 'harbour' ? 'harbour' : sector);
  if (side < 0) return nothing;
  const place = placeOf(view.table.seats[Number(of)].borough, front, n);
  return svg`<path class=${cls} d=${rounded(plot(n, place, side), 7)}></path>`;
}

/** Where a deed takes place. */
function deed(/** @type {Scene} */ scene, /** @type {import('../../model/beats.js').Beat} */ beat) {
  const places = new Set(beat.events.map(whereabouts).filter((at) => at && !at.startsWith('person')));
  const { colour } = scene.view.table.seats[beat.seats[0]];
  return svg`<g class="o-${colour}">${[...places].map((at) => outline(scene, String(at), 'called-o'))}</g>`;
}

/** The plague in one borough: what the hospital holds back, what passes, what is lost. */
function borough(
  /** @type {Scene} */ scene,
  /** @type {import('../../model/events.js').EventOf<'plague-struck'>} */ e,
  /** @type {GameEvent[]} */ losses,
) {
  const { view, front } = scene;
  const n = view.table.city.length;
  const { borough: at, colour } = view.table.seats[e.seat];
  const place = placeOf(at, front, n);
  const { points, radius } = stones(n, place);
  const walls = corners(n, place);
  const held = points.slice(e.to + 1, e.to + 1 + (e.value ? Math.min(e.hospital, e.value) : 0));
  const passed = e.to > e.from ? points.slice(e.from, e.to) : [];
  const walked = e.to - e.from;
  const lost = losses.find((it) => it.event === 'marker-lost');
  const less = losses.find((it) => it.event === 'prestige-lost');
  return svg`<g class="o-${colour}">
    ${outline(scene, harbourAt(e.seat), e.overrun ? 'hurt' : 'called-o')}
    ${held.length ? outline(scene, sectorAt(e.seat, 'hospital'), 'called-o') : nothing}
    ${lost ? outline(scene, sectorAt(e.seat, lost.from), 'called-o') : nothing}
    ${passed.map(([x, y], k) => svg`<g class="passed">${use('i-rat', x, y, radius * (k ? 1.5 : 1.3))}</g>`)}
    ${held.map(([x, y]) => use('g-shield', x, y, radius * 2.3, undefined, 'shield'))}
    ${held.length ? tag(between(walls[6], walls[7], 0.5), `−${held.length}`, 'i-rat') : nothing}
    ${
      e.overrun
        ? tag(
            between(walls[5], walls[6], 0.42),
            `${t('web-stage-overrun')}${less?.n ? ` −${less.n}` : ''}`,
            less?.n ? 'i-prestige' : '',
            'bad',
          )
        : walked
          ? tag(
              between(walls[5], walls[6], 0.42),
              `${walked > 0 ? '+' : '−'}${Math.abs(walked)}`,
              'i-rat',
              walked > 0 ? '' : 'well',
            )
          : nothing
    }</g>`;
}

function plagueDrawn(/** @type {Scene} */ scene, /** @type {import('../../model/beats.js').Beat} */ beat) {
  const struck = beat.events.filter((e) => e.event === 'plague-struck');
  const lost = beat.events.filter((e) => e.event === 'marker-lost');
  if (!struck.length)
    return lost.map(
      (e) =>
        svg`<g class="o-${scene.view.table.seats[Number(e.seat)].colour}">${outline(scene, String(whereabouts(e)), 'called-o')}</g>`,
    );
  return struck.map((e) =>
    borough(
      scene,
      e,
      beat.events.filter((it) => actor(it) === e.seat),
    ),
  );
}

/** The panes with their owners, as the window has them. @returns {{ seat: number, angle: number }[]} */
function panes(/** @type {number[]} */ markers) {
  const lit = markers.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  const owners =
    lit.length <= PANES ? lit : markers.map((count, seat) => (count ? seat : -1)).filter((it) => it >= 0);
  return owners.map((seat, k) => ({ seat, angle: k * 30 - 90 }));
}

/** A ray of light from the window over the roofs. */
function ray(
  /** @type {number} */ n,
  /** @type {number} */ angle,
  /** @type {string} */ colour,
  /** @type {number} */ k,
) {
  const [near, far] = [tileRadius(n) * 0.72, RADIUS * 0.66];
  const ends = [polar(near, angle - 5), polar(far, angle - 8), polar(far, angle + 8), polar(near, angle + 5)];
  return svg`<polygon class="ray c-${colour} d${k % 12}" points=${list(ends)}></polygon>`;
}

/** Notre Dame pays: its lit panes throw light, and each has its share. */
function scoringDrawn(
  /** @type {Scene} */ { view, telling },
  /** @type {import('../../model/beats.js').Beat} */ beat,
) {
  const e = recent(telling?.steps ?? [], beat).findLast((it) => it.event === 'notre-dame-scored');
  if (!e) return nothing;
  const n = view.table.city.length;
  const colour = (/** @type {number} */ seat) => view.table.seats[seat].colour;
  const shown = panes(e.markers).filter(
    ({ seat }) => beat.kind === 'share' || beat.whole || beat.seats.includes(seat),
  );
  return svg`${shown.map(({ seat, angle }, k) => ray(n, angle, colour(seat), k))}
    ${shown.map(({ angle }) => tag(polar(tileRadius(n) * 0.82, angle), String(e.each), ''))}`;
}

/** The end: the window grows over its tile, and its light falls on the boroughs of the winners. */
export function celebration(/** @type {Scene} */ { view, front }) {
  const { city, seats, result } = view.table;
  const n = city.length;
  const tile = tileRadius(n) * Math.cos(Math.PI / n);
  const winners = seats.filter((_, seat) => result?.[seat].place === 1);
  const petals = Array.from({ length: 24 }, (_, k) => {
    const [x, y] = polar(tile * 1.22, k * 15);
    return svg`<ellipse class="petal" fill=${JEWELS[k % 5]} rx=${f(tile * 0.34)} ry=${f(tile * 0.11)}
        transform="translate(${f(x)} ${f(y)}) rotate(${k * 15})"></ellipse>`;
  });
  const light = winners.map((seat, k) => {
    const place = placeOf(seat.borough, front, n);
    const middle = 90 + (place * 360) / n;
    const spread = 150 / n;
    const beams = Array.from({ length: 7 }, (_, b) => {
      const from = middle - spread + (b * 2 * spread) / 7;
      const ends = [polar(RADIUS * 1.1, from), polar(RADIUS * 1.1, from + (2 * spread) / 7)];
      return svg`<polygon class="beam" fill=${JEWELS[b % 5]} points="0,0 ${list(ends)}"></polygon>`;
    });
    return svg`<clipPath id="lit-${k}"><path d="M${list(corners(n, place))}z"></path></clipPath>
      <g class="o-${seat.colour} jewels"><g clip-path="url(#lit-${k})">${beams}</g>
      <polyline class="won" points=${list(corners(n, place).slice(2, 8))}></polyline></g>`;
  });
  return svg`<g class="celebration" aria-hidden="true">${light}<g class="petals">${petals}</g>
    <g class="grown">${bigRose(tile * 0.99)}</g></g>`;
}

/** What lies over the board while something is told. */
export function stageOver(/** @type {Scene} */ scene) {
  const { beat } = scene.telling ?? {};
  if (scene.celebrating) return celebration(scene);
  if (!beat) return nothing;
  const drawn =
    beat.kind === 'deed'
      ? deed(scene, beat)
      : beat.kind === 'borough' && !beat.whole
        ? plagueDrawn(scene, beat)
        : beat.kind === 'share' || beat.kind === 'payment'
          ? scoringDrawn(scene, beat)
          : nothing;
  return svg`<g class="told" aria-hidden="true">${drawn}</g>`;
}
