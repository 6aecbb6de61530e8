// Every question, answer and event can be said in every language, with all its variables filled in.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { LANGUAGES, entries, load } from '../web/text.js';
import { Words } from '../web/words.js';

const file = (tag) => readFileSync(new URL(`../../../locales/${tag}.ftl`, import.meta.url), 'utf8');
globalThis.fetch = async (url) => ({ ok: true, text: async () => file(/(..)\.ftl$/.exec(url)[1]) });
globalThis.document = { documentElement: {} };

const places = { gate: 'prestige', quay: null, bridge: null, parvis: 'prestige-and-rats' };
const city = [
  { colour: 'red', owner: 0, markets: places },
  { colour: 'blue', owner: 1, markets: places },
  { colour: 'green', owner: null, markets: places },
];
const seat = {
  coins: 2,
  rats: 3,
  friend: 'park',
  carriage: '0.gate',
  messages: [{ colour: 'red', kind: 'prestige' }],
};
const view = (prompt, of = 0) => ({
  seat: of,
  table: { city, seats: [seat, seat], prompt, rules: { edition: 2, benefactor: 'coins' } },
});
const prompt = (name, more = {}) => ({ name, text: name, ...more });

const PROMPTS = [
  ...[
    'nothing',
    'keep-first',
    'keep-second',
    'play',
    'donate',
    'place-friend',
    'take-message',
    'hire',
    'hostess-bonus',
    'minstrel-from',
    'fool-from',
    'procurator-use',
    'repeat-messages',
    'benefactor-give',
    'butcher-place',
    'bishop-to',
    'actress-from',
    'lose-marker',
  ].map((name) => prompt(name)),
  ...['donate-from', 'drive', 'hotel-bonus', 'return-marker', 'advisor-hire'].map((name) =>
    prompt(name, { n: 1 }),
  ),
  prompt('move-marker', { to: 'bank' }),
  prompt('fool-to', { from: 'bank' }),
  prompt('fool-to', { from: 'friend' }),
  prompt('actress-to', { from: 'bank' }),
  prompt('minstrel-pieces', { from: 'bank' }),
  ...['2+friend', 'friend', '1'].map((pieces) => ({
    name: 'minstrel-to',
    text: `minstrel-to bank ${pieces}`,
    from: 'bank',
  })),
];

const CHOICES = [
  'keep bank',
  'play trusted-friend',
  'hire fool',
  'donate 1',
  'donate 2',
  'from bank',
  'from notre-dame',
  'from friend',
  'return notre-dame',
  'to bank',
  'use bank',
  'place bank',
  'remove bank',
  'bonus coin',
  'bonus marker',
  'bonus rats',
  'drive 1.gate',
  'drive 2.centre',
  'take',
  'repeat prestige',
  'give 1',
  'give 2',
  'move 1',
  'move friend',
  'move 2+friend',
];
const PASSES = [
  'move-marker',
  'donate',
  'drive',
  'take-message',
  'hire',
  'procurator-use',
  'return-marker',
  'repeat-messages',
  'benefactor-give',
  'butcher-place',
  'advisor-hire',
];

