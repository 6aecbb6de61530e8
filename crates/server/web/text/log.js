// @ts-check
// The log: events put together to one line for each deed, grouped by round and phase. Also what each deed changed.

import { t, listOf } from './fluent.js';

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
/** @typedef {{ prestige: number, park: number, coins: number, markers: number, rats: number | undefined, general: number }} Change */

/** Who acts in an event. Cards that are passed have no seat but the one they come from. @returns {number | undefined} */
export const actor = (/** @type {any} */ e) => e.seat ?? e.from;

/** Where on the board an event took place, in the words of `data-at`. @returns {string | undefined} */
export function whereabouts(/** @type {any} */ e) {
  switch (e.event) {
    case 'marker-placed':
    case 'marker-brought':
    case 'marker-moved':
    case 'pieces-moved':
    case 'friend-moved':
      return e.to === 'notre-dame' ? 'notre-dame' : `sector:${e.seat}:${e.to}`;
    case 'marker-lost':
    case 'marker-returned':
      return e.from === 'notre-dame' ? 'notre-dame' : `sector:${e.seat}:${e.from}`;
    case 'message-taken':
    case 'message-left':
      return `market:${e.market}`;
    case 'carriage-driven':
      return `market:${e.to}`;
    case 'plague-struck':
    case 'rats-lowered':
      return `harbour:${e.seat}`;
    case 'hired':
      return `person:${e.person}`;
    case 'notre-dame-scored':
      return 'notre-dame';
    default:
      return undefined;
  }
}

/** The borough in which a place lies, in the words of `data-at`. @returns {number | undefined} */
export function boroughOf(/** @type {string} */ at, /** @type {import('../types.js').View} */ view) {
  const [kind, where] = at.split(':');
  if (kind === 'market') return Number(where.split('.')[0]);
  return ['sector', 'harbour'].includes(kind) ? view.table.seats[Number(where)].borough : undefined;
}

/**
 * The steps that count after more have come: an undo strikes what it withdraws and stays in its place, and a step known already is not
 * taken twice.
 * @returns {Step[]}
 */
export function withSteps(/** @type {Step[]} */ steps, /** @type {Step[]} */ more) {
  let known = [...steps];
  for (const step of more) {
    if (known.some((old) => old.revision === step.revision)) continue;
    if (step.undo) {
      const last = known.findLast((old) => old.seat === step.seat && !old.undo)?.revision ?? 0;
      const from = step.from ?? last - 1;
      const isOthers = (/** @type {Step} */ old) => !step.everyone && old.seat !== step.seat;
      known = known.filter((old) => isOthers(old) || old.revision <= from);
    }
    known.push(step);
  }
  return known;
}

/** Who has hired each person since the newest round began. @returns {Map<string, number[]>} */
export function hires(/** @type {Step[]} */ steps) {
  /** @type {Map<string, number[]>} */
  const hired = new Map();
  for (const e of /** @type {any[]} */ (steps.flatMap((step) => step.events))) {
    if (e.event === 'round-began') hired.clear();
    if (e.event === 'hired') hired.set(e.person, [...new Set([...(hired.get(e.person) ?? []), e.seat])]);
  }
  return hired;
}

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

/** What a seat gains and loses by events, in sum. @returns {Change} */
export function changeFor(/** @type {GameEvent[]} */ events, /** @type {number} */ seat) {
  /** @type {Change} */
  const change = { prestige: 0, park: 0, coins: 0, markers: 0, rats: undefined, general: 0 };
  for (const e of /** @type {any[]} */ (events)) {
    if (e.event === 'coins-taken' && e.from === seat) change.coins -= e.n;
    if (e.seat !== seat) continue;
    switch (e.event) {
      case 'prestige-gained':
        change.prestige += e.n + e.park;
        change.park += e.park;
        break;
      case 'prestige-lost':
        change.prestige -= e.n;
        break;
      case 'coins-gained':
      case 'coins-taken':
        change.coins += e.n;
        break;
      case 'coins-paid':
        change.coins -= e.n;
        break;
      case 'markers-gained':
        change.markers += e.n;
        change.general -= e.n;
        break;
      case 'marker-placed':
        change.markers -= 1;
        break;
      case 'marker-brought':
        change.general -= 1;
        break;
      case 'marker-returned':
      case 'marker-lost':
        change.general += 1;
        break;
      case 'rats-lowered':
      case 'plague-struck':
        change.rats = e.to;
        break;
      default:
    }
  }
  return change;
}

/** How many phases of the log are shown. */
export const NEWEST = 8;

/**
 * Of the draft only the cards that reach the listener; nothing that the deed itself or the next line says: a marker goes where the
 * card played says, and the new round names the start player.
 */
function isWorthTelling(/** @type {any} */ e, /** @type {number | null} */ listener) {
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
function phaseOf(/** @type {any} */ e, /** @type {string} */ before) {
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
    for (const e of /** @type {any[]} */ (step.events)) {
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
      const e = /** @type {any} */ (event);
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
