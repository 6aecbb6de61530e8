// @ts-check
// Several people on one device: before hidden cards are shown, it is handed over. The board stays open to all meanwhile.

import { html } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { t } from '../../text/fluent.js';

/** The seat that must have the device before its cards are shown, if there is one. */
export function handedTo(/** @type {import('../table.js').default} */ screen) {
  const views = screen.playback.shown?.views.filter((view) => view.seat !== null) ?? [];
  const view = screen.view();
  if (views.length < 2 || !view || view.seat === null || view.table.phase === 'over') return undefined;
  screen.revealed ??= view.seat;
  const asked = view.options.length > 0 && !view.own?.draft?.pick;
  if (screen.revealed === view.seat) return undefined;
  if (!asked) {
    screen.seat = screen.revealed;
    return undefined;
  }
  if (playsCards(view)) return view.seat;
  // Nobody plays cards now, so none are shown, and whoever is asked may answer at once.
  screen.revealed = view.seat;
  return undefined;
}

/** Whether cards are chosen from a hand now. Later a last card is left in it, which is nobody else's business. */
const playsCards = (/** @type {import('../../types.js').View} */ { table }) =>
  table.phase === 'draft' || table.phase === 'actions';

/** A view as it may be shown on a device that several people share. @returns {import('../../types.js').View} */
export const shared = (/** @type {import('../../types.js').View} */ view) =>
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
