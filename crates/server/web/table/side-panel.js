// @ts-check
// What is beside the board under the players: the log, the chat or the memory aid, each on a tab.

import { html, nothing } from '../vendor/lit-html/index.js';
import { settings } from '../app/settings.js';
import { icon } from '../drawing/pieces.js';
import { t } from '../text/fluent.js';
import { eyes, isTalkative } from './people/chat.js';

/** How much is unread. */
export const unreadCount = (/** @type {number} */ n) =>
  n ? html`<span class="count" role="img" aria-label=${t('web-unread', { n })}>${n}</span>` : nothing;

/**
 * The panel with its tabs.
 * @param {import('../types.js').TableInfo} info @param {import('./people/chat.js').Talk} talk
 * @param {{ tab: 'log' | 'talk' | 'memory', shown: unknown, remembers: boolean }} side `shown` is what the tab shows; `remembers` is
 *   whether there is a memory aid
 */
export function sidePanel(info, talk, { tab, shown, remembers }) {
  const { folded } = settings;
  const button = (/** @type {string} */ value, /** @type {string} */ key, /** @type {unknown} */ more) =>
    html`<button
      class="tab"
      role="tab"
      id="tab-${value}"
      aria-selected=${tab === value}
      aria-controls="side"
      data-action="tab"
      data-value=${value}
    >
      ${t(key)}${more}
    </button>`;
  return html`<section class="side ${folded ? 'folded' : ''}" aria-label=${t('web-side')}>
    <div class="tabs">
      <div role="tablist" class="tabs-l">
        ${button('log', 'web-log-tab', nothing)}${
          isTalkative(info, talk) ? button('talk', 'web-talk', unreadCount(talk.unread)) : nothing
        }${remembers ? button('memory', 'web-memory-tab', nothing) : nothing}
      </div>
      ${eyes(info)}
      <button
        class="tool fold"
        data-action="fold"
        aria-expanded=${!folded}
        aria-label=${t(folded ? 'web-unfold' : 'web-fold')}
        title=${t(folded ? 'web-unfold' : 'web-fold')}
      >
        ${icon('u-fold')}
      </button>
    </div>
    ${
      folded
        ? nothing
        : html`<div id="side" class="side-b" role="tabpanel" aria-labelledby="tab-${tab}">${shown}</div>`
    }
  </section>`;
}
