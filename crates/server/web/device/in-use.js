// @ts-check
// Whether another page of the game is in use: each answers on a channel.

/** How long other pages may take to answer, in milliseconds. */
const PATIENCE = 1000;

/** Asks every other page whether it is in use; `others` is how many there are. @returns {Promise<boolean>} */
export async function isAnyInUse(/** @type {BroadcastChannel} */ channel, /** @type {number} */ others) {
  if (!others) return false;
  let left = others;
  const asked = new AbortController();
  return new Promise((/** @type {(inUse: boolean) => void} */ done) => {
    const answer = (/** @type {boolean} */ inUse) => {
      clearTimeout(timer);
      asked.abort();
      done(inUse);
    };
    // A page that the browser has put to sleep does not answer.
    const timer = setTimeout(() => answer(false), PATIENCE);
    const hear = (/** @type {MessageEvent} */ { data }) => {
      if (data === 'in use') answer(true);
      if (data === 'idle' && --left === 0) answer(false);
    };
    channel.addEventListener('message', hear, { signal: asked.signal });
    channel.postMessage('in use?');
  });
}
