// @ts-check
// The widths at which the layout of the table changes. The styles name the same ones.

export const NARROW = matchMedia('(max-width: 43.6875em), (max-height: 30em)');
export const STACKED = matchMedia('(max-width: 67.4375em), (max-aspect-ratio: 12/10)');
export const DOCK_ABOVE = matchMedia(
  '(min-width: 37.5em) and (max-width: 67.4375em) and (min-aspect-ratio: 12/10)',
);
