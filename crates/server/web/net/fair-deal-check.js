// @ts-check
// Whether a game was dealt as promised, from what this device saw before the game and during it. `docs/fair-deals.md` explains what
// that proves.

import { expectedText, agreedAt } from './fair-deal-text.js';
import { dealt, facts } from '../model/dealt-cards.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/**
 * What a device kept of a table: its commitment, the bytes that it added, what was agreed on when it saw the table last before the game,
 * and its seats then. Older versions did not keep the latter two.
 * @typedef {{ id: string, commitment: string, bytes: string, agreed?: import('./fair-deal-text.js').Agreed, yours?: number[] }} Kept
 */
/**
 * `fair`: the deal is as promised, and nobody could choose it alone. `without-yours`: as promised, but without bytes of this device.
 * `changed`: the rules or the seats are not those that this device saw last before the game. `wrong`: it is not as promised.
 * @typedef {'fair' | 'without-yours' | 'changed' | 'wrong' | 'unknown'} Verdict
 */

const hex = (/** @type {Uint8Array} */ bytes) =>
  [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('');

async function sha256(/** @type {string} */ text) {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/**
 * Whether a deal follows from what was promised, whether the cards are those of the deal, and whether the bytes of this device are part
 * of it; and how many of the cards, persons and messages that this device saw were compared.
 * @returns {Promise<{ verdict: Verdict, compared: number }>}
 */
export async function checkDeal(
  /** @type {Pick<TableInfo, 'id' | 'commitment' | 'seed' | 'deal' | 'rules' | 'start' | 'seats'>} */ info,
  /** @type {Kept | undefined} */ own,
  /** @type {string[]} */ seen,
) {
  const { id, commitment, seed, deal, rules, seats } = info;
  /** @type {(verdict: Verdict, compared?: number) => { verdict: Verdict, compared: number }} */
  const result = (verdict, compared = 0) => ({ verdict, compared });
  // Browsers compute hashes on secure pages only.
  if (!deal || !seed || !globalThis.crypto?.subtle) return result('unknown');
  const promise = `${deal.split('\n').slice(0, 3).join('\n')}\n`;
  const isPromised =
    (await sha256(deal)) === seed && (await sha256(promise)) === (own?.commitment || commitment);
  // Who had which seat can be different at the end.
  if (!isPromised || deal !== expectedText(id, { ...agreedAt(info), seats: undefined }, deal))
    return result('wrong');
  const all = facts(dealt(seed, seats.length, rules.new_persons), info.start);
  const cards = new Set(seen);
  if ([...cards].some((it) => !all.has(it))) return result('wrong');
  if (own?.agreed && deal !== expectedText(id, own.agreed, deal)) return result('changed', cards.size);
  const has = (/** @type {string} */ line) => deal.includes(`${line}: person ${own?.bytes}\n`);
  const yours = own?.yours?.map((seat) => has(`\nseat ${seat}`)) ?? [has('')];
  return result(own && yours.length && yours.every(Boolean) ? 'fair' : 'without-yours', cards.size);
}
