// @ts-check
// The table: keeps what the server said, plays it back at a pace one can follow, draws it, and sends answers.

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import { NO_PREVIEW, board, forgetPlacements } from './board.js';
import { choicesByPlace, previewOf } from './choices.js';
import { dock } from './dock.js';
import { forecast, log, persons, players, strip, toCome, topBar } from './panels.js';
import { actor, buildLog, changeFor, withSteps } from './log.js';
import { Words } from './words.js';
import { pause, point, show } from './animate.js';
import { play, playEvents } from './sound.js';
import { TableSocket, api, tableOf } from './net.js';
import { change, settings } from './settings.js';
import { coach } from './coach.js';
import { icon } from './pieces.js';
import { endScreen } from './end.js';
import { waitingRoom } from './waiting.js';
import { memory, tableMenu } from './aids.js';
import { passDevice } from './pass.js';
import { vines } from './vines.js';
import { language, t } from './text.js';
import { ensurePerson, go, person, toast } from './main.js';
import { openSettings } from './dialogs.js';

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
 * @property {{ undo: boolean, restart: boolean }} undo
 * @property {number} front
 * @property {boolean} link
 * @property {boolean} canHint
 * @property {Map<string, number> | undefined} hints
 * @property {unknown} stock
 * @property {import('./types.js').Card[][]} [hands] all hands, in a replay with everything open
 */

const NARROW = matchMedia('(max-width: 43.6875em)');
const STACKED = matchMedia('(max-width: 67.4375em), (max-aspect-ratio: 12/10)');
const BETWEEN_STEPS = 420;

const SEEN = 'notre-dame-seen';

/** The last revision of a table that was looked at on this device. */
function lastSeen(/** @type {string} */ id) {
  try {
    return Number(JSON.parse(localStorage.getItem(SEEN) ?? '{}')[id] ?? 0);
  } catch {
    return 0;
  }
}

function noteSeen(/** @type {string} */ id, /** @type {number} */ revision) {
  try {
    const all = Object.entries(JSON.parse(localStorage.getItem(SEEN) ?? '{}')).filter(([key]) => key !== id).slice(-30);
    localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries([...all, [id, revision]])));
  } catch {
    // Without storage nothing is marked as new.
  }
}

export class TableScreen {
  /** @type {TableInfo | undefined} */ info;
  /** @type {Update | undefined} */ shown;
  /** @type {import('./types.js').Step[]} */ steps = [];
  /** @type {Update[]} */ queue = [];
  /** @type {string | undefined} */ hover;
  /** @type {string | undefined} */ picked;
  /** @type {number | undefined} */ front;
  /** @type {number | undefined} */ seat;
  /** @type {Map<string, number> | undefined} */ hints;
  /** @type {{ from: string, text: string }[]} */ chat = [];
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
    this.socket = new TableSocket(id, { message: (data) => this.#receive(data), link: (up) => { this.link = up; if (up) this.sending = false; this.draw(); } });
    this.narrowed = () => this.draw();
    for (const query of [NARROW, STACKED]) query.addEventListener('change', this.narrowed);
    document.fonts.ready.then(() => { forgetPlacements(); this.draw(); });
    this.draw();
    // Numbers and plurals are slow the first time: that time is now, while the server is asked.
    t('web-rats', { n: 2 });
  }

  close() {
    this.socket.close();
    this.layer.remove();
    for (const query of [NARROW, STACKED]) query.removeEventListener('change', this.narrowed);
    document.title = 'Notre Dame';
  }

  #receive(/** @type {any} */ data) {
    switch (data.type) {
      case 'table': this.info = data.table; this.draw(); break;
      case 'update': this.#enqueue(data); break;
      case 'chat': this.chat.push(data); toast(`${data.from}: ${data.text}`); this.draw(); break;
      case 'error': this.sending = false; toast(data.error.message, 'error'); this.draw(); break;
      case 'closing': this.link = false; this.draw(); break;
      default:
    }
  }

