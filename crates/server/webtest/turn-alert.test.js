// A notification goes through the service worker: on phones a page may not notify by itself.
import assert from 'node:assert/strict';
import test from 'node:test';
import './page.js';

const shown = [];
globalThis.Notification = class {
  static permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  }
};
const worker = { showNotification: async (...said) => void shown.push(said) };
Object.defineProperty(globalThis, 'navigator', {
  value: { serviceWorker: { register: async () => worker, ready: Promise.resolve(worker) } },
  configurable: true,
});
const { settings } = await import('../web/app/settings.js');
const { announceTurn } = await import('../web/table/turn-alert.js');

test('your turn is announced although the page may not notify', async () => {
  settings.notify = true;
  document.hidden = true;
  const view = { seat: 0, options: ['pass'], own: null, table: { round: 1 } };
  announceTurn(view, 'k3j9');
  await new Promise(setImmediate);
  assert.equal(shown.length, 1);
  assert.deepEqual([shown[0][1].tag, shown[0][1].data], ['k3j9', '/table/k3j9']);
});
