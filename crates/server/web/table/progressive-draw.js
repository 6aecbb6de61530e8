// @ts-check
// The first drawing of a table goes step by step, so that slow phones can react in between.

import { noChange, nothing } from '../vendor/lit-html/index.js';
import { findPlacements } from '../board/placement-cache.js';

/** How long it may take in each frame, in milliseconds. */
const SLICE = 4;

/** The first drawing of one table. */
export class FirstDrawing {
  /** How many boroughs are drawn. Before them come the bar at the top (-6), the players, the persons and what is asked (to -2) and the
   * board (-1), which is drawn in quarter steps; after them what is beside it. */
  standing = -6;
  #goesOn = false;
  #closed = false;

  /**
   * @param {() => void} draw draws what is new in a step
   * @param {() => void} stands is called when there is nothing left to draw
   */
  constructor(draw, stands) {
    this.draw = draw;
    this.stands = stands;
  }

  close() {
    this.#closed = true;
  }

  /** Whether there is something left to draw. */
  isBusy(/** @type {number} */ boroughs) {
    return this.standing < boroughs + 0.5;
  }

  /** A part that is drawn from this step on; `onlyNew` leaves out what was drawn before. */
  from(/** @type {number} */ step, /** @type {boolean} */ onlyNew, /** @type {() => unknown} */ part) {
    return this.standing < step ? nothing : onlyNew && this.standing > step ? noChange : part();
  }

  /** Continues unless everything is drawn: in each frame, as many steps as there is time for. */
  goOn(/** @type {number} */ boroughs) {
    if (this.#goesOn || this.#closed) return;
    if (!this.isBusy(boroughs)) return this.stands();
    this.#goesOn = true;
    const steps = () => {
      this.#goesOn = false;
      const until = performance.now() + SLICE;
      const hasTime = () => performance.now() < until;
      while (hasTime() && this.isBusy(boroughs) && !this.#closed) {
        // A borough can be drawn when it is known where everything on its ground goes.
        const place = Math.floor(this.standing);
        if (0 <= place && place < boroughs && !findPlacements(boroughs, place, hasTime)) break;
        this.standing += this.standing < -1 ? 1 : 0.25;
        this.draw();
      }
      this.goOn(boroughs);
    };
    // By then the frame has been painted.
    requestAnimationFrame(() => setTimeout(steps));
  }
}
