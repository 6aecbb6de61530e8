// @ts-check
// The layout of the table: what goes where, on wide screens and narrow ones, and the drawing of it.

import { html, nothing, render } from '../vendor/lit-html/index.js';
import { board } from '../board/board.js';
import { isTold, stageOf } from '../model/beats.js';
import { coach } from './parts/coach.js';
import { companyBar } from './people/seats.js';
import { dock, resume } from './parts/dock.js';
import { FirstDrawing } from './progressive-draw.js';
import { hideHelp } from '../app/help.js';
import { isBrief, ledger, reveal, spoken } from './story/stage-panel.js';
import { NEWEST, buildLog } from '../text/log.js';
import { players, strip } from './parts/players.js';
import { log } from './parts/log-panel.js';
import { offlineWay, tool, topBar } from './parts/top-bar.js';
import { forecast, persons, toCome } from './parts/persons.js';
import { handOver } from './people/hand-over.js';
import { icon } from '../drawing/pieces.js';
import { recapLine, recapList } from './story/catch-up.js';
import { isOffBoard } from './parts/scene.js';
import { settings } from '../app/settings.js';
import { stageOver } from './story/stage-overlay.js';
import { sidePanel, unreadCount } from './side-panel.js';
import { isTalkative, talkPanel } from './people/chat.js';
import { language, sentences, t } from '../text/fluent.js';
import { vines } from '../drawing/ornament.js';
import { DOCK_ABOVE, NARROW, STACKED, UPRIGHT, watchWidths } from '../app/breakpoints.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('./parts/scene.js').Scene} Scene */
/**
 * What the layout needs beside what a scene is made of.
 * @typedef {object} Shown
 * @property {string} id
 * @property {boolean} lost whether there is no such table
 * @property {boolean} atEnd whether the result is shown instead of the board
 * @property {'log' | 'talk' | 'memory'} tab what is shown beside the board
 * @property {import('../board/zoom.js').Zoom} zoom
 * @property {import('./people/chat.js').Talk} talk
 * @property {import('./story/playback.js').Playback} playback
 * @property {() => number | undefined} waits the seat that must have the device before its cards are shown
 * @property {() => Scene | undefined} scene
 * @property {() => void} draw
 * @property {() => void} stands the whole board is drawn
 * @property {(text: string) => Promise<void>} say
 */
/** The table that is laid out. @typedef {import('./parts/scene.js').TableState & Shown} Table */
/** @typedef {import('../text/log.js').Group} Group */

/** How far a finger moves across the board to turn it, in px. */
const SWIPE = 60;

/** A module that most visits don't need. It is requested when it is first needed, and then the table is redrawn. @template T */
function later(/** @type {() => Promise<T>} */ load) {
  /** @type {T | undefined} */
  let part;
  return (/** @type {Table} */ screen) => {
    // Without a connection it is missing; the next drawing requests it again.
    if (!part)
      load().then(
        (it) => {
          part = it;
          screen.draw();
        },
        () => undefined,
      );
    return part;
  };
}

const END = later(() => import('./end.js'));
const MEMORY = later(() => import('./parts/memory.js'));
const LOST = later(() => import('../app/not-found.js'));
const WAITING = later(() => import('./people/waiting-room.js'));

