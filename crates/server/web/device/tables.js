// @ts-check
// The worker with the tables of this device: one step after the other, across all pages of this browser. A step asks the
// module, stores what it returns, and only then informs the page. If storing fails, the module is rebuilt from storage.

import init, { Host } from '../wasm/notredame.js';
import { Store } from './store.js';
import { Thinkers } from './thinkers.js';

/** @typedef {{ store: import('./store.js').Row[], tell: [string, string][], due: string[] }} Effects */
/** @typedef {{ table: string, revision: number }} Listener */

/** How long bots wait after a person's choice, in milliseconds. */
const PAUSE = Number(new URL(location.href).searchParams.get('pause') ?? 600);
/** How long bots wait after something could not be stored. */
const AGAIN = 5000;

const MODULE = new URL('../wasm/notredame_bg.wasm', import.meta.url);
const compiled = WebAssembly.compileStreaming(fetch(MODULE)).catch(async () =>
  // Some hosts send it with a type that browsers refuse to compile while streaming.
  WebAssembly.compile(await (await fetch(MODULE)).arrayBuffer()),
);
const thinkers = new Thinkers(compiled);
const ready = compiled.then((module) => init({ module_or_path: module }));
// A module that cannot start never will in this worker: the page begins with another one when it is next needed.
ready.catch((error) => {
  postMessage({ kind: 'broken', message: String(error) });
  close();
});
/** Tells the other pages that something was stored. */
const others = new BroadcastChannel('notredame');
/** The sockets of this page. @type {Map<number, Listener>} */
const sockets = new Map();
/** @type {Store | undefined} */
let store;
/** @type {Host | undefined} */
let host;
/** The number of transactions that the module knows of. */
let known = -1;
/** Whether the page was told that a table cannot be read. */
let warned = false;
/** Tables for whose bots this page waits until no other one asks them. @type {Set<string>} */
const queued = new Set();

/** Turns without a lock manager, which pages without https lack: in order within this page. @type {Map<string, Promise<unknown>>} */
const turns = new Map();
/** One after the other. @template T @returns {Promise<T>} */
function inTurn(/** @type {string} */ name, /** @type {() => Promise<T>} */ work) {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (turns.get(name) ?? Promise.resolve()).then(work);
  turns.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}

/** The module in its current stored state. */
async function current() {
  await ready;
  if (store?.isClosed) store = undefined;
  store ??= await Store.open();
  if (host && (await store.changes()) === known) return host;
  const { changes, ...everything } = await store.everything();
  host?.free();
  host = new Host(JSON.stringify(everything));
  known = changes;
  if (!warned && host.unreadable()) postMessage({ kind: 'notice', code: 'unreadable' });
  warned ||= host.unreadable() > 0;
  for (const [n, { table, revision }] of sockets) {
    await load(host, table);
    tell(n, host.subscribe(table, revision, BigInt(Date.now())));
  }
  return host;
}

/** Loads what the module must know of a table. */
async function load(/** @type {Host} */ module, /** @type {string} */ table) {
  if (!module.isLoaded(table)) module.load(table, JSON.stringify(await store?.lines(table)));
}

/** One step. A failure leaves nothing half done. @template T @returns {Promise<T>} */
const step = (/** @type {(module: Host) => Promise<T>} */ work) =>
  inTurn('notredame', async () => {
    try {
      return await work(await current());
    } catch (error) {
      known = -1;
      // The connection may be what is broken: the next step opens another one.
      store?.close();
      store = undefined;
      throw error;
    }
  });

function tell(/** @type {number} */ n, /** @type {string[]} */ texts) {
  for (const text of texts) {
    const { type, revision } = JSON.parse(text);
    const listener = sockets.get(n);
    if (listener && type === 'update') listener.revision = revision;
    postMessage({ kind: 'told', n, text });
  }
}

/** Stores, then informs the page, then asks the bots. */
async function apply(/** @type {Effects} */ effects) {
  if (effects.store.length) {
    known = await /** @type {Store} */ (store).save(effects.store, known);
    others.postMessage(known);
  }
  for (const [table, text] of effects.tell)
    for (const [n, listener] of sockets) if (listener.table === table) tell(n, [text]);
  for (const table of effects.due) askBots(table);
}

