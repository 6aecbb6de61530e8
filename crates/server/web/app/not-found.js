// @ts-check
// An address that leads nowhere: what was typed, a try at another, and the way home.

import { html, nothing, render, svg } from '../vendor/lit-html/index.js';
import { carriage, icon, use } from '../drawing/pieces.js';
import { octagon } from '../drawing/shapes.js';
import { go, here, to } from './route.js';
import { onDevice } from '../net/transport.js';
import { addressOf } from '../net/tables.js';
import { complain } from './notice.js';
import { t } from '../text/fluent.js';
import { pageHeader } from './page-header.js';

/** Loose stones where the street ends: place, turn, size. */
const LOOSE = [
  [468, 58, 0, 11],
  [487, 66, 24, 10],
  [512, 53, 38, 10],
  [522, 66, 70, 9],
  [549, 59, 4, 8],
  [581, 60, 20, 6],
];

/** A street that ends. */
const street = () => {
  const cobbles = [0, 1, 2].map(
    (row) =>
      svg`<path class="cob c${row}" d="M${26 + (row % 2) * 5} ${51 + row * 9}H444" stroke-dasharray="4 8"></path>`,
  );
  const loose = LOOSE.map(
    ([x, y, turn, size]) =>
      svg`<rect class="loose" x=${x} y=${y} width=${size} height="7" rx="2.5" transform="rotate(${turn} ${x} ${y})"></rect>`,
  );
  return html`<svg class="street-end" viewBox="0 0 600 104" aria-hidden="true">
    <rect class="street-b" x="14" y="44" width="440" height="32" rx="15"></rect>
    ${cobbles}${loose}
    <g transform="translate(48 60) scale(1.7)">
      <path class="tk-rim c-violet" d=${octagon(15.5)}></path>
      <path class="tk-in" d=${octagon(12.1)}></path>
      ${use('i-coin', 0, 0, 13)}${use('m-violet', 0, 14.3, 8.5, undefined, 'seal')}
    </g>
    <g transform="translate(376 36)">${carriage('red', 82)}</g>
  </svg>`;
};

/** An address as somebody would read it, if it can be read. */
export function readable(/** @type {string} */ path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** What is shown instead of a page. */
export function lost(/** @type {'table' | 'replay' | 'page'} */ what) {
  const again = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const code = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code') ?? '').trim();
    try {
      if (code) go(await addressOf(code));
    } catch (error) {
      complain(error);
    }
  };
  const [address] = t('web-lost-why', { address: '\u0000' }).split('\u0000');
  const why = t('web-lost-why', { address: '' }).slice(address.length);
  return html`<div class="nowhere">
    ${pageHeader()}
    <main>
      ${street()}
      <h1>${t(`web-lost-${what}`)}</h1>
      <p class="claim">${address}<b>${readable(here().path)}</b>${why}</p>
      ${
        onDevice
          ? nothing
          : html`<form class="again" @submit=${again}>
              <label class="vh" for="code">${t('web-code-or-link')}</label
              ><input id="code" name="code" placeholder=${t('web-code-or-link')} autocomplete="off" /><button
                class="btn primary"
                type="submit"
              >
                ${t('web-lost-again')}
              </button>
            </form>`
      }
      <p class="ways">
        <a class="btn" href=${to('/')} data-link data-testid="home">${icon('u-people')}${t('web-home')}</a
        ><a class="btn" href=${to('/rules')} data-link>${icon('u-book')}${t('web-rules')}</a>
      </p>
    </main>
  </div>`;
}

/** The page of every address that belongs to no page. */
export default class LostScreen {
  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    this.draw();
  }

  close() {}

  act() {
    return false;
  }

  draw() {
    document.title = `${t('web-lost-page')} · Notre Dame`;
    render(lost('page'), this.root);
  }
}
