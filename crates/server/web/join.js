// @ts-check
// The page behind a code: it leads on to the table.

import { go } from './frame.js';
import { api, tableOf } from './net.js';
import { complain } from './notice.js';

export default class JoinScreen {
  constructor(/** @type {HTMLElement} */ root, /** @type {string} */ code) {
    api('GET', `/join/${code}`).then(
      (table) => {
        // Going back leads to where one came from, not to the code again.
        history.replaceState(null, '', `/table/${tableOf(table).id}`);
        if (root.isConnected) dispatchEvent(new Event('popstate'));
      },
      (error) => {
        complain(error);
        go('/');
      },
    );
  }

  close() {}
  draw() {}
  act() {}
}
