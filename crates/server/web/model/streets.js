// @ts-check
// The streets between markets: only used to draw a drive; the server says where a carriage may go.

/** The markets one street away. It is only used to draw a drive along streets; the server says where one may go. */
export function neighbours(/** @type {string} */ market, /** @type {number} */ n) {
  const [word, spot] = market.split('.');
  const i = Number(word);
  const after = (i + 1) % n;
  const before = (i + n - 1) % n;
  switch (spot) {
    case 'centre':
      return [`${i}.parvis`, `${i}.gate`, `${i}.quay`, `${i}.bridge`, `${after}.parvis`, `${before}.gate`];
    case 'parvis':
      return [`${i}.centre`, `${before}.centre`, `${before}.parvis`, `${after}.parvis`, `${before}.gate`];
    case 'gate':
      return [`${i}.centre`, `${after}.centre`, `${after}.parvis`, `${i}.quay`, `${after}.bridge`];
    case 'quay':
      return [`${i}.centre`, `${i}.gate`, `${i}.bridge`];
    default:
      return [`${i}.centre`, `${i}.quay`, `${before}.gate`];
  }
}

/** A shortest way from market to market; both ends included. @returns {string[]} */
export function route(/** @type {string} */ from, /** @type {string} */ to, /** @type {number} */ n) {
  if (from === to) return [from, neighbours(from, n)[0], to];
  const before = new Map([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    for (const next of neighbours(at, n)) {
      if (before.has(next)) continue;
      before.set(next, at);
      if (next === to) {
        const way = [to];
        while (way[0] !== from) way.unshift(/** @type {string} */ (before.get(way[0])));
        return way;
      }
      queue.push(next);
    }
  }
  return [from, to];
}
