// @ts-check
// A scene: everything that a part of the table needs to draw itself.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { NO_PREVIEW, choicesByPlace, previewOf, readChoice, together } from '../../model/choices.js';
import { undone } from '../../text/log.js';
import { changeFor, hires } from '../../model/events.js';
import { icon } from '../../drawing/pieces.js';
import { series } from '../../text/fluent.js';
import { NARROW } from '../../app/breakpoints.js';
import { Words } from '../../text/narration.js';
import { coinsAt, prestigeAt, supplyAt } from '../../model/places.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').TableInfo} TableInfo */
/**
 * @typedef {object} Scene
 * @property {View} view what is shown; its options are those that may be chosen
 * @property {View} live the newest view: what is asked and what one holds
 * @property {import('../../model/beats.js').Telling | undefined} telling what is being told
 * @property {boolean} celebrating whether the end of the game is looked at
 * @property {string | undefined} undone who of the others has just taken something back, in a sentence
 * @property {TableInfo | undefined} info
 * @property {Words} words
 * @property {Map<string, string>} choices
 * @property {import('../../model/choices.js').Preview} preview
 * @property {string | undefined} hover the choice in hand
 * @property {string | undefined} picked the choice that waits for a second tap
 * @property {(choice: string, seat?: number) => import('../../model/events.js').Change | undefined} gains
 * @property {(choice: string) => string} told
 * @property {(choice: string) => import('../../types.js').Preview | undefined} foreseen what the server says it would lead to
 * @property {(choice: string) => string | undefined} then the answer that is given with it, if there is one
 * @property {boolean | undefined} along whether a message is taken where one drives; undefined where none could be
 * @property {(choice: string) => boolean} isFinal whether it cannot be taken back
 * @property {Map<string, number[]>} hired who has hired each person this round
 * @property {{ undo: boolean, restart: boolean }} undo
 * @property {number} front the borough that lies in front
 * @property {boolean} link
 * @property {import('./clock.js').Clocks} [clocks] the time that each has left
 * @property {boolean} canHint
 * @property {Map<string, number> | undefined} hints
 * @property {unknown} stock
 * @property {(import('../../types.js').Card & { played?: boolean })[][]} [hands] all hands, in a replay with everything open
 */

/**
 * What a scene is made of: what is known of a table, what its player looks at, and what they have in hand.
 * @typedef {object} TableState
 * @property {TableInfo | undefined} info
 * @property {string | undefined} hover the choice under the pointer or with the focus
 * @property {string | undefined} picked the choice that waits for a second tap
 * @property {boolean} along whether driving also takes the message there, in the same click
 * @property {number | undefined} front the borough that was turned to the front
 * @property {Map<string, number> | undefined} hints
 * @property {boolean} link
 * @property {boolean} sending
 * @property {import('./clock.js').Clocks} clocks
 * @property {Playing} playback
 * @property {() => View | undefined} view
 * @property {() => string[]} names
 */
/**
 * What is played, and the newest update.
 * @typedef {object} Playing
 * @property {import('../../types.js').Update | undefined} shown
 * @property {import('../../types.js').Step[]} steps
 * @property {import('../../model/beats.js').Telling | undefined} telling
 * @property {boolean} celebrating
 */

/** The borough in front, unless another was turned there. */
export const ownFront = (/** @type {View} */ view) =>
  view.seat === null ? 0 : view.table.seats[view.seat].borough;

/** A scene without a question, in which nothing can be done. @returns {Scene} */
export function stillScene(/** @type {View} */ view, /** @type {string[]} */ names) {
  const still = { ...view, options: [] };
  return {
    view: still,
    live: still,
    telling: undefined,
    celebrating: false,
    undone: undefined,
    info: undefined,
    words: new Words(still, names),
    choices: new Map(),
    preview: NO_PREVIEW,
    hover: undefined,
    picked: undefined,
    gains: () => undefined,
    told: () => '',
    foreseen: () => undefined,
    then: () => undefined,
    along: undefined,
    isFinal: () => false,
    hired: new Map(),
    undo: { undo: false, restart: false },
    front: ownFront(view),
    link: true,
    canHint: false,
    hints: undefined,
    stock: nothing,
  };
}

