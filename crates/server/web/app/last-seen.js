// @ts-check
// What was looked at last on this device, by table.

const SEEN = 'notre-dame-seen';

/** The last revision of a table that was looked at on this device. */
export function lastSeen(/** @type {string} */ id) {
  try {
    return Number(JSON.parse(localStorage.getItem(SEEN) ?? '{}')[id] ?? 0);
  } catch {
    return 0;
  }
}

/** Notes that a table was looked at. */
export function noteSeen(/** @type {string} */ id, /** @type {number} */ revision) {
  try {
    const all = Object.entries(JSON.parse(localStorage.getItem(SEEN) ?? '{}'))
      .filter(([key]) => key !== id)
      .slice(-30);
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries([...all, [id, revision]])));
  } catch {
    // Without storage nothing is marked as new.
  }
}
