// @ts-check
// The log beside the board.

import { html, nothing, repeat } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { t } from '../../text/fluent.js';
import { NEWEST } from '../../text/log.js';
import { signed } from './chips.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** The log, newest first. */
export function log(
  /** @type {import('../../text/log.js').Group[]} */ groups,
  /** @type {Scene} */ { view },
  /** @type {number} */ seen = Infinity,
) {
  const phase = (/** @type {string} */ name) => t(`web-phase-${name}`);
  const fresh = groups.flatMap((group) => group.lines).filter((line) => line.revision > seen).length;
  return html`<section class="log" aria-label=${t('web-log')} tabindex="0">
    ${fresh ? html`<p class="fresh-h" role="status">${t('web-while-away', { n: fresh })}</p>` : nothing}${repeat(
      groups.slice(-NEWEST).reverse(),
      (group) => `${group.lines[0].revision} ${group.phase}`,
      (group) =>
        html`<h3 class="eyebrow">${t('web-log-group', { round: group.round, phase: phase(group.phase) })}</h3>
          <ol>
            ${repeat(
              [...group.lines.entries()].reverse(),
              ([k]) => k,
              ([, line]) =>
                html`<li class=${line.revision > seen ? 'fresh' : ''}>
                  <span class="lm"
                    >${line.seat !== undefined ? icon(`m-${view.table.seats[line.seat].colour}`) : icon(line.icon ?? 'i-notre-dame')}</span
                  >${
                    line.at
                      ? html`<button class="lt" data-action="show" data-value=${line.at}>
                          ${line.text}
                        </button>`
                      : html`<span class="lt">${line.text}</span>`
                  }<span class="g">${line.gain ? signed(line.gain) : ''}</span>
                </li>`,
            )}
          </ol>`,
    )}${groups.length ? nothing : html`<p class="empty">${t('web-log-empty')}</p>`}
  </section>`;
}
