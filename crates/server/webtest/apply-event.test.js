// What the table shows between two views: as each event says it, and nothing else.
import assert from 'node:assert/strict';
import test from 'node:test';
import { unfold, windowEmptied } from '../web/model/apply-event.js';

const seat = () => ({
  ...{ coins: 3, supply: 4, general: 10, rats: 2, carriage: '0.centre', friend: null, doctor: true },
  ...{ markers: { bank: 1 }, messages: [], played: [[]], rats_forecast: { to: 5 } },
});
const before = () => ({
  seat: 0,
  prestige: [5, null],
  own: null,
  options: [],
  table: {
    ...{ round: 3, period: 'A', phase: 'hiring', turn: 1, start: 0, plague_value: 4, persons: ['old'] },
    ...{ brown_to_come: [], gray_to_come: {}, notre_dame: { value: 10, pays: 5, markers: [2, 0] } },
    seats: [seat(), seat()],
    city: [{ colour: 'red', owner: 0, markets: { gate: 'prestige' } }],
  },
});
const coming = {
  ...before(),
  table: {
    ...before().table,
    ...{ round: 4, period: 'B', persons: ['new'], plague_value: 2 },
    notre_dame: { value: 10, pays: 10, markers: [0, 0] },
    seats: [seat(), seat()].map((it) => ({ ...it, rats_forecast: { to: 9 } })),
  },
};
const after = (...events) => events.reduce((view, e) => unfold(view, e, coming), before());
const own = (...events) => after(...events).table.seats[0];

test('pieces go where the events say', () => {
  const placed = own({ event: 'marker-placed', seat: 0, to: 'bank' });
  assert.deepEqual([placed.supply, placed.markers], [3, { bank: 2 }]);
  const brought = own({ event: 'marker-brought', seat: 0, to: 'park', source: 'person.bishop' });
  assert.deepEqual([brought.general, brought.markers.park], [9, 1]);
  const moved = own({ event: 'pieces-moved', seat: 0, from: 'bank', to: 'hotel', markers: 1, friend: true });
  assert.deepEqual([moved.markers, moved.friend], [{ bank: 0, hotel: 1 }, 'hotel']);
  assert.deepEqual(own({ event: 'marker-moved', seat: 0, from: 'bank', to: 'hotel' }).markers.hotel, 1);
  assert.equal(own({ event: 'friend-moved', seat: 0, from: null, to: 'park' }).friend, 'park');
  const lost = own({ event: 'marker-lost', seat: 0, from: 'bank' });
  assert.deepEqual([lost.general, lost.markers.bank], [11, 0]);
  const tile = after({ event: 'marker-placed', seat: 1, to: 'notre-dame' });
  assert.deepEqual(tile.table.notre_dame.markers, [2, 1]);
});

test('gains and losses are added up, hidden points stay hidden', () => {
  const gain = { event: 'prestige-gained', n: 3, park: 1, source: 'sector.residence' };
  assert.deepEqual(after({ ...gain, seat: 0 }, { ...gain, seat: 1 }).prestige, [9, null]);
  assert.deepEqual(after({ event: 'prestige-lost', seat: 0, n: 7, source: 'plague' }).prestige, [0, null]);
  assert.equal(own({ event: 'coins-gained', seat: 0, n: 2 }).coins, 5);
  assert.equal(own({ event: 'coins-paid', seat: 0, n: 2 }).coins, 1);
  const taken = after({ event: 'coins-taken', seat: 0, from: 1, n: 2 }).table.seats;
  assert.deepEqual(
    taken.map((it) => it.coins),
    [5, 1],
  );
  const more = own({ event: 'markers-gained', seat: 0, n: 2 });
  assert.deepEqual([more.supply, more.general], [6, 8]);
});

