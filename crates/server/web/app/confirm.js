// @ts-check
// A question before something that cannot be taken back, in a dialog of our own.

import { html, render } from '../vendor/lit-html/index.js';
import { t } from '../text/fluent.js';

/** Asks whether to do it: `act` names the deed, `why` says what follows. @returns {Promise<boolean>} */
export function sure(/** @type {string} */ act, /** @type {string} */ why) {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet sure';
  dialog.setAttribute('role', 'alertdialog');
  render(
    html`<form method="dialog">
      <h2 id="sure">${t('web-sure')}</h2>
      <p id="sure-why">${why}</p>
      <p class="row">
        <button class="btn" value="no" autofocus>${t('web-cancel')}</button
        ><button class="btn danger" value="yes" data-testid="sure">${act}</button>
      </p>
    </form>`,
    dialog,
  );
  dialog.setAttribute('aria-labelledby', 'sure');
  dialog.setAttribute('aria-describedby', 'sure-why');
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(dialog.returnValue === 'yes');
    });
  });
}
