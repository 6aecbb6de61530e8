// Names can be read on every ground: measured as WCAG 2 does, on the colours of tokens.css, for light and dark and all five players.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const css = readFileSync(new URL('../web/css/tokens.css', import.meta.url), 'utf8');
/** The values of all rules for a selector; later ones win. */
const values = (selector) =>
  css
    .split(selector + ' {')
    .slice(1)
    .flatMap((rule) => [...rule.slice(0, rule.indexOf('}')).matchAll(/--([\w-]+): (#[\da-f]{6}|\d+%);/g)])
    .map(([, name, value]) => [name, value]);
const light = Object.fromEntries(values(':root'));
const dark = { ...light, ...Object.fromEntries(values("[data-theme='dark']")) };

const channels = (colour) => [1, 3, 5].map((k) => parseInt(colour.slice(k, k + 2), 16));
const mixed = (a, b, percent) => {
  const [one, other] = [channels(a), channels(b)];
  const parts = one.map((it, k) => Math.round((it * percent + other[k] * (100 - percent)) / 100));
  return '#' + parts.map((it) => it.toString(16).padStart(2, '0')).join('');
};
const luminance = (colour) => {
  const [r, g, b] = channels(colour)
    .map((it) => it / 255)
    .map((it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [more, less] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (more + 0.05) / (less + 0.05);
};

for (const [theme, tokens] of Object.entries({ light, dark })) {
  const worst = (of) =>
    Math.min(...['red', 'violet', 'blue', 'green', 'yellow'].map((it) => of(tokens[`glass-${it}`])));
  // As in ground.css, with the most that a sector grows.
  const others = (own) => mixed(own, tokens.plot, parseInt(tokens.tint, 10) + 9);
  const ours = (own) => mixed(own, tokens['plot-own'], 3 + 9 * 0.8);
  const roof = (own) => mixed(own, tokens.plot, parseInt(tokens['q-b'], 10));

  test(`names can be read on the fullest ground, ${theme}`, () => {
    assert.ok(worst((own) => contrast(tokens['ink-2'], others(own))) >= 5);
    assert.ok(worst((own) => contrast(tokens.ink, ours(own))) >= 8);
  });

  test(`a name could be read even on a roof, ${theme}`, () => {
    assert.ok(worst((own) => contrast(tokens['ink-2'], roof(own))) >= 3.5);
    assert.ok(worst((own) => contrast(tokens.ink, roof(own))) >= 5.5);
  });

  test(`a chosen sector can be read, ${theme}`, () => {
    const gilt = (own) => mixed(tokens.glow, ours(own), 20);
    assert.ok(worst((own) => contrast(tokens.ink, gilt(own))) >= 4.5);
    assert.ok(worst((own) => contrast(tokens['gold-ink'], gilt(own))) >= 3);
  });

  test(`drawings never compete with names, ${theme}`, () => {
    for (const colour of ['red', 'violet', 'blue', 'green', 'yellow']) {
      const own = tokens[`glass-${colour}`];
      assert.ok(contrast(roof(own), mixed(own, tokens.plot, parseInt(tokens.tint, 10))) < 2, colour);
    }
  });
}
