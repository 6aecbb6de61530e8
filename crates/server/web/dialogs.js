// @ts-check
// Dialogs: settings, a new table, and the rules, which are also a page.

import { html, nothing, render } from './vendor/lit-html/lit-html.js';
import { icon, logo } from './pieces.js';
import { change, settings } from './settings.js';
import { LANGUAGES, attribute, has, language, t } from './text.js';
import { ensurePerson, go, speak, toast, inWords } from './main.js';
import { createTable } from './net.js';

/** Opens a dialog over the page. */
export function openDialog(/** @type {string} */ title, /** @type {unknown} */ content, /** @type {(dialog: HTMLDialogElement) => void} */ ready = () => {}) {
  document.querySelectorAll('dialog').forEach((old) => old.remove());
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.setAttribute('aria-label', title);
  const draw = (/** @type {unknown} */ inner) => render(html`<header class="sheet-h"><h2>${title}</h2><button class="tool" data-action="close" aria-label=${t('web-close')}>${icon('u-close')}</button></header><div class="sheet-b">${inner}</div>`, dialog);
  draw(content);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  ready(dialog);
  return { dialog, draw };
}

const option = (/** @type {string} */ value, /** @type {string} */ text, /** @type {string} */ now) => html`<option value=${value} ?selected=${value === now}>${text}</option>`;

/** The settings of this device. */
export function openSettings(/** @type {() => void} */ redraw) {
  const set = (/** @type {Partial<import('./settings.js').Settings>} */ some) => { change(some); redraw(); };
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  const tick = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).checked;
  const box = (/** @type {string} */ key, /** @type {boolean} */ on, /** @type {(on: boolean) => void} */ then) => html`<label class="field tick"><input type="checkbox" ?checked=${on} @change=${(/** @type {Event} */ e) => then(tick(e))}><span><b>${t(key)}</b><small>${t(`${key}-explain`)}</small></span></label>`;
  const notify = async (/** @type {boolean} */ on) => {
    if (on && 'Notification' in window && Notification.permission !== 'granted') on = (await Notification.requestPermission()) === 'granted';
    set({ notify: on });
  };
  openDialog(t('web-settings'), html`<div class="form">
    <label class="field"><span><b>${t('web-language')}</b></span><select @change=${async (/** @type {Event} */ e) => { await speak(value(e)); openSettings(redraw); }}>${Object.entries(LANGUAGES).map(([tag, name]) => option(tag, name, language()))}</select></label>
    <label class="field"><span><b>${t('web-theme')}</b></span><select @change=${(/** @type {Event} */ e) => set({ theme: /** @type {'auto'} */ (value(e)) })}>${['auto', 'light', 'dark'].map((it) => option(it, t(`web-theme-${it}`), settings.theme))}</select></label>
    <label class="field"><span><b>${t('web-speed')}</b><small>${t('web-speed-explain')}</small></span><select @change=${(/** @type {Event} */ e) => set({ speed: Number(value(e)) })}>${['0', '0.5', '1', '2', '4'].map((it) => option(it, t(`web-speed-${it.replace('.', '-')}`), String(settings.speed)))}</select></label>
    ${box('web-sound', settings.sound, (on) => set({ sound: on }))}
    ${box('web-coach', settings.coach, (on) => set({ coach: on }))}
    ${box('web-notify', settings.notify, notify)}
    <form class="field" data-form="name" @submit=${async (/** @type {SubmitEvent} */ e) => { e.preventDefault(); const name = String(new FormData(/** @type {HTMLFormElement} */ (e.target)).get('name') ?? '').trim(); try { if (name) await ensurePerson(name); toast(t('web-saved')); redraw(); } catch (error) { toast(inWords(error), 'error'); } }}><label for="set-name"><b>${t('web-your-name')}</b></label><span class="inrow"><input id="set-name" name="name" maxlength="24" value=${settings.name}><button class="btn" type="submit">${t('web-save')}</button></span></form>
  </div>`);
}

const LEVELS = ['novice', 'regular', 'expert'];

