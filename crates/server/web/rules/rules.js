// @ts-check
// The rules in our own words: each phase with a picture, what else there is to know, and a gallery of all cards and persons. Over the
// page, where they are those of the table, or as a page.

import { html, nothing, render } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { agreed } from './options.js';
import { openDialog } from '../app/dialog.js';
import { ILLUSTRATED, picture } from './pictures.js';
import { attribute, t } from '../text/fluent.js';
import { pageHeader } from '../app/page-header.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {{ id: string, title: string, text: string, icon: string, stack: string, isNew?: boolean, rats?: number }} Entry */
/** @typedef {import('../types.js').Person} Person */

const SECTORS = ['cloister-school', 'bank', 'residence', 'carriage-house', 'hotel', 'park', 'hospital'];
const CARDS = [...SECTORS, 'notre-dame', 'trusted-friend'];
const PERSONS = {
  brown: ['hostess', 'minstrel', 'money-lender', 'fool', 'monk', 'doctor'],
  a: [
    'city-guard',
    'night-watchman',
    'bishop',
    'manager',
    'nurse',
    'scholar',
    'priest',
    'procurator',
    'bell-ringer',
  ],
  b: [
    'guild-master',
    'beggar-king',
    'advocate',
    'spy',
    'travelling-folk',
    'coachman',
    'trader',
    'benefactor',
    'butcher',
  ],
  c: [
    'lady-of-the-court',
    'mayor',
    'carpenter',
    'advisor',
    'gatekeeper',
    'host',
    'gravedigger',
    'actress',
    'mistress',
  ],
};
const CHAPTERS = [
  'supply',
  'notre-dame',
  'carriage',
  'messages',
  'park',
  'friend',
  'bell',
  'end',
  'two',
  'undo',
];

/** How many persons of each grey stack belong to the game without the expansion. */
const BASE = 3;
/** What can be shown alone in the gallery. */
const FILTERS = ['all', 'card', 'brown', 'a', 'b', 'c', 'new'];

/** All cards and persons, by the rules of a table if there is one, where the persons of the round come first. @returns {Entry[]} */
function gallery(/** @type {TableInfo | undefined} */ info, /** @type {Person[]} */ now) {
  const args = { edition: Number(info?.rules.edition ?? 2017), gift: info?.rules.benefactor ?? 'prestige' };
  const entry = (/** @type {string} */ kind, /** @type {string} */ id, /** @type {string} */ stack) => ({
    id: `${kind}-${id}`,
    title: t(`${kind}-${id}`),
    text: t(`${kind}-${id}-effect`, args),
    icon: `${kind === 'action' ? 'i' : 'p'}-${id}`,
    stack,
  });
  const cards = CARDS.map((id) => entry('action', id, 'card'));
  const persons = Object.entries(PERSONS).flatMap(([stack, list]) =>
    list.map((id, k) => ({ ...entry('person', id, stack), isNew: stack !== 'brown' && k >= BASE })),
  );
  const known = persons.filter((it) => !it.isNew || info?.rules.new_persons !== false);
  const first = now.flatMap(({ person, rats }) =>
    known.filter((it) => it.id === `person-${person}`).map((it) => ({ ...it, rats })),
  );
  return [...first, ...cards, ...known.filter((it) => !first.some(({ id }) => id === it.id))];
}

/** The rules with what is looked for, and what of the gallery is shown. */
class Guide {
  search = '';
  filter = 'all';

  constructor(
    /** @type {() => void} */ draw,
    /** @type {TableInfo | undefined} */ info = undefined,
    /** @type {Person[]} */ now = [],
  ) {
    this.draw = draw;
    this.info = info;
    this.now = now;
  }

