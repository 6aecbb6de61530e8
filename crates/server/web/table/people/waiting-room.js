// @ts-check
// The waiting room: who sits where, colours, bots, the invite, the table's settings, and talk while waiting.

import { html, nothing, svg } from '../../vendor/lit-html/index.js';
import { board } from '../../board/board.js';
import { css } from '../../drawing/css-directive.js';
import { box, centre, corners, placeOf } from '../../board/geometry.js';
import { rounded } from '../../drawing/shapes.js';
import { icon } from '../../drawing/pieces.js';
import { onDevice } from '../../net/transport.js';
import { qr } from '../../share/qr.js';
import { agreed } from '../../rules/options.js';
import { t } from '../../text/fluent.js';
import { change, ownName } from '../../app/settings.js';
import { knownPerson } from '../../app/person.js';
import { stillScene } from '../parts/scene.js';
import { talkPanel } from './chat.js';
import { ROOMY } from '../../app/breakpoints.js';
import { pageHeader, rulesLink } from '../../app/page-header.js';
import { COLOURS, LEVELS } from '../../model/seats.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */

/** The waiting room of a table; `say` sends a line of the chat. */
export function waitingRoom(
  /** @type {TableInfo} */ info,
  /** @type {import('./chat.js').Talk} */ talk,
  /** @type {(text: string) => Promise<void>} */ say,
) {
  const free = info.seats.filter((seat) => seat.kind === 'open');
  const own = info.seats.find((seat) => seat.you);
  return html`<div class="room">
    ${pageHeader(
      html`${rulesLink()}<button class="chip" data-action="settings">
          ${icon('u-gear')}<span>${knownPerson()?.name ?? t('web-settings')}</span>
        </button>`,
    )}
    <main>
      <section class="seating">
        ${info.host ? html`<p class="eyebrow">${t('web-table-of', { player: info.host })}</p>` : nothing}
        <h1>${free.length ? t('web-waiting-room', { n: free.length }) : t('web-waiting-ready')}</h1>
        <ol class="seat-l" aria-label=${t('web-seats')}>
          ${info.seats.map((seat) => chair(seat, info, own))}
        </ol>
        ${own ? colours(own, info) : newcomer()}
        <div class="go">${next(info, free, own)}</div>
      </section>
      ${ROOMY.matches ? around(info, own) : nothing}
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
                ${talkPanel(info, talk, say)}
              </section>`
        }
      </div>
    </main>
  </div>`;
}

/** One seat, with what can be done about it. */
function chair(
  /** @type {SeatInfo} */ seat,
  /** @type {TableInfo} */ info,
  /** @type {SeatInfo | undefined} */ own,
) {
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
    <span class="acts"
      >${seat.kind === 'open' ? openSeat(seat, info, own) : takenSeat(seat, info)}${swap(seat, info)}</span
    >
  </li>`;
}

/** The host decides who sits beside whom. */
function swap(/** @type {SeatInfo} */ { seat, kind }, /** @type {TableInfo} */ info) {
  const below = info.seats[seat + 1];
  if (!info.you_host || !below || (kind === 'open' && below.kind === 'open')) return nothing;
  return html`<button
    class="tool swap"
    data-action="swap"
    data-value=${seat}
    aria-label=${t('web-swap-seats')}
    title=${t('web-swap-seats')}
    data-testid="swap-${seat}"
  >
    ${icon('u-down')}
  </button>`;
}

/** What sitting down there means: a first seat, or another one instead of one's own. */
const sitting = (/** @type {SeatInfo} */ seat, /** @type {SeatInfo | undefined} */ own) =>
  own ? { act: 'change-seat', value: `${own.seat} ${seat.seat}` } : { act: 'sit', value: seat.seat };

