// The numbers of the end: points by source and by round.
import assert from 'node:assert/strict';
import test from 'node:test';
import { statistics } from '../web/model/statistics.js';

test('points are kept by source and by round', () => {
  const { bySource, score, coins, moments } = statistics(
    [
      { event: 'round-began', round: 1 },
      { event: 'prestige-gained', seat: 0, n: 4, park: 1, source: 'sector.residence' },
      { event: 'coins-paid', seat: 0, n: 1, source: 'hire' },
      { event: 'round-began', round: 2 },
      { event: 'prestige-lost', seat: 0, n: 2, source: 'plague' },
      { event: 'prestige-gained', seat: 1, n: 3, park: 0, source: 'message.prestige-and-rats' },
      { event: 'game-ended' },
    ],
    2,
  );
  assert.deepEqual(bySource, [{ residence: 4, park: 1 }, { messages: 3 }]);
  assert.deepEqual(score, [
    [0, 0],
    [5, 0],
    [3, 3],
  ]);
  assert.deepEqual(coins, [
    [3, 3],
    [2, 3],
    [2, 3],
  ]);
  assert.equal(moments[0].points, 5);
});
