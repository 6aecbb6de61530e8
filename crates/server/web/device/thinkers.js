// @ts-check
// Workers in which bots think, so that neither the page nor its tables wait for them: as many as the device has cores to spare.

/** @typedef {{ seat: number, bot: string, revision: number, record: string }} Thought */
/** @typedef {{ options: { choice: string }[] }} Hint */
/** @typedef {{ thought: Thought, done: (hint: Hint) => void, fail: (error: unknown) => void }} Job */

const MOST = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

export class Thinkers {
  /** @type {Job[]} */ #jobs = [];
  /** @type {Worker[]} */ #idle = [];
  #count = 0;

  constructor(/** @type {Promise<WebAssembly.Module>} */ compiled) {
    this.compiled = compiled;
  }

  /** What a bot thinks, the best first. @returns {Promise<Hint>} */
  think(/** @type {Thought} */ thought) {
    return new Promise((done, fail) => {
      this.#jobs.push({ thought, done, fail });
      this.#next();
    });
  }

  async #next() {
    if (!this.#idle.length && this.#count < MOST) {
      this.#count += 1;
      const worker = new Worker(new URL('thinker.js', import.meta.url), { type: 'module' });
      try {
        worker.postMessage({ module: await this.compiled });
        this.#idle.push(worker);
      } catch (error) {
        this.#count -= 1;
        worker.terminate();
        this.#jobs.splice(0).forEach((job) => job.fail(error));
      }
    }
    const worker = this.#idle.pop();
    const job = worker && this.#jobs.shift();
    if (!worker) return;
    if (!job) {
      this.#idle.push(worker);
      return;
    }
    // A worker that broke is not asked again.
    const giveUp = (/** @type {string} */ message) => {
      this.#count -= 1;
      worker.terminate();
      job.fail(new Error(message));
      this.#next();
    };
    worker.onmessage = ({ data }) => {
      if (data.broken) {
        giveUp(data.broken);
        return;
      }
      this.#idle.push(worker);
      if (data.hint) job.done(JSON.parse(data.hint));
      else job.fail(new Error(data.error));
      this.#next();
    };
    worker.onerror = (event) => giveUp(event.message);
    const seed = crypto.getRandomValues(new BigUint64Array(1))[0];
    worker.postMessage({ ...job.thought, seed });
  }
}
