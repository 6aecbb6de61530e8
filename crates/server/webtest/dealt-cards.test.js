// A browser deals the same cards from a seed as the engine: every golden deal, card by card. And no other card passes for dealt.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { dealt, facts, seenIn } from '../web/model/dealt-cards.js';

const golden = readFileSync(new URL('../../engine/tests/golden_deals.txt', import.meta.url), 'utf8');

/** The golden deals: each with its seed and the words of every line by what the line begins with. */
const deals = golden
  .split('# seed ')
  .slice(1)
  .map((block) => {
    const [seed, ...lines] = block.trim().split('\n');
    const bytes = JSON.parse(seed).map((it) => it.toString(16).padStart(2, '0'));
    const words = (key) => {
      const line = lines.find((it) => it.startsWith(`${key} `) || it.startsWith(`${key}: `));
      assert.ok(line, key);
      return line.slice(key.length).replace(':', '').trim().split(' ');
    };
    return { seed: bytes.join(''), words };
  });

for (const { seed, words } of deals) {
  const players = Number(words('players')[0]);
  const newPersons = words('rules').includes('new-persons=on');
  test(`the deal of ${players} with ${newPersons ? 33 : 15} persons and the seed ${seed}`, () => {
    const { start, markets, decks, brown, gray } = dealt(seed, players, newPersons);
    // In the last of them the start player was agreed on.
    if (!words('rules').includes('edition=2007')) assert.equal(start, Number(words('start')[0]));
    for (const [borough, messages] of markets.entries())
      assert.deepEqual(messages, words(`markets ${borough}`));
    for (const [seat, cards] of decks.entries()) {
      const periods = ['A', 'B', 'C'].flatMap((period) => words(`deck ${period} ${seat}`));
      assert.deepEqual(cards, [...words(`draw A1 ${seat}`), ...periods]);
    }
    for (const [period, persons] of brown.entries())
      assert.deepEqual(persons, words(`brown ${'ABC'[period]}`));
    assert.deepEqual(gray, words('gray'));
    assert.deepEqual([...brown[0].slice(0, 2), gray[0]], words('persons'));
  });
}

/** A view of the first round by these words, as far as the deal shows. */
const view = ({ words }, change = {}) => ({
  table: {
    round: 1,
    phase: 'draft',
    start: Number(words('start')[0]),
    persons: words('persons').map((person) => ({ person })),
    city: [{ markets: { parvis: null, gate: words('markets 0')[1] } }],
    seats: [{ played: [[{ card: words('draw A1 1')[2], deck: 1 }]] }, { played: [[]] }],
    ...change,
  },
  own: {
    passed: [[]],
    hand: null,
    draft: { cards: words('draw A1 0').map((card) => ({ card, deck: 0 })), kept: [] },
  },
});

test('what was dealt is found, and nothing else', () => {
  const [first, other] = deals;
  const all = facts(dealt(first.seed, 2, false));
  const isDealt = (shown) => seenIn(shown).every((it) => all.has(it));
  assert.equal(seenIn(view(first)).length, 7);
  assert.ok(isDealt(view(first)));
  assert.ok(!isDealt(view(other)));
  assert.ok(!isDealt(view(first, { start: 1 - Number(first.words('start')[0]) })));
  const agreed = facts(dealt(first.seed, 2, false), 1);
  assert.ok(agreed.has('start 1') && !agreed.has('start 0'));
  for (const card of first.words('deck A 0')) {
    const wrong = view(first);
    wrong.own.draft.cards[0] = { card, deck: 0 };
    assert.ok(!isDealt(wrong), card);
  }
  assert.ok(!isDealt(view(first, { persons: ['fool', 'monk', 'bishop'].map((person) => ({ person })) })));
  assert.ok(!isDealt(view(first, { city: [{ markets: { gate: first.words('markets 0')[0] } }] })));
});

test('the later rounds of a period belong to their own cards', () => {
  const { decks } = dealt(deals[0].seed, 2, false);
  const shown = {
    table: {
      round: 5,
      phase: 'actions',
      start: 0,
      persons: [],
      city: [],
      seats: [{ played: [[{ card: decks[1][9], deck: 1 }], [{ card: decks[0][14], deck: 0 }]] }],
    },
    own: {
      passed: [[{ card: decks[0][10], deck: 0 }], []],
      hand: [{ card: decks[1][12], deck: 1 }],
      draft: null,
    },
  };
  const cards = seenIn(shown).filter((it) => it.startsWith('card'));
  const all = facts(dealt(deals[0].seed, 2, false));
  assert.equal(cards.length, 4);
  assert.ok(
    cards.every((it) => all.has(it)),
    cards.join(),
  );
});