const EVENTS = [
  { event: 'round-began', round: 2, start: 1, persons: ['fool', 'monk', 'mayor'], rats: 1 },
  { event: 'drawn', seat: 0, cards: ['bank', 'park', 'hotel'] },
  { event: 'drawn', seat: 1, cards: null },
  { event: 'kept', seat: 0, card: 'bank' },
  { event: 'kept', seat: 1, card: null },
  ...[
    [0, 1],
    [1, 0],
  ].flatMap(([from, to]) => [
    { event: 'two-passed', from, to, cards: ['bank', 'park'] },
    { event: 'two-passed', from, to, cards: null },
    { event: 'one-passed', from, to, card: 'bank' },
    { event: 'one-passed', from, to, card: null },
  ]),
  ...[0, 1].flatMap((who) => [
    { event: 'played', seat: who, card: 'trusted-friend', deck: 0 },
    { event: 'action-forgone', seat: who, card: 'bank' },
    { event: 'marker-placed', seat: who, to: 'notre-dame' },
    { event: 'marker-brought', seat: who, to: 'bank', source: 'person.priest' },
    { event: 'marker-moved', seat: who, from: 'bank', to: 'park' },
    { event: 'pieces-moved', seat: who, from: 'bank', to: 'park', markers: 2, friend: true },
    { event: 'pieces-moved', seat: who, from: 'bank', to: 'park', markers: 0, friend: true },
    { event: 'friend-moved', seat: who, from: 'bank', to: 'park' },
    { event: 'friend-moved', seat: who, from: null, to: 'park' },
    { event: 'markers-gained', seat: who, n: 1, wanted: 3, source: 'sector.cloister-school' },
    { event: 'coins-gained', seat: who, n: 2, wanted: 2, source: 'message.prestige-and-coin' },
    { event: 'coins-taken', seat: who, from: 1 - who, n: 1, source: 'sector.bank' },
    { event: 'coins-paid', seat: who, n: 1, source: 'donation' },
    { event: 'prestige-gained', seat: who, n: 2, park: 1, source: 'notre-dame' },
    { event: 'prestige-lost', seat: who, n: 2, source: 'plague' },
    { event: 'rats-lowered', seat: who, from: 3, to: 2, source: 'sector.park' },
    { event: 'carriage-driven', seat: who, from: '0.gate', to: '2.parvis' },
    { event: 'carriage-stayed', seat: who },
    { event: 'message-taken', seat: who, colour: 'red', kind: 'prestige', market: '0.gate' },
    { event: 'message-left', seat: who, colour: 'red', kind: 'prestige', market: '0.gate' },
    { event: 'third-laid-aside', seat: who, card: 'bank' },
    { event: 'third-laid-aside', seat: who, card: null },
    { event: 'third-shown', seat: who, card: 'bank' },
    { event: 'hired', seat: who, person: 'fool' },
    { event: 'hired-nobody', seat: who },
    { event: 'person-declined', seat: who, person: 'fool' },
    { event: 'spied', seat: who, persons: ['fool', 'monk'] },
    { event: 'spied', seat: who, persons: null },
    { event: 'messages-repeated', seat: who, kind: 'prestige', n: 2 },
    { event: 'marker-returned', seat: who, from: 'notre-dame' },
    ...[
      { from: 3, to: 5, overrun: false },
      { from: 8, to: 9, overrun: true },
      { from: 3, to: 2, overrun: false },
      { from: 3, to: 3, overrun: false },
    ].map((move) => ({
      event: 'plague-struck',
      seat: who,
      value: 4,
      hospital: 1,
      doctor: who === 0,
      ...move,
    })),
    { event: 'marker-lost', seat: who, from: 'bank' },
    { event: 'bell-ringer-moved', to: who },
  ]),
  { event: 'notre-dame-scored', value: 12, markers: [2, 1], each: 4 },
  { event: 'period-ended', period: 'A' },
  { event: 'game-ended' },
];

/** What a file has under a prefix. */
const keys = (prefix) =>
  [...entries(file('en')).keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

test('nothing is left out', () => {
  const asked = new Set(PROMPTS.map((it) => (it.from === 'friend' ? `${it.name}-friend` : it.name)));
  assert.deepEqual(
    keys('prompt-').filter((key) => !asked.has(key)),
    [],
  );
  const told = new Set(EVENTS.map((it) => it.event));
  assert.deepEqual(
    keys('event-').filter((key) => !told.has(key.replace(/-hidden$/, '')) && key !== 'friend-arrived'),
    [],
  );
  assert.deepEqual(keys('choice-pass-'), PASSES);
  const given = new Set(CHOICES.map((it) => it.split(' ')[0]));
  assert.deepEqual(
    keys('choice-').filter((key) => !given.has(key.split('-')[0]) && !key.startsWith('pass-')),
    [],
  );
});

for (const tag of Object.keys(LANGUAGES)) {
  test(`everything can be said: ${tag}`, async (context) => {
    const faults = context.mock.method(console, 'error', () => {});
    await load(tag);
    const said = [];
    const say = (what, text) => said.push(`${what}: ${text}`);
    for (const it of PROMPTS) {
      const { question, why } = new Words(view(it), ['Odette', 'Rémi']).question();
      say(it.text, `${question} ${why}`);
    }
    for (const choice of CHOICES)
      say(choice, new Words(view(prompt('play')), ['Odette', 'Rémi']).choice(choice));
    for (const name of PASSES)
      say(`pass ${name}`, new Words(view(prompt(name, { n: 1 })), ['Odette', 'Rémi']).choice('pass'));
    const words = new Words(view(prompt('nothing')), ['Odette', 'Rémi']);
    for (const event of EVENTS)
      say(event.event, `${words.sentence(event)} ${words.head(event) ?? ''} ${words.brief(event) ?? ''}`);
    assert.deepEqual(
      faults.mock.calls.map((call) => call.arguments[0]),
      [],
    );
    assert.deepEqual(
      said.filter((line) => /\{|\}|undefined|NaN|: $|\b(?:event|prompt|choice)-/.test(line)),
      [],
    );
  });
}
