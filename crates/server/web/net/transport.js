// @ts-check
// The link to where the tables are: a server, or a worker of this page. Both answer the same requests and tell the same.

/** Whether the tables are on this device and no server is needed. `cargo xtask offline` writes such a page. */
export const onDevice = globalThis.document?.documentElement?.dataset.link === 'device';

/** Whether the server sends along a page for those who have no connection. */
export const hasOffline = globalThis.document?.documentElement?.dataset.offline !== undefined;

/** @typedef {{ status: number, data: unknown }} Answer */
/** @typedef {Pick<WebSocket, 'readyState' | 'send' | 'close' | 'addEventListener'>} Socket */

/** @type {Worker | undefined} */
let started;
/** Who waits for an answer. @type {Map<number, (answer: Answer) => void>} */
const waiting = new Map();
/** @type {Map<number, DeviceSocket>} */
const sockets = new Map();
let count = 0;

/** Nobody who waits will get another answer. */
function refuseAll(/** @type {string} */ code, /** @type {string} */ message) {
  for (const answer of waiting.values()) answer({ status: 500, data: { error: { code, message } } });
  waiting.clear();
}

/** The worker with the tables of this device. */
function worker() {
  if (started) return started;
  const begun = new Worker(new URL(`../device/tables.js${location.search}`, import.meta.url), {
    type: 'module',
  });
  started = begun;
  let hasSpoken = false;
  // What cannot even begin is told as what the page cannot do without. The next request tries again.
  const giveUp = (/** @type {string} */ message) => {
    begun.terminate();
    if (started === begun) started = undefined;
    refuseAll('device', message);
    for (const socket of [...sockets.values()]) socket.lose();
  };
  begun.addEventListener('message', ({ data }) => {
    hasSpoken = true;
    if (data.kind === 'answer') {
      waiting.get(data.n)?.({ status: data.status, data: data.body });
      waiting.delete(data.n);
    } else if (data.kind === 'broken') giveUp(data.message);
    else if (data.kind === 'notice') dispatchEvent(new CustomEvent('notice', { detail: data.code }));
    else sockets.get(data.n)?.hear(data);
  });
  begun.addEventListener('error', (event) => {
    event.preventDefault();
    if (hasSpoken) refuseAll('internal', event.message);
    else giveUp(event.message);
  });
  return started;
}

/** A socket to a table in the worker. */
class DeviceSocket extends EventTarget {
  /** @type {WebSocket['readyState']} */
  readyState = WebSocket.CONNECTING;
  #n = ++count;

  constructor(/** @type {string} */ table, /** @type {number} */ revision) {
    super();
    sockets.set(this.#n, this);
    worker().postMessage({ kind: 'open', n: this.#n, table, revision });
  }

  hear(/** @type {{ kind: string, text?: string }} */ { kind, text }) {
    if (kind === 'opened') {
      this.readyState = WebSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    } else if (kind === 'told') this.dispatchEvent(new MessageEvent('message', { data: text }));
    else this.close();
  }

  send(/** @type {string} */ text) {
    worker().postMessage({ kind: 'hear', n: this.#n, text });
  }

  close() {
    if (!sockets.has(this.#n)) return;
    worker().postMessage({ kind: 'close', n: this.#n });
    this.lose();
  }

  /** There is nobody at the other end any more. */
  lose() {
    if (!sockets.delete(this.#n)) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

/** A request of the API; a body that is text is sent as it is. @returns {Promise<Answer>} */
export async function request(
  /** @type {string} */ method,
  /** @type {string} */ path,
  /** @type {unknown} */ body = undefined,
) {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  if (onDevice)
    return new Promise((done) => {
      count += 1;
      waiting.set(count, done);
      worker().postMessage({ kind: 'request', n: count, method, path, body: text ?? '' });
    });
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': type },
    body: text,
    credentials: 'same-origin',
  });
  const json = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, data: json ? await answer.json() : await answer.text() };
}

/** A socket to a table, which knows a revision already. @returns {Socket} */
export function openSocket(/** @type {string} */ table, /** @type {number} */ revision) {
  if (onDevice) return new DeviceSocket(table, revision);
  return new WebSocket(new URL(`/api/tables/${table}/socket?revision=${revision}`, location.href));
}
