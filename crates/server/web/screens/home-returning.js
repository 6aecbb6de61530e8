// @ts-check
// Home for someone who has played: what waits first, then what others do, then one's own games.

import { html, nothing } from '../vendor/lit-html/index.js';
import { agreedTime } from '../text/times.js';
import { onDevice } from '../net/transport.js';
import { icon } from '../drawing/pieces.js';
import { bigRose } from '../board/rose.js';
import { language, listOf, t } from '../text/fluent.js';
import { to } from '../app/route.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {{ games: number, won: number, points: number, best: number }} Statistics */
/** @typedef {Record<'mine' | 'open' | 'watch' | 'finished', TableInfo[]>} Lists */

/** How many finished games are shown before one asks for all. */
const FEW = 5;
const DAY = 86_400_000;

/** Whether a table waits for the person at this device. */
export const isHot = (/** @type {TableInfo} */ table) =>
  table.state === 'playing' &&
  table.seats.some((seat) => seat.you && seat.kind === 'person' && table.waiting.includes(seat.seat));

/** A day in words, such as yesterday. */
export function when(/** @type {number} */ at, /** @type {number} */ now = Date.now()) {
  const day = (/** @type {number} */ it) => new Date(it).setHours(0, 0, 0, 0);
  const ago = Math.round((day(now) - day(at)) / DAY);
  if (ago < 7) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-ago, 'day');
  return new Date(at).toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The greeting, and everything that waits. `all` shows every finished game. */
export function club(
  /** @type {Lists} */ lists,
  /** @type {Statistics} */ numbers,
  /** @type {{ actions: unknown, all: boolean }} */ { actions, all },
) {
  const hot = lists.mine.filter(isHot);
  const others = lists.mine.filter((it) => !isHot(it));
  const mine = new Set(lists.mine.map((it) => it.id));
  const foreign = (/** @type {TableInfo[]} */ tables) => tables.filter((it) => !mine.has(it.id)).slice(0, 4);
  return html`<section class="greet">
      <svg viewBox="-56 -56 112 112" aria-hidden="true">${bigRose(54)}</svg>
      <div>
        <h1>${t('web-welcome-back')}</h1>
        <p>${t('web-tables-wait', { n: hot.length })}</p>
      </div>
      ${actions}
    </section>
    <div class="cols">
      <div>
        ${block('web-your-turn', hot, turnRow)}${block('web-others-think', others, otherRow)}
        ${hot.length + others.length ? nothing : empty('web-your-tables', 'web-no-tables')}
      </div>
      <div>
        ${
          onDevice
            ? nothing
            : (block('web-open-tables', foreign(lists.open), openRow) ??
              empty('web-open-tables', 'web-no-open-tables'))
        }
        ${block('web-to-watch', foreign(lists.watch), watchRow)}
      </div>
      <div>${history(lists.finished, all)}${figures(numbers)}</div>
    </div>`;
}

/** A heading with its number, and the tables below. Nothing if there are none. */
const block = (
  /** @type {string} */ key,
  /** @type {TableInfo[]} */ tables,
  /** @type {(table: TableInfo) => unknown} */ row,
) =>
  tables.length
    ? html`<section>
        <h2>${t(key)} <span class="n">${tables.length}</span></h2>
        <ul>
          ${tables.map(row)}
        </ul>
      </section>`
    : undefined;

const empty = (/** @type {string} */ key, /** @type {string} */ why) =>
  html`<section>
    <h2>${t(key)}</h2>
    <p class="none">${t(why)}</p>
  </section>`;

/** A table in a row: its shapes, two lines, and a way there. */
const row = (
  /** @type {TableInfo} */ table,
  /** @type {string} */ title,
  /** @type {string} */ more,
  /** @type {unknown} */ way,
) =>
  html`<li class=${isHot(table) ? 'hot' : ''}>
    <span class="tms"
      >${table.seats.map((seat) => (seat.kind === 'open' ? html`<span class="free"></span>` : icon(`m-${seat.colour}`)))}</span
    ><span class="tt"><b>${title}</b><small>${more}</small></span
    >${way}
  </li>`;

const link = (/** @type {TableInfo} */ { id }, /** @type {string} */ key, /** @type {string} */ cls = '') =>
  html`<a class="btn ${cls}" href=${to(`/table/${id}`)} data-link>${t(key)}</a>`;

