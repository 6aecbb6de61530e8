// @ts-check
// The widths at which the layout of the table changes. The styles name the same ones.

/** A phone held upright. */
export const PHONE = matchMedia('(max-width: 43.6875em)');
export const NARROW = matchMedia('(max-width: 43.6875em), (max-height: 30em)');
export const STACKED = matchMedia('(max-width: 67.4375em), (max-aspect-ratio: 12/10), (max-height: 30em)');
/** A tablet held upright: there is a strip above the board. */
export const UPRIGHT = matchMedia('(min-width: 43.75em) and (max-aspect-ratio: 12/10)');
/** The waiting room has room for the city. */
export const ROOMY = matchMedia('(min-width: 76.0625em)');
export const DOCK_ABOVE = matchMedia(
  '(min-width: 37.5em) and (max-width: 67.4375em) and (min-aspect-ratio: 12/10), (min-width: 67.5em) and (max-height: 30em)',
);

/** Redraws whenever one of these widths is crossed, as when a tablet is rotated. Returns a function that stops this. */
export function watchWidths(/** @type {() => void} */ draw) {
  const queries = [NARROW, STACKED, UPRIGHT, ROOMY];
  for (const query of queries) query.addEventListener('change', draw);
  return () => {
    for (const query of queries) query.removeEventListener('change', draw);
  };
}
