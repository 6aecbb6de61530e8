// @ts-check
// Choices in the notation: where each one is drawn, and what it would change. No rules: the options come from the server.

import { seatOf } from './events.js';
import { route } from './streets.js';
import { NOTRE_DAME, cardAt, marketAt, personAt, placeAt } from './places.js';

/** @typedef {import('../types.js').View} View */
/**
 * What the option in hand would change.
 * @typedef {object} Preview
 * @property {string} [choice]
 * @property {Record<string, number>} markers how many more, by sector
 * @property {number} notreDame
 * @property {number} [rats] where the rats would be
 * @property {number} [lowered] where they would be before the plague
 * @property {Omit<import('../types.js').Forecast, 'by'> & { by?: number }} [forecast] the plague at the end of the round
 * @property {number} [pays] what each marker on Notre Dame would pay
 * @property {string[]} [way] of the carriage
 * @property {string} [friendTo]
 */

/** Nothing is in hand. @type {Preview} */
export const NO_PREVIEW = { markers: {}, notreDame: 0 };

/** Whether a decision is still open: a card kept in the draft may be changed until everyone has chosen. */
export const isAsked = (/** @type {View} */ view) => view.options.length > 0 && !view.own?.draft?.pick;

/** A choice of the notation, read: what is done, and with what. @returns {{ verb: string, what: string }} */
export function readChoice(/** @type {string} */ choice) {
  const [verb = '', what = ''] = choice.split(' ');
  return { verb, what };
}

/** The natural place of a choice, as in `data-at`; undefined if it has none and is a button only. @returns {string | undefined} */
export function placeOfChoice(/** @type {string} */ choice, /** @type {View} */ view) {
  const { verb, what } = readChoice(choice);
  switch (verb) {
    case 'play':
    case 'keep':
      return cardAt(what);
    case 'hire':
      return personAt(what);
    case 'from':
    case 'return':
    case 'to':
    case 'use':
    case 'place':
    case 'remove':
      if (what === 'friend') return 'friend';
      return placeAt(view.seat, what);
    case 'drive':
      return marketAt(what);
    case 'take':
      return marketAt(view.table.seats[view.seat ?? 0].carriage);
    default:
      return undefined;
  }
}

/** All choices by their place. @returns {Map<string, string>} */
export function choicesByPlace(/** @type {View} */ view) {
  const map = new Map();
  for (const choice of view.options) {
    const place = placeOfChoice(choice, view);
    if (place) map.set(place, choice);
  }
  return map;
}

/** An icon for a choice. @returns {string | undefined} */
export function iconOfChoice(/** @type {string} */ choice, /** @type {View} */ view) {
  const { verb, what } = readChoice(choice);
  switch (verb) {
    case 'play':
    case 'keep':
      return `i-${what}`;
    case 'hire':
      return `p-${what}`;
    case 'donate':
      return 'i-coin';
    case 'from':
    case 'return':
    case 'to':
    case 'use':
    case 'place':
    case 'remove':
      return what === 'friend' ? 'i-trusted-friend' : `i-${what}`;
    case 'bonus':
      return what === 'rats' ? 'i-rat' : `i-${what}`;
    case 'drive':
    case 'take':
      return messageIcon(verb === 'take' ? view.table.seats[view.seat ?? 0].carriage : what, view);
    case 'repeat':
      return `msg-${what}`;
    case 'give':
      return view.table.rules.benefactor === 'coins' ? 'i-coin' : 'i-prestige';
    case 'move':
      return 'i-marker';
    default:
      return undefined;
  }
}

function messageIcon(/** @type {string} */ market, /** @type {View} */ view) {
  const [borough, spot] = market.split('.');
  const kind = view.table.city[Number(borough)].markets[spot];
  return kind ? `msg-${kind}` : 'i-carriage-house';
}

/** What a choice would lead to together with the answer that would follow. @returns {import('../types.js').Preview} */
export const together = (
  /** @type {import('../types.js').Preview} */ { then, ...first },
  /** @type {import('../types.js').Preview} */ next,
) => ({ ...first, ...next, choice: first.choice, events: [...first.events, ...next.events] });

/** What a choice would do on the board, for this view's seat. @returns {Preview} */
export function previewOf(
  /** @type {string} */ choice,
  /** @type {import('../types.js').Preview | undefined} */ option,
  /** @type {View} */ view,
) {
  /** @type {Preview} */
  const preview = { ...NO_PREVIEW, choice, markers: {}, forecast: option?.forecast, pays: option?.pays };
  const add = (/** @type {string} */ place, /** @type {number} */ by) => {
    if (place === NOTRE_DAME) preview.notreDame += by;
    else preview.markers[place] = (preview.markers[place] ?? 0) + by;
  };
  for (const e of option?.events ?? []) {
    if (seatOf(e) !== view.seat) continue;
    switch (e.event) {
      case 'marker-placed':
      case 'marker-brought':
        add(e.to, 1);
        break;
      case 'marker-moved':
        add(e.from, -1);
        add(e.to, 1);
        break;
      case 'pieces-moved':
        add(e.from, -e.markers);
        add(e.to, e.markers);
        if (e.friend) preview.friendTo = e.to;
        break;
      case 'friend-moved':
        preview.friendTo = e.to;
        break;
      case 'marker-returned':
      case 'marker-lost':
        add(e.from, -1);
        break;
      case 'rats-lowered':
        preview.rats = e.to;
        preview.lowered ??= e.to;
        break;
      // From here on the forecast has come true.
      case 'plague-struck':
        preview.rats = e.to;
        preview.lowered ??= e.from;
        preview.forecast = e;
        break;
      case 'carriage-driven':
        preview.way = route(e.from, e.to, view.table.city.length);
        break;
      default:
    }
  }
  const { verb, what } = readChoice(choice);
  if (verb === 'drive' && !preview.way)
    preview.way = route(view.table.seats[view.seat ?? 0].carriage, what, view.table.city.length);
  return preview;
}
