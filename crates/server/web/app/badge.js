// @ts-check
// How many tables wait for the person at this device, as a mark on the icon of an installed app. A page knows about some tables only, so
// they are kept in the browser.

const WAITING_KEY = 'notre-dame-waiting';

/** @returns {string[]} */
function waitingTables() {
  try {
    return JSON.parse(localStorage.getItem(WAITING_KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** These tables wait, and no others. */
export function noteWaiting(/** @type {string[]} */ tables) {
  try {
    localStorage.setItem(WAITING_KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing shows what this page knows.
  }
  // Not every browser has it, and it may be forbidden: it is only a mark. None of them is no mark.
  navigator.setAppBadge?.(tables.length).catch(() => undefined);
}

/** This table waits, or does so no more. */
export function noteTable(/** @type {string} */ table, /** @type {boolean} */ waits) {
  const others = waitingTables().filter((it) => it !== table);
  noteWaiting(waits ? [...others, table] : others);
}
