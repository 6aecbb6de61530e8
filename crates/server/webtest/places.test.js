// Places and choices are written and read in one way.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { isAsked, readChoice } from '../web/model/choices.js';
import { marketAt, placeAt, readPlace, sectorAt } from '../web/model/places.js';

test('a place that was written is read again', () => {
  assert.deepEqual(readPlace(sectorAt(2, 'bank')), { kind: 'sector', of: '2', sector: 'bank' });
  assert.deepEqual(readPlace(marketAt('1.gate')), { kind: 'market', of: '1.gate', sector: '' });
  assert.equal(readPlace(placeAt(2, 'notre-dame')).kind, 'notre-dame');
});

test('a choice has a verb, and says with what', () => {
  assert.deepEqual(readChoice('drive 1.gate'), { verb: 'drive', what: '1.gate' });
  assert.deepEqual(readChoice('pass'), { verb: 'pass', what: '' });
});

test('a card that was kept in the draft leaves nothing to decide', () => {
  const view = (options, pick) => ({ options, own: { draft: { pick } } });
  assert.equal(isAsked(view(['keep bank'], null)), true);
  assert.equal(isAsked(view(['keep bank'], 'bank')), false);
  assert.equal(isAsked(view([], null)), false);
});

test('no other module writes places by hand', () => {
  const web = fileURLToPath(new URL('../web/', import.meta.url));
  const scripts = readdirSync(web, { recursive: true }).filter(
    (it) => it.endsWith('.js') && !it.startsWith('vendor'),
  );
  const written = /[`"](?:sector|harbour|stone|market|card|player|coins|supply|prestige):\$\{/;
  const wrong = scripts.filter(
    (it) =>
      it !== 'model/places.js' &&
      written.test(readFileSync(web + it, 'utf8').replaceAll(/data-help="[^"]*"/g, '')),
  );
  assert.deepEqual(wrong, []);
});