/** Lets the bots at a table answer as long as it is their turn; one page does it for all, and the next if that one is closed. */
async function askBots(/** @type {string} */ table) {
  if (queued.has(table)) return;
  queued.add(table);
  await inTurn(`bots ${table}`, async () => {
    queued.delete(table);
    for (let first = true; ; first = false) {
      const [due, pause] = await step(async (module) => {
        await load(module, table);
        return [JSON.parse(module.due(table)), first && module.pauses(table) ? PAUSE : 0];
      });
      if (!due.length) return;
      await new Promise((done) => {
        setTimeout(done, pause);
      });
      await Promise.all(
        due.map(async (/** @type {import('./thinkers.js').Thought} */ it) => {
          const { options } = await thinkers.think(it);
          await step(async (module) => {
            await load(module, table);
            const heard = module.botChose(table, it.seat, it.revision, options[0].choice, BigInt(Date.now()));
            await apply(JSON.parse(heard));
          });
        }),
      );
    }
  }).catch((error) => {
    for (const [n, listener] of sockets) if (listener.table === table) tell(n, [refusal(error)]);
    setTimeout(() => sockets.size && askBots(table), AGAIN);
  });
}

/** What went wrong, as the server would say it. */
function fault(/** @type {unknown} */ error) {
  const name = error instanceof DOMException ? error.name : '';
  const code =
    name === 'QuotaExceededError'
      ? 'storage-full'
      : name === 'AbortError'
        ? 'busy'
        : name
          ? 'storage'
          : 'internal';
  if (code === 'internal') console.error(error);
  return { code, message: String(error) };
}

const refusal = (/** @type {unknown} */ error, /** @type {string | undefined} */ key = undefined) =>
  JSON.stringify({ type: 'error', error: fault(error), key });

/** Answers a request of the page. */
async function request(/** @type {{ method: string, path: string, body: string }} */ { method, path, body }) {
  const answer = await step(async (module) => {
    const [, what, id] = /^\/(tables|replays)\/([0-9a-f]{32})/.exec(path) ?? [];
    if (what === 'tables') await load(module, id);
    if (what === 'replays') module.loadRecord(id, (await store?.record(id))?.text ?? '');
    const random = crypto.getRandomValues(new Uint8Array(64));
    const answered = JSON.parse(module.request(method, path, body, random, BigInt(Date.now())));
    await apply(answered);
    return answered;
  });
  return { status: answer.status, body: answer.think ? await thinkers.think(answer.think) : answer.body };
}

/**
 * What messages of the page contain, each some of it.
 * @typedef {object} Said
 * @property {number} n
 * @property {string} method
 * @property {string} path
 * @property {string} body
 * @property {string} table
 * @property {number} revision
 * @property {string} text
 */
/** What is done with each kind of message. @type {Record<string, (data: Said) => Promise<void>>} */
const SAID = {
  async request({ n, ...asked }) {
    try {
      postMessage({ kind: 'answer', n, ...(await request(asked)) });
    } catch (error) {
      postMessage({ kind: 'answer', n, status: 507, body: { error: fault(error) } });
    }
  },
  async open({ n, table, revision }) {
    try {
      await step(async (module) => {
        await load(module, table);
        const told = module.subscribe(table, revision, BigInt(Date.now()));
        if (!told.length) throw new RangeError('no such table');
        sockets.set(n, { table, revision });
        postMessage({ kind: 'opened', n });
        tell(n, told);
      });
      askBots(table);
    } catch {
      // The page asks for the reason by a request.
      postMessage({ kind: 'closed', n });
    }
  },
  async hear({ n, text }) {
    const table = sockets.get(n)?.table;
    if (!table) return;
    try {
      await step(async (module) => {
        await load(module, table);
        const heard = JSON.parse(module.hear(table, text, BigInt(Date.now())));
        await apply(heard);
        if (heard.answer) tell(n, [heard.answer]);
      });
    } catch (error) {
      tell(n, [refusal(error, JSON.parse(text).key)]);
    }
  },
  async close({ n }) {
    sockets.delete(n);
  },
};

addEventListener('message', ({ data }) => SAID[data.kind](data));
others.addEventListener('message', async () => {
  await step(async () => undefined).catch(() => undefined);
  // Whoever chose may be gone before the bots have answered. Without locks two pages would answer for them at once.
  if (navigator.locks) for (const { table } of sockets.values()) askBots(table);
});
