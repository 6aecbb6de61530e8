// @ts-check
// The beginning: language, theme, icons, the page that belongs to the address, and the one listener for everything clicked.

import { has, load, preferredLanguage, t } from './text.js';
import { applyTheme, change, ownName, settings } from './settings.js';
import { ServerError, api, tableOf } from './net.js';
import { hideHelp, watchHelp } from './help.js';

/** @typedef {{ close: () => void, draw: () => void, act: (action: string, value: string, element: HTMLElement) => Promise<boolean | void> | boolean | void, point?: (choice: string | undefined) => void, tap?: (choice: string, byTouch: boolean) => void, key?: (key: string) => boolean }} Screen */

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
/** @type {Screen | undefined} */
let screen;
/** The person at this device, once known. @type {{ id: string, name: string } | undefined} */
export let person;
/** Ends when it is known whether there is such a person. */
let asked = Promise.resolve();

/** Goes to a page of the product. */
export function go(/** @type {string} */ path) {
  history.pushState(null, '', path);
  open();
}

async function open() {
  screen?.close();
  hideHelp();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  root.replaceChildren();
  // lit keeps its place on the element it draws into: a new page gets a new one.
  const page = document.createElement('div');
  page.className = 'page';
  root.append(page);
  const [, kind, id] = location.pathname.split('/');
  if (kind === 'join' && id) {
    api('GET', `/join/${id}`).then(
      (table) => {
        history.replaceState(null, '', `/table/${tableOf(table).id}`);
        open();
      },
      (error) => {
        toast(inWords(error), 'error');
        go('/');
      },
    );
    return;
  }
  screen = undefined;
  scrollTo(0, 0);
  const made = await makeScreen(kind, id, page);
  // Someone may have gone on while the page was being fetched.
  if (page.isConnected) screen = made;
  else made.close();
}

/** Each page is fetched when it is first needed. @returns {Promise<Screen>} */
async function makeScreen(
  /** @type {string} */ kind,
  /** @type {string | undefined} */ id,
  /** @type {HTMLElement} */ page,
) {
  if (kind === 'table' && id) return new (await import('./table.js')).TableScreen(id, page);
  if (kind === 'replay' && id) return new (await import('./replay.js')).ReplayScreen(id, page);
  if (kind === 'rules') return new (await import('./rules.js')).RulesScreen(page);
  const [{ HomeScreen }] = await Promise.all([import('./home.js'), asked]);
  return new HomeScreen(page);
}

/** The person at this device, if there is one. */
export const whoAmI = () => asked.then(() => person);

/** Asks for a session, and makes one if there is none yet. */
export async function ensurePerson(/** @type {string | undefined} */ name = undefined) {
  await asked;
  if (person && (name === undefined || name === person.name)) return person;
  if (person && name) person = (await api('PATCH', '/session', { name })).person;
  else person = (await api('POST', '/session', { name: name || ownName() })).person;
  change({ name: person?.name, known: true });
  return person;
}

/** A short notice. Errors stay a little longer. */
export function toast(/** @type {string} */ text, /** @type {'note' | 'error'} */ kind = 'note') {
  document.querySelector('.toast')?.remove();
  const element = document.createElement('div');
  element.className = `toast ${kind}`;
  element.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  element.textContent = text;
  document.body.append(element);
  setTimeout(() => element.remove(), kind === 'error' ? 7000 : 4000);
}

/** An error in words, by its code: what the server says beside is English and for programs. @returns {string} */
export function inWords(/** @type {unknown} */ error) {
  if (!(error instanceof ServerError)) {
    console.error(error);
    return t('web-error-internal');
  }
  if (error.code === 'offline') return t('web-offline');
  const key = `web-error-${error.code}`;
  return t(has(key) ? key : 'web-error-internal');
}

/** Copies a text, also where the page is not served over https. */
export async function copy(/** @type {string} */ text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
  toast(t('web-copied'));
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
    go(link.getAttribute('href') ?? '/');
    return;
  }
  const control = /** @type {HTMLElement | null} */ (event.target.closest('[data-action]'));
  const choice = choiceAt(event.target);
  try {
    if (control) {
      hideHelp();
      const { action = '', value = '' } = control.dataset;
      if (await screen?.act(action, value, control)) return;
      if (action === 'settings') (await import('./dialogs.js')).openSettings(redraw);
      if (action === 'rules') (await import('./rules.js')).openRules(value || undefined);
      if (action === 'close') control.closest('dialog')?.close();
    } else if (choice) {
      hideHelp();
      screen?.tap?.(choice, byTouch && event.detail !== 0);
    }
  } catch (error) {
    toast(inWords(error), 'error');
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
    screen?.act('drop', '', root);
  }
  const typing =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const scrolls = target instanceof Element && target.closest('.log,dialog');
  if (!scrolls && screen?.key?.(event.key)) event.preventDefault();
  if (event.key === 'u') screen?.act('undo', '', root);
  if (event.key >= '1' && event.key <= '9')
    /** @type {HTMLElement | undefined} */ (
      document.querySelectorAll('.dock [data-choice]')[Number(event.key) - 1]
    )?.focus();
});

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'mouse') screen?.point?.(choiceAt(event.target));
});
document.addEventListener('focusin', (event) => {
  if (event.target instanceof Element && event.target.matches(':focus-visible'))
    screen?.point?.(choiceAt(event.target));
});
addEventListener('popstate', open);

/** Draws the page again: another language, another theme. */
export const redraw = () => screen?.draw();

/** Changes the language everywhere. */
export async function speak(/** @type {string} */ tag) {
  change({ language: tag });
  await load(tag);
  redraw();
}

/** The fonts of what stands on every page from the beginning, and on the first one beside. */
const FONTS = [
  '700 1em Alegreya',
  '500 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '600 1em "Grenze Gotisch"',
];
const LEAD = '500 1em Alegreya';

async function begin() {
  applyTheme();
  const icons = fetch(new URL('icons.svg', import.meta.url))
    .then((answer) => answer.text())
    .then((text) => {
      document.body.prepend(
        document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true),
      );
    });
  /** @type {ServerError | undefined} */
  let refusal;
  const secret = /^#link=(.+)/.exec(location.hash)?.[1];
  if (secret) {
    history.replaceState(null, '', location.pathname);
    await api('POST', '/session/use-link', { secret }).then(
      () => change({ known: true }),
      (error) => {
        refusal = error;
      },
    );
  }
  if (settings.known)
    asked = api('GET', '/session').then(
      (answer) => {
        person = answer.person;
        redraw();
      },
      () => undefined,
    );
  const wanted = location.pathname === '/' ? [...FONTS, LEAD] : FONTS;
  const fonts = Promise.all(wanted.map((font) => document.fonts.load(font)));
  // Plurals are slow the first time: that time is now, while something else is waited for.
  const words = load(preferredLanguage(settings.language)).then(() => {
    setTimeout(() => t('web-rats', { n: 2 }));
  });
  // Words that are set once stay where they are; a slow font is not waited for.
  const set = Promise.race([
    fonts,
    new Promise((done) => {
      setTimeout(done, 400);
    }),
  ]).catch(() => undefined);
  await Promise.all([words, icons, set]);
  watchHelp();
  open();
  if (refusal) toast(refusal.code === 'not-found' ? t('web-link-expired') : inWords(refusal), 'error');
}

begin();
