// @ts-check
// The waiting room: seats around the cathedral, the invite link, bots for empty seats.

import { html, nothing } from './vendor/lit-html/index.js';
import { css } from './css-directive.js';
import { bigRose } from './rose.js';
import { icon, logo } from './pieces.js';
import { qr } from './qr.js';
import { polar } from './geometry.js';
import { t } from './text.js';
import { change, ownName } from './settings.js';
import { person } from './person.js';

/** The waiting room of a table. */
export function waitingRoom(/** @type {import('./table.js').default} */ screen) {
  const info = /** @type {import('./types.js').TableInfo} */ (screen.info);
  const link = `${location.origin}/table/${info.id}`;
  const free = info.seats.filter((seat) => seat.kind === 'open').length;
  const seated = info.seats.some((seat) => seat.you);
  return html`<div class="room">
    <header class="htop">
      <a class="mark" href="/" data-link>${logo()}<span>Notre Dame</span></a>
    </header>
    <main>
      <section class="round-table" aria-label=${t('web-seats')}>
        <svg class="rt-rose" viewBox="-110 -110 220 220" aria-hidden="true">
          <circle r="108" fill="url(#cast)"></circle>
          ${bigRose(84)}
        </svg>
        ${info.seats.map((seat, k) => {
          const [x, y] = polar(39, 90 + (k * 360) / info.seats.length);
          return html`<div
            class="chair o-${seat.colour} k-${seat.kind}"
            ${css({ '--x': `${50 + x}%`, '--y': `${50 + y}%` })}
          >
            ${icon(`m-${seat.colour}`, 'sh')}<b>${seat.name ?? t('web-seat-free')}</b
            ><small
              >${
                seat.kind === 'bot'
                  ? t(`bot-${seat.level ?? 'regular'}`)
                  : seat.you
                    ? t('web-you')
                    : seat.kind === 'open'
                      ? ''
                      : seat.connected
                        ? t('web-here')
                        : t('web-away')
              }</small
            >
            ${
              seat.kind === 'open'
                ? html`<button
                    class="btn"
                    data-action="sit"
                    data-value=${seat.seat}
                    data-testid="sit-${seat.seat}"
                  >
                    ${t('web-sit-here')}
                  </button>`
                : seat.you
                  ? html`<button class="btn quiet" data-action="stand" data-value=${seat.seat}>
                      ${t('web-stand')}
                    </button>`
                  : nothing
            }
          </div>`;
        })}
      </section>
      <section class="invite">
        <h1>${free ? t('web-waiting-room', { n: free }) : t('web-waiting-ready')}</h1>
        <p class="claim">${t('web-waiting-lead')}</p>
        <div class="inv">
          ${qr(link, t('web-qr'))}
          <div class="inv-t">
            <label for="invite">${t('web-invite-link')}</label
            ><span class="inrow"
              ><input id="invite" readonly value=${link} /><button
                class="btn"
                data-action="copy"
                data-value=${link}
              >
                ${icon('u-copy')}${t('web-copy')}
              </button></span
            >
            <p>${t('web-code', { code: info.code })}</p>
          </div>
        </div>
        <div class="go">
          ${
            seated
              ? html`<button class="btn primary big" data-action="start" data-testid="start">
                  ${free ? t('web-start-with-bots', { n: free }) : t('web-start')}
                </button>`
              : html`<p class="claim">${t('web-take-seat')}</p>
                  ${
                    person
                      ? nothing
                      : html`<div class="intro">
                          <label
                            ><span>${t('web-play-as')}</span
                            ><input
                              name="name"
                              maxlength="24"
                              autocomplete="nickname"
                              .value=${ownName()}
                              @change=${(/** @type {Event} */ event) =>
                                change({
                                  name: /** @type {HTMLInputElement} */ (event.target).value.trim(),
                                })}
                          /></label>
                        </div>`
                  }`
          }
        </div>
      </section>
    </main>
  </div>`;
}