/** A new table: who sits where, and what is agreed. */
export function openNewTable() {
  const state = { kinds: ['me', 'bot', 'bot', 'bot'], levels: ['regular', 'regular', 'regular', 'regular', 'regular'], names: ['', '', '', '', ''], rules: { edition: '2017', new_persons: false, coins: '25', benefactor: 'prestige', open_scores: true }, open: false, hints: true };
  const form = () => html`<div class="form">
    <div class="field"><span><b>${t('option-players')}</b><small>${explain('option-players')}</small></span><select data-testid="players" @change=${(/** @type {Event} */ e) => { const n = Number(value(e)); state.kinds = Array.from({ length: n }, (_, k) => state.kinds[k] ?? 'bot'); draw(); }} aria-label=${t('option-players')}>${['2', '3', '4', '5'].map((n) => option(n, n, String(state.kinds.length)))}</select></div>
    <ol class="seats-f">${state.kinds.map((kind, k) => html`<li><b>${t('web-seat', { n: k + 1 })}</b><select aria-label=${t('web-seat', { n: k + 1 })} data-testid="seat-${k}" @change=${(/** @type {Event} */ e) => { state.kinds[k] = value(e); draw(); }}>${['me', 'open', 'bot'].map((it) => option(it, t(k > 0 && it === 'me' ? 'web-seat-me-too' : `web-seat-${it}`), kind))}</select>
      ${kind === 'bot' ? html`<select aria-label=${t('web-level')} @change=${(/** @type {Event} */ e) => { state.levels[k] = value(e); draw(); }}>${LEVELS.map((level) => option(level, t(`bot-${level}`), state.levels[k]))}</select>` : kind === 'me' && k > 0 ? html`<input aria-label=${t('web-your-name')} maxlength="24" placeholder=${t('web-your-name')} .value=${state.names[k]} @change=${(/** @type {Event} */ e) => { state.names[k] = value(e); }}>` : html`<span class="hint">${kind === 'open' ? t('web-seat-open-hint') : ''}</span>`}</li>`)}</ol>
    <p class="hint">${t(`web-level-explain`)}</p>
    ${flag('option-new-persons', state.rules.new_persons, (on) => { state.rules.new_persons = on; })}
    ${pick('option-edition', ['2017', '2007'], state.rules.edition, (it) => { state.rules.edition = it; })}
    ${pick('option-coins', ['25', 'unlimited'], state.rules.coins, (it) => { state.rules.coins = it; })}
    ${pick('option-benefactor', ['prestige', 'coins'], state.rules.benefactor, (it) => { state.rules.benefactor = it; })}
    ${flag('option-open-scores', state.rules.open_scores, (on) => { state.rules.open_scores = on; })}
    ${flag('web-option-public', state.open, (on) => { state.open = on; })}
    ${flag('web-option-hints', state.hints, (on) => { state.hints = on; })}
    <button class="btn primary big" data-testid="create" @click=${create}>${state.kinds.includes('open') ? t('web-create-invite') : t('web-create-start')}</button></div>`;
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  const flag = (/** @type {string} */ key, /** @type {boolean} */ on, /** @type {(on: boolean) => void} */ then) => html`<label class="field tick"><input type="checkbox" ?checked=${on} @change=${(/** @type {Event} */ e) => then(/** @type {HTMLInputElement} */ (e.target).checked)}><span><b>${t(key)}</b><small>${explain(key)}</small></span></label>`;
  const pick = (/** @type {string} */ key, /** @type {string[]} */ values, /** @type {string} */ now, /** @type {(it: string) => void} */ then) => html`<label class="field"><span><b>${t(key)}</b><small>${explain(key)}</small></span><select @change=${(/** @type {Event} */ e) => then(value(e))}>${values.map((it) => option(it, t(`${key}-${it}`), now))}</select></label>`;
  const create = async () => {
    try {
      await ensurePerson();
      const seats = state.kinds.map((kind, k) => (kind === 'bot' ? { kind, level: state.levels[k] } : state.names[k] && kind === 'me' ? { kind, name: state.names[k] } : { kind }));
      const table = await createTable({ seats, rules: state.rules, public: state.open, hints: state.hints });
      dialog.close();
      go(`/table/${table.id}`);
    } catch (error) {
      toast(inWords(error), 'error');
    }
  };
  const { dialog, draw: drawIn } = openDialog(t('web-new-table'), form());
  const draw = () => drawIn(form());
}

