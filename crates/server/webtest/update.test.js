// A newer version on the server does not take away what is being typed.
import assert from 'node:assert/strict';
import test from 'node:test';
import './page.js';

let reloads = 0;
const offers = [];
location.reload = () => {
  reloads += 1;
};
document.querySelectorAll = () => [];
document.createElement = () => ({
  setAttribute: () => undefined,
  addEventListener: () => undefined,
  replaceChildren: () => undefined,
});
document.body = { append: (it) => offers.push(it.className) };
const { takeUpdate } = await import('../web/app/update.js');

test('a page at rest is loaded again, another one is asked', () => {
  document.activeElement = { matches: (what) => what.includes('input') };
  takeUpdate();
  assert.deepEqual([reloads, offers], [0, ['update']]);
  document.activeElement = { matches: () => false };
  document.querySelectorAll = () => [{ value: 'half a sentence' }];
  takeUpdate();
  assert.equal(reloads, 0);
  document.querySelectorAll = () => [];
  takeUpdate();
  assert.equal(reloads, 1);
});
