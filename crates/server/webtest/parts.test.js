// What a page asks for at once is what it needs: a module that is missing would come a round trip later.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const read = (file) => readFileSync(web + file, 'utf8');

/** All modules that a module needs before it runs, itself included. */
function needed(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of read(file).matchAll(
    /(?:^|;|\})\s*(?:import|export)\b[^;'"()]*?from\s*["'](\.[^"']+)["']/gm,
  ))
    needed(join(dirname(file), name), found);
  return found;
}

const first = needed('main.js');

test('the first page names its modules', () => {
  const named = [...read('index.html').matchAll(/modulepreload" href="\/@\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  const home = needed('home.js');
  const early = new Set([...first, ...home]);
  early.delete('main.js');
  early.delete('home.js');
  assert.deepEqual(named.sort(), [...early].sort());
});

test('every other page names what it needs beside', () => {
  const early = new Set([...first, ...needed('home.js')]);
  early.delete('home.js');
  const parts = new Map(
    [...read('early.js').matchAll(/^ {2}'?([a-z]*)'?: \[([^\]]*)\],$/gm)].map(([, page, list]) => [
      page,
      [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `${name}.js`),
    ]),
  );
  assert.deepEqual([...parts.keys()].sort(), ['', 'replay', 'rules', 'table']);
  for (const [page, named] of parts) {
    const wanted = [...needed(`${page || 'home'}.js`)].filter((file) => !early.has(file));
    assert.deepEqual(named.sort(), wanted.sort(), page);
  }
});
