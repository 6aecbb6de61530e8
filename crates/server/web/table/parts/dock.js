// @ts-check
// The dock: the question, the hand or the draft, the answers as buttons, undo.

import { html, nothing, repeat } from '../../vendor/lit-html/index.js';
import { icon } from '../../drawing/pieces.js';
import { chips } from './chips.js';
import { iconOfChoice, isAsked, readChoice } from '../../model/choices.js';
import { actionName } from '../../text/narration.js';
import { listOf, sentences, t } from '../../text/fluent.js';
import { NARROW } from '../../app/breakpoints.js';
import { cardAt } from '../../model/places.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../../types.js').Card} Card */

/** The dock. Events have their ledger there, and if there is nothing beside the board, the coach speaks here. */
export function dock(
  /** @type {Scene} */ told,
  /** @type {unknown} */ ledger = nothing,
  /** @type {unknown} */ coach = nothing,
) {
  const scene = { ...told, view: told.live };
  const { view } = scene;
  // If nothing is asked, the ledger takes the place of everything else.
  const covered = ledger !== nothing && !isAsked(view) ? 'covered' : '';
  if (view.seat === null)
    return html`<section class="dock spectator ${covered}" aria-label=${t('web-dock-idle')}>
      ${prompt(scene)}${ledger}
    </section>`;
  const { name } = view.table.prompt;
  const withCards = name === 'play' || name.startsWith('keep');
  return html`<section
    class="dock ${withCards || !view.options.length ? 'cards' : 'answers'} ${covered}"
    tabindex="-1"
    aria-label=${t(isAsked(view) ? 'web-dock' : 'web-dock-idle')}
  >
    ${coach}${prompt(scene)}
    <div class="dk">${cards(scene)}${act(scene)}</div>
    ${ledger}
  </section>`;
}

/** What is asked and why, or who is being waited for. */
function prompt(/** @type {Scene} */ scene) {
  const { view, info, words, hover, picked, told, isFinal, stock, undone } = scene;
  const asked = isAsked(view);
  const lines = asked ? words.question() : waitingFor(scene);
  const detail = hover && told(hover);
  return html`<div class="prompt ${asked ? 'asked' : ''}">
    <h2>${lines.question}</h2>
    <p>
      ${undone ? html`<b class="undone">${undone}</b> ` : nothing}${detail ? html`<b>${detail}</b>` : lines.why}${
        picked && picked === hover && isFinal(picked)
          ? html`<em class="final">${t('web-final')}</em>`
          : nothing
      }
    </p>
    ${stock}${info?.state === 'archived' && view.seat !== null ? resume() : nothing}${
      view.table.phase === 'over'
        ? html`<button class="btn primary" data-action="verdict">${t('web-result')}</button>`
        : nothing
    }
  </div>`;
}

/** Resumes an archived table. */
export const resume = () =>
  html`<button class="btn primary" data-action="resume">${icon('u-play')}${t('web-resume')}</button>`;

/** @returns {{ question: string, why: string }} */
export function waitingFor(/** @type {Scene} */ { view, info, words }) {
  const { table } = view;
  if (info?.state === 'archived') return { question: t('web-archived'), why: t('web-archived-why') };
  if (table.phase === 'over') return { question: t('prompt-nothing'), why: '' };
  const others = table.waiting.filter((seat) => seat !== view.seat).map((seat) => words.name(seat));
  const draft = view.own?.draft;
  if (draft?.pick)
    return {
      question: t('web-draft-picked', { card: actionName(draft.pick) }),
      why: others.length ? t('web-draft-waiting', { players: listOf(others), n: others.length }) : '',
    };
  if (!others.length) return { question: t('web-moment'), why: '' };
  return {
    question: t('web-waiting', { players: listOf(others), n: others.length }),
    why: t(`web-waiting-${table.phase}`),
  };
}

