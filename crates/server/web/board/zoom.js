// @ts-check
// A closer look at the board: pinch, wheel with Ctrl, buttons and keys; dragging moves it. At rest the page scrolls as ever.

import { html, nothing } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { atRest, between, held, lookAt, seen, zoomed } from './viewport.js';
import { f } from '../drawing/shapes.js';
import { t } from '../text/fluent.js';

/** @typedef {import('./viewport.js').Box} Box */
/** @typedef {import('./viewport.js').Look} Look */

const STEP = 1.4;
/** How far a pointer moves before it drags, in px. */
const SLACK = 6;

/** A box as an attribute of a drawing. */
export const viewBoxOf = (/** @type {Box} */ box) => box.map(f).join(' ');

/** The look at one board, and what changes it. */
export class Zoom {
  /** @type {Look | undefined} */ look;
  /** @type {Box} */ base = [0, 0, 1, 1];
  /** @type {Box} */ whole = [0, 0, 1, 1];
  /** What it was brought close to, if it was. @type {number | undefined} */ on;
  /** @type {Map<number, { x: number, y: number }>} */ #pointers = new Map();
  /** @type {{ x: number, y: number } | undefined} */ #down;
  #dragged = false;
  #frame = 0;
  /** Whether the board was drawn zoomed in. */ #drawn = false;

  constructor(/** @type {() => void} */ draw) {
    this.draw = draw;
  }

  /** The box to draw, given what is shown at rest and what there is. @returns {Box} */
  box(/** @type {Box} */ base, /** @type {Box} */ whole) {
    // Another board, or another way to show it: the view is reset.
    if (base.some((it, k) => it !== this.base[k])) this.look = undefined;
    this.base = base;
    this.whole = whole;
    this.#drawn = this.active;
    return this.look ? seen(this.look, base) : base;
  }

  get active() {
    return this.look !== undefined;
  }

  /** Forgets the look, without drawing. */
  reset() {
    this.look = undefined;
    this.on = undefined;
  }

