// A finished game from one answer: the deal first, then the game after each choice, and what each seat held.
import assert from 'node:assert/strict';
import test from 'node:test';
import { FinishedGame } from '../web/net/finished-game.js';

const own = (card) => ({ hand: [{ card, deck: 0 }], draft: null, decks: [], gray_order: null });
const drafting = (card) => ({ ...own(card), hand: null, draft: { cards: [{ card, deck: 0 }] } });
const step = (seat, choice, round, owns) => ({
  seat,
  choice,
  round,
  events: choice ? [{ event: 'kept', seat, card: choice.split(' ')[1] }] : [],
  table: { round, phase: 'draft' },
  prestige: [round, 0],
  owns,
});
const game = new FinishedGame({
  names: ['Mahaut', 'Odette'],
  colours: ['red', 'blue'],
  steps: [
    step(null, null, 1, [drafting('bank'), drafting('park')]),
    step(0, 'keep bank', 1, [own('bank'), own('park')]),
    step(1, 'keep park', 2, [own('hotel'), own('park')]),
  ],
});

test('a step is the game after so many choices', () => {
  assert.equal(game.last, 2);
  assert.equal(game.step(1).choice, 'keep bank');
  assert.equal(game.view(2, null).table.round, 2);
  assert.deepEqual(game.view(2, null).prestige, [2, 0]);
});

test('every step there is can be reached, and no other', () => {
  assert.equal(game.within(2), 2);
  assert.equal(game.within(3), 2);
  assert.equal(game.within(-1), 0);
  assert.equal(game.within(Number('nonsense')), 0);
});

test('a seat sees its own cards, and nobody sees none', () => {
  assert.equal(game.view(2, 0).own.hand[0].card, 'hotel');
  assert.equal(game.view(2, 1).own.hand[0].card, 'park');
  assert.equal(game.view(2, null).own, null);
  assert.deepEqual(
    game.hands(0).map(([it]) => it.card),
    ['bank', 'park'],
  );
});

test('the log tells as much as the board shows', () => {
  assert.deepEqual(
    game.told(1).map((it) => it.choice),
    [undefined, 'keep bank'],
  );
  assert.deepEqual(
    game.toldOf(2).map((it) => [it.revision, it.events[0].card]),
    [[2, 'park']],
  );
});

test('a round begins where the board shows it', () => {
  assert.deepEqual(game.rounds(), [
    { round: 1, at: 0 },
    { round: 2, at: 2 },
  ]);
});
