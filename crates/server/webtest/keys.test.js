// Which keys are shortcuts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { isShortcut } from '../web/app/keys.js';

const pressed = (key, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
const free = { isTyping: false, isCovered: false, singleKeys: true };

test('a letter is a shortcut of a page that nothing covers', () => {
  assert.equal(isShortcut(pressed('u'), free), true);
  assert.equal(isShortcut(pressed('u'), { ...free, isCovered: true }), false);
  assert.equal(isShortcut(pressed('u'), { ...free, isTyping: true }), false);
  assert.equal(isShortcut(pressed('u', { ctrlKey: true }), free), false);
});

test('keys of one character can be turned off', () => {
  const off = { ...free, singleKeys: false };
  for (const key of ['u', '1', '9', '+', '-', '0', 't', '?'])
    assert.equal(isShortcut(pressed(key), off), false, key);
  for (const key of ['Escape', 'ArrowLeft', 'PageUp', ' '])
    assert.equal(isShortcut(pressed(key), off), true, key);
});
