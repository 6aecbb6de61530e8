// The geometry of the board: streets agree with the drawing, and stones fit their harbour.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  SIDES,
  SPOTS,
  corners,
  centre,
  marketPoint,
  placeOf,
  plot,
  routePoints,
  stones,
} from '../web/board/geometry.js';
import { inset } from '../web/drawing/shapes.js';
import { neighbours, route } from '../web/model/streets.js';

const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;

test('neighbouring boroughs share their corners', () => {
  for (const n of [3, 4, 5]) {
    for (let place = 0; place < n; place += 1) {
      const [here, next] = [corners(n, place), corners(n, (place + 1) % n)];
      assert.ok(near(here[1], next[0]), 'the crossing is the next parvis');
      assert.ok(near(here[2], next[7]), 'the gate is the next crossing');
    }
  }
});

test('the own borough is in front, the left neighbour to its left', () => {
  const [x, y] = centre(4, placeOf(2, 2, 4));
  assert.ok(Math.abs(x) < 0.01 && y > 0);
  assert.ok(centre(4, placeOf(3, 2, 4))[0] < 0);
});

test('streets lead both ways', () => {
  for (const n of [3, 4, 5]) {
    for (let borough = 0; borough < n; borough += 1) {
      for (const spot of SPOTS) {
        const market = `${borough}.${spot}`;
        for (const other of neighbours(market, n))
          assert.ok(neighbours(other, n).includes(market), `${market} and ${other} of ${n}`);
      }
    }
  }
});

test('a route begins and ends where it should and follows streets', () => {
  const way = route('0.centre', '2.parvis', 4);
  assert.deepEqual(way, ['0.centre', '1.parvis', '2.parvis']);
  assert.deepEqual(route('1.gate', '1.gate', 5).length, 3, 'out and back');
  const points = routePoints(['0.gate', '0.quay'], 0, 4);
  assert.equal(points.length, 3, 'around the crossing');
  assert.ok(near(points[0], marketPoint('0.gate', 0, 4)));
});

test('a triangle moved inwards stays inside', () => {
  const small = inset(
    [
      [0, 0],
      [100, 0],
      [0, 100],
    ],
    10,
  );
  for (const [x, y] of small) assert.ok(x >= 9.99 && y >= 9.99 && x + y <= 100 - 14.1);
});

test('the ten stones lie in the harbour and do not touch', () => {
  for (const n of [3, 4, 5]) {
    const { points, radius } = stones(n, 0);
    assert.equal(points.length, 10);
    assert.ok(radius > 8, `large enough to read with ${n}`);
    points.forEach((a, i) =>
      points.forEach((b, k) => assert.ok(i === k || Math.hypot(a[0] - b[0], a[1] - b[1]) > 2 * radius)),
    );
  }
});
