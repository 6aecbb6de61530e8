// @ts-check
// Pictures for the rules, made of the pieces of the board: one for the aim, one for each phase of a round.

import { html } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { bigRose } from '../board/rose.js';

const card = (/** @type {string} */ id, /** @type {string} */ cls = '') =>
  html`<span class="mini ${cls}">${icon(`i-${id}`)}</span>`;
const hired = (/** @type {string} */ id, /** @type {number} */ rats, /** @type {string} */ cls = 'brown') =>
  html`<span class="mini person-m ${cls}"
    >${icon(`p-${id}`)}<span class="mr">${Array.from({ length: rats }, () => icon('i-rat'))}</span></span
  >`;
const arrow = () => icon('u-right', 'arrow');
const sign = (/** @type {string} */ text) => html`<b>${text}</b>`;

/** @type {Record<string, () => unknown>} */
const PICTURES = {
  goal: () =>
    html`<svg class="pic-rose" viewBox="-56 -56 112 112">${bigRose(54)}</svg
      ><span class="nine">${Array.from({ length: 9 }, () => html`<i></i>`)}</span
      >${icon('i-prestige', 'gp big-i')}`,
  persons: () =>
    html`${hired('minstrel', 3)}${hired('money-lender', 1)}${hired('guild-master', 2, 'gray')}${sign('= 6')}${icon(
      'i-rat',
      'big-i',
    )}`,
  draft: () =>
    html`${icon('m-violet', 'mk')}<span class="arrow flip">${icon('u-right')}</span
      >${card('hotel', 'tilt')}${card('cloister-school', 'tilt')}${card('park', 'kept')}<span
        class="arrow flip"
        >${icon('u-right')}</span
      >${icon('m-green', 'mk')}`,
  actions: () =>
    html`${card('bank')}${arrow()}<span class="mini sector-m"
        >${icon('i-bank')}<span class="mr"
          >${icon('m-red')}${icon('m-red')}${icon('m-red', 'ghost-m')}</span
        ></span
      >${arrow()}<span class="coins-m">${icon('i-coin')}${icon('i-coin')}${icon('i-coin')}</span>`,
  hiring: () =>
    html`${icon('i-coin', 'big-i')}${arrow()}${hired('guild-master', 2, 'gray')}${arrow()}${icon(
      'i-prestige',
      'gp big-i',
    )}${sign('+4')}`,
  plague: () =>
    html`<span class="sum-m">${icon('i-rat')}${sign('6 −')}${icon('i-hospital')}${sign('2 = 4')}</span
      ><span class="track-m"
        >${Array.from({ length: 10 }, (_, k) =>
          k === 3
            ? html`<i class="rat-m">${icon('i-rat')}</i>`
            : html`<i class=${k < 3 ? 'past' : k === 7 ? 'to' : k === 9 ? 'last' : ''}>${k}</i>`,
        )}</span
      >`,
};

/** The chapters that have a picture, in the order of a round. */
export const ILLUSTRATED = Object.keys(PICTURES);

/** The picture of a chapter. What it shows is said in words below it. */
export const picture = (/** @type {string} */ id) =>
  html`<div class="picture" aria-hidden="true">${PICTURES[id]()}</div>`;
