// @ts-check
// The waiting room: who sits where, colours, bots, the invite, what is agreed, and talk while one waits.

import { html, nothing } from './vendor/lit-html/index.js';
import { bigRose } from './rose.js';
import { icon, logo } from './pieces.js';
import { onDevice } from './link.js';
import { qr } from './qr.js';
import { agreed } from './agreed.js';
import { t } from './text.js';
import { change, ownName } from './settings.js';
import { person } from './person.js';
import { talkPanel } from './talk.js';
import { to } from './route.js';

/** @typedef {import('./types.js').TableInfo} TableInfo */
/** @typedef {import('./types.js').SeatInfo} SeatInfo */
/** @typedef {import('./table.js').default} TableScreen */

const COLOURS = ['red', 'violet', 'blue', 'green', 'yellow'];
const LEVELS = ['novice', 'regular', 'expert'];

/** The waiting room of a table. */
export function waitingRoom(/** @type {TableScreen} */ screen) {
  const info = /** @type {TableInfo} */ (screen.info);
  const free = info.seats.filter((seat) => seat.kind === 'open');
  const own = info.seats.find((seat) => seat.you);
  return html`<div class="room">
    <header class="htop">
      <a class="mark" href=${to('/')} data-link>${logo()}<span>Notre Dame</span></a>
      <nav>
        <a href=${to('/rules')} data-link>${t('web-rules')}</a
        ><button class="chip" data-action="settings">
          ${icon('u-gear')}<span>${person?.name ?? t('web-settings')}</span>
        </button>
      </nav>
    </header>
    <main>
      <section class="seating">
        ${info.host ? html`<p class="eyebrow">${t('web-table-of', { player: info.host })}</p>` : nothing}
        <h1>${free.length ? t('web-waiting-room', { n: free.length }) : t('web-waiting-ready')}</h1>
        <ol class="seat-l" aria-label=${t('web-seats')}>
          ${info.seats.map((seat) => chair(seat, info, Boolean(own)))}
        </ol>
        ${own ? colours(own, info) : newcomer()}
        <div class="go">${next(info, free, own)}</div>
      </section>
      <svg class="rt-rose" viewBox="-110 -110 220 220" aria-hidden="true">
        <circle r="108" fill="url(#cast)"></circle>
        ${bigRose(84)}
      </svg>
      <div class="beside">
        ${invite(info, Boolean(own))}
        <section class="pan">
          <h2>${t('web-agreed')}</h2>
          ${agreed(info)}
        </section>
        ${
          onDevice
            ? nothing
            : html`<section class="pan room-talk">
                <h2>${t('web-talk')}</h2>
                ${talkPanel(info, screen.talk, (text) => screen.say(text))}
              </section>`
        }
      </div>
    </main>
  </div>`;
}

/** One seat, with what can be done about it. */
function chair(/** @type {SeatInfo} */ seat, /** @type {TableInfo} */ info, /** @type {boolean} */ seated) {
  const says =
    seat.kind === 'bot'
      ? t('web-bot')
      : seat.kind === 'open'
        ? t('web-seat-free-lead')
        : seat.you
          ? t('web-you')
          : seat.connected
            ? t('web-here')
            : t('web-away');
  return html`<li class="k-${seat.kind} o-${seat.colour}" data-seat=${seat.seat}>
    ${icon(`m-${seat.colour}`, 'sh')}
    <span class="tt"><b>${seat.name || t('web-seat-free')}</b><small>${says}</small></span>
    <span class="acts">${seat.kind === 'open' ? openSeat(seat, info, seated) : takenSeat(seat, info)}</span>
  </li>`;
}

const openSeat = (
  /** @type {SeatInfo} */ seat,
  /** @type {TableInfo} */ info,
  /** @type {boolean} */ seated,
) =>
  html`${
    seated && !info.you_host
      ? nothing
      : html`<button class="btn" data-action="sit" data-value=${seat.seat} data-testid="sit-${seat.seat}">
          ${t('web-sit-here')}
        </button>`
  }${
    info.you_host
      ? html`<button
          class="btn"
          data-action="assign"
          data-value="${seat.seat} regular"
          data-testid="bot-${seat.seat}"
        >
          ${icon('u-bot')}${t('web-add-bot')}
        </button>`
      : nothing
  }`;

