// @ts-check
// The end: places, points by source, score, coins and rats by round, great moments; rematch and record.

import { html, nothing, svg } from '../vendor/lit-html/index.js';
import { css } from '../drawing/css-directive.js';
import { dealPanel } from '../net/fair-deal.js';
import { f } from '../drawing/shapes.js';
import { bigRose } from '../board/rose.js';
import { icon, use } from '../drawing/pieces.js';
import { SOURCES, statistics, momentIcon } from '../model/statistics.js';
import { labelled, listOf, series, t } from '../text/fluent.js';
import { to } from '../app/route.js';
import { saveRecord } from '../share/download.js';
import { PHONE } from '../app/breakpoints.js';
import { pageHeader } from '../app/page-header.js';

/** @typedef {import('./parts/scene.js').Scene} Scene */
/**
 * A game that is over; `draw` draws its table again.
 * @typedef {{ id: string, steps: import('../types.js').Step[], draw: () => void }} Finished
 */

/** The verdict beside the board, while the light of the window falls on who has won. */
export function celebrated(/** @type {Scene} */ scene) {
  const result = scene.live.table.result ?? [];
  const order = result.map((_, seat) => seat).sort((a, b) => result[a].place - result[b].place);
  return html`<section class="dock verd" data-stage="end" aria-label=${t('web-result')}>
    <p class="eyebrow">${t('web-after-nine')}</p>
    <h2 class="vd">${verdict(scene, order)}</h2>
    <p class="claim">${placeSentence(scene, order)}</p>
    <button class="btn primary big" data-action="verdict">${t('web-result')}</button>
  </section>`;
}

/** The verdict and the charts. */
export function endScreen(/** @type {Finished} */ { id, steps, draw }, /** @type {Scene} */ scene) {
  const { view, words, info } = scene;
  const result = view.table.result ?? [];
  const events = steps.flatMap((step) => step.events);
  const numbers = statistics(events, result.length);
  const order = result.map((_, seat) => seat).sort((a, b) => result[a].place - result[b].place);
  return html`<div class="end">
    ${pageHeader(
      html`<button class="btn quiet" data-action="look">${icon('u-eye')}${t('web-look-board')}</button
        ><a class="btn quiet" href=${to(`/replay/${id}`)} data-link>${icon('u-replay')}${t('web-replay')}</a
        ><button class="btn quiet" @click=${() => saveRecord(id)} data-testid="record">
          ${icon('u-save')}${t('web-record')}
        </button>`,
    )}
    <main>
      <section class="verdict">
        <svg class="vr" viewBox="-66 -66 132 132" aria-hidden="true">
          <circle r="65" fill="url(#spill)"></circle>
          ${bigRose(52)}
        </svg>
        <div>
          <p class="eyebrow">${t('web-after-nine')}</p>
          <h1>${verdict(scene, order)}</h1>
          <p class="claim">${placeSentence(scene, order)}</p>
        </div>
        <div class="ea">
          ${
            info?.rematch
              ? html`<a class="btn primary big" href=${to(`/table/${info.rematch}`)} data-link
                  >${icon('u-right')}${t('web-to-rematch')}</a
                >`
              : view.seat === null
                ? nothing
                : html`<button class="btn primary big" data-action="rematch" data-testid="rematch">
                    ${icon('u-restart')}${t('web-rematch')}
                  </button>`
          }
        </div>
      </section>
      ${bars(scene, order, numbers)}
      <div class="two">
        <section class="pan">
          <h2>${t('web-score-by-round')}</h2>
          ${chart(scene, numbers.score, t('web-score-by-round'))}
        </section>
        <section class="pan">
          <h2>${t('web-moments')}</h2>
          <ul class="mom">
            ${numbers.moments.slice(0, 5).map(
              (it, k) =>
                html`<li>
                  <a href=${to(`/replay/${id}?moment=${k}`)} data-link
                    >${icon(momentIcon(it.source))}<span
                      ><b
                        >${t('web-moment-line', { player: words.name(it.seat), source: words.source(it.source).text })}</b
                      ><small>${t('web-round', { round: it.round })}</small></span
                    ><em class=${it.points < 0 ? 'neg' : ''}
                      >${it.points > 0 ? '+' : '−'}${Math.abs(it.points)}</em
                    ></a
                  >
                </li>`,
            )}
          </ul>
        </section>
        <section class="pan">
          <h2>${t('web-coins-by-round')}</h2>
          ${chart(scene, numbers.coins, t('web-coins-by-round'))}
        </section>
        <section class="pan">
          <h2>${t('web-rats-by-round')}</h2>
          ${chart(scene, numbers.rats, t('web-rats-by-round'))}
        </section>
        ${dealPanel(info, view, draw)}
      </div>
    </main>
  </div>`;
}

function verdict(/** @type {Scene} */ { view, words }, /** @type {number[]} */ order) {
  const result = view.table.result ?? [];
  const first = order.filter((seat) => result[seat].place === 1);
  const by = result[order[0]].prestige - (result[order[first.length]]?.prestige ?? 0);
  if (first.length > 1)
    return t('web-verdict-tie', { players: listOf(first.map((seat) => words.name(seat))) });
  return t(view.seat === first[0] ? 'web-verdict-you' : 'web-verdict', {
    player: words.name(first[0]),
    n: by,
  });
}

