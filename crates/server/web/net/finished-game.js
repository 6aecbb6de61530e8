// @ts-check
// A finished game, asked for once: every step of it with the table as it then stood, and what each seat held.

import { ServerError, api } from './api.js';
import { statistics } from '../model/statistics.js';
import { t } from '../text/fluent.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Replay} Replay */

/** Whose eyes see it: a seat's, or, with everything open, nobody's. @typedef {number | null} Eyes */

/** The game of a table, or of a record that was uploaded. @returns {Promise<FinishedGame>} */
export async function loadFinished(/** @type {string} */ id) {
  try {
    return new FinishedGame(await api('GET', `/tables/${id}/replay`));
  } catch (error) {
    if (!(error instanceof ServerError) || error.status !== 404) throw error;
    return new FinishedGame(await api('GET', `/replays/${id}`));
  }
}

export class FinishedGame {
  constructor(/** @type {Replay} */ replay) {
    this.replay = replay;
  }

  /** The last step: step 0 is the deal, and every step after it a choice. */
  get last() {
    return this.replay.steps.length - 1;
  }

  /** Who played; a record may name nobody, and then it is the colour that plays. */
  get names() {
    return this.replay.colours.map((colour, seat) => this.replay.names[seat] ?? t(`colour-${colour}`));
  }

  /** What was done at a step, and what came of it. */
  step(/** @type {number} */ at) {
    return this.replay.steps[at];
  }

  /** The nearest step there is. */
  within(/** @type {number} */ at) {
    return Number.isFinite(at) ? Math.max(0, Math.min(Math.trunc(at), this.last)) : 0;
  }

  /** The view after a step. @returns {View} */
  view(/** @type {number} */ at, /** @type {Eyes} */ eyes) {
    const { table, prestige, owns } = this.replay.steps[at];
    return { seat: eyes, table, prestige, own: eyes === null ? null : owns[eyes], options: [] };
  }

  /** What every seat holds after a step. */
  hands(/** @type {number} */ at) {
    return this.replay.steps[at].owns.map((own) => own.hand ?? own.draft?.cards ?? []);
  }

  /** Everything up to a step, as the log tells it. @returns {import('../types.js').Step[]} */
  told(/** @type {number} */ at) {
    return this.replay.steps.slice(0, at + 1).map((step, revision) => this.#line(step, revision));
  }

  /** One step, as the log tells it. @returns {import('../types.js').Step[]} */
  toldOf(/** @type {number} */ at) {
    return [this.#line(this.replay.steps[at], at)];
  }

  #line(/** @type {import('../types.js').ReplayStep} */ step, /** @type {number} */ revision) {
    // The deal is nobody's.
    return { revision, seat: step.seat ?? -1, choice: step.choice ?? undefined, events: step.events };
  }

  /** The greatest gains and losses, each with its step. */
  moments() {
    const events = this.replay.steps.flatMap((step, at) => step.events.map((event) => ({ ...event, at })));
    return statistics(events, this.replay.colours.length).moments;
  }

  /** The step at which the turn before, or the next one, begins. */
  turn(/** @type {number} */ from, /** @type {-1 | 1} */ way) {
    const { steps } = this.replay;
    let at = this.within(from + way);
    while (at > 0 && at < this.last && steps[at].seat === steps[at - 1].seat) at += way;
    return at;
  }

  /** The rounds, and the step that begins each. */
  rounds() {
    /** @type {Map<number, number>} */
    const starts = new Map();
    this.replay.steps.forEach((step, at) => {
      if (!starts.has(step.table.round)) starts.set(step.table.round, at);
    });
    return [...starts].map(([round, at]) => ({ round, at }));
  }
}
