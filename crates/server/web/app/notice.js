// @ts-check
// Short notices over the page, errors in words among them.

import { ServerError } from '../net/api.js';
import { has, t } from '../text/fluent.js';

/** The notices that are shown, each under the one before it. */
function notices() {
  const there = document.querySelector('.toasts');
  if (there) return there;
  const made = document.createElement('div');
  made.className = 'toasts';
  document.body.append(made);
  return made;
}

/** A short notice, after those that are shown already. The same one again is not shown twice. Errors stay a little longer. */
export function toast(/** @type {string} */ text, /** @type {'note' | 'error'} */ kind = 'note') {
  const all = notices();
  for (const other of [...all.children]) if (other.textContent === text) other.remove();
  const element = document.createElement('div');
  element.className = `toast ${kind}`;
  element.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  element.textContent = text;
  all.append(element);
  setTimeout(() => element.remove(), kind === 'error' ? 7000 : 4000);
}

/** An error in words, by its code: what the server says beside is English and for programs. @returns {string} */
function inWords(/** @type {unknown} */ error) {
  if (!(error instanceof ServerError)) {
    console.error(error);
    return t('web-error-internal');
  }
  if (error.code === 'offline') return t('web-offline');
  const key = `web-error-${error.code}`;
  return t(has(key) ? key : 'web-error-internal');
}

/** Tells of an error. */
export const complain = (/** @type {unknown} */ error) => toast(inWords(error), 'error');

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
