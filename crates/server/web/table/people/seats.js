// @ts-check
// The people at the table: who has which seat, who is the host, who may watch and speak, and their requests to each other.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { closeDialog } from '../../app/screen.js';
import { onDevice } from '../../net/transport.js';
import { toast } from '../../app/notice.js';
import { icon } from '../../drawing/pieces.js';
import { sure } from '../../app/confirm.js';
import { t } from '../../text/fluent.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */

/**
 * What can be done about seats and people, by `data-action`. `tell` tells the table.
 * @param {(what: string, body: Record<string, unknown>) => Promise<void>} tell
 * @param {() => string[]} names
 * @returns {Record<string, (value: string) => unknown>}
 */
export function companyControls(tell, names) {
  /** Does it and closes the menu it was chosen from. */
  const fromMenu = async (/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) => {
    await tell(what, body);
    closeDialog();
  };
  return {
    colour: (value) => {
      const [seat, colour] = value.split(' ');
      return tell('colour', { seat: Number(seat), colour });
    },
    // A seat and the level of its bot; without a level the seat is open.
    assign: (value) => {
      const [seat, bot] = value.split(' ');
      return tell('assign', { seat: Number(seat), bot });
    },
    swap: (seat) => tell('swap', { seat: Number(seat), with: Number(seat) + 1 }),
    'ask-to-leave': async (seat) => {
      const player = names()[Number(seat)];
      const act = t('web-ask-to-leave', { player });
      if (await sure(act, t('web-ask-to-leave-sure', { player })))
        await tell('assign', { seat: Number(seat) });
    },
    take: (seat) => tell('take', { seat: Number(seat) }),
    replace: (seat) => fromMenu('replace', { seat: Number(seat) }),
    'ask-to-replace': (seat) => fromMenu('ask-to-replace', { seat: Number(seat) }),
    'ask-to-take-back': () => fromMenu('ask-to-take-back', {}),
    'confirm-bots': () => tell('confirm', {}),
    answer: (grant) => tell('answer', { grant: grant === 'yes' }),
    host: async (seat) => {
      await fromMenu('host', { seat: Number(seat) });
      toast(t('web-host-is', { player: names()[Number(seat)] }));
    },
    spectators: (welcome) => fromMenu('spectators', { welcome: welcome === 'yes' }),
    mute: (speaker) => tell('mute', { speaker, muted: true }),
    unmute: (speaker) => tell('mute', { speaker, muted: false }),
  };
}

const isPerson = (/** @type {SeatInfo} */ seat) => seat.kind === 'person' && !seat.you;

/** What the menu of a table offers about its people during the game. */
export function companyMenu(/** @type {TableInfo} */ info) {
  if (info.state !== 'playing' || !info.seats.some((seat) => seat.you)) return nothing;
  const others = info.seats.filter(isPerson);
  const away = others.filter((seat) => !seat.connected);
  const item = (
    /** @type {string} */ action,
    /** @type {string | number} */ value,
    /** @type {string} */ id,
    /** @type {string} */ text,
  ) =>
    html`<button class="btn" data-action=${action} data-value=${value} data-testid="${action}-${value}">
      ${icon(id)}${text}
    </button>`;
  const named = (/** @type {string} */ key, /** @type {SeatInfo} */ seat) =>
    t(key, { player: seat.name ?? '' });
  return html`${others.length ? item('ask-to-take-back', '', 'u-undo', t('web-ask-to-take-back')) : nothing}${
    info.you_host
      ? html`${away.map((it) => item('replace', it.seat, 'u-bot', named('web-replace', it)))}${others.map(
          (it) => item('host', it.seat, 'u-people', named('web-make-host', it)),
        )}${
          onDevice
            ? nothing
            : info.spectators
              ? item('spectators', 'no', 'u-eye', t('web-close-to-spectators'))
              : item('spectators', 'yes', 'u-eye', t('web-open-to-spectators'))
        }`
      : nothing
  }${
    others.length > 1
      ? away.map((it) => item('ask-to-replace', it.seat, 'u-chat', named('web-ask-to-replace', it)))
      : nothing
  }`;
}

/** Muting a spectator, for the host beside a line of the talk. */
export function muting(
  /** @type {TableInfo} */ info,
  /** @type {{ seat: number | null, speaker: string, from: string }} */ line,
) {
  if (!info.you_host || line.seat !== null || !line.speaker) return nothing;
  const muted = info.muted.includes(line.speaker);
  const label = t(muted ? 'web-unmute' : 'web-mute', { player: line.from });
  return html`<button
    class="tool hush"
    data-action=${muted ? 'unmute' : 'mute'}
    data-value=${line.speaker}
    aria-label=${label}
    title=${label}
  >
    ${icon(muted ? 'u-sound' : 'u-mute')}
  </button>`;
}

/** What needs an answer: your own seat that a bot plays, bots that wait for you, or somebody's request. */
export function companyBar(/** @type {TableInfo | undefined} */ info, /** @type {boolean} */ held) {
  const kept = info?.seats.find((it) => it.you && it.kind === 'bot');
  if (kept)
    return html`<div class="pace">
      <button class="btn primary" data-action="take" data-value=${kept.seat}>
        ${icon('u-undo')}${t('web-take-back')}
      </button>
    </div>`;
  if (held)
    return html`<div class="pace">
      <button class="btn primary" data-action="confirm-bots" data-testid="confirm-bots">
        ${icon('u-play')}${t('web-confirm-bots')}
      </button>
    </div>`;
  return info?.request ? asked(info, info.request) : nothing;
}

function asked(/** @type {TableInfo} */ info, /** @type {import('../../types.js').RequestInfo} */ request) {
  const name = (/** @type {number | null} */ seat) => (seat === null ? '' : (info.seats[seat].name ?? ''));
  const mine = info.seats[request.by].you;
  const about = request.seat !== null && info.seats[request.seat].you;
  const own = info.seats.find((it) => it.you);
  const words = t(`web-asked-${request.kind}`, {
    asker: mine ? 'you' : about ? 'about-you' : 'other',
    player: name(request.by),
    about: name(request.seat),
  });
  const done = !own || request.granted.includes(own.seat);
  const button = (
    /** @type {'yes' | 'no'} */ value,
    /** @type {string} */ id,
    /** @type {string} */ key,
    /** @type {boolean} */ primary,
  ) =>
    html`<button
      class="btn ${primary ? 'primary' : ''}"
      data-action="answer"
      data-value=${value}
      data-testid=${id}
    >
      ${t(key)}
    </button>`;
  return html`<div class="pace asked-for" role=${about ? 'alert' : 'region'} aria-label=${words}>
    <p>${words}</p>
    ${
      about
        ? [
            done ? nothing : button('yes', 'let-a-bot-play', 'web-let-a-bot-play', false),
            button('no', 'object', 'web-i-am-here', true),
          ]
        : mine
          ? button('no', 'withdraw', 'web-withdraw', false)
          : done
            ? nothing
            : [button('no', 'decline', 'web-decline', false), button('yes', 'grant', 'web-grant', true)]
    }
  </div>`;
}
