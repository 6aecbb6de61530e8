// @ts-check
// Playback: the newest view can be answered immediately, while the events that led to it are shown, beat by beat. What was missed is
// replayed first.

import { hasten, pause, stay } from './animate.js';
import {
  beatsOf,
  captionLasts,
  captions,
  hurried,
  hurry,
  isTold,
  length,
  stageOf,
  times,
} from '../../model/beats.js';
import { withSteps } from '../../model/events.js';
import { haste, missedOf, momentLasts, moments } from './catch-up.js';
import { lastSeen, noteSeen } from '../../app/last-seen.js';
import { captioned, reducedMotion, settings } from '../../app/settings.js';
import { playBeat, playEvents } from './sound.js';
import { plagueBegun, unfold, windowEmptied } from '../../model/apply-event.js';

/** @typedef {import('../../types.js').Update} Update */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../model/beats.js').Beat} Beat */
/** @typedef {import('../../model/beats.js').Past} Past */
/** @typedef {import('../../model/beats.js').Telling} Telling */
/** An update that waits to be shown. @typedef {{ from: Update, to: Update, told: Step[], fresh: Step[], beats: Beat[] }} Chapter */
/**
 * What is done with an update when its time has come.
 * @typedef {object} Stage
 * @property {(since: number) => Promise<import('../../types.js').MissedStep[]>} missed asks for what was done since a revision
 * @property {(update: Update) => void} take draws the update
 * @property {(update: { views: View[] }) => View} view what the one who looks sees of an update
 * @property {(events: GameEvent[], view: View) => Promise<void>} show lets events be seen, on a table that shows this view
 * @property {(view: View) => void} swarm lets the rats of the persons come
 * @property {() => void} draw
 * @property {() => void} still ends all motion
 * @property {() => void} over all has been played
 */

/** Pieces that move on the board are drawn at their destination and animated; everything else changes the table when it arrives. */
const WALKS = ['carriage-driven', 'plague-struck', 'rats-lowered'];
const walks = (/** @type {GameEvent} */ e) => WALKS.includes(e.event);
/** More choices than this at once are too many to follow: they are replayed briefly. */
const MANY = 8;

export class Playback {
  /** The newest update, which can be answered. @type {Update | undefined} */ shown;
  /** @type {Step[]} */ steps = [];
  /** @type {Telling | undefined} */ telling;
  /** Whether a list tells what was missed. */ caughtUp = true;
  /** The last revision seen before this visit; what came after it is new. */ seen = Infinity;
  /** Whether the end of the game was shown, and is being viewed. */ celebrating = false;
  /** @type {(Chapter | Past)[]} */ #queue = [];
  /** The number of the current animation: when another begins, or none, the previous one stops. */ #run = 0;
  /** Whether the beat was skipped. */ #skipped = false;
  /** The stage of which a beat was skipped. @type {ReturnType<typeof stageOf>} */ #impatient;
  /** The stage of which the rest is skipped. @type {ReturnType<typeof stageOf>} */ #leaves;
  /** @type {() => void} */ #wake = () => undefined;

  constructor(/** @type {string} */ id, /** @type {Stage} */ stage) {
    this.id = id;
    this.stage = stage;
  }

  /** Whether something is being shown. */
  get playing() {
    return this.telling !== undefined;
  }

  /** An update has arrived: it can be answered immediately. What led to it is shown, after earlier updates. */
  receive(/** @type {Update} */ update) {
    const from = this.shown;
    const told = this.steps;
    const before = from ? from.revision : lastSeen(this.id);
    this.steps = withSteps(told, update.events);
    const fresh = update.events.filter((step) => !told.some((old) => old.revision === step.revision));
    // After a gap in the connection many choices come at once.
    const gap = from
      ? !this.playing && fresh.filter((step) => step.revision > before).length > MANY
      : before > 0;
    if (gap && this.#catchUp(before, update)) return;
    if (fresh.some((step) => step.undo)) this.#stop();
    const chapter = from && !document.hidden ? this.#chapter(from, update, told, fresh) : undefined;
    const quiet = !chapter?.beats.some(isTold);
    if (chapter && !quiet && settings.speed > 0) {
      this.#queue.push(chapter);
      this.#begin(chapter);
      this.#take(update);
      return;
    }
    this.#take(update);
    if (!chapter || this.playing) return;
    const events = fresh.flatMap((step) => step.events);
    playEvents(events);
    this.stage.show(events, this.stage.view(update));
  }

  /** An update with its beats. @returns {Chapter} */
  #chapter(
    /** @type {Update} */ from,
    /** @type {Update} */ to,
    /** @type {Step[]} */ told,
    /** @type {Step[]} */ fresh,
  ) {
    const before = told.flatMap((step) => step.events);
    const beats = fresh.flatMap((step) => {
      const mine = to.views.some((view) => view.seat === step.seat);
      const made = beatsOf(step.events, { mine, before });
      before.push(...step.events);
      return made;
    });
    return { from, to, told, fresh, beats };
  }

