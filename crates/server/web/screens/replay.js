// @ts-check
// Replay: a finished game step by step, forward and back, as seen by a seat or with all cards visible; the address has the step.

import { html, nothing, render } from '../vendor/lit-html/index.js';
import { point, show } from '../table/story/animate.js';
import { board } from '../board/board.js';
import { afterwards } from '../text/replay-caption.js';
import { css } from '../drawing/css-directive.js';
import { cards } from '../table/parts/dock.js';
import { momentIcon } from '../model/statistics.js';
import { loadFinished } from '../net/finished-game.js';
import { NEWEST, buildLog } from '../text/log.js';
import { ServerError } from '../net/api.js';
import { complain, copy } from '../app/notice.js';
import { players } from '../table/parts/players.js';
import { log } from '../table/parts/log-panel.js';
import { tool, topBar } from '../table/parts/top-bar.js';
import { forecast, persons, toCome } from '../table/parts/persons.js';
import { icon } from '../drawing/pieces.js';
import { here, stay } from '../app/route.js';
import { stillScene } from '../table/parts/scene.js';
import { forgetPlacements } from '../board/placement-cache.js';
import { labelled, t } from '../text/fluent.js';
import { vines } from '../drawing/ornament.js';
import { NARROW, STACKED, watchWidths } from '../app/breakpoints.js';
import { Words } from '../text/narration.js';
import { Zoom } from '../board/zoom.js';

/** @typedef {import('../net/finished-game.js').FinishedGame} FinishedGame */
/** @typedef {import('../table/parts/scene.js').Scene} Scene */

/** Milliseconds between two steps of a game that plays by itself. */
const BETWEEN_STEPS = 1100;
const SPEEDS = [0.5, 1, 2];
/** How many moments are shown. */
const MOMENTS = 6;

export default class ReplayScreen {
  /** @type {FinishedGame | undefined} */ game;
  /** The step that is shown: 0 is the deal, k is the game after k choices. */ step = 0;
  /** @type {import('../net/finished-game.js').Eyes} */ eyes = null;
  /** What is drawn if there is no such game. @type {typeof import('../app/not-found.js').lost | undefined} */ lost;
  /** @type {import('../model/statistics.js').Statistics['moments']} */ moments = [];
  speed = 1;
  timer = 0;
  zoom = new Zoom(() => this.draw());

