// @ts-check
// The table: keeps what the server said, plays it back at a pace one can follow, draws it, and sends answers.

import { html, noChange, nothing, render } from './vendor/lit-html/index.js';
import { NO_PREVIEW, board, forgetPlacements } from './board.js';
import { choicesByPlace, previewOf } from './choices.js';
import { dock, resume } from './dock.js';
import { forecast, log, persons, players, strip, toCome, topBar } from './panels.js';
import { NEWEST, actor, buildLog, changeFor, comings, undone, withSteps } from './log.js';
import { Words } from './words.js';
import { hasten, pause, point, show, stay } from './animate.js';
import { play, playEvents } from './sound.js';
import { ServerError, TableSocket, api, tableOf } from './net.js';
import { change, reducedMotion, settings } from './settings.js';
import { coach } from './coach.js';
import { Zoom } from './zoom.js';
import { corners, placeOf } from './geometry.js';
import { haste, lastSeen, missedOf, momentLasts, moments, noteSeen, recapLine, recapList } from './recap.js';
import { icon } from './pieces.js';
import { passDevice } from './pass.js';
import { vines } from './vines.js';
import { labelled, language, sentences, series, t } from './text.js';
import { copy, ensurePerson, go, inWords, toast, whoAmI } from './main.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Update} Update */
/** @typedef {import('./types.js').TableInfo} TableInfo */
/**
 * Everything a part of the table needs to draw itself.
 * @typedef {object} Scene
 * @property {View} view
 * @property {TableInfo | undefined} info
 * @property {Words} words
 * @property {Map<string, string>} choices
 * @property {import('./board.js').Preview} preview
 * @property {string | undefined} hover the choice in hand
 * @property {string | undefined} picked the choice that waits for a second tap
 * @property {(choice: string, seat?: number) => import('./log.js').Change | undefined} gains
 * @property {(choice: string) => string} told
 * @property {(choice: string) => boolean} isFinal whether it cannot be taken back
 * @property {{ undo: boolean, restart: boolean }} undo
 * @property {number} front
 * @property {boolean} link
 * @property {boolean} canHint
 * @property {Map<string, number> | undefined} hints
 * @property {unknown} stock
 * @property {import('./types.js').Card[][]} [hands] all hands, in a replay with everything open
 */

const NARROW = matchMedia('(max-width: 43.6875em), (max-height: 30em)');
const STACKED = matchMedia('(max-width: 67.4375em), (max-aspect-ratio: 12/10)');
const DOCK_ABOVE = matchMedia('(min-width: 37.5em) and (max-width: 67.4375em) and (min-aspect-ratio: 12/10)');
const BETWEEN_STEPS = 420;
/** Milliseconds after which an answer of the server is late. */
const SLOW = 120;

