// @ts-check
// Motion: pieces travel, numbers fly. The only module that knows about time. Everything works the same without it.

import { routePoints } from '../../board/geometry.js';
import { route } from '../../model/streets.js';
import { reducedMotion, settings } from '../../app/settings.js';
import { seatOf } from '../../model/events.js';
import {
  NOTRE_DAME,
  coinsAt,
  harbourAt,
  marketAt,
  personAt,
  placeAt,
  playerAt,
  prestigeAt,
  sectorAt,
  stoneAt,
  supplyAt,
} from '../../model/places.js';

/** @typedef {import('../../types.js').GameEvent} GameEvent */

const EASE = 'cubic-bezier(.2,.7,.2,1)';

let haste = 1;
/** Makes everything faster by a factor, until it is told 1. */
export function hasten(/** @type {number} */ by) {
  haste = by;
}
/** How fast things go: as the player has chosen, and faster in a hurry. */
const speed = () => settings.speed * haste;

/** Waits, at the speed the player has chosen. */
export const pause = (/** @type {number} */ ms) =>
  new Promise((done) => {
    setTimeout(done, reducedMotion() ? 0 : ms / speed());
  });

/** Waits, whatever the speed. */
export const stay = (/** @type {number} */ ms) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** The middle of what is marked with `data-at`, on the screen. */
function spot(/** @type {string} */ at) {
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return undefined;
}

/** From where a gain comes, and what flies. @returns {{ icon: string, from: string, to: string, text: string }[]} */
export function flights(/** @type {GameEvent} */ e, /** @type {string[]} */ colours) {
  const seat = seatOf(e);
  if (seat === undefined) return [];
  const source = () => {
    const [kind, what] = ('source' in e ? e.source : '').split('.');
    if (kind === 'sector') return sectorAt(seat, what);
    if (kind === 'person') return personAt(what);
    if (kind === 'donation' || kind === 'notre-dame') return NOTRE_DAME;
    if (kind === 'plague') return harbourAt(seat);
    return playerAt(seat);
  };
  const place = (/** @type {string} */ it) => placeAt(seat, it);
  const marker = `m-${colours[seat]}`;
  switch (e.event) {
    case 'coins-gained':
      return e.n ? [{ icon: 'i-coin', from: source(), to: coinsAt(e.seat), text: `+${e.n}` }] : [];
    case 'coins-taken':
      return [{ icon: 'i-coin', from: coinsAt(e.from), to: coinsAt(e.seat), text: `+${e.n}` }];
    case 'coins-paid':
      return [{ icon: 'i-coin', from: coinsAt(e.seat), to: source(), text: `−${e.n}` }];
    case 'markers-gained':
      return e.n ? [{ icon: marker, from: source(), to: supplyAt(e.seat), text: `+${e.n}` }] : [];
    case 'prestige-gained':
      return [{ icon: 'i-prestige', from: source(), to: prestigeAt(e.seat), text: `+${e.n + e.park}` }];
    case 'prestige-lost':
      return [{ icon: 'i-prestige', from: prestigeAt(e.seat), to: source(), text: `−${e.n}` }];
    case 'marker-placed':
      return [{ icon: marker, from: supplyAt(e.seat), to: place(e.to), text: '' }];
    case 'marker-brought':
      return [{ icon: marker, from: source(), to: place(e.to), text: '' }];
    case 'marker-moved':
      return [{ icon: marker, from: place(e.from), to: place(e.to), text: '' }];
    case 'pieces-moved':
      return [
        {
          icon: e.friend && !e.markers ? 'i-trusted-friend' : marker,
          from: place(e.from),
          to: place(e.to),
          text: e.markers > 1 ? String(e.markers) : '',
        },
      ];
    case 'friend-moved':
      return [
        {
          icon: 'i-trusted-friend',
          from: e.from ? place(e.from) : supplyAt(e.seat),
          to: place(e.to),
          text: '',
        },
      ];
    case 'marker-lost':
    case 'marker-returned':
      return [{ icon: marker, from: place(e.from), to: supplyAt(e.seat), text: '' }];
    case 'message-taken':
      return [{ icon: `msg-${e.kind}`, from: marketAt(e.market), to: playerAt(e.seat), text: '' }];
    case 'hired':
      return [{ icon: 'i-coin', from: coinsAt(e.seat), to: personAt(e.person), text: '' }];
    default:
      return [];
  }
}

