// Help says what is true at the table that is shown.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import './page.js';

globalThis.fetch = async (url) => ({
  ok: true,
  text: async () =>
    readFileSync(new URL(`../../../locales/${String(url).split('/').at(-1)}`, import.meta.url), 'utf8'),
});
const { load } = await import('../web/text/fluent.js');
const { helpOn } = await import('../web/app/help.js');
await load('en');

test('the hotel and the benefactor are those of the table', () => {
  const says = (word, rules) => helpOn(word, rules).text;
  const usual = { edition: '2017', benefactor: 'prestige' };
  for (const word of ['sector:hotel', 'person:benefactor']) {
    assert.equal(says(word), says(word, usual));
    assert.notEqual(says(word, { edition: '2007', benefactor: 'coins' }), says(word, usual), word);
  }
});
