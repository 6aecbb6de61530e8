// @ts-check
// Making tables, finding them by a code, and starting them.

import { t } from '../text/fluent.js';
import { ServerError, api, tableOf } from './api.js';

/** The address of the table that a link or a code means. */
export async function addressOf(/** @type {string} */ text) {
  const link = /\/table\/([^/?#\s]+)/.exec(text);
  const id = link ? link[1] : tableOf(await api('GET', `/join/${encodeURIComponent(text)}`)).id;
  return `/table/${id}`;
}

/** Names for bots, so that one can tell them apart. */
function nameBots(/** @type {{ kind: string, name?: string }[]} */ seats) {
  const free = t('web-bot-names')
    .split(', ')
    .map((name) => ({ name, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map((it) => it.name);
  return seats.map((seat) => (seat.kind === 'bot' && !seat.name ? { ...seat, name: free.pop() } : seat));
}

/** Makes a table, and starts it at once where no seat waits for anyone. @returns {Promise<import('../types.js').TableInfo>} */
export async function createTable(
  /** @type {{ seats: { kind: string, name?: string }[], [option: string]: unknown }} */ wanted,
) {
  return beginTable(tableOf(await api('POST', '/tables', { ...wanted, seats: nameBots(wanted.seats) })));
}

/** Makes the table at which a game is played again. @returns {Promise<import('../types.js').TableInfo>} */
export const playAgain = async (/** @type {string} */ id) =>
  beginTable(tableOf(await api('POST', `/tables/${id}/rematch`, {})));

/** Adds random bytes of this device to the deal, once. */
export async function addBytes(/** @type {import('../types.js').TableInfo} */ table) {
  const { owesBytes, ownBytes } = await import('./fair-deal.js');
  if (!owesBytes(table)) return;
  await api('POST', `/tables/${table.id}/share`, { bytes: ownBytes(table) }).catch((error) => {
    // The host was quicker: the cards were dealt without these bytes, and the check at the end of the game says so.
    if (!(error instanceof ServerError && error.code === 'dealt')) throw error;
  });
}

/** Starts a table at which nobody else is waited for. */
async function beginTable(/** @type {import('../types.js').TableInfo} */ table) {
  const alone = table.seats.every((seat) => seat.kind === 'bot' || seat.you);
  const ready = table.state === 'waiting' && table.you_host && alone;
  await addBytes(table);
  return ready ? tableOf(await api('POST', `/tables/${table.id}/start`, {})) : table;
}
