// @ts-check
// The home page: play at once, make or join a table, go on with one's own, look at finished games.

import { html, nothing, render } from './vendor/lit-html/index.js';
import { icon, logo } from './pieces.js';
import { bigRose } from './rose.js';
import { LANGUAGES, language, t } from './text.js';
import { change, ownName } from './settings.js';
import { hasOffline, onDevice } from './link.js';
import { addressOf, api, createTable } from './net.js';
import { speak } from './frame.js';
import { go, to } from './route.js';
import { complain } from './notice.js';
import { ensurePerson, person, whoAmI } from './person.js';

/** @typedef {import('./types.js').TableInfo} TableInfo */

export default class HomeScreen {
  /** @type {import('./club.js').Lists} */ lists = { mine: [], open: [], watch: [], finished: [] };
  /** @type {import('./club.js').Statistics} */ numbers = { games: 0, won: 0, points: 0, best: 0 };
  /** What draws the page of someone who has played. @type {typeof import('./club.js') | undefined} */ club;
  /** Whether every finished game is shown. */ all = false;
  /** Whether it is known who is here. */ met = false;
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
    document.title = 'Notre Dame';
  }

  async #load() {
    const list = async (/** @type {string} */ which) => {
      try {
        return /** @type {TableInfo[]} */ ((await api('GET', `/tables?list=${which}`)).tables);
      } catch {
        return [];
      }
    };
    if (person) {
      const [mine, open, watch, finished, numbers] = await Promise.all([
        list('mine'),
        list('open'),
        list('watch'),
        list('finished'),
        api('GET', '/session/statistics').catch(() => this.numbers),
      ]);
      this.lists = { mine, open, watch, finished };
      this.numbers = numbers;
      if (mine.length || finished.length) this.club = await import('./club.js');
    } else this.lists.open = await list('open');
    this.loaded = true;
    this.#tell();
    this.draw();
  }

  /** The tab says how many tables wait, and so does the icon of an installed app. */
  #tell() {
    const { club } = this;
    const hot = club ? this.lists.mine.filter(club.isHot).length : 0;
    document.title = hot ? t('web-title-waiting', { n: hot }) : 'Notre Dame';
    // Not every browser has it, and it may be forbidden: it is only a mark.
    navigator.setAppBadge?.(hot).catch(() => undefined);
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

  /** A game against bots. Someone new gets weaker ones, unless they want it otherwise. */
  async #playNow(/** @type {string} */ level) {
    if (this.busy) return;
    this.busy = true;
    try {
      const isNew = !person && level !== 'regular';
      await ensurePerson();
      if (isNew) change({ newcomer: true });
      const bot = { kind: 'bot', level: isNew ? 'novice' : 'regular' };
      const table = await createTable({
        seats: [{ kind: 'me' }, bot, bot, ...(isNew ? [] : [bot])],
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
    try {
      go(`/replay/${(await api('POST', '/records', await file.text())).id}`);
    } catch (error) {
      complain(error);
    }
  }

  async act(/** @type {string} */ action, /** @type {string} */ value) {
    switch (action) {
      case 'play':
        await this.#playNow(value);
        return true;
      case 'all':
        this.all = true;
        this.draw();
        return true;
      case 'sit': {
        await ensurePerson();
        const table = this.lists.open.find((it) => it.id === value);
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

  /** Tables at which someone new can sit down. */
  #openTables() {
    const { open } = this.lists;
    if (!open.length) return nothing;
    return html`<section>
      <h2>${t('web-open-tables')}</h2>
      <ul>
        ${open.slice(0, 4).map((table) => {
          const free = table.seats.filter((seat) => seat.kind === 'open').length;
          const { length } = table.seats;
          return html`<li>
            <span class="tms"
              >${table.seats.map((seat) => (seat.kind === 'open' ? html`<span class="free"></span>` : icon(`m-${seat.colour}`)))}</span
            ><span class="tt"
              ><b>${t('web-table-waiting', { n: length - free, of: length })}</b
              ><small>${table.host ?? ''}</small></span
            ><button class="btn" data-action="sit" data-value=${table.id}>${t('web-sit')}</button>
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #head() {
    return html`<header class="htop">
      <a class="mark" href=${to('/')} data-link>${logo()}<span>Notre Dame</span></a>
      <nav>
        <a href=${to('/rules')} data-link>${t('web-rules')}</a
        ><button class="chip" data-action="settings">
          ${icon('u-gear')}<span>${person?.name ?? LANGUAGES[language()]}</span>
        </button>
      </nav>
    </header>`;
  }

  /** Other ways to a table: a new one, or one that somebody has named. */
  #ways() {
    const submit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const code = new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code');
      try {
        await this.#join(String(code ?? ''));
      } catch (error) {
        complain(error);
      }
    };
    return html`<a class="btn" href=${to('/new')} data-link data-testid="new-table"
        >${icon('u-plus')}${t('web-new-table')}</a
      >
      ${
        onDevice
          ? nothing
          : html`<form class="join" @submit=${submit}>
              <label class="vh" for="code">${t('web-code-or-link')}</label
              ><input id="code" name="code" placeholder=${t('web-code-or-link')} autocomplete="off" /><button
                class="btn"
                type="submit"
              >
                ${icon('u-link')}${t('web-join')}
              </button>
            </form>`
      }`;
  }

  /** The way to the page without a server, and back. */
  #elsewhere() {
    if (hasOffline)
      return html`<a class="btn quiet" href="/offline/?server" data-testid="offline"
        >${icon('u-replay')}${t('web-play-offline')}</a
      >`;
    const back = onDevice && new URLSearchParams(location.search).has('server');
    return back
      ? html`<a class="btn quiet" href="../">${icon('u-people')}${t('web-back-online')}</a>`
      : nothing;
  }

  #foot() {
    return html`<p class="foot" ?hidden=${!this.loaded}>
      <button class="btn quiet" data-action="record">${icon('u-replay')}${t('web-open-record')}</button
      ><input
        id="record-file"
        class="vh"
        type="file"
        tabindex="-1"
        aria-label=${t('web-open-record')}
        @change=${(/** @type {Event} */ e) => this.#watch(/** @type {HTMLInputElement} */ (e.target))}
      />
      ${this.#elsewhere()}
    </p>`;
  }

  /** The poster, for whoever is new. */
  #poster() {
    return html`<div class="home">
      ${this.#head()}
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
            ><span>${t(person ? 'web-play-now-lead' : 'web-play-now-first')}</span>
          </div>
          ${
            person
              ? nothing
              : html`<button class="btn quiet" data-action="play" data-value="regular">
                  ${t('web-play-stronger')}
                </button>`
          }
          ${this.#introduction()}
          <div class="sub">${this.#ways()}</div>
        </section>
        <div class="lists">${this.#openTables()}</div>
        ${this.#foot()}
      </main>
    </div>`;
  }

  /** The page of someone who has played. */
  #clubRoom(/** @type {typeof import('./club.js')} */ { club }) {
    const actions = html`<div class="acts">
      <button class="btn primary big" data-action="play" data-testid="play-now">
        ${icon('u-replay')}${t('web-play-now')}
      </button>
      ${this.#ways()}
    </div>`;
    return html`<div class="home club">
      ${this.#head()}
      <main>${club(this.lists, this.numbers, { actions, all: this.all })}${this.#foot()}</main>
    </div>`;
  }

  draw() {
    // A newcomer is asked for a name, another is not: the page waits until it knows, and then nothing on it has to move.
    if (!this.met || (person && !this.loaded)) return;
    render(this.club ? this.#clubRoom(this.club) : this.#poster(), this.root);
  }
}
