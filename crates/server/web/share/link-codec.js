// @ts-check
// Games and tables for another page: a text, compressed into the part of a link after the #, which browsers never send.

import { MARK } from '../app/route.js';

/** The maximum size of an imported text in bytes. */
const MOST = 16 * 1024;

/** The link that takes a parcel to the page with this address. */
export const linkTo = (/** @type {URL} */ address, /** @type {string} */ parcel) =>
  `${address.href.split('#')[0]}${MARK}${parcel}`;

/** The address that somebody has typed. Throws if it is not valid. */
export function addressIn(/** @type {string} */ text) {
  const word = text.trim();
  // Browsers would look for a host with a space in its name.
  if (/\s/.test(word)) throw new TypeError('a space');
  const hasScheme = /^https?:\/\//i.test(word);
  const address = new URL(hasScheme ? word : `https://${word}`);
  // Nobody has a certificate for a number or for the device itself: there the server speaks http.
  const { hostname } = address;
  if (!hasScheme && (/^[\d.]+$|^\[/.test(hostname) || /(^|\.)localhost$/.test(hostname)))
    return addressIn(`http://${word}`);
  // Without a file name the address is that of a folder: it ends with a slash.
  if (!/\/[^/]*\.[^/]*$/.test(address.pathname)) address.pathname = address.pathname.replace(/\/?$/, '/');
  return address;
}

/** Compresses a text. */
export async function pack(/** @type {string} */ text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The text in a parcel. Throws if there is none. */
export async function unpack(/** @type {string} */ parcel) {
  const letters = atob(parcel.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (it) => it.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    // A short link can unpack to more than fits in memory.
    if (text.length > MOST) throw new RangeError('too large');
  }
}
