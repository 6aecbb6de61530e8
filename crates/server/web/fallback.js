// @ts-check
// The service worker of a server's page: where the server cannot be reached, the page without a server opens instead.

/** What a proxy says whose server is gone. */
const GONE = [502, 503, 504];

async function answer(/** @type {Request} */ request) {
  const answered = await fetch(request).catch(() => Response.error());
  const isGone = answered.type === 'error' || GONE.includes(answered.status);
  // Only where that page is kept: otherwise its address would be as lost as this one.
  return isGone && (await caches.match('/offline/')) ? Response.redirect('/offline/?server') : answered;
}

/** @type {any} */ (globalThis).addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});
