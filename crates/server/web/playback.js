// @ts-check
// Playing updates back: one after the other, at a pace one can follow. What was missed is played again before the present.

import { hasten, pause, stay } from './animate.js';
import { actor, withSteps } from './log.js';
import { haste, lastSeen, missedOf, momentLasts, moments, noteSeen } from './recap.js';
import { reducedMotion } from './settings.js';
import { playEvents } from './sound.js';

/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./recap.js').Past} Past */
/**
 * What is done with an update when its time has come.
 * @typedef {object} Stage
 * @property {(since: number) => Promise<Update[]>} missed asks for what was done since a revision
 * @property {(update: Update) => void} take draws the update
 * @property {(events: import('./types.js').GameEvent[], update: Update) => Promise<void>} show lets the events be seen
 * @property {() => void} over all has been played
 */

const BETWEEN_STEPS = 420;

export class Playback {
  /** @type {Update | undefined} */ shown;
  /** @type {Step[]} */ steps = [];
  /** @type {(Update | Past)[]} */ #queue = [];
  /** The moment that is played again, while one catches up. @type {Past | undefined} */ past;
  /** Whether a list tells what was missed. */ caughtUp = true;
  /** The last revision seen before this visit; what came after it is new. */ seen = Infinity;
  playing = false;
  paused = false;

  constructor(/** @type {string} */ id, /** @type {Stage} */ stage) {
    this.id = id;
    this.stage = stage;
  }

  /** An update has come: the first is shown at once, others wait for their turn. */
  receive(/** @type {Update} */ update) {
    const first = !this.shown;
    const before = first ? lastSeen(this.id) : (this.shown?.revision ?? 0);
    const steps = withSteps(this.steps, update.events);
    // After a gap in the connection several choices come at once, too many to follow.
    const gap = first
      ? before > 0
      : !this.playing && steps.filter((step) => step.revision > before).length > 2;
    if (gap && this.#catchUp(before, update, steps)) return;
    if (first) {
      this.steps = steps;
      this.#take(update);
      return;
    }
    this.#queue.push(update);
    if (!this.playing) this.#play();
  }

  /** Shows what was missed since a revision and then the present. False if there was nothing to miss. */
  #catchUp(/** @type {number} */ since, /** @type {Update} */ update, /** @type {Step[]} */ steps) {
    const isMine = (/** @type {number} */ seat) => update.views.some((view) => view.seat === seat);
    if (document.hidden || update.views.length > 1 || !missedOf(steps, since, isMine).length) return false;
    this.seen = since;
    const present = { ...update, steps, at: 0, of: 0 };
    if (reducedMotion()) {
      this.caughtUp = false;
      this.steps = steps;
      this.#take(update);
      return true;
    }
    this.playing = true;
    this.stage
      .missed(since)
      .then((answer) => moments(answer, steps))
      .catch(() => [])
      .then((past) => {
        // What came meanwhile comes after.
        this.#queue.unshift(...past, present);
        hasten(haste(past.length));
        this.#play();
      });
    return true;
  }

  /** One looks at the page again: what happened behind one's back is shown. */
  comeBack() {
    if (document.hidden || !this.shown || this.playing) return;
    const since = lastSeen(this.id);
    if (since > 0 && since < this.shown.revision && this.#catchUp(since, this.shown, this.steps)) return;
    noteSeen(this.id, this.shown.revision);
  }

  /** What was missed has been read: nothing is new any more. */
  catchUpDone() {
    this.caughtUp = true;
    this.seen = Infinity;
  }

  /** Plays what has come, one update after the other, so that it can be followed. */
  async #play() {
    this.playing = true;
    while (this.#queue.length && !this.paused) {
      const update = /** @type {Update | Past} */ (this.#queue.shift());
      this.past = 'at' in update && update.at > 0 ? update : undefined;
      if (!this.past) hasten(1);
      const fresh = this.past
        ? update.events
        : update.events.filter((step) => !this.steps.some((old) => old.revision === step.revision));
      this.#note(update);
      this.#take(update);
      const events = fresh.flatMap((step) => step.events);
      const mine = !this.past && fresh.every((step) => update.views.some((view) => view.seat === step.seat));
      playEvents(events);
      if (!events.length) continue;
      const moving = this.stage.show(events, update);
      if (this.past) await Promise.all([moving, stay(momentLasts(this.past.of))]);
      else if (!mine || this.#queue.length) {
        await moving;
        if (!mine && events.some((e) => actor(e) !== undefined)) await pause(BETWEEN_STEPS);
      }
    }
    this.playing = false;
    this.past = undefined;
    this.stage.over();
  }

  /** Stops after the update that is being played, or goes on. */
  togglePause() {
    this.paused = !this.paused;
    if (!this.paused && !this.playing) this.#play();
  }

  /** Goes straight to the newest state. */
  skip() {
    this.paused = false;
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#queue.forEach((update) => this.#note(update));
    this.#queue = [];
    this.past = undefined;
    hasten(1);
    this.#take(last);
  }

  /** Takes an update into the log. */
  #note(/** @type {Update | Past} */ update) {
    this.steps = 'steps' in update ? update.steps : withSteps(this.steps, update.events);
  }

  #take(/** @type {Update} */ update) {
    this.shown = update;
    if (!document.hidden) noteSeen(this.id, update.revision);
    this.stage.take(update);
  }
}
