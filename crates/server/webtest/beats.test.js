// Beats: every event has its moment or is quiet on purpose, in the order in which it happened, and a long queue is told faster.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import {
  beatsOf,
  captions,
  deedBefore,
  hurried,
  hurry,
  isTold,
  kindOf,
  length,
  personsAre,
  recent,
  results,
  stageOf,
  tellsOf,
  times,
} from '../web/model/beats.js';

const struck = (seat, more = {}) => ({
  ...{ event: 'plague-struck', seat, value: 4, hospital: 0, doctor: false, from: 1, to: 5, overrun: false },
  ...more,
});
const overrun = (seat) => [
  struck(seat, { from: 7, to: 9, overrun: true }),
  { event: 'prestige-lost', seat, n: 2, source: 'plague' },
  { event: 'marker-lost', seat, from: 'park' },
];
const SCORED = [
  { event: 'notre-dame-scored', value: 10, markers: [0, 1, 3], each: 2 },
  { event: 'prestige-gained', seat: 1, n: 2, park: 0, source: 'notre-dame' },
  { event: 'prestige-gained', seat: 2, n: 6, park: 0, source: 'notre-dame' },
  { event: 'period-ended', period: 'A' },
];
const ROUND = [
  { event: 'bell-ringer-moved', to: 1 },
  { event: 'round-began', round: 4, start: 1, persons: ['monk', 'fool', 'advocate'], rats: 4 },
  ...[0, 1, 2].map((seat) => ({ event: 'drawn', seat, cards: null })),
];
const HIRED = [
  { event: 'hired', seat: 2, person: 'monk' },
  { event: 'coins-paid', seat: 2, n: 1, source: 'hire' },
  { event: 'markers-gained', seat: 2, n: 2, wanted: 2, source: 'person.monk' },
];
const END_OF_ROUND = [...HIRED, struck(0), ...overrun(1), struck(2), ...SCORED, ...ROUND];

const kinds = (events, more = {}) =>
  beatsOf(events, { mine: false, before: [], ...more }).map((it) => it.kind);

test('every event that the server can send has a beat or is quiet on purpose', () => {
  const source = readFileSync(new URL('../../protocol/src/event.rs', import.meta.url), 'utf8');
  const [, body] = /pub enum EventJson \{([\s\S]*?)\n\}/.exec(source);
  const names = [...body.matchAll(/^ {4}([A-Z]\w+)/gm)].map(([, name]) =>
    name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase(),
  );
  assert.ok(names.length > 30, 'the events were found');
  const quiet = names.filter((event) => !isTold({ kind: kindOf({ event, period: 'A' }) }));
  assert.deepEqual(quiet.sort(), ['kept', 'one-passed', 'third-laid-aside', 'two-passed']);
});

test('the end of a round is told in its order, and no event is lost', () => {
  const beats = beatsOf(END_OF_ROUND, { mine: false, before: [] });
  assert.deepEqual(
    beats.map((it) => it.kind),
    [
      ...['deed', 'rats', 'borough', 'borough', 'borough'],
      ...['share', 'payment', 'payment', 'window', 'bell', 'persons', 'deal'],
    ],
  );
  assert.deepEqual(
    beats.flatMap((it) => it.events),
    END_OF_ROUND,
  );
  assert.deepEqual(
    beats.map((it) => it.seats),
    [[2], [], [0], [1], [2], [], [1], [2], [], [], [], []],
  );
});

test('an own click is not told, what follows from it is', () => {
  const own = kinds(END_OF_ROUND, { mine: true });
  assert.deepEqual(own.slice(0, 3), ['own', 'rats', 'borough']);
  const lost = kinds([{ event: 'marker-lost', seat: 0, from: 'park' }, struck(1)], {
    mine: true,
    before: [struck(0)],
  });
  assert.deepEqual(lost, ['own', 'borough'], 'the rats were counted before');
});

test('hidden cards of the draft are never told', () => {
  const draft = [
    { event: 'kept', seat: 1, card: null },
    { event: 'two-passed', from: 1, to: 2, cards: null },
    { event: 'third-laid-aside', seat: 1, card: null },
  ];
  assert.ok(beatsOf(draft, { mine: false, before: [] }).every((it) => !isTold(it)));
});