test('rats, carriages and messages go on', () => {
  assert.equal(own({ event: 'rats-lowered', seat: 0, from: 2, to: 1 }).rats, 1);
  const struck = after({ event: 'plague-struck', seat: 0, from: 2, to: 6 });
  assert.deepEqual([struck.table.seats[0].rats, struck.table.phase, struck.table.turn], [6, 'plague', null]);
  assert.equal(own({ event: 'carriage-driven', seat: 0, from: '0.centre', to: '0.gate' }).carriage, '0.gate');
  const taken = after({ event: 'message-taken', seat: 0, colour: 'red', kind: 'prestige', market: '0.gate' });
  assert.equal(taken.table.city[0].markets.gate, null);
  assert.deepEqual(taken.table.seats[0].messages, [{ colour: 'red', kind: 'prestige' }]);
});

test('the forecast follows what changes it, and is gone where the plague has struck', () => {
  const strike = { event: 'plague-struck', seat: 0, value: 0, hospital: 1, from: 2, to: 1, overrun: false };
  const doctor = { event: 'hired', seat: 0, person: 'doctor' };
  const hired = unfold(before(), doctor, coming, [doctor, strike]);
  const foreseen = { value: 0, hospital: 1, by: -1, to: 1, overrun: false };
  assert.deepEqual(hired.table.seats[0].rats_forecast, foreseen);
  assert.deepEqual(hired.table.seats[1].rats_forecast, { to: 5 }, 'only for the one who hired');
  const plagued = unfold(hired, strike, coming, [doctor, strike]);
  const struck = plagued.table.seats;
  assert.deepEqual([struck[0].rats_forecast, struck[1].rats_forecast], [null, { to: 5 }]);
  const lost = { event: 'marker-lost', seat: 0, from: 'hospital' };
  assert.equal(unfold(plagued, lost, coming, [strike, lost]).table.seats[0].rats_forecast, null);
  // Without a plague in between, the coming view foresees it.
  for (const e of [
    { event: 'rats-lowered', seat: 0, from: 2, to: 1 },
    { event: 'marker-placed', seat: 0, to: 'hospital' },
    { event: 'marker-moved', seat: 0, from: 'hospital', to: 'bank' },
  ])
    assert.deepEqual(own(e).rats_forecast, { to: 9 }, e.event);
  assert.deepEqual(own({ event: 'marker-placed', seat: 0, to: 'bank' }).rats_forecast, { to: 5 });
});

test('cards and hiring say whose turn it is', () => {
  const played = after({ event: 'played', seat: 0, card: 'bank', deck: 1 });
  assert.deepEqual([played.table.turn, played.table.phase], [0, 'actions']);
  assert.deepEqual(played.table.seats[0].played, [[{ card: 'bank', deck: 1 }]]);
  assert.equal(after({ event: 'hired-nobody', seat: 0 }).table.turn, 0);
});

test('persons stay until the new round begins, and then are those that come', () => {
  const bell = after({ event: 'bell-ringer-moved', to: 1 });
  assert.deepEqual([bell.table.start, bell.table.persons], [1, ['old']]);
  const begun = after({ event: 'round-began', round: 4, start: 1, persons: ['new'], rats: 2 });
  assert.deepEqual([begun.table.round, begun.table.persons, begun.table.phase], [4, ['new'], 'persons']);
  assert.deepEqual(begun.table.seats[0].rats_forecast, { to: 9 });
  assert.equal(begun.table.seats[0].doctor, false);
});

test('the window is empty after it has paid', () => {
  const { notre_dame, seats } = windowEmptied(before(), coming).table;
  assert.deepEqual(notre_dame, { value: 10, pays: 10, markers: [0, 0] });
  assert.equal(seats[0].general, 12);
});

test('what changes nothing that is drawn leaves the view as it was', () => {
  const view = before();
  assert.equal(unfold(view, { event: 'game-ended' }, coming), view);
  assert.equal(unfold(view, { event: 'drawn', seat: 1, cards: null }, coming), view);
});
