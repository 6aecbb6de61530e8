// @ts-check
// The home page: play at once, make or join a table, go on with one's own, look at finished games.

import { html, nothing, render } from './vendor/lit-html/index.js';
import { icon, logo } from './pieces.js';
import { bigRose } from './rose.js';
import { LANGUAGES, language, listOf, t } from './text.js';
import { change, ownName } from './settings.js';
import { ServerError, addressOf, api, createTable } from './net.js';
import { go, speak } from './frame.js';
import { complain } from './notice.js';
import { ensurePerson, person, whoAmI } from './person.js';

/** @typedef {import('./types.js').TableInfo} TableInfo */

export default class HomeScreen {
  /** @type {TableInfo[]} */ mine = [];
  /** @type {TableInfo[]} */ open = [];
  /** @type {TableInfo[]} */ finished = [];
  /** Whether it is known who is here. */
  met = false;
  busy = false;
  loaded = false;

  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    document.title = 'Notre Dame';
    whoAmI().then(() => {
      this.met = true;
      this.draw();
      this.#load();
    });
    this.timer = window.setInterval(() => {
      if (!document.hidden) this.#load();
    }, 10_000);
  }

  close() {
    clearInterval(this.timer);
  }

  async #load() {
    const list = async (/** @type {string} */ which) => {
      try {
        return /** @type {TableInfo[]} */ ((await api('GET', `/tables?list=${which}`)).tables);
      } catch {
        return [];
      }
    };
    [this.mine, this.open, this.finished] = await Promise.all([
      person ? list('mine') : [],
      list('open'),
      person ? list('finished') : [],
    ]);
    this.loaded = true;
    this.draw();
  }

  /** Name and language at the first visit: both can be left as they are. */
  #introduction() {
    if (person) return nothing;
    const name = (/** @type {Event} */ event) =>
      change({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() });
    return html`<div class="intro">
      <label
        ><span>${t('web-play-as')}</span
        ><input
          name="name"
          maxlength="24"
          autocomplete="nickname"
          .value=${ownName()}
          @change=${name}
          data-testid="own-name"
      /></label>
      <label
        ><span>${t('web-language')}</span
        ><select
          @change=${(/** @type {Event} */ event) => speak(/** @type {HTMLSelectElement} */ (event.target).value)}
          data-testid="language"
        >
          ${Object.entries(LANGUAGES).map(
            ([tag, own]) =>
              html`<option value=${tag} lang=${tag} ?selected=${tag === language()}>${own}</option>`,
          )}
        </select></label
      >
    </div>`;
  }

  async #playNow() {
    if (this.busy) return;
    this.busy = true;
    try {
      await ensurePerson();
      const bot = { kind: 'bot', level: 'regular' };
      const table = await createTable({
        seats: [{ kind: 'me' }, bot, bot, bot],
        rules: {},
        public: false,
        hints: true,
      });
      go(`/table/${table.id}`);
    } finally {
      this.busy = false;
    }
  }

  async #join(/** @type {string} */ text) {
    const word = text.trim();
    if (word) go(await addressOf(word));
  }

  async #watch(/** @type {HTMLInputElement} */ input) {
    const file = input.files?.[0];
    if (!file) return;
    const answer = await fetch('/api/records', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: await file.text(),
    });
    const data = await answer.json();
    if (!answer.ok)
      complain(new ServerError(data.error?.code ?? 'internal', data.error?.message ?? '', answer.status));
    else go(`/replay/${data.id}`);
  }

  async act(/** @type {string} */ action, /** @type {string} */ value) {
    switch (action) {
      case 'play':
        await this.#playNow();
        return true;
      case 'sit': {
        await ensurePerson();
        const table = this.open.find((it) => it.id === value);
        const free = table?.seats.find((seat) => seat.kind === 'open');
        if (free) await api('POST', `/tables/${value}/sit`, { seat: free.seat });
        go(`/table/${value}`);
        return true;
      }
      case 'open':
        go(value);
        return true;
      case 'record':
        /** @type {HTMLInputElement | null} */ (document.getElementById('record-file'))?.click();
        return true;
      default:
        return false;
    }
  }

  #row(/** @type {TableInfo} */ table, /** @type {'mine' | 'open' | 'finished'} */ list) {
    const you = table.seats.find((seat) => seat.you);
    const hot =
      list === 'mine' && table.state === 'playing' && you !== undefined && table.waiting.includes(you.seat);
    const others = table.seats.filter((seat) => !seat.you && seat.name).map((seat) => seat.name ?? '');
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    const title =
      list === 'finished'
        ? t('web-finished-table', { n: table.seats.length })
        : table.state === 'archived'
          ? t('web-archived')
          : table.state === 'waiting'
            ? t('web-table-waiting', { n: table.seats.length - free, of: table.seats.length })
            : hot
              ? t('web-table-your-turn')
              : t('web-table-waiting-for', {
                  players: listOf(table.waiting.map((seat) => table.seats[seat]?.name ?? '').filter(Boolean)),
                });
    return html`<li class=${hot ? 'hot' : ''}>
      <span class="tms"
        >${table.seats.map((seat) => (seat.kind === 'open' ? html`<span class="free"></span>` : icon(`m-${seat.colour}`)))}</span
      ><span class="tt"
        ><b>${title}</b
        ><small
          >${
            others.length ? t('web-with', { players: listOf(others) }) : ''
          }${table.rules?.new_persons ? ` · ${t('option-new-persons')}` : ''}</small
        ></span
      >
      ${
        list === 'open'
          ? html`<button class="btn" data-action="sit" data-value=${table.id}>${t('web-sit')}</button>`
          : html`<a
              class="btn ${hot ? 'primary' : ''}"
              href=${list === 'finished' ? `/replay/${table.id}` : `/table/${table.id}`}
              data-link
              >${list === 'finished' ? t('web-replay') : hot ? t('web-continue') : t('web-look-in')}</a
            >`
      }
    </li>`;
  }

  #list(
    /** @type {string} */ title,
    /** @type {TableInfo[]} */ tables,
    /** @type {'mine' | 'open' | 'finished'} */ list,
  ) {
    return tables.length
      ? html`<section>
          <h2>${title}</h2>
          <ul>
            ${tables.slice(0, 4).map((table) => this.#row(table, list))}
          </ul>
        </section>`
      : nothing;
  }

  draw() {
    // A newcomer is asked for a name, another is not: the page waits until it knows, and then nothing on it has to move.
    if (!this.met) return;
    const submit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      try {
        await this.#join(
          String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code') ?? ''),
        );
      } catch (error) {
        complain(error);
      }
    };
    render(
      html`<div class="home">
        <header class="htop">
          <a class="mark" href="/" data-link>${logo()}<span>Notre Dame</span></a>
          <nav>
            <a href="/rules" data-link>${t('web-rules')}</a
            ><button class="chip" data-action="settings">
              ${icon('u-gear')}<span>${person?.name ?? LANGUAGES[language()]}</span>
            </button>
          </nav>
        </header>
        <svg class="window" viewBox="-340 -340 680 680" aria-hidden="true">
          <circle r="338" fill="url(#cast)"></circle>
          ${bigRose(262)}
        </svg>
        <main>
          <section class="hero">
            <p class="eyebrow">${t('web-home-eyebrow')}</p>
            <h1>${t('web-home-title')}</h1>
            <p class="claim">${t('web-home-lead')}</p>
            <div class="cta">
              <button class="btn primary big" data-action="play" data-testid="play-now">
                ${icon('u-replay')}${t('web-play-now')}</button
              ><span>${t('web-play-now-lead')}</span>
            </div>
            ${this.#introduction()}
            <div class="sub">
              <a class="btn" href="/new" data-link data-testid="new-table"
                >${icon('u-plus')}${t('web-new-table')}</a
              >
              <form class="join" @submit=${submit}>
                <label class="vh" for="code">${t('web-code-or-link')}</label
                ><input
                  id="code"
                  name="code"
                  placeholder=${t('web-code-or-link')}
                  autocomplete="off"
                /><button class="btn" type="submit">${icon('u-link')}${t('web-join')}</button>
              </form>
            </div>
          </section>
          <div class="lists">
            ${this.#list(t('web-your-tables'), this.mine, 'mine')}${this.#list(t('web-open-tables'), this.open, 'open')}${this.#list(
              t('web-finished-games'),
              this.finished,
              'finished',
            )}
          </div>
          <p class="foot" ?hidden=${!this.loaded}>
            <button class="btn quiet" data-action="record">${icon('u-replay')}${t('web-open-record')}</button
            ><input
              id="record-file"
              class="vh"
              type="file"
              tabindex="-1"
              aria-label=${t('web-open-record')}
              @change=${(/** @type {Event} */ e) => this.#watch(/** @type {HTMLInputElement} */ (e.target))}
            />
          </p>
        </main>
      </div>`,
      this.root,
    );
  }
}
