// @ts-check
// Requests to the API, and errors that a page can show in words.

import { request } from './transport.js';

/** An answer of the server that is not a success. Its `message` is English and for programs: people are told by the code. */
export class ServerError extends Error {
  constructor(/** @type {string} */ code, /** @type {string} */ message, /** @type {number} */ status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * A request to the API. Its answer has the type that the path has in the OpenAPI document.
 * @template {import('./routes.js').Method} M @template {string} P
 * @param {M} method @param {P} path @param {unknown} [body]
 * @returns {Promise<import('./routes.js').Answer<M, P>>}
 */
export async function api(method, path, body) {
  let answer;
  try {
    answer = await request(method, path, body);
  } catch {
    throw new ServerError('offline', '', 0);
  }
  const { status, data } = answer;
  const { error } = /** @type {Partial<import('../types.js').ErrorAnswer>} */ (data ?? {});
  // A proxy whose server is gone knows no codes.
  if (status >= 502 && status <= 504 && !error) throw new ServerError('offline', '', 0);
  if (status >= 400) throw new ServerError(error?.code ?? 'internal', error?.message ?? '', status);
  return /** @type {import('./routes.js').Answer<M, P>} */ (data);
}

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** A table's info, whether the answer wraps it or not. @returns {TableInfo} */
export const tableOf = (/** @type {TableInfo | import('../types.js').TableAnswer} */ answer) =>
  'table' in answer ? answer.table : answer;
