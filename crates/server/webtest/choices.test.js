// What a choice would change is read from the server's preview: nothing is computed.
import assert from 'node:assert/strict';
import test from 'node:test';
import { previewOf } from '../web/model/choices.js';

const view = { seat: 1, table: { city: [{}, {}, {}], seats: [{}, { carriage: '1.centre' }, {}] } };
const forecast = { value: 3, hospital: 1, to: 6, overrun: false };

test('the plague is what the server foresees', () => {
  const placed = [{ event: 'marker-placed', seat: 1, to: 'hospital' }];
  const preview = previewOf('play hospital', { choice: 'play hospital', events: placed, forecast }, view);
  assert.deepEqual(preview.forecast, forecast);
  assert.deepEqual(preview.markers, { hospital: 1 });
  assert.equal(
    previewOf('play hospital', { choice: 'play hospital', events: placed }, view).forecast,
    undefined,
  );
});

test('a plague that strikes with the choice is what its event says', () => {
  const struck = { event: 'plague-struck', seat: 1, value: 4, hospital: 2, from: 5, to: 7, overrun: false };
  const other = { ...struck, seat: 0, to: 9 };
  const preview = previewOf('pass', { choice: 'pass', events: [other, struck], forecast }, view);
  assert.equal(preview.forecast.to, 7);
  assert.equal(preview.forecast.hospital, 2);
  assert.equal(preview.lowered, 5);
});

test('a choice without a preview changes nothing', () => {
  assert.deepEqual(previewOf('keep bank', undefined, view).markers, {});
  assert.equal(previewOf('keep bank', undefined, view).forecast, undefined);
});
