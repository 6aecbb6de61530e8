// @ts-check
// What opens over the table: the menu, and the talk where there is no room beside the board.

import { html, nothing } from '../vendor/lit-html/index.js';
import { companyMenu } from './people/seats.js';
import { icon } from '../drawing/pieces.js';
import { openDialog } from '../app/dialog.js';
import { settings } from '../app/settings.js';
import { t } from '../text/fluent.js';
import { to } from '../app/route.js';

/** The menu of the table. */
export function tableMenu(/** @type {import('../types.js').TableInfo | undefined} */ info) {
  const host = info?.seats.some((seat) => seat.you);
  openDialog(
    t('web-menu'),
    html`<div class="menu">
        <button class="btn" data-action="settings">${icon('u-gear')}${t('web-settings')}</button>
        <button class="btn" data-action="rules">${icon('u-book')}${t('web-rules')}</button>
        <button class="btn" data-action="coach-toggle">
          ${icon('u-bulb')}${settings.coach ? t('web-coach-off') : t('web-coach-on')}
        </button>
        ${
          host && info?.state === 'playing'
            ? html`<button class="btn" data-action="leave">${icon('u-door')}${t('web-leave')}</button>`
            : nothing
        }
        ${
          host && info?.state === 'playing' && info.seats.every((seat) => seat.you || seat.kind === 'bot')
            ? html`<button class="btn" data-action="move">${icon('u-copy')}${t('web-move')}</button>`
            : nothing
        }
        ${info ? companyMenu(info) : nothing}
        <a class="btn" href=${to('/')} data-link>${icon('u-people')}${t('web-home')}</a>
      </div>
      ${info?.code ? html`<p class="lead">${t('web-code', { code: info.code })}</p>` : nothing}`,
  );
}

/**
 * The chat over the page, where there is no room beside the board.
 * @param {() => unknown} panel what is shown @param {() => void} closed
 * @returns {() => void} draws it again
 */
export function talkSheet(panel, closed) {
  const { dialog, draw } = openDialog(t('web-talk'), panel());
  dialog.addEventListener('close', closed);
  return () => draw(panel());
}
