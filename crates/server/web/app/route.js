// @ts-check
// Addresses of pages: paths on a server; after the # in a folder, because a web host knows only the folder's page.

import { onDevice } from '../net/transport.js';

/** The prefix of a parcel (`share/link-codec.js`) after the # of an address. */
export const MARK = '#bring=';

/** The parcel in the address of this page, if there is one. */
export function brought() {
  const { hash } = new URL(location.href);
  return hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined;
}

/** The address of a page as a link has it. */
export const to = (/** @type {string} */ path) => (onDevice ? `#${path}` : path);

/** The current page: its path, and its query. */
export function here() {
  // A parcel comes after the # of any page, so that links work for a server as well as for a folder.
  if (brought() !== undefined) return { path: '/bring', query: new URLSearchParams() };
  const hash = onDevice ? location.hash.slice(1) || '/' : '';
  try {
    const { pathname, searchParams } = new URL(onDevice ? hash : location.href, 'http://page');
    return { path: pathname, query: searchParams };
  } catch {
    // What is no address belongs to no page.
    return { path: hash, query: new URLSearchParams() };
  }
}

/** Goes to a page of the product, as the browser's own buttons do. */
export function go(/** @type {string} */ path) {
  history.pushState(null, '', to(path));
  dispatchEvent(new Event('popstate'));
}

/** Another address for the page that is open. */
export const stay = (/** @type {string} */ path) => history.replaceState(null, '', to(path));
