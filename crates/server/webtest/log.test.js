// The log's reckoning: which steps count, and what events change.
import assert from 'node:assert/strict';
import test from 'node:test';
import { changeFor, whereabouts, withSteps } from '../web/log.js';

const step = (revision, seat, more = {}) => ({ revision, seat, events: [], ...more });

test('a step is taken once', () => {
  assert.equal(withSteps([step(1, 0)], [step(1, 0), step(2, 1)]).length, 2);
});

test('an undo strikes what it withdraws', () => {
  const before = [step(1, 0), step(2, 1), step(3, 0), step(4, 0)];
  assert.deepEqual(withSteps(before, [step(5, 0, { undo: true })]).map((it) => it.revision), [1, 2, 3]);
  assert.deepEqual(withSteps(before, [step(5, 0, { undo: true, from: 2 })]).map((it) => it.revision), [1, 2]);
});

test('gains are added up for one seat', () => {
  const change = changeFor([
    { event: 'marker-placed', seat: 0, to: 'bank' },
    { event: 'coins-gained', seat: 0, n: 3, wanted: 3, source: 'sector.bank' },
    { event: 'coins-taken', seat: 1, from: 0, n: 1, source: 'sector.bank' },
    { event: 'prestige-gained', seat: 0, n: 2, park: 1, source: 'person.mayor' },
    { event: 'rats-lowered', seat: 0, from: 4, to: 3, source: 'sector.park' },
  ], 0);
  assert.deepEqual(change, { prestige: 3, park: 1, coins: 2, markers: -1, rats: 3, general: 0 });
});

test('events have places on the board', () => {
  assert.equal(whereabouts({ event: 'marker-placed', seat: 2, to: 'notre-dame' }), 'notre-dame');
  assert.equal(whereabouts({ event: 'message-taken', seat: 2, market: '1.gate' }), 'market:1.gate');
});
