// @ts-check
// The home page: play now, create or join a table, resume your own, view finished games.

import { html, nothing, render } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { noteWaiting } from '../app/badge.js';
import { bigRose } from '../board/rose.js';
import { LANGUAGES, language, t } from '../text/fluent.js';
import { change, ownName } from '../app/settings.js';
import { hasOffline, onDevice } from '../net/transport.js';
import { api } from '../net/api.js';
import { addressOf, createTable } from '../net/tables.js';
import { speak } from '../app/screen.js';
import { go, to } from '../app/route.js';
import { complain } from '../app/notice.js';
import { ensurePerson, knownPerson, mayUsePasskeys, whoAmI } from '../app/person.js';
import { pageHeader, rulesLink } from '../app/page-header.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** How often the tables are asked for, in ms, and how often while the page is hidden. */
const OFTEN = 10_000;
const RARELY = 60_000;

export default class HomeScreen {
  /** @type {import('./home-returning.js').Lists} */ lists = { mine: [], open: [], watch: [], finished: [] };
  /** @type {import('./home-returning.js').Statistics} */ numbers = { games: 0, won: 0, points: 0, best: 0 };
  /** What draws the page of someone who has played. @type {typeof import('./home-returning.js') | undefined} */ club;
  /** Whether every finished game is shown. */ all = false;
  /** Whether it is known who is here. */ met = false;
  /** When the tables were asked for. */ asked = 0;
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
      // Whoever looks elsewhere reads the title of the tab.
      if (!document.hidden || Date.now() - this.asked >= RARELY) this.#load();
    }, OFTEN);
    document.addEventListener('visibilitychange', this.#comeBack);
  }

  /** Whoever comes back sees at once what has changed. */
  #comeBack = () => {
    if (!document.hidden && Date.now() - this.asked >= OFTEN) this.#load();
  };

  close() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.#comeBack);
    document.title = 'Notre Dame';
  }

  async #load() {
    this.asked = Date.now();
    const list = async (/** @type {string} */ which) => {
      try {
        return /** @type {TableInfo[]} */ ((await api('GET', `/tables?list=${which}`)).tables);
      } catch {
        return [];
      }
    };
    if (knownPerson()) {
      const [mine, open, watch, finished, numbers] = await Promise.all([
        list('mine'),
        list('open'),
        list('watch'),
        list('finished'),
        api('GET', '/session/statistics').catch(() => this.numbers),
      ]);
      this.lists = { mine, open, watch, finished };
      this.numbers = numbers;
      if (mine.length || finished.length) this.club = await import('./home-returning.js');
    } else if (!onDevice) this.lists.open = await list('open');
    this.loaded = true;
    this.#tell();
    this.draw();
  }

  /** The tab shows how many tables are waiting, and so does the icon of an installed app. */
  #tell() {
    const { club } = this;
    const hot = club ? this.lists.mine.filter(club.isHot) : [];
    document.title = hot.length ? t('web-title-waiting', { n: hot.length }) : 'Notre Dame';
    noteWaiting(hot.map((it) => it.id));
  }

  /** Name and language at the first visit: both can be left as they are. */
  #introduction() {
    if (knownPerson()) return nothing;
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

  /** A game against bots. Newcomers get weaker ones, unless they choose otherwise. */
  async #playNow(/** @type {string} */ level) {
    if (this.busy) return;
    this.busy = true;
    try {
      const isNew = !knownPerson() && level !== 'regular';
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
      const text = await file.text();
      // An unfinished game is confirmed first, as if it came from a link.
      if (text.startsWith('notre-dame game ')) {
        const { linkTo, pack } = await import('../share/link-codec.js');
        location.assign(linkTo(new URL(location.href), await pack(text)));
        return;
      }
      go(`/replay/${(await api('POST', '/records', text)).id}`);
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
    return pageHeader(
      html`${rulesLink()}<button class="chip" data-action="settings">
          ${icon('u-gear')}<span>${knownPerson()?.name ?? LANGUAGES[language()]}</span>
        </button>`,
    );
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

  /** The way back for someone who has a passkey. */
  #signIn() {
    if (knownPerson() || !mayUsePasskeys) return nothing;
    const signIn = async () => (await import('../account/passkeys.js')).signInWithPasskey();
    return html`<button class="btn quiet" data-testid="use-passkey" @click=${signIn}>
      ${icon('u-key')}${t('web-use-passkey')}
    </button>`;
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
      ${this.#elsewhere()}${this.#signIn()}
    </p>`;
  }

  /** The poster, for newcomers. */
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
            ><span>${t(knownPerson() ? 'web-play-now-lead' : 'web-play-now-first')}</span>
          </div>
          ${
            knownPerson()
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
  #clubRoom(/** @type {typeof import('./home-returning.js')} */ { club }) {
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
    // Only newcomers are asked for a name: the page waits until it knows, so that nothing on it has to move.
    if (!this.met || (knownPerson() && !this.loaded)) return;
    render(this.club ? this.#clubRoom(this.club) : this.#poster(), this.root);
  }
}
