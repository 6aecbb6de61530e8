// @ts-check
// The players beside the board, or as a strip above it on narrow screens.

import { html, nothing, repeat } from '../../vendor/lit-html/index.js';
import { icon, seal } from '../../drawing/pieces.js';
import { glyph } from '../../board/board.js';
import { actionName } from '../../text/narration.js';
import { t } from '../../text/fluent.js';
import { tellsOf } from '../../model/beats.js';
import { changeFor } from '../../model/events.js';
import { signed } from './chips.js';
import { coinsAt, playerAt, prestigeAt, supplyAt } from '../../model/places.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** Collected messages by colour, with a count where there are several. */
function messages(/** @type {{ colour: string }[]} */ collected) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { colour } of collected) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return html`<span class="msgs" role="img" aria-label=${t('web-messages', { n: collected.length })}
    >${[...counts].map(([colour, n]) => html`<span class="msg">${seal(colour)}${n > 1 ? html`<small>${n}</small>` : nothing}</span>`)}</span
  >`;
}

/** One player: name, points, stock, messages, cards played. */
function player(/** @type {Scene} */ scene, /** @type {number} */ seat) {
  const { view, words, info, preview, hover, gains } = scene;
  const it = view.table.seats[seat];
  const you = view.seat === seat;
  const points = view.prestige[seat];
  const turn = view.table.phase === 'draft' ? view.table.waiting.includes(seat) : view.table.turn === seat;
  const gain = hover && preview.choice ? gains(hover, seat) : undefined;
  const cards = it.played[it.played.length - 1] ?? [];
  const called = tellsOf(scene.telling?.beat, seat);
  const told = called && scene.telling?.acted ? changeFor(called.events, seat).prestige : 0;
  const kind = info?.seats[seat];
  const away = kind?.kind === 'person' && !kind.connected;
  return html`<article
    class="player o-${it.colour} ${turn ? 'turn' : ''} ${called ? 'called' : ''} ${away ? 'away' : ''}"
    data-at=${playerAt(seat)}
    data-seat=${seat}
    data-help="player"
  >
    ${icon(`m-${it.colour}`, 'sh')}${told ? html`<em class="delta ${told < 0 ? 'bad' : 'good'}">${signed(told)}</em>` : nothing}
    <h3>
      ${
        info
          ? html`<button
              class="nm"
              data-action="closer"
              data-value=${seat}
              title=${t('web-closer', { player: words.name(seat) })}
            >
              ${words.name(seat)}
            </button>`
          : html`<span class="nm">${words.name(seat)}</span>`
      }${
        you
          ? html`<small>${t('web-you')}</small>`
          : kind?.kind === 'bot'
            ? html`<small
                ><span>${t('web-bot')}</span><span> · ${t(`bot-${kind.level ?? 'regular'}`)}</span></small
              >`
            : nothing
      }${
        view.table.start === seat
          ? html`<span class="bellw" data-help="bell" role="img" aria-label=${t('web-start-player')}
              >${icon('i-bell', 'bell')}</span
            >`
          : nothing
      }${scene.clocks?.of(seat) ?? nothing}
      <span class="played"
        >${
          view.table.phase === 'draft'
            ? turn
              ? html`<span class="open"></span>`
              : html`<span class="chosen" role="img" aria-label=${t('web-has-chosen')}
                  >${icon('u-check')}</span
                >`
            : [0, 1].map((k) =>
                cards[k]
                  ? html`<span
                      data-help="action:${cards[k].card}"
                      role="img"
                      aria-label=${actionName(cards[k].card)}
                      >${icon(`i-${cards[k].card}`)}</span
                    >`
                  : html`<span class="open"></span>`,
              )
        }</span
      >
    </h3>
    <div class="pp" data-at=${prestigeAt(seat)}>
      ${icon('i-prestige')}${points === null ? '?' : points}${
        gain?.prestige ? html`<em class="dl">${signed(gain.prestige)}</em>` : nothing
      }
    </div>
    <div class="stats">
      <span data-at=${coinsAt(seat)} title=${t('web-coins', { n: it.coins })}
        >${icon('i-coin')}<span class="vh">${t('web-coins-word')}</span>${it.coins}${delta(gain?.coins)}</span
      ><span data-at=${supplyAt(seat)} title=${t('web-supply', { n: it.supply, general: it.general })}
        >${icon(`m-${it.colour}`)}<span class="vh">${t('web-markers-word')}</span
        >${it.supply}${delta(gain?.markers)}<em>+${it.general}</em></span
      ><span data-at="rats:${seat}" title=${t('web-rats-on', { n: it.rats })}
        >${icon('i-rat')}<span class="vh">${t('web-rats-word')}</span
        >${it.rats}${gain?.rats !== undefined ? html`<em class="dl">→${gain.rats}</em>` : foreseen(it.rats_forecast)}</span
      >${messages(it.messages)}
    </div>
    ${
      scene.hands?.[seat]?.length
        ? html`<div class="hands">
            ${scene.hands[seat].map(
              (card) =>
                html`<span
                  class="mc ${card.played ? 'seen' : ''}"
                  data-help="action:${card.card}"
                  role="img"
                  aria-label=${actionName(card.card)}
                  >${icon(`i-${card.card}`)}</span
                >`,
            )}
          </div>`
        : nothing
    }
  </article>`;
}

