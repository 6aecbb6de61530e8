// @ts-check
// From events to beats: what is told at once, in which order, and for how long. Pure functions, without a page.

import { actor, seatOf } from './events.js';

/** @typedef {import('../types.js').GameEvent} GameEvent */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('../types.js').View} View */
/**
 * One moment of the story. All beats of some events together hold these events, each once and in their order.
 * @typedef {object} Beat
 * @property {'own' | 'quiet' | 'deed' | 'rats' | 'borough' | 'share' | 'payment' | 'window' | 'bell' | 'persons' | 'deal' | 'end'} kind
 * @property {GameEvent[]} events
 * @property {number[]} seats of whom it tells
 * @property {Head} [head] the card or the person of a deed
 * @property {boolean} [opens] whether the deed begins here
 * @property {boolean} [whole] whether a stage is told at once
 */
/**
 * A step of the past, with the log as it was then.
 * @typedef {import('../types.js').MissedStep & { steps: Step[], at: number, of: number }} Past
 */
/**
 * What is being shown.
 * @typedef {object} Telling
 * @property {View} view what the table shows meanwhile
 * @property {Step[]} steps what the log has told
 * @property {View['table']} [before] the table before the update that is told
 * @property {Beat} [beat]
 * @property {boolean} acted whether the beat has changed what it changes
 * @property {Past} [past] the moment that is played again, while one catches up
 */
/** What a deed begins with. @typedef {{ kind: 'action' | 'person' | 'nobody', word: string }} Head */

/** How long a beat is shown before it acts and after it, in ms at the usual pace. */
const TIMES = {
  own: [0, 0],
  quiet: [0, 0],
  deed: [1100, 500],
  rats: [1000, 0],
  borough: [420, 300],
  share: [1300, 0],
  payment: [90, 150],
  window: [480, 300],
  bell: [240, 480],
  persons: [0, 1250],
  deal: [0, 450],
  end: [0, 3000],
};
const OVERRUN = 1200;
/** How long something takes to fly or to walk, on average. */
const ACT = 500;
/** With more to tell than this, in ms, the story hurries; and how much at most. */
const PATIENCE = 7000;
const MOST = 4;
/** From this hurry on, boroughs without an overrun are told together. */
const TOGETHER = 1.4;

/** The card or person that an event of a deed begins with. @returns {Head | undefined} */
function headOf(/** @type {GameEvent} */ e) {
  switch (e.event) {
    case 'played':
    case 'third-shown':
      return { kind: 'action', word: e.card };
    case 'hired':
      return { kind: 'person', word: e.person };
    case 'hired-nobody':
      return { kind: 'nobody', word: '' };
    default:
      return undefined;
  }
}

/** The deed that a seat is about, by what happened before. @returns {Head | undefined} */
export function deedBefore(/** @type {GameEvent[]} */ events, /** @type {number} */ seat) {
  const last = events.findLast((e) => actor(e) === seat && headOf(e));
  return last && headOf(last);
}

/** What kind of beat an event belongs to; those of a deed are for everyone but the one who did it. @returns {Beat['kind']} */
export function kindOf(/** @type {GameEvent} */ e) {
  switch (e.event) {
    case 'kept':
    case 'two-passed':
    case 'one-passed':
    case 'third-laid-aside':
      return 'quiet';
    case 'plague-struck':
    case 'marker-lost':
      return 'borough';
    case 'prestige-lost':
      return e.source === 'plague' ? 'borough' : 'deed';
    case 'prestige-gained':
      return e.source === 'notre-dame' ? 'payment' : 'deed';
    case 'notre-dame-scored':
      return 'share';
    case 'period-ended':
      // After the last period the end is told.
      return e.period === 'C' ? 'quiet' : 'bell';
    case 'bell-ringer-moved':
      return 'bell';
    case 'round-began':
      return 'persons';
    case 'drawn':
      return 'deal';
    case 'game-ended':
      return 'end';
    default:
      return 'deed';
  }
}

/** Whether an event belongs to the beat before it. */
function goesOn(/** @type {Beat} */ beat, /** @type {GameEvent} */ e, /** @type {Beat['kind']} */ kind) {
  if (kind !== beat.kind) return false;
  if (e.event === 'plague-struck') return false;
  if (kind === 'borough' || kind === 'payment') return beat.seats.includes(seatOf(e) ?? -1);
  if (kind === 'deed') return !headOf(e) || e.event === 'third-shown';
  return true;
}

/**
 * The beats of one step. `mine` is whether it was an own click, which is not told; `before` is all that happened earlier.
 * @returns {Beat[]}
 */
export function beatsOf(
  /** @type {GameEvent[]} */ events,
  /** @type {{ mine: boolean, before: GameEvent[] }} */ { mine, before },
) {
  /** @type {Beat[]} */
  const beats = [];
  let struck = before.findLast((e) => e.event === 'plague-struck' || e.event === 'round-began');
  let paid = false;
  for (const e of events) {
    let kind = kindOf(e);
    if (mine && (kind === 'deed' || (e.event === 'marker-lost' && !beats.length))) kind = 'own';
    const last = beats.at(-1);
    if (paid && kind !== 'payment') {
      beats.push({ kind: 'window', events: [], seats: [] });
      paid = false;
    }
    if (e.event === 'notre-dame-scored') paid = e.markers.some((/** @type {number} */ n) => n > 0);
    if (e.event === 'plague-struck') {
      if (struck?.event !== 'plague-struck') beats.push({ kind: 'rats', events: [], seats: [] });
      struck = e;
    }
    if (last && beats.at(-1) === last && goesOn(last, e, kind)) {
      last.events.push(e);
      continue;
    }
    const who = kind === 'deal' ? undefined : actor(e);
    const seats = who === undefined ? [] : [who];
    const head = headOf(e) ?? (kind === 'deed' && seats.length ? deedBefore(before, seats[0]) : undefined);
    beats.push({ kind, events: [e], seats, head, opens: headOf(e) !== undefined });
  }
  return beats;
}