/** The sentence that explains an option. */
const explain = (/** @type {string} */ key) => attribute(key, 'explain') ?? '';

const SECTORS = ['cloister-school', 'bank', 'residence', 'carriage-house', 'hotel', 'park', 'hospital'];
const CARDS = [...SECTORS, 'notre-dame', 'trusted-friend'];
const PERSONS = {
  brown: ['hostess', 'minstrel', 'money-lender', 'fool', 'monk', 'doctor'],
  a: ['city-guard', 'night-watchman', 'bishop', 'manager', 'nurse', 'scholar', 'priest', 'procurator', 'bell-ringer'],
  b: ['guild-master', 'beggar-king', 'advocate', 'spy', 'travelling-folk', 'coachman', 'trader', 'benefactor', 'butcher'],
  c: ['lady-of-the-court', 'mayor', 'carpenter', 'advisor', 'gatekeeper', 'host', 'gravedigger', 'actress', 'mistress'],
};
const CHAPTERS = ['goal', 'round', 'persons', 'draft', 'actions', 'hiring', 'plague', 'supply', 'notre-dame', 'carriage', 'messages', 'park', 'friend', 'bell', 'end', 'two', 'undo'];

/** Every entry of the reference. @returns {{ id: string, title: string, text: string, icon?: string, group: string }[]} */
function entries() {
  const args = { edition: 2017, gift: 'prestige' };
  const chapters = CHAPTERS.filter((id) => has(`web-rule-${id}`)).map((id) => ({ id, title: t(`web-rule-${id}`), text: attribute(`web-rule-${id}`, 'text') ?? '', group: t('web-rules-how') }));
  const cards = CARDS.map((id) => ({ id: `action-${id}`, title: t(`action-${id}`), text: t(`action-${id}-effect`, args), icon: `i-${id}`, group: t('web-rules-cards') }));
  const persons = Object.entries(PERSONS).flatMap(([stack, list]) => list.map((id) => ({ id: `person-${id}`, title: t(`person-${id}`), text: t(`person-${id}-effect`, args), icon: `p-${id}`, group: t('web-rules-persons', { stack: t(`stack-${stack}`) }) })));
  return [...chapters, ...cards, ...persons];
}

function reference(/** @type {string} */ search, /** @type {(search: string) => void} */ find) {
  const wanted = search.trim().toLocaleLowerCase();
  const found = entries().filter((it) => !wanted || `${it.title} ${it.text}`.toLocaleLowerCase().includes(wanted));
  const groups = [...new Set(found.map((it) => it.group))];
  return html`<label class="search"><span class="vh">${t('web-search')}</span>${icon('u-search')}<input type="search" placeholder=${t('web-search')} .value=${search} @input=${(/** @type {Event} */ e) => find(/** @type {HTMLInputElement} */ (e.target).value)}></label>
    ${groups.length ? groups.map((group) => html`<section class="ref"><h2>${group}</h2><div class="entries">${found.filter((it) => it.group === group).map((it) => html`<div class="entry" id="ref-${it.id}">${it.icon ? html`<span class="ei">${icon(it.icon)}</span>` : nothing}<div><h3>${it.title}</h3><p>${it.text}</p></div></div>`)}</div></section>`) : html`<p class="lead">${t('web-search-none')}</p>`}`;
}

/** The rules over the page, at an entry. */
export function openRules(/** @type {string | undefined} */ entry = undefined) {
  const find = (/** @type {string} */ search) => draw(reference(search, find));
  const { dialog, draw } = openDialog(t('web-rules'), reference('', (search) => find(search)), (it) => it.classList.add('wide'));
  if (entry) dialog.querySelector(`#ref-${CSS.escape(entry)}`)?.scrollIntoView();
}

/** The rules as a page. */
export class RulesScreen {
  search = '';
  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    document.title = `${t('web-rules')} · Notre Dame`;
    this.draw();
  }

  close() { document.title = 'Notre Dame'; }

  act() { return false; }

  draw() {
    render(html`<div class="sheetpage"><header class="htop"><a class="mark" href="/" data-link>${logo()}<span>Notre Dame</span></a></header><main><h1>${t('web-rules')}</h1>${reference(this.search, (search) => { this.search = search; this.draw(); })}</main></div>`, this.root);
  }
}
