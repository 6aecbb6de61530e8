// @ts-check
// Texts that are saved as files.

import { api } from '../net/api.js';
import { complain } from '../app/notice.js';

/** Saves a text as a file. */
export function save(/** @type {string} */ name, /** @type {string} */ text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the record of a finished game. */
export const saveRecord = (/** @type {string} */ id) =>
  api('GET', `/tables/${id}/record`).then((text) => save('notre-dame.txt', text), complain);
