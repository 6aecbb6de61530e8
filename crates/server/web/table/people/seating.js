// @ts-check
// Sitting down, standing up, changing seats and beginning the game.

import { ensurePerson, whoAmI } from '../../app/person.js';
import { change, settings, suggestion } from '../../app/settings.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/**
 * The table at which seats are taken.
 * @typedef {object} Seats
 * @property {() => TableInfo | undefined} info
 * @property {() => string[]} names
 * @property {(what: string, body: Record<string, unknown>) => Promise<void>} tell changes the table
 * @property {() => Promise<TableInfo>} look asks for its state
 * @property {() => void} reopen connects again, as another person
 */

/** What a player can do about their own seat, by `data-action`. @returns {Record<string, (value: string) => unknown>} */
export const seatingControls = (/** @type {Seats} */ table) => ({
  sit: (seat) => sitOrStand(table, 'sit', Number(seat)),
  stand: (seat) => sitOrStand(table, 'stand', Number(seat)),
  'change-seat': (value) => {
    const [from, to] = value.split(' ').map(Number);
    return changeSeat(table, from, to);
  },
  start: () => begin(table),
});

async function sitOrStand(
  /** @type {Seats} */ { names, tell, reopen },
  /** @type {'sit' | 'stand'} */ action,
  /** @type {number} */ seat,
) {
  const stranger = (await whoAmI()) === undefined;
  const suggested = stranger && !settings.name;
  await ensurePerson();
  if (stranger) change({ newcomer: true });
  await tell(action, { seat }).catch(async (error) => {
    // A suggested name that somebody here already has is replaced by another.
    if (!suggested || error.code !== 'name-taken') throw error;
    await ensurePerson(suggestion(names()));
    await tell(action, { seat });
  });
  // The connection was made by someone without a name: it must know who sits here now.
  if (stranger) reopen();
}

/** Takes another seat instead of your own, with your colour. */
async function changeSeat(
  /** @type {Seats} */ { info, tell },
  /** @type {number} */ from,
  /** @type {number} */ to,
) {
  const table = info();
  const colour = table?.seats[from].colour;
  // At a public table only the host may have two seats for a moment.
  const first = table?.public && !table.you_host;
  if (first) await tell('stand', { seat: from });
  await tell('sit', { seat: to });
  if (!first) await tell('stand', { seat: from });
  await tell('colour', { seat: to, colour });
}

async function begin(/** @type {Seats} */ { tell, look }) {
  // Someone may have sat down a moment ago.
  const { seats } = await look();
  if (seats.some((seat) => seat.kind === 'open')) await tell('fill', { level: 'regular' });
  await tell('start', {});
}
