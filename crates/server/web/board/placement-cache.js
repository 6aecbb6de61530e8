// @ts-check
// Where name and drawing of each sector stand: sought once for a sector and its name, then kept.

import { CONTENT_SCALE, SIDES, marketsAt, plot } from './geometry.js';
import { placeContent } from './placement.js';
import { sectorName } from '../text/narration.js';

/** @type {Map<string, import('./placement.js').Placement>} */
const placements = new Map();
let placings = 0;
/** @type {CanvasRenderingContext2D | null} */
let ruler = null;
/** The font of the names, asked for while there is little on the page to be styled for an answer. */
const family = getComputedStyle(document.documentElement).getPropertyValue('--f-sans');

function measure(/** @type {string} */ text, /** @type {number} */ size) {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return text.length * size * 0.5;
  ruler.font = `700 ${size}px ${family}`;
  return ruler.measureText(text).width;
}

/** Where name and drawing of the sector at a side of a place stand. */
export function placementAt(
  /** @type {number} */ n,
  /** @type {number} */ place,
  /** @type {number} */ side,
) {
  const name = sectorName(SIDES[side]);
  const key = `${n} ${place} ${side} ${name}`;
  let it = placements.get(key);
  if (!it) {
    it = placeContent(plot(n, place, side), marketsAt(n, place, side), name, CONTENT_SCALE[n], measure);
    placements.set(key, it);
  }
  return it;
}

/** Looks for the placements in a borough while there is time. True once all are known. */
export const findPlacements = (
  /** @type {number} */ n,
  /** @type {number} */ place,
  /** @type {() => boolean} */ hasTime,
) =>
  SIDES.every((sector, side) => {
    if (sector !== 'harbour') placementAt(n, place, side);
    return hasTime();
  });

/** How often all names were placed again. */
export const placed = () => placings;

/** Forgets where names were put: another language or another font has other widths. */
export function forgetPlacements() {
  placements.clear();
  placings += 1;
}