/** A bot's level, and ways to leave or to be asked to. */
function takenSeat(/** @type {SeatInfo} */ seat, /** @type {TableInfo} */ info) {
  const { you_host: host } = info;
  if (seat.kind === 'bot' && !host) return html`<small>${t(`bot-${seat.level ?? 'regular'}`)}</small>`;
  if (seat.you)
    return html`<button class="btn quiet" data-action="stand" data-value=${seat.seat}>
      ${t('web-stand')}
    </button>`;
  if (!host) return nothing;
  const free = (/** @type {string} */ action, /** @type {string} */ key) =>
    html`<button
      class="tool"
      data-action=${action}
      data-value=${seat.seat}
      aria-label=${t(key, { player: seat.name ?? '' })}
      title=${t(key, { player: seat.name ?? '' })}
      data-testid="free-${seat.seat}"
    >
      ${icon('u-close')}
    </button>`;
  if (seat.kind === 'person')
    return html`<button
        class="tool"
        data-action="host"
        data-value=${seat.seat}
        aria-label=${t('web-make-host', { player: seat.name ?? '' })}
        title=${t('web-make-host', { player: seat.name ?? '' })}
        data-testid="host-${seat.seat}"
      >
        ${icon('u-people')}</button
      >${free('ask-to-leave', 'web-ask-to-leave')}`;
  return html`<span class="seg" role="group" aria-label=${t('web-level')}
      >${LEVELS.map(
        (level) =>
          html`<button
            data-action="assign"
            data-value="${seat.seat} ${level}"
            aria-pressed=${level === seat.level}
            data-testid="${level}-${seat.seat}"
          >
            <span>${t(`bot-${level}`)}</span>
          </button>`,
      )}</span
    >${free('assign', 'web-open-seat')}`;
}

/** The five colours: one's own, free ones, and those that others play. */
function colours(/** @type {SeatInfo} */ own, /** @type {TableInfo} */ info) {
  return html`<h2>${t('web-your-colour')}</h2>
    <div class="colours" role="group" aria-label=${t('web-your-colour')}>
      ${COLOURS.map((colour) => {
        const owner = info.seats.find(
          (seat) => seat.colour === colour && seat.kind === 'person' && !seat.you,
        );
        const name = owner?.name ?? t(`colour-${colour}`);
        return html`<button
          data-action="colour"
          data-value="${own.seat} ${colour}"
          data-testid="colour-${colour}"
          aria-pressed=${own.colour === colour}
          ?disabled=${owner !== undefined}
        >
          ${icon(`m-${colour}`)}<span>${name}</span>
        </button>`;
      })}
    </div>`;
}

/** Someone without a name may give one before sitting down. */
const newcomer = () =>
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
              change({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() })}
        /></label>
      </div>`;

/** The one thing to do now. */
function next(
  /** @type {TableInfo} */ info,
  /** @type {SeatInfo[]} */ free,
  /** @type {SeatInfo | undefined} */ own,
) {
  if (info.you_host)
    return html`<button class="btn primary big" data-action="start" data-testid="start">
        ${free.length ? t('web-start-with-bots', { n: free.length }) : t('web-start')}
      </button>
      <p>${free.length ? t('web-or-wait') : ''}</p>`;
  if (own)
    return html`<p class="claim" role="status">
      ${info.host ? t('web-host-starts', { player: info.host }) : t('web-host-starts-soon')}
    </p>`;
  return free.length
    ? html`<button
          class="btn primary big"
          data-action="sit"
          data-value=${free[0].seat}
          data-testid="take-seat"
        >
          ${t('web-sit')}
        </button>
        <p>${t('web-or-watch')}</p>`
    : html`<p class="claim" role="status">${t('web-room-full')}</p>`;
}

/** The link and the code, for whoever can still bring someone. */
function invite(/** @type {TableInfo} */ info, /** @type {boolean} */ seated) {
  if (onDevice || (!seated && !info.you_host)) return nothing;
  const link = `${location.origin}/table/${info.id}`;
  return html`<section class="pan">
    <h2>${t('web-invite')}</h2>
    <div class="inv">
      ${qr(link, t('web-qr'))}
      <div class="inv-t">
        <p>${t('web-waiting-lead')}</p>
        <label class="vh" for="invite">${t('web-invite-link')}</label
        ><span class="inrow"
          ><input id="invite" readonly value=${link} /><button
            class="btn"
            data-action="copy"
            data-value=${link}
          >
            ${icon('u-copy')}${t('web-copy')}
          </button></span
        >
        <p><b>${t('web-code', { code: info.code })}</b></p>
      </div>
    </div>
  </section>`;
}