/** The layout of one table. */
export class Layout {
  #first = new FirstDrawing(
    () => this.#render(true),
    () => this.screen.stands(),
  );
  /** Where the focus was when it went away for a moment. @type {string | undefined} */
  #lost;
  /** @type {{ key: string, groups: Group[] }} */
  #log = { key: '', groups: [] };

  constructor(/** @type {Table} */ screen, /** @type {HTMLElement} */ root) {
    this.screen = screen;
    this.root = root;
    this.unwatch = watchWidths(() => this.draw());
  }

  close() {
    this.#first.close();
    this.unwatch();
  }

  draw() {
    this.#render(false);
    const boroughs = this.screen.view()?.table.city.length;
    if (boroughs) this.#first.goOn(boroughs);
  }

  /** Draws everything, or only what has not been drawn before. */
  #render(/** @type {boolean} */ onlyNew) {
    const began = performance.now();
    const had = this.root.contains(document.activeElement) ? document.activeElement : null;
    const byKey = had?.matches(':focus-visible') ?? false;
    render(this.#template(onlyNew), this.root);
    this.root.dataset.revision = String(this.screen.playback.shown?.revision ?? '');
    this.#keepFocus(had, byKey);
    // For measurements: `performance.mark` would take longer than many of the drawings.
    this.root.dispatchEvent(new CustomEvent('drawn', { bubbles: true, detail: performance.now() - began }));
  }

  /** Choices disappear when one is made: keyboard users stay at the dock, where the next ones are, and a choice that reappears has the
   * focus again. */
  #keepFocus(/** @type {Element | null} */ had, /** @type {boolean} */ byKey) {
    const dock = /** @type {HTMLElement | null} */ (this.root.querySelector('.dock'));
    const choice = had?.getAttribute('data-choice');
    if (choice && document.activeElement === document.body) {
      const place = had?.hasAttribute('data-at') ? '[data-at]' : ':not([data-at])';
      this.#lost = `[data-choice="${CSS.escape(choice)}"]${place}`;
      if (byKey) dock?.focus({ preventScroll: true });
    }
    if (!this.#lost || this.screen.sending) return;
    const again = /** @type {HTMLElement | null} */ (this.root.querySelector(this.#lost));
    this.#lost = undefined;
    if (document.activeElement === document.body || document.activeElement === dock)
      again?.focus({ preventScroll: true });
  }

  /** A table that was archived before the game began. */
  #archived(/** @type {TableInfo} */ info) {
    return html`<main class="loading">
      <div class="rests">
        <h1>${t('web-archived')}</h1>
        <p>${t('web-archived-why')}</p>
        ${info.you_host || info.seats.some((seat) => seat.you) ? resume() : nothing}
      </div>
    </main>`;
  }

  #loading() {
    return html`<main class="loading" aria-busy="true">
      <p>${this.screen.link ? t('web-loading') : html`${t('web-offline')} ${offlineWay()}`}</p>
    </main>`;
  }

  /** What is shown instead of the table: before the game and after it. */
  #instead(/** @type {Scene | undefined} */ scene) {
    const { info, playback, atEnd } = this.screen;
    if (this.screen.lost) return LOST(this.screen)?.lost('table') ?? this.#loading();
    if (info?.state === 'waiting')
      return (
        WAITING(this.screen)?.waitingRoom(info, this.screen.talk, (text) => this.screen.say(text)) ??
        this.#loading()
      );
    if (!scene) return info?.state === 'archived' ? this.#archived(info) : this.#loading();
    const over = scene.live.table.phase === 'over' && atEnd && !playback.playing && !playback.celebrating;
    if (!over) return undefined;
    const finished = { id: this.screen.id, steps: playback.steps, draw: () => this.screen.draw() };
    return END(this.screen)?.endScreen(finished, scene);
  }

  #template(/** @type {boolean} */ onlyNew) {
    const waits = this.screen.waits();
    const scene = this.screen.scene();
    const instead = this.#instead(scene);
    if (instead || !scene) return instead;
    this.#clear(scene);
    const { city, seats } = scene.view.table;
    const narrow = NARROW.matches;
    const whole = this.#first.standing > city.length;
    const groups = whole ? this.#groups(scene) : [];
    /** A part that is drawn from this step of the first drawing on. */
    const from = (/** @type {number} */ step, /** @type {() => unknown} */ part) =>
      this.#first.from(step, onlyNew, part);
    // On an upright tablet the ledger stands above the board, where it covers nothing.
    const above = UPRIGHT.matches && isBrief(scene) ? ledger(scene) : nothing;
    // What is higher on the screen comes first, so that nothing has to move.
    const [withStrip, withPersons, withRats, withDock] = DOCK_ABOVE.matches
      ? [-4, -3, -2, -5]
      : [-5, -4, -3, -2];
    return html`<div
      class="table n${city.length} p${seats.length} ${scene.view.options.length ? 'asked' : ''} ${scene.celebrating ? 'ended' : ''}"
      @click=${this.#goOn}
      aria-busy=${this.#first.isBusy(city.length) ? 'true' : nothing}
    >
      ${from(-6, () => topBar(scene, { tools: this.#tools() }))} ${narrow || !whole ? nothing : vines()}
      <main class="mid">
        <div class="first">
          ${from(withStrip, () => (STACKED.matches ? strip(scene) : nothing))}
          ${
            this.#first.standing < withPersons
              ? nothing
              : html`<div class="left">
                  ${from(withPersons, () => (scene.celebrating ? nothing : persons(scene)))}
                  ${from(withRats, () => (scene.celebrating ? nothing : [forecast(scene), toCome(scene), above]))}
                </div>`
          }
          ${this.#first.standing < -3 ? nothing : this.#board(scene, groups, whole)}
          ${from(withDock, () =>
            scene.celebrating
              ? END(this.screen)?.celebrated(scene)
              : waits === undefined
                ? dock(
                    scene,
                    STACKED.matches && isBrief(scene) ? nothing : ledger(scene),
                    // A narrow screen needs its room where the answer is on the board.
                    STACKED.matches && (!narrow || isOffBoard(scene.live))
                      ? coach({ ...scene, view: scene.live })
                      : nothing,
                  )
                : handOver(scene, waits),
          )}
        </div>
        <div class="right">
          ${
            whole
              ? [
                  narrow ? nothing : players(scene),
                  this.screen.tab === 'log' && !STACKED.matches
                    ? coach({ ...scene, view: scene.live })
                    : nothing,
                  this.#side(groups, scene),
                ]
              : nothing
          }
        </div>
      </main>
      ${companyBar(this.screen.info, Boolean(this.screen.playback.shown?.held))}
      <p class="vh" role="status" aria-live="polite">${whole ? this.#spoken(groups, scene) : ''}</p>
    </div>`;
  }

  /** The log, the memory aid, and the talk where there is someone to talk to. */
  #side(/** @type {Group[]} */ groups, /** @type {Scene} */ scene) {
    const { info, playback, talk, tab } = this.screen;
    const told = log(groups, scene, playback.seen);
    if (!info || STACKED.matches) return told;
    const shown =
      tab === 'talk'
        ? talkPanel(info, talk, (text) => this.screen.say(text))
        : tab === 'memory'
          ? MEMORY(this.screen)?.memory(scene)
          : told;
    return sidePanel(info, talk, { tab, shown, remembers: scene.live.own !== null });
  }

  /** The board and what lies over it. */
  #board(/** @type {Scene} */ scene, /** @type {Group[]} */ groups, /** @type {boolean} */ whole) {
    const { playback, zoom, front: turned } = this.screen;
    const { view, words, front, choices, preview } = scene;
    const narrow = NARROW.matches;
    const recap = playback.telling?.past
      ? recapLine(playback.telling.past, scene)
      : playback.caughtUp || !whole
        ? nothing
        : recapList(groups, playback.seen, scene);
    const elsewhere =
      narrow && turned !== undefined && view.seat !== null && turned !== view.table.seats[view.seat].borough;
    return zoom.frame(
      [
        board({
          ...{ view, words, front, choices, preview, narrow, zoom },
          boroughs: this.#first.standing,
          over: whole ? stageOver(scene) : nothing,
        }),
        reveal(scene),
        STACKED.matches && !UPRIGHT.matches && isBrief(scene) ? ledger(scene) : nothing,
        whole ? zoom.controls() : nothing,
        recap,
        elsewhere
          ? html`<button class="btn home-b" data-action="front">
              ${icon('u-undo')}${t('web-own-borough')}
            </button>`
          : nothing,
      ],
      { start: this.#touchStart, end: this.#touchEnd },
    );
  }

  /** The log is rewritten only when something has happened, or another one listens. */
  #groups(/** @type {Scene} */ scene) {
    const { playback } = this.screen;
    // After a long absence, everything is reported.
    const phases = playback.seen === Infinity ? NEWEST : Infinity;
    const steps = playback.telling?.steps ?? playback.steps;
    const newest = steps.at(-1);
    const key = [
      ...[steps.length, newest?.revision, newest?.events.length],
      ...[scene.view.seat, language(), phases, this.screen.names()],
    ].join(' ');
    if (this.#log.key !== key) this.#log = { key, groups: buildLog(steps, scene.words, phases) };
    return this.#log.groups;
  }

  /** The stage that was drawn last. @type {ReturnType<typeof stageOf>} */
  #stage;

  /** When a stage begins, no note lies over it. */
  #clear(/** @type {Scene} */ { telling }) {
    const stage = telling?.beat && stageOf(telling.beat);
    if (stage && stage !== this.#stage) hideHelp();
    this.#stage = stage;
  }

  /** The newest revision that was shown beat by beat. */
  #told = 0;

  /** What a screen reader says: each beat, or the newest line of the log, and then the question. */
  #spoken(/** @type {Group[]} */ groups, /** @type {Scene} */ scene) {
    const { beat } = scene.telling ?? {};
    if (scene.picked && scene.isFinal(scene.picked))
      return sentences(scene.words.choice(scene.picked), t('web-final'));
    const revision = this.screen.playback.shown?.revision ?? 0;
    if (scene.telling && beat && isTold(beat)) {
      this.#told = revision;
      return spoken({ ...scene.telling, beat }, scene);
    }
    const last = this.#told === revision ? '' : (groups.at(-1)?.lines.at(-1)?.text ?? '');
    return scene.view.options.length ? `${last} ${scene.words.question().question}` : last;
  }

  /** A click that means nothing else skips to the next beat. */
  #goOn = (/** @type {Event} */ event) => {
    const means = '[data-action],[data-choice],[data-link],a,button,input,label,summary';
    if (event.target instanceof Element && !event.target.closest(means)) this.screen.playback.skip();
  };

  #tools() {
    const sound = settings.sound
      ? tool('sound', 'u-sound', 'web-sound-off')
      : tool('sound', 'u-mute', 'web-sound-on');
    const { info, talk } = this.screen;
    return [
      STACKED.matches && isTalkative(info, talk)
        ? html`<button class="tool" data-action="talk" aria-label=${t('web-talk')} title=${t('web-talk')}>
            ${icon('u-chat')}${unreadCount(talk.unread)}
          </button>`
        : nothing,
      tool('memory', 'u-eye', 'web-memory'),
      tool('rules', 'u-book', 'web-rules'),
      sound,
      tool('menu', 'u-menu', 'web-menu'),
    ];
  }

  #start = { x: 0, y: 0 };
  #fingers = 0;
  #touchStart = (/** @type {TouchEvent} */ event) => {
    const [touch] = event.touches;
    this.#fingers = event.touches.length;
    this.#start = { x: touch.clientX, y: touch.clientY };
  };
  /** A finger that moves across the board turns it. */
  #touchEnd = (/** @type {TouchEvent} */ event) => {
    const [touch] = event.changedTouches;
    const dx = touch.clientX - this.#start.x;
    const across = SWIPE <= Math.abs(dx) && 2 * Math.abs(touch.clientY - this.#start.y) <= Math.abs(dx);
    const scene = this.screen.scene();
    if (!NARROW.matches || this.screen.zoom.active || this.#fingers > 1 || !across || !scene) return;
    const n = scene.view.table.city.length;
    this.screen.front = (scene.front + (dx < 0 ? 1 : n - 1)) % n;
    this.draw();
  };
}
