// @ts-check
// The header of every page but the table: the way home, and what else a page offers there.

import { logo } from '../drawing/pieces.js';
import { t } from '../text/fluent.js';
import { html, nothing } from '../vendor/lit-html/index.js';
import { to } from './route.js';

/** The header, with the links of a page if it has any. */
export const pageHeader = (/** @type {unknown} */ links = nothing) =>
  html`<header class="htop">
    <a class="mark" href=${to('/')} data-link>${logo()}<span>Notre Dame</span></a>
    ${links === nothing ? nothing : html`<nav>${links}</nav>`}
  </header>`;

export const rulesLink = () => html`<a href=${to('/rules')} data-link>${t('web-rules')}</a>`;
