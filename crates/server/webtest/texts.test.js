// Every text that the client asks for exists in every language.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { LANGUAGES, entries } from '../web/text/fluent.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const scripts = readdirSync(at('../web/'), { recursive: true })
  .filter((it) => it.endsWith('.js') && !it.startsWith('vendor'))
  .map((it) => readFileSync(at(`../web/${it}`), 'utf8'));

/** The keys that scripts name: whole ones, and patterns of those that are put together. */
const named = new Set(
  scripts.flatMap((it) =>
    [...it.matchAll(/['`](web-(?:[a-z0-9-]|\$\{[^}]*\})*[a-z0-9}])['`]/g)].map(([, key]) => key),
  ),
);

for (const language of Object.keys(LANGUAGES))
  test(`no text is missing: ${language}`, () => {
    const texts = [...entries(readFileSync(at(`../../../locales/${language}.ftl`), 'utf8')).keys()];
    const known = new Set(texts);
    const exists = (key) =>
      key.includes('$')
        ? texts.some((it) => new RegExp(`^${key.replace(/\$\{[^}]*\}/g, '.+')}$`).test(it))
        : known.has(key);
    assert.deepEqual(
      [...named].filter((key) => !exists(key)),
      [],
    );
  });
