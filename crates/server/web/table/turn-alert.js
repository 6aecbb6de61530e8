// @ts-check
// Whose turn it is, told outside the page: in its title and on the icon of the app, and by a bell and a notification to whoever looks
// elsewhere.

import { noteTable } from '../app/badge.js';
import { settings } from '../app/settings.js';
import { play } from './story/sound.js';
import { t } from '../text/fluent.js';
import { isAsked } from '../model/choices.js';

/** Tells that one is asked, or which round it is. */
export function announceTurn(
  /** @type {import('../types.js').View | undefined} */ view,
  /** @type {string} */ table,
) {
  const asked = view !== undefined && isAsked(view);
  const title = asked
    ? t('web-title-turn')
    : view
      ? t('web-title-round', { round: view.table.round })
      : 'Notre Dame';
  if (document.title !== title) document.title = title;
  if (view?.seat != null) noteTable(table, asked);
  if (!asked || !document.hidden) return;
  play('bell');
  if (settings.notify && globalThis.Notification?.permission === 'granted') notify(table);
}

/** Notifies through the service worker: on phones nothing else may. Without https there is none, and a page notifies by itself. */
async function notify(/** @type {string} */ table) {
  const shown = { body: t('web-title-turn'), icon: '/icon-192.png', tag: table };
  try {
    const worker = await navigator.serviceWorker?.register('/fallback.js', { scope: '/' });
    if (worker) {
      await navigator.serviceWorker.ready;
      await worker.showNotification('Notre Dame', { ...shown, data: `/table/${table}` });
    } else new Notification('Notre Dame', shown);
  } catch (error) {
    // The title of the page says it too.
    console.warn(error);
  }
}
