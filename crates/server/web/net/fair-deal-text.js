// @ts-check
// The text that the deal of a table follows from, as docs/fair-deals.md describes it.

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** What a deal says of a seat. */
const SEAT = /^(?:person(?: [0-9a-f]{64})?|bot (?:novice|regular|seasoned|expert))$/;

/**
 * The text that a deal must follow from at this table. Only what cannot be known before the game is taken from `deal`: the secret
 * and the bytes of the seats. A text with anything else in it could have been tried out until it gave certain cards.
 */
export function expectedText(
  /** @type {Pick<TableInfo, 'id' | 'rules' | 'seats' | 'start'>} */ { id, rules, seats, start },
  /** @type {string[] | undefined} */ seen,
  /** @type {string} */ deal,
) {
  const lines = deal.split('\n');
  const found = (/** @type {RegExp} */ pattern) => lines.find((it) => pattern.test(it)) ?? '';
  const onOff = (/** @type {boolean} */ it) => (it ? 'on' : 'off');
  const rats = Object.entries(rules.rats ?? {}).map(([person, n]) => `${person.replaceAll('_', '-')}=${n}`);
  const dealt = seats.map((_, seat) => {
    const said = found(new RegExp(`^seat ${seat}: `)).slice(8);
    const fits = !seen || said === seen[seat] || (seen[seat] === 'person' && said.startsWith('person '));
    return SEAT.test(said) && fits ? said : 'nobody';
  });
  return [
    'notre-dame deal 1',
    `table ${id}`,
    found(/^secret [0-9a-f]{64}$/),
    found(/^rules-version [1-9]$/),
    `colours ${seats.map((it) => it.colour).join(' ')}`,
    [
      `rules edition=${rules.edition}`,
      `new-persons=${onOff(rules.new_persons)}`,
      `coins=${rules.coins}`,
      `benefactor=${rules.benefactor}`,
      `open-scores=${onOff(rules.open_scores)}`,
    ].join(' '),
    ...(rats.length ? [`rats ${rats.join(' ')}`] : []),
    ...(start === null ? [] : [`start ${start}`]),
    ...dealt.map((it, seat) => `seat ${seat}: ${it}`),
    '',
  ].join('\n');
}
