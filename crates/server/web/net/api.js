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

/** A request to the API. @returns {Promise<any>} */
export async function api(
  /** @type {string} */ method,
  /** @type {string} */ path,
  /** @type {unknown} */ body = undefined,
) {
  let answer;
  try {
    answer = await request(method, path, body);
  } catch {
    throw new ServerError('offline', '', 0);
  }
  const { status, data } = answer;
  // A proxy whose server is gone knows no codes.
  if (status >= 502 && status <= 504 && !data?.error) throw new ServerError('offline', '', 0);
  if (status >= 400)
    throw new ServerError(data?.error?.code ?? 'internal', data?.error?.message ?? '', status);
  return data;
}

/** A table's info, whether the answer wraps it or not. @returns {import('../types.js').TableInfo} */
export const tableOf = (/** @type {any} */ answer) => answer.table ?? answer;
