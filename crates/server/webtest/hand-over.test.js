// Several people on one device: whose seat is shown, and who must have the device before cards are seen.
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.document = { createComment: () => ({}), createTreeWalker: () => ({}) };
const { handedTo, seatToShow } = await import('../web/table/people/hand-over.js');

const view = (seat, phase, options) => ({ seat, options, own: { draft: null }, table: { phase } });

test('the first seat is shown without passing the device', () => {
  const views = [view(0, 'actions', ['play bank']), view(1, 'actions', [])];
  const { seat, revealed } = seatToShow(views, 0, undefined);
  assert.deepEqual([seat, revealed], [0, 0]);
  assert.equal(handedTo(views, views[0], revealed), undefined);
});

test('another seat gets the device before its cards are shown', () => {
  const views = [view(0, 'actions', []), view(1, 'actions', ['play bank'])];
  const { seat, revealed } = seatToShow(views, 1, 0);
  assert.deepEqual([seat, revealed], [1, 0]);
  assert.equal(handedTo(views, views[1], revealed), 1);
  assert.equal(handedTo(views, views[1], 1), undefined);
});

test('a seat answers at once when nobody plays cards', () => {
  const views = [view(0, 'hiring', []), view(1, 'hiring', ['pass'])];
  const { seat, revealed } = seatToShow(views, 1, 0);
  assert.deepEqual([seat, revealed], [1, 1]);
  assert.equal(handedTo(views, views[1], revealed), undefined);
});

test('the seat that was shown last stays while nobody is asked', () => {
  const views = [view(0, 'actions', []), view(1, 'actions', [])];
  assert.deepEqual(seatToShow(views, 0, 1), { seat: 1, revealed: 1 });
});

test('one seat on a device is never passed on', () => {
  const views = [view(2, 'actions', ['play bank'])];
  assert.deepEqual(seatToShow(views, 2, undefined), { seat: 2, revealed: undefined });
  assert.equal(handedTo(views, views[0], undefined), undefined);
});
