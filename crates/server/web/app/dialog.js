// @ts-check
// Dialogs over the page.

import { html, render } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { t } from '../text/fluent.js';

/** Opens a dialog over the page. */
export function openDialog(
  /** @type {string} */ title,
  /** @type {unknown} */ content,
  /** @type {(dialog: HTMLDialogElement) => void} */ ready = () => {},
) {
  document.querySelectorAll('dialog').forEach((old) => old.remove());
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.setAttribute('aria-label', title);
  const draw = (/** @type {unknown} */ inner) =>
    render(
      html`<header class="sheet-h">
          <h2>${title}</h2>
          <button class="tool" data-action="close" aria-label=${t('web-close')}>${icon('u-close')}</button>
        </header>
        <div class="sheet-b">${inner}</div>`,
      dialog,
    );
  draw(content);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  ready(dialog);
  return { dialog, draw };
}

/** An option of a list. */
export const option = (/** @type {string} */ value, /** @type {string} */ text, /** @type {string} */ now) =>
  html`<option value=${value} ?selected=${value === now}>${text}</option>`;
