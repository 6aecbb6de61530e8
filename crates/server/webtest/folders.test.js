// The folders of the client have an order: a module imports from its own folder and from lower ones. Types, and modules that are
// fetched later, count as imports.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const web = fileURLToPath(new URL('../web/', import.meta.url));
const guide = readFileSync(new URL('../../../docs/web-client.md', import.meta.url), 'utf8');

/** The folders from the lowest to the highest, as the guide lists them. The modules outside of all are the highest. */
const ORDER = [...guide.matchAll(/^\| `([a-z/]+)\/` \|/gm)].map(([, it]) => it).concat('.');

/** Every module and file of types, but those of the server, which are below everything. */
const modules = readdirSync(web, { recursive: true }).filter(
  (it) => /\.(?:js|d\.ts)$/.test(it) && !it.startsWith('vendor') && it !== 'types.d.ts',
);

/** The file that an import names. */
const fileOf = (name) => (existsSync(join(web, name)) ? name : name.replace(/\.js$/, '.d.ts'));

/** What a module imports, as files of the client. Libraries are below everything. */
function importsOf(file) {
  const names = readFileSync(join(web, file), 'utf8').matchAll(/(?:\bfrom |\bimport\()'(\.[^']+\.js)'/g);
  const files = [...names].map(([, name]) => join(dirname(file), name));
  return new Set(files.filter((it) => it !== 'types.js' && !/^(?:vendor|wasm)\//.test(it)).map(fileOf));
}

const imports = new Map(modules.map((it) => [it, importsOf(it)]));

test('every module is in a folder of the guide, and every folder is there', () => {
  const folders = new Set(modules.map(dirname));
  assert.deepEqual([...folders].sort(), [...ORDER].sort());
});

test('every import leads to a module', () => {
  const wrong = [...imports].flatMap(([file, names]) =>
    [...names].filter((it) => !imports.has(it)).map((it) => `${file}: ${it}`),
  );
  assert.deepEqual(wrong, []);
});

test('no module imports from a higher folder', () => {
  const level = (file) => ORDER.indexOf(dirname(file));
  const wrong = [...imports].flatMap(([file, names]) =>
    [...names].filter((it) => level(it) > level(file)).map((it) => `${file}: ${it}`),
  );
  assert.deepEqual(wrong, []);
});

test('no module imports itself, not even through others', () => {
  const done = new Set();
  const visit = (file, way) => {
    assert.ok(!way.includes(file), [...way, file].join(' → '));
    if (done.has(file)) return;
    for (const name of imports.get(file) ?? []) visit(name, [...way, file]);
    done.add(file);
  };
  for (const file of modules) visit(file, []);
});
