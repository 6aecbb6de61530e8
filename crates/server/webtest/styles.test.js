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

test('every token is used', () => {
  const web = fileURLToPath(new URL('../web/', import.meta.url));
  const texts = readdirSync(web, { recursive: true })
    .filter((it) => /\.(?:css|js|svg)$/.test(it) && !it.startsWith('vendor'))
    .map((it) => readFileSync(web + it, 'utf8'))
    .join('\n');
  const tokens = readFileSync(`${folder}tokens.css`, 'utf8').matchAll(/^\s+(--[a-z\d-]+):/gm);
  // The last word of some names is put together with what it is about: `var(--glass-${colour})`.
  const isUsed = (name) =>
    [`var(${name})`, `var(${name},`, `var(${name.replace(/[^-]+$/, '')}\${`, `'${name}'`].some((it) =>
      texts.includes(it),
    );
  assert.deepEqual(
    [...tokens].map(([, name]) => name).filter((name) => !isUsed(name)),
    [],
  );
});
