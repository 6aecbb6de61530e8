// @ts-check
// The first minute: what the game is about in three sentences, each with a pin on the board behind them. Shown once.

import { html, render } from './vendor/lit-html/index.js';
import { css } from './css-directive.js';
import { icon } from './pieces.js';
import { change } from './settings.js';
import { t } from './text.js';

/** What each sentence is about, on the board. */
const places = (/** @type {number} */ seat) => [
  '[data-at="notre-dame"]',
  `[data-at="sector:${seat}:residence"]`,
  `[data-at="harbour:${seat}"]`,
];

/** Opens it over the board, as the owner of a seat sees it. */
export function firstMinute(/** @type {number} */ seat) {
  if (document.querySelector('dialog')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'first-minute';
  dialog.setAttribute('aria-labelledby', 'first-title');
  const done = () => dialog.close();
  const draw = () =>
    render(
      html`<div class="fm">
          <p class="eyebrow">${t('web-first-eyebrow')}</p>
          <h2 id="first-title">${t('web-first-title')}</h2>
          <ol>
            ${[1, 2, 3].map((k) => html`<li><span class="pin">${k}</span><span>${t(`web-first-${k}`)}</span></li>`)}
          </ol>
          <div class="fm-go">
            <button class="btn primary big" @click=${done} data-testid="deal" autofocus>
              ${icon('u-replay')}${t('web-first-go')}</button
            ><button class="btn quiet" @click=${done}>${t('web-first-skip')}</button>
          </div>
        </div>
        ${places(seat).map((place, k) => pin(place, k + 1))}`,
      dialog,
    );
  addEventListener('resize', draw);
  dialog.addEventListener('close', () => {
    removeEventListener('resize', draw);
    dialog.remove();
    change({ newcomer: false });
  });
  document.body.append(dialog);
  draw();
  dialog.showModal();
  // Now it is known where the words stand, and where a pin would lie under them.
  draw();
}

/** A number at its place on the board. */
function pin(/** @type {string} */ place, /** @type {number} */ k) {
  const box = document.querySelector(place)?.getBoundingClientRect();
  const words = document.querySelector('.fm')?.getBoundingClientRect();
  // On a phone the words cover a part of the board.
  return box && !(words && words.left < 1 && words.top < box.bottom)
    ? html`<span
        class="pin on-board"
        aria-hidden="true"
        ${css({ '--x': `${box.x + box.width / 2}px`, '--y': `${box.y + box.height / 4}px` })}
        >${k}</span
      >`
    : '';
}
