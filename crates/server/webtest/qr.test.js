// QR codes: the fixed patterns, and one whole code that a reader has read.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';

// What draws the code wants a page; the code itself does not.
globalThis.document = { createTreeWalker: () => undefined };
const { path } = await import('../web/share/qr.js');

test('a code grows with its text', () => {
  assert.equal(path('short').size, 21);
  assert.equal(path('http://localhost:7373/table/0123456789abcdef').size, 33);
  assert.ok(path('x'.repeat(500)).d.length > 0);
});

test('the finders stand in three corners', () => {
  const { size, d } = path('http://localhost:7373/table/abc');
  const isDark = (x, y) => d.includes(`M${x} ${y}h`);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    assert.ok(isDark(x, y) && isDark(x + 3, y + 3) && !isDark(x + 1, y + 1));
});

test('a code that was read by a reader stays as it is', () => {
  const hash = createHash('sha256').update(path('https://example.org/table/k3j9').d).digest('hex');
  assert.equal(hash.slice(0, 16), '960d9ede9b2292f6');
});
