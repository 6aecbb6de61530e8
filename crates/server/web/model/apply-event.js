// @ts-check
// A view one event later, as the event says it: what the table shows between two views of the server. It knows no rules, and
// whatever it leaves out is right again with the next view.

import { seatOf } from './events.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Seat} Seat */
/** @typedef {import('../types.js').GameEvent} GameEvent */

/** The view with some of a seat's things changed. @returns {View} */
const seated = (
  /** @type {View} */ view,
  /** @type {number} */ seat,
  /** @type {(it: Seat) => Partial<Seat>} */ change,
) => ({
  ...view,
  table: {
    ...view.table,
    seats: view.table.seats.map((it, k) => (k === seat ? { ...it, ...change(it) } : it)),
  },
});

/** A place has more or fewer markers of a seat. @returns {View} */
function marked(
  /** @type {View} */ view,
  /** @type {number} */ seat,
  /** @type {string} */ place,
  /** @type {number} */ by,
) {
  const { notre_dame } = view.table;
  if (place === 'notre-dame') {
    const markers = notre_dame.markers.map((n, k) => (k === seat ? n + by : n));
    return { ...view, table: { ...view.table, notre_dame: { ...notre_dame, markers } } };
  }
  return seated(view, seat, ({ markers }) => ({
    markers: { ...markers, [place]: (markers[place] ?? 0) + by },
  }));
}

/** A seat has more or fewer points, if they are known. @returns {View} */
const scored = (/** @type {View} */ view, /** @type {number} */ seat, /** @type {number} */ by) => ({
  ...view,
  prestige: view.prestige.map((n, k) => (k === seat && n !== null ? Math.max(0, n + by) : n)),
});

/** A message leaves its market. @returns {View} */
function emptied(/** @type {View} */ view, /** @type {string} */ market) {
  const [borough, spot] = market.split('.');
  const city = view.table.city.map((it, k) =>
    k === Number(borough) ? { ...it, markets: { ...it.markets, [spot]: null } } : it,
  );
  return { ...view, table: { ...view.table, city } };
}

/** Someone acts in a phase. @returns {View} */
const turn = (/** @type {View} */ view, /** @type {number | null} */ seat, /** @type {string} */ phase) => ({
  ...view,
  table: { ...view.table, turn: seat, phase },
});

/** The plague begins, and nobody acts any more. @returns {View} */
export const plagueBegun = (/** @type {View} */ view) => turn(view, null, 'plague');

/** A new round: its persons and its rats are those of the view that comes. @returns {View} */
function begun(
  /** @type {View} */ view,
  /** @type {import('./events.js').EventOf<'round-began'>} */ e,
  /** @type {View} */ coming,
) {
  const { period, persons, plague_value, brown_to_come, gray_to_come, seats } = coming.table;
  return {
    ...view,
    table: {
      ...view.table,
      ...{ period, persons, plague_value, brown_to_come, gray_to_come },
      ...{ round: e.round, start: e.start, turn: null, phase: 'persons' },
      seats: view.table.seats.map((it, k) => ({
        ...it,
        doctor: false,
        played: [...it.played, []],
        rats_forecast: seats[k].rats_forecast,
      })),
    },
  };
}

/** All markers on the window go back to the general supplies, and it offers what the coming view says. @returns {View} */
export function windowEmptied(/** @type {View} */ view, /** @type {View} */ coming) {
  const { notre_dame, seats } = view.table;
  return {
    ...view,
    table: {
      ...view.table,
      notre_dame: { ...coming.table.notre_dame, markers: notre_dame.markers.map(() => 0) },
      seats: seats.map((it, k) => ({ ...it, general: it.general + notre_dame.markers[k] })),
    },
  };
}

/** Whether an event can change what the plague will do to its seat. */
const heals = (/** @type {GameEvent} */ e) =>
  e.event === 'hired' ||
  e.event === 'rats-lowered' ||
  ('from' in e && e.from === 'hospital') ||
  ('to' in e && e.to === 'hospital');

/**
 * The forecast of the plague after an event that changed it: what the plague then does, if that is among the events told, or what the
 * coming view foresees. @returns {View}
 */
