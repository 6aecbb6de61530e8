// @ts-check
// A scene: everything that a part of the table needs to draw itself.

import { html, nothing } from './vendor/lit-html/index.js';
import { NO_PREVIEW, choicesByPlace, previewOf } from './choices.js';
import { changeFor } from './log.js';
import { icon } from './pieces.js';
import { series } from './text.js';
import { Words } from './words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').TableInfo} TableInfo */
/**
 * @typedef {object} Scene
 * @property {View} view
 * @property {TableInfo | undefined} info
 * @property {Words} words
 * @property {Map<string, string>} choices
 * @property {import('./choices.js').Preview} preview
 * @property {string | undefined} hover the choice in hand
 * @property {string | undefined} picked the choice that waits for a second tap
 * @property {(choice: string, seat?: number) => import('./log.js').Change | undefined} gains
 * @property {(choice: string) => string} told
 * @property {(choice: string) => boolean} isFinal whether it cannot be taken back
 * @property {{ undo: boolean, restart: boolean }} undo
 * @property {number} front the borough that lies in front
 * @property {boolean} link
 * @property {boolean} canHint
 * @property {Map<string, number> | undefined} hints
 * @property {unknown} stock
 * @property {(import('./types.js').Card & { played?: boolean })[][]} [hands] all hands, in a replay with everything open
 */

/** The borough in front, unless another was turned there. */
export const ownFront = (/** @type {View} */ view) =>
  view.seat === null ? 0 : view.table.seats[view.seat].borough;

/** A scene in which nothing is asked and nothing can be done. @returns {Scene} */
export function stillScene(/** @type {View} */ view, /** @type {string[]} */ names) {
  const still = { ...view, options: [] };
  return {
    view: still,
    info: undefined,
    words: new Words(still, names),
    choices: new Map(),
    preview: NO_PREVIEW,
    hover: undefined,
    picked: undefined,
    gains: () => undefined,
    told: () => '',
    isFinal: () => false,
    undo: { undo: false, restart: false },
    front: ownFront(view),
    link: true,
    canHint: false,
    hints: undefined,
    stock: nothing,
  };
}

/** The scene of a table in play. @returns {Scene | undefined} */
export function sceneOf(/** @type {import('./table.js').default} */ screen) {
  const { info, hints, picked, playback } = screen;
  const view = screen.view();
  if (!view) return undefined;
  const still = stillScene(view, screen.names());
  const idle = playback.playing || screen.sending || info?.state === 'archived';
  const live = idle ? still.view : view;
  const words = new Words(live, screen.names());
  const seat = view.seat ?? 0;
  const previews = playback.shown?.previews.find((it) => it.seat === view.seat)?.options;
  const previewed = (/** @type {string} */ choice) => previews?.find((it) => it.choice === choice);
  const eventsOf = (/** @type {string} */ choice) => previewed(choice)?.events;
  const hover = screen.hover ?? picked;
  return {
    ...still,
    view: live,
    info,
    words,
    choices: choicesByPlace(live),
    preview: hover ? previewOf(hover, previewed(hover), view) : NO_PREVIEW,
    hover,
    picked,
    gains: (choice, of = seat) => {
      const found = eventsOf(choice);
      return found && changeFor(found, of);
    },
    told: (choice) =>
      (choice.startsWith('hire ')
        ? ''
        : series((eventsOf(choice) ?? []).map((e) => words.brief(e) ?? '').filter(Boolean))) ||
      explained(choice, words),
    isFinal: (choice) => previewed(choice)?.final ?? false,
    undo: playback.shown?.undo.find((it) => it.seat === view.seat) ?? still.undo,
    front: screen.front ?? still.front,
    link: screen.link,
    canHint: Boolean(info?.hints),
    hints,
    stock: view.seat === null ? nothing : stock(view, view.seat),
  };
}

/** What an answer means whose consequences are still open: the effect of the card or the person. */
function explained(/** @type {string} */ choice, /** @type {Words} */ words) {
  const [verb, what] = choice.split(' ');
  if (verb === 'play' || verb === 'keep') return words.effect('action', what);
  return verb === 'hire' ? words.effect('person', what) : words.choice(choice);
}

/** The own points, coins and markers, where the list of players is out of sight. */
function stock(/** @type {View} */ view, /** @type {number} */ seat) {
  const own = view.table.seats[seat];
  return html`<span class="mine o-${own.colour}"
    ><span data-at="prestige:${seat}">${icon('i-prestige', 'gp')}${view.prestige[seat]}</span
    ><span data-at="coins:${seat}">${icon('i-coin')}${own.coins}</span
    ><span data-at="supply:${seat}">${icon(`m-${own.colour}`)}${own.supply}</span></span
  >`;
}
