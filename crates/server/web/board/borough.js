// @ts-check
// A borough as SVG: its sectors with what stands in them, and its harbour with the rats.

import { nothing, svg } from '../vendor/lit-html/index.js';
import { CONTENT_SCALE, SIDES, placeOf, plot, stones } from './geometry.js';
import { f, inset, list, rounded } from '../drawing/shapes.js';
import { pieces, use } from '../drawing/pieces.js';
import { placed, placementAt } from './placement-cache.js';
import { sentences, t } from '../text/fluent.js';
import { sectorName } from '../text/narration.js';
import { harbourAt, sectorAt, stoneAt } from '../model/places.js';

/** @typedef {import('./board-state.js').BoardState} BoardState */

/** All that the drawing of a borough depends on: while it stays the same, nothing is drawn. */
export function wardShows(
  /** @type {BoardState} */ { view, words, front, choices, preview },
  /** @type {number} */ borough,
) {
  const { city, seats, phase } = view.table;
  const { owner } = city[borough];
  const own = owner !== null && owner === view.seat;
  return [
    words.listener,
    city.length,
    front,
    placed(),
    JSON.stringify([owner === null ? null : seats[owner], own && [phase, ...choices], own && preview]),
  ];
}

/** The sectors and the harbour of one borough. */
export function ward(/** @type {BoardState} */ state, /** @type {number} */ borough) {
  const { view, words, front } = state;
  const { colour, owner } = view.table.city[borough];
  const own = owner !== null && owner === view.seat;
  const n = view.table.city.length;
  return svg`<g
      class="plots o-${colour} ${own ? 'own' : ''} ${borough === front ? 'front' : ''} ${owner === null ? 'empty' : ''}"
      role="group" aria-label=${words.borough(borough)}>
    ${SIDES.map((sector, side) =>
      sector === 'harbour'
        ? harbour(state, borough)
        : plotOf(state, borough, owner, side, plot(n, placeOf(borough, front, n), side)),
    )}</g>`;
}

function plotOf(
  /** @type {BoardState} */ state,
  /** @type {number} */ borough,
  /** @type {number | null} */ owner,
  /** @type {number} */ side,
  /** @type {import('../drawing/shapes.js').Point[]} */ triangle,
) {
  const { view, words, front, choices, preview } = state;
  const sector = SIDES[side];
  const n = view.table.city.length;
  const seat = owner === null ? undefined : view.table.seats[owner];
  const own = owner !== null && owner === view.seat;
  const at = owner === null ? undefined : sectorAt(owner, sector);
  const choice = at && choices.get(at);
  const markers = seat?.markers[sector] ?? 0;
  const friend = seat?.friend === sector;
  const ghost = own ? (preview.markers[sector] ?? 0) : 0;
  const touched =
    own &&
    (ghost !== 0 || preview.friendTo === sector || (choice !== undefined && preview.choice === choice));
  const d = rounded(triangle, 7);
  const label = seat
    ? t('web-sector-label', { sector: sectorName(sector), n: markers, friend: friend ? 'yes' : 'no' })
    : sectorName(sector);
  return svg`<g class="plot ${choice || touched ? 'legal' : ''} ${touched ? 'touched' : ''}"
      data-at=${at ?? nothing} data-help="sector:${sector}" data-choice=${choice ?? nothing}
    role=${choice ? 'button' : 'img'} tabindex=${choice ? 0 : nothing} aria-label=${
      choice ? sentences(words.choice(choice), label) : label
    }>
    ${choice || touched ? [8, 5.5, 3].map((width) => glow(triangle, width)) : nothing}
    <path class="pl" d=${d}></path><path class="pl-r" d=${rounded(inset(triangle, 2.2), 5.5)}></path>
    ${content(state, sector, placementAt(n, placeOf(borough, front, n), side), seat?.colour, markers, friend, ghost)}</g>`;
}

/** A band of light around a sector. */
const glow = (/** @type {import('../drawing/shapes.js').Point[]} */ triangle, /** @type {number} */ width) =>
  svg`<path class="glow" stroke-width=${width} d=${rounded(inset(triangle, -width / 2), 7)}></path>`;

