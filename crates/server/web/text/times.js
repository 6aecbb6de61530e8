// @ts-check
// Lengths of time in words.

import { t } from './fluent.js';

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

/** A time in a few characters: days, hours, or minutes and seconds. */
export function timeWords(/** @type {number} */ left) {
  if (left >= 2 * DAY) return t('web-time-days', { n: Math.floor(left / DAY) });
  if (left >= HOUR) return t('web-time-hours', { n: Math.floor(left / HOUR) });
  const seconds = Math.floor(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time for each choice, as it is agreed on: a whole number of days, hours or minutes. */
export function agreedTime(/** @type {number} */ seconds) {
  if (seconds % 86_400 === 0) return t('web-time-days', { n: seconds / 86_400 });
  if (seconds % 3600 === 0) return t('web-time-hours', { n: seconds / 3600 });
  if (seconds % 60 === 0) return t('web-time-minutes', { n: seconds / 60 });
  return timeWords(seconds * SECOND);
}
