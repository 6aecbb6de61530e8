// @ts-check
// Everything that is dealt, computed from the seed as crates/engine/src/setup.rs does it: a test compares both. With it a browser finds
// out by itself whether the cards that it saw are those of the seed.

const ACTIONS = [
  'cloister-school',
  'bank',
  'residence',
  'carriage-house',
  'hotel',
  'park',
  'hospital',
  'notre-dame',
  'trusted-friend',
];
const MESSAGES = ['prestige-and-coin', 'prestige-and-marker', 'prestige-and-rats', 'prestige'];
const MARKETS = ['parvis', 'gate', 'quay', 'bridge'];
const BROWN = ['hostess', 'minstrel', 'money-lender', 'fool', 'monk', 'doctor'];
/** The gray persons by letter; the last six of each belong to the expansion. */
const GRAY = [
  [
    ...['city-guard', 'night-watchman', 'bishop'],
    ...['manager', 'nurse', 'scholar', 'priest', 'procurator', 'bell-ringer'],
  ],
  [
    ...['guild-master', 'beggar-king', 'advocate'],
    ...['spy', 'travelling-folk', 'coachman', 'trader', 'benefactor', 'butcher'],
  ],
  [
    ...['lady-of-the-court', 'mayor', 'carpenter'],
    ...['advisor', 'gatekeeper', 'host', 'gravedigger', 'actress', 'mistress'],
  ],
];

const WORD = 2 ** 32;
const rotated = (/** @type {number} */ word, /** @type {number} */ by) => (word << by) | (word >>> (32 - by));

/** The ChaCha cipher with 8 rounds, all zero but its key: block after block of 16 words. */
function* words(/** @type {Uint8Array} */ key) {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Int32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) start[4 + i] = view.getInt32(4 * i, true);
  // A deal needs a few blocks only: the upper half of the counter remains zero.
  for (; ; start[12]++) {
    const state = start.slice();
    const quarter = (
      /** @type {number} */ a,
      /** @type {number} */ b,
      /** @type {number} */ c,
      /** @type {number} */ d,
    ) => {
      state[a] += state[b];
      state[d] = rotated(state[d] ^ state[a], 16);
      state[c] += state[d];
      state[b] = rotated(state[b] ^ state[c], 12);
      state[a] += state[b];
      state[d] = rotated(state[d] ^ state[a], 8);
      state[c] += state[d];
      state[b] = rotated(state[b] ^ state[c], 7);
    };
    for (let round = 0; round < 8; round += 2) {
      for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
      for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    for (let i = 0; i < 16; i++) yield (state[i] + start[i]) >>> 0;
  }
}

/**
 * Everything that is dealt: the start player, the messages of each borough by market, the cards of each seat in the order in which
 * they are drawn, the brown persons of each period, and the gray ones, by round.
 */
export function dealt(
  /** @type {string} */ seed,
  /** @type {number} */ players,
  /** @type {boolean} */ newPersons,
) {
  const stream = words(Uint8Array.from(seed.match(/../g) ?? [], (it) => Number.parseInt(it, 16)));
  /** A number below `n`, each as likely as the others. */
  const below = (/** @type {number} */ n) => {
    for (;;) {
      const product = /** @type {number} */ (stream.next().value) * n;
      const low = product % WORD;
      if (n <= low || WORD % n <= low) return Math.floor(product / WORD);
    }
  };
  const shuffled = (/** @type {string[]} */ items) => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
    }
    return mixed;
  };
  const times = (/** @type {number} */ n, /** @type {() => string[]} */ make) =>
    Array.from({ length: n }, make);
  const start = below(players);
  const markets = times(players === 2 ? 4 : players, () => shuffled(MESSAGES));
  const periods = Array.from({ length: 3 }, () => times(players, () => shuffled(ACTIONS)));
  const decks = Array.from({ length: players }, (_, seat) => periods.flatMap((decks) => decks[seat]));
  const brown = times(3, () => shuffled(BROWN));
  const gray = GRAY.flatMap((of) => shuffled(newPersons ? of : of.slice(0, 3)).slice(0, 3));
  return { start, markets, decks, brown, gray };
}

/** What a player can see of a deal, one fact to a text, in the words of `seenIn`. */
export function facts(
  /** @type {ReturnType<typeof dealt>} */ { start, markets, decks, brown, gray },
  /** @type {number | null} */ agreed = null,
) {
  // The start player is drawn even if another one was agreed on.
  const all = new Set([`start ${agreed ?? start}`]);
  for (const [borough, messages] of markets.entries())
    for (const [at, message] of messages.entries()) all.add(`market ${borough} ${MARKETS[at]} ${message}`);
  for (let round = 0; round < 9; round++) {
    const [period, at] = [Math.floor(round / 3), round % 3];
    const persons = [...brown[period].slice(2 * at, 2 * at + 2), gray[round]];
    all.add(`persons ${round + 1} ${persons.join(' ')}`);
    for (const [seat, deck] of decks.entries())
      for (const card of deck.slice(3 * round, 3 * round + 3)) all.add(`card ${round + 1} ${seat} ${card}`);
  }
  return all;
}

/** The facts of a deal that a view shows: the viewer's own cards, and everything that is face up. */
export function seenIn(/** @type {Pick<import('../types.js').View, 'table' | 'own'>} */ { table, own }) {
  const { round, phase, start, persons, city, seats } = table;
  const seen = [`persons ${round} ${persons.map((it) => it.person).join(' ')}`];
  if (round === 1 && phase === 'draft') seen.push(`start ${start}`);
  for (const [borough, { markets }] of city.entries())
    for (const [market, message] of Object.entries(markets))
      if (message) seen.push(`market ${borough} ${market} ${message}`);
  const first = round - ((round - 1) % 3);
  /** @type {(round: number, cards: { card: string, deck: number }[] | undefined | null) => void} */
  const add = (round, cards) =>
    seen.push(...(cards ?? []).map((it) => `card ${round} ${it.deck} ${it.card}`));
  for (const { played } of seats) for (const [at, cards] of played.entries()) add(first + at, cards);
  for (const [at, cards] of (own?.passed ?? []).entries()) add(first + at, cards);
  add(round, own?.hand);
  add(round, own?.draft?.cards);
  add(round, own?.draft?.kept);
  return seen;
}
