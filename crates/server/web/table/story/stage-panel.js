// @ts-check
// Events in words and numbers: another player's card or person, and the ledger of plague, scoring and a new round.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { recent, results, stageOf } from '../../model/beats.js';
import { centre, placeOf } from '../../board/geometry.js';
import { buildLog } from '../../text/log.js';
import { changeFor } from '../../model/events.js';
import { chips } from '../parts/chips.js';
import { icon } from '../../drawing/pieces.js';
import { listOf, sentences, t } from '../../text/fluent.js';
import { actionName, personName } from '../../text/narration.js';
import { isAsked } from '../../model/choices.js';

/** @typedef {import('../parts/scene.js').Scene} Scene */
/** @typedef {import('../../model/beats.js').Telling} Telling */
/** @typedef {import('../../model/beats.js').Beat} Beat */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {Telling & { beat: Beat }} Told */

/** How many markers of one player are drawn side by side. */
const SIDE_BY_SIDE = 3;

/** A beat in a sentence, as a screen reader says it. @returns {string} */
export function spoken(/** @type {Told} */ telling, /** @type {Scene} */ scene) {
  const { beat } = telling;
  if (beat.kind === 'rats' && !beat.whole) return heading(telling, scene);
  if (beat.kind === 'window') return t('web-stage-window');
  const step = { revision: 0, seat: beat.seats[0] ?? 0, events: beat.events };
  const lines = buildLog([step], scene.words).flatMap((group) => group.lines.map((line) => line.text));
  return sentences(...lines) || heading(telling, scene);
}

/** The rats of the persons, added up. */
function ratsSum(/** @type {Scene} */ { view }) {
  const rats = view.table.persons.map((it) => it.rats);
  return t('web-stage-rats', { sum: rats.join(' + '), n: rats.reduce((a, b) => a + b, 0) });
}

/** What the plague does to a borough, in few words. */
function struck(
  /** @type {import('../../model/events.js').EventOf<'plague-struck'>} */ e,
  /** @type {Scene} */ { words },
) {
  const about = words.about(e.seat);
  if (e.overrun) return t('web-stage-overrun-of', about);
  if (e.doctor) return t('web-stage-doctor', about);
  if (e.to < e.from) return t('web-stage-back', about);
  if (e.to === e.from) return t('web-stage-still', about);
  return e.hospital
    ? t('web-stage-hospital', { ...about, n: Math.min(e.hospital, e.value) })
    : t('web-stage-reach', about);
}

/** The headline of a beat. @returns {string} */
function heading(/** @type {Told} */ { beat }, /** @type {Scene} */ scene) {
  const { words } = scene;
  const [first] = beat.events;
  switch (beat.kind) {
    case 'rats':
      return beat.whole ? t('web-stage-spread') : ratsSum(scene);
    case 'borough':
      if (beat.whole || beat.seats.length > 1) return t('web-stage-spread');
      return first.event === 'plague-struck' ? struck(first, scene) : words.sentence(first);
    case 'window':
      return t('web-stage-window');
    case 'bell':
      if (beat.whole) return ratsSum(scene);
      return words.sentence(beat.events.at(-1) ?? first);
    case 'persons':
    case 'deal':
      return ratsSum(scene);
    default:
      return '';
  }
}

/** The seats from the start player on, clockwise. */
const inOrder = (/** @type {number} */ start, /** @type {number} */ n) =>
  Array.from({ length: n }, (_, k) => (start + k) % n);

/** A row of the ledger about a player. */
function row(
  /** @type {Scene} */ { view, words },
  /** @type {number} */ seat,
  /** @type {string} */ cls,
  /** @type {unknown} */ middle,
  /** @type {unknown} */ result,
) {
  const name = seat === view.seat ? t('ui-you') : words.name(seat);
  return html`<li class="lr ${cls} o-${view.table.seats[seat].colour}">
    ${icon(`m-${view.table.seats[seat].colour}`)}<b>${name}</b><span class="eq">${middle}</span
    ><span class="res">${result}</span>
  </li>`;
}

