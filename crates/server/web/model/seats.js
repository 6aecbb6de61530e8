// @ts-check
// What seats can be: their colours, and the levels of bots, from the weakest on.

export const COLOURS = ['red', 'violet', 'blue', 'green', 'yellow'];
export const LEVELS = ['novice', 'regular', 'seasoned', 'expert'];
