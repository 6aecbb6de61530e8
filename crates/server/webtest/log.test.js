// The log's reckoning: which steps count, and what events change.
import assert from 'node:assert/strict';
import test from 'node:test';
import { changeFor, whereabouts, withSteps } from '../web/model/events.js';
import { buildLog, comings, undone } from '../web/text/log.js';

const step = (revision, seat, more = {}) => ({ revision, seat, events: [], ...more });

test('a step is taken once', () => {
  assert.equal(withSteps([step(1, 0)], [step(1, 0), step(2, 1)]).length, 2);
});

test('an undo strikes what it withdraws', () => {
  const before = [step(1, 0), step(2, 1), step(3, 0), step(4, 0)];
  assert.deepEqual(
    withSteps(before, [step(5, 0, { undo: true })]).map((it) => it.revision),
    [1, 2, 3, 5],
  );
  assert.deepEqual(
    withSteps(before, [step(5, 0, { undo: true, from: 2 })]).map((it) => it.revision),
    [1, 2, 5],
  );
  const twice = [step(5, 0, { undo: true, from: 3 }), step(6, 0, { undo: true, from: 2 })];
  assert.deepEqual(
    withSteps(before, twice).map((it) => it.revision),
    [1, 2, 6],
  );
});

test('the log tells the others of an undo', () => {
  const words = (seat) => ({ view: { seat }, name: () => 'Ada' });
  const steps = [step(1, 0, { undo: true })];
  assert.deepEqual(
    buildLog(steps, words(1)).flatMap((group) => group.lines.map((line) => line.text)),
    ['web-log-undone'],
  );
  assert.deepEqual(buildLog(steps, words(0)), []);
});

test('what others take back is told', () => {
  const seats = [{ you: true }, { you: false, name: 'Ada' }];
  const told = undone([step(1, 0, { undo: true }), step(2, 1), step(3, 1, { undo: true })], seats);
  assert.deepEqual(told, ['web-log-undone']);
});

test('a seat left to a bot, and taken back, is told to the others', () => {
  const [person, bot, open] = ['person', 'bot', 'open'].map((kind) => ({ kind, you: false, name: 'Ada' }));
  assert.deepEqual(comings([person, bot, bot, open], [bot, person, bot, person]), [
    'web-log-left',
    'web-log-returned',
  ]);
  assert.deepEqual(comings([person], [{ ...bot, you: true }]), []);
});

test('gains are added up for one seat', () => {
  const change = changeFor(
    [
      { event: 'marker-placed', seat: 0, to: 'bank' },
      { event: 'coins-gained', seat: 0, n: 3, wanted: 3, source: 'sector.bank' },
      { event: 'coins-taken', seat: 1, from: 0, n: 1, source: 'sector.bank' },
      { event: 'prestige-gained', seat: 0, n: 2, park: 1, source: 'person.mayor' },
      { event: 'rats-lowered', seat: 0, from: 4, to: 3, source: 'sector.park' },
    ],
    0,
  );
  assert.deepEqual(change, { prestige: 3, park: 1, coins: 2, markers: -1, rats: 3, general: 0 });
});

test('events have places on the board', () => {
  assert.equal(whereabouts({ event: 'marker-placed', seat: 2, to: 'notre-dame' }), 'notre-dame');
  assert.equal(whereabouts({ event: 'message-taken', seat: 2, market: '1.gate' }), 'market:1.gate');
});

test('a line shows where its marker was placed, though it does not say so', () => {
  const words = {
    view: { seat: null },
    head: (e) => (e.event === 'played' ? 'Ada plays the bank' : undefined),
    brief: () => 'a marker to the bank',
  };
  const events = [
    { event: 'played', seat: 0, card: 'bank' },
    { event: 'marker-placed', seat: 0, to: 'bank' },
  ];
  const [{ lines }] = buildLog([step(1, 0, { events })], words);
  assert.deepEqual(
    lines.map(({ at, text }) => [at, text]),
    [['sector:0:bank', 'log-deed-bare']],
  );
});

test('the newest phases are told as they are in the whole log', () => {
  const words = {
    view: { seat: 0 },
    head: () => undefined,
    brief: () => undefined,
    sentence: (e) => JSON.stringify(e),
  };
  const rounds = [1, 2, 3, 4, 5].flatMap((round) => [
    [
      { event: 'round-began', round },
      { event: 'drawn', seat: 0 },
    ],
    [{ event: 'played', seat: 0 }],
    [{ event: 'coins-gained', seat: 0, round }],
    [{ event: 'played', seat: 1 }],
    [{ event: 'hired', seat: 0 }],
    [
      { event: 'hired', seat: 1 },
      { event: 'plague-struck', seat: 0 },
    ],
  ]);
  const steps = rounds.map((events, k) => step(k + 1, 0, { events }));
  const whole = buildLog(steps, words);
  assert.equal(whole.length, 20);
  for (let phases = 1; phases <= 12; phases += 1) {
    const newest = buildLog(steps, words, phases);
    assert.deepEqual(newest.slice(-phases), whole.slice(-phases), `${phases} phases`);
    assert.ok(newest.length < whole.length);
  }
});
