// Vendored libraries are what the list says, and nothing else lies beside them.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const folder = fileURLToPath(new URL('../web/vendor/', import.meta.url));

test('every vendored file has the hash in vendored.json', () => {
  const packages = JSON.parse(readFileSync(`${folder}vendored.json`, 'utf8'));
  const listed = packages.flatMap((it) => Object.entries(it.sha256));
  for (const [file, hash] of listed)
    assert.equal(
      createHash('sha256')
        .update(readFileSync(folder + file))
        .digest('hex'),
      hash,
      file,
    );
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (it) => it.isFile() && it.name !== 'vendored.json',
  );
  assert.equal(found.length, listed.length);
});
