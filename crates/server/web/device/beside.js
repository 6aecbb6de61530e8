// @ts-check
// A server's page that keeps the page without a server for when the connection is lost.

/** How long the page has the connection to itself, in milliseconds. */
const LATER = 3000;

/** Keeps it. */
export async function keep() {
  await new Promise((done) => setTimeout(done, LATER));
  // Without https there are no service workers.
  await navigator.serviceWorker?.register('/offline/sw.js', { scope: '/offline/' });
  await navigator.serviceWorker?.register('/fallback.js', { scope: '/' });
}
