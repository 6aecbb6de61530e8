// @ts-check
// The board as SVG: walls, streets, markets, carriages and Notre Dame, from the view alone.

import { guard, html, nothing, svg } from '../vendor/lit-html/index.js';
import { ward, wardShows } from './borough.js';
import { lots, lotsShow, river, streets, turn } from './ground.js';
import {
  SIDES,
  SPOTS,
  STREET,
  box,
  centre,
  corners,
  frontBox,
  marketPoint,
  placeOf,
  routePoints,
  streetsFrom,
  tileRadius,
} from './geometry.js';
import { f, inset, list, rounded } from '../drawing/shapes.js';
import { carriage, token } from '../drawing/pieces.js';
import { rose } from './rose.js';
import { reducedMotion } from '../app/settings.js';
import { labelled, sentences, t } from '../text/fluent.js';
import { NOTRE_DAME, marketAt } from '../model/places.js';
import { viewBoxOf } from './zoom.js';

/** @typedef {import('./board-state.js').BoardState} BoardState */

/** The whole board. */
export function board(/** @type {BoardState} */ state) {
  const { view, front, narrow } = state;
  const { city, seats } = view.table;
  const n = city.length;
  const [whole, zoom] = [box(n, 20), state.zoom];
  const rest = state.box ?? (narrow ? frontBox(n) : whole);
  const layer = state.box ? 'picture' : 'board';
  const view_box = zoom ? zoom.box(rest, whole) : rest;
  const active = view.table.turn;
  const standing = state.boroughs ?? n;
  /** How much of a borough is drawn, from 0 to 1. */
  const part = (/** @type {number} */ borough) =>
    Math.max(0, Math.min(1, standing - placeOf(borough, front, n)));
  // What is new on the ground rises, but not when all of it is.
  const grows = state.boroughs !== undefined && state.boroughs >= n + 0.5 && !reducedMotion();
  return html`<svg
    class="board n${n} ${narrow ? 'narrow' : ''} ${zoom?.active ? 'zoomed' : ''} ${grows ? 'grows' : ''}"
    viewBox=${viewBoxOf(view_box)}
    preserveAspectRatio=${narrow && !zoom?.active ? 'xMidYMax meet' : 'xMidYMid meet'}
    role="group"
    aria-label=${t('web-board', { n })}
  >
    ${standing < -0.75 ? nothing : river(n, layer)}
    ${active === null ? nothing : turn(n, placeOf(seats[active].borough, front, n), seats[active].colour)}
    <g class="earth">
      ${
        standing < -0.5
          ? nothing
          : streets(
              n,
              city.map((it) => it.colour),
              front,
              layer,
            )
      }
    </g>
    <g class="town">
      ${city.map((_, borough) => {
        const sides = Math.min(SIDES.length, part(borough) * 2 * SIDES.length);
        return sides
          ? guard([sides, ...lotsShow(state, borough)], () => lots(state, borough, sides))
          : nothing;
      })}
    </g>
    ${city.map((_, borough) => (part(borough) < 0.75 ? nothing : guard(wardShows(state, borough), () => ward(state, borough))))}
    ${standing < -0.25 ? nothing : cathedral(state)} ${drawnRoute(state)}
    ${city.map((_, borough) => (part(borough) < 1 ? nothing : SPOTS.map((spot) => market(state, `${borough}.${spot}`))))}
    ${standing < 0 ? nothing : carriages(state)} ${state.over ?? nothing}
  </svg>`;
}

function cathedral(/** @type {BoardState} */ { view, choices, words, preview }) {
  const { notre_dame, seats } = view.table;
  const choice = choices.get(NOTRE_DAME);
  const marks = notre_dame.markers.map((count, seat) => ({ colour: seats[seat].colour, count }));
  const pays = preview.pays ?? notre_dame.pays;
  const label = t('web-notre-dame-label', {
    n: notre_dame.markers.reduce((a, b) => a + b, 0),
    pays,
    value: notre_dame.value,
  });
  const ghost = preview.notreDame > 0 && view.seat !== null ? seats[view.seat].colour : undefined;
  return guard(
    [label, choice, ghost, JSON.stringify(marks)],
    () => svg`<g class="rose ${choice ? 'legal' : ''}" data-at=${NOTRE_DAME} data-help="notre-dame"
        data-choice=${choice ?? nothing} role=${choice ? 'button' : 'img'} tabindex=${choice ? 0 : nothing}
        aria-label=${choice ? sentences(words.choice(choice), label) : label}>
    ${
      choice
        ? [1.14, 1.09, 1.04].map(
            (by) => svg`<circle class="mglow" r=${f(tileRadius(view.table.city.length) * by)}></circle>`,
          )
        : nothing
    }
    ${rose(view.table.city.length, marks, pays, ghost, pays !== notre_dame.pays)}</g>`,
  );
}

