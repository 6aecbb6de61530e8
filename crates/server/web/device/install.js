// @ts-check
// The page as an app: everything is kept for when there is no connection, and a new release is taken at a good moment.

import { here } from '../route.js';
import { settings } from '../settings.js';
import { t } from '../text.js';

/** How long a first visit is left alone, in milliseconds. */
const LATER = 5000;
/** Held by every open page, so that one knows whether it is alone. */
const OPEN = 'page';

/** Whether no other page of the game is open. */
async function isAlone() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === OPEN).length <= 1;
}

/** Tells of a new release, which begins with a click. */
function tell(/** @type {() => void} */ take) {
  if (document.querySelector('.update')) return;
  const notice = document.createElement('div');
  notice.className = 'toast note update';
  notice.setAttribute('role', 'status');
  notice.append(t('web-update-ready'));
  const button = document.createElement('button');
  button.className = 'btn';
  button.textContent = t('web-update-take');
  button.addEventListener('click', take);
  notice.append(button);
  document.body.append(notice);
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
  // What is open may ask for parts that the new release has no more.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) location.reload();
  });
  const look = async () => {
    const { waiting } = registration;
    if (!waiting || !isUpdate) return;
    const take = () => waiting.postMessage('take');
    // In the middle of a game it is only offered.
    if (here().path.startsWith('/table/') || !(await isAlone())) tell(take);
    else take();
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  addEventListener('popstate', look);
  document.addEventListener('visibilitychange', () => {
    // Without a connection there is nothing new.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