function placeSentence(/** @type {Scene} */ { view }, /** @type {number[]} */ order) {
  const result = view.table.result ?? [];
  if (view.seat === null) return '';
  const own = result[view.seat];
  const tied = order.some((seat) => seat !== view.seat && result[seat].prestige === own.prestige);
  return t('web-your-place', {
    place: own.place,
    points: own.prestige,
    tied: tied ? 'yes' : 'no',
    rest: own.tie_break,
  });
}

function bars(
  /** @type {Scene} */ { view, words },
  /** @type {number[]} */ order,
  /** @type {import('../model/statistics.js').Statistics} */ numbers,
) {
  const result = view.table.result ?? [];
  // What was lost was gained before: the bars show all gains, and beside them the loss.
  const most =
    1.1 * Math.max(1, ...numbers.bySource.map((it) => Object.values(it).reduce((a, b) => a + b, 0)));
  return html`<section class="pan">
    <div class="hd">
      <h2>${t('web-points-by-source')}</h2>
      <div class="leg" aria-hidden="true">
        ${SOURCES.map((kind, k) => html`<span><i class="s${k}"></i>${t(`web-source-${kind}`)}</span>`)}
      </div>
    </div>
    <ol class="bars">
      ${order.map(
        (seat) =>
          html`<li class=${result[seat].place === 1 ? 'win' : ''}>
            <span class="pl-n">${result[seat].place}</span>${icon(`m-${view.table.seats[seat].colour}`)}<span
              class="en"
              ><b>${words.name(seat)}</b><small>${t('web-rest', { n: result[seat].tie_break })}</small></span
            >
            <span
              class="bar"
              role="img"
              aria-label=${series([
                ...SOURCES.filter((kind) => numbers.bySource[seat][kind]).map(
                  (kind) => `${t(`web-source-${kind}`)} ${numbers.bySource[seat][kind]}`,
                ),
                ...(numbers.lost[seat] ? [`${t('source-plague')} −${numbers.lost[seat]}`] : []),
              ])}
              >${SOURCES.map((kind, k) => {
                const n = numbers.bySource[seat][kind] ?? 0;
                return n > 0
                  ? html`<i class="s${k}" ${css({ width: `${(n / most) * 100}%` })}>${n > 2 ? n : ''}</i>`
                  : nothing;
              })}${numbers.lost[seat] ? html`<span class="lost">${icon('i-rat')}−${numbers.lost[seat]}</span>` : nothing}</span
            ><span class="tot">${result[seat].prestige}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** Lines over the nine rounds, each with its colour and shape. */
function chart(
  /** @type {Scene} */ { view, words },
  /** @type {number[][]} */ over,
  /** @type {string} */ name,
) {
  const [W, H, L, R, T, B] = PHONE.matches ? [350, 230, 26, 104, 12, 26] : [500, 252, 30, 112, 12, 26];
  const rounds = over.length - 1;
  const top = Math.max(10, Math.ceil(Math.max(...over.flat()) / 10) * 10);
  const x = (/** @type {number} */ r) => L + (r * (W - L - R)) / Math.max(rounds, 1);
  const y = (/** @type {number} */ v) => T + (H - T - B) * (1 - v / top);
  const step = top > 40 ? 20 : top > 20 ? 10 : top > 10 ? 5 : 2;
  const seats = view.table.seats
    .map((seat, k) => ({ ...seat, seat: k, last: over[rounds][k] }))
    .sort((a, b) => b.last - a.last);
  let lowest = -Infinity;
  const labels = seats.map((seat) => {
    const at = Math.max(y(seat.last), lowest + 17);
    lowest = at;
    return { ...seat, at };
  });
  const shift = Math.max(0, lowest - (H - 8));
  return html`<svg
    class="chart"
    viewBox="0 0 ${W} ${H}"
    role="img"
    aria-label=${labelled(name, series(labels.map((it) => `${words.name(it.seat)} ${it.last}`)))}
  >
    ${[0, 3, 6].map((r, k) =>
      r < rounds
        ? svg`<rect class="per${k % 2}" x=${f(x(r))} y=${T} width=${f(x(Math.min(r + 3, rounds)) - x(r))}
            height=${f(y(0) - T)}></rect><text class="ax pd" x=${f(x(r + 1.5))} y=${T + 15}
            text-anchor="middle">${'ABC'[k]}</text>`
        : nothing,
    )}
    ${Array.from(
      { length: Math.floor(top / step) + 1 },
      (_, k) =>
        svg`<path class="gr" d="M${L} ${f(y(k * step))}H${f(x(rounds))}"></path>
          <text class="ax" x=${L - 8} y=${f(y(k * step) + 4)} text-anchor="end">${k * step}</text>`,
    )}
    ${over.map((_, r) => svg`<text class="ax" x=${f(x(r))} y=${H - 7} text-anchor="middle">${r}</text>`)}
    ${labels.map(
      (it) => svg`<polyline class="ln st-${it.colour}" points=${over
        .map((row, r) => `${f(x(r))},${f(y(row[it.seat]))}`)
        .join(' ')}></polyline>${over.map((row, r) =>
        r % 3 === 0 && r > 0 ? use(`m-${it.colour}`, x(r), y(row[it.seat]), r === rounds ? 12 : 9) : nothing,
      )}
      <path class="ld st-${it.colour}"
          d="M${f(x(rounds) + 7)} ${f(y(it.last))}L${f(x(rounds) + 14)} ${f(it.at - shift)}"></path>
        <text class="lb tx-${it.colour}" x=${f(x(rounds) + 17)}
          y=${f(it.at - shift + 4.5)}>${words.name(it.seat).slice(0, 10)} ${it.last}</text>`,
    )}
  </svg>`;
}
