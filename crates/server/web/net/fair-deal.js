// @ts-check
// Deals that nobody can choose: this device adds random bytes when its player sits down, keeps them with the server's commitment,
// and checks at the end that the deal follows from both. `docs/fair-deals.md` explains what that proves.

import { html, nothing } from '../vendor/lit-html/index.js';
import { expectedText } from './fair-deal-text.js';
import { onDevice } from './transport.js';
import { icon } from '../drawing/pieces.js';
import { t } from '../text/fluent.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/**
 * What is kept of a table: its commitment, the bytes of this device, and who had each seat when that was seen last before the game.
 * Older versions did not keep the seats.
 * @typedef {{ id: string, commitment: string, bytes: string, seats?: string[] }} Kept
 */

const KEY = 'notre-dame deals';
/** How many tables are kept; with more at once, the oldest can be checked with `notredame verify`. */
const MOST = 60;

/** @returns {Kept[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

const hex = (/** @type {Uint8Array} */ bytes) =>
  [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('');

/** Whether this device still has to add its bytes. It has nothing to prove to itself. */
export const owesBytes = (/** @type {TableInfo} */ info) =>
  !onDevice &&
  info.state === 'waiting' &&
  info.seats.some((it) => it.you && it.kind === 'person' && !it.shared);

/** Who has each seat, as a deal names them: `person`, or `bot` and its level. */
const seatsOf = (/** @type {TableInfo} */ { seats }) =>
  seats.map(({ kind, level }) => (kind === 'bot' ? `bot ${level}` : 'person'));

function keep(/** @type {Kept} */ deal) {
  const deals = [...kept().filter((it) => it.id !== deal.id), deal];
  try {
    localStorage.setItem(KEY, JSON.stringify(deals.slice(-MOST)));
  } catch {
    // A browser that stores nothing adds its bytes nevertheless.
  }
}

/** Bytes of this device for a table, kept before they are sent. */
export function ownBytes(/** @type {TableInfo} */ info) {
  const bytes = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep({ id: info.id, commitment: info.commitment ?? '', bytes, seats: seatsOf(info) });
  return bytes;
}

/** Keeps who has each seat, as long as the game has not begun. */
export function keepSeats(/** @type {TableInfo} */ info) {
  const own = kept().find((it) => it.id === info.id);
  if (own && info.state === 'waiting') keep({ ...own, seats: seatsOf(info) });
}

async function sha256(/** @type {string} */ text) {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/**
 * Whether a deal follows from what was promised, and whether the bytes of this device are part of it.
 * @returns {Promise<'fair' | 'without-yours' | 'wrong' | 'unknown'>}
 */
export async function checkDeal(/** @type {TableInfo} */ info) {
  const { id, commitment, seed, deal } = info;
  // Browsers compute hashes on secure pages only.
  if (!deal || !globalThis.crypto?.subtle) return 'unknown';
  const promise = `${deal.split('\n').slice(0, 3).join('\n')}\n`;
  const own = kept().find((it) => it.id === id);
  const promised = own?.commitment || commitment;
  const holds = (await sha256(deal)) === seed && (await sha256(promise)) === promised;
  if (!holds || deal !== expectedText(info, own?.seats, deal)) return 'wrong';
  return own && deal.includes(`: person ${own.bytes}\n`) ? 'fair' : 'without-yours';
}

/** @type {Map<string, string>} */
const checked = new Map();

/** What the final screen says about the deal. `changed` redraws it once it was checked. */
export function dealPanel(/** @type {TableInfo | undefined} */ info, /** @type {() => void} */ changed) {
  if (info?.moved && !info.deal)
    return html`<section class="pan deal" data-testid="deal-moved">
      <h2>${t('web-deal')}</h2>
      <p>${t('web-deal-moved')}</p>
    </section>`;
  if (!info?.deal) return nothing;
  const verdict = checked.get(info.id);
  if (verdict === undefined) {
    checked.set(info.id, 'unknown');
    checkDeal(info).then((it) => {
      checked.set(info.id, it);
      changed();
    });
  }
  return html`<section class="pan deal" data-testid="deal-checked" data-verdict=${verdict ?? 'unknown'}>
    <h2>${t('web-deal')}</h2>
    <p>${icon(verdict === 'wrong' ? 'u-close' : 'u-check')}${t(`web-deal-${verdict ?? 'unknown'}`)}</p>
  </section>`;
}
