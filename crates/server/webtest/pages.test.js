// One list of pages: the router's, the server's, and what each page asks for at once, so that no module comes a round trip later.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const read = (file) => readFileSync(web + file, 'utf8');

/** All modules that a module needs before it runs, itself included. */
function needed(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of read(file).matchAll(/^(?:import|export)\b[^;'"()]*?from\s*["'](\.[^"']+)["']/gm))
    needed(join(dirname(file), name), found);
  return found;
}

// The list asks for modules as soon as it is read.
const asked = [];
globalThis.location = { href: 'http://127.0.0.1/rules' };
globalThis.document = { createElement: () => ({}), head: { append: (link) => asked.push(link.href) } };
const { PAGES, modulesAt } = await import('../web/pages.js');

const early = new Set([...needed('main.js'), ...needed('screens/home.js')]);

test('an address belongs to a page', () => {
  assert.equal(modulesAt('/'), PAGES['/']);
  assert.equal(modulesAt('/rules'), PAGES['/rules']);
  assert.equal(modulesAt('/table/k3j9'), PAGES['/table/']);
  assert.equal(modulesAt('/join/abc'), PAGES['/join/']);
  assert.deepEqual(modulesAt('/table'), ['app/not-found.js']);
  assert.deepEqual(modulesAt('/nowhere/at/all'), ['app/not-found.js']);
});

test('the modules of the page are asked for', () => {
  assert.deepEqual(
    asked.map((it) => it.split('/crates/server/web/')[1]),
    PAGES['/rules'],
  );
});

/** A list that stands in assets.rs. */
function listOf(name) {
  const server = readFileSync(new URL('../src/http/assets.rs', import.meta.url), 'utf8');
  const list = new RegExp(`const ${name}: \\[&str; \\d+\\] =\\s*\\[([^\\]]*)\\]`).exec(server);
  assert.ok(list, `assets.rs has a list ${name}`);
  return [...list[1].matchAll(/"([^"]+)"/g)].map(([, it]) => it);
}

test('the server knows the same pages', () => {
  assert.deepEqual(listOf('PAGES'), Object.keys(PAGES));
});

test('every style sheet is sent', () => {
  const sheets = readdirSync(`${web}css`).map((it) => it.replace('.css', ''));
  assert.deepEqual(listOf('STYLES').sort(), sheets.sort());
});

test('the first page names its modules', () => {
  const named = [...read('index.html').matchAll(/modulepreload" href="\/@\/([^"]+)"/g)].map(([, it]) => it);
  // These two stand there as scripts.
  const others = [...early].filter((it) => !['main.js', 'pages.js', 'screens/home.js'].includes(it));
  assert.deepEqual(named.sort(), others.sort());
});

for (const [page, [own, ...parts]] of Object.entries(PAGES)) {
  test(`${page} names what it needs beside the modules of the first page`, () => {
    const wanted = [...needed(own)].filter((it) => it !== own && !early.has(it));
    assert.deepEqual(parts, wanted.sort());
  });
}

test('what every page needs does not need a page', () => {
  for (const [page, [own]] of Object.entries(PAGES))
    for (const part of needed('main.js')) assert.notEqual(part, own, page);
  for (const [, [own]] of Object.entries(PAGES)) assert.ok(!needed(own).has('main.js'), own);
});
