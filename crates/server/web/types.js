// @ts-check
// The shapes of what the server sends, as types only. The fields are described in the API documentation.

/** @typedef {{ event: string, seat?: number, [fact: string]: any }} GameEvent */
/** @typedef {{ revision: number, seat: number, choice?: string, undo?: boolean, from?: number, events: GameEvent[] }} Step */
/** @typedef {{ card: string, deck: number, played?: boolean }} Card */
/** @typedef {{ edition: string, new_persons: boolean, coins: string, benefactor: string, open_scores: boolean, rats: Record<string, number> }} Rules */
/** @typedef {{ value: number, hospital: number, to: number, overrun: boolean }} Forecast */
/**
 * @typedef {object} SeatView
 * @property {string} colour
 * @property {number} borough
 * @property {number} coins
 * @property {number} supply
 * @property {number} general
 * @property {Record<string, number>} markers
 * @property {string | null} friend
 * @property {number} rats
 * @property {Forecast} rats_forecast
 * @property {string} carriage
 * @property {{ colour: string, kind: string }[]} messages
 * @property {boolean} doctor
 * @property {boolean} spied
 * @property {Card[][]} played
 */
/**
 * @typedef {object} Table
 * @property {Rules} rules
 * @property {number} round
 * @property {string} period
 * @property {string} phase
 * @property {number} start
 * @property {number | null} turn
 * @property {{ name: string, text: string, n?: number, from?: string, to?: string }} prompt
 * @property {number[]} waiting
 * @property {{ person: string, stack: string, rats: number }[]} persons
 * @property {number} plague_value
 * @property {string[]} brown_to_come
 * @property {Record<string, string[]>} gray_to_come
 * @property {{ value: number, pays: number, markers: number[] }} notre_dame
 * @property {number | null} coin_supply
 * @property {SeatView[]} seats
 * @property {{ colour: string, owner: number | null, markets: Record<string, string | null> }[]} city
 * @property {{ prestige: number, tie_break: number, place: number }[] | null} result
 */
/** @typedef {{ step: number, cards: Card[], kept: Card[], passed: Card[], pick: string | null }} Draft */
/** @typedef {{ hand: Card[] | null, draft: Draft | null, decks: { seen: string[], unseen: string[] }[], gray_order: string[] | null }} Own */
/** @typedef {{ seat: number | null, table: Table, prestige: (number | null)[], own: Own | null, options: string[] }} View */
/** @typedef {{ seat: number, colour: string, kind: 'open' | 'person' | 'bot', name: string | null, level?: string, you: boolean, connected: boolean }} SeatInfo */
/** @typedef {{ id: string, code: string, state: string, host: string | null, you_host?: boolean, public: boolean, hints: boolean, rules: Rules, seats: SeatInfo[], start: number, revision: number, waiting: number[], commitment?: string, seed?: string, created_at: string, updated_at: string, rematch?: string }} TableInfo */
/** @typedef {{ type: 'update', revision: number, views: View[], events: Step[], undo: { seat: number, undo: boolean, restart: boolean }[], previews: { seat: number, options: { choice: string, events: GameEvent[], final?: boolean }[] }[] }} Update */

export {};