  constructor(/** @type {HTMLElement} */ root, /** @type {string} */ id) {
    this.id = id;
    this.root = root;
    this.layer = document.createElement('div');
    this.layer.className = 'fly-layer';
    document.body.append(this.layer);
    this.unwatch = watchWidths(() => this.draw());
    document.title = `${t('web-replay')} · Notre Dame`;
    this.draw();
    this.#load().catch(async (error) => {
      if (!(error instanceof ServerError) || error.status !== 404) complain(error);
      else this.lost = (await import('../app/not-found.js')).lost;
      this.draw();
    });
  }

  close() {
    clearInterval(this.timer);
    this.unwatch();
    this.layer.remove();
    document.title = 'Notre Dame';
  }

  async #load() {
    const { query } = here();
    const game = await loadFinished(this.id);
    await document.fonts.ready;
    forgetPlacements();
    this.game = game;
    this.moments = game.moments();
    this.#see(query.get('seat'));
    // A moment is named by its rank, from the greatest on.
    const moment = query.has('moment') ? this.moments[Number(query.get('moment'))] : undefined;
    this.to(moment?.at ?? Number(query.get('step')));
  }

  /** Shows a seat's view, or, without a seat, everything. */
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
    stay(`/replay/${this.id}?step=${this.step}${eyes}`);
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
    this.timer = window.setInterval(() => this.to(this.step + 1), BETWEEN_STEPS / this.speed);
  }

  #stop() {
    clearInterval(this.timer);
    this.timer = 0;
  }

  /** A key was pressed: arrows step, page keys go by turns, digits by rounds, space plays; the rest may look closer. */
  key(/** @type {string} */ key) {
    const { game, step } = this;
    if (!game) return false;
    const round = game.rounds().find((it) => String(it.round) === key);
    /** @type {Record<string, number>} */
    const steps = {
      ArrowRight: step + 1,
      ArrowLeft: step - 1,
      PageUp: game.turn(step, -1),
      PageDown: game.turn(step, 1),
      Home: 0,
      End: game.last,
    };
    const to = steps[key] ?? round?.at;
    // A button that has the focus is pressed by space.
    const free = !document.activeElement?.matches('button, a, summary');
    if (to !== undefined) this.to(to);
    else if (key === ' ' && free) this.act('play', '');
    else return !key.startsWith('Arrow') && this.zoom.key(key);
    return true;
  }

  /** The rules of this game. */
  rules = () => this.game?.step(0).table.rules;

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
      case 'speed':
        this.speed = Number(value);
        if (this.timer) {
          this.#stop();
          this.#play();
        }
        this.draw();
        return true;
      case 'eyes':
        this.#see(value);
        this.to(this.step);
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
    const told = log(buildLog(game.told(step), scene.words, NEWEST), scene);
    render(
      html`<div class="table replay n${city.length} p${seats.length}" data-step=${step}>
        ${topBar(scene, { tools })} ${NARROW.matches ? nothing : vines()}
        <main class="mid">
          <div class="first">
            <div class="left">${persons(scene)}${forecast(scene)}${toCome(scene)}</div>
            ${this.zoom.frame([drawn, this.zoom.controls()])} ${this.#dock(game, scene)}
          </div>
          <div class="right">
            ${players(scene)}${step === game.last ? this.#moments(scene) : nothing}${told}
          </div>
        </main>
      </div>`,
      this.root,
    );
  }

  /** What was done, the controls, and the hand of the seat whose view is shown. */
  #dock(/** @type {FinishedGame} */ game, /** @type {Scene} */ scene) {
    const { step } = this;
    const where = t('web-step', { step, of: game.last });
    const said = afterwards(game.step(step).events, scene.words);
    // Where the controls stand below, they stay where they are.
    const came = said.length
      ? html`<ul class="came">
          ${said.map((it) => html`<li>${it}</li>`)}
        </ul>`
      : nothing;
    return html`<section class="dock" aria-label=${t('web-replay')}>
      <div class="prompt">
        <h2>${where}</h2>
        <p class="caption">${this.#caption(game, scene.words)}</p>
        ${STACKED.matches ? nothing : came}
      </div>
      ${this.eyes === null ? nothing : cards(scene)}
      ${STACKED.matches ? scores(scene) : nothing}${this.#bar(game, scene, where)}
      <div class="player-c" role="group" aria-label=${t('web-replay')}>${this.#buttons(game)}</div>
      <div class="player-c">${this.#speeds()}${this.#seenBy(game)}</div>
      ${STACKED.matches ? came : nothing}
    </section>`;
  }

  /** The whole game: a block for each round, as long as it took, with signs where something great happened. */
  #bar(/** @type {FinishedGame} */ game, /** @type {Scene} */ scene, /** @type {string} */ where) {
    const { step } = this;
    const rounds = game.rounds();
    const moments = this.moments.slice(0, MOMENTS);
    return html`<div class="bar-t">
      <div class="signs" aria-hidden="true">
        ${moments.map(
          (it) =>
            html`<span ${css({ '--at': (it.at ?? 0) / game.last })}>${icon(momentIcon(it.source))}</span>`,
        )}
      </div>
      <label class="vh" for="scrub">${where}</label
      ><input
        id="scrub"
        class="scrub"
        type="range"
        min="0"
        max=${game.last}
        .value=${String(step)}
        @input=${(/** @type {Event} */ e) => this.to(Number(/** @type {HTMLInputElement} */ (e.target).value))}
      />
      <div class="rounds" role="group" aria-label=${t('web-jump-round')}>
        ${rounds.map(({ round, at }, k) =>
          this.#round(round, at, (rounds[k + 1]?.at ?? game.last + 1) - at, scene.view.table.round),
        )}
      </div>
    </div>`;
  }

  #buttons(/** @type {FinishedGame} */ game) {
    const { step, timer } = this;
    const button = (
      /** @type {number} */ to,
      /** @type {string} */ id,
      /** @type {string} */ key,
      /** @type {string} */ test,
    ) =>
      html`<button
        class="btn"
        data-action="step"
        data-value=${to}
        ?disabled=${to === step}
        aria-label=${t(key)}
        title=${t(key)}
        data-testid=${test}
      >
        ${icon(id)}
      </button>`;
    return html`${button(0, 'u-first', 'web-to-start', 'first')}${button(
        game.turn(step, -1),
        'u-rewind',
        'web-turn-back',
        'turn-back',
      )}${button(Math.max(0, step - 1), 'u-left', 'web-back', 'back')}<button
        class="btn primary"
        data-action="play"
        aria-label=${timer ? t('web-pause') : t('web-go-on')}
      >
        ${icon(timer ? 'u-pause' : 'u-play')}</button
      >${button(Math.min(game.last, step + 1), 'u-next', 'web-forward', 'forward')}${button(
        game.turn(step, 1),
        'u-skip',
        'web-turn-on',
        'turn-on',
      )}${button(game.last, 'u-last', 'web-to-end', 'last')}`;
  }

  #speeds() {
    return html`<span class="seg" role="group" aria-label=${t('web-pace')}
      >${SPEEDS.map(
        (speed) =>
          html`<button data-action="speed" data-value=${speed} aria-pressed=${speed === this.speed}>
            <span>${speed === 0.5 ? '½' : speed}×</span>
          </button>`,
      )}</span
    >`;
  }

  /** Whose view: everyone's, or a seat's. */
  #seenBy(/** @type {FinishedGame} */ game) {
    const button = (
      /** @type {number | null} */ eyes,
      /** @type {string} */ id,
      /** @type {string} */ name,
    ) =>
      html`<button
        data-action="eyes"
        data-value=${eyes ?? ''}
        aria-pressed=${eyes === this.eyes}
        aria-label=${name}
        title=${name}
      >
        <span>${icon(id)}</span>
      </button>`;
    return html`<span class="seg eyes-by" role="group" aria-label=${t('web-eyes')}
      >${button(null, 'u-eye', t('web-eyes-open'))}${game.names.map((name, seat) =>
        button(seat, `m-${game.replay.colours[seat]}`, name),
      )}</span
    >`;
  }

  #round(
    /** @type {number} */ round,
    /** @type {number} */ at,
    /** @type {number} */ steps,
    /** @type {number} */ now,
  ) {
    return html`<button
      class="btn ${round === now ? 'on' : ''}"
      data-action="step"
      data-value=${at}
      aria-label=${t('web-round', { round })}
      ${css({ '--steps': steps })}
    >
      ${round}
    </button>`;
  }

  /** The greatest moments, at the end. */
  #moments(/** @type {Scene} */ { words }) {
    return html`<section class="pan moments">
      <h2>${t('web-moments')}</h2>
      <ul>
        ${this.moments.slice(0, MOMENTS).map(
          (it) =>
            html`<li>
              <button data-action="step" data-value=${it.at ?? 0} data-testid="moment">
                ${icon(momentIcon(it.source))}<span
                  ><b
                    >${t('web-moment-line', { player: words.name(it.seat), source: words.source(it.source).text })}</b
                  ><small>${t('web-round', { round: it.round })}</small></span
                ><em>${it.points > 0 ? '+' : '−'}${Math.abs(it.points)}</em>
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}

/** Everyone's points, where the list of players is not visible. */
const scores = (/** @type {Scene} */ { view, words }) =>
  html`<ul class="scores" aria-label=${t('web-players')}>
    ${view.table.seats.map(
      (it, seat) =>
        html`<li title=${words.name(seat)}>
          ${icon(`m-${it.colour}`)}<span class="vh">${words.name(seat)}</span>${view.prestige[seat]}
        </li>`,
    )}
  </ul>`;
