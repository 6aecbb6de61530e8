// @ts-check
// A server's page that keeps the page without a server for when the connection is lost.

/** Keeps it. */
export async function keep() {
  // Without https there are no service workers.
  await navigator.serviceWorker?.register('/offline/sw.js', { scope: '/offline/' });
  await navigator.serviceWorker?.register('/fallback.js', { scope: '/' });
}
