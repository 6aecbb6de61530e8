// @ts-check
// The bar at the top: where the round is, and the tools.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { icon, logo } from '../../drawing/pieces.js';
import { t } from '../../text/fluent.js';
import { hasOffline } from '../../net/transport.js';
import { to } from '../../app/route.js';

/** @typedef {import('./scene.js').Scene} Scene */

const PHASES = ['persons', 'draft', 'actions', 'hiring', 'plague'];

/** The bar at the top: where the round is, and the tools. */
export function topBar(/** @type {Scene} */ { view, link }, /** @type {{ tools: unknown }} */ { tools }) {
  const { round, period, phase } = view.table;
  const now = phase === 'over' ? 5 : PHASES.indexOf(phase);
  return html`<header class="top">
    <h1 class="vh">${phase === 'over' ? t('phase-over') : t('web-title-round', { round })}</h1>
    <a class="mark" href=${to('/')} data-link aria-label="Notre Dame">${logo()}<span>Notre Dame</span></a>
    <ol class="phases" aria-label=${t('web-phases')}>
      ${PHASES.map(
        (name, k) =>
          html`<li
            class=${k < now ? 'done' : k === now ? 'now' : ''}
            aria-current=${k === now ? 'step' : nothing}
            data-help="phase:${name}"
            tabindex="-1"
          >
            <b>${k + 1}</b><span>${t(`web-phase-${name}`)}</span>
          </li>`,
      )}
    </ol>
    <div class="pph">
      <b>${phase === 'over' ? t('phase-over') : t(`web-phase-${phase}`)}</b
      ><span class="pst" aria-hidden="true"
        >${PHASES.map((_, k) => html`<i class=${k < now ? 'd' : k === now ? 'n' : ''}></i>`)}</span
      >
    </div>
    <div class="round">
      <span class="pips" aria-hidden="true"
        >${[0, 1, 2].map(
          (p) =>
            html`<span
              >${[1, 2, 3].map(
                (r) =>
                  html`<i
                    class=${3 * p + r < round || phase === 'over' ? 'd' : 3 * p + r === round ? 'n' : ''}
                  ></i>`,
              )}</span
            >`,
        )}</span
      >
      <span class="round-n"
        ><b>${t('web-round', { round })}</b> <span class="of">${t('web-round-of', { period })}</span></span
      >
    </div>
    ${link ? nothing : html`<span class="offline" role="status">${t('web-offline')}</span>${offlineWay()}`}
    <div class="tools">${tools}</div>
  </header>`;
}

/** The way to the page without a server, where the connection is lost. */
export const offlineWay = () =>
  hasOffline
    ? html`<a class="offline" href="/offline/?server" data-testid="offline">${t('web-play-offline')}</a>`
    : nothing;

/** A button of the bar at the top. */
export const tool = (/** @type {string} */ action, /** @type {string} */ id, /** @type {string} */ key) =>
  html`<button class="tool" data-action=${action} aria-label=${t(key)} title=${t(key)}>${icon(id)}</button>`;