  #fits(/** @type {{ title: string, text: string }} */ it) {
    const wanted = this.search.trim().toLocaleLowerCase();
    return !wanted || `${it.title} ${it.text}`.toLocaleLowerCase().includes(wanted);
  }

  #shown(/** @type {Entry} */ it) {
    return this.filter === 'all' || (this.filter === 'new' ? it.isNew : it.stack === this.filter);
  }

  #chapter(/** @type {string} */ id) {
    return { id, title: t(`web-rule-${id}`), text: attribute(`web-rule-${id}`, 'text') ?? '' };
  }

  template() {
    const round = ILLUSTRATED.map((id) => this.#chapter(id)).filter((it) => this.#fits(it));
    const more = CHAPTERS.map((id) => this.#chapter(id)).filter((it) => this.#fits(it));
    const all = gallery(this.info, this.now).filter((it) => this.#fits(it));
    return html`<label class="search"
        ><span class="vh">${t('web-search')}</span>${icon('u-search')}<input
          type="search"
          placeholder=${t('web-search-rules')}
          .value=${this.search}
          @input=${(/** @type {Event} */ e) => {
            this.search = /** @type {HTMLInputElement} */ (e.target).value;
            this.draw();
          }}
      /></label>
      ${
        this.info
          ? html`<section class="ref">
              <h2>${t('web-agreed')}</h2>
              ${agreed(this.info)}
            </section>`
          : nothing
      }
      ${round.length ? this.#phases(round) : nothing}${more.length ? this.#chapters(more) : nothing}${
        all.length ? this.#gallery(all) : nothing
      }
      ${round.length + more.length + all.length ? nothing : html`<p class="lead">${t('web-search-none')}</p>`}`;
  }

  #phases(/** @type {{ id: string, title: string, text: string }[]} */ round) {
    return html`<section class="ref">
      <h2>${t('web-rule-round')}</h2>
      <p class="lead">${attribute('web-rule-round', 'text') ?? ''}</p>
      <div class="round-p">
        ${round.map(
          (it) =>
            html`<article class="phase-p" id="ref-${it.id}">
              ${picture(it.id)}
              <h3>
                ${it.id === 'goal' ? nothing : html`<span class="num">${ILLUSTRATED.indexOf(it.id)}</span>`}${it.title}
              </h3>
              <p>${it.text}</p>
            </article>`,
        )}
      </div>
    </section>`;
  }

  #chapters(/** @type {{ id: string, title: string, text: string }[]} */ more) {
    return html`<section class="ref">
      <h2>${t('web-rules-more')}</h2>
      <div class="entries">
        ${more.map(
          (it) =>
            html`<div class="entry" id="ref-${it.id}">
              <div>
                <h3>${it.title}</h3>
                <p>${it.text}</p>
              </div>
            </div>`,
        )}
      </div>
    </section>`;
  }

  #gallery(/** @type {Entry[]} */ all) {
    const kept = this.filter;
    const number = (/** @type {string} */ filter) => {
      this.filter = filter;
      const { length } = all.filter((it) => this.#shown(it));
      this.filter = kept;
      return length;
    };
    const name = (/** @type {string} */ filter) =>
      filter === 'all'
        ? t('web-filter-all')
        : filter === 'card'
          ? t('web-rules-cards')
          : filter === 'new'
            ? t('option-new-persons')
            : t(`stack-${filter}`);
    const filters = FILTERS.map((id) => ({ id, n: number(id) })).filter((it) => it.n);
    return html`<section class="ref">
      <h2>${t('web-rules-gallery')}</h2>
      <div class="filters" role="group" aria-label=${t('web-filter')}>
        ${filters.map(
          ({ id, n }) =>
            html`<button
              class="filter"
              aria-pressed=${id === this.filter}
              data-testid="filter-${id}"
              @click=${() => {
                this.filter = id;
                this.draw();
              }}
            >
              ${name(id)} <small>${n}</small>
            </button>`,
        )}
      </div>
      <ul class="gallery">
        ${all
          .filter((it) => this.#shown(it))
          .map(
            (it) =>
              html`<li class="entry s-${it.stack}" id="ref-${it.id}">
                <span class="ei">${icon(it.icon)}</span>
                <div>
                  <h3>
                    ${it.title}${
                      it.stack.length === 1
                        ? html` <span class="ltr">${it.stack.toUpperCase()}</span>`
                        : nothing
                    }${it.rats === undefined ? nothing : html` <span class="norats">${t('web-rats', { n: it.rats })}</span>`}
                  </h3>
                  <p>${it.text}</p>
                </div>
              </li>`,
          )}
      </ul>
    </section>`;
  }
}

/** The rules over the page, at an entry; those of a table, if one is given. */
export function openRules(
  /** @type {string | undefined} */ entry = undefined,
  /** @type {TableInfo | undefined} */ info = undefined,
  /** @type {Person[]} */ now = [],
) {
  const guide = new Guide(() => draw(guide.template()), info, now);
  const { dialog, draw } = openDialog(t('web-rules'), guide.template(), (it) => it.classList.add('wide'));
  if (entry) dialog.querySelector(`#ref-${CSS.escape(entry)}`)?.scrollIntoView();
}

/** The rules as a page. */
export default class RulesScreen {
  guide = new Guide(() => this.draw());

  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    document.title = `${t('web-rules')} · Notre Dame`;
    this.draw();
  }

  close() {
    document.title = 'Notre Dame';
  }

  act() {
    return false;
  }

  draw() {
    render(
      html`<div class="sheetpage">
        ${pageHeader()}
        <main>
          <h1>${t('web-rules')}</h1>
          ${this.guide.template()}
        </main>
      </div>`,
      this.root,
    );
  }
}
