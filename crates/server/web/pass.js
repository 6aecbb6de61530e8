// @ts-check
// Several people on one device: a screen between two turns that hides the hands.

import { html } from './vendor/lit-html/index.js';
import { icon } from './pieces.js';
import { t } from './text.js';

/** The screen, if the device must change hands before the next view is shown. */
export function passDevice(/** @type {import('./table.js').default} */ screen) {
  const views = screen.playback.shown?.views.filter((view) => view.seat !== null) ?? [];
  const view = screen.view();
  if (views.length < 2 || !view || view.seat === null || view.table.phase === 'over') return undefined;
  screen.revealed ??= view.seat;
  const asked = view.options.length > 0 && !view.own?.draft?.pick;
  if (screen.revealed === view.seat || !asked) {
    if (screen.revealed !== view.seat) screen.seat = screen.revealed;
    return undefined;
  }
  const { colour } = view.table.seats[view.seat];
  const name = screen.names()[view.seat];
  return html`<main class="pass o-${colour}">
    <div class="pass-c">
      ${icon(`m-${colour}`)}
      <h1>${t('web-pass-device', { player: name })}</h1>
      <p>${t('web-pass-device-why')}</p>
      <button class="btn primary big" data-action="revealed" data-value=${view.seat}>
        ${icon('u-eye')}${t('web-pass-device-ready', { player: name })}
      </button>
    </div>
  </main>`;
}