/** Why a card would have no or another effect now; what the card says is beside it. */
function reason(/** @type {Scene} */ { foreseen }, /** @type {string} */ choice) {
  const { next, events = [] } = foreseen(choice) ?? {};
  if (next === 'move-marker') return t('web-why-no-marker');
  return events.some((e) => e.event === 'action-forgone') ? t('web-why-no-effect') : undefined;
}

/** Whether a name has a word that needs smaller type on a card, such as Kloosterschool. */
const hasLongWord = (/** @type {string} */ name) => name.split(/[\s-]/).some((word) => word.length > 12);

function card(
  /** @type {Scene} */ scene,
  /** @type {Card} */ it,
  /** @type {{ choice?: string, state?: string, label?: string, chosen?: boolean }} */ {
    choice,
    state = '',
    label,
    chosen = false,
  },
) {
  const { view, words, hover, gains } = scene;
  const gain = choice?.startsWith('play') ? gains(choice) : undefined;
  const why = choice?.startsWith('play') ? reason(scene, choice) : undefined;
  const shown = chosen || (choice && hover === choice && state !== 'twin');
  const from = view.table.seats[it.deck].colour;
  const effect = html`<span class="ce ${why ? 'why' : ''}">${why ?? t(`web-short-${it.card}`)}</span>`;
  const said = html`<span class="vh"
    >${sentences(choice ? words.choice(choice) : undefined, words.effect('action', it.card))}</span
  >`;
  const inner = html`<span class="art">${icon(`i-${it.card}`)}</span>${icon(`m-${from}`, 'from')}<span
      class="cn ${hasLongWord(actionName(it.card)) ? 'long' : ''}"
      >${actionName(it.card)}</span
    >${effect}${label ? html`<span class="cl">${label}</span>` : nothing}${gain ? chips(gain, 'pv') : nothing}${said}`;
  const cls = `card f-${from} ${choice ? 'legal' : 'wait'} ${shown ? 'sel' : ''} ${state}`;
  return choice
    ? html`<button
        class=${cls}
        data-choice=${choice}
        data-at=${cardAt(it.card)}
        data-help="action:${it.card}"
        aria-pressed=${chosen}
      >
        ${inner}
      </button>`
    : html`<span class=${cls} data-at=${cardAt(it.card)} data-help="action:${it.card}">${inner}</span>`;
}

/** What this seat holds: its hand, or the cards of the draft. */
export const cards = (/** @type {Scene} */ scene) => (scene.view.own?.draft ? draft(scene) : hand(scene));

function hand(/** @type {Scene} */ scene) {
  const { view, choices } = scene;
  const cards = view.own?.hand ?? [];
  const small = view.options.length > 0 && view.table.prompt.name !== 'play';
  return html`<div class="hand ${small ? 'small' : ''}" role="group" aria-label=${t('web-hand')}>
    ${repeat(
      cards,
      (it) => `${it.card}${it.deck}`,
      (it, k) =>
        card(
          scene,
          it,
          it.played
            ? { state: 'off', label: t('web-played') }
            : {
                choice: small ? undefined : choices.get(cardAt(it.card)),
                state: cards.findIndex((other) => other.card === it.card && !other.played) < k ? 'twin' : '',
              },
        ),
    )}
  </div>`;
}

/** The draft: which card you keep, which ones are passed on, and that you may change your mind. */
function draft(/** @type {Scene} */ scene) {
  const { view, words, choices, hover } = scene;
  const it = /** @type {import('../../types.js').Draft} */ (view.own?.draft);
  const left = words.name(view.table.seats[view.seat ?? 0].left);
  const inHand = readChoice(hover ?? '');
  const kept = inHand.verb === 'keep' ? inHand.what : it.pick;
  const label = (/** @type {Card} */ c) =>
    kept ? (c.card === kept ? t('web-keep') : t('web-pass-to', { player: left })) : undefined;
  return html`<div class="hand draft" role="group" aria-label=${t('web-draft')}>
    ${it.kept.map(
      (c) =>
        html`<span class="keptw"
          ><span class="eyebrow">${t('web-kept')}</span>${card(scene, c, { state: 'kept' })}</span
        >`,
    )}
    ${repeat(
      it.cards,
      (c) => `${c.card}${c.deck}`,
      (c) =>
        card(scene, c, {
          choice: choices.get(cardAt(c.card)),
          label: label(c),
          chosen: it.pick === c.card,
          state: kept && c.card !== kept ? 'away' : '',
        }),
    )}
  </div>`;
}

