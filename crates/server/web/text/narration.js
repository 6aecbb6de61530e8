// @ts-check
// From the notation to sentences: questions, answers and events, about one table and for one listener.

import { attribute, language, listOf, named, noun, t } from './fluent.js';
import { readChoice } from '../model/choices.js';

/** @typedef {import('./fluent.js').Args} Args */
/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').GameEvent} GameEvent */

export const sectorName = (/** @type {string} */ word) => t(`sector-${word}`);
export const actionName = (/** @type {string} */ word) => t(`action-${word}`);
export const personName = (/** @type {string} */ word) => t(`person-${word}`);

/**
 * What was said of an event, and to whom: the log is rewritten after each step, its sentences are not.
 * @type {WeakMap<GameEvent, { listener: string, said: Record<string, string | undefined> }>}
 */
const told = new WeakMap();

/**
 * What events say, each some of it.
 * @typedef {object} Facts
 * @property {string} event
 * @property {number} [seat]
 * @property {string | null} [card]
 * @property {string[] | null} [cards]
 * @property {string} [person]
 * @property {string[] | null} [persons]
 * @property {string} [source]
 * @property {number} [wanted]
 * @property {number} [n]
 * @property {number} [value]
 * @property {number} [hospital]
 * @property {number} [round]
 * @property {number} [rats]
 * @property {number} [each]
 * @property {number} [park]
 */

/** The numbers that a sentence may name as they are. */
const NUMBERS = /** @type {const} */ (['n', 'value', 'hospital', 'round', 'rats', 'each', 'park']);

/** Sentences about one table. `names` are by seat. */
export class Words {
  constructor(/** @type {View} */ view, /** @type {string[]} */ names) {
    this.view = view;
    this.names = names;
    this.listener = [language(), view.seat, ...names].join('\n');
  }

