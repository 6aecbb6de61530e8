// @ts-check
// Replay: a finished game step by step, forward and back, from each seat's eyes or with everything open; the address names the step.

import { html, nothing, render } from './vendor/lit-html/index.js';
import { point, show } from './animate.js';
import { board } from './board.js';
import { forgetPlacements } from './borough.js';
import { cards } from './dock.js';
import { loadFinished } from './finished.js';
import { NEWEST, buildLog } from './log.js';
import { ServerError } from './net.js';
import { complain, copy } from './notice.js';
import { forecast, log, persons, players, toCome, tool, topBar } from './panels.js';
import { icon } from './pieces.js';
import { stillScene } from './scene.js';
import { settings } from './settings.js';
import { labelled, t } from './text.js';
import { vines } from './vines.js';
import { NARROW } from './widths.js';
import { Words } from './words.js';
import { Zoom } from './zoom.js';

/** @typedef {import('./finished.js').FinishedGame} FinishedGame */
/** @typedef {import('./scene.js').Scene} Scene */

/** Milliseconds between two steps of a game that plays by itself. */
const BETWEEN_STEPS = 1100;

export default class ReplayScreen {
  /** @type {FinishedGame | undefined} */ game;
  /** The step that is shown: 0 is the deal, k is the game after k choices. */ step = 0;
  /** @type {import('./finished.js').Eyes} */ eyes = null;
  /** What is drawn if there is no such game. @type {typeof import('./lost.js').lost | undefined} */ lost;
  timer = 0;
  zoom = new Zoom(() => this.draw());

