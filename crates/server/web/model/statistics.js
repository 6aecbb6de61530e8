// @ts-check
// A finished game in numbers, from its events: points by source and by round, coins and rats over time, great moments. Pure.

/** @typedef {import('../types.js').GameEvent} GameEvent */
/**
 * @typedef {object} Statistics
 * @property {Record<string, number>[]} bySource
 * @property {number[]} lost
 * @property {number[][]} score
 * @property {number[][]} coins
 * @property {number[][]} rats
 * @property {{ seat: number, round: number, source: string, points: number, at?: number }[]} moments
 */

/** The kinds of sources, in the order of the chart. */
export const SOURCES = ['residence', 'notre-dame', 'messages', 'persons', 'park', 'other'];

function kindOf(/** @type {string} */ source) {
  if (source === 'sector.residence') return 'residence';
  if (source === 'donation' || source === 'notre-dame') return 'notre-dame';
  if (source.startsWith('message')) return 'messages';
  if (source.startsWith('person')) return 'persons';
  return 'other';
}

/** Reads the whole game. Every list begins before the first round. @returns {Statistics} */
export function statistics(
  /** @type {(GameEvent & { at?: number })[]} */ events,
  /** @type {number} */ seats,
  /** @type {number} */ coinsAtStart = 3,
) {
  const zero = () => new Array(seats).fill(0);
  const bySource = Array.from({ length: seats }, () => /** @type {Record<string, number>} */ ({}));
  const lost = zero();
  const now = { score: zero(), coins: zero().map(() => coinsAtStart), rats: zero() };
  const over = { score: [zero()], coins: [[...now.coins]], rats: [zero()] };
  /** @type {Statistics['moments']} */
  const moments = [];
  let round = 1;
  const close = () => {
    over.score.push([...now.score]);
    over.coins.push([...now.coins]);
    over.rats.push([...now.rats]);
  };
  const add = (/** @type {number} */ seat, /** @type {string} */ kind, /** @type {number} */ n) => {
    bySource[seat][kind] = (bySource[seat][kind] ?? 0) + n;
  };
  for (const e of events) {
    switch (e.event) {
      case 'round-began':
        if (e.round > round) {
          close();
          round = e.round;
        }
        break;
      case 'game-ended':
        close();
        break;
      case 'prestige-gained':
        add(e.seat, kindOf(e.source), e.n);
        if (e.park) add(e.seat, 'park', e.park);
        now.score[e.seat] += e.n + e.park;
        moments.push({ seat: e.seat, round, source: e.source, points: e.n + e.park, at: e.at });
        break;
      case 'prestige-lost':
        lost[e.seat] += e.n;
        now.score[e.seat] -= e.n;
        moments.push({ seat: e.seat, round, source: e.source, points: -e.n, at: e.at });
        break;
      case 'coins-gained':
        now.coins[e.seat] += e.n;
        break;
      case 'coins-paid':
        now.coins[e.seat] -= e.n;
        break;
      case 'coins-taken':
        now.coins[e.seat] += e.n;
        now.coins[e.from] -= e.n;
        break;
      case 'rats-lowered':
      case 'plague-struck':
        now.rats[e.seat] = e.to;
        break;
      default:
    }
  }
  moments.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return { bySource, lost, ...over, moments };
}

/** The picture of a moment, by where its points came from. */
export const momentIcon = (/** @type {string} */ source) => {
  const [kind, what] = source.split('.');
  return kind === 'person'
    ? `p-${what}`
    : kind === 'sector'
      ? `i-${what}`
      : kind === 'plague'
        ? 'i-rat'
        : kind === 'message'
          ? `msg-${what}`
          : 'i-notre-dame';
};
