// @ts-check
// The way to the tables: requests, and a socket that comes back by itself with the right state.

import { onDevice, openSocket, request } from './link.js';
import { t } from './text.js';

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

/** A table's info, whether the answer wraps it or not. @returns {import('./types.js').TableInfo} */
export const tableOf = (/** @type {any} */ answer) => answer.table ?? answer;

/** The address of the table that a link or a code means. */
export async function addressOf(/** @type {string} */ text) {
  const link = /\/table\/([^/?#\s]+)/.exec(text);
  const id = link ? link[1] : tableOf(await api('GET', `/join/${encodeURIComponent(text)}`)).id;
  return `/table/${id}`;
}

/** Names for bots, so that one can tell them apart. */
function nameBots(/** @type {{ kind: string, name?: string }[]} */ seats) {
  const free = t('web-bot-names')
    .split(', ')
    .map((name) => ({ name, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map((it) => it.name);
  return seats.map((seat) => (seat.kind === 'bot' && !seat.name ? { ...seat, name: free.pop() } : seat));
}

/** Makes a table, and starts it at once where no seat waits for anyone. @returns {Promise<import('./types.js').TableInfo>} */
export async function createTable(
  /** @type {{ seats: { kind: string, name?: string }[], [option: string]: unknown }} */ wanted,
) {
  return beginTable(tableOf(await api('POST', '/tables', { ...wanted, seats: nameBots(wanted.seats) })));
}

/** Makes the table at which a game is played again. @returns {Promise<import('./types.js').TableInfo>} */
export const playAgain = async (/** @type {string} */ id) =>
  beginTable(tableOf(await api('POST', `/tables/${id}/rematch`, {})));

/** Adds random bytes of this device to the deal, once. */
export async function addBytes(/** @type {import('./types.js').TableInfo} */ table) {
  const { owesBytes, ownBytes } = await import('./deal.js');
  if (!owesBytes(table)) return;
  await api('POST', `/tables/${table.id}/share`, { bytes: ownBytes(table) }).catch((error) => {
    // The host was quicker: the cards were dealt without these bytes, and the check at the end of the game says so.
    if (!(error instanceof ServerError && error.code === 'dealt')) throw error;
  });
}

/** Starts a table at which nobody else is waited for. */
async function beginTable(/** @type {import('./types.js').TableInfo} */ table) {
  const alone = table.seats.every((seat) => seat.kind === 'bot' || seat.you);
  const ready = table.state === 'waiting' && table.you_host && alone;
  await addBytes(table);
  return ready ? tableOf(await api('POST', `/tables/${table.id}/start`, {})) : table;
}

/** Whether a file comes from another version of the client than the page that the server sends now, whose `Link` this is. */
export function isOutdated(/** @type {string} */ file, /** @type {string | null} */ link) {
  const [own, now] = [file, link ?? ''].map((it) => /\/@(\w+)\//.exec(it)?.[1]);
  return own !== undefined && now !== undefined && own !== now;
}

/** After the server was renewed the page is reloaded: parts of two versions do not fit together, and the game is at the server. */
async function stayCurrent() {
  if (onDevice) return;
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok && isOutdated(import.meta.url, answer.headers.get('link'))) location.reload();
}

const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;

/** A socket to one table. It reconnects with growing pauses, and asks for what it missed. */
export class TableSocket {
  /** @type {import('./link.js').Socket | undefined} */
  #socket;
  #closed = false;
  #pause = 300;
  #lastHeard = 0;
  #timer = 0;
  #ping = 0;
  revision = 0;

  /**
   * @param {string} id
   * @param {{ message: (data: import('./types.js').ServerMessage) => void, link: (up: boolean) => void }} on
   */
  constructor(id, on) {
    this.id = id;
    this.on = on;
    this.wake = () => {
      if (document.visibilityState === 'visible') this.#check();
    };
    this.lost = () => this.#socket?.close();
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
    if (!onDevice) addEventListener('offline', this.lost);
    this.#open();
  }

  /** Sends a request. False while there is no connection. */
  send(/** @type {Record<string, unknown>} */ data) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(data));
    return true;
  }

  /** Connects again, as another person. */
  reopen() {
    this.#pause = 0;
    this.#socket?.close();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.lost);
    this.#socket?.close();
  }

  #open() {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const socket = openSocket(this.id, this.revision);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#lastHeard) stayCurrent();
      this.#pause = 300;
      this.#lastHeard = Date.now();
      this.on.link(true);
      clearInterval(this.#ping);
      this.#ping = window.setInterval(() => this.#check(), PING_EVERY);
    });
    socket.addEventListener('message', (event) => {
      this.#lastHeard = Date.now();
      const data = JSON.parse(/** @type {MessageEvent} */ (event).data);
      if (data.type === 'update') this.revision = data.revision;
      if (data.type !== 'pong') this.on.message(data);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#ping);
      this.on.link(false);
      this.#timer = window.setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 1.7, 10_000);
    });
  }

  /** Is the line alive? A silent socket is given up; a closed one is opened at once. */
  #check() {
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) {
      if (Date.now() - this.#lastHeard > SILENT_FOR) this.#socket?.close();
      else this.send({ type: 'ping' });
    } else if (state !== WebSocket.CONNECTING) {
      this.#open();
    }
  }
}