/** A module that most visits do without. It is asked for when it is first needed, and then the table is drawn again. @template T */
function later(/** @type {() => Promise<T>} */ load) {
  /** @type {T | undefined} */
  let part;
  return (/** @type {TableScreen} */ screen) => {
    // Without a connection it stays away; the next drawing asks again.
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
const WAITING = later(() => import('./waiting.js'));

export class TableScreen {
  /** @type {TableInfo | undefined} */ info;
  /** @type {Update | undefined} */ shown;
  /** @type {import('./types.js').Step[]} */ steps = [];
  /** @type {(Update | import('./recap.js').Past)[]} */ queue = [];
  /** The moment that is played again, while one catches up. @type {import('./recap.js').Past | undefined} */ past;
  /** Whether a list tells what was missed. */ caughtUp = true;
  /** @type {string | undefined} */ hover;
  /** @type {string | undefined} */ picked;
  /** @type {number | undefined} */ front;
  /** @type {number | undefined} */ seat;
  /** @type {Map<string, number> | undefined} */ hints;
  /** @type {{ from: string, text: string }[]} */ chat = [];
  zoom = new Zoom(() => this.draw());
  link = true;
  playing = false;
  paused = false;
  sending = false;
  atEnd = false;
  /** The last revision seen before this visit; what came after it is new. */
  seen = Infinity;

  constructor(/** @type {string} */ id, /** @type {HTMLElement} */ root) {
    this.id = id;
    this.root = root;
    this.layer = document.createElement('div');
    this.layer.className = 'fly-layer';
    this.layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.layer);
    this.socket = new TableSocket(id, {
      message: (data) => this.#receive(data),
      link: (up) => {
        if (up && !this.link && this.shown) toast(t('web-online'));
        this.link = up;
        if (up) this.sending = false;
        this.draw();
      },
    });
    this.narrowed = () => this.draw();
    for (const query of [NARROW, STACKED]) query.addEventListener('change', this.narrowed);
    this.back = () => this.#comeBack();
    document.addEventListener('visibilitychange', this.back);
    if (document.fonts.status === 'loading')
      document.fonts.ready.then(() => {
        forgetPlacements();
        this.draw();
      });
    this.draw();
  }

  close() {
    this.socket.close();
    clearTimeout(this.#next);
    clearTimeout(this.#slow);
    this.layer.remove();
    for (const query of [NARROW, STACKED]) query.removeEventListener('change', this.narrowed);
    document.removeEventListener('visibilitychange', this.back);
    hasten(1);
    document.title = 'Notre Dame';
  }

  #receive(/** @type {any} */ data) {
    switch (data.type) {
      case 'table':
        if (this.info?.state === 'playing')
          comings(this.info.seats, data.table.seats).forEach((it) => toast(it));
        this.info = data.table;
        this.draw();
        break;
      case 'update':
        this.#enqueue(data);
        break;
      case 'chat':
        this.chat.push(data);
        toast(labelled(data.from, data.text));
        this.draw();
        break;
      case 'error':
        this.sending = false;
        toast(inWords(new ServerError(data.error.code, data.error.message, 0)), 'error');
        this.draw();
        break;
      case 'closing':
        this.link = false;
        this.draw();
        break;
      default:
    }
  }

  #enqueue(/** @type {Update} */ update) {
    this.sending = false;
    clearTimeout(this.#slow);
    const first = !this.shown;
    const before = first ? lastSeen(this.id) : (this.shown?.revision ?? 0);
    const steps = withSteps(this.steps, update.events);
    const fresh = update.events.filter((step) => !first && step.revision > before);
    if (this.info) undone(fresh, this.info.seats).forEach((it) => toast(it));
    // After a gap in the connection several choices come at once, too many to follow.
    const gap = first
      ? before > 0
      : !this.playing && steps.filter((step) => step.revision > before).length > 2;
    if (gap && this.#catchUp(before, update, steps)) return;
    if (first) {
      this.steps = steps;
      this.#take(update);
      return;
    }
    this.queue.push(update);
    if (!this.playing) this.#playQueue();
  }

  /** Shows what was missed since a revision and then the present. False if there was nothing to miss. */
  #catchUp(
    /** @type {number} */ since,
    /** @type {Update} */ update,
    /** @type {import('./types.js').Step[]} */ steps,
  ) {
    const isMine = (/** @type {number} */ seat) => update.views.some((view) => view.seat === seat);
    if (document.hidden || update.views.length > 1 || !missedOf(steps, since, isMine).length) return false;
    this.seen = since;
    const present = { ...update, steps, at: 0, of: 0 };
    if (reducedMotion()) {
      this.caughtUp = false;
      this.steps = steps;
      this.#take(update);
      return true;
    }
    this.playing = true;
    moments(this.id, since, steps)
      .catch(() => [])
      .then((past) => {
        // What came meanwhile comes after.
        this.queue.unshift(...past, present);
        hasten(haste(past.length));
        this.#playQueue();
      });
    return true;
  }

  /** One looks at the page again: what happened behind one's back is shown. */
  #comeBack() {
    if (document.hidden || !this.shown || this.playing) return;
    const since = lastSeen(this.id);
    if (since > 0 && since < this.shown.revision && this.#catchUp(since, this.shown, this.steps)) return;
    noteSeen(this.id, this.shown.revision);
  }

  /** Plays what has come, one update after the other, so that it can be followed. */
  async #playQueue() {
    this.playing = true;
    while (this.queue.length && !this.paused) {
      const update = /** @type {Update | import('./recap.js').Past} */ (this.queue.shift());
      this.past = 'at' in update && update.at > 0 ? update : undefined;
      if (!this.past) hasten(1);
      const fresh = this.past
        ? update.events
        : update.events.filter((step) => !this.steps.some((old) => old.revision === step.revision));
      this.steps = 'steps' in update ? update.steps : withSteps(this.steps, update.events);
      this.#take(update);
      const events = fresh.flatMap((step) => step.events);
      const mine = !this.past && fresh.every((step) => this.#isMine(step.seat));
      playEvents(events);
      const colours = update.views[0].table.seats.map((it) => it.colour);
      const scene = this.scene();
      if (events.length && scene) {
        const moving = show(this.layer, events, {
          front: scene.front,
          boroughs: scene.view.table.city.length,
          colours,
        });
        if (this.past) await Promise.all([moving, stay(momentLasts(this.past.of))]);
        else if (!mine || this.queue.length) {
          await moving;
          if (!mine && events.some((e) => actor(e) !== undefined)) await pause(BETWEEN_STEPS);
        }
      }
    }
    this.playing = false;
    this.past = undefined;
    this.#announceTurn();
    this.draw();
  }

  /** Goes straight to the newest state. */
  skip() {
    const last = this.queue[this.queue.length - 1];
    if (last) {
      for (const update of this.queue)
        this.steps = 'steps' in update ? update.steps : withSteps(this.steps, update.events);
      this.queue = [];
      this.past = undefined;
      hasten(1);
      this.#take(last);
    }
  }

  #take(/** @type {Update} */ update) {
    this.shown = update;
    this.hover = undefined;
    this.picked = undefined;
    this.hints = undefined;
    if (!document.hidden) noteSeen(this.id, update.revision);
    if (update.views[0].table.phase === 'over' && !this.atEnd) this.atEnd = true;
    const asked =
      update.views.find((view) => view.seat !== null && view.options.length && !view.own?.draft?.pick) ??
      update.views.find((view) => view.seat === this.seat) ??
      update.views[0];
    this.seat = asked.seat ?? undefined;
    this.draw();
    if (!this.playing) this.#announceTurn();
  }

  #isMine(/** @type {number} */ seat) {
    return this.shown?.views.some((view) => view.seat === seat) ?? false;
  }

  #announceTurn() {
    const view = this.view();
    const asked = view !== undefined && view.options.length > 0 && !view.own?.draft?.pick;
    const title = asked
      ? t('web-title-turn')
      : view
        ? t('web-title-round', { round: view.table.round })
        : 'Notre Dame';
    if (document.title !== title) document.title = title;
    if (asked && document.hidden) {
      play('bell');
      if (settings.notify && 'Notification' in window && Notification.permission === 'granted')
        new Notification('Notre Dame', { body: t('web-title-turn'), icon: '/icon-192.png', tag: this.id });
    }
  }

  /** The view that is shown: of the own seat that is asked, or of the spectator. */
  view() {
    return this.shown?.views.find((view) => view.seat === (this.seat ?? null)) ?? this.shown?.views[0];
  }

  names() {
    return this.info?.seats.map((seat) => seat.name ?? t('web-seat-open')) ?? [];
  }

  /** @returns {Scene | undefined} */
  scene() {
    const view = this.view();
    if (!view) return undefined;
    const idle = this.playing || this.sending || this.info?.state === 'archived';
    const live = idle ? { ...view, options: [] } : view;
    const words = new Words(live, this.names());
    const seat = view.seat ?? 0;
    const previews = this.shown?.previews.find((it) => it.seat === view.seat)?.options;
    const previewed = (/** @type {string} */ choice) => previews?.find((it) => it.choice === choice);
    const eventsOf = (/** @type {string} */ choice) => previewed(choice)?.events;
    const hover = this.hover ?? this.picked;
    const events = hover ? eventsOf(hover) : undefined;
    const own = view.table.seats[seat];
    const undo = this.shown?.undo.find((it) => it.seat === view.seat) ?? { undo: false, restart: false };
    return {
      view: live,
      info: this.info,
      words,
      choices: choicesByPlace(live),
      preview: hover ? previewOf(hover, events ?? [], view) : NO_PREVIEW,
      hover,
      picked: this.picked,
      gains: (choice, of = seat) => {
        const found = eventsOf(choice);
        return found && changeFor(found, of);
      },
      told: (choice) =>
        (choice.startsWith('hire ')
          ? ''
          : series((eventsOf(choice) ?? []).map((e) => words.brief(e) ?? '').filter(Boolean))) ||
        this.#explained(choice, words),
      isFinal: (choice) => previewed(choice)?.final ?? false,
      undo,
      front: this.front ?? (view.seat === null ? 0 : own.borough),
      link: this.link,
      canHint: Boolean(this.info?.hints),
      hints: this.hints,
      stock:
        view.seat === null
          ? nothing
          : html`<span class="mine o-${own.colour}"
              ><span data-at="prestige:${seat}">${icon('i-prestige', 'gp')}${view.prestige[seat]}</span
              ><span data-at="coins:${seat}">${icon('i-coin')}${own.coins}</span
              ><span data-at="supply:${seat}">${icon(`m-${own.colour}`)}${own.supply}</span></span
            >`,
    };
  }

  /** What an answer means whose consequences are still open: the effect of the card or the person. */
  #explained(/** @type {string} */ choice, /** @type {Words} */ words) {
    const [verb, what] = choice.split(' ');
    if (verb === 'play' || verb === 'keep') return words.effect('action', what);
    return verb === 'hire' ? words.effect('person', what) : words.choice(choice);
  }

  /** Draws everything, or only what has not been drawn before. */
  draw(onlyNew = false) {
    performance.mark('draw-begins');
    const had = this.root.contains(document.activeElement) ? document.activeElement : null;
    render(this.#template(onlyNew), this.root);
    this.root.dataset.revision = String(this.shown?.revision ?? '');
    this.#keepFocus(had);
    performance.measure('draw', 'draw-begins');
    this.#drawOn();
  }

  /** How many boroughs stand. The first drawing goes step by step, and in between a slow phone can react: the bar at the top (-3), what is asked and the persons (to -1), the ground (0), each borough, what is beside the board. */
  #standing = -3;
  #next = 0;

  #drawOn() {
    const boroughs = this.view()?.table.city.length;
    if (boroughs === undefined || this.#standing > boroughs || this.#next) return;
    this.#next = window.setTimeout(() => {
      this.#next = 0;
      this.#standing += 1;
      this.draw(true);
    });
  }

  /** A table that was put aside before the game began. */
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
      <p>${this.link ? t('web-loading') : t('web-offline')}</p>
    </main>`;
  }

  /** Where the focus was when it went away for a moment. @type {string | undefined} */
  #lost;

  /** Choices go away while others act. Where the one with the focus comes back, the focus does too. */
  #keepFocus(/** @type {Element | null} */ had) {
    const choice = had?.getAttribute('data-choice');
    if (choice && document.activeElement === document.body)
      this.#lost = `[data-choice="${CSS.escape(choice)}"]${had?.hasAttribute('data-at') ? '[data-at]' : ':not([data-at])'}`;
    if (!this.#lost || this.playing || this.sending) return;
    const again = /** @type {HTMLElement | null} */ (this.root.querySelector(this.#lost));
    this.#lost = undefined;
    if (document.activeElement === document.body) again?.focus({ preventScroll: true });
  }

  #template(/** @type {boolean} */ onlyNew) {
    if (this.info?.state === 'waiting') return WAITING(this)?.waitingRoom(this) ?? this.#loading();
    const scene = this.scene();
    if (!scene) return this.info?.state === 'archived' ? this.#archived(this.info) : this.#loading();
    const end = scene.view.table.phase === 'over' && this.atEnd && !this.playing ? END(this) : undefined;
    if (end) return end.endScreen(this, scene);
    const secret = passDevice(this);
    if (secret) return secret;
    const { city, seats } = scene.view.table;
    const narrow = NARROW.matches;
    const whole = this.#standing > city.length;
    const groups = whole ? this.#groups(scene) : [];
    /** A part that stands from this step of the first drawing on. */
    const from = (/** @type {number} */ step, /** @type {() => unknown} */ part) =>
      this.#standing < step ? nothing : onlyNew && this.#standing > step ? noChange : part();
    // What stands higher on the screen comes first, so that nothing has to move.
    const [withPersons, withDock] = DOCK_ABOVE.matches ? [-1, -2] : [-2, -1];
    return html`<div
      class="table n${city.length} p${seats.length} ${scene.view.options.length ? 'asked' : ''}"
      aria-busy=${whole ? nothing : 'true'}
    >
      ${from(-3, () => topBar(scene, { tools: this.#tools() }))} ${narrow || !whole ? nothing : vines()}
      <main class="mid">
        <div class="first">
          ${from(
            withPersons,
            () =>
              html`${STACKED.matches ? strip(scene) : nothing}
                <div class="left">${persons(scene)}${forecast(scene)}${toCome(scene)}</div>`,
          )}
          ${this.#standing < -1 ? nothing : this.#board(scene, groups, whole)}
          ${from(withDock, () => dock(scene))}
        </div>
        <div class="right">
          ${whole ? html`${narrow ? nothing : players(scene)}${coach(scene)}${log(groups, scene, this.seen)}` : nothing}
        </div>
      </main>
      ${(this.playing || this.paused) && !this.past ? this.#pace() : nothing}${this.#takeBack()}
      <p class="vh" role="status" aria-live="polite">${whole ? this.#spoken(groups, scene) : ''}</p>
    </div>`;
  }

  /** The board and what lies over it. */
  #board(
    /** @type {Scene} */ scene,
    /** @type {import('./log.js').Group[]} */ groups,
    /** @type {boolean} */ whole,
  ) {
    const { view, words, front, choices, preview } = scene;
    const narrow = NARROW.matches;
    const recap = this.past
      ? recapLine(this.past, scene)
      : this.caughtUp || !whole
        ? nothing
        : recapList(groups, this.seen, scene);
    const elsewhere =
      narrow &&
      this.front !== undefined &&
      view.seat !== null &&
      this.front !== view.table.seats[view.seat].borough;
    return html`<div
      class="boardwrap ${this.zoom.active ? 'zoomed' : ''}"
      @touchstart=${this.#touchStart}
      @touchend=${this.#touchEnd}
      @wheel=${this.zoom.wheel}
      @pointerdown=${this.zoom.down}
      @pointermove=${this.zoom.movePointer}
      @pointerup=${this.zoom.up}
      @pointercancel=${this.zoom.up}
      @click=${this.zoom.click}
    >
      ${board({ view, words, front, choices, preview, narrow, zoom: this.zoom, boroughs: this.#standing })}
      ${whole ? this.zoom.controls() : nothing}${recap}
      ${elsewhere ? html`<button class="btn home-b" data-action="front">${icon('u-undo')}${t('web-own-borough')}</button>` : nothing}
    </div>`;
  }

  /** @type {{ key: string, groups: import('./log.js').Group[] }} */
  #log = { key: '', groups: [] };

  /** The log is written anew only when something has happened, or another one listens. */
  #groups(/** @type {Scene} */ scene) {
    // Whoever was away long is told of everything.
    const phases = this.seen === Infinity ? NEWEST : Infinity;
    const key = [
      this.steps.length,
      this.steps.at(-1)?.revision,
      scene.view.seat,
      language(),
      phases,
      this.names(),
    ].join(' ');
    if (this.#log.key !== key) this.#log = { key, groups: buildLog(this.steps, scene.words, phases) };
    return this.#log.groups;
  }

  /** What a screen reader says: the newest line of the log, and then the question. */
  #spoken(/** @type {import('./log.js').Group[]} */ groups, /** @type {Scene} */ scene) {
    const last = groups[groups.length - 1]?.lines.at(-1)?.text ?? '';
    if (scene.picked && scene.isFinal(scene.picked))
      return sentences(scene.words.choice(scene.picked), t('web-final'));
    return scene.view.options.length ? `${last} ${scene.words.question().question}` : last;
  }

  #tools() {
    const tool = (/** @type {string} */ action, /** @type {string} */ id, /** @type {string} */ key) =>
      html`<button class="tool" data-action=${action} aria-label=${t(key)} title=${t(key)}>
        ${icon(id)}
      </button>`;
    return html`${tool('memory', 'u-eye', 'web-memory')}${tool('rules', 'u-book', 'web-rules')}${tool('sound', settings.sound ? 'u-sound' : 'u-mute', settings.sound ? 'web-sound-off' : 'web-sound-on')}${tool('menu', 'u-menu', 'web-menu')}`;
  }

  /** A bot plays in an own seat: it can be taken back at any time. */
  #takeBack() {
    const seat = this.info?.seats.find((it) => it.you && it.kind === 'bot');
    return seat
      ? html`<div class="pace">
          <button class="btn primary" data-action="take" data-value=${seat.seat}>
            ${icon('u-undo')}${t('web-take-back')}
          </button>
        </div>`
      : nothing;
  }

  #pace() {
    return html`<div class="pace" role="group" aria-label=${t('web-pace')}>
      <button class="tool" data-action="pause" aria-label=${this.paused ? t('web-go-on') : t('web-pause')}>
        ${icon(this.paused ? 'u-play' : 'u-pause')}</button
      ><button class="tool" data-action="skip" aria-label=${t('web-skip')}>${icon('u-skip')}</button>
    </div>`;
  }

  #start = { x: 0, y: 0 };
  #fingers = 0;
  #touchStart = (/** @type {TouchEvent} */ event) => {
    const [touch] = event.touches;
    this.#fingers = event.touches.length;
    this.#start = { x: touch.clientX, y: touch.clientY };
  };
  #touchEnd = (/** @type {TouchEvent} */ event) => {
    const [touch] = event.changedTouches;
    const dx = touch.clientX - this.#start.x;
    if (
      !NARROW.matches ||
      this.zoom.active ||
      this.#fingers > 1 ||
      Math.abs(dx) < 60 ||
      Math.abs(dx) < 2 * Math.abs(touch.clientY - this.#start.y)
    )
      return;
    const scene = this.scene();
    if (!scene) return;
    const n = scene.view.table.city.length;
    this.front = (scene.front + (dx < 0 ? 1 : n - 1)) % n;
    this.draw();
  };

  /** A pointer or the focus rests on a choice. */
  point(/** @type {string | undefined} */ choice) {
    if (this.hover === choice) return;
    this.hover = choice;
    this.draw();
  }

  /** A choice was clicked. A finger sees the preview first and taps again; a mouse has seen it already. What is final needs both. */
  tap(/** @type {string} */ choice, /** @type {boolean} */ byTouch) {
    const view = this.view();
    if (!view || this.playing || this.sending || !view.options.includes(choice)) return;
    const looksFirst = byTouch && !choice.startsWith('keep ') && choice !== 'pass';
    if (this.picked !== choice && (looksFirst || (settings.confirm && this.scene()?.isFinal(choice)))) {
      this.picked = choice;
      this.hover = undefined;
      this.draw();
      return;
    }
    this.choose(choice);
  }

  #slow = 0;

  choose(/** @type {string} */ choice) {
    const view = this.view();
    if (!view || !this.shown) return;
    this.seen = Infinity;
    this.caughtUp = true;
    this.sending = this.socket.send({
      type: 'choose',
      seat: view.seat,
      revision: this.shown.revision,
      choice,
      key: crypto.randomUUID?.() ?? String(Math.random()),
    });
    this.hover = undefined;
    this.picked = undefined;
    if (!this.sending) toast(t('web-offline'), 'error');
    // Mostly the answer is there at once; only if it is not, the board grows calm meanwhile.
    clearTimeout(this.#slow);
    this.#slow = window.setTimeout(() => this.draw(), SLOW);
  }

  /** A control of the table was used. True if it was one of ours. */
  async act(/** @type {string} */ action, /** @type {string} */ value) {
    const view = this.view();
    const own = { seat: view?.seat, revision: this.shown?.revision };
    if (this.zoom.act(action)) return true;
    switch (action) {
      case 'drop':
        this.picked = undefined;
        break;
      case 'confirm':
        if (this.picked) this.choose(this.picked);
        break;
      case 'undo':
        this.sending = this.socket.send({ type: 'undo', ...own });
        break;
      case 'restart':
        this.sending = this.socket.send({ type: 'restart-turn', ...own });
        break;
      case 'closer':
        this.#closer(Number(value));
        break;
      case 'front':
        this.zoom.reset();
        this.front = value ? (Number(value) === this.front ? undefined : Number(value)) : undefined;
        break;
      case 'show':
        this.#showPlace(value);
        break;
      case 'pause':
        this.paused = !this.paused;
        if (!this.paused) this.#playQueue();
        break;
      case 'caught-up':
        this.caughtUp = true;
        this.seen = Infinity;
        break;
      case 'skip':
        this.paused = false;
        this.skip();
        break;
      case 'sound':
        change({ sound: !settings.sound });
        break;
      case 'memory':
        (await import('./aids.js')).memory(this.scene());
        break;
      case 'menu':
        (await import('./aids.js')).tableMenu(this);
        break;
      case 'hint':
        await this.#askHint();
        break;
      case 'coach-off':
      case 'coach-toggle':
        change({ coach: action === 'coach-toggle' && !settings.coach });
        document.querySelector('dialog')?.close();
        break;
      case 'sit':
      case 'stand':
        await this.#seat(action, Number(value));
        break;
      case 'start':
        await this.#begin();
        break;
      case 'resume':
        await this.#tell('start', {});
        break;
      case 'leave':
        if (view && confirm(t('web-leave-sure'))) {
          await this.#tell('leave', { seat: view.seat, level: 'regular' });
          document.querySelector('dialog')?.close();
        }
        break;
      case 'replace':
        await this.#tell('replace', { seat: Number(value), level: 'regular' });
        document.querySelector('dialog')?.close();
        break;
      case 'take':
        await this.#tell('take', { seat: Number(value) });
        break;
      case 'copy':
        await copy(value);
        break;
      case 'look':
        this.atEnd = false;
        break;
      case 'verdict':
        this.atEnd = true;
        break;
      case 'revealed':
        this.revealed = Number(value);
        break;
      case 'rematch':
        go(`/table/${tableOf(await api('POST', `/tables/${this.id}/rematch`, {})).id}`);
        break;
      default:
        return false;
    }
    this.draw();
    return true;
  }

  /** The own seat that was last shown to the one who holds the device. @type {number | undefined} */
  revealed;

  #showPlace(/** @type {string} */ at) {
    const [kind, seat] = at.split(':');
    const view = this.view();
    if (NARROW.matches && view && (kind === 'sector' || kind === 'harbour'))
      this.front = view.table.seats[Number(seat)].borough;
    if (NARROW.matches && kind === 'market') this.front = Number(seat.split('.')[0]);
    this.draw();
    point(at);
  }

  /** Brings a player's borough close, or all back. */
  #closer(/** @type {number} */ seat) {
    const scene = this.scene();
    if (!scene) return;
    const { city, seats } = scene.view.table;
    this.zoom.closer(seat, corners(city.length, placeOf(seats[seat].borough, scene.front, city.length)));
  }

  /** A key was pressed that is no control's own. */
  key(/** @type {string} */ key) {
    return this.zoom.key(key);
  }

  /** Tells the table something; the answer is how it now stands. */
  async #tell(/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) {
    this.info = tableOf(await api('POST', `/tables/${this.id}/${what}`, body));
  }

  async #seat(/** @type {string} */ action, /** @type {number} */ seat) {
    const stranger = (await whoAmI()) === undefined;
    await ensurePerson();
    await this.#tell(action, { seat });
    // The connection was made by someone without a name: it must know who sits here now.
    if (stranger) this.socket.reopen();
  }

  async #begin() {
    // Someone may have sat down a moment ago.
    this.info = tableOf(await api('GET', `/tables/${this.id}`));
    if (this.info?.seats.some((seat) => seat.kind === 'open')) await this.#tell('fill', { level: 'regular' });
    await this.#tell('start', {});
  }

  async #askHint() {
    const view = this.view();
    if (!view) return;
    const { options } = await api('GET', `/tables/${this.id}/hint?seat=${view.seat}`);
    const sorted = [...options].sort((a, b) => b.score - a.score);
    this.hints = new Map(sorted.map((it, k) => [it.choice, k + 1]));
    this.hover = sorted[0]?.choice;
    if (sorted[0]) toast(t('web-hint-says', { choice: this.scene()?.words.choice(sorted[0].choice) ?? '' }));
  }
}
