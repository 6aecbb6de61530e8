// @ts-check
// Language: loads the Fluent file of a language and says sentences. Every language has every text: tests see to it.

import { FluentBundle, FluentResource } from './vendor/fluent/index.js';

/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ text: string, forms: Record<string, string> }} Noun */

/** The languages of the product, by their own names. @type {Record<string, string>} */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands', ja: '日本語' };

/** @type {FluentBundle | undefined} */
let bundle;
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
  bundle = await fetchBundle(tag) ?? await fetchBundle('en');
  current = bundle?.locales[0] ?? 'en';
  nouns = new Map();
  document.documentElement.lang = current;
}

async function fetchBundle(/** @type {string} */ tag) {
  const answer = await fetch(`/locales/${tag}.ftl`);
  if (!answer.ok) return undefined;
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

/** Whether a text exists. */
export const has = (/** @type {string} */ key) => bundle?.hasMessage(key) ?? false;

/** Says a text. What is missing shows as its key, so that it is found. @returns {string} */
export function t(/** @type {string} */ key, /** @type {Args} */ args = {}) {
  return say(key, undefined, args) ?? key;
}

/** A further form of a text, such as the reason of a question; undefined if it has none. */
export const attribute = (/** @type {string} */ key, /** @type {string} */ name, /** @type {Args} */ args = {}) => say(key, name, args);

function say(/** @type {string} */ key, /** @type {string | undefined} */ name, /** @type {Args} */ args) {
  const message = bundle?.getMessage(key);
  const pattern = name === undefined ? message?.value : message?.attributes[name];
  return pattern ? bundle?.formatPattern(pattern, args, []) : undefined;
}

/** A name with all its forms. */
export function noun(/** @type {string} */ key, /** @type {Args | undefined} */ args = undefined) {
  const known = args === undefined ? nouns.get(key) : undefined;
  if (known) return known;
  const message = bundle?.getMessage(key);
  /** @type {Record<string, string>} */
  const forms = {};
  for (const [name, pattern] of Object.entries(message?.attributes ?? {})) {
    if (bundle) forms[name] = bundle.formatPattern(pattern, args ?? {}, []);
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
export const series = (/** @type {string[]} */ items) => (items.length ? items.reduce((a, b) => t('list-more', { a, b })) : '');

/** Sentences one after the other, as far as there are any. @returns {string} */
export function sentences(/** @type {(string | undefined)[]} */ ...items) {
  return items.reduce((/** @type {string} */ a, b) => (a && b ? t('sentences', { a, b }) : a || (b ?? '')), '');
}

/** "a: b" in the language. */
export const labelled = (/** @type {string} */ a, /** @type {string} */ b) => t('labelled', { a, b });
