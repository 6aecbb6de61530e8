// A page that makes no sound opens no audio.
import assert from 'node:assert/strict';
import test from 'node:test';
import { fire } from './page.js';

let opened = 0;
globalThis.AudioContext = class {
  state = 'running';
  constructor() {
    opened += 1;
  }
};
const { settings } = await import('../web/app/settings.js');
await import('../web/table/story/sound.js');

test('audio is opened with the first click after sound was turned on', () => {
  settings.sound = false;
  fire('pointerdown');
  fire('keydown');
  assert.equal(opened, 0);
  settings.sound = true;
  fire('click');
  assert.equal(opened, 1);
});
