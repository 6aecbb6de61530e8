// @ts-check
// Settings of this device, kept in the browser.

import { t } from '../text/fluent.js';

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {string | undefined} language
 * @property {string} name
 * @property {boolean} sound
 * @property {number} speed how fast the story is told: 1 is calm, 2 is brisk, 0 is not at all
 * @property {boolean} coach
 * @property {boolean} notify
 * @property {boolean} confirm
 * @property {boolean} singleKeys whether letters, digits and signs are shortcuts
 * @property {boolean} folded whether log and talk are folded
 * @property {boolean} newcomer whether whoever is here plays for the first time and is told what the game is about
 * @property {string} server the server where a table was taken last
 * @property {boolean} known whether the server knows this device
 */

const KEY = 'notre-dame';
/** @type {Settings} */
const DEFAULTS = {
  theme: 'auto',
  language: undefined,
  name: '',
  sound: true,
  speed: 1,
  coach: true,
  notify: false,
  confirm: true,
  singleKeys: true,
  folded: false,
  newcomer: false,
  server: '',
  known: false,
};

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...read() };

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Tells the server the chosen language, so that it offers its texts with the page and not those of the browser's language. */
function noteLanguage() {
  const { language } = settings;
  if (language) document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

noteLanguage();

/** Changes settings and keeps them. */
export function change(/** @type {Partial<Settings>} */ some) {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the settings then last as long as the page.
  }
  noteLanguage();
  applyTheme();
  if (some.known) dispatchEvent(new Event('known'));
}

const dark = matchMedia('(prefers-color-scheme: dark)');
dark.addEventListener('change', applyTheme);

/** Puts the theme on the page. */
export function applyTheme() {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', theme === 'dark' ? '#17131A' : '#EDE1C8');
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
/** Whether things should not move. */
export const reducedMotion = () => still.matches || settings.speed === 0;
/** Whether the story is told in captions, without motion. */
export const captioned = () => still.matches && settings.speed > 0;

const lot = Math.random();
/** A name of the time, the same as long as the page is open. */
function suggested() {
  const names = t('web-guest-names').split(', ');
  return names[Math.floor(lot * names.length)];
}
/** A suggested name that none of these people has. */
export const suggestion = (/** @type {string[]} */ taken) =>
  t('web-guest-names')
    .split(', ')
    .find((it) => !taken.includes(it));
/** The name on this device; before one was chosen, a suggestion. */
export const ownName = () => settings.name || suggested();