/** Where the plague would bring the rats of a player. */
const foreseen = (/** @type {import('../../types.js').Forecast | null} */ it) =>
  it
    ? html`<em
        class="to ${it.overrun ? 'over' : ''}"
        title=${t('web-rats-to', { n: it.to, overrun: it.overrun ? 'yes' : 'no' })}
        >→${it.to}${it.overrun ? '!' : ''}</em
      >`
    : nothing;

const delta = (/** @type {number | undefined} */ n) => (n ? html`<em class="dl">${signed(n)}</em>` : nothing);

/** The seats, this one first, then clockwise; at the end by rank. */
function seatsInOrder(/** @type {Scene} */ { view, celebrating }) {
  const { seats, result } = view.table;
  const order = seats.map((_, k) => ((view.seat ?? 0) + k) % seats.length);
  return celebrating && result ? order.sort((a, b) => result[a].place - result[b].place) : order;
}

/** The players. */
export function players(/** @type {Scene} */ scene) {
  return html`<section class="players p${scene.view.table.seats.length}" aria-label=${t('web-players')}>
    ${repeat(
      seatsInOrder(scene),
      (seat) => seat,
      (seat) => player(scene, seat),
    )}
  </section>`;
}

/** The others in small, for narrow screens: a tap rotates the table. At the end, all by rank. */
export function strip(/** @type {Scene} */ scene) {
  const { view, words, front, celebrating } = scene;
  if (celebrating) return places(scene);
  const order = seatsInOrder(scene).filter((seat) => seat !== view.seat);
  return html`<nav class="strip of${order.length}" aria-label=${t('web-players')}>
    ${order.map((seat) => {
      const it = view.table.seats[seat];
      const turn =
        view.table.turn === seat || (view.table.phase === 'draft' && view.table.waiting.includes(seat));
      const called = tellsOf(scene.telling?.beat, seat) ? 'called' : '';
      const bell = view.table.start === seat ? icon('i-bell', 'bell') : nothing;
      return html`<button
        class="oth o-${it.colour} ${turn ? 'turn' : ''} ${called} ${front === it.borough ? 'seen' : ''}"
        data-action="front"
        data-value=${it.borough}
        data-at=${playerAt(seat)}
        aria-pressed=${front === it.borough}
      >
        <span class="oh"
          >${icon(`m-${it.colour}`)}<b>${words.name(seat)}</b>${bell}${scene.clocks?.of(seat) ?? nothing}</span
        >
        <span class="ob"
          >${glyph(it)}<span class="os"
            ><span data-at=${prestigeAt(seat)}
              >${icon('i-prestige', 'gp')}<b>${view.prestige[seat] ?? '?'}</b></span
            ><span data-at=${coinsAt(seat)}>${icon('i-coin')}${it.coins}</span
            ><span data-at=${supplyAt(seat)}>${icon(`m-${it.colour}`)}${it.supply}</span></span
          ></span
        >
      </button>`;
    })}
  </nav>`;
}

/** Who has won, and everyone's points. */
function places(/** @type {Scene} */ scene) {
  const { view, words, front } = scene;
  return html`<nav class="strip places" aria-label=${t('web-players')}>
    ${seatsInOrder(scene).map((seat) => {
      const { colour, borough } = view.table.seats[seat];
      const won = view.table.result?.[seat].place === 1 ? 'won' : '';
      return html`<button
        class="oth o-${colour} ${won}"
        data-action="front"
        data-value=${borough}
        aria-pressed=${front === borough}
      >
        ${icon(`m-${colour}`)}<b>${words.name(seat)}</b><span class="pts">${view.prestige[seat]}</span>
      </button>`;
    })}
  </nav>`;
}
