// @ts-check
// Places of a table in the words of `data-at`: how they are written, and read again.

export const NOTRE_DAME = 'notre-dame';

export const sectorAt = (/** @type {number | null} */ seat, /** @type {string} */ sector) =>
  `sector:${seat}:${sector}`;

/** A place of the notation: a sector of a seat, or Notre Dame. */
export const placeAt = (/** @type {number | null} */ seat, /** @type {string} */ place) =>
  place === NOTRE_DAME ? NOTRE_DAME : sectorAt(seat, place);

export const harbourAt = (/** @type {number} */ seat) => `harbour:${seat}`;

/** A stone of the plague track. */
export const stoneAt = (/** @type {number} */ seat, /** @type {number} */ space) => `stone:${seat}:${space}`;

/** A market of the notation, such as "1.gate". */
export const marketAt = (/** @type {string} */ market) => `market:${market}`;

export const personAt = (/** @type {string} */ person) => `person:${person}`;

export const cardAt = (/** @type {string} */ card) => `card:${card}`;

/** The seat in the list of players, and what it has there. */
export const playerAt = (/** @type {number} */ seat) => `player:${seat}`;
export const coinsAt = (/** @type {number} */ seat) => `coins:${seat}`;
export const supplyAt = (/** @type {number} */ seat) => `supply:${seat}`;
export const prestigeAt = (/** @type {number} */ seat) => `prestige:${seat}`;

/**
 * A place, read: what kind it is, of which seat or which market, person or card, and which sector.
 * @returns {{ kind: string, of: string, sector: string }}
 */
export function readPlace(/** @type {string} */ at) {
  const [kind = '', of = '', sector = ''] = at.split(':');
  return { kind, of, sector };
}
