// @ts-check
// What was missed while you were away: played again briskly; without motion, as a list.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { buildLog } from '../../text/log.js';
import { t } from '../../text/fluent.js';

/** @typedef {import('../../types.js').MissedStep} MissedStep */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../model/beats.js').Past} Past */

/** How long it may last in all, how long one choice at least and at most, in ms, and how long one takes at the usual pace. */
const WHOLE = 9000;
const [SHORTEST, LONGEST, USUAL] = [350, 1200, 1300];
/** How many lines a list shows. */
const LINES = 8;

/** How long each of so many choices is shown. */
export const momentLasts = (/** @type {number} */ n) => Math.min(LONGEST, Math.max(SHORTEST, WHOLE / n));
/** The factor by which a replay of so many choices is faster than play. */
export const haste = (/** @type {number} */ n) => USUAL / momentLasts(n);

/** What others have done since a revision. */
export const missedOf = (
  /** @type {Step[]} */ steps,
  /** @type {number} */ since,
  /** @type {(seat: number) => boolean} */ isMine,
) => steps.filter((step) => step.revision > since && !step.undo && !isMine(step.seat));

/** What was missed as moments to be played before the present. @returns {Past[]} */
export function moments(/** @type {MissedStep[]} */ missed, /** @type {Step[]} */ all) {
  // What others keep in the draft is not seen.
  const steps = missed.filter((step) => step.events[0].events.some((e) => e.event !== 'kept'));
  return steps.map((step, k) => ({
    type: 'update',
    revision: step.revision,
    // Nothing can be answered any more.
    views: step.views.map((view) => ({ ...view, options: [] })),
    events: step.events,
    undo: [],
    previews: [],
    steps: all.filter((it) => it.revision <= step.revision),
    at: k + 1,
    of: steps.length,
  }));
}

/** The line above the board while it is played. */
export function recapLine(
  /** @type {Past | undefined} */ past,
  /** @type {import('../parts/scene.js').Scene} */ { words },
) {
  if (!past) return nothing;
  const lines = buildLog(past.events, words).flatMap((group) => group.lines.map((line) => line.text));
  return html`<div class="recap">
    <div>
      <p class="eyebrow">${t('web-missed', { at: past.at, of: past.of })}</p>
      <p>${lines[0] ?? ''}</p>
    </div>
    <button class="btn" data-action="skip">${icon('u-skip')}${t('web-skip')}</button>
  </div>`;
}

/** The list of what was missed, for those who want no motion. */
export function recapList(
  /** @type {import('../../text/log.js').Group[]} */ groups,
  /** @type {number} */ since,
  /** @type {import('../parts/scene.js').Scene} */ { view },
) {
  const lines = groups.flatMap((group) => group.lines).filter((line) => line.revision > since);
  const more = lines.length - LINES;
  return html`<section class="recap list" aria-label=${t('web-missed-list')}>
    <div>
      <h2>${t('web-missed-list')}</h2>
      ${more > 0 ? html`<p class="hint">${t('web-missed-more', { n: more })}</p>` : nothing}
      <ol>
        ${lines
          .slice(-LINES)
          .map(
            (line) =>
              html`<li>
                ${line.seat !== undefined ? icon(`m-${view.table.seats[line.seat].colour}`) : icon(line.icon ?? 'i-notre-dame')}<span
                  >${line.text}</span
                >
              </li>`,
          )}
      </ol>
      <button class="btn" data-action="caught-up">${icon('u-check')}${t('web-missed-done')}</button>
    </div>
  </section>`;
}