/** The scene of a table in play. @returns {Scene | undefined} */
export function sceneOf(/** @type {TableState} */ state) {
  const { info, hints, picked, playback } = state;
  const view = state.view();
  if (!view) return undefined;
  const still = stillScene(view, state.names());
  const { telling, celebrating } = playback;
  const live = state.sending || info?.state === 'archived' ? still.view : view;
  const shown =
    telling && !celebrating ? { ...live, table: telling.view.table, prestige: telling.view.prestige } : live;
  const words = new Words(live, state.names());
  const seat = view.seat ?? 0;
  const previews = playback.shown?.previews.find((it) => it.seat === view.seat)?.options;
  const alone = (/** @type {string} */ choice) => previews?.find((it) => it.choice === choice);
  const then = (/** @type {string} */ choice) => (state.along ? alone(choice)?.then : undefined);
  const foreseen = (/** @type {string} */ choice) => {
    const [first, next] = [alone(choice), then(choice)];
    return first && next ? together(first, next) : first;
  };
  const eventsOf = (/** @type {string} */ choice) => foreseen(choice)?.events;
  const hover = state.hover ?? picked;
  return {
    ...still,
    view: shown,
    live,
    telling,
    celebrating,
    undone: undone(playback.steps.slice(-1), info?.seats ?? [])[0],
    info,
    words,
    choices: choicesByPlace(live),
    preview: hover ? previewOf(hover, foreseen(hover), view) : NO_PREVIEW,
    hover,
    picked,
    gains: (choice, of = seat) => {
      const found = eventsOf(choice);
      return found && changeFor(found, of);
    },
    told: (choice) =>
      (readChoice(choice).verb === 'hire'
        ? ''
        : series((eventsOf(choice) ?? []).map((e) => words.brief(e) ?? '').filter(Boolean))) ||
      explained(choice, words),
    foreseen,
    then: (choice) => then(choice)?.choice,
    along: previews?.some((it) => it.then) ? state.along : undefined,
    isFinal: (choice) => foreseen(choice)?.final ?? false,
    hired: hires(telling?.steps ?? playback.steps),
    undo: playback.shown?.undo.find((it) => it.seat === view.seat) ?? still.undo,
    front: state.front ?? (celebrating ? winnersFront(live) : toldFront(telling, live)) ?? still.front,
    link: state.link,
    clocks: state.clocks,
    canHint: Boolean(info?.hints),
    hints,
    stock: view.seat === null ? nothing : stock(shown, view.seat),
  };
}

/** What is chosen on cards and persons, or on neither. */
const OFF_BOARD = ['keep', 'play', 'hire', 'pass'];

/** Whether the board is not needed for an answer: choices are made on cards and persons. */
export const isOffBoard = (/** @type {View} */ { options }) =>
  options.every((it) => OFF_BOARD.includes(readChoice(it).verb));

/** If only one borough is shown, it is the one the plague strikes, unless something is chosen on the board. */
function toldFront(
  /** @type {import('../../model/beats.js').Telling | undefined} */ telling,
  /** @type {View} */ view,
) {
  const { kind, seats = [], whole } = telling?.beat ?? {};
  const free = NARROW.matches && isOffBoard(view);
  return free && kind === 'borough' && !whole && seats.length === 1
    ? view.table.seats[seats[0]].borough
    : undefined;
}

/** If only one borough is shown, the end shows the winner's. */
function winnersFront(/** @type {View} */ { seat, table: { seats, result } }) {
  if (!NARROW.matches || result?.[seat ?? 0].place === 1) return undefined;
  return seats.find((_, k) => result?.[k].place === 1)?.borough;
}

/** What an answer means if its consequences are still open: the effect of the card or the person. */
function explained(/** @type {string} */ choice, /** @type {Words} */ words) {
  const { verb, what } = readChoice(choice);
  if (verb === 'play' || verb === 'keep') return words.effect('action', what);
  return verb === 'hire' ? words.effect('person', what) : words.choice(choice);
}

/** Your own points, coins and markers, where the list of players is not visible. */
function stock(/** @type {View} */ view, /** @type {number} */ seat) {
  const own = view.table.seats[seat];
  return html`<span class="mine o-${own.colour}"
    ><span data-at=${prestigeAt(seat)}>${icon('i-prestige', 'gp')}${view.prestige[seat]}</span
    ><span data-at=${coinsAt(seat)}>${icon('i-coin')}${own.coins}</span
    ><span data-at=${supplyAt(seat)}>${icon(`m-${own.colour}`)}${own.supply}</span></span
  >`;
}
