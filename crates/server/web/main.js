// @ts-check
// The beginning: language, theme, icons, the page that belongs to the address, and the one listener for everything clicked.

import { hideHelp, watchHelp } from './app/help.js';
import { isShortcut } from './app/keys.js';
import { redraw } from './app/screen.js';
import { go, here } from './app/route.js';
import { hasOffline, onDevice } from './net/transport.js';
import { ServerError, api } from './net/api.js';
import { complain, toast } from './app/notice.js';
import { modulesAt } from './pages.js';
import { recognise } from './app/person.js';
import { addSymbols } from './drawing/pieces.js';
import { applyTheme, change, settings } from './app/settings.js';
import { load, preferredLanguage, t } from './text/fluent.js';

/** @typedef {import('./app/screen.js').Screen} Screen */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
/** @type {Screen | undefined} */
let screen;

/** A page that was reached inside the client begins where a new document would: screen readers read from there on. */
function focusPage(/** @type {HTMLElement} */ page) {
  const start = page.querySelector('h1') ?? page;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Shows the page that belongs to the address. `isFirst` is whether the browser has just opened it. */
async function open(/** @type {boolean} */ isFirst) {
  screen?.close();
  hideHelp();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  root.replaceChildren();
  // lit keeps its place on the element it draws into: a new page gets a new one.
  const page = document.createElement('div');
  page.className = 'page';
  root.append(page);
  screen = undefined;
  scrollTo(0, 0);
  const made = await makeScreen(page);
  // Someone may have navigated away while the page was being fetched.
  if (page.isConnected) screen = made;
  else made.close();
  if (!isFirst && page.isConnected && !document.querySelector('dialog[open]')) focusPage(page);
}

/** Each page is fetched when it is first needed. @returns {Promise<Screen>} */
async function makeScreen(/** @type {HTMLElement} */ page) {
  const { path } = here();
  const [module] = modulesAt(path);
  // Without a connection, or while a new release replaces this page, there is nothing to show.
  const { default: Page } = await import(`./${module}`).catch(() => {
    throw new ServerError('offline', '', 0);
  });
  return new Page(page, path.split('/')[2]);
}

function choiceAt(/** @type {EventTarget | null} */ target) {
  return target instanceof Element
    ? (target.closest('[data-choice]')?.getAttribute('data-choice') ?? undefined)
    : undefined;
}

let byTouch = false;
addEventListener(
  'pointerdown',
  (event) => {
    byTouch = event.pointerType !== 'mouse';
  },
  true,
);

document.addEventListener('click', async (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('a[data-link]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go((link.getAttribute('href') ?? '/').replace('#', ''));
    return;
  }
  const control = /** @type {HTMLElement | null} */ (event.target.closest('[data-action]'));
  const choice = choiceAt(event.target);
  try {
    if (control) {
      hideHelp();
      const { action = '', value = '' } = control.dataset;
      if (await screen?.act(action, value, control)) return;
      if (action === 'settings') (await import('./account/settings-dialog.js')).openSettings();
      if (action === 'rules') (await import('./rules/rules.js')).openRules(value || undefined);
      if (action === 'close') control.closest('dialog')?.close();
    } else if (choice) {
      hideHelp();
      screen?.tap?.(choice, byTouch && event.detail !== 0);
    }
  } catch (error) {
    complain(error);
  }
});

document.addEventListener('keydown', (event) => {
  const target = event.target;
  // Things on the board are drawn, not buttons: Enter and space must be told to press them.
  if ((event.key === 'Enter' || event.key === ' ') && target instanceof SVGElement && choiceAt(target)) {
    event.preventDefault();
    screen?.tap?.(/** @type {string} */ (choiceAt(target)), false);
  }
  if (event.key === 'Escape') {
    hideHelp();
    if (!document.querySelector('dialog[open]')) screen?.act('drop', '', root);
  }
  const isTyping = target instanceof Element && target.matches('input, select, textarea');
  const isCovered = document.querySelector('dialog[open]') !== null;
  if (!isShortcut(event, { isTyping, isCovered, singleKeys: settings.singleKeys })) return;
  const scrolls = target instanceof Element && target.closest('.log');
  if (!scrolls && screen?.key?.(event.key)) event.preventDefault();
  if (event.key === 'u') screen?.act('undo', '', root);
  if (event.key >= '1' && event.key <= '9')
    /** @type {HTMLElement | undefined} */ (
      document.querySelectorAll('button.person, .dock [data-choice]')[Number(event.key) - 1]
    )?.focus();
});

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse') screen?.point?.(choiceAt(event.target));
});
document.addEventListener('focusin', (event) => {
  if (event.target instanceof Element && event.target.matches(':focus-visible'))
    screen?.point?.(choiceAt(event.target));
});
const show = (isFirst = false) => open(isFirst).catch(complain);
addEventListener('popstate', () => show());
addEventListener('redraw', () => screen?.draw());
addEventListener('notice', (event) => {
  toast(t(`web-notice-${/** @type {CustomEvent} */ (event).detail}`), 'error');
});

/** The fonts of what stands on every page from the beginning, and on the first one beside. */
const FONTS = [
  '700 1em Alegreya',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '600 1em "Grenze Gotisch"',
];
const LEAD = '500 1em Alegreya';
/** How long the first page has the browser to itself, in milliseconds. */
const LATER = 1000;

/** Once somebody has played here, keeps the page for those who have no connection. */
function keepOffline() {
  if (settings.known) import('./device/beside.js').then(({ keep }) => keep());
  else addEventListener('known', keepOffline, { once: true });
}

/** Signs in as the person of another device, after a confirmation if somebody else is signed in. */
async function useLink(/** @type {string} */ secret) {
  if (settings.known) {
    await load(preferredLanguage(settings.language));
    const { mayReplace } = await import('./account/devices.js');
    const why = (/** @type {string} */ player) => t('web-use-link-sure', { player });
    if (!(await mayReplace(t('web-use-link'), why))) return;
  }
  await api('POST', '/session/use-link', { secret });
  change({ known: true });
}

async function begin() {
  applyTheme();
  const icons = addSymbols('icons.svg');
  /** @type {unknown} */
  let refusal;
  const secret = /^#link=(.+)/.exec(location.hash)?.[1];
  if (secret) {
    history.replaceState(null, '', location.pathname);
    await useLink(secret).catch((error) => {
      refusal = error;
    });
  }
  if (settings.known) recognise().then(redraw);
  const wanted = here().path === '/' ? [...FONTS, LEAD] : FONTS;
  const fonts = Promise.all(wanted.map((font) => document.fonts.load(font)));
  // Plurals are slow the first time: that time is now, while something else is waited for.
  const words = load(preferredLanguage(settings.language)).then(() => {
    setTimeout(() => t('web-rats', { n: 2 }));
  });
  // Text that is laid out once stays where it is; slow fonts are not waited for.
  const set = Promise.race([
    fonts,
    new Promise((done) => {
      setTimeout(done, 400);
    }),
  ]).catch(() => undefined);
  await Promise.all([words, icons, set]);
  watchHelp(() => screen?.rules?.());
  await show(true);
  // Newcomers see the page first; the local game starts loading after that.
  if (onDevice && !settings.known) setTimeout(() => recognise().then(redraw), LATER);
  if (onDevice) import('./device/install.js').then(({ install }) => install());
  else if (hasOffline) keepOffline();
  if (refusal instanceof ServerError && refusal.code === 'not-found') toast(t('web-link-expired'), 'error');
  else if (refusal) complain(refusal);
}

begin();
