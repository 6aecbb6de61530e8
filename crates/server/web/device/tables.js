// @ts-check
// The worker with the tables of this device: one step after the other, across all pages of this browser. A step asks the
// module, stores what it wants stored, and only then tells. Where storing fails, the module is thrown away and made anew.

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
  // Some hosts send it under a type that a browser does not read as it comes.
  WebAssembly.compile(await (await fetch(MODULE)).arrayBuffer()),
);
const thinkers = new Thinkers(compiled);
const ready = compiled.then((module) => init({ module_or_path: module }));
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

/** The module as everything is stored now. */
async function current() {
  await ready;
  store ??= await Store.open();
  if (host && (await store.changes()) === known) return host;
  const { changes, ...everything } = await store.everything();
  host?.free();
  host = new Host(JSON.stringify(everything));
  known = changes;
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

/** One step. What fails leaves nothing half done. @template T @returns {Promise<T>} */
const step = (/** @type {(module: Host) => Promise<T>} */ work) =>
  inTurn('notredame', async () => {
    try {
      return await work(await current());
    } catch (error) {
      known = -1;
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

/** Stores, then tells, then asks the bots. */
async function apply(/** @type {Effects} */ effects) {
  if (effects.store.length) {
    known = await /** @type {Store} */ (store).save(effects.store, known);
    others.postMessage(known);
  }
  for (const [table, text] of effects.tell)
    for (const [n, listener] of sockets) if (listener.table === table) tell(n, [text]);
  for (const table of effects.due) askBots(table);
}

/** Lets the bots at a table answer as long as it is their turn; one page does it for all. */
const askBots = (/** @type {string} */ table) =>
  inTurn(`bots ${table}`, async () => {
    for (let pause = PAUSE; ; pause = 0) {
      const due = await step(async (module) => {
        await load(module, table);
        return JSON.parse(module.due(table));
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

/** What a page says. @type {Record<string, (data: any) => Promise<void>>} */
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
others.addEventListener('message', () => step(async () => undefined).catch(() => undefined));
