// A deal is checked against what its table must have dealt from, and its cards against those that the device saw. A text with anything
// else in it could have been tried out by whoever runs the server, until it gave certain cards: it is not believed.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { checkDeal } from '../web/net/fair-deal-check.js';
import { agreedAt, expectedText } from '../web/net/fair-deal-text.js';
import { dealt, facts } from '../web/model/dealt-cards.js';

const id = '0123456789abcdef0123456789abcdef';
const bytes = '01'.repeat(32);
const rules = {
  edition: '2017',
  new_persons: false,
  coins: '25',
  benefactor: 'prestige',
  open_scores: true,
  rats: {},
};
const seats = [
  { colour: 'red', kind: 'person', you: true },
  { colour: 'violet', kind: 'person', you: false },
  { colour: 'blue', kind: 'bot', level: 'expert', you: false },
];
const table = { id, rules, seats, start: null };

// As in docs/fair-deals.md.
const deal = `notre-dame deal 1
table ${id}
secret ${'07'.repeat(32)}
rules-version 1
colours red violet blue
rules edition=2017 new-persons=off coins=25 benefactor=prestige open-scores=on
seat 0: person ${bytes}
seat 1: person
seat 2: bot expert
`;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const commitment = sha256(`${deal.split('\n').slice(0, 3).join('\n')}\n`);
const kept = { id, commitment, bytes, agreed: agreedAt(table), yours: [0] };
/** The cards that seat 0 draws, as its device sees them if the cards are dealt from this text. */
const hands = (text) => [...facts(dealt(sha256(text), 3, false))].filter((it) => /^card \d 0 /.test(it));
/** What the device says at the end of a game dealt from this text. */
const checked = (text, { own = kept, seen = hands(text), ...change } = {}) =>
  checkDeal({ ...table, commitment, seed: sha256(text), deal: text, ...change }, own, seen);
const verdict = async (...said) => (await checked(...said)).verdict;

const isExpected = (text, agreed = agreedAt(table)) => expectedText(id, agreed, text) === text;

test('the deal of a table is what it must be', async () => {
  assert.ok(isExpected(deal));
  assert.ok(isExpected(deal, { ...agreedAt(table), seats: undefined }));
  const more = deal.replace('open-scores=on\n', 'open-scores=on\nrats beggar-king=2 monk=1\nstart 2\n');
  const agreed = { ...agreedAt(table), rules: { ...rules, rats: { beggar_king: 2, monk: 1 } }, start: 2 };
  assert.ok(isExpected(more, agreed));
  assert.deepEqual(await checked(deal), { verdict: 'fair', compared: 27 });
});

const WRONG = [
  ['bot expert', 'bot expert7'],
  ['bot expert', ' bot expert'],
  ['bot expert', 'bot  expert'],
  ['bot expert', 'bot expert '],
  ['bot expert', 'bot Expert'],
  ['bot expert', 'bot'],
  ['seat 2:', ' seat 2:'],
  ['seat 2: ', 'seat 2:'],
  ['seat 0: person', 'seat 0: person  '],
  ['rules-version 1', 'rules-version 01'],
  ['rules-version 1', 'rules-version 2'],
  ['colours red violet', 'colours violet red'],
  ['open-scores=on', 'open-scores=on x=1'],
  ['open-scores=on\n', 'open-scores=on\nrats monk=1\n'],
  ['benefactor=prestige', 'benefactor=coins'],
  ['seat 2:', 'start 1\nseat 2:'],
  ['expert\n', 'expert\n\n'],
  ['expert\n', 'expert'],
  ['expert\n', 'expert\r\n'],
  ['expert\n', 'expert\nseat 3: bot novice\n'],
  ['notre-dame deal 1', 'notre-dame deal 1 '],
  [id, 'f'.repeat(32)],
  ['0707', '0708'],
];

test('a text that could have been tried out is not', async () => {
  for (const [from, to] of WRONG) {
    const text = deal.replace(from, to);
    assert.notEqual(text, deal, to);
    assert.ok(!isExpected(text) || to === '0708', to);
    assert.equal(await verdict(text), 'wrong', to);
  }
});

test('whoever tries texts after `bot ` until a hand is right is found out', async () => {
  // As in the attack: 81 texts are enough for a wanted first card in two hands.
  for (let n = 0; n < 81; n++) assert.equal(await verdict(deal.replace('expert', `expert${n}`)), 'wrong');
  for (let n = 1; n < 10; n++)
    assert.equal(await verdict(deal.replace('bot expert', `bot ${' '.repeat(n)}expert`)), 'wrong');
});

test('seats and rules are those that the device saw before the game', async () => {
  for (const [from, to] of [
    ['bot expert', 'bot novice'],
    ['bot expert', 'person'],
    ['bot expert', `person ${'02'.repeat(32)}`],
    ['seat 1: person', 'seat 1: bot expert'],
  ])
    assert.equal(await verdict(deal.replace(from, to)), 'changed', to);
  // At the end the server may claim that other rules were agreed on, even some that nobody notices in the game.
  const claimed = { ...rules, rats: { actress: 1 } };
  const text = deal.replace('open-scores=on\n', 'open-scores=on\nrats actress=1\n');
  assert.equal(await verdict(text, { rules: claimed }), 'changed');
  assert.equal(await verdict(text, { rules: claimed, own: null }), 'without-yours');
});

test('the cards are those of the seed', async () => {
  const other = deal.replace('seat 1: person', `seat 1: person ${'02'.repeat(32)}`);
  assert.equal(await verdict(other), 'fair', 'others may add bytes');
  assert.equal(await verdict(other, { seen: hands(deal) }), 'wrong', 'these were not dealt from them');
  const [first, ...rest] = hands(deal);
  assert.equal(await verdict(deal, { seen: [...rest, `${first}s`] }), 'wrong');
  assert.equal(await verdict(deal, { start: 1, seen: ['start 0'] }), 'wrong');
  assert.equal(await verdict(deal, { seed: sha256(other) }), 'wrong');
  assert.equal(await verdict(deal, { commitment: sha256(''), own: null }), 'wrong');
  assert.equal(
    await verdict(deal, { commitment: sha256('') }),
    'fair',
    'the one that the device kept counts',
  );
});

test('bytes count at the seat of the device only', async () => {
  const moved = deal.replace(`0: person ${bytes}`, '0: person').replace('1: person', `1: person ${bytes}`);
  assert.equal(await verdict(moved), 'without-yours');
  assert.equal(await verdict(deal, { own: { ...kept, yours: [0, 1] } }), 'without-yours');
  assert.equal(await verdict(deal.replace(` ${bytes}`, '')), 'without-yours');
  const old = { id, commitment, bytes };
  assert.equal(await verdict(deal, { own: old }), 'fair', 'as kept by older versions');
});
