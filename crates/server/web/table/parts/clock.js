// @ts-check
// The time that is left for a choice. It comes with each update and is counted down between two of them.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { t } from '../../text/fluent.js';
import { timeWords } from '../../text/times.js';

/** @typedef {import('../../types.js').Update} Update */

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Who was too slow, in sentences. @returns {string[]} */
export const timesUp = (/** @type {Update} */ { events }, /** @type {string[]} */ names) =>
  events.filter((it) => it.by_clock).map((it) => t('web-log-clock', { player: names[it.seat] ?? '' }));

/** The clocks of a table. */
export class Clocks {
  /** When the time of each seat is up that is asked. @type {Map<number, number>} */ #ends = new Map();
  #timer = 0;

  /** Takes over the times of an update. */
  note(/** @type {Update} */ { clocks = [] }) {
    this.#ends = new Map(clocks.map(({ seat, left }) => [seat, performance.now() + left]));
    this.#run();
  }

  close() {
    clearTimeout(this.#timer);
  }

  #left(/** @type {number} */ seat) {
    const end = this.#ends.get(seat);
    return end === undefined ? undefined : Math.max(0, end - performance.now());
  }

  /** Counts down as often as what is shown changes. */
  #run() {
    clearTimeout(this.#timer);
    if (!this.#ends.size) return;
    for (const it of document.querySelectorAll('[data-clock]')) {
      const left = this.#left(Number(it.getAttribute('data-clock'))) ?? 0;
      it.textContent = timeWords(left);
      it.parentElement?.classList.toggle('late', left < MINUTE);
    }
    const soonest = Math.min(...this.#ends.values()) - performance.now();
    this.#timer = window.setTimeout(() => this.#run(), soonest < HOUR ? SECOND : MINUTE);
  }

  /** The time that a player has left; nothing for one who is not asked, or may take as long as they like. */
  of(/** @type {number} */ seat) {
    const left = this.#left(seat);
    if (left === undefined) return nothing;
    const time = timeWords(left);
    return html`<span
      class="clock ${left < MINUTE ? 'late' : ''}"
      role="timer"
      aria-label=${t('web-time-left', { time })}
      title=${t('web-time-left', { time })}
      >${icon('u-day')}<span data-clock=${seat} .textContent=${time}></span
    ></span>`;
  }
}
