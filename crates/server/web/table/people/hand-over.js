// @ts-check
// Several people on one device: before hidden cards are shown, it is handed over. The board stays open to all meanwhile.

import { html } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { t } from '../../text/fluent.js';
import { isAsked } from '../../model/choices.js';

/** @typedef {import('../../types.js').View} View */

/** Whether several seats are played on this device. */
const areSeveral = (/** @type {View[]} */ views) => views.filter((view) => view.seat !== null).length > 1;

/**
 * The seat to show after an update that asks `seat`, and the seat whose cards may be seen: `revealed` is the one whose cards were shown
 * last.
 * @returns {{ seat: number | undefined, revealed: number | undefined }}
 */
export function seatToShow(
  /** @type {View[]} */ views,
  /** @type {number | undefined} */ seat,
  /** @type {number | undefined} */ revealed,
) {
  const view = views.find((it) => it.seat === seat);
  if (!view || seat === undefined || !areSeveral(views) || view.table.phase === 'over')
    return { seat, revealed };
  const last = revealed ?? seat;
  if (!isAsked(view)) return { seat: last, revealed: last };
  // When nobody plays cards, none are shown, and whoever is asked may answer at once.
  return { seat, revealed: playsCards(view) ? last : seat };
}

/** The seat that must have the device before its cards are shown, if there is one. */
export const handedTo = (
  /** @type {View[]} */ views,
  /** @type {View | undefined} */ view,
  /** @type {number | undefined} */ revealed,
) =>
  view && view.seat !== null && areSeveral(views) && view.table.phase !== 'over' && view.seat !== revealed
    ? view.seat
    : undefined;

/** Whether cards are chosen from a hand now. Later a last card is left in it, which is nobody else's business. */
const playsCards = (/** @type {View} */ { table }) => table.phase === 'draft' || table.phase === 'actions';

/** A view as it may be shown on a device that several people share. @returns {View} */
export const shared = (/** @type {View} */ view) =>
  playsCards(view) || !view.own ? view : { ...view, own: { ...view.own, hand: null } };

/** What is shown in place of the cards until then. */
export function handOver(
  /** @type {import('../parts/scene.js').Scene} */ { view, words },
  /** @type {number} */ seat,
) {
  const { colour } = view.table.seats[seat];
  const player = words.name(seat);
  return html`<section class="dock pass o-${colour}" aria-label=${t('web-dock')}>
    <div class="prompt" role="status">
      <h2>${t('web-pass-device', { player })}</h2>
      <p>${t('web-pass-device-why')}</p>
    </div>
    <div class="backs" aria-hidden="true">
      ${[1, 2, 3].map(() => html`<span class="back">${icon(`m-${colour}`)}</span>`)}
    </div>
    <button class="btn primary big" data-action="revealed" data-value=${seat}>
      ${icon('u-eye')}${t('web-pass-device-ready', { player })}
    </button>
  </section>`;
}
