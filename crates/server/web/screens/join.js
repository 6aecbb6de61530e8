// @ts-check
// The page behind a code: it leads on to the table.

import { render } from '../vendor/lit-html/index.js';
import { ServerError, api, tableOf } from '../net/api.js';
import { complain } from '../app/notice.js';
import { stay } from '../app/route.js';

export default class JoinScreen {
  constructor(/** @type {HTMLElement} */ root, /** @type {string} */ code) {
    this.root = root;
    this.#lead(code).catch(complain);
  }

  async #lead(/** @type {string} */ code) {
    try {
      const table = tableOf(await api('GET', `/join/${code}`));
      // Going back leads to where one came from, not to the code again.
      stay(`/table/${table.id}`);
      if (this.root.isConnected) dispatchEvent(new Event('popstate'));
    } catch (error) {
      if (!(error instanceof ServerError) || error.status !== 404) throw error;
      this.lost = (await import('../app/not-found.js')).lost;
      this.draw();
    }
  }

  close() {}

  draw() {
    if (this.lost) render(this.lost('table'), this.root);
  }

  act() {
    return false;
  }
}