function market(
  /** @type {BoardState} */ { view, words, front, choices, preview },
  /** @type {string} */ id,
) {
  const [borough, spot] = id.split('.');
  const { colour, markets } = view.table.city[Number(borough)];
  const [x, y] = marketPoint(id, front, view.table.city.length);
  const kind = spot === 'centre' ? null : markets[spot];
  const choice = choices.get(marketAt(id));
  const picked = choice !== undefined && preview.choice === choice;
  const radius = spot === 'centre' ? 15.5 : 14;
  const label = () =>
    kind ? labelled(words.market(id).text, words.message(colour, kind).text) : words.market(id).text;
  return guard(
    [words.listener, x, y, kind, choice, picked],
    () => svg`<g class="mkt ${choice ? 'legal' : ''} ${choice && !kind ? 'lesser' : ''} ${picked ? 'pick' : ''}"
        transform="translate(${f(x)} ${f(y)})" data-at=${marketAt(id)}
        data-help=${kind ? `message:${kind}` : 'market'} data-choice=${choice ?? nothing}
    role=${choice ? 'button' : 'img'} tabindex=${choice ? 0 : nothing} aria-label=${label()}>
    ${choice && kind ? [26, 22].map((r) => svg`<circle class="mglow ${picked ? 'pick' : ''}" r=${r}></circle>`) : nothing}
    ${choice ? svg`<circle class="hit" r="26"></circle><circle class="mring ${kind ? '' : 'thin'}" r="18.8"></circle>` : nothing}
    <circle class="mk-o" r=${radius}></circle><circle class="mk-i" r=${f(radius - 3.6)}></circle>
      <path class="mk-x" d="M-3 0H3M0-3V3"></path>
    ${kind ? svg`<g aria-hidden="true">${token(colour, kind)}</g>` : nothing}</g>`,
  );
}

function drawnRoute(/** @type {BoardState} */ { view, front, preview }) {
  if (!preview.way) return nothing;
  const points = list(routePoints(preview.way, front, view.table.city.length));
  return svg`<polyline class="route-c" points=${points}></polyline><polyline class="route" points=${points}></polyline>`;
}

/** Where each carriage is drawn: on the market itself where nothing lies there, else on a street beside the message. */
export function carriagePoint(
  /** @type {import('../types.js').View} */ view,
  /** @type {number} */ front,
  /** @type {number} */ seat,
) {
  const { seats, city } = view.table;
  const id = seats[seat].carriage;
  const [borough, spot] = id.split('.');
  const [x, y] = marketPoint(id, front, city.length);
  const occupied = spot !== 'centre' && city[Number(borough)].markets[spot] !== null;
  const before = seats.slice(0, seat).filter((it) => it.carriage === id).length;
  const alone = !occupied && before === 0;
  if (alone) return { x, y: y - 2, size: 33 };
  const ways = streetsFrom(id, front, city.length);
  const [dx, dy] = ways[(occupied ? before : before - 1) % ways.length];
  return { x: x + dx * 29, y: y + dy * 29 - 1, size: 27 };
}

function carriages(/** @type {BoardState} */ { view, words, front }) {
  return view.table.seats.map((seat, index) => {
    const { x, y, size } = carriagePoint(view, front, index);
    return guard(
      [words.listener, seat.carriage, x, y, size],
      () =>
        svg`<g class="car" data-piece="carriage:${index}" data-help="carriage"
            transform="translate(${f(x)} ${f(y)})" role="img" aria-label=${t('web-carriage-label', {
              player: words.name(index),
              market: words.market(seat.carriage).text,
            })}>${carriage(seat.colour, size)}</g>`,
    );
  });
}

/** A borough in small: eight wedges with their number of pieces; the harbour shows the rats. */
export function glyph(/** @type {import('../types.js').Seat} */ seat) {
  const at = corners(4, 0);
  const middle = centre(4, 0);
  const xs = at.map((p) => p[0]);
  const ys = at.map((p) => p[1]);
  const around = [
    Math.min(...xs) - 8,
    Math.min(...ys) - 8,
    Math.max(...xs) - Math.min(...xs) + 16,
    Math.max(...ys) - Math.min(...ys) + 16,
  ];
  return html`<svg class="glyph o-${seat.colour}" viewBox=${around.map(f).join(' ')} aria-hidden="true">
    <path class="gl-o" d=${rounded(at, 14)}></path>
    ${SIDES.map((sector, side) => {
      const triangle = inset([middle, at[side], at[(side + 1) % 8]], STREET / 2);
      const x = (triangle[0][0] + triangle[1][0] + triangle[2][0]) / 3;
      const y = (triangle[0][1] + triangle[1][1] + triangle[2][1]) / 3;
      const count =
        sector === 'harbour' ? seat.rats : (seat.markers[sector] ?? 0) + (seat.friend === sector ? 1 : 0);
      return svg`<path class=${sector === 'harbour' ? 'gl-h' : `gl-s gl-${Math.min(count, 4)}`} d=${rounded(triangle, 8)}></path>${
        count || sector === 'harbour'
          ? svg`<text class="gl-n" x=${f(x)} y=${f(y + 18)}>${count}</text>`
          : nothing
      }`;
    })}
  </svg>`;
}