test('a deed that takes several choices goes on with its card', () => {
  const before = [{ event: 'played', seat: 1, card: 'hotel', deck: 0 }];
  const [beat] = beatsOf([{ event: 'coins-gained', seat: 1, n: 1, wanted: 1, source: 'sector.hotel' }], {
    mine: false,
    before,
  });
  assert.deepEqual([beat.kind, beat.head, beat.opens], ['deed', { kind: 'action', word: 'hotel' }, false]);
  assert.equal(times(beat)[0], 0, 'it is not announced again');
  assert.equal(deedBefore(before, 2), undefined);
  assert.deepEqual(kinds([{ event: 'hired-nobody', seat: 1 }]), ['deed']);
});

test('each card of a hurried table is a deed of its own', () => {
  const two = [
    { event: 'played', seat: 1, card: 'bank', deck: 1 },
    { event: 'marker-placed', seat: 1, to: 'bank' },
    { event: 'played', seat: 2, card: 'park', deck: 1 },
  ];
  assert.deepEqual(kinds(two), ['deed', 'deed']);
});

test('nobody on the window: it does not empty', () => {
  const scored = [{ event: 'notre-dame-scored', value: 10, markers: [0, 0], each: 10 }, SCORED.at(-1)];
  assert.deepEqual(kinds(scored), ['share', 'bell']);
});

test('the last period ends with the game', () => {
  const end = [...SCORED.slice(0, 3), { event: 'period-ended', period: 'C' }, { event: 'game-ended' }];
  assert.deepEqual(kinds(end), ['share', 'payment', 'payment', 'window', 'quiet', 'end']);
});

test('a queue that grows long hurries, up to a limit', () => {
  const beats = beatsOf(END_OF_ROUND, { mine: false, before: [] });
  assert.equal(hurry(0), 1);
  assert.ok(hurry(length(beats) * 2) > 1);
  assert.equal(hurry(1e9), 4);
});

test('in a hurry, boroughs without an overrun are told together', () => {
  const beats = beatsOf([struck(0), struck(1), ...overrun(2), struck(3)], { mine: false, before: [] });
  assert.equal(hurried(beats, 1), beats);
  const fewer = hurried(beats, 2);
  assert.deepEqual(
    fewer.map((it) => it.seats),
    [[], [0, 1], [2], [3]],
  );
  assert.deepEqual(
    fewer.flatMap((it) => it.events),
    beats.flatMap((it) => it.events),
  );
  assert.ok(times(fewer[2])[1] > times(fewer[1])[1], 'an overrun is given time');
});

test('without motion each stage is told at once', () => {
  const all = captions(beatsOf(END_OF_ROUND, { mine: false, before: [] }));
  assert.deepEqual(all.map(stageOf), ['deed', 'plague', 'scoring', 'round']);
  assert.deepEqual(
    all.flatMap((it) => it.events),
    END_OF_ROUND,
  );
  assert.ok(all.every((it) => it.whole));
});

test('a ledger knows what was told before, a card what came of it', () => {
  const steps = [{ revision: 1, seat: 2, events: [{ event: 'played', seat: 0 }, ...HIRED, struck(0)] }];
  const [beat] = beatsOf([struck(1)], { mine: false, before: steps[0].events });
  assert.deepEqual(
    recent(steps, beat)
      .filter((e) => e.event === 'plague-struck')
      .map((e) => e.seat),
    [0, 1],
  );
  const [deed] = beatsOf(HIRED, { mine: false, before: [] });
  assert.deepEqual(results([], deed), [], 'nothing before it acts');
  assert.deepEqual(results([{ revision: 1, seat: 2, events: HIRED }], deed), HIRED.slice(1));
});

test('panels and persons know what they have to show', () => {
  const [deed, rats, first] = beatsOf(END_OF_ROUND, { mine: false, before: [] });
  assert.equal(tellsOf(deed, 2), deed);
  assert.equal(tellsOf(deed, 1), undefined);
  assert.equal(tellsOf({ ...deed, kind: 'own' }, 2), undefined);
  assert.deepEqual([rats, first].map(personsAre), ['counted', '']);
  assert.deepEqual(
    ['share', 'bell', 'persons'].map((kind) => personsAre({ kind })),
    ['down', 'down', 'turning'],
  );
  assert.equal(personsAre(undefined), '');
});
