// @ts-check
// What the board is drawn from: a type for its parts.

/** @typedef {import('../model/choices.js').Preview} Preview */
/**
 * @typedef {object} BoardState
 * @property {import('../types.js').View} view
 * @property {import('../text/narration.js').Words} words
 * @property {number} front the borough at the bottom
 * @property {Map<string, string>} choices what may be chosen, by place: "sector:0:bank" → "to bank"
 * @property {Preview} preview what the option in hand would do
 * @property {boolean} narrow whether only the borough in front is shown
 * @property {import('./zoom.js').Zoom} [zoom] how closely it is looked at
 * @property {unknown} [over] what lies over everything
 * @property {[number, number, number, number]} [box] the part that a picture shows; undefined for the board in play
 * @property {number} [boroughs] how many are drawn yet, from the front on. A quarter is half the ground of one, a half all of it, three
 *   quarters all but its markets. From -0.75 on there is the river, from -0.5 the streets, from -0.25 Notre Dame
 */

export {};
