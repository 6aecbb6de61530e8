// @ts-check
// A new table, on one screen: a preset fills in everything, every seat and every rule can then be changed by one click.

import { html, nothing, render } from '../vendor/lit-html/index.js';
import { go } from '../app/route.js';
import { onDevice } from '../net/transport.js';
import { createTable } from '../net/tables.js';
import { complain } from '../app/notice.js';
import { ensurePerson } from '../app/person.js';
import { icon } from '../drawing/pieces.js';
import { ownName } from '../app/settings.js';
import { attribute, t } from '../text/fluent.js';
import { pageHeader, rulesLink } from '../app/page-header.js';
import { COLOURS, LEVELS } from '../model/seats.js';

/** @typedef {{ kind: 'me' | 'open' | 'bot', level: string, name: string }} Seat */
/** @typedef {{ edition: string, new_persons: boolean, coins: string, benefactor: string, open_scores: boolean }} Agreed */
/** @typedef {{ value: string, text: string }} Option */

/** The sentence that explains an option. */
const explain = (/** @type {string} */ key) => attribute(key, 'explain') ?? '';

const PACES = ['at-once', 'pause', 'on-word'];
/** The times for each choice that are offered, in seconds. */
const CLOCKS = ['0', '60', '300', '86400', '259200'];
/** @type {Agreed} */
const USUAL = { edition: '2017', new_persons: false, coins: '25', benefactor: 'prestige', open_scores: true };

/** @returns {Seat} */
const seat = (/** @type {Seat['kind']} */ kind, level = 'regular') => ({ kind, level, name: '' });
const me = () => seat('me');

/**
 * What a preset fills in.
 * @type {Record<string, { icon: string, seats: () => Seat[], rules?: Partial<Agreed>, hints: boolean, clock?: string }>}
 */
const PRESETS = {
  first: {
    icon: 'u-bulb',
    seats: () => [me(), seat('bot', 'novice'), seat('bot', 'novice')],
    hints: true,
  },
  friends: { icon: 'u-link', seats: () => [me(), seat('open'), seat('open'), seat('open')], hints: true },
  days: {
    icon: 'u-day',
    seats: () => [me(), seat('open'), seat('open')],
    hints: false,
    clock: '259200',
  },
  expert: {
    icon: 'u-target',
    seats: () => [me(), seat('bot', 'expert'), seat('bot', 'expert'), seat('bot', 'expert')],
    rules: { new_persons: true },
    hints: false,
  },
};

