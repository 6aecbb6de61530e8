// @ts-check
// What a seat would gain or lose, as icons with numbers.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';

/** @typedef {import('../../model/events.js').Change} Change */

/** A change with its sign. */
export const signed = (/** @type {number} */ n) => (n > 0 ? `+${n}` : `−${-n}`);

/** What a seat would gain: icons with numbers. */
export function chips(/** @type {Change} */ change, /** @type {string} */ cls = '') {
  const parts = [
    change.prestige
      ? html`<span class="ch pp"
          >${icon('i-prestige')}${signed(change.prestige)}${
            change.park ? html`<small class="parkn">${icon('i-park')}${change.park}</small>` : nothing
          }</span
        >`
      : nothing,
    change.coins ? html`<span class="ch">${icon('i-coin')}${signed(change.coins)}</span>` : nothing,
    change.markers > 0 ? html`<span class="ch">${icon('i-marker')}${signed(change.markers)}</span>` : nothing,
    change.rats !== undefined ? html`<span class="ch">${icon('i-rat')}→${change.rats}</span>` : nothing,
  ].filter((it) => it !== nothing);
  return parts.length ? html`<span class="chips ${cls}">${parts}</span>` : nothing;
}