/** Lets a carriage drive to where it now stands, along the streets. */
function drive(
  /** @type {import('../../model/events.js').EventOf<'carriage-driven'>} */ e,
  /** @type {number} */ front,
  /** @type {number} */ n,
) {
  const piece = /** @type {SVGGElement | null} */ (
    document.querySelector(`[data-piece="carriage:${e.seat}"]`)
  );
  if (!piece) return 0;
  const way = route(e.from, e.to, n);
  const points = routePoints(way, front, n);
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' }));
  const last = piece.transform.baseVal.consolidate()?.matrix;
  if (last) frames.push({ transform: `translate(${last.e}px, ${last.f}px)`, easing: 'ease-out' });
  const duration = (260 * (way.length - 1) + 120) / speed();
  piece.animate(frames, { duration });
  return duration;
}

function walkRats(
  /** @type {import('../../model/events.js').EventOf<'plague-struck' | 'rats-lowered'>} */ e,
) {
  const piece = document.querySelector(`[data-piece="rat:${e.seat}"]`);
  const steps = Math.abs(e.to - e.from);
  if (!piece || !steps) return 0;
  const stones = Array.from({ length: steps + 1 }, (_, k) =>
    document.querySelector(`[data-at="${stoneAt(e.seat, e.from + (e.to > e.from ? k : -k))}"]`),
  );
  const frames = stones
    .filter((it) => it !== null)
    .map((it) => ({
      transform: `translate(${it.getAttribute('cx')}px, ${it.getAttribute('cy')}px)`,
      easing: 'ease-in-out',
    }));
  const duration = (160 * steps) / speed();
  if (frames.length > 1) piece.animate(frames, { duration });
  return duration;
}

/** Flies one thing from place to place on a layer above everything. */
function fly(
  /** @type {HTMLElement} */ layer,
  /** @type {{ icon: string, from: string, to: string, text: string }} */ flight,
  /** @type {number} */ delay,
) {
  const from = spot(flight.from) ?? spot(flight.to);
  const to = spot(flight.to) ?? from;
  if (!from || !to) return 0;
  const element = document.createElement('span');
  element.className = 'flying';
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${flight.icon}`);
  drawing.append(use);
  element.append(drawing, flight.text);
  layer.append(element);
  const duration = 620 / speed();
  const at = (/** @type {{ x: number, y: number }} */ p) =>
    `translate(${p.x}px, ${p.y}px) translate(-50%, -50%)`;
  const lift = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 };
  const motion = element.animate(
    [
      { transform: `${at(from)} scale(.6)`, opacity: 0 },
      { transform: `${at(from)} scale(1.15)`, opacity: 1, offset: 0.15 },
      { transform: `${at(lift)} scale(1.1)`, opacity: 1, offset: 0.55 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(to)} scale(.5)`, opacity: 0 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  );
  motion.finished.then(
    () => element.remove(),
    () => element.remove(),
  );
  return delay + duration;
}

/**
 * Shows what happened, after the board has been drawn as it now is. Resolves when the motion is over.
 * @param {HTMLElement} layer @param {GameEvent[]} events @param {{ front: number, boroughs: number, colours: string[] }} table
 */
export async function show(layer, events, { front, boroughs, colours }) {
  if (reducedMotion() || document.visibilityState !== 'visible') return;
  let until = 0;
  let delay = 0;
  for (const e of events) {
    let took = 0;
    if (e.event === 'carriage-driven') took = drive(e, front, boroughs);
    else if (e.event === 'plague-struck' || e.event === 'rats-lowered') took = walkRats(e);
    else {
      for (const flight of flights(e, colours)) {
        took = fly(layer, flight, delay);
        delay += 90 / speed();
      }
    }
    until = Math.max(until, took);
  }
  if (until)
    await new Promise((done) => {
      setTimeout(done, Math.min(until, 2600 / haste));
    });
}

/** Lets the rats of the persons run to every harbour. */
export function swarm(
  /** @type {HTMLElement} */ layer,
  /** @type {import('../../types.js').View} */ { table },
) {
  if (reducedMotion() || document.visibilityState !== 'visible') return;
  let delay = 0;
  for (const { person, rats } of table.persons)
    for (let k = 0; k < rats; k += 1) {
      table.seats.forEach((_, seat) =>
        fly(layer, { icon: 'i-rat', from: personAt(person), to: harbourAt(seat), text: '' }, delay),
      );
      delay += 70 / speed();
    }
}

/** Draws attention to a place for a moment. */
export function point(/** @type {string} */ at) {
  const element = document.querySelector(`[data-at="${CSS.escape(at)}"]`);
  if (!element) return;
  element.classList.add('pointed');
  setTimeout(() => element.classList.remove('pointed'), 1800);
}

/** A layer over the page in which things fly. */
export function layer() {
  const made = document.createElement('div');
  made.className = 'fly-layer';
  made.setAttribute('aria-hidden', 'true');
  document.body.append(made);
  return made;
}
