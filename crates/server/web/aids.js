// @ts-check
// Aids at the table: what one has seen of the cards, and the menu.

import { html, nothing } from './vendor/lit-html/index.js';
import { companyMenu } from './company.js';
import { icon } from './pieces.js';
import { openDialog } from './dialogs.js';
import { actionName, personName } from './words.js';
import { settings } from './settings.js';
import { talkPanel } from './talk.js';
import { t } from './text.js';

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
export function memory(/** @type {import('./scene.js').Scene | undefined} */ scene) {
  if (!scene?.view.own) return;
  const { view, words } = scene;
  const own = /** @type {import('./types.js').Own} */ (view.own);
  const person = (/** @type {string} */ it, /** @type {string} */ cls) =>
    html`<span
      class="tc ${cls}"
      data-help="person:${it}"
      role="img"
      aria-label=${personName(it)}
      title=${personName(it)}
      >${icon(`p-${it}`)}</span
    >`;
  openDialog(
    t('web-memory'),
    html`<p class="lead">${t('web-memory-lead', { period: view.table.period })}</p>
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
      </div>`,
  );
}

/** The menu of the table. */
export function tableMenu(/** @type {import('./table.js').default} */ screen) {
  const { info } = screen;
  const host = info?.seats.some((seat) => seat.you);
  openDialog(
    t('web-menu'),
    html`<div class="menu">
        <button class="btn" data-action="settings">${icon('u-gear')}${t('web-settings')}</button>
        <button class="btn" data-action="rules">${icon('u-book')}${t('web-rules')}</button>
        <button class="btn" data-action="coach-toggle">
          ${icon('u-bulb')}${settings.coach ? t('web-coach-off') : t('web-coach-on')}
        </button>
        ${
          host && info?.state === 'playing'
            ? html`<button class="btn" data-action="leave">${icon('u-door')}${t('web-leave')}</button>`
            : nothing
        }
        ${info ? companyMenu(info) : nothing}
        <a class="btn" href="/" data-link>${icon('u-people')}${t('web-home')}</a>
      </div>
      <p class="lead">${t('web-code', { code: info?.code ?? '' })}</p>`,
  );
}

/** Talk over the page, where there is no room beside the board. It stays current while it is open. */
export function talkSheet(/** @type {import('./table.js').default} */ screen) {
  const panel = () =>
    screen.info ? talkPanel(screen.info, screen.talk, (text) => screen.say(text)) : nothing;
  const { dialog, draw } = openDialog(t('web-talk'), panel());
  screen.sheet = () => draw(panel());
  screen.talk.open = true;
  screen.talk.read();
  dialog.addEventListener('close', () => {
    screen.sheet = undefined;
    screen.talk.open = false;
    screen.draw();
  });
}
