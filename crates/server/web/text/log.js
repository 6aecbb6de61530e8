// @ts-check
// The log: events put together to one line for each deed, grouped by round and phase.

import { t, listOf } from './fluent.js';
import { actor, whereabouts } from '../model/events.js';

/** @typedef {import('../types.js').GameEvent} GameEvent */
/** @typedef {import('../types.js').Step} Step */
/**
 * @typedef {object} Line
 * @property {number | undefined} seat
 * @property {string} text
 * @property {number} gain
 * @property {string | undefined} at
 * @property {number} revision
 * @property {string | undefined} icon
 */
/** A line that is still being written. @typedef {Omit<Line, 'text' | 'icon'> & { head: string | undefined, results: string[] }} Open */
/** @typedef {{ round: number, phase: string, lines: Line[] }} Group */

/** Which of the others has undone a choice. @returns {string[]} */
export const undone = (/** @type {Step[]} */ steps, /** @type {import('../types.js').SeatInfo[]} */ seats) =>
  steps
    .filter((step) => step.undo && !seats[step.seat].you)
    .map((step) => t('web-log-undone', { player: seats[step.seat].name ?? '' }));

/** Which of the others has left their seat to a bot or taken it back. @returns {string[]} */
export const comings = (
  /** @type {import('../types.js').SeatInfo[]} */ before,
  /** @type {import('../types.js').SeatInfo[]} */ now,
) =>
  now
    .filter(
      (it, k) => !it.you && it.kind !== before[k].kind && before[k].kind !== 'open' && it.kind !== 'open',
    )
    .map((it) => t(it.kind === 'bot' ? 'web-log-left' : 'web-log-returned', { player: it.name ?? '' }));

/** How many phases of the log are shown. */
export const NEWEST = 8;

/**
 * Of the draft only the cards that reach the listener; nothing that the deed itself or the next line says: a marker goes where the
 * card played says, and the new round names the start player.
 */
function isWorthTelling(/** @type {GameEvent} */ e, /** @type {number | null} */ listener) {
  switch (e.event) {
    case 'drawn':
    case 'kept':
    case 'third-laid-aside':
    case 'marker-placed':
    case 'bell-ringer-moved':
      return false;
    case 'two-passed':
    case 'one-passed':
      return e.to === listener;
    case 'period-ended':
      return e.period !== 'C';
    case 'prestige-lost':
      return e.n > 0;
    case 'coins-paid':
      return e.source !== 'hire';
    default:
      return true;
  }
}

/** The phase an event belongs to, or the one before it. */
function phaseOf(/** @type {GameEvent} */ e, /** @type {string} */ before) {
  switch (e.event) {
    case 'round-began':
      return 'persons';
    case 'drawn':
    case 'kept':
    case 'two-passed':
    case 'one-passed':
      return 'draft';
    case 'played':
      return 'actions';
    case 'hired':
    case 'hired-nobody':
      return before === 'plague' ? 'plague' : 'hiring';
    case 'plague-struck':
      return 'plague';
    case 'notre-dame-scored':
    case 'period-ended':
    case 'bell-ringer-moved':
    case 'game-ended':
      return 'plague';
    default:
      return before;
  }
}

/** Where the log begins if only so many phases are to be told: the first step, and the round and phase it is in. */
function beginning(/** @type {Step[]} */ steps, /** @type {number} */ phases) {
  let [round, phase] = [1, 'persons'];
  const starts = [{ at: 0, round, phase }];
  steps.forEach((step, at) => {
    const before = { at, round, phase };
    for (const e of step.events) {
      if (e.event === 'round-began') round = e.round;
      phase = phaseOf(e, phase);
    }
    if (round !== before.round || phase !== before.phase) starts.push(before);
  });
  return starts[Math.max(0, starts.length - phases)];
}

/** The log, oldest group first, of all steps or of the newest phases. @returns {Group[]} */
export function buildLog(
  /** @type {Step[]} */ steps,
  /** @type {import('./narration.js').Words} */ words,
  /** @type {number} */ phases = Infinity,
) {
  /** @type {Group[]} */
  const groups = [];
  const { at: first, ...start } = beginning(steps, phases);
  let { round, phase } = start;
  /** @type {Open | undefined} */
  let open;
  const group = () => {
    const last = groups[groups.length - 1];
    if (last && last.round === round && last.phase === phase) return last;
    const made = { round, phase, lines: /** @type {Line[]} */ ([]) };
    groups.push(made);
    return made;
  };
  let home = group();
  const finish = () => {
    if (!open) return;
    const { seat, head, results, gain, at, revision } = open;
    const listed = results.length ? listOf(results) : undefined;
    const text =
      head && listed
        ? t('log-deed', { head, results: listed })
        : head
          ? t('log-deed-bare', { head })
          : listed && seat !== undefined
            ? t('log-more', { ...words.about(seat), results: listed })
            : '';
    if (text) home.lines.push({ seat, text, gain, at, revision, icon: undefined });
    open = undefined;
  };
  for (const step of steps.slice(first)) {
    if (step.undo && step.seat !== words.view.seat) {
      finish();
      const text = t('web-log-undone', { player: words.name(step.seat) });
      home.lines.push({
        seat: step.seat,
        text,
        gain: 0,
        at: undefined,
        revision: step.revision,
        icon: undefined,
      });
    }
    for (const event of step.events) {
      const e = event;
      if (e.event === 'round-began') round = e.round;
      const now = phaseOf(e, phase);
      if (now !== phase || e.event === 'round-began') {
        finish();
        phase = now;
        home = group();
      }
      const seat = actor(e);
      if (!isWorthTelling(e, words.view.seat)) {
        // Where a marker is placed need not be said, but can be shown.
        if (open && open.seat === seat) open.at ??= whereabouts(e);
        continue;
      }
      const points = e.event === 'prestige-gained' ? e.n + e.park : e.event === 'prestige-lost' ? -e.n : 0;
      const head = words.head(event);
      const brief = head ? undefined : words.brief(event);
      if (head) {
        finish();
        open = { seat, head, results: [], gain: 0, at: whereabouts(e), revision: step.revision };
      } else if (brief) {
        if (!open || open.seat !== seat) {
          finish();
          open = { seat, head: undefined, results: [], gain: 0, at: undefined, revision: step.revision };
        }
        open.results.push(brief);
        open.gain += points;
        open.at ??= whereabouts(e);
      } else {
        finish();
        home.lines.push({
          seat,
          text: words.sentence(event),
          gain: points,
          at: whereabouts(e),
          revision: step.revision,
          icon: e.event === 'round-began' ? 'i-rat' : 'i-notre-dame',
        });
      }
    }
  }
  finish();
  return groups.filter((it) => it.lines.length);
}