/** The plague: what came to each borough, and where the rats of the others are. */
function plague(/** @type {Told} */ telling, /** @type {Scene} */ scene) {
  const { view, words } = scene;
  const { beat } = telling;
  const facts = recent(telling.steps, beat);
  const rows = inOrder(roundTold(telling, scene).start, view.table.seats.length).map((seat) => {
    const e = facts.filter((it) => it.event === 'plague-struck').findLast((it) => it.seat === seat);
    const now = !beat.whole && beat.seats.includes(seat) ? 'now' : '';
    if (!e) return row(scene, seat, 'wait', nothing, t('web-stage-on', { n: view.table.seats[seat].rats }));
    const lost = facts.filter((it) => it.event === 'marker-lost').filter((it) => it.seat === seat && it.from);
    const sum = html`${e.value}${icon(e.doctor ? 'p-doctor' : 'i-rat')}−
    ${e.hospital}${icon(e.hospital ? 'g-shield' : 'i-hospital')}${lost.length ? icon(`i-${lost[0].from}`, 'gone') : nothing}`;
    const cls = e.overrun ? 'bad' : e.to < e.from ? 'good' : '';
    return row(
      scene,
      seat,
      now,
      sum,
      html`<small>${e.from}</small>${icon('u-right')}<span class=${cls}>${e.to}</span>`,
    );
  });
  const losses = beat.events.filter(
    (e) => e.event !== 'plague-struck' && !(e.event === 'prestige-lost' && !e.n),
  );
  const lost = telling.acted && !beat.whole ? losses.map((e) => words.brief(e) ?? '').filter(Boolean) : [];
  return { rows, foot: lost.length ? listOf(lost) : nothing };
}

/** The markers of a player on the window. */
const onWindow = (/** @type {string} */ colour, /** @type {number} */ n) =>
  n > SIDE_BY_SIDE
    ? html`${icon(`m-${colour}`)}× ${n}`
    : Array.from({ length: n }, () => icon(`m-${colour}`));

/** Notre Dame: the division, and what it pays to whom. */
function scoring(/** @type {Told} */ telling, /** @type {Scene} */ scene) {
  const { view, words } = scene;
  const { beat } = telling;
  const facts = recent(telling.steps, beat);
  const e = facts.findLast((it) => it.event === 'notre-dame-scored');
  if (!e) return { rows: [], foot: nothing };
  const total = e.markers.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0);
  if (!total) return { lead: html`<h2>${words.sentence(e)}</h2>`, rows: [], foot: nothing };
  const rows = inOrder(roundTold(telling, scene).start, view.table.seats.length).map((seat) => {
    const n = e.markers[seat];
    const paid = facts
      .filter((it) => it.event === 'prestige-gained')
      .findLast((it) => it.source === 'notre-dame' && it.seat === seat);
    const now = beat.kind === 'payment' && !beat.whole && beat.seats.includes(seat);
    const result =
      paid && (telling.acted || !now) ? html`<span class="good">+${paid.n + paid.park}</span>` : nothing;
    return n
      ? row(scene, seat, now ? 'now' : paid ? '' : 'wait', onWindow(view.table.seats[seat].colour, n), result)
      : row(scene, seat, 'wait', t('web-stage-no-marker'), nothing);
  });
  const rest = e.value - total * e.each;
  const lead = html`<p class="division">
    ${icon('i-prestige')}<b>${e.value}</b><i>÷</i><b>${total}</b><i>=</i><b>${e.each}</b
    ><small>${t('web-stage-each')}</small>
  </p>`;
  const foot =
    beat.kind === 'window'
      ? t('web-stage-window')
      : rest > 0
        ? t('web-stage-left-over', { n: rest })
        : nothing;
  return { lead, rows, foot };
}

/** A new round: the bell, the persons with their rats, the cards. */
function round(/** @type {Told} */ telling, /** @type {Scene} */ { view, words }) {
  const facts = recent(telling.steps, telling.beat);
  const bell = facts.findLast((e) => e.event === 'bell-ringer-moved');
  const over = facts.findLast((e) => e.event === 'period-ended');
  const dealt = facts.some((e) => e.event === 'drawn');
  const say = (/** @type {unknown} */ it, /** @type {unknown} */ said, /** @type {string} */ more) =>
    html`<li class="lr say">${it}<b>${said}</b><span class="eq">${more}</span></li>`;
  const name = (/** @type {number} */ seat) => (seat === view.seat ? t('ui-you') : words.name(seat));
  return {
    rows: [
      bell ? say(icon('i-bell', 'bell'), name(bell.to), t('web-start-player')) : nothing,
      over ? say(icon('u-restart'), nothing, words.sentence(over)) : nothing,
      dealt ? say(icon('u-log'), nothing, t('web-stage-dealt')) : nothing,
    ],
    foot: nothing,
  };
}

