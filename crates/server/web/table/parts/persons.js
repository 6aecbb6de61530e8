// @ts-check
// The persons beside the board: the three of the round with who has hired them, the plague they bring, and those to come.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { personsAre, stageOf } from '../../model/beats.js';
import { chips } from './chips.js';
import { icon } from '../../drawing/pieces.js';
import { listOf, t } from '../../text/fluent.js';
import { personName } from '../../text/narration.js';
import { personAt } from '../../model/places.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** Rats, as many as there are. */
const rats = (/** @type {number} */ n) =>
  html`<span class="rats" role="img" aria-label=${t('web-rats', { n })}
    >${n ? Array.from({ length: n }, () => icon('i-rat')) : html`<span class="norats">${t('web-rats', { n })}</span>`}</span
  >`;

/** Who has hired a person this round. */
function hiredBy(/** @type {Scene} */ { view, words, hired }, /** @type {string} */ person) {
  const by = hired.get(person) ?? [];
  if (!by.length) return nothing;
  const label = t('web-hired-by', { players: listOf(by.map((seat) => words.name(seat))) });
  return html`<span class="hb" role="img" aria-label=${label} title=${label}
    >${by.map((seat) => icon(`m-${view.table.seats[seat].colour}`))}</span
  >`;
}

/** The three persons of the round. */
export function persons(/** @type {Scene} */ scene) {
  const { view, words, choices, hover, picked, hints, gains } = scene;
  const are = personsAre(scene.telling?.beat);
  const back = (/** @type {string} */ stack) =>
    html`<span class="back" aria-hidden="true"
      >${stack === 'brown' ? icon('i-prestige') : scene.live.table.period}</span
    >`;
  return html`<section class="persons ${are}" aria-label=${t('web-persons')}>
    <div class="hd">
      <h2 class="eyebrow">${t('web-persons')}</h2>
      ${are === 'down' ? nothing : html`<span class="hint">${t('web-persons-hint')}</span>`}
    </div>
    ${view.table.persons.map(({ person, stack, rats: n }) => {
      const choice = choices.get(personAt(person));
      const gain = choice ? gains(choice) : undefined;
      const inner = html`<span class="em">${icon(`p-${person}`)}${hiredBy(scene, person)}</span
        ><span class="tx"
          ><span class="pt"
            ><span class="pn"
              >${personName(person)}${stack === 'brown' ? nothing : html`<span class="ltr">${stack}</span>`}</span
            >${rats(n)}</span
          ><span class="pe">${words.effect('person', person)}</span
          >${gain ? chips(gain, 'pv') : nothing}</span
        >${are === 'down' ? back(stack) : nothing}`;
      const marks = choice
        ? ['legal', hover === choice ? 'hov' : '', hints?.get(choice) === 1 ? 'best' : '']
        : [];
      const cls = `person ${stack === 'brown' ? 'brown' : 'gray'} ${marks.join(' ')}`;
      return choice
        ? html`<button
            class=${cls}
            data-choice=${choice}
            data-at=${personAt(person)}
            data-help="person:${person}"
            aria-pressed=${picked === choice ? 'true' : nothing}
          >
            ${inner}
          </button>`
        : html`<article class=${cls} data-at=${personAt(person)} data-help="person:${person}">
            ${inner}
          </article>`;
    })}
  </section>`;
}

/** What the plague will do to this seat, as things stand or as the option in hand would leave them. */
export function forecast(/** @type {Scene} */ { view, preview, telling }) {
  if (view.seat === null) return nothing;
  const own = view.table.seats[view.seat];
  if (telling?.beat && stageOf(telling.beat) === 'plague')
    return html`<section class="forecast">
      <h2 class="eyebrow">${t('web-phase-plague')}</h2>
      <p class="fc">${icon('i-rat', 'fr')}${t('web-stage-to-all', { n: view.table.plague_value })}</p>
    </section>`;
  const was = own.rats_forecast;
  const now = preview.forecast ?? was;
  if (!now) return nothing;
  const { value, hospital, by, to, overrun } = now;
  const from = preview.lowered ?? own.rats;
  const is = (/** @type {boolean} */ changed) => (changed ? 'pvc' : '');
  return html`<section class="forecast ${overrun ? 'overrun' : ''}" data-help="harbour">
    <h2 class="eyebrow">${t('web-forecast')}</h2>
    <div
      class="fc"
      role="img"
      aria-label=${t('web-forecast-label', { value, hospital, from, to, overrun: overrun ? 'yes' : 'no' })}
    >
      ${icon('i-rat', 'fr')}<b class=${is(value !== was?.value)}>${value}</b
      ><span class="op">−</span>${icon('i-hospital', 'fh')}<b class=${is(hospital !== was?.hospital)}
        >${hospital}</b
      >${by === undefined ? nothing : html`<span class="op">=</span><b>${by < 0 ? '−' : by ? '+' : ''}${Math.abs(by)}</b>`}<span
        class="res"
        ><span class="op ${is(from !== own.rats)}">${from}</span>${icon('u-right')}<b
          class=${is(to !== was?.to)}
          >${to}</b
        ></span
      >
    </div>
    <div class="track" aria-hidden="true">
      ${Array.from({ length: 10 }, (_, k) => html`<i class=${k <= Math.min(from, to) ? 'a' : k <= to ? 'b' : k <= from ? 'c' : ''}></i>`)}
    </div>
    ${overrun ? html`<p class="warn">${t('web-forecast-overrun')}</p>` : nothing}
  </section>`;
}

/** The persons still to come. */
export function toCome(/** @type {Scene} */ { view }) {
  const { brown_to_come: brown, gray_to_come: gray } = view.table;
  const order = view.own?.gray_order;
  const next = order ?? gray[view.table.period] ?? [];
  if (!brown.length && !next.length) return nothing;
  return html`<section class="tocome" aria-label=${t('web-to-come')}>
    <h2 class="eyebrow">${t('web-to-come')}</h2>
    <span class="tcs">
      ${brown.map(
        (person) =>
          html`<span class="tc b" data-help="person:${person}" role="img" aria-label=${personName(person)}
            >${icon(`p-${person}`)}</span
          >`,
      )}${brown.length && next.length ? html`<i></i>` : nothing}
      ${next
        .slice(0, 3)
        .map(
          (person) =>
            html`<span class="tc g" data-help="person:${person}" role="img" aria-label=${personName(person)}
              >${icon(`p-${person}`)}</span
            >`,
        )}</span
    >
  </section>`;
}
