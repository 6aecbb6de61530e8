// A file of texts taken apart says the same as the whole file.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { entries, load, sentences, t } from '../web/text/fluent.js';
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

// A page and a server for the texts.
globalThis.document = { documentElement: {}, querySelector: () => null };
globalThis.fetch = async (url) => ({
  ok: true,
  text: async () => readFileSync(folder + String(url).split('/').at(-1), 'utf8'),
});

for (const language of ['en', 'de', 'fr', 'nl', 'ja'])
  test(`sentences have one full stop each: ${language}`, async () => {
    await load(language);
    const stop = language === 'ja' ? '。' : '.';
    assert.equal(sentences(`A${stop}`, 'B'), sentences('A', 'B'));
    assert.equal(sentences(`A${stop}`, undefined, `B${stop}`), sentences('A', `B${stop}`));
  });

test('one is spoken of as one', async () => {
  const said = async (language, key) => {
    await load(language);
    return [t(key, { n: 1 }), t(key, { n: 2 })];
  };
  assert.deepEqual(await said('de', 'web-stage-left-over'), ['1 bleibt übrig', '2 bleiben übrig']);
  assert.deepEqual(await said('de', 'web-watching'), ['1 schaut zu', '2 schauen zu']);
  assert.deepEqual(await said('nl', 'web-watching'), ['1 kijkt mee', '2 kijken mee']);
  assert.deepEqual(await said('fr', 'web-watching'), ['1 spectateur', '2 spectateurs']);
});
