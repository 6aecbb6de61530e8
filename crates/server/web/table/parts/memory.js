// @ts-check
// The memory aid: beside the board it stays open and current; where there is no room it lies over the page.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { openDialog } from '../../app/dialog.js';
import { icon } from '../../drawing/pieces.js';
import { t } from '../../text/fluent.js';
import { actionName, personName } from '../../text/narration.js';

const cardIcon = (/** @type {string} */ card, /** @type {string} */ cls) =>
  html`<span
    class="mc ${cls}"
    data-help="action:${card}"
    role="img"
    aria-label=${actionName(card)}
    title=${actionName(card)}
    >${icon(`i-${card}`)}</span
  >`;

/** The memory aid: cards seen and still to come of each player, and persons to come. */
export function memory(/** @type {import('./scene.js').Scene} */ { view, words }) {
  const { own } = view;
  if (!own) return nothing;
  const person = (/** @type {string} */ it, /** @type {string} */ cls) =>
    html`<span
      class="tc ${cls}"
      data-help="person:${it}"
      role="img"
      aria-label=${personName(it)}
      title=${personName(it)}
      >${icon(`p-${it}`)}</span
    >`;
  return html`<div class="memory">
    <p class="lead">${t('web-memory-lead', { period: view.table.period })}</p>
    <table class="mem">
      <thead>
        <tr>
          <th>${t('web-memory-player')}</th>
          <th>${t('web-memory-unseen')}</th>
          <th>${t('web-memory-seen')}</th>
        </tr>
      </thead>
      <tbody>
        ${own.decks.map(
          (deck, seat) =>
            html`<tr>
              <th class="o-${view.table.seats[seat].colour}">
                ${icon(`m-${view.table.seats[seat].colour}`)}
                ${words.name(seat)}${seat === view.seat ? html` <small>${t('web-you')}</small>` : nothing}
              </th>
              <td>${deck.unseen.map((card) => cardIcon(card, ''))}</td>
              <td>${deck.seen.map((card) => cardIcon(card, 'seen'))}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <h3>${t('web-to-come')}</h3>
    <div class="memp">
      <p>${t('stack-brown')}</p>
      <div>${view.table.brown_to_come.map((it) => person(it, 'b'))}</div>
      ${Object.entries(view.table.gray_to_come).map(
        ([letter, list]) =>
          html`<p>${t(`stack-${letter.toLowerCase()}`)}</p>
            <div>${list.map((it) => person(it, 'g'))}</div>`,
      )}
      ${
        own.gray_order
          ? html`<p>${t('web-memory-order')}</p>
              <div>${own.gray_order.map((it) => person(it, 'g'))}</div>`
          : nothing
      }
    </div>
  </div>`;
}

/** The memory aid over the page. */
export function openMemory(/** @type {import('./scene.js').Scene | undefined} */ scene) {
  if (scene?.view.own) openDialog(t('web-memory'), memory(scene));
}
