// @ts-check
// The table: takes what its source tells to the playback, keeps what the player looks at and holds in hand, and sends answers.

import { hasten, layer, point, show, swarm } from './story/animate.js';
import { Clocks, timesUp } from './parts/clock.js';
import { companyControls } from './people/seats.js';
import { closeDialog } from '../app/screen.js';
import { go } from '../app/route.js';
import { corners, placeOf } from '../board/geometry.js';
import { Layout } from './layout.js';
import { comings } from '../text/log.js';
import { boroughOf } from '../model/events.js';
import { playAgain } from '../net/tables.js';
import { complain, copy, toast } from '../app/notice.js';
import { ensurePerson, whoAmI } from '../app/person.js';
import { seatingControls } from './people/seating.js';
import { handedTo, seatToShow, shared } from './people/hand-over.js';
import { Playback } from './story/playback.js';
import { sceneOf, stillScene } from './parts/scene.js';
import { change, settings } from '../app/settings.js';
import { forgetPlacements } from '../board/placement-cache.js';
import { ServerTable } from '../net/table-source.js';
import { sure } from '../app/confirm.js';
import { Talk, talkPanel } from './people/chat.js';
import { takeUpdate } from '../app/update.js';
import { t } from '../text/fluent.js';
import { announceTurn } from './turn-alert.js';
import { NARROW, STACKED } from '../app/breakpoints.js';
import { Zoom } from '../board/zoom.js';
import { isAsked, readChoice } from '../model/choices.js';

/** @typedef {import('../types.js').Update} Update */
/** @typedef {import('../types.js').TableInfo} TableInfo */

/** Milliseconds after which an answer of the server is late. */
const SLOW = 120;

export default class TableScreen {
  /** @type {TableInfo | undefined} */ info;
  /** The choice under the pointer or with the focus. @type {string | undefined} */ hover;
  /** The choice that waits for a second tap. @type {string | undefined} */ picked;
  /** Whether driving also takes the message there, in the same click. */ along = true;
  /** The answer that follows the one being sent. @type {string | undefined} */ #then;
  /** The borough that was turned to the front. @type {number | undefined} */ front;
  /** The viewer's own seat that is shown. @type {number | undefined} */ seat;
  /** The viewer's own seat that was last shown to the one who holds the device. @type {number | undefined} */ revealed;
  /** @type {Map<string, number> | undefined} */ hints;
  /** What is shown beside the board. @type {'log' | 'talk' | 'memory'} */ tab = 'log';
  zoom = new Zoom(() => this.draw());
  clocks = new Clocks();
  link = true;
  /** Whether there is no such table. */ lost = false;
  /** Redraws the talk that is open over the page. @type {(() => void) | undefined} */ sheet;
  sending = false;
  atEnd = false;
  #slow = 0;
  #introduced = false;

