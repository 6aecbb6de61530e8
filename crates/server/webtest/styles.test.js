// What style sheets must not do, because it makes every drawing slow.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const folder = fileURLToPath(new URL('../web/css/', import.meta.url));

/** The selectors of a style sheet. */
function selectors(sheet) {
  const rules = readFileSync(folder + sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const lists = [...rules.matchAll(/([^{};]+)\{/g)].map(([, list]) => list.trim());
  return lists.filter((list) => !list.startsWith('@'));
}

/** What a selector is about: its last part, without conditions in parentheses. */
function subject(selector) {
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return plain.split(/[\s>+~]+/).at(-1);
}

test('an element that is added changes the style of few others', () => {
  const wide = readdirSync(folder).flatMap((sheet) =>
    selectors(sheet).filter((it) => it.includes(':has(') && /^(\*|:not)/.test(subject(it))),
  );
  assert.deepEqual(wide, []);
});
