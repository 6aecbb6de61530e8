// @ts-check
// The caption of a step in a replay: what follows the choice when it ends the round.

import { labelled, sentences, series, t } from './fluent.js';

/**
 * What a round ends with, after the choice of a step: plague, payment, the new round or the end, each in a sentence.
 * @param {import('../types.js').GameEvent[]} events @param {import('./narration.js').Words} words @returns {string[]}
 */
export function afterwards(events, words) {
  const struck = [];
  const paid = [];
  for (const e of events) {
    if (e.event === 'plague-struck')
      struck.push(`${words.name(e.seat)} ${e.from} → ${e.to}${e.overrun ? '!' : ''}`);
    if (e.event === 'prestige-gained' && e.source === 'notre-dame')
      paid.push(`${words.name(e.seat)} +${e.n + e.park}`);
  }
  const told = (/** @type {string} */ name) => {
    const e = events.find((it) => it.event === name);
    return e && words.sentence(e);
  };
  return [
    struck.length ? labelled(t('web-phase-plague'), series(struck)) : '',
    sentences(told('notre-dame-scored'), series(paid)),
    told('round-began') ?? told('game-ended') ?? '',
  ].filter(Boolean);
}
