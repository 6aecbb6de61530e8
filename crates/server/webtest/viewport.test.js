// A look at the board: zooming keeps the point, nothing leaves the board, a borough is brought close.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atRest, held, lookAt, seen, zoomed } from '../web/board/viewport.js';

const base = /** @type {[number, number, number, number]} */ ([-300, -200, 600, 400]);

test('the point under the pointer stays where it is', () => {
  const at = { x: 120, y: -40 };
  const before = seen(atRest(base), base);
  const after = seen(zoomed(atRest(base), 2, at), base);
  for (const k of [0, 1]) {
    const [x, y] = [at.x, at.y];
    const share = (/** @type {number[]} */ box) => ([x, y][k] - box[k]) / box[k + 2];
    assert.ok(Math.abs(share(before) - share(after)) < 1e-9);
  }
  assert.equal(after[2], 300);
});

test('a look stays on the board and between its limits', () => {
  for (const [x, y, k] of [
    [9999, 0, 3],
    [-9999, 9999, 2],
    [0, 0, 100],
    [40, 10, 0.01],
  ]) {
    const look = held({ x, y, k }, base, base);
    const [left, top, width, height] = seen(look, base);
    assert.ok(look.k >= 1 && look.k <= 4);
    assert.ok(
      left >= -300 - 1e-9 && top >= -200 - 1e-9 && left + width <= 300 + 1e-9 && top + height <= 200 + 1e-9,
    );
  }
});

test('where only a part is shown at rest, all can be seen', () => {
  const part = /** @type {[number, number, number, number]} */ ([-100, 0, 200, 200]);
  const look = held({ x: 0, y: 100, k: 0.1 }, part, base);
  const [left, top, width, height] = seen(look, part);
  assert.ok(left <= -300 && left + width >= 300 && top <= -200 && top + height >= 200);
});

test('points are brought as close as they fit', () => {
  const [left, top, width, height] = seen(
    lookAt(
      [
        [100, 50],
        [200, 100],
      ],
      base,
      10,
    ),
    base,
  );
  assert.ok(left <= 90 && left + width >= 210 && top <= 40 && top + height >= 110);
  assert.ok(width === 120 || height === 70);
});