function foreseen(
  /** @type {View} */ view,
  /** @type {number} */ seat,
  /** @type {View} */ coming,
  /** @type {GameEvent[]} */ events,
) {
  // Where the plague has struck, nothing is foreseen any more.
  if (!view.table.seats[seat].rats_forecast) return view;
  const e = events.find((it) => it.event === 'plague-struck' && it.seat === seat);
  const rats_forecast =
    e?.event === 'plague-struck'
      ? { value: e.value, hospital: e.hospital, by: e.value - e.hospital, to: e.to, overrun: e.overrun }
      : coming.table.seats[seat].rats_forecast;
  return seated(view, seat, () => ({ rats_forecast }));
}

/** A view after an event; `coming` is the server's next view, and `events` are all that lead to it. @returns {View} */
export function unfold(
  /** @type {View} */ view,
  /** @type {GameEvent} */ e,
  /** @type {View} */ coming,
  /** @type {GameEvent[]} */ events = [],
) {
  const next = changedBy(view, e, coming);
  const seat = seatOf(e);
  return seat !== undefined && heals(e) ? foreseen(next, seat, coming, events) : next;
}

/** What an event says, without what follows from it. @returns {View} */
function changedBy(/** @type {View} */ view, /** @type {GameEvent} */ e, /** @type {View} */ coming) {
  // Where it is used, the event has a seat.
  const seat = seatOf(e) ?? -1;
  const changed = (/** @type {(it: Seat) => Partial<Seat>} */ change) => seated(view, seat, change);
  switch (e.event) {
    case 'played':
      return turn(
        changed(({ played }) => ({
          played: [...played.slice(0, -1), [...(played.at(-1) ?? []), { card: e.card, deck: e.deck }]],
        })),
        seat,
        'actions',
      );
    case 'hired':
    case 'hired-nobody':
      return turn(view, seat, 'hiring');
    case 'marker-placed':
      return marked(
        changed(({ supply }) => ({ supply: supply - 1 })),
        seat,
        e.to,
        1,
      );
    case 'marker-brought':
      return marked(
        changed(({ general }) => ({ general: general - 1 })),
        seat,
        e.to,
        1,
      );
    case 'marker-moved':
      return marked(marked(view, seat, e.from, -1), seat, e.to, 1);
    case 'pieces-moved': {
      const moved = marked(marked(view, seat, e.from, -e.markers), seat, e.to, e.markers);
      return e.friend ? seated(moved, seat, () => ({ friend: e.to })) : moved;
    }
    case 'friend-moved':
      return changed(() => ({ friend: e.to }));
    case 'marker-returned':
    case 'marker-lost':
      return marked(
        changed(({ general }) => ({ general: general + 1 })),
        seat,
        e.from,
        -1,
      );
    case 'markers-gained':
      return changed(({ supply, general }) => ({ supply: supply + e.n, general: general - e.n }));
    case 'coins-gained':
      return changed(({ coins }) => ({ coins: coins + e.n }));
    case 'coins-paid':
      return changed(({ coins }) => ({ coins: coins - e.n }));
    case 'coins-taken':
      return seated(
        changed(({ coins }) => ({ coins: coins + e.n })),
        e.from,
        ({ coins }) => ({ coins: coins - e.n }),
      );
    case 'prestige-gained':
      return scored(view, seat, e.n + e.park);
    case 'prestige-lost':
      return scored(view, seat, -e.n);
    case 'rats-lowered':
      return changed(() => ({ rats: e.to }));
    case 'plague-struck':
      return plagueBegun(changed(() => ({ rats: e.to, rats_forecast: null })));
    case 'carriage-driven':
      return changed(() => ({ carriage: e.to }));
    case 'message-taken':
      return emptied(
        changed(({ messages }) => ({ messages: [...messages, { colour: e.colour, kind: e.kind }] })),
        e.market,
      );
    case 'bell-ringer-moved':
      return { ...view, table: { ...view.table, start: e.to } };
    case 'round-began':
      return begun(view, e, coming);
    default:
      return view;
  }
}
