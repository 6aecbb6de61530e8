// QR codes: the fixed patterns, and one whole code that a reader has read.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { qr } from '../web/qr.js';

test('a code has the size of its text', () => {
  assert.equal(qr('short')?.length, 21);
  assert.equal(qr('http://localhost:7373/table/0123456789abcdef')?.length, 29);
  assert.equal(qr('x'.repeat(106))?.length, 37);
  assert.equal(qr('x'.repeat(107)), undefined);
});

test('the finders stand in three corners', () => {
  const grid = qr('http://localhost:7373/table/abc');
  const n = grid.length;
  for (const [x, y] of [
    [0, 0],
    [n - 7, 0],
    [0, n - 7],
  ]) {
    assert.ok(grid[y][x] && grid[y + 3][x + 3] && !grid[y + 1][x + 1]);
  }
});

test('a code that was read by a reader stays as it is', () => {
  const text = qr('https://example.org/table/k3j9')
    .map((row) => row.map(Number).join(''))
    .join('\n');
  assert.equal(createHash('sha256').update(text).digest('hex').slice(0, 16), '2fc9ac8c1227c258');
});
