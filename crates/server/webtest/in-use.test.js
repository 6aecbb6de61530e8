// Pages ask each other whether they are in use, and listen no longer than that.
import assert from 'node:assert/strict';
import test from 'node:test';
import { isAnyInUse } from '../web/device/in-use.js';

/** A channel on which others answer at once. */
function channelOf(...answers) {
  const listeners = new Set();
  return {
    listeners,
    addEventListener(_, listener, { signal } = {}) {
      listeners.add(listener);
      signal?.addEventListener('abort', () => listeners.delete(listener));
    },
    postMessage: () =>
      queueMicrotask(() => answers.forEach((data) => listeners.forEach((it) => it({ data })))),
  };
}

test('one page in use is enough', async () => {
  assert.equal(await isAnyInUse(channelOf('idle', 'in use'), 2), true);
  assert.equal(await isAnyInUse(channelOf('idle', 'idle'), 2), false);
  assert.equal(await isAnyInUse(channelOf(), 0), false);
});

test('no listener stays', async () => {
  const channel = channelOf('idle');
  await isAnyInUse(channel, 1);
  assert.equal(channel.listeners.size, 0);
});
