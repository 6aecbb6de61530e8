// @ts-check
// Addresses of pages: paths on a server; behind the # in a folder, because a web host knows no page but the folder's.

import { onDevice } from './link.js';

/** The address of a page as a link has it. */
export const to = (/** @type {string} */ path) => (onDevice ? `#${path}` : path);

/** The page that is open: its path, and what was asked for behind the question mark. */
export function here() {
  const hash = onDevice ? location.hash.slice(1) || '/' : '';
  const { pathname, searchParams } = new URL(onDevice ? hash : location.href, 'http://page');
  return { path: pathname, query: searchParams };
}

/** Goes to a page of the product, as the browser's own buttons do. */
export function go(/** @type {string} */ path) {
  history.pushState(null, '', to(path));
  dispatchEvent(new Event('popstate'));
}

/** Another address for the page that is open. */
export const stay = (/** @type {string} */ path) => history.replaceState(null, '', to(path));