  constructor(/** @type {HTMLElement} */ root, /** @type {string} */ id) {
    this.id = id;
    this.root = root;
    this.layer = document.createElement('div');
    this.layer.className = 'fly-layer';
    document.body.append(this.layer);
    document.title = `${t('web-replay')} · Notre Dame`;
    this.draw();
    this.#load().catch(async (error) => {
      if (!(error instanceof ServerError) || error.status !== 404) complain(error);
      else this.lost = (await import('./lost.js')).lost;
      this.draw();
    });
  }

  close() {
    clearInterval(this.timer);
    this.layer.remove();
    document.title = 'Notre Dame';
  }

  async #load() {
    const query = new URLSearchParams(location.search);
    const game = await loadFinished(this.id);
    await document.fonts.ready;
    forgetPlacements();
    this.game = game;
    this.#see(query.get('seat'));
    this.to(Number(query.get('step')));
  }

  /** Looks through a seat's eyes, or, if it is none, at everything. */
  #see(/** @type {string | null} */ seat) {
    this.eyes = seat && this.game?.names[Number(seat)] !== undefined ? Number(seat) : null;
  }

  /** Goes to a step. */
  to(/** @type {number} */ wanted) {
    if (!this.game) return;
    const before = this.step;
    this.step = this.game.within(wanted);
    if (this.step === this.game.last) this.#stop();
    const eyes = this.eyes === null ? '' : `&seat=${this.eyes}`;
    history.replaceState(null, '', `/replay/${this.id}?step=${this.step}${eyes}`);
    this.draw();
    if (this.step !== before + 1) return;
    const { table, events } = this.game.step(this.step);
    const front = this.eyes === null ? 0 : table.seats[this.eyes].borough;
    show(this.layer, events, {
      front,
      boroughs: table.city.length,
      colours: table.seats.map((it) => it.colour),
    });
  }

  /** Plays on by itself, from the beginning if it is over. */
  #play() {
    if (this.step === this.game?.last) this.to(0);
    this.timer = window.setInterval(() => this.to(this.step + 1), BETWEEN_STEPS / (settings.speed || 1));
  }

  #stop() {
    clearInterval(this.timer);
    this.timer = 0;
  }

  /** A key was pressed: arrows step, the rest may look closer. */
  key(/** @type {string} */ key) {
    if (key === 'ArrowRight') this.to(this.step + 1);
    else if (key === 'ArrowLeft') this.to(this.step - 1);
    else return !key.startsWith('Arrow') && this.zoom.key(key);
    return true;
  }

  async act(/** @type {string} */ action, /** @type {string} */ value) {
    switch (action) {
      case 'step':
        this.to(Number(value));
        return true;
      case 'play':
        if (this.timer) this.#stop();
        else this.#play();
        this.draw();
        return true;
      case 'copy':
        await copy(location.href);
        return true;
      case 'show':
        point(value);
        return true;
      default:
        return this.zoom.act(action);
    }
  }

  /** What was done at this step, in a sentence. */
  #caption(/** @type {FinishedGame} */ game, /** @type {Words} */ words) {
    const { seat, choice, events } = game.step(this.step);
    if (seat === null || choice === null) return t('web-step-start');
    // The log leaves out what is kept in the draft, since at the table nobody sees it.
    const kept = events.find((e) => e.event === 'kept');
    if (kept) return words.sentence(kept);
    const [line] = buildLog(game.toldOf(this.step), words).flatMap((group) => group.lines);
    // An answer that only leads to the next question is told as it was given.
    const asked = () => new Words(game.view(this.step - 1, seat), game.names);
    return line?.text ?? labelled(words.name(seat), asked().choice(choice));
  }

  draw() {
    const { game, step, eyes } = this;
    if (!game && this.lost) {
      render(this.lost('replay'), this.root);
      return;
    }
    if (!game) {
      render(html`<main class="loading" aria-busy="true"><p>${t('web-loading')}</p></main>`, this.root);
      return;
    }
    const scene = stillScene(game.view(step, eyes), game.names);
    if (eyes === null) scene.hands = game.hands(step);
    const { city, seats } = scene.view.table;
    const tools = [tool('copy', 'u-link', 'web-copy-step'), tool('settings', 'u-gear', 'web-settings')];
    const drawn = board({ ...scene, narrow: false, zoom: this.zoom });
    render(
      html`<div class="table replay n${city.length} p${seats.length}" data-step=${step}>
        ${topBar(scene, { tools })} ${NARROW.matches ? nothing : vines()}
        <main class="mid">
          <div class="first">
            <div class="left">${persons(scene)}${forecast(scene)}${toCome(scene)}</div>
            ${this.zoom.frame([drawn, this.zoom.controls()])} ${this.#dock(game, scene)}
          </div>
          <div class="right">
            ${players(scene)}${log(buildLog(game.told(step), scene.words, NEWEST), scene)}
          </div>
        </main>
      </div>`,
      this.root,
    );
  }

  /** What was done, the controls, and the hand of the seat through whose eyes one looks. */
  #dock(/** @type {FinishedGame} */ game, /** @type {Scene} */ scene) {
    const { step } = this;
    const where = t('web-step', { step, of: game.last });
    return html`<section class="dock" aria-label=${t('web-replay')}>
      <div class="prompt">
        <h2>${where}</h2>
        <p class="caption">${this.#caption(game, scene.words)}</p>
      </div>
      ${this.eyes === null ? nothing : cards(scene)}
      <div class="player-c">${this.#buttons(game)}${this.#seenBy(game)}</div>
      <label class="vh" for="scrub">${where}</label
      ><input
        id="scrub"
        class="scrub"
        type="range"
        min="0"
        max=${game.last}
        .value=${String(step)}
        @change=${(/** @type {Event} */ e) => this.to(Number(/** @type {HTMLInputElement} */ (e.target).value))}
      />
      <div class="rounds" role="group" aria-label=${t('web-jump-round')}>
        ${game.rounds().map(({ round, at }) => this.#round(round, at, scene.view.table.round))}
      </div>
    </section>`;
  }

  #buttons(/** @type {FinishedGame} */ game) {
    const { step, timer } = this;
    return html`<button
        class="btn"
        data-action="step"
        data-value=${step - 1}
        ?disabled=${step === 0}
        aria-label=${t('web-back')}
      >
        ${icon('u-left')}</button
      ><button class="btn primary" data-action="play" aria-label=${timer ? t('web-pause') : t('web-go-on')}>
        ${icon(timer ? 'u-pause' : 'u-play')}</button
      ><button
        class="btn"
        data-action="step"
        data-value=${step + 1}
        ?disabled=${step === game.last}
        aria-label=${t('web-forward')}
        data-testid="forward"
      >
        ${icon('u-next')}
      </button>`;
  }

  #seenBy(/** @type {FinishedGame} */ game) {
    const look = (/** @type {Event} */ e) => {
      this.#see(/** @type {HTMLSelectElement} */ (e.target).value);
      this.to(this.step);
    };
    const option = (/** @type {string} */ value, /** @type {string} */ name) =>
      html`<option value=${value} ?selected=${value === String(this.eyes ?? '')}>${name}</option>`;
    return html`<label class="vh" for="eyes">${t('web-eyes')}</label
      ><select id="eyes" @change=${look}>
        ${option('', t('web-eyes-open'))}${game.names.map((name, seat) => option(String(seat), name))}
      </select>`;
  }

  #round(/** @type {number} */ round, /** @type {number} */ at, /** @type {number} */ now) {
    return html`<button
      class="btn ${round === now ? 'on' : ''}"
      data-action="step"
      data-value=${at}
      aria-label=${t('web-round', { round })}
    >
      ${round}
    </button>`;
  }
}