  #set(/** @type {Look} */ look) {
    const now = held(look, this.base, this.whole);
    const rest = atRest(this.base);
    const same = Math.abs(now.k - 1) < 0.02 && Math.hypot(now.x - rest.x, now.y - rest.y) < 4;
    this.look = same ? undefined : now;
    if (same) this.on = undefined;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#show();
    });
  }

  /** Shows another part of the board. Nothing is drawn again for it, unless zooming in begins or ends, which changes what is around. */
  #show() {
    const board = document.querySelector('.boardwrap > .board');
    if (!board || !this.look || !this.#drawn) this.draw();
    else board.setAttribute('viewBox', viewBoxOf(seen(this.look, this.base)));
  }

  by(/** @type {number} */ factor, /** @type {{ x: number, y: number } | undefined} */ at = undefined) {
    const look = this.look ?? atRest(this.base);
    this.#set(zoomed(look, factor, at ?? look));
  }

  move(/** @type {number} */ dx, /** @type {number} */ dy) {
    const look = this.look ?? atRest(this.base);
    this.#set({ ...look, x: look.x + dx, y: look.y + dy });
  }

  /** Brings some points close; the same ones again, and all is as before. */
  closer(/** @type {number} */ name, /** @type {[number, number][]} */ points) {
    const again = this.on === name;
    this.reset();
    if (!again) {
      this.#set(lookAt(points, this.base, 34));
      this.on = name;
    }
    this.draw();
  }

  /** A control was used. True if it was one of these. */
  act(/** @type {string} */ action) {
    if (action === 'zoom-in') this.by(STEP);
    else if (action === 'zoom-out') this.by(1 / STEP);
    else if (action === 'zoom-all') {
      this.reset();
      this.draw();
    } else return false;
    return true;
  }

  /** A key was pressed. True if it meant the board. */
  key(/** @type {string} */ key) {
    const step = this.base[2] / (this.look?.k ?? 1) / 8;
    /** @type {Record<string, [number, number]>} */
    const ways = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    if (key === '+' || key === '=') return this.act('zoom-in');
    if (key === '-') return this.act('zoom-out');
    if (key === '0' && this.active) return this.act('zoom-all');
    if (!this.active || !(key in ways)) return false;
    this.move(ways[key][0], ways[key][1]);
    return true;
  }

  /** The frame around a board, where fingers, pointer and wheel are listened to. */
  frame(
    /** @type {unknown} */ content,
    /** @type {{ start?: (event: TouchEvent) => void, end?: (event: TouchEvent) => void }} */ touch = {},
  ) {
    return html`<div
      class="boardwrap ${this.active ? 'zoomed' : ''}"
      @touchstart=${touch.start}
      @touchend=${touch.end}
      @wheel=${this.wheel}
      @pointerdown=${this.down}
      @pointermove=${this.movePointer}
      @pointerup=${this.up}
      @pointercancel=${this.up}
      @click=${this.click}
    >
      ${content}
    </div>`;
  }

  /** The buttons at the edge of the board. */
  controls() {
    const tool = (/** @type {string} */ action, /** @type {string} */ id) =>
      html`<button
        class="tool"
        data-action=${action}
        aria-label=${t(`web-${action}`)}
        title=${t(`web-${action}`)}
      >
        ${icon(id)}
      </button>`;
    return html`<div class="zoom ${this.active ? 'on' : ''}" role="group" aria-label=${t('web-zoom')}>
      ${tool('zoom-in', 'u-plus')}${
        this.active || this.base[2] < this.whole[2] ? tool('zoom-out', 'u-minus') : nothing
      }${this.active ? tool('zoom-all', 'u-whole') : nothing}
    </div>`;
  }

  /** The place on the board under a point of the screen. */
  #place(/** @type {Element} */ wrap, /** @type {{ x: number, y: number }} */ at) {
    const matrix = /** @type {SVGSVGElement | null} */ (wrap.querySelector('svg.board'))
      ?.getScreenCTM()
      ?.inverse();
    return matrix ? new DOMPoint(at.x, at.y).matrixTransform(matrix) : undefined;
  }

  wheel = {
    handleEvent: (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = this.#place(/** @type {Element} */ (event.currentTarget), {
        x: event.clientX,
        y: event.clientY,
      });
      this.by(Math.exp(-between(-60, event.deltaY, 60) / 130), at);
    },
    passive: false,
  };

  down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#down = { x: event.clientX, y: event.clientY };
    this.#dragged = false;
  };

  movePointer = (/** @type {PointerEvent} */ event) => {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#down) return;
    const now = { x: event.clientX, y: event.clientY };
    const wrap = /** @type {Element} */ (event.currentTarget);
    const two = this.#pointers.size === 2;
    if (!two && !this.active) return;
    if (!two && !this.#dragged && Math.hypot(now.x - this.#down.x, now.y - this.#down.y) < SLACK) return;
    if (!this.#dragged) {
      this.#dragged = true;
      wrap.setPointerCapture(event.pointerId);
    }
    if (two) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const length = (/** @type {{ x: number, y: number }} */ it) =>
        Math.hypot(it.x - other.x, it.y - other.y) || 1;
      this.by(
        length(now) / length(before),
        this.#place(wrap, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
      );
    } else {
      const [from, to] = [this.#place(wrap, before), this.#place(wrap, now)];
      if (from && to) this.move(from.x - to.x, from.y - to.y);
    }
    this.#pointers.set(event.pointerId, now);
  };

  up = (/** @type {PointerEvent} */ event) => {
    this.#pointers.delete(event.pointerId);
  };

  /** A drag ends with a click that is none. */
  click = {
    handleEvent: (/** @type {Event} */ event) => {
      if (this.#dragged) {
        event.stopPropagation();
        this.#dragged = false;
      }
    },
    capture: true,
  };
}