  constructor(/** @type {HTMLElement} */ root, /** @type {string} */ id) {
    this.id = id;
    this.layer = layer();
    this.source = new ServerTable(id, {
      table: (info) => {
        if (this.info?.state === 'playing') comings(this.info.seats, info.seats).forEach((it) => toast(it));
        this.info = info;
        this.draw();
      },
      update: (update) => {
        // The first of two answers was accepted: the second follows, if it is still an option, without a question in between.
        const next = this.#then;
        this.#then = undefined;
        const follows = next && update.views.some((it) => it.seat === this.seat && it.options.includes(next));
        this.sending = Boolean(follows);
        clearTimeout(this.#slow);
        this.clocks.note(update);
        timesUp(update, this.names()).forEach((it) => toast(it));
        this.playback.receive(update);
        if (next && follows) this.#send(next);
      },
      chat: (line) => {
        this.talk.heard(line);
        this.draw();
      },
      refused: (error) => {
        this.sending = false;
        if (error.code === 'closed-table') this.source.close();
        this.#then = undefined;
        complain(error);
        this.draw();
      },
      link: (up) => {
        if (up && !this.link && this.playback.shown) toast(t('web-online'));
        this.link = up;
        if (up) this.sending = false;
        this.draw();
      },
      lost: () => {
        this.lost = true;
        this.draw();
      },
      outdated: takeUpdate,
    });
    this.playback = new Playback(id, {
      missed: (since) => this.source.missed(since),
      take: (update) => this.#take(update),
      view: (update) => this.#viewOf(update),
      show: (events, { table }) =>
        show(this.layer, events, {
          front: this.scene()?.front ?? 0,
          boroughs: table.city.length,
          colours: table.seats.map((it) => it.colour),
        }),
      swarm: (view) => swarm(this.layer, view),
      draw: () => this.draw(),
      still: () => this.layer.replaceChildren(),
      over: () => this.draw(),
    });
    this.layout = new Layout(this, root);
    this.talk = new Talk(id, { changed: () => this.draw(), isOpen: () => this.#isTalkOpen() });
    this.back = () => this.playback.comeBack();
    document.addEventListener('visibilitychange', this.back);
    if (document.fonts.status === 'loading')
      document.fonts.ready.then(() => {
        forgetPlacements();
        this.draw();
      });
    this.draw();
  }

  close() {
    this.source.close();
    this.clocks.close();
    this.layout.close();
    clearTimeout(this.#slow);
    this.layer.remove();
    document.removeEventListener('visibilitychange', this.back);
    hasten(1);
    document.title = 'Notre Dame';
  }

  draw() {
    this.layout.draw();
    this.sheet?.();
  }

  /** The scene, without the cards in hand while the device is being passed on. */
  scene() {
    const view = this.view();
    return view && this.waits() !== undefined
      ? { ...stillScene({ ...view, own: null }, this.names()), info: this.info, link: this.link }
      : sceneOf(this);
  }

  /** The seat that must have the device before its cards are shown. */
  waits = () => handedTo(this.playback.shown?.views ?? [], this.view(), this.revealed);

  /** An update is shown: nothing is selected any more, and the seat to move is shown. */
  #take(/** @type {Update} */ update) {
    this.picked = undefined;
    this.hints = undefined;
    if (update.views[0].table.phase === 'over') this.atEnd = true;
    const asked =
      update.views.find((view) => view.seat !== null && isAsked(view)) ??
      update.views.find((view) => view.seat === this.seat) ??
      update.views[0];
    Object.assign(this, seatToShow(update.views, asked.seat ?? undefined, this.revealed));
    // Others act while cards are chosen: hover and focus are kept.
    if (this.hover && !asked.options.includes(this.hover)) this.hover = undefined;
    this.draw();
    announceTurn(this.view(), this.id);
  }

  /** The whole board is drawn: a newcomer gets an introduction. */
  async stands() {
    const view = this.view();
    if (!settings.newcomer || this.#introduced || !view?.options.length) return;
    this.#introduced = true;
    (await import('./intro.js')).firstMinute(view, this.names());
  }

  /** The view that is shown: of the viewer's seat that is asked, or the spectator's. @returns {import('../types.js').View | undefined} */
  view() {
    return this.playback.shown && this.#viewOf(this.playback.shown);
  }

  #viewOf(/** @type {{ views: import('../types.js').View[] }} */ { views }) {
    const view = views.find((it) => it.seat === (this.seat ?? null)) ?? views[0];
    return views.length > 1 ? shared(view) : view;
  }

  /** The rules of this table. */
  rules = () => this.view()?.table.rules;

  names() {
    return this.info?.seats.map((seat) => seat.name ?? t('web-seat-open')) ?? [];
  }

  /** A choice is hovered over or has the focus. */
  point(/** @type {string | undefined} */ choice) {
    if (this.hover === choice) return;
    this.hover = choice;
    this.draw();
  }

  /** A choice was clicked. A finger previews first and taps again, a mouse has hovered. Final choices need both, cards to keep don't. */
  tap(/** @type {string} */ choice, /** @type {boolean} */ byTouch) {
    const view = this.view();
    if (!view || this.sending || !view.options.includes(choice)) return;
    const keeps = readChoice(choice).verb === 'keep';
    const looksFirst = byTouch && !keeps && choice !== 'pass';
    const asksAgain = settings.confirm && !keeps && this.scene()?.isFinal(choice);
    if (this.picked !== choice && (looksFirst || asksAgain)) {
      this.picked = choice;
      this.hover = undefined;
      this.draw();
      return;
    }
    this.choose(choice);
  }

  /** The seat that acts, and what it has seen. */
  #own() {
    return { seat: this.view()?.seat, revision: this.playback.shown?.revision };
  }

  choose(/** @type {string} */ choice) {
    if (!this.view()) return;
    // A player who answers has seen enough.
    this.playback.catchUpDone();
    this.playback.catchUp();
    this.#then = this.scene()?.then(choice);
    this.#send(choice);
  }

  #send(/** @type {string} */ choice) {
    this.sending = this.source.choose(this.#own(), choice);
    this.hover = undefined;
    this.picked = undefined;
    if (!this.sending) toast(t('web-offline'), 'error');
    // Usually the response arrives at once; only if it does not, the board is dimmed in the meantime.
    clearTimeout(this.#slow);
    this.#slow = window.setTimeout(() => this.draw(), SLOW);
  }

  /** A control of the table was used. True if it was one of ours. */
  async act(/** @type {string} */ action, /** @type {string} */ value) {
    if (this.zoom.act(action)) return true;
    const control = this.#controls[action];
    if (!control) return false;
    await control(value);
    this.draw();
    return true;
  }

  /** What each control does, by its `data-action`. @type {Record<string, (value: string) => unknown>} */
  #controls = {
    ...companyControls(
      (what, body) => this.#tell(what, body),
      () => this.names(),
    ),
    ...seatingControls({
      info: () => this.info,
      names: () => this.names(),
      tell: (what, body) => this.#tell(what, body),
      look: () => this.source.look(),
      reopen: () => this.source.reopen(),
    }),
    drop: () => void (this.picked = undefined),
    confirm: () => {
      if (this.picked) this.choose(this.picked);
    },
    along: () => void (this.along = !this.along),
    undo: () => void (this.sending = this.source.undo(this.#own())),
    restart: () => void (this.sending = this.source.restartTurn(this.#own())),
    closer: (seat) => this.#closer(Number(seat)),
    front: (value) => {
      this.zoom.reset();
      this.front = value && Number(value) !== this.front ? Number(value) : undefined;
    },
    show: (at) => this.#showPlace(at),
    beat: () => this.playback.skip(),
    skip: () => this.playback.catchUp(),
    'caught-up': () => this.playback.catchUpDone(),
    sound: () => {
      change({ sound: !settings.sound });
      closeDialog();
    },
    memory: async () => {
      if (STACKED.matches) (await import('./parts/memory.js')).openMemory(this.scene());
      else this.#look(this.tab === 'memory' ? 'log' : 'memory');
    },
    menu: async () => (await import('./menu.js')).tableMenu(this.info),
    rules: async (entry) =>
      (await import('../rules/rules.js')).openRules(entry, this.info, this.view()?.table.persons),
    hint: () => this.#askHint(),
    'coach-off': () => change({ coach: false }),
    'coach-toggle': () => {
      change({ coach: !settings.coach });
      closeDialog();
    },
    say: (text) => this.say(text),
    tab: (which) => this.#look(which === 'talk' || which === 'memory' ? which : 'log'),
    fold: () => {
      change({ folded: !settings.folded });
      if (this.#isTalkOpen()) this.talk.read();
    },
    talk: () => this.#talkSheet(),
    resume: () => this.#tell('start', {}),
    leave: async () => {
      if (!(await sure(t('web-leave'), t('web-leave-sure')))) return;
      await this.#tell('leave', { seat: this.view()?.seat, level: 'regular' });
      closeDialog();
    },
    move: async () => (await import('../share/export.js')).moveGame(this.id),
    copy,
    look: () => void (this.atEnd = false),
    verdict: () => {
      this.playback.celebrating = false;
      this.atEnd = true;
    },
    revealed: (seat) => void (this.revealed = Number(seat)),
    rematch: async () => go(`/table/${(await playAgain(this.id)).id}`),
  };

  #showPlace(/** @type {string} */ at) {
    const view = this.view();
    if (NARROW.matches && view) this.front = boroughOf(at, view) ?? this.front;
    this.draw();
    point(at);
  }

  /** Zooms in on a player's borough, or out again. */
  #closer(/** @type {number} */ seat) {
    const scene = this.scene();
    if (!scene) return;
    const { city, seats } = scene.view.table;
    this.zoom.closer(seat, corners(city.length, placeOf(seats[seat].borough, scene.front, city.length)));
  }

  /** A key was pressed that no control handles. */
  key(/** @type {string} */ key) {
    const pressed = document.activeElement?.closest('button,a,summary,[data-choice]');
    const goesOn = key === 'Escape' || (key === ' ' && !pressed);
    if (goesOn && this.playback.skip()) return true;
    if (key !== 't' || !document.querySelector('.tabs')) return this.zoom.key(key);
    this.#look('talk');
    this.draw();
    document.getElementById('say')?.focus();
    return true;
  }

  /** Shows the log, the talk or the memory aid beside the board. */
  #look(/** @type {'log' | 'talk' | 'memory'} */ which) {
    this.tab = which;
    change({ folded: false });
    if (this.#isTalkOpen()) this.talk.read();
  }

  /** Whether what is said can be seen now. */
  #isTalkOpen() {
    return this.sheet !== undefined || (this.tab === 'talk' && !settings.folded && !STACKED.matches);
  }

  /** Opens the chat over the page. It is updated while it is open. */
  async #talkSheet() {
    const { talkSheet } = await import('./menu.js');
    const panel = () => this.info && talkPanel(this.info, this.talk, (text) => this.say(text));
    this.sheet = talkSheet(panel, () => {
      this.sheet = undefined;
      this.draw();
    });
    this.talk.read();
  }

  /** Says something at the table. */
  async say(/** @type {string} */ text) {
    const stranger = (await whoAmI()) === undefined;
    await ensurePerson();
    await this.source.tell('chat', { text });
    if (stranger) this.source.reopen();
  }

  /** Changes the table. The socket may have reported a later change by the time the response arrives. */
  async #tell(/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) {
    const info = await this.source.tell(what, body);
    if ((this.info?.updated_at ?? 0) <= info.updated_at) this.info = info;
  }

  /** Asks for a hint. The order is the expert's own: by points alone, an option that was hardly tried could come first. */
  async #askHint() {
    const view = this.view();
    if (!view) return;
    const advice = await this.source.hint(view.seat);
    this.hints = new Map(advice.map((it, k) => [it.choice, k + 1]));
    this.hover = advice[0]?.choice;
    if (this.hover) toast(t('web-hint-says', { choice: this.scene()?.words.choice(this.hover) ?? '' }));
  }
}
