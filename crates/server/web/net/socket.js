// @ts-check
// A socket to a table that comes back by itself with the right state.

import { onDevice, openSocket } from './transport.js';

/** Whether a file comes from another version of the client than the page that the server sends now, whose `Link` this is. */
export function isOutdated(/** @type {string} */ file, /** @type {string | null} */ link) {
  const [own, now] = [file, link ?? ''].map((it) => /\/@(\w+)\//.exec(it)?.[1]);
  return own !== undefined && now !== undefined && own !== now;
}

/** Whether the server has another version of the client than this page. */
async function isServerNewer() {
  if (onDevice) return false;
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  return Boolean(answer?.ok) && isOutdated(import.meta.url, answer?.headers.get('link') ?? null);
}

const PING_EVERY = 20_000;

const SILENT_FOR = 45_000;

/** A socket to one table. It reconnects with growing pauses, and asks for what it missed. */
export class TableSocket {
  /** @type {import('./transport.js').Socket | undefined} */
  #socket;
  #closed = false;
  #pause = 300;
  #lastHeard = 0;
  #timer = 0;
  #ping = 0;
  revision = 0;

  /**
   * @param {string} id
   * @param {{ message: (data: import('../types.js').ServerMessage) => void, link: (up: boolean) => void, outdated: () => void }} on
   *   `outdated` is called if the server has another version of the client after a connection was lost
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
      if (this.#lastHeard) isServerNewer().then((it) => it && this.on.outdated());
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
