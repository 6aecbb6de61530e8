// A file of texts taken apart says the same as the whole file.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { entries } from '../web/text.js';
import { FluentResource } from '../web/vendor/fluent/index.js';

const folder = fileURLToPath(new URL('../../../locales/', import.meta.url));

test('a text ends where the next one begins', () => {
  const [one, two] = [
    'one = { $n ->\n  [one] 1\n *[other] 2\n}\n\n  and more\n',
    'two = 2\n    .the = the two\n',
  ];
  assert.deepEqual(
    [...entries(`# first\n${one}## second\n${two}`)],
    [
      ['one', one],
      ['two', two],
    ],
  );
});

for (const name of readdirSync(folder).filter((it) => it.endsWith('.ftl'))) {
  test(`every text of ${name} can be read by itself`, () => {
    const file = readFileSync(folder + name, 'utf8');
    const apart = [...entries(file).values()].flatMap((text) => new FluentResource(text).body);
    const whole = new FluentResource(file).body;
    assert.ok(whole.length > 600);
    assert.deepEqual(apart, whole);
  });
}
