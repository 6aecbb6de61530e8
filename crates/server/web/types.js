// @ts-check
// The shapes of what the server sends, as types only. The fields are described in the API documentation.

/** @typedef {{ event: string, seat?: number, [fact: string]: any }} GameEvent */
/** @typedef {{ revision: number, seat: number, choice?: string, undo?: boolean, from?: number, events: GameEvent[] }} Step */
/** @typedef {{ card: string, deck: number, played?: boolean }} Card */
/**
 * @typedef {object} Rules
 * @property {string} edition
 * @property {boolean} new_persons
 * @property {string} coins
 * @property {string} benefactor
 * @property {boolean} open_scores
 * @property {Record<string, number>} rats
 */
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
/**
 * @typedef {object} Own
 * @property {Card[] | null} hand
 * @property {Draft | null} draft
 * @property {{ seen: string[], unseen: string[] }[]} decks
 * @property {string[] | null} gray_order
 */
/** @typedef {{ seat: number | null, table: Table, prestige: (number | null)[], own: Own | null, options: string[] }} View */
/**
 * @typedef {object} SeatInfo
 * @property {number} seat
 * @property {string} colour
 * @property {'open' | 'person' | 'bot'} kind
 * @property {string | null} name
 * @property {string} [level]
 * @property {boolean} you
 * @property {boolean} connected
 * @property {number | null} score
 * @property {number | null} place
 */
/**
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {string} code
 * @property {string} state
 * @property {string | null} host
 * @property {boolean} [you_host]
 * @property {boolean} public
 * @property {boolean} hints
 * @property {Rules} rules
 * @property {SeatInfo[]} seats
 * @property {number} start
 * @property {number} revision
 * @property {number[]} waiting
 * @property {number | null} round
 * @property {number} watching
 * @property {string} [commitment]
 * @property {string} [seed]
 * @property {number} created_at
 * @property {number} updated_at
 * @property {string} [rematch]
 */
/** @typedef {{ choice: string, events: GameEvent[], final?: boolean, forecast?: Forecast }} OptionPreview */
/**
 * @typedef {object} Update
 * @property {'update'} type
 * @property {number} revision
 * @property {View[]} views
 * @property {Step[]} events
 * @property {{ seat: number, undo: boolean, restart: boolean }[]} undo
 * @property {{ seat: number, options: OptionPreview[] }[]} previews
 */
/**
 * A step of a finished game: the deal, or a choice and the game after it. `owns` is what only a seat saw.
 * @typedef {object} ReplayStep
 * @property {number | null} seat
 * @property {string | null} choice
 * @property {number} round
 * @property {GameEvent[]} events
 * @property {Table} table
 * @property {(number | null)[]} prestige
 * @property {Own[]} owns
 */
/** @typedef {{ names: string[], colours: string[], rules: Rules, steps: ReplayStep[] }} Replay */

export {};