/** Whether a beat is shown at all. */
export const isTold = (/** @type {Beat} */ beat) => beat.kind !== 'own' && beat.kind !== 'quiet';

const isOverrun = (/** @type {Beat} */ beat) =>
  beat.events.some((e) => e.event === 'marker-lost' || (e.event === 'plague-struck' && e.overrun));

/** How long a beat stands before it acts, and after it has, in ms at the usual pace. @returns {number[]} */
export function times(/** @type {Beat} */ beat) {
  const [before, after] = TIMES[beat.kind];
  if (beat.kind === 'deed') return [beat.opens ? before : 0, after];
  return [before, beat.kind === 'borough' && isOverrun(beat) ? after + OVERRUN : after];
}

/** How long beats take in all, about. */
export const length = (/** @type {Beat[]} */ beats) =>
  beats
    .filter(isTold)
    .reduce((sum, beat) => sum + times(beat)[0] + times(beat)[1] + ACT * Math.min(beat.events.length, 3), 0);

/** The factor by which a story of such a length hurries by itself. */
export const hurry = (/** @type {number} */ ms) => Math.min(MOST, Math.max(1, ms / PATIENCE));

/** Beats for a hurried table: boroughs that were not overrun are told together. @returns {Beat[]} */
export function hurried(/** @type {Beat[]} */ beats, /** @type {number} */ by) {
  if (by < TOGETHER) return beats;
  /** @type {Beat[]} */
  const fewer = [];
  for (const beat of beats) {
    const last = fewer.at(-1);
    const calm = (/** @type {Beat | undefined} */ it) => it?.kind === 'borough' && !isOverrun(it);
    if (last && calm(last) && calm(beat))
      fewer[fewer.length - 1] = {
        ...last,
        events: [...last.events, ...beat.events],
        seats: [...last.seats, ...beat.seats],
      };
    else fewer.push(beat);
  }
  return fewer;
}

/** The stage that a beat belongs to. @returns {'deed' | 'plague' | 'scoring' | 'round' | 'end' | undefined} */
export function stageOf(/** @type {Beat} */ { kind }) {
  switch (kind) {
    case 'deed':
    case 'end':
      return kind;
    case 'rats':
    case 'borough':
      return 'plague';
    case 'share':
    case 'payment':
    case 'window':
      return 'scoring';
    case 'bell':
    case 'persons':
    case 'deal':
      return 'round';
    default:
      return undefined;
  }
}

/** Beats without motion: each stage is told at once. @returns {Beat[]} */
export function captions(/** @type {Beat[]} */ beats) {
  /** @type {Beat[]} */
  const all = [];
  for (const beat of beats.filter(isTold)) {
    const last = all.at(-1);
    if (last && stageOf(last) === stageOf(beat) && !beat.opens) {
      last.events.push(...beat.events);
      last.seats.push(...beat.seats);
    } else all.push({ ...beat, events: [...beat.events], seats: [...beat.seats], whole: true });
  }
  return all;
}

/** How long a caption stays if nobody says to go on, in ms. */
export const captionLasts = (/** @type {Beat} */ beat) => (stageOf(beat) === 'deed' ? 1600 : 6000);

/** What happened since the last card was played, with what is being told. @returns {GameEvent[]} */
export function recent(/** @type {Step[]} */ steps, /** @type {Beat} */ beat) {
  const events = steps.slice(-40).flatMap((step) => step.events);
  const since = events.slice(events.findLastIndex((e) => e.event === 'played') + 1);
  return [...since, ...beat.events.filter((e) => !since.includes(e))];
}

/** What came of the deed that is being told, so far. @returns {GameEvent[]} */
export function results(/** @type {Step[]} */ steps, /** @type {Beat} */ beat) {
  const events = steps.slice(-12).flatMap((step) => step.events);
  if (beat.opens && !events.includes(beat.events[0])) return [];
  const begins = (/** @type {GameEvent} */ e) => e.event === 'played' || e.event === 'hired';
  return events.slice(events.findLastIndex((e) => actor(e) === beat.seats[0] && begins(e)) + 1);
}

/** The beat, if it tells of a seat. */
export const tellsOf = (/** @type {Beat | undefined} */ beat, /** @type {number} */ seat) =>
  beat && isTold(beat) && !beat.whole && beat.seats.includes(seat) ? beat : undefined;

/** What the persons do during a beat: their rats are counted, they lie face down, they are turned up. */
export function personsAre(/** @type {Beat | undefined} */ beat) {
  if (!beat || beat.whole) return '';
  if (beat.kind === 'rats') return 'counted';
  if (beat.kind === 'persons') return 'turning';
  return ['share', 'payment', 'window', 'bell'].includes(beat.kind) ? 'down' : '';
}
