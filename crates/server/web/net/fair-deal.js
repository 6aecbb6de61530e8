// @ts-check
// Deals that nobody can choose: this device adds random bytes when its player sits down, keeps them with the server's commitment and
// with the cards that it sees, and checks at the end that they fit together. `docs/fair-deals.md` explains what that proves.

import { html, nothing } from '../vendor/lit-html/index.js';
import { agreedAt } from './fair-deal-text.js';
import { onDevice } from './transport.js';
import { icon } from '../drawing/pieces.js';
import { t } from '../text/fluent.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').View} View */
/** @typedef {import('./fair-deal-check.js').Kept} Kept */

const KEY = 'notre-dame deals';
/** What this device saw of the cards of a table, by its identifier. */
const CARDS = 'notre-dame cards ';
/** How many tables are kept; with more at once, the oldest can be checked with `notredame verify`. */
const MOST = 60;

/** What is kept under a name. */
function stored(/** @type {string} */ name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '[]');
  } catch {
    return [];
  }
}

/** @returns {Kept[]} */
const kept = () => stored(KEY);

/** Whether this device still has to add its bytes. It has nothing to prove to itself. */
export const owesBytes = (/** @type {TableInfo} */ info) =>
  !onDevice &&
  info.state === 'waiting' &&
  info.seats.some((it) => it.you && it.kind === 'person' && !it.shared);

/** What was agreed on at a table, and which seats are this player's. */
const seenOf = (/** @type {TableInfo} */ info) => ({
  agreed: agreedAt(info),
  yours: info.seats.flatMap((it, seat) => (it.you && it.kind === 'person' ? [seat] : [])),
});

function keep(/** @type {Kept} */ deal) {
  const deals = [...kept().filter((it) => it.id !== deal.id), deal];
  try {
    for (const { id } of deals.slice(0, -MOST)) localStorage.removeItem(CARDS + id);
    localStorage.setItem(KEY, JSON.stringify(deals.slice(-MOST)));
  } catch {
    // A browser that stores nothing adds its bytes nevertheless.
  }
}

/** Bytes of this device for a table, kept before they are sent. */
export function ownBytes(/** @type {TableInfo} */ info) {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const bytes = [...random].map((it) => it.toString(16).padStart(2, '0')).join('');
  keep({ id: info.id, commitment: info.commitment ?? '', bytes, ...seenOf(info) });
  return bytes;
}

/** Keeps what was agreed on at a table, as long as the game has not begun. */
export function keepAgreed(/** @type {TableInfo} */ info) {
  const own = kept().find((it) => it.id === info.id);
  if (own && info.state === 'waiting') keep({ ...own, ...seenOf(info) });
}

/** Keeps the cards that this device sees at a table to whose deal it added bytes. */
export async function keepCards(/** @type {string} */ id, /** @type {View[]} */ views) {
  if (!kept().some((it) => it.id === id)) return;
  const { seenIn } = await import('../model/dealt-cards.js');
  const known = stored(CARDS + id);
  const all = new Set([...known, ...views.flatMap(seenIn)]);
  if (all.size === known.length) return;
  try {
    localStorage.setItem(CARDS + id, JSON.stringify([...all]));
  } catch {
    // Then fewer cards are compared, and the final screen says how many.
  }
}

/** Checks the deal, with modules that a page without a server never needs. */
async function check(/** @type {TableInfo} */ info, /** @type {View} */ view) {
  const [{ checkDeal }, { seenIn }] = await Promise.all([
    import('./fair-deal-check.js'),
    import('../model/dealt-cards.js'),
  ]);
  const own = kept().find((it) => it.id === info.id);
  return checkDeal(info, own, [...stored(CARDS + info.id), ...seenIn(view)]);
}

/** @type {Map<string, Awaited<ReturnType<typeof check>>>} */
const checked = new Map();

/** What the final screen says about the deal. `changed` redraws it once it was checked. */
export function dealPanel(
  /** @type {TableInfo | undefined} */ info,
  /** @type {View} */ view,
  /** @type {() => void} */ changed,
) {
  if (info?.moved && !info.deal)
    return html`<section class="pan deal" data-testid="deal-moved">
      <h2>${t('web-deal')}</h2>
      <p>${t('web-deal-moved')}</p>
    </section>`;
  if (!info?.deal) return nothing;
  if (!checked.has(info.id)) {
    checked.set(info.id, { verdict: 'unknown', compared: 0 });
    check(info, view).then((it) => {
      checked.set(info.id, it);
      changed();
    });
  }
  const { verdict, compared } = checked.get(info.id) ?? { verdict: 'unknown', compared: 0 };
  const doubtful = verdict === 'wrong' || verdict === 'changed';
  return html`<section class="pan deal" data-testid="deal-checked" data-verdict=${verdict}>
    <h2>${t('web-deal')}</h2>
    <p>${icon(doubtful ? 'u-close' : 'u-check')}${t(`web-deal-${verdict}`)}</p>
    ${compared ? html`<p>${t('web-deal-compared', { n: compared })}</p>` : nothing}
  </section>`;
}
