// @ts-check
// Language: loads the Fluent file of a language and formats texts. Every language has every text: tests ensure that.

import { FluentBundle, FluentNumber, FluentResource } from '../vendor/fluent/index.js';

/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ text: string, forms: Record<string, string> }} Noun */

/** The languages of the product, by their own names. @type {Record<string, string>} */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands', ja: '日本語' };

/** @type {FluentBundle | undefined} */
let bundle;
/**
 * Texts as they are in the file, by their key: each is parsed when it is first used, since all at once would block a slow phone.
 * @type {Map<string, string>}
 */
let unread = new Map();
let current = 'en';
/** @type {Map<string, Noun>} */
let nouns = new Map();

/** The language in use. */
export const language = () => current;

/** The language to begin with: the one chosen on this device, or the browser's. */
export function preferredLanguage(/** @type {string | undefined} */ chosen) {
  const wanted = [chosen, ...navigator.languages].map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in LANGUAGES) ?? 'en';
}

/** Loads a language. A missing file leaves English. */
export async function load(/** @type {string} */ tag) {
  const words = await fetchWords(tag);
  current = words === undefined ? 'en' : tag;
  unread = entries(words ?? (await fetchWords('en')) ?? '');
  bundle = new FluentBundle(current, { useIsolating: false });
  nouns = new Map();
  document.documentElement.lang = current;
  // An app that is installed now uses this language in the system's menus.
  const app = document.querySelector('link[rel=manifest]');
  if (app) app.setAttribute('href', (app.getAttribute('href') ?? '').replace(/-\w+\./, `-${current}.`));
}

/** The texts of a file by their keys. A text continues as long as lines are indented, empty or close a brace. */
export const entries = (/** @type {string} */ file) =>
  new Map([...file.matchAll(/^([a-z][\w-]*) =.*\n(?:[ }].*\n|\n)*/gm)].map(([text, key]) => [key, text]));

async function fetchWords(/** @type {string} */ tag) {
  const answer = await fetch(new URL(`../locales/${tag}.ftl`, import.meta.url));
  return answer.ok ? answer.text() : undefined;
}

/** Whether a text exists. */
export const has = (/** @type {string} */ key) => message(key) !== undefined;

function message(/** @type {string} */ key) {
  const text = unread.get(key);
  if (text !== undefined) {
    unread.delete(key);
    bundle?.addResource(new FluentResource(text));
  }
  return bundle?.getMessage(key);
}

/** Formats a text. A missing one shows as its key, so that it is noticed. @returns {string} */
export function t(/** @type {string} */ key, /** @type {Args} */ args = {}) {
  return say(key, undefined, args) ?? key;
}

/** A further form of a text, such as the reason of a question; undefined if it has none. */
export const attribute = (
  /** @type {string} */ key,
  /** @type {string} */ name,
  /** @type {Args} */ args = {},
) => say(key, name, args);

/** A number as it is written here: small, in plain digits. Creating a formatter for it would block a slow phone. */
class Count extends FluentNumber {
  /** @returns {string} */
  toString() {
    return String(this.value);
  }
}

/** A pattern with its variables filled in. */
function fill(
  /** @type {string} */ key,
  /** @type {import('../vendor/fluent/ast.js').Pattern} */ pattern,
  /** @type {Args} */ args,
) {
  const values = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]),
  );
  /** @type {Error[]} */
  const faults = [];
  const text = /** @type {FluentBundle} */ (bundle).formatPattern(pattern, values, faults);
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return text;
}

function say(/** @type {string} */ key, /** @type {string | undefined} */ name, /** @type {Args} */ args) {
  const found = message(key);
  const pattern = name === undefined ? found?.value : found?.attributes[name];
  return pattern ? fill(key, pattern, args) : undefined;
}

/** A name with all its forms. */
export function noun(/** @type {string} */ key, /** @type {Args | undefined} */ args = undefined) {
  const known = args === undefined ? nouns.get(key) : undefined;
  if (known) return known;
  /** @type {Record<string, string>} */
  const forms = {};
  for (const [name, pattern] of Object.entries(message(key)?.attributes ?? {})) {
    forms[name] = fill(key, pattern, args ?? {});
  }
  const made = { text: t(key, args ?? {}), forms };
  if (args === undefined) nouns.set(key, made);
  return made;
}

/** A name as an argument: `$sector`, `$sector-the`, and so on. @returns {Args} */
export function named(/** @type {string} */ name, /** @type {Noun} */ it) {
  /** @type {Args} */
  const args = { [name]: it.text };
  for (const [form, text] of Object.entries(it.forms)) args[`${name}-${form}`] = text;
  return args;
}

/** "a, b and c" in the language. */
export function listOf(/** @type {string[]} */ items) {
  if (items.length === 0) return t('list-none');
  if (items.length === 1) return items[0];
  if (items.length === 2) return t('list-two', { a: items[0], b: items[1] });
  const head = items.slice(0, -1).reduce((a, b) => t('list-more', { a, b }));
  return t('list-last', { a: head, b: items[items.length - 1] });
}

/** "a, b, c" in the language. */
export const series = (/** @type {string[]} */ items) =>
  items.length ? items.reduce((a, b) => t('list-more', { a, b })) : '';

/** Sentences one after the other, if there are any, each with one full stop. @returns {string} */
export function sentences(/** @type {(string | undefined)[]} */ ...items) {
  return items.reduce(
    (/** @type {string} */ a, b) =>
      a && b ? t('sentences', { a: a.replace(/[.!。！]$/, ''), b }) : a || (b ?? ''),
    '',
  );
}

/** "a: b" in the language. */
export const labelled = (/** @type {string} */ a, /** @type {string} */ b) => t('labelled', { a, b });
