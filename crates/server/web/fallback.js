// @ts-check
// The service worker of a server's page: where the server cannot be reached, the page without a server opens instead.

/** @type {any} */ (globalThis).addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => Response.redirect('/offline/?server')));
});
