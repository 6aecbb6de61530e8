// @ts-check
// The coach: explains each phase when it comes up, beside the board, and never gets in the way.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { settings } from '../../app/settings.js';
import { has, t } from '../../text/fluent.js';

/** A few sentences about what is going on now. */
export function coach(/** @type {import('./scene.js').Scene} */ { view }) {
  if (!settings.coach || view.seat === null || view.table.phase === 'over') return nothing;
  const asked = view.options.length > 0;
  const special = `web-coach-${view.table.prompt.name}`;
  const key = asked && has(special) ? special : `web-coach-phase-${view.table.phase}`;
  return html`<aside class="coach" aria-label=${t('web-coach')}>
    <span class="ci">${icon('u-bulb')}</span>
    <p>${t(key)}</p>
    <button class="tool" data-action="coach-off" aria-label=${t('web-coach-off')} title=${t('web-coach-off')}>
      ${icon('u-close')}
    </button>
  </aside>`;
}