function openSeat(
  /** @type {SeatInfo} */ seat,
  /** @type {TableInfo} */ info,
  /** @type {SeatInfo | undefined} */ own,
) {
  // The host may seat several people around one device.
  const { act, value } = sitting(seat, info.you_host ? undefined : own);
  return html`<button class="btn" data-action=${act} data-value=${value} data-testid="sit-${seat.seat}">
      ${t('web-sit-here')}</button
    >${
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
}

/** The city with those who sit around it. It repeats the list of seats: a click on a free borough sits down there. */
function around(/** @type {TableInfo} */ info, /** @type {SeatInfo | undefined} */ own) {
  // Two play in a city of four, opposite each other.
  const apart = info.seats.length === 2 ? 2 : 1;
  const n = info.seats.length * apart;
  const taken = info.seats.filter((it) => it.kind !== 'open');
  const free = COLOURS.filter((colour) => info.seats.every((it) => it.colour !== colour));
  const markets = { parvis: null, gate: null, quay: null, bridge: null };
  const city = Array.from({ length: n }, (_, borough) => {
    const seat = borough % apart ? undefined : info.seats[borough / apart];
    const owner = seat ? taken.indexOf(seat) : -1;
    return { colour: seat?.colour ?? free[(borough - 1) / 2], owner: owner < 0 ? null : owner, markets };
  });
  const seats = taken.map(({ seat, colour }) => ({
    ...{
      borough: seat * apart,
      carriage: `${seat * apart}.centre`,
      colour,
      markers: {},
      friend: null,
      rats: 0,
    },
  }));
  const view = /** @type {import('../../types.js').View} */ (
    /** @type {unknown} */ ({
      ...{ seat: own ? taken.indexOf(own) : null, options: [], prestige: [], own: null },
      table: { city, seats, turn: null, phase: 'draft', notre_dame: { markers: [], pays: 0, value: 0 } },
    })
  );
  const { words, front, choices, preview } = stillScene(
    view,
    taken.map((it) => it.name),
  );
  const [left, top, width, height] = box(n, 20);
  const places = info.seats.map((seat) => ({
    seat,
    place: placeOf(seat.seat * apart, front, n),
    ...sitting(seat, own),
  }));
  const tags = places.map(({ seat, place }) => {
    const [x, y] = centre(n, place).map((it) => it * 1.1);
    const at = css({ '--x': (x - left) / width, '--y': (y - top) / height });
    return seat.kind === 'open'
      ? html`<span class="rt-tag k-open" ${at}>${t('web-seat-free')}</span>`
      : html`<span class="rt-tag" ${at}>${icon(`m-${seat.colour}`)}<b>${seat.name}</b></span>`;
  });
  return html`<div class="rt" aria-hidden="true">
    ${board({
      ...{ view, words, front, choices, preview, narrow: false },
      over: places
        .filter(({ seat }) => seat.kind === 'open')
        .map(
          ({ place, act, value }) =>
            svg`<path class="rt-free" data-action=${act} data-value=${value} d=${rounded(corners(n, place), 10)}></path>`,
        ),
    })}${tags}
  </div>`;
}

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
            title=${t(`bot-${level}-explain`)}
            data-testid="${level}-${seat.seat}"
          >
            <span>${t(`bot-${level}`)}</span>
          </button>`,
      )}</span
    >${free('assign', 'web-open-seat')}`;
}

/** The five colours: your own, free ones, and those that others play. */
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
  knownPerson()
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

/** The link and the code, as long as someone can still join. */
function invite(/** @type {TableInfo} */ info, /** @type {boolean} */ seated) {
  if (onDevice || (!seated && !info.you_host)) return nothing;
  const link = `${location.origin}/join/${info.code}`;
  const title = t('web-table-of', { player: info.host ?? '' });
  return html`<section class="pan">
    <h2>${t('web-invite')}</h2>
    <div class="inv">
      ${qr(link, t('web-qr'))}
      <div class="inv-t">
        <p>${t('web-waiting-lead')}</p>
        <p class="vh">${t('web-invite-link')}</p>
        <p class="invite-l" id="invite">${location.host}/join/<wbr /><b>${info.code}</b></p>
        <div class="inv-go">
          <button class="btn" data-action="copy" data-value=${link}>${icon('u-copy')}${t('web-copy')}</button
          >${
            'share' in navigator
              ? html`<button
                  class="btn"
                  aria-label=${t('web-share')}
                  title=${t('web-share')}
                  @click=${() => navigator.share({ title, url: link }).catch(() => undefined)}
                >
                  ${icon('u-send')}
                </button>`
              : nothing
          }
        </div>
      </div>
    </div>
    <p class="code-l">${t('web-code', { code: info.code })}</p>
  </section>`;
}
