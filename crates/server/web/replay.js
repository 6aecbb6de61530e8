// @ts-check
// Replay: a finished game step by step, forward and back, from each seat's eyes or as a spectator; the address names the step.

import { html, nothing, render } from './vendor/lit-html/index.js';
import { NO_PREVIEW, board, forgetPlacements } from './board.js';
import { forecast, log, persons, players, toCome, topBar } from './panels.js';
import { NEWEST, buildLog } from './log.js';
import { Words } from './words.js';
import { icon } from './pieces.js';
import { api } from './net.js';
import { point, show } from './animate.js';
import { Zoom } from './zoom.js';
import { settings } from './settings.js';
import { copy, inWords, toast } from './main.js';
import { t } from './text.js';
import { vines } from './vines.js';

const NARROW = matchMedia('(max-width: 43.6875em), (max-height: 30em)');

export class ReplayScreen {
  /** @type {{ names: string[], steps: { ply: number, seat: number, choice: string, round: number, events: import('./types.js').GameEvent[] }[] } | undefined} */ game;
  /** @type {import('./types.js').View | undefined} */ view;
  /** The hands, where everything is open. @type {import('./types.js').Card[][]} */ hands = [];
  step = 0;
  eyes = 'open';
  timer = 0;
  zoom = new Zoom(() => this.draw());
  /** @type {string} */ base;

  constructor(/** @type {string} */ id, /** @type {HTMLElement} */ root) {
    this.id = id;
    this.root = root;
    this.base = '';
    this.layer = document.createElement('div');
    this.layer.className = 'fly-layer';
    document.body.append(this.layer);
    const query = new URLSearchParams(location.search);
    this.step = Number(query.get('step') ?? 0);
    this.eyes = query.get('seat') ?? 'open';
    document.title = `${t('web-replay')} · Notre Dame`;
    this.keys = (/** @type {KeyboardEvent} */ e) => {
      if (e.key === 'ArrowRight') this.to(this.step + 1);
      if (e.key === 'ArrowLeft') this.to(this.step - 1);
    };
    document.addEventListener('keydown', this.keys);
    this.draw();
    this.#load();
  }

  close() {
    clearInterval(this.timer);
    this.layer.remove();
    document.removeEventListener('keydown', this.keys);
    document.title = 'Notre Dame';
  }

