// @ts-check
// Keeps one whole release of the page and answers everything from it. `cargo xtask offline` fills in the release.

/** Every file with its SHA-256. @type {{ version: string, files: Record<string, string> }} */
const RELEASE = { version: '', files: {} };

/** @typedef {import('./service-worker.js').Scope} Scope */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));
const CACHE = `notredame ${worker.registration.scope} ${RELEASE.version}`;
const isOwn = (/** @type {string} */ name) => name.startsWith(`notredame ${worker.registration.scope} `);
const urlOf = (/** @type {string} */ file) => new URL(file, worker.registration.scope).href;
const FILES = new Set(Object.keys(RELEASE.files).map(urlOf));

async function hashOf(/** @type {Response} */ response) {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of this release: from the one before where it is the same, else from the host. */
async function fetched(/** @type {string} */ file, /** @type {string} */ hash) {
  const kept = await caches.match(urlOf(file));
  if (kept && (await hashOf(kept)) === hash) return kept;
  const answer = await fetch(urlOf(file), { cache: 'no-cache' });
  // A release that is only half there is not taken; the browser tries again later.
  if (!answer.ok || (await hashOf(answer)) !== hash) throw new Error(`${file} is of another release`);
  return answer;
}

async function keep() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    Object.entries(RELEASE.files).map(async ([file, hash]) =>
      cache.put(urlOf(file), await fetched(file, hash)),
    ),
  );
}

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => isOwn(it) && it !== CACHE).map((it) => caches.delete(it)));
  await worker.clients.claim();
}

/** The file of this release that a request is for. Everything else on the same host is not this page's business. */
function wantedBy(/** @type {Request} */ { method, url }) {
  const { origin, pathname } = new URL(url);
  const address = `${origin}${pathname}`;
  const file = address === urlOf('index.html') ? urlOf('./') : address;
  return method === 'GET' && FILES.has(file) ? file : undefined;
}

async function answer(/** @type {Request} */ request, /** @type {string} */ file) {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take') worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const file = wantedBy(event.request);
  if (file) event.respondWith(answer(event.request, file));
});
