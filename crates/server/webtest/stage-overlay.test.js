// Tags on the board are as wide as their texts.
import assert from 'node:assert/strict';
import test from 'node:test';
import './page.js';

const { tagTextWidth } = await import('../web/table/story/stage-overlay.js');

test('a Japanese character takes the room of a whole square', () => {
  assert.equal(tagTextWidth('超過', true), 26);
  assert.ok(tagTextWidth('ペスト −2', true) > tagTextWidth('Rats −2', true));
  assert.equal(tagTextWidth('12', false), 16.4);
});
