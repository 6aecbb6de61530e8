// @ts-check
// What events say: who acts, where, what a seat gains and loses; and the steps that count after an undo.

import { NOTRE_DAME, harbourAt, marketAt, personAt, placeAt, readPlace } from './places.js';

/** @typedef {import('../types.js').GameEvent} GameEvent */
/** @typedef {import('../types.js').Step} Step */

/** @typedef {{ prestige: number, park: number, coins: number, markers: number, rats: number | undefined, general: number }} Change */

/** An event of some kinds. @template {GameEvent['event']} K @typedef {Extract<GameEvent, { event: K }>} EventOf */

/** The seat that an event names as its own. @returns {number | undefined} */
export const seatOf = (/** @type {GameEvent} */ e) => ('seat' in e ? e.seat : undefined);

/** Who acts in an event. Cards that are passed have no seat but the one they come from. @returns {number | undefined} */
export const actor = (/** @type {GameEvent} */ e) =>
  e.event === 'two-passed' || e.event === 'one-passed' ? e.from : seatOf(e);

/** Where on the board an event took place, in the words of `data-at`. @returns {string | undefined} */
export function whereabouts(/** @type {GameEvent} */ e) {
  switch (e.event) {
    case 'marker-placed':
    case 'marker-brought':
    case 'marker-moved':
    case 'pieces-moved':
    case 'friend-moved':
      return placeAt(e.seat, e.to);
    case 'marker-lost':
    case 'marker-returned':
      return placeAt(e.seat, e.from);
    case 'message-taken':
    case 'message-left':
      return marketAt(e.market);
    case 'carriage-driven':
      return marketAt(e.to);
    case 'plague-struck':
    case 'rats-lowered':
      return harbourAt(e.seat);
    case 'hired':
      return personAt(e.person);
    case 'notre-dame-scored':
      return NOTRE_DAME;
    default:
      return undefined;
  }
}

/** The borough in which a place lies, in the words of `data-at`. @returns {number | undefined} */
export function boroughOf(/** @type {string} */ at, /** @type {import('../types.js').View} */ view) {
  const { kind, of } = readPlace(at);
  if (kind === 'market') return Number(of.split('.')[0]);
  return ['sector', 'harbour'].includes(kind) ? view.table.seats[Number(of)].borough : undefined;
}

/**
 * The steps that count after more have come: an undo strikes what it withdraws and stays in its place, and a step known already is not
 * taken twice.
 * @returns {Step[]}
 */
export function withSteps(/** @type {Step[]} */ steps, /** @type {Step[]} */ more) {
  let known = [...steps];
  for (const step of more) {
    if (known.some((old) => old.revision === step.revision)) continue;
    if (step.undo) {
      const last = known.findLast((old) => old.seat === step.seat && !old.undo)?.revision ?? 0;
      const from = step.from ?? last - 1;
      const isOthers = (/** @type {Step} */ old) => !step.everyone && old.seat !== step.seat;
      known = known.filter((old) => isOthers(old) || old.revision <= from);
    }
    known.push(step);
  }
  return known;
}

/** Who has hired each person since the newest round began. @returns {Map<string, number[]>} */
export function hires(/** @type {Step[]} */ steps) {
  /** @type {Map<string, number[]>} */
  const hired = new Map();
  for (const e of steps.flatMap((step) => step.events)) {
    if (e.event === 'round-began') hired.clear();
    if (e.event === 'hired') hired.set(e.person, [...new Set([...(hired.get(e.person) ?? []), e.seat])]);
  }
  return hired;
}

/** What a seat gains and loses by events, in sum. @returns {Change} */
export function changeFor(/** @type {GameEvent[]} */ events, /** @type {number} */ seat) {
  /** @type {Change} */
  const change = { prestige: 0, park: 0, coins: 0, markers: 0, rats: undefined, general: 0 };
  for (const e of events) {
    if (e.event === 'coins-taken' && e.from === seat) change.coins -= e.n;
    if (seatOf(e) !== seat) continue;
    switch (e.event) {
      case 'prestige-gained':
        change.prestige += e.n + e.park;
        change.park += e.park;
        break;
      case 'prestige-lost':
        change.prestige -= e.n;
        break;
      case 'coins-gained':
      case 'coins-taken':
        change.coins += e.n;
        break;
      case 'coins-paid':
        change.coins -= e.n;
        break;
      case 'markers-gained':
        change.markers += e.n;
        change.general -= e.n;
        break;
      case 'marker-placed':
        change.markers -= 1;
        break;
      case 'marker-brought':
        change.general -= 1;
        break;
      case 'marker-returned':
      case 'marker-lost':
        change.general += 1;
        break;
      case 'rats-lowered':
      case 'plague-struck':
        change.rats = e.to;
        break;
      default:
    }
  }
  return change;
}