export default class NewTableScreen {
  /** The preset that was chosen last. */ preset = '';
  /** @type {Seat[]} */ seats = [];
  /** @type {Agreed} */ rules = { ...USUAL };
  open = false;
  hints = true;
  /** The seconds for each choice; `0` for no limit. */ clock = '0';
  substitute = 'regular';
  pace = 'pause';
  busy = false;

  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    this.#take(onDevice ? 'first' : 'friends');
    this.draw();
  }

  close() {
    document.title = 'Notre Dame';
  }

  #take(/** @type {string} */ preset) {
    const { seats, rules, hints, clock } = PRESETS[preset];
    this.preset = preset;
    this.seats = seats();
    this.rules = { ...USUAL, ...rules };
    this.hints = hints;
    this.clock = clock ?? '0';
    this.open = false;
  }

  async act(/** @type {string} */ action, /** @type {string} */ value) {
    if (action === 'preset') this.#take(value);
    else if (action === 'create') await this.#create();
    else return false;
    this.draw();
    return true;
  }

  async #create() {
    if (this.busy) return;
    this.busy = true;
    try {
      const guests = t('web-guest-names')
        .split(', ')
        .filter((it) => it !== ownName());
      const seats = this.seats.map(({ kind, level, name }, k) =>
        kind === 'bot'
          ? { kind, level }
          : kind === 'me' && k > 0
            ? { kind, name: name || guests[k] }
            : { kind },
      );
      const wanted = {
        seats,
        rules: this.rules,
        public: this.open,
        hints: this.hints,
        seconds_per_choice: (this.#mayHurry && Number(this.clock)) || null,
        substitute: this.substitute,
        bot_pace: this.pace,
      };
      if (this.#mustMove) {
        await (await import('../share/export.js')).takeOnline(wanted);
        return;
      }
      await ensurePerson();
      const table = await createTable(wanted);
      go(`/table/${table.id}`);
    } catch (error) {
      complain(error);
    } finally {
      this.busy = false;
    }
  }

  #count(/** @type {number} */ n) {
    const more = this.seats.at(-1)?.kind === 'open' ? 'open' : 'bot';
    const { level } = this.seats.at(-1) ?? me();
    this.seats = Array.from({ length: n }, (_, k) => this.seats[k] ?? seat(more, level));
  }

  /** A row of which one is chosen. */
  #row(
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {Option[]} */ options,
    /** @type {string} */ now,
    /** @type {(value: string) => void} */ then,
  ) {
    return html`<span class="seg" role="radiogroup" aria-label=${label}>
      ${options.map(
        ({ value, text }) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              value=${value}
              .checked=${value === now}
              @change=${() => {
                then(value);
                this.draw();
              }}
            /><span>${text}</span></label
          >`,
      )}
    </span>`;
  }

  #seat(/** @type {Seat} */ it, /** @type {number} */ k) {
    const name = t('web-seat', { n: k + 1 });
    const kinds = /** @type {Seat['kind'][]} */ (['open', 'bot', 'me']);
    const words = { open: 'web-kind-open', bot: 'web-seat-bot', me: 'web-kind-beside' };
    return html`<li>
      ${icon(`m-${COLOURS[k]}`, it.kind === 'open' ? 'faint' : '')}
      <b>${k === 0 ? ownName() : name}</b>
      ${
        k === 0
          ? html`<small>${t('web-seat-me')}</small>`
          : this.#row(
              `kind-${k}`,
              name,
              kinds.map((value) => ({ value, text: t(words[value]) })),
              it.kind,
              (value) => {
                it.kind = /** @type {Seat['kind']} */ (value);
              },
            )
      }
      ${it.kind === 'bot' ? this.#level(it, k) : k > 0 && it.kind === 'me' ? this.#name(it) : nothing}
    </li>`;
  }

  #level(/** @type {Seat} */ it, /** @type {number} */ k) {
    const levels = LEVELS.map((value) => ({ value, text: t(`bot-${value}`) }));
    return html`<span class="more"
      >${this.#row(`level-${k}`, t('web-level'), levels, it.level, (value) => {
        it.level = value;
      })}<small class="hint">${t(`bot-${it.level}-explain`)}</small></span
    >`;
  }

  #name(/** @type {Seat} */ it) {
    return html`<span class="more"
      ><input
        aria-label=${t('web-name')}
        maxlength="24"
        placeholder=${t('web-name')}
        .value=${it.name}
        @change=${(/** @type {Event} */ e) => {
          it.name = /** @type {HTMLInputElement} */ (e.target).value.trim();
        }}
    /></span>`;
  }

  #switch(
    /** @type {string} */ key,
    /** @type {string} */ id,
    /** @type {boolean} */ on,
    /** @type {(on: boolean) => void} */ then,
  ) {
    return html`<li>
      <label
        >${icon(id)}<span class="tt"><b>${t(key)}</b><small>${explain(key)}</small></span
        ><input
          type="checkbox"
          class="switch"
          role="switch"
          .checked=${on}
          @change=${(/** @type {Event} */ e) => {
            then(/** @type {HTMLInputElement} */ (e.target).checked);
            this.draw();
          }}
      /></label>
    </li>`;
  }

  #choice(
    /** @type {'edition' | 'coins' | 'benefactor'} */ rule,
    /** @type {string} */ id,
    /** @type {string[]} */ values,
  ) {
    const key = `option-${rule}`;
    const options = values.map((value) => ({ value, text: t(`${key}-${value}`) }));
    return html`<li class="row2">
      ${icon(id)}<span class="tt"><b>${t(key)}</b><small>${explain(key)}</small></span
      >${this.#row(rule, t(key), options, this.rules[rule], (value) => {
        this.rules[rule] = value;
      })}
    </li>`;
  }

  /** Whether there is anyone to wait for: not where all sit around one device or play against bots. */
  get #mayHurry() {
    return this.seats.some((it) => it.kind === 'open') && !this.seats.slice(1).some((it) => it.kind === 'me');
  }

  /** Whether a seat is left for somebody else, whom a page without a server cannot admit. */
  get #mustMove() {
    return onDevice && this.seats.some((it) => it.kind === 'open');
  }

  /** The time for each choice, and who plays when it is up; in a game with only bots, when they continue. */
  #hurry() {
    const row = (
      /** @type {'clock' | 'substitute' | 'pace'} */ what,
      /** @type {string} */ id,
      /** @type {Option[]} */ options,
    ) => {
      const key = `web-option-${what}`;
      return html`<li class="row2">
        ${icon(id)}<span class="tt"><b>${t(key)}</b><small>${explain(key)}</small></span
        >${this.#row(what, t(key), options, this[what], (value) => {
          this[what] = value;
        })}
      </li>`;
    };
    if (this.seats.slice(1).every((it) => it.kind === 'bot')) {
      const paces = PACES.map((value) => ({ value, text: t(`web-option-pace-${value}`) }));
      return row('pace', 'u-bot', paces);
    }
    if (!this.#mayHurry) return nothing;
    const times = CLOCKS.map((value) => ({ value, text: t(`web-option-clock-${value}`) }));
    const levels = LEVELS.map((value) => ({ value, text: t(`bot-${value}`) }));
    return html`${row('clock', 'u-day', times)}${this.clock === '0' ? nothing : row('substitute', 'u-bot', levels)}`;
  }

  /** The table in a few words. */
  #summary() {
    const { seats, rules } = this;
    const count = (/** @type {Seat['kind']} */ kind) => seats.filter((it) => it.kind === kind).length;
    const [here, free, bots] = [count('me') - 1, count('open'), count('bot')];
    const lines = [
      here ? t('web-sum-beside', { n: here }) : '',
      free ? t('web-sum-open', { n: free }) : '',
      bots ? t('web-sum-bots', { n: bots }) : '',
      rules.new_persons ? t('option-new-persons') : '',
      this.open ? t('web-option-public') : '',
    ];
    return html`<aside class="sum">
      <h2 class="eyebrow">${t('web-sum')}</h2>
      <p class="sum-n">${t('web-sum-players', { n: seats.length })}</p>
      <ul>
        ${lines.filter(Boolean).map((it) => html`<li>${it}</li>`)}
      </ul>
      <button class="btn primary big" data-action="create" data-testid="create">
        ${this.#mustMove ? t('web-take-online') : free ? t('web-open-table') : t('web-start-now')}
      </button>
      ${this.#mustMove || free ? html`<p class="hint">${t(this.#mustMove ? 'web-take-online-lead' : 'web-open-table-lead')}</p>` : nothing}
    </aside>`;
  }

  draw() {
    document.title = `${t('web-new-table')} · Notre Dame`;
    const players = ['2', '3', '4', '5'].map((n) => ({ value: n, text: n }));
    render(
      html`<div class="newt">
        ${pageHeader(rulesLink())}
        <main>
          <h1>${t('web-new-table')}</h1>
          <div class="presets" role="group" aria-label=${t('web-presets')}>
            ${Object.entries(PRESETS).map(
              ([id, it]) =>
                html`<button
                  class="preset"
                  data-action="preset"
                  data-value=${id}
                  aria-pressed=${id === this.preset}
                  data-testid="preset-${id}"
                >
                  <span class="emb">${icon(it.icon)}</span
                  ><span class="tt"
                    ><b>${t(`web-preset-${id}`)}</b><small>${explain(`web-preset-${id}`)}</small></span
                  >
                </button>`,
            )}
          </div>
          <div class="agree">
            <section>
              <h2>
                ${t('web-seats')}
                ${this.#row('players', t('option-players'), players, String(this.seats.length), (n) => this.#count(Number(n)))}
              </h2>
              <ol class="chairs">
                ${this.seats.map((it, k) => this.#seat(it, k))}
              </ol>
            </section>
            <section>
              <h2>${t('web-agreed')}</h2>
              <ul class="switches">
                ${this.#switch('option-new-persons', 'p-actress', this.rules.new_persons, (on) => {
                  this.rules.new_persons = on;
                })}${this.#switch('web-option-hints', 'u-bulb', this.hints, (on) => {
                  this.hints = on;
                })}${this.#switch('option-open-scores', 'i-prestige', this.rules.open_scores, (on) => {
                  this.rules.open_scores = on;
                })}${
                  onDevice
                    ? nothing
                    : this.#switch('web-option-public', 'u-people', this.open, (on) => {
                        this.open = on;
                      })
                }${this.#choice('edition', 'i-hotel', ['2017', '2007'])}${this.#choice('coins', 'i-coin', [
                  '25',
                  'unlimited',
                ])}${
                  this.rules.new_persons
                    ? this.#choice('benefactor', 'p-benefactor', ['prestige', 'coins'])
                    : nothing
                }${this.#hurry()}
              </ul>
            </section>
          </div>
          ${this.#summary()}
        </main>
      </div>`,
      this.root,
    );
  }
}
