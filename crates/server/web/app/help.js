// @ts-check
// Help for every person, card and piece: a note beside it when the pointer rests there, or at a tap.

import { render, html, nothing } from '../vendor/lit-html/index.js';
import { icon } from '../drawing/pieces.js';
import { has, sentences, t } from '../text/fluent.js';

/** @type {HTMLElement | undefined} */
let note;
let timer = 0;
/** The rules of the table that is shown, if there is one. @type {() => NotedRules | undefined} */
let rulesHere = () => undefined;

/** The rules that a note depends on. @typedef {Pick<import('../types.js').Rules, 'edition' | 'benefactor'>} NotedRules */

/** The rules of a table without special ones. @type {NotedRules} */
const USUAL = { edition: '2017', benefactor: 'prestige' };

/**
 * What a note says, by the word in `data-help`, at a table with these rules.
 * @returns {{ title: string, text: string, icon?: string, more: string } | undefined}
 */
export function helpOn(/** @type {string} */ word, /** @type {NotedRules} */ rules = USUAL) {
  const [kind, what] = word.split(':');
  const [edition, gift] = [Number(rules.edition), rules.benefactor];
  const effect = (/** @type {string} */ key) => t(key, { edition, gift });
  switch (kind) {
    case 'person':
      return {
        title: t(`person-${what}`),
        text: effect(`person-${what}-effect`),
        icon: `p-${what}`,
        more: `person-${what}`,
      };
    case 'action':
      return {
        title: t(`action-${what}`),
        text: effect(`action-${what}-effect`),
        icon: `i-${what}`,
        more: `action-${what}`,
      };
    case 'sector':
      return {
        title: t(`sector-${what}`),
        text: effect(`sector-${what}-effect`),
        icon: `i-${what}`,
        more: `sector-${what}`,
      };
    case 'message':
      return {
        title: t('web-help-message'),
        text: sentences(t(`message-kind-${what}`), t('web-help-message-text')),
        icon: `msg-${what}`,
        more: 'messages',
      };
    case 'phase':
      return { title: t(`web-phase-${what}`), text: t(`web-help-phase-${what}`), more: `phase-${what}` };
    default:
      return has(`web-help-${kind}`)
        ? { title: t(`web-help-${kind}`), text: t(`web-help-${kind}-text`), more: kind }
        : undefined;
  }
}

/** Shows the note of an element. */
function showHelp(/** @type {Element} */ element) {
  const help = helpOn(element.getAttribute('data-help') ?? '', rulesHere());
  if (!help) return;
  hideHelp();
  note = document.createElement('div');
  note.className = 'note';
  note.setAttribute('role', 'tooltip');
  render(
    html`${help.icon ? html`<span class="note-i">${icon(help.icon)}</span>` : nothing}
      <div>
        <b>${help.title}</b>
        <p>${help.text}</p>
      </div>`,
    note,
  );
  // Inside the open dialog, or the main part of the page.
  (document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body).append(note);
  const at = element.getBoundingClientRect();
  const box = note.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - box.width / 2), innerWidth - box.width - 8);
  const above = at.top - box.height - 8;
  note.style.setProperty('left', `${left}px`);
  note.style.setProperty(
    'top',
    `${above > 8 ? above : Math.min(at.bottom + 8, innerHeight - box.height - 8)}px`,
  );
}

export function hideHelp() {
  clearTimeout(timer);
  note?.remove();
  note = undefined;
}

/** Watches for pointers that rest, and for taps. `rules` are those of the table that is shown, if there is one. */
export function watchHelp(/** @type {() => NotedRules | undefined} */ rules) {
  rulesHere = rules;
  const target = (/** @type {Event} */ event) =>
    event.target instanceof Element ? event.target.closest('[data-help]') : null;
  // A page that changes under a pointer at rest asks for nothing.
  let at = '';
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    hideHelp();
    const element = target(event);
    const moved = at !== `${event.clientX} ${event.clientY}`;
    at = `${event.clientX} ${event.clientY}`;
    if (element && moved)
      timer = window.setTimeout(
        () => showHelp(element),
        element.matches('.dock [data-choice], .person[data-choice]') ? 1600 : 650,
      );
  });
  document.addEventListener('click', (event) => {
    at = `${event.clientX} ${event.clientY}`;
    const element = target(event);
    const busy =
      event.target instanceof Element && event.target.closest('[data-choice],[data-action],a,button,input');
    if (element && !busy) showHelp(element);
    else hideHelp();
  });
  document.addEventListener('contextmenu', (event) => {
    const element = target(event);
    if (element && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      showHelp(element);
    }
  });
  document.addEventListener('keydown', (event) => {
    const element = document.activeElement?.closest('[data-help]');
    if (event.key === '?' && element) showHelp(element);
  });
  addEventListener('scroll', hideHelp, { passive: true, capture: true });
}