  #enqueue(/** @type {Update} */ update) {
    this.sending = false;
    if (!this.shown) {
      this.steps = withSteps([], update.events);
      // What happened while one was away is marked in the log.
      const last = lastSeen(this.id);
      const own = update.views[0].seat;
      if (last > 0 && this.steps.some((step) => step.revision > last && step.seat !== own)) this.seen = last;
      this.#take(update);
      return;
    }
    this.queue.push(update);
    if (!this.playing) this.#playQueue();
  }

  /** Plays what has come, one update after the other, so that it can be followed. */
  async #playQueue() {
    this.playing = true;
    while (this.queue.length && !this.paused) {
      const update = /** @type {Update} */ (this.queue.shift());
      const fresh = update.events.filter((step) => !this.steps.some((old) => old.revision === step.revision));
      this.steps = withSteps(this.steps, update.events);
      this.#take(update);
      const events = fresh.flatMap((step) => step.events);
      const mine = fresh.every((step) => this.#isMine(step.seat));
      playEvents(events);
      const colours = update.views[0].table.seats.map((it) => it.colour);
      const scene = this.scene();
      if (events.length && scene) {
        const moving = show(this.layer, events, { front: scene.front, boroughs: scene.view.table.city.length, colours });
        if (!mine || this.queue.length) {
          await moving;
          if (!mine && events.some((e) => actor(e) !== undefined)) await pause(BETWEEN_STEPS);
        }
      }
    }
    this.playing = false;
    this.#announceTurn();
    this.draw();
  }

  /** Goes straight to the newest state. */
  skip() {
    const last = this.queue[this.queue.length - 1];
    if (last) {
      for (const update of this.queue) this.steps = withSteps(this.steps, update.events);
      this.queue = [];
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
    const asked = update.views.find((view) => view.seat !== null && view.options.length && !view.own?.draft?.pick) ?? update.views.find((view) => view.seat === this.seat) ?? update.views[0];
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
    const title = asked ? t('web-title-turn') : view ? t('web-title-round', { round: view.table.round }) : 'Notre Dame';
    if (document.title !== title) document.title = title;
    if (asked && document.hidden) {
      play('bell');
      if (settings.notify && 'Notification' in window && Notification.permission === 'granted') new Notification('Notre Dame', { body: t('web-title-turn'), icon: '/icon-192.png', tag: this.id });
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
    const idle = this.playing || this.sending;
    const live = idle ? { ...view, options: [] } : view;
    const words = new Words(live, this.names());
    const seat = view.seat ?? 0;
    const previews = this.shown?.previews.find((it) => it.seat === view.seat)?.options;
    const eventsOf = (/** @type {string} */ choice) => previews?.find((it) => it.choice === choice)?.events;
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
      gains: (choice, of = seat) => { const found = eventsOf(choice); return found && changeFor(found, of); },
      told: (choice) => (eventsOf(choice) ?? []).map((e) => words.brief(e)).filter(Boolean).join(', ') || words.choice(choice),
      undo,
      front: this.front ?? (view.seat === null ? 0 : own.borough),
      link: this.link,
      canHint: Boolean(this.info?.hints),
      hints: this.hints,
      stock: view.seat === null ? nothing : html`<span class="mine o-${own.colour}"><span data-at="prestige:${seat}">${icon('i-prestige', 'gp')}${view.prestige[seat]}</span><span data-at="coins:${seat}">${icon('i-coin')}${own.coins}</span><span data-at="supply:${seat}">${icon(`m-${own.colour}`)}${own.supply}</span></span>`,
    };
  }

  draw() {
    performance.mark('draw-begins');
    const had = this.root.contains(document.activeElement) ? document.activeElement : null;
    render(this.#template(), this.root);
    this.root.dataset.revision = String(this.shown?.revision ?? '');
    this.#keepFocus(had);
    performance.measure('draw', 'draw-begins');
  }

  /** Where the focus was when it went away for a moment. @type {string | undefined} */
  #lost;

  /** Choices go away while others act. Where the one with the focus comes back, the focus does too. */
  #keepFocus(/** @type {Element | null} */ had) {
    const choice = had?.getAttribute('data-choice');
    if (choice && document.activeElement === document.body) this.#lost = `[data-choice="${CSS.escape(choice)}"]${had?.hasAttribute('data-at') ? '[data-at]' : ':not([data-at])'}`;
    if (!this.#lost || this.playing || this.sending) return;
    const again = /** @type {HTMLElement | null} */ (this.root.querySelector(this.#lost));
    this.#lost = undefined;
    if (document.activeElement === document.body) again?.focus({ preventScroll: true });
  }

  #template() {
    if (this.info?.state === 'waiting') return waitingRoom(this);
    const scene = this.scene();
    if (!scene) return html`<main class="loading" aria-busy="true"><p>${this.link ? t('web-loading') : t('web-offline')}</p></main>`;
    if (scene.view.table.phase === 'over' && this.atEnd && !this.playing) return endScreen(this, scene);
    const secret = passDevice(this);
    if (secret) return secret;
    const narrow = NARROW.matches;
    const groups = this.#groups(scene);
    return html`<div class="table n${scene.view.table.city.length} p${scene.view.table.seats.length} ${scene.view.options.length ? 'asked' : ''}">
      ${topBar(scene, { tools: this.#tools() })}
      ${narrow ? nothing : vines()}
      <main class="mid"><div class="first">
        ${STACKED.matches ? strip(scene) : nothing}
        <div class="left">${persons(scene)}${forecast(scene)}${toCome(scene)}</div>
        <div class="boardwrap" @touchstart=${this.#touchStart} @touchend=${this.#touchEnd}>${board({ view: scene.view, words: scene.words, front: scene.front, choices: scene.choices, preview: scene.preview, narrow })}
          ${narrow && this.front !== undefined && scene.view.seat !== null && this.front !== scene.view.table.seats[scene.view.seat].borough ? html`<button class="btn home-b" data-action="front">${icon('u-undo')}${t('web-own-borough')}</button>` : nothing}</div>
        ${dock(scene)}</div>
        <div class="right">${narrow ? nothing : players(scene)}${coach(scene)}${log(groups, scene, this.seen)}</div>
      </main>
      ${this.playing || this.paused ? this.#pace() : nothing}${this.#takeBack()}
      <p class="vh" role="status" aria-live="polite">${this.#spoken(groups, scene)}</p></div>`;
  }

  /** @type {{ key: string, groups: import('./log.js').Group[] }} */
  #log = { key: '', groups: [] };

  /** The log is written anew only when something has happened, or another one listens. */
  #groups(/** @type {Scene} */ scene) {
    const key = [this.steps.length, this.steps.at(-1)?.revision, scene.view.seat, language(), this.names()].join(' ');
    if (this.#log.key !== key) this.#log = { key, groups: buildLog(this.steps, scene.words) };
    return this.#log.groups;
  }

  /** What a screen reader says: the newest line of the log, and then the question. */
  #spoken(/** @type {import('./log.js').Group[]} */ groups, /** @type {Scene} */ scene) {
    const last = groups[groups.length - 1]?.lines.at(-1)?.text ?? '';
    return scene.view.options.length ? `${last} ${scene.words.question().question}` : last;
  }

  #tools() {
    const tool = (/** @type {string} */ action, /** @type {string} */ id, /** @type {string} */ key) => html`<button class="tool" data-action=${action} aria-label=${t(key)} title=${t(key)}>${icon(id)}</button>`;
    return html`${tool('memory', 'u-eye', 'web-memory')}${tool('rules', 'u-book', 'web-rules')}${tool('sound', settings.sound ? 'u-sound' : 'u-mute', settings.sound ? 'web-sound-off' : 'web-sound-on')}${tool('menu', 'u-menu', 'web-menu')}`;
  }

  /** A bot plays in an own seat: it can be taken back at any time. */
  #takeBack() {
    const seat = this.info?.seats.find((it) => it.you && it.kind === 'bot');
    return seat ? html`<div class="pace"><button class="btn primary" data-action="take" data-value=${seat.seat}>${icon('u-undo')}${t('web-take-back')}</button></div>` : nothing;
  }

  #pace() {
    return html`<div class="pace" role="group" aria-label=${t('web-pace')}><button class="tool" data-action="pause" aria-label=${this.paused ? t('web-go-on') : t('web-pause')}>${icon(this.paused ? 'u-play' : 'u-pause')}</button><button class="tool" data-action="skip" aria-label=${t('web-skip')}>${icon('u-skip')}</button></div>`;
  }

  #start = { x: 0, y: 0 };
  #touchStart = (/** @type {TouchEvent} */ event) => { const [touch] = event.touches; this.#start = { x: touch.clientX, y: touch.clientY }; };
  #touchEnd = (/** @type {TouchEvent} */ event) => {
    const [touch] = event.changedTouches;
    const dx = touch.clientX - this.#start.x;
    if (!NARROW.matches || Math.abs(dx) < 60 || Math.abs(dx) < 2 * Math.abs(touch.clientY - this.#start.y)) return;
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

  /** A choice was clicked. A finger sees the preview first and taps again; a mouse has seen it already. */
  tap(/** @type {string} */ choice, /** @type {boolean} */ byTouch) {
    const view = this.view();
    if (!view || this.playing || this.sending || !view.options.includes(choice)) return;
    const draft = choice.startsWith('keep ');
    if (byTouch && !draft && this.picked !== choice && choice !== 'pass') {
      this.picked = choice;
      this.hover = undefined;
      this.draw();
      return;
    }
    this.choose(choice);
  }

  choose(/** @type {string} */ choice) {
    const view = this.view();
    if (!view || !this.shown) return;
    this.seen = Infinity;
    this.sending = this.socket.send({ type: 'choose', seat: view.seat, revision: this.shown.revision, choice, key: crypto.randomUUID?.() ?? String(Math.random()) });
    this.hover = undefined;
    this.picked = undefined;
    if (!this.sending) toast(t('web-offline'), 'error');
    this.draw();
  }

  /** A control of the table was used. True if it was one of ours. */
  async act(/** @type {string} */ action, /** @type {string} */ value) {
    const view = this.view();
    const own = { seat: view?.seat, revision: this.shown?.revision };
    switch (action) {
      case 'confirm': if (this.picked) this.choose(this.picked); break;
      case 'undo': this.sending = this.socket.send({ type: 'undo', ...own }); break;
      case 'restart': this.sending = this.socket.send({ type: 'restart-turn', ...own }); break;
      case 'front': this.front = value ? (Number(value) === this.front ? undefined : Number(value)) : undefined; break;
      case 'show': this.#showPlace(value); break;
      case 'pause': this.paused = !this.paused; if (!this.paused) this.#playQueue(); break;
      case 'skip': this.paused = false; this.skip(); break;
      case 'sound': change({ sound: !settings.sound }); break;
      case 'rules': (await import('./rules.js')).openRules(value || undefined); break;
      case 'memory': memory(this.scene()); break;
      case 'menu': tableMenu(this); break;
      case 'settings': openSettings(() => this.draw()); break;
      case 'hint': await this.#askHint(); break;
      case 'coach-off': case 'coach-toggle': change({ coach: action === 'coach-toggle' && !settings.coach }); document.querySelector('dialog')?.close(); break;
      case 'sit': case 'stand': await this.#seat(action, Number(value)); break;
      case 'start': await this.#begin(); break;
      case 'leave': if (view && confirm(t('web-leave-sure'))) { await this.#tell('leave', { seat: view.seat, level: 'regular' }); document.querySelector('dialog')?.close(); } break;
      case 'replace': await this.#tell('replace', { seat: Number(value), level: 'regular' }); document.querySelector('dialog')?.close(); break;
      case 'take': await this.#tell('take', { seat: Number(value) }); break;
      case 'copy': await navigator.clipboard.writeText(value); toast(t('web-copied')); break;
      case 'look': this.atEnd = false; break;
      case 'verdict': this.atEnd = true; break;
      case 'revealed': this.revealed = Number(value); break;
      case 'rematch': go(`/table/${tableOf(await api('POST', `/tables/${this.id}/rematch`, {})).id}`); break;
      default: return false;
    }
    this.draw();
    return true;
  }

  /** The own seat that was last shown to the one who holds the device. @type {number | undefined} */
  revealed;

  #showPlace(/** @type {string} */ at) {
    const [kind, seat] = at.split(':');
    const view = this.view();
    if (NARROW.matches && view && (kind === 'sector' || kind === 'harbour')) this.front = view.table.seats[Number(seat)].borough;
    if (NARROW.matches && kind === 'market') this.front = Number(seat.split('.')[0]);
    this.draw();
    point(at);
  }

  /** Tells the table something; the answer is how it now stands. */
  async #tell(/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) {
    this.info = tableOf(await api('POST', `/tables/${this.id}/${what}`, body));
  }

  async #seat(/** @type {string} */ action, /** @type {number} */ seat) {
    const stranger = person === undefined;
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
