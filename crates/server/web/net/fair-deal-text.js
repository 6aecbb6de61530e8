// @ts-check
// The text that the deal of a table follows from, as docs/fair-deals.md describes it.

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** The version of the rules that the cards are dealt by. */
const RULES_VERSION = 1;
/** What a deal says of a seat. */
const SEAT = /^(?:person(?: [0-9a-f]{64})?|bot (?:novice|regular|seasoned|expert))$/;

/**
 * What was agreed on before the game, as a device saw it: the rules, the start player, and of each seat the colour and who had it,
 * `person` or `bot` and its level. Without the seats, they may be any.
 * @typedef {Pick<TableInfo, 'rules' | 'start'> & { colours: string[], seats?: string[] }} Agreed
 */

/** What is agreed on at a table. @returns {Agreed & { seats: string[] }} */
export const agreedAt = (
  /** @type {Pick<TableInfo, 'rules' | 'start' | 'seats'>} */ { rules, start, seats },
) => ({
  rules,
  start,
  colours: seats.map((it) => it.colour),
  seats: seats.map(({ kind, level }) => (kind === 'bot' ? `bot ${level}` : 'person')),
});

/**
 * The text that a deal must follow from at this table. Only what cannot be known before the game is taken from `deal`: the secret
 * and the bytes of the seats. A text with anything else in it could have been tried out until it gave certain cards.
 */
export function expectedText(
  /** @type {string} */ id,
  /** @type {Agreed} */ { rules, start, colours, seats },
  /** @type {string} */ deal,
) {
  const lines = deal.split('\n');
  const found = (/** @type {RegExp} */ pattern) => lines.find((it) => pattern.test(it)) ?? '';
  const onOff = (/** @type {boolean} */ it) => (it ? 'on' : 'off');
  const rats = Object.entries(rules.rats ?? {}).map(([person, n]) => `${person.replaceAll('_', '-')}=${n}`);
  const dealt = colours.map((_, seat) => {
    const said = found(new RegExp(`^seat ${seat}: `)).slice(8);
    const seen = seats?.[seat];
    const fits = !seen || said === seen || (seen === 'person' && said.startsWith('person '));
    return SEAT.test(said) && fits ? said : 'nobody';
  });
  return [
    'notre-dame deal 1',
    `table ${id}`,
    found(/^secret [0-9a-f]{64}$/),
    `rules-version ${RULES_VERSION}`,
    `colours ${colours.join(' ')}`,
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
