// @ts-check
// The service worker of a server's page: if the server cannot be reached, the page without a server opens instead. It also shows
// notifications, and a click on one leads to its table.

const scope = /** @type {import('./device/service-worker.js').Scope} */ (/** @type {unknown} */ (globalThis));

/** What a proxy says whose server is gone. */
const GONE = [502, 503, 504];

async function answer(/** @type {Request} */ request) {
  const answered = await fetch(request).catch(() => Response.error());
  const isGone = answered.type === 'error' || GONE.includes(answered.status);
  // Only where that page is kept: otherwise its address would be as lost as this one.
  return isGone && (await caches.match('/offline/')) ? Response.redirect('/offline/?server') : answered;
}

scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event.request));
});

/** Shows a table: in the window that has it, or else in a new one. */
async function showTable(/** @type {string} */ address) {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((it) => new URL(it.url).pathname === address);
  return there ? there.focus() : scope.clients.openWindow(address);
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});