/** A name in lines. Between them is a space without width, so that it reads as one name. */
const rows = (/** @type {string[]} */ lines, /** @type {number} */ x, /** @type {number} */ lead) =>
  lines.map(
    (line, k) =>
      svg`${k ? svg`<tspan font-size="0"> </tspan>` : nothing}<tspan x=${f(x)} dy=${k ? f(lead) : '0'}>${line}</tspan>`,
  );

function content(
  /** @type {BoardState} */ { view, choices },
  /** @type {string} */ sector,
  /** @type {import('./placement.js').Placement} */ {
    icon,
    text,
    pieces: row,
    beside,
    lines,
    size,
    lead,
    boxes,
  },
  /** @type {string | undefined} */ colour,
  /** @type {number} */ markers,
  /** @type {boolean} */ friend,
  /** @type {number} */ ghost,
) {
  const own = view.seat !== null && view.table.seats[view.seat].colour === colour;
  const friendChoice = friend && own ? choices.get('friend') : undefined;
  const z = CONTENT_SCALE[view.table.city.length];
  return svg`${use(`i-${sector}`, icon.x, icon.y, icon.size, undefined, 'si')}
    <text class="sn ${beside ? 'start' : ''}" aria-hidden="true"
      font-size=${f(size)} x=${f(text.x)} y=${f(text.y)}>${rows(lines, text.x, lead)}</text>
    ${colour ? pieces(colour, markers, friend, row.x, row.y, 12.5 * z, { ghost, friendChoice, left: beside, room: boxes[2].w }) : nothing}`;
}

function harbour(/** @type {BoardState} */ { view, words, front, preview }, /** @type {number} */ borough) {
  const { colour, owner } = view.table.city[borough];
  const n = view.table.city.length;
  const place = placeOf(borough, front, n);
  const triangle = plot(n, place, 4);
  const { points, radius } = stones(n, place);
  const seat = owner === null ? undefined : view.table.seats[owner];
  const rats = seat?.rats ?? -1;
  const own = owner !== null && owner === view.seat;
  const forecast = own ? (preview.forecast ?? seat?.rats_forecast) : seat?.rats_forecast;
  const ghost = own ? (preview.rats ?? forecast?.to) : forecast?.to;
  const shown = Math.max(rats, 0);
  return svg`<g class="plot harbour" data-at=${owner === null ? nothing : harbourAt(owner)} data-help="harbour" role="img" aria-label=${
    seat ? t('web-harbour-label', { rats, to: forecast?.to ?? rats }) : words.borough(borough)
  }>
    <path class="pl" d=${rounded(triangle, 7)}></path>
    <polyline class="rope" points=${list(points)}></polyline>
    ${points.map(
      (
        [x, y],
        k,
      ) => svg`<circle class="cell ${k <= rats ? 'past' : ''} ${k === 9 ? 'hot' : ''}" cx=${f(x)} cy=${f(y)} r=${f(radius)} data-at=${
        owner === null ? nothing : stoneAt(owner, k)
      }></circle>
      ${k === rats ? nothing : svg`<text class="cell-n" font-size=${f(radius * 1.22)} x=${f(x)} y=${f(y + radius * 0.42)}>${k}</text>`}`,
    )}
    ${
      ghost !== undefined && ghost !== rats
        ? svg`<circle class="ghost ${own ? '' : 'theirs'} ${forecast?.overrun ? 'hot' : ''}"
            cx=${f(points[ghost][0])} cy=${f(points[ghost][1])} r=${f(radius + 2.6)}></circle>`
        : nothing
    }
    ${
      seat
        ? svg`<g class="rat" data-piece="rat:${owner}"
            transform="translate(${f(points[shown][0])} ${f(points[shown][1])})"><circle class="rt-o"
            r=${f(radius + 2.4)}></circle>${use(
              'i-rat',
              0,
              -0.3,
              (radius + 2) * 1.62,
              undefined,
              `on-${colour}`,
            )}</g>`
        : nothing
    }
  </g>`;
}