  async #load() {
    for (const base of [`/tables/${this.id}/replay`, `/replays/${this.id}`]) {
      try {
        this.game = await api('GET', base);
        this.base = base;
        break;
      } catch (error) {
        if (base.startsWith('/replays')) toast(inWords(error), 'error');
      }
    }
    await document.fonts.ready;
    forgetPlacements();
    await this.to(this.step);
  }

  /** Goes to a step. */
  async to(/** @type {number} */ step) {
    if (!this.game) return;
    const wanted = Math.max(0, Math.min(step, this.game.steps.length));
    const before = this.step;
    try {
      const look = (/** @type {string | number} */ seat) => api('GET', `${this.base}/${wanted}?seat=${seat}`);
      // With everything open, each seat's own view tells its hand.
      const [view, ...others] = await Promise.all([
        look(this.eyes),
        ...(this.eyes === 'open' ? this.game.names.map((_, seat) => look(seat)) : []),
      ]);
      this.view = view;
      this.hands = others.map((it) => it.own?.hand ?? it.own?.draft?.cards ?? []);
    } catch (error) {
      toast(inWords(error), 'error');
      return;
    }
    this.step = wanted;
    history.replaceState(
      null,
      '',
      `/replay/${this.id}?step=${wanted}${this.eyes === 'open' ? '' : `&seat=${this.eyes}`}`,
    );
    this.draw();
    if (wanted === before + 1 && this.view) {
      show(this.layer, this.game.steps[wanted - 1].events, {
        front: this.#front(),
        boroughs: this.view.table.city.length,
        colours: this.view.table.seats.map((it) => it.colour),
      });
    }
  }

  #front() {
    return this.view?.seat === null || this.view?.seat === undefined
      ? 0
      : this.view.table.seats[this.view.seat].borough;
  }

  /** A key was pressed: arrows step, the rest may look closer. */
  key(/** @type {string} */ key) {
    return !key.startsWith('Arrow') && this.zoom.key(key);
  }

  async act(/** @type {string} */ action, /** @type {string} */ value) {
    switch (action) {
      case 'step':
        await this.to(Number(value));
        return true;
      case 'play':
        if (this.timer) {
          clearInterval(this.timer);
          this.timer = 0;
        } else {
          this.timer = window.setInterval(
            () => {
              if (this.step >= (this.game?.steps.length ?? 0)) {
                clearInterval(this.timer);
                this.timer = 0;
                this.draw();
              } else this.to(this.step + 1);
            },
            1100 / (settings.speed || 1),
          );
        }
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

  draw() {
    const { game, view } = this;
    if (!game || !view) {
      render(html`<main class="loading" aria-busy="true"><p>${t('web-loading')}</p></main>`, this.root);
      return;
    }
    const words = new Words(view, game.names);
    const quiet = { ...view, options: [] };
    /** @type {import('./table.js').Scene} */
    const scene = {
      view: quiet,
      info: undefined,
      words,
      choices: new Map(),
      preview: NO_PREVIEW,
      hover: undefined,
      picked: undefined,
      gains: () => undefined,
      told: () => '',
      isFinal: () => false,
      undo: { undo: false, restart: false },
      front: this.#front(),
      link: true,
      canHint: false,
      hints: undefined,
      stock: nothing,
      hands: this.hands,
    };
    const steps = game.steps
      .slice(0, this.step)
      .map((it) => ({ revision: it.ply, seat: it.seat, choice: it.choice, events: it.events }));
    const rounds = [...new Set(game.steps.map((it) => it.round))];
    const last = game.steps[this.step - 1];
    const happened = last
      ? (buildLog([{ revision: last.ply, seat: last.seat, events: last.events }], words).flatMap((group) =>
          group.lines.map((line) => line.text),
        )[0] ?? '')
      : '';
    const narrow = NARROW.matches;
    render(
      html`<div class="table replay n${view.table.city.length} p${view.table.seats.length}">
        ${topBar(scene, { tools: html`<button class="tool" data-action="copy" aria-label=${t('web-copy-step')} title=${t('web-copy-step')}>${icon('u-link')}</button><button class="tool" data-action="settings" aria-label=${t('web-settings')}>${icon('u-gear')}</button>` })}
        ${narrow ? nothing : vines()}
        <main class="mid">
          <div class="first">
            <div class="left">${persons(scene)}${forecast(scene)}${toCome(scene)}</div>
            <div
              class="boardwrap ${this.zoom.active ? 'zoomed' : ''}"
              @wheel=${this.zoom.wheel}
              @pointerdown=${this.zoom.down}
              @pointermove=${this.zoom.movePointer}
              @pointerup=${this.zoom.up}
              @pointercancel=${this.zoom.up}
              @click=${this.zoom.click}
            >
              ${board({ view: quiet, words, front: scene.front, choices: scene.choices, preview: NO_PREVIEW, narrow: false, zoom: this.zoom })}${this.zoom.controls()}
            </div>
            <section class="dock" aria-label=${t('web-replay')}>
              <div class="prompt">
                <h2>${t('web-step', { step: this.step, of: game.steps.length })}</h2>
                <p>${last ? happened || words.name(last.seat) : t('web-step-start')}</p>
              </div>
              <div class="player-c">
                <button
                  class="btn"
                  data-action="step"
                  data-value=${this.step - 1}
                  ?disabled=${this.step === 0}
                  aria-label=${t('web-back')}
                >
                  ${icon('u-left')}</button
                ><button
                  class="btn primary"
                  data-action="play"
                  aria-label=${this.timer ? t('web-pause') : t('web-go-on')}
                >
                  ${icon(this.timer ? 'u-pause' : 'u-play')}</button
                ><button
                  class="btn"
                  data-action="step"
                  data-value=${this.step + 1}
                  ?disabled=${this.step === game.steps.length}
                  aria-label=${t('web-forward')}
                  data-testid="forward"
                >
                  ${icon('u-next')}
                </button>
                <label class="vh" for="eyes">${t('web-eyes')}</label
                ><select
                  id="eyes"
                  @change=${(/** @type {Event} */ e) => {
                    this.eyes = /** @type {HTMLSelectElement} */ (e.target).value;
                    this.to(this.step);
                  }}
                >
                  <option value="open" ?selected=${this.eyes === 'open'}>${t('web-eyes-open')}</option>
                  ${game.names.map((name, seat) => html`<option value=${seat} ?selected=${this.eyes === String(seat)}>${name}</option>`)}
                </select>
              </div>
              <label class="vh" for="scrub"
                >${t('web-step', { step: this.step, of: game.steps.length })}</label
              ><input
                id="scrub"
                class="scrub"
                type="range"
                min="0"
                max=${game.steps.length}
                .value=${String(this.step)}
                @change=${(/** @type {Event} */ e) => this.to(Number(/** @type {HTMLInputElement} */ (e.target).value))}
              />
              <div class="rounds" role="group" aria-label=${t('web-jump-round')}>
                ${rounds.map((round) => html`<button class="btn ${view.table.round === round ? 'on' : ''}" data-action="step" data-value=${game.steps.findIndex((it) => it.round === round)} aria-label=${t('web-round', { round })}>${round}</button>`)}
              </div>
            </section>
          </div>
          <div class="right">${players(scene)}${log(buildLog(steps, words, NEWEST), scene)}</div>
        </main>
      </div>`,
      this.root,
    );
  }
}
