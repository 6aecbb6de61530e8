// @ts-check
// What a page asks of the frame it is in, which is main.js: to be drawn again.

import { change } from './settings.js';
import { load } from '../text/fluent.js';

/**
 * A page that is shown.
 * @typedef {object} Screen
 * @property {() => void} close
 * @property {() => void} draw
 * @property {(action: string, value: string, element: HTMLElement) => Promise<boolean | void> | boolean | void} act
 *   a control was used; true if it was one of this page
 * @property {(choice: string | undefined) => void} [point] the pointer or the focus rests on a choice
 * @property {(choice: string, byTouch: boolean) => void} [tap] a choice was clicked
 * @property {() => import('../types.js').Rules | undefined} [rules] the rules of the table that is shown
 * @property {(key: string) => boolean} [key] a key was pressed; true if it meant this page
 */

/** Draws the page again: another language, another theme. */
export const redraw = () => {
  dispatchEvent(new Event('redraw'));
};

/** Changes the language everywhere. */
export async function speak(/** @type {string} */ tag) {
  change({ language: tag });
  await load(tag);
  redraw();
}

/** Closes the dialog that lies over the page. */
export const closeDialog = () => document.querySelector('dialog')?.close();
