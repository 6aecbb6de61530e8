// The sectors as places: every name stands clear of the streets, its drawing beside it, and nothing that comes moves what is there.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { CONTENT_SCALE, SIDES, marketsAt, plot } from '../web/board/geometry.js';
import { ART, edgesOf, figure, lineBreaks, placeContent } from '../web/board/placement.js';
import { around, drawing, growth } from '../web/board/town.js';

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const drawings = read('web/sectors.svg');
const styles = read('web/css/ground.css');

/** About as wide as the letters of the names are. */
const widthOf = (letter) =>
  letter > '\u2e80' ? 1 : /[iljtfr ]/.test(letter) ? 0.3 : /[A-Zmw]/.test(letter) ? 0.62 : 0.46;
const measure = (text, size) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;

/** Every sector of every board in every language, with what stands there. */
const sites = ['de', 'en', 'fr', 'ja', 'nl'].flatMap((language) => {
  const words = read(`../../locales/${language}.ftl`);
  return [3, 4, 5].flatMap((n) =>
    Array.from({ length: n }, (_, place) => place).flatMap((place) =>
      SIDES.flatMap((sector, side) => {
        if (sector === 'harbour') return [];
        const [, name] = new RegExp(`^sector-${sector} = (.+)$`, 'm').exec(words);
        const [triangle, markets, scale] = [
          plot(n, place, side),
          marketsAt(n, place, side),
          CONTENT_SCALE[n],
        ];
        const placement = placeContent(triangle, markets, name, scale, measure);
        const what = `${name} at place ${place} of ${n}`;
        return { sector, triangle, markets, scale, placement, what };
      }),
    ),
  );
});

/** How far the nearest side is from the outermost of some points. */
const clearance = (triangle, points) =>
  Math.min(
    ...edgesOf(triangle).flatMap((it) => points.map(([x, y]) => (x - it.x) * it.nx + (y - it.y) * it.ny)),
  );
const cornersOf = ({ x, y, w, h }) => [x, x + w].flatMap((left) => [y, y + h].map((top) => [left, top]));
const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test('names break where a language allows it', () => {
  assert.deepEqual(lineBreaks('Cloister school'), [['Cloister school'], ['Cloister', 'school']]);
  assert.deepEqual(lineBreaks('Kutschen\u00adhaus'), [['Kutschenhaus'], ['Kutschen-', 'haus']]);
  assert.deepEqual(lineBreaks('修道院学校'), [['修道院学校'], ['修道院', '学校']]);
  assert.deepEqual(lineBreaks('Park'), [['Park']]);
});

test('a sector grows with the first piece, the second and the fourth', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 9].map(growth), [0, 1, 2, 2, 3, 3, 3]);
});

test('no name, icon or row of pieces lies on a street or a market, and every name can be read', () => {
  for (const { triangle, markets, placement, what } of sites) {
    assert.ok(clearance(triangle, placement.boxes.flatMap(cornersOf)) > 0, what);
    assert.ok(placement.size >= 9, what);
    for (const box of placement.boxes)
      for (const [x, y] of markets) assert.ok(!meet(box, { x: x - 10, y: y - 10, w: 20, h: 20 }), what);
  }
});

test('a name for which there is no room is set where it comes closest', () => {
  const triangle = plot(5, 0, 2);
  const it = placeContent(
    triangle,
    marketsAt(5, 0, 2),
    'Donaudampfschifffahrtsschule',
    CONTENT_SCALE[5],
    measure,
  );
  assert.ok(clearance(triangle, [[it.icon.x, it.icon.y]]) > 0);
});

test('every sector has its drawing, which stays off the streets and off the name, however far it has grown', () => {
  for (const { sector, triangle, scale, placement, what } of sites) {
    const { art, boxes } = placement;
    assert.ok(art, what);
    const [w, h] = [ART.w * art.scale * scale, ART.h * art.scale * scale];
    assert.ok(
      clearance(
        triangle,
        figure(w, h).map(([x, y]) => [art.x + x, art.y + y]),
      ) > 1.5,
      what,
    );
    // The upper corners of a drawing are sky.
    const foot = { x: art.x - w / 2, y: art.y - h * 0.45, w, h: h * 0.45 };
    const roof = { x: art.x - w * 0.3, y: art.y - h, w: w * 0.6, h };
    for (const box of boxes) assert.ok(!meet(box, foot) && !meet(box, roof), what);
    for (const grown of [0, 1, 2, 3]) {
      const thing = drawing(sector, grown, placement, scale);
      assert.ok(drawings.includes(`id="g-${thing.id}"`), thing.id);
      assert.ok(thing.x > art.x - w / 2 - 0.01 && thing.y > art.y - h - 0.01, `${what} within its room`);
    }
  }
});

test('houses and trees come along the streets, off the name, and those that are there stay', () => {
  for (const { sector, triangle, markets, scale, placement, what } of sites) {
    const states = [0, 1, 2, 3].map((grown) => around(sector, grown, triangle, markets, placement, scale));
    states.reduce((before, now) => {
      assert.deepEqual(now.slice(0, before.length), before, what);
      return now;
    });
    assert.ok(states[3].length <= 18 && states[0].length <= 1, what);
    for (const { id, x, y, scale: size } of states[3]) {
      assert.ok(drawings.includes(`id="g-${id}"`), id);
      assert.ok(clearance(triangle, [[x + 3 * size, y + 6 * size]]) > 0, `${id}: ${what}`);
      for (const box of placement.boxes)
        assert.ok(!meet(box, { x, y, w: 6 * size, h: 8 * size }), `${id}: ${what}`);
    }
  }
});

test('every part of a drawing has its colour', () => {
  const parts = new Set([...drawings.matchAll(/class="(z\w)"/g)].map(([, it]) => it));
  assert.ok(parts.size > 8);
  for (const part of parts) assert.match(styles, new RegExp(`\\.${part}\\b`));
});
