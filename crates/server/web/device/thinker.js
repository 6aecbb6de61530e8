// @ts-check
// A worker in which a bot thinks. It is told the choices so far and looks at the view of its seat only.

import init, { think } from '../wasm/notredame.js';

/** @type {Promise<unknown>} */
let ready;

addEventListener('message', async ({ data }) => {
  if (data.module) {
    ready = init({ module_or_path: data.module });
    return;
  }
  try {
    await ready;
  } catch (error) {
    postMessage({ broken: String(error) });
    return;
  }
  try {
    postMessage({ hint: think(data.record, data.seat, data.bot, data.seed) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
