// @ts-check
// Short notices over the page, errors in words among them.

import { ServerError } from '../net/api.js';
import { has, t } from '../text/fluent.js';

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
