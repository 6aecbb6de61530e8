// @ts-check
// The page as an app: everything is kept for when there is no connection, and a new release is taken at a good moment.

import { here } from '../app/route.js';
import { settings } from '../app/settings.js';
import { isInHand, offerUpdate } from '../app/update.js';
import { isAnyInUse } from './in-use.js';

/** How long a first visit is left alone, in milliseconds. */
const LATER = 5000;
/** Held by every open page, so that one knows whether it is alone. */
const OPEN = 'page';

/** How long a page must have asked for nothing before a new release begins, in milliseconds. */
const QUIET = 1000;

/** How many other pages of the game are open. */
async function others() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return Math.max(0, held.filter(({ name }) => name === OPEN).length - 1);
}

/** Whether a new release may begin without asking: on the home page, while nothing is done there. */
const isIdle = () => here().path === '/' && !isInHand();

/**
 * Waits until this page has asked for no file for a moment. Chromium leaves a new release waiting when the one before it is
 * asked for files while the new one should begin.
 */
async function quiet() {
  do {
    performance.clearResourceTimings();
    await new Promise((done) => setTimeout(done, QUIET));
  } while (performance.getEntriesByType('resource').length);
}

/** Keeps the page for when there is no connection, and looks for a new release now and then. */
export async function install() {
  // Whoever has played here wants to find it again.
  if (settings.known) navigator.storage?.persist?.();
  if (!navigator.serviceWorker) return;
  navigator.locks?.request(OPEN, { mode: 'shared' }, () => new Promise(() => {}));
  const isUpdate = Boolean(navigator.serviceWorker.controller);
  // At a first visit what is needed now comes first; the rest is fetched when that is there.
  if (!isUpdate) await new Promise((done) => setTimeout(done, LATER));
  const registration = await navigator.serviceWorker.register(new URL('../sw.js', import.meta.url));
  const channel = new BroadcastChannel('notredame release');
  channel.addEventListener('message', ({ data }) => {
    if (data === 'in use?') channel.postMessage(isIdle() ? 'idle' : 'in use');
  });
  let isWanted = false;
  let isOld = false;
  // What is open may ask for parts that the new release no longer has. In Chromium, a page that reloads before the new service
  // worker is active can hang.
  const reload = async () => {
    const { controller } = navigator.serviceWorker;
    if (controller?.state === 'activating')
      await new Promise((done) => controller.addEventListener('statechange', done));
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isUpdate) return;
    isOld = true;
    if (isWanted || isIdle()) reload();
    else offerUpdate(reload);
  });
  const look = async () => {
    const { waiting } = registration;
    if (isOld && isIdle()) reload();
    if (isOld || !waiting || !isUpdate) return;
    // A new release is for all pages at once: none is reloaded while somebody does something there.
    const take = async () => {
      if (await isAnyInUse(channel, await others())) {
        offerUpdate(take, 'web-update-waits');
        return;
      }
      isWanted = true;
      await quiet();
      waiting.postMessage('take');
    };
    if (isIdle()) await quiet();
    if (isIdle() && !(await others())) waiting.postMessage('take');
    else offerUpdate(take);
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  addEventListener('popstate', look);
  document.addEventListener('visibilitychange', () => {
    // Without a connection there is nothing new.
    if (document.visibilityState !== 'visible') return;
    registration.update().catch(() => undefined);
    look();
  });
}