  /** Shows what is waiting, unless something is being shown. Until then the table stays as it is. */
  #begin(/** @type {Chapter | Past} */ first) {
    if (this.telling) return;
    const [view, steps] =
      'told' in first
        ? [this.stage.view(captioned() ? first.to : first.from), first.told]
        : [this.stage.view(first), first.steps];
    this.telling = { view, steps, acted: false };
    this.#run += 1;
    // What is shown is drawn with the update it belongs to.
    queueMicrotask(() => this.#play(this.#run));
  }

  /** Replays what was missed since a revision. False if there was nothing to miss. */
  #catchUp(/** @type {number} */ since, /** @type {Update} */ update) {
    const isMine = (/** @type {number} */ seat) => update.views.some((view) => view.seat === seat);
    if (document.hidden || update.views.length > 1 || !missedOf(this.steps, since, isMine).length)
      return false;
    this.seen = since;
    this.#stop();
    this.#take(update);
    if (reducedMotion()) {
      this.caughtUp = false;
      this.stage.draw();
      return true;
    }
    this.stage
      .missed(since)
      .then((answer) => moments(answer, this.steps))
      .catch(() => [])
      .then((past) => {
        // What arrived in the meantime comes afterwards.
        this.#queue.unshift(...past);
        if (past.length) this.#begin(past[0]);
      });
    return true;
  }

  /** The page is visible again: shows what happened while it was hidden. */
  comeBack() {
    if (document.hidden || !this.shown || this.playing) return;
    const since = lastSeen(this.id);
    if (since > 0 && since < this.shown.revision && this.#catchUp(since, this.shown)) return;
    noteSeen(this.id, this.shown.revision);
  }

  /** What was missed has been read: nothing is new any more. */
  catchUpDone() {
    this.caughtUp = true;
    this.seen = Infinity;
  }

  /** Plays what has arrived, one chapter after the other, so that it can be followed. */
  async #play(/** @type {number} */ run) {
    while (this.#queue.length && run === this.#run) {
      const next = /** @type {Chapter | Past} */ (this.#queue.shift());
      this.#impatient = undefined;
      this.#leaves = undefined;
      if ('beats' in next) await this.#chapterTold(next, run);
      else await this.#momentPassed(next, run);
    }
    if (run !== this.#run) return;
    this.#stop();
    this.stage.over();
  }

  /** Shows the current beat. False if the animation was cancelled. */
  #tell(/** @type {number} */ run, /** @type {Telling} */ telling) {
    if (run !== this.#run) return false;
    this.telling = telling;
    this.stage.draw();
    return true;
  }

  /** A moment of what was missed. */
  async #momentPassed(/** @type {Past} */ past, /** @type {number} */ run) {
    const view = this.stage.view(past);
    hasten(haste(past.of));
    if (!this.#tell(run, { view, steps: past.steps, acted: true, past })) return;
    const events = past.events.flatMap((step) => step.events);
    playEvents(events);
    await Promise.all([this.stage.show(events, view), this.#wait(momentLasts(past.of))]);
  }

  /** How many ms of other chapters are waiting, at the usual speed. */
  #waiting() {
    return length(this.#queue.flatMap((it) => ('beats' in it ? it.beats : [])));
  }

  async #chapterTold(/** @type {Chapter} */ chapter, /** @type {number} */ run) {
    if (captioned()) {
      await this.#captioned(chapter, run);
      return;
    }
    const coming = this.stage.view(chapter.to);
    let view = this.stage.view(chapter.from);
    const before = view.table;
    const all = chapter.fresh.flatMap((step) => step.events);
    let done = 0;
    for (const beat of hurried(chapter.beats, settings.speed * hurry(this.#waiting()))) {
      const tell = (/** @type {boolean} */ acted) =>
        this.#tell(run, { view, before, steps: toldOf(chapter, done), beat, acted });
      const happens = (/** @type {GameEvent} */ e) => {
        view = unfold(view, e, coming, all);
        done += 1;
      };
      this.#skipped = false;
      hasten(hurry(this.#waiting()));
      if (this.#isLeft(beat)) {
        if (beat.kind === 'window') view = windowEmptied(view, coming);
        beat.events.forEach(happens);
        continue;
      }
      if (!isTold(beat)) {
        beat.events.forEach(happens);
        if (!tell(true)) return;
        if (beat.kind === 'own') {
          playEvents(beat.events);
          this.stage.show(beat.events, view);
        }
        continue;
      }
      if (beat.kind === 'end') this.celebrating = true;
      const [first, rest] = times(beat);
      if (beat.kind === 'rats') view = plagueBegun(view);
      if (!tell(false)) return;
      playBeat(beat);
      if (beat.kind === 'rats') this.stage.swarm(view);
      await this.#pause(first);
      if (beat.kind === 'window') view = windowEmptied(view, coming);
      for (const some of inTurns(beat.events)) {
        if (run !== this.#run) return;
        if (walks(some[0])) {
          some.forEach(happens);
          tell(true);
        }
        playEvents(some);
        if (!this.#skipped) await Promise.race([this.stage.show(some, view), this.#woken()]);
        if (!walks(some[0])) {
          some.forEach(happens);
          if (!tell(true)) return;
        }
      }
      if (!tell(true)) return;
      await this.#pause(rest);
    }
  }

  /** Without motion the table shows its current state immediately, and each stage is a caption. */
  async #captioned(/** @type {Chapter} */ chapter, /** @type {number} */ run) {
    const view = this.stage.view(chapter.to);
    const before = this.stage.view(chapter.from).table;
    const all = chapter.fresh.flatMap((step) => step.events);
    for (const beat of captions(chapter.beats)) {
      const done = all.lastIndexOf(/** @type {GameEvent} */ (beat.events.at(-1))) + 1;
      if (beat.kind === 'end') this.celebrating = true;
      if (!this.#tell(run, { view, before, steps: toldOf(chapter, done), beat, acted: true })) return;
      playBeat(beat);
      await this.#wait(captionLasts(beat) / hurry(this.#waiting()));
    }
  }

  /** Waits, at the speed the player has chosen, unless the beat is skipped. */
  #pause(/** @type {number} */ ms) {
    return this.#skipped ? Promise.resolve() : Promise.race([pause(ms), this.#woken()]);
  }

  /** Waits, whatever the speed, unless it is skipped. */
  #wait(/** @type {number} */ ms) {
    return Promise.race([stay(ms), this.#woken()]);
  }

  #woken() {
    return new Promise((done) => {
      const others = this.#wake;
      this.#wake = () => {
        others();
        done(undefined);
      };
    });
  }

  #rouse() {
    const wake = this.#wake;
    this.#wake = () => undefined;
    wake();
  }

  /** Whether a beat belongs to a stage that was skipped. The next stage is shown normally again. */
  #isLeft(/** @type {Beat} */ beat) {
    const stage = stageOf(beat);
    if (stage && stage !== this.#impatient) this.#impatient = undefined;
    if (stage && stage !== this.#leaves) this.#leaves = undefined;
    return stage !== undefined && stage === this.#leaves;
  }

  /** Skips the beat, and the second time the rest of its stage. True if there was something to skip. */
  skip() {
    if (!this.telling) return false;
    const { beat, past } = this.telling;
    const stage = beat && stageOf(beat);
    if (past) this.catchUp();
    else {
      if (stage === this.#impatient) this.#leaves = stage;
      this.#impatient = stage;
      this.#skipped = true;
      this.stage.still();
      this.#rouse();
    }
    return true;
  }

  /** Goes straight to the newest state. */
  catchUp() {
    if (!this.telling) return;
    this.#stop();
    this.stage.over();
  }

  /** Stops showing anything. */
  #stop() {
    this.#queue = [];
    this.telling = undefined;
    this.#run += 1;
    hasten(1);
    this.stage.still();
    this.#rouse();
  }

  #take(/** @type {Update} */ update) {
    this.shown = update;
    if (!document.hidden) noteSeen(this.id, update.revision);
    this.stage.take(update);
  }
}

/** The steps in the log after this many events of a chapter have been shown. @returns {Step[]} */
function toldOf(/** @type {Chapter} */ { told, fresh }, /** @type {number} */ done) {
  const steps = [];
  for (const step of fresh) {
    if (done <= 0) break;
    steps.push(done < step.events.length ? { ...step, events: step.events.slice(0, done) } : step);
    done -= step.events.length;
  }
  return withSteps(told, steps);
}

/** Events in groups that are shown one after the other: moves on the board alone, flying pieces together. @returns {GameEvent[][]} */
function inTurns(/** @type {GameEvent[]} */ events) {
  /** @type {GameEvent[][]} */
  const turns = [];
  for (const e of events) {
    const last = turns.at(-1);
    if (last && !walks(e) && !walks(last[0])) last.push(e);
    else turns.push([e]);
  }
  return turns;
}