/** The round that is told of: in a caption the table may be one further. @returns {{ round: number, start: number }} */
function roundTold(/** @type {Told} */ { steps, before }, /** @type {Scene} */ { view }) {
  const began = steps.flatMap((step) => step.events).findLast((e) => e.event === 'round-began');
  // The first round begins with the game, before the first step.
  return began?.event === 'round-began' ? began : (before ?? view.table);
}

/** What is above a ledger. */
function eyebrow(/** @type {Told} */ telling, /** @type {Scene} */ scene) {
  const { round: number } = roundTold(telling, scene);
  const stage = stageOf(telling.beat);
  if (stage === 'scoring')
    return t('web-stage-period', { period: (telling.before ?? scene.view.table).period });
  return t('web-log-group', {
    round: number,
    phase: t(stage === 'plague' ? 'web-phase-plague' : 'web-phase-persons'),
  });
}

/** Whether there is a question in the meantime: then the ledger is brief and beside the question. */
export const isBrief = (/** @type {Scene} */ { live }) => isAsked(live);

/** The ledger, while there is something to tell that has one. */
export function ledger(/** @type {Scene} */ scene) {
  const { telling } = scene;
  const { beat } = telling ?? {};
  const stage = beat && stageOf(beat);
  if (!telling || !beat || !stage || stage === 'deed' || stage === 'end') return nothing;
  const told = { ...telling, beat };
  const { lead, rows, foot } = {
    lead: undefined,
    ...(stage === 'plague' ? plague : stage === 'scoring' ? scoring : round)(told, scene),
  };
  return html`<section
    class="ledger l-${stage} ${isBrief(scene) ? 'brief' : ''} ${beat.whole ? 'whole' : ''}"
    data-stage=${stage}
    aria-label=${t('web-stage')}
  >
    <p class="eyebrow">${eyebrow(told, scene)}</p>
    ${lead ?? html`<h2>${heading(told, scene)}</h2>`}
    <ol>
      ${rows}
    </ol>
    <div class="lf"><span>${foot}</span>${goOn(beat)}</div>
  </section>`;
}

/** Goes past the beat. */
const goOn = (/** @type {Beat} */ beat) =>
  html`<button class="btn quiet" data-action="beat">
    ${t(beat.whole ? 'web-missed-done' : 'web-stage-skip')}${icon('u-right')}
  </button>`;

/** The card that another player plays, or the person they hire, at readable size, and the outcome. */
export function reveal(/** @type {Scene} */ scene) {
  const { telling, view, words, front } = scene;
  const { beat } = telling ?? {};
  if (!telling || !beat || beat.kind !== 'deed' || !beat.head) return nothing;
  const [seat] = beat.seats;
  const { kind, word } = beat.head;
  const { borough, colour } = view.table.seats[seat];
  const n = view.table.city.length;
  const side = centre(n, placeOf(borough, front, n))[0] < -1 ? 'tl' : 'tr';
  const player = words.name(seat);
  const came = results(telling.steps, beat);
  const brief = came.map((e) => words.brief(e) ?? '').filter(Boolean);
  const says = brief.length ? listOf(brief) : kind === 'nobody' ? '' : words.effect(kind, word);
  return html`<button
    class="reveal ${kind === 'nobody' ? '' : 'with-art'} ${side} o-${colour}"
    data-action="beat"
    data-stage="deed"
    title=${t('web-stage-skip')}
  >
    <span class="who"
      >${icon(`m-${colour}`)}<b
        >${kind === 'nobody' ? words.sentence(beat.events[0]) : t(kind === 'action' ? 'web-stage-plays' : 'web-stage-hires', { player })}</b
      ></span
    >${
      kind === 'nobody'
        ? nothing
        : html`<span class="art">${icon(`${kind === 'action' ? 'i' : 'p'}-${word}`)}</span
            ><span class="rv-n">${kind === 'action' ? actionName(word) : personName(word)}</span>`
    }<span class="rv-t">${says}</span>${chips(changeFor(came, seat), 'gains')}
  </button>`;
}