/** The buttons: answers without a card, and undo. */
function act(/** @type {Scene} */ scene) {
  const { view, words, undo, hover, picked, gains, hints } = scene;
  const { name } = view.table.prompt;
  const cards = name === 'play' || name.startsWith('keep');
  const answers = cards ? [] : view.options;
  const place = (/** @type {string} */ choice) =>
    view.table.persons.findIndex(({ person }) => choice === `hire ${person}`);
  // A person is hired where the effect is read; only narrow screens show persons without it.
  const onPersons = (/** @type {string} */ choice) => readChoice(choice).verb === 'hire' && !NARROW.matches;
  const main = answers.filter((choice) => choice !== 'pass' && !onPersons(choice));
  // They are in the order of the persons above them.
  if (name === 'hire') main.sort((a, b) => place(a) - place(b));
  const pass = answers.includes('pass') ? 'pass' : undefined;
  const button = (/** @type {string} */ choice) => {
    const id = iconOfChoice(choice, view);
    const gain = gains(choice);
    const hint = hints?.get(choice);
    const looks = [
      choice === 'pass' ? '' : 'legal',
      hover === choice ? 'hov' : '',
      picked === choice ? 'sel' : '',
      hint === 1 ? 'best' : '',
    ];
    return html`<button
      class="btn opt ${looks.join(' ')}"
      data-choice=${choice}
      aria-pressed=${picked === choice ? 'true' : nothing}
    >
      ${picked === choice ? icon('u-check') : id ? icon(id) : nothing}<span>${words.choice(choice)}</span>${gain ? chips(gain) : nothing}
    </button>`;
  };
  return html`<div class="act">
    ${
      picked && (cards || onPersons(picked))
        ? html`<button class="btn primary" data-action="confirm">
            ${icon('u-check')}${words.choice(picked)}
          </button>`
        : nothing
    }
    ${
      answers.length
        ? html`<div class="ans" role="group" aria-label=${t('web-answers')}>
            ${
              main.length
                ? html`<div class="opts ${main.length > 6 ? 'many' : main.length < 5 ? 'few' : ''}">
                    ${main.map(button)}
                  </div>`
                : nothing
            }
            <div class="rest">
              ${pass ? button(pass) : nothing}${
                scene.along === undefined
                  ? nothing
                  : html`<button class="btn quiet along" data-action="along" aria-pressed=${scene.along}>
                      ${icon(scene.along ? 'u-check' : 'u-close')}${t('web-take-along')}
                    </button>`
              }
            </div>
          </div>`
        : nothing
    }
    <div class="row">
      ${undo.undo ? html`<button class="btn quiet" data-action="undo">${icon('u-undo')}${t('web-undo')}</button>` : nothing}${
        undo.restart
          ? html`<button
              class="btn quiet"
              data-action="restart"
              aria-label=${t('web-restart')}
              title=${t('web-restart')}
            >
              ${icon('u-restart')}
            </button>`
          : nothing
      }${
        scene.canHint && view.options.length
          ? html`<button
              class="btn quiet"
              data-action="hint"
              aria-label=${undo.undo ? t('web-hint') : nothing}
              title=${t('web-hint')}
            >
              ${icon('u-bulb')}${undo.undo ? nothing : t('web-hint-short')}
            </button>`
          : nothing
      }
    </div>
  </div>`;
}
