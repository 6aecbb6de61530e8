// @ts-check
// The rules and all cards, in our own words, with a search: over the page, or as a page.

import { html, nothing, render } from './vendor/lit-html/index.js';
import { icon, logo } from './pieces.js';
import { openDialog } from './dialogs.js';
import { attribute, has, t } from './text.js';

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
  'goal',
  'round',
  'persons',
  'draft',
  'actions',
  'hiring',
  'plague',
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

/** Every entry of the reference. @returns {{ id: string, title: string, text: string, icon?: string, group: string }[]} */
function entries() {
  const args = { edition: 2017, gift: 'prestige' };
  const chapters = CHAPTERS.filter((id) => has(`web-rule-${id}`)).map((id) => ({
    id,
    title: t(`web-rule-${id}`),
    text: attribute(`web-rule-${id}`, 'text') ?? '',
    group: t('web-rules-how'),
  }));
  const cards = CARDS.map((id) => ({
    id: `action-${id}`,
    title: t(`action-${id}`),
    text: t(`action-${id}-effect`, args),
    icon: `i-${id}`,
    group: t('web-rules-cards'),
  }));
  const persons = Object.entries(PERSONS).flatMap(([stack, list]) =>
    list.map((id) => ({
      id: `person-${id}`,
      title: t(`person-${id}`),
      text: t(`person-${id}-effect`, args),
      icon: `p-${id}`,
      group: t('web-rules-persons', { stack: t(`stack-${stack}`) }),
    })),
  );
  return [...chapters, ...cards, ...persons];
}

function reference(/** @type {string} */ search, /** @type {(search: string) => void} */ find) {
  const wanted = search.trim().toLocaleLowerCase();
  const found = entries().filter(
    (it) => !wanted || `${it.title} ${it.text}`.toLocaleLowerCase().includes(wanted),
  );
  const groups = [...new Set(found.map((it) => it.group))];
  return html`<label class="search"
      ><span class="vh">${t('web-search')}</span>${icon('u-search')}<input
        type="search"
        placeholder=${t('web-search')}
        .value=${search}
        @input=${(/** @type {Event} */ e) => find(/** @type {HTMLInputElement} */ (e.target).value)}
    /></label>
    ${
      groups.length
        ? groups.map(
            (group) =>
              html`<section class="ref">
                <h2>${group}</h2>
                <div class="entries">
                  ${found
                    .filter((it) => it.group === group)
                    .map(
                      (it) =>
                        html`<div class="entry" id="ref-${it.id}">
                          ${it.icon ? html`<span class="ei">${icon(it.icon)}</span>` : nothing}
                          <div>
                            <h3>${it.title}</h3>
                            <p>${it.text}</p>
                          </div>
                        </div>`,
                    )}
                </div>
              </section>`,
          )
        : html`<p class="lead">${t('web-search-none')}</p>`
    }`;
}

/** The rules over the page, at an entry. */
export function openRules(/** @type {string | undefined} */ entry = undefined) {
  const find = (/** @type {string} */ search) => draw(reference(search, find));
  const { dialog, draw } = openDialog(
    t('web-rules'),
    reference('', (search) => find(search)),
    (it) => it.classList.add('wide'),
  );
  if (entry) dialog.querySelector(`#ref-${CSS.escape(entry)}`)?.scrollIntoView();
}

/** The rules as a page. */
export default class RulesScreen {
  search = '';
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
        <header class="htop">
          <a class="mark" href="/" data-link>${logo()}<span>Notre Dame</span></a>
        </header>
        <main>
          <h1>${t('web-rules')}</h1>
          ${reference(this.search, (search) => {
            this.search = search;
            this.draw();
          })}
        </main>
      </div>`,
      this.root,
    );
  }
}
