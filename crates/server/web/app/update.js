// @ts-check
// A new version of the client: when a page may be loaded again, and the offer to do it.

import { t } from '../text/fluent.js';

/** Whether something would be lost if this page were loaded again: a dialog is open, or something is being typed. */
export const isInHand = () =>
  document.querySelector('dialog[open]') !== null ||
  Boolean(document.activeElement?.matches('input, select, textarea')) ||
  [...document.querySelectorAll('form.say input')].some((it) => /** @type {HTMLInputElement} */ (it).value);

/** Offers a new version, which begins with a click. */
export function offerUpdate(/** @type {() => void} */ take, /** @type {string} */ key = 'web-update-ready') {
  const notice = document.querySelector('.update') ?? document.createElement('div');
  notice.className = 'update';
  notice.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.className = 'btn';
  button.textContent = t('web-update-take');
  button.addEventListener('click', take);
  notice.replaceChildren(t(key), button);
  document.body.append(notice);
}

/**
 * The server has another version of the client: parts of two versions do not fit together, and the game is at the server. So this page is
 * loaded again, but a player who is in the middle of something is asked first.
 */
export function takeUpdate() {
  const reload = () => location.reload();
  if (isInHand()) offerUpdate(reload);
  else reload();
}
