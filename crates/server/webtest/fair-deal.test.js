// A deal is checked against what its table must have dealt from: a text with anything else in it is not believed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { expectedText } from '../web/net/fair-deal-text.js';

const id = '0123456789abcdef0123456789abcdef';
const bytes = '01'.repeat(32);
const rules = {
  edition: '2017',
  new_persons: false,
  coins: '25',
  benefactor: 'prestige',
  open_scores: true,
};
const seats = ['red', 'violet', 'blue'].map((colour) => ({ colour }));
const seen = ['person', 'person', 'bot expert'];

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

const isExpected = (text, info = { id, rules, seats, start: null }) =>
  expectedText(info, seen, text) === text;

test('the deal of a table is what it must be', () => {
  assert.ok(isExpected(deal));
  assert.ok(expectedText({ id, rules, seats, start: null }, undefined, deal) === deal);
  const more = deal.replace('open-scores=on\n', 'open-scores=on\nrats beggar-king=2 monk=1\nstart 2\n');
  assert.ok(
    isExpected(more, { id, rules: { ...rules, rats: { beggar_king: 2, monk: 1 } }, seats, start: 2 }),
  );
});

test('a text that could have been tried out is not', () => {
  for (const [from, to] of [
    ['bot expert', 'bot expert7'],
    ['bot expert', ' bot expert'],
    ['bot expert', 'bot  expert'],
    ['bot expert', 'bot novice'],
    ['bot expert', 'person'],
    ['bot expert', `person ${bytes}`],
    ['seat 1: person', 'seat 1: bot expert'],
    ['rules-version 1', 'rules-version 01'],
    ['colours red violet', 'colours violet red'],
    ['open-scores=on', 'open-scores=on x=1'],
    ['seat 2:', 'start 1\nseat 2:'],
    ['expert\n', 'expert\n\n'],
    ['notre-dame deal 1', 'notre-dame deal 1 '],
    [id, 'f'.repeat(32)],
  ])
    assert.ok(!isExpected(deal.replace(from, to)), to);
});