/** The names of seats, without those that nobody has taken. */
const named = (/** @type {TableInfo['seats']} */ seats) =>
  seats.map((seat) => seat.name ?? '').filter(Boolean);

/** Whom one plays with. Nobody is elsewhere if one device is passed around. */
const others = (/** @type {TableInfo} */ table) => named(table.seats.filter((seat) => !seat.you));

/** The others at a table, or everyone where one device is passed around. */
const names = (/** @type {TableInfo} */ table) =>
  listOf(others(table).length ? others(table) : named(table.seats));

/** What is known, one after the other in a line. */
const both = (/** @type {string[]} */ ...parts) => parts.filter(Boolean).join(' · ');

/** The time for each choice, where there is a clock. */
const clock = (/** @type {TableInfo} */ { seconds_per_choice: seconds }) =>
  seconds ? t('web-option-clock-other', { time: agreedTime(seconds) }) : '';

const round = (/** @type {TableInfo} */ table) => t('web-round', { round: table.round ?? 1 });

function turnRow(/** @type {TableInfo} */ table) {
  const players = others(table).length ? t('web-with', { players: names(table) }) : names(table);
  return row(table, round(table), both(players, clock(table)), link(table, 'web-play', 'primary'));
}

function otherRow(/** @type {TableInfo} */ table) {
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const { length } = table.seats;
  if (table.state === 'archived')
    return row(table, t('web-archived'), names(table), link(table, 'web-look-in'));
  if (table.state === 'waiting')
    return row(
      table,
      t('web-table-waiting', { n: length - free, of: length }),
      when(table.updated_at),
      link(table, 'web-look-in'),
    );
  const waiting = table.waiting.map((seat) => table.seats[seat]?.name ?? '').filter(Boolean);
  const more = waiting.length ? t('web-table-waiting-for', { players: listOf(waiting) }) : names(table);
  return row(table, round(table), both(more, clock(table)), link(table, 'web-look-in'));
}

function openRow(/** @type {TableInfo} */ table) {
  const { length } = table.seats;
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  const more = both(table.host ?? '', table.rules.new_persons ? t('option-new-persons') : '', clock(table));
  return row(
    table,
    t('web-table-waiting', { n: length - free, of: length }),
    more,
    html`<button class="btn" data-action="sit" data-value=${table.id}>${t('web-sit')}</button>`,
  );
}

const watchRow = (/** @type {TableInfo} */ table) =>
  row(table, names(table), round(table), link(table, 'web-watch'));

/** Finished games: place, opponents, day, score. */
function history(/** @type {TableInfo[]} */ tables, /** @type {boolean} */ all) {
  if (!tables.length) return empty('web-your-games', 'web-no-games');
  return html`<section>
    <h2>
      ${t('web-your-games')}${
        tables.length > FEW && !all
          ? html`<button class="all" data-action="all">${t('web-all-games', { n: tables.length })}</button>`
          : nothing
      }
    </h2>
    <ol class="past">
      ${tables.slice(0, all ? tables.length : FEW).map((table) => {
        const own = table.seats.find((seat) => seat.you);
        const place =
          own?.place == null ? '' : t('web-place-of', { place: own.place, n: table.seats.length });
        return html`<li class=${own?.place === 1 ? 'won' : ''}>
          <a href=${to(`/replay/${table.id}`)} data-link
            >${icon(`m-${own?.colour ?? 'red'}`)}<span class="tt"
              ><b>${names(table)}</b><small>${both(place, when(table.updated_at))}</small></span
            ><em>${own?.score ?? '–'}</em></a
          >
        </li>`;
      })}
    </ol>
  </section>`;
}

/** One's games in four numbers. */
function figures(/** @type {Statistics} */ { games, won, points, best }) {
  if (!games) return nothing;
  const mean = (points / games).toLocaleString(language(), { maximumFractionDigits: 1 });
  const figure = (/** @type {string | number} */ value, /** @type {string} */ key) =>
    html`<div>
      <dt>${t(key)}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="figures" aria-label=${t('web-figures')}>
    ${figure(games, 'web-figure-games')}${figure(won, 'web-figure-won')}${figure(mean, 'web-figure-mean')}${figure(
      best,
      'web-figure-best',
    )}
  </dl>`;
}