  /** Says something of an event once. */
  #once(
    /** @type {GameEvent} */ event,
    /** @type {string} */ part,
    /** @type {(key: string, args: Args) => string | undefined} */ say,
  ) {
    let kept = told.get(event);
    if (kept?.listener !== this.listener) told.set(event, (kept = { listener: this.listener, said: {} }));
    if (!(part in kept.said)) kept.said[part] = say(...this.#event(event));
    return kept.said[part];
  }

  /** What a card, person or sector does at this table. */
  effect(/** @type {'action' | 'person' | 'sector'} */ kind, /** @type {string} */ word) {
    const rules = this.view.table.rules;
    return t(`${kind}-${word}-effect`, { edition: Number(rules.edition), gift: rules.benefactor });
  }

  player(/** @type {number} */ seat) {
    return {
      text: this.names[seat] ?? String(seat),
      forms: { who: seat === this.view.seat ? 'you' : 'other' },
    };
  }

  name(/** @type {number} */ seat) {
    return this.names[seat] ?? '';
  }

  about(/** @type {number} */ seat) {
    return named('player', this.player(seat));
  }

  place(/** @type {string} */ word) {
    return word === 'notre-dame' ? noun('place-notre-dame') : noun(`sector-${word}`);
  }

  #ofBorough(/** @type {number} */ borough) {
    const it = this.view.table.city[borough];
    const owner = it.owner === null ? { text: '', forms: { who: 'nobody' } } : this.player(it.owner);
    return { ...named('owner', owner), ...named('colour', noun(`colour-${it.colour}`)) };
  }

  borough(/** @type {number} */ borough) {
    return t('borough', this.#ofBorough(borough));
  }

  market(/** @type {string} */ market) {
    const [borough, spot] = market.split('.');
    return noun('market', { ...this.#ofBorough(Number(borough)), ...named('spot', noun(`spot-${spot}`)) });
  }

  message(/** @type {string} */ colour, /** @type {string} */ kind) {
    return noun('message', {
      ...named('colour', noun(`colour-${colour}`)),
      ...named('kind', noun(`message-kind-${kind}`)),
    });
  }

  /** Some markers, the friend, or both. */
  pieces(/** @type {number} */ markers, /** @type {boolean} */ friend) {
    return noun('pieces', { markers, friend: friend ? 'yes' : 'no' });
  }

  /** The message that lies where this seat's carriage stands. */
  messageAt(/** @type {string} */ market) {
    const [borough, spot] = market.split('.');
    const city = this.view.table.city[Number(borough)];
    const kind = city.markets[spot];
    return kind ? { colour: city.colour, kind } : undefined;
  }

  /** What a gain or loss comes from. All messages are one source. */
  source(/** @type {string} */ word) {
    const [kind] = word.split('.');
    return noun(kind === 'sector' || kind === 'person' ? word.replace('.', '-') : `source-${kind}`);
  }

  /** The question to this view's seat, and the reason for it. */
  question() {
    const { prompt } = this.view.table;
    const key =
      prompt.name === 'fool-to' && prompt.from === 'friend'
        ? 'prompt-fool-to-friend'
        : `prompt-${prompt.name}`;
    const args = this.#promptArgs();
    return { question: t(key, args), why: attribute(key, 'why', args) ?? '' };
  }

  /** @returns {Args} */
  #promptArgs() {
    const { table, seat } = this.view;
    const { prompt, seats } = table;
    const own = seats[seat ?? 0];
    const left = named('left', this.player(own.left));
    const right = named('right', this.player(seats.findIndex((it) => it.left === (seat ?? 0))));
    const [, second, third] = prompt.text.split(' ');
    /** @type {Args} */
    const args = { ...left, ...right, coins: own.coins, rats: own.rats, gift: table.rules.benefactor };
    if (prompt.n !== undefined)
      Object.assign(args, { coins: prompt.n, steps: prompt.n, left: prompt.n, returned: prompt.n });
    if (prompt.name === 'donate' || prompt.name === 'hire') args.coins = own.coins;
    if (prompt.to) Object.assign(args, named('sector', this.place(prompt.to)));
    if (prompt.from && prompt.from !== 'friend')
      Object.assign(args, named('sector', this.place(prompt.from)), named('place', this.place(prompt.from)));
    if (prompt.name === 'minstrel-to') Object.assign(args, this.#readPieces(third ?? second));
    Object.assign(args, named('market', this.market(own.carriage)));
    const message = this.messageAt(own.carriage);
    if (message) Object.assign(args, named('message', this.message(message.colour, message.kind)));
    return args;
  }

  #readPieces(/** @type {string} */ word) {
    const [markers, friend] = word === 'friend' ? ['0', 'friend'] : word.split('+');
    return named('pieces', this.pieces(Number(markers), friend === 'friend'));
  }

  /** The words on the button of an answer. @returns {string} */
  choice(/** @type {string} */ choice) {
    const { table, seat } = this.view;
    const { verb, what } = readChoice(choice);
    const own = table.seats[seat ?? 0];
    switch (verb) {
      case 'pass':
        return t(`choice-pass-${table.prompt.name}`, { returned: table.prompt.n ?? 0 });
      case 'keep':
      case 'play':
        return t(`choice-${verb}`, named('card', noun(`action-${what}`)));
      case 'hire':
        return t('choice-hire', named('person', noun(`person-${what}`)));
      case 'donate':
        return t('choice-donate', { coins: Number(what) });
      case 'from':
      case 'return':
        if (what === 'friend')
          return t('choice-from-friend', named('sector', this.place(own.friend ?? 'park')));
        return t(`choice-${verb}`, named('place', this.place(what)));
      case 'to':
      case 'use':
      case 'place':
      case 'remove':
        return t(`choice-${verb}`, named('sector', this.place(what)));
      case 'bonus':
        return t(`choice-bonus-${what}`);
      case 'drive':
        return t('choice-drive', named('market', this.market(what)));
      case 'repeat':
        return t('choice-repeat', {
          ...named('kind', noun(`message-kind-${what}`)),
          n: own.messages.filter((it) => it.kind === what).length,
        });
      case 'give':
        return t('choice-give', { n: Number(what), gift: table.rules.benefactor });
      case 'move':
        return t('choice-move', this.#readPieces(what));
      default:
        return t(`choice-${verb}`);
    }
  }

  /** An event as a full sentence. */
  sentence(/** @type {GameEvent} */ event) {
    return this.#once(event, 'sentence', t) ?? '';
  }

  /** An event as the head of a line of the log, if it can be one. */
  head(/** @type {GameEvent} */ event) {
    return this.#once(event, 'head', (key, args) => attribute(key, 'head', args));
  }

  /** An event in brief, as what came of a deed. */
  brief(/** @type {GameEvent} */ event) {
    return this.#once(event, 'brief', (key, args) => attribute(key, 'brief', args));
  }

  /** @returns {[string, Args]} */
  #event(/** @type {GameEvent} */ e) {
    const facts = /** @type {Facts} */ (e);
    const hidden =
      ['drawn', 'kept', 'two-passed', 'one-passed', 'third-laid-aside', 'spied'].includes(e.event) &&
      !(facts.cards ?? facts.card ?? facts.persons);
    let key = `event-${e.event}${hidden ? '-hidden' : ''}`;
    /** @type {Args} */
    const args = {};
    const put = (/** @type {string} */ name, /** @type {import('./fluent.js').Noun} */ it) =>
      Object.assign(args, named(name, it));
    const { seat, source, card, cards, person, persons, wanted, n = 0 } = facts;
    if (seat !== undefined) Object.assign(args, this.about(seat));
    for (const name of NUMBERS) if (facts[name] !== undefined) args[name] = facts[name];
    if (source) put('source', this.source(source));
    if (card) put('card', noun(`action-${card}`));
    if (cards) args.cards = listOf(cards.map(actionName));
    if (person) put('person', noun(`person-${person}`));
    if (persons) args.persons = listOf(persons.map(personName));
    if (wanted !== undefined) args.short = Math.max(0, wanted - n);
    switch (e.event) {
      case 'round-began':
        Object.assign(args, this.about(e.start));
        break;
      case 'two-passed':
      case 'one-passed':
        put('from', this.player(e.from));
        put('to', this.player(e.to));
        break;
      case 'bell-ringer-moved':
        put('to', this.player(e.to));
        break;
      case 'coins-taken':
        put('from', this.player(e.from));
        break;
      case 'marker-placed':
      case 'marker-brought':
        put('place', this.place(e.to));
        break;
      case 'marker-moved':
        put('from', this.place(e.from));
        put('to', this.place(e.to));
        break;
      case 'pieces-moved':
        put('from', this.place(e.from));
        put('to', this.place(e.to));
        put('pieces', this.pieces(e.markers, e.friend));
        break;
      case 'friend-moved':
        put('to', this.place(e.to));
        if (e.from) put('from', this.place(e.from));
        else key = 'event-friend-arrived';
        break;
      case 'prestige-gained':
        args.total = e.n + e.park;
        break;
      case 'rats-lowered':
        Object.assign(args, { from: e.from, to: e.to });
        break;
      case 'plague-struck':
        Object.assign(args, { from: e.from, to: e.to, doctor: e.doctor ? 'yes' : 'no' });
        args.move = e.overrun ? 'overrun' : e.from < e.to ? 'forward' : e.from > e.to ? 'back' : 'still';
        break;
      case 'carriage-driven':
        put('from', this.market(e.from));
        put('to', this.market(e.to));
        break;
      case 'message-taken':
      case 'message-left':
        put('message', this.message(e.colour, e.kind));
        put('colour', noun(`colour-${e.colour}`));
        put('market', this.market(e.market));
        break;
      case 'messages-repeated':
        put('kind', noun(`message-kind-${e.kind}`));
        break;
      case 'marker-returned':
        put('place', this.place(e.from));
        break;
      case 'marker-lost':
        put('sector', this.place(e.from));
        break;
      case 'notre-dame-scored':
        args.markers = e.markers.reduce((a, b) => a + b, 0);
        break;
      case 'period-ended':
        args.period = e.period;
        break;
      default:
    }
    return [key, args];
  }
}
