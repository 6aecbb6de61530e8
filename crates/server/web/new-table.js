// @ts-check
// A new table: who sits where, and what is agreed; each option is explained in a sentence.

import { html } from './vendor/lit-html/index.js';
import { openDialog, option } from './dialogs.js';
import { attribute, t } from './text.js';
import { go } from './frame.js';
import { complain } from './notice.js';
import { ensurePerson } from './person.js';
import { createTable } from './net.js';

/** The sentence that explains an option. */
const explain = (/** @type {string} */ key) => attribute(key, 'explain') ?? '';

const LEVELS = ['novice', 'regular', 'expert'];

/** A new table: who sits where, and what is agreed. */
export function openNewTable() {
  const state = {
    kinds: ['me', 'bot', 'bot', 'bot'],
    levels: ['regular', 'regular', 'regular', 'regular', 'regular'],
    names: ['', '', '', '', ''],
    rules: { edition: '2017', new_persons: false, coins: '25', benefactor: 'prestige', open_scores: true },
    open: false,
    hints: true,
  };
  const form = () =>
    html`<div class="form">
      <div class="field">
        <span><b>${t('option-players')}</b><small>${explain('option-players')}</small></span
        ><select
          data-testid="players"
          @change=${(/** @type {Event} */ e) => {
            const n = Number(value(e));
            state.kinds = Array.from({ length: n }, (_, k) => state.kinds[k] ?? 'bot');
            draw();
          }}
          aria-label=${t('option-players')}
        >
          ${['2', '3', '4', '5'].map((n) => option(n, n, String(state.kinds.length)))}
        </select>
      </div>
      <ol class="seats-f">
        ${state.kinds.map(
          (kind, k) =>
            html`<li>
              <b>${t('web-seat', { n: k + 1 })}</b
              ><select
                aria-label=${t('web-seat', { n: k + 1 })}
                data-testid="seat-${k}"
                @change=${(/** @type {Event} */ e) => {
                  state.kinds[k] = value(e);
                  draw();
                }}
              >
                ${['me', 'open', 'bot'].map((it) => option(it, t(k > 0 && it === 'me' ? 'web-seat-me-too' : `web-seat-${it}`), kind))}
              </select>
              ${
                kind === 'bot'
                  ? html`<select
                      aria-label=${t('web-level')}
                      @change=${(/** @type {Event} */ e) => {
                        state.levels[k] = value(e);
                        draw();
                      }}
                    >
                      ${LEVELS.map((level) => option(level, t(`bot-${level}`), state.levels[k]))}
                    </select>`
                  : kind === 'me' && k > 0
                    ? html`<input
                        aria-label=${t('web-name')}
                        maxlength="24"
                        placeholder=${t('web-name')}
                        .value=${state.names[k]}
                        @change=${(/** @type {Event} */ e) => {
                          state.names[k] = value(e);
                        }}
                      />`
                    : html`<span class="hint">${kind === 'open' ? t('web-seat-open-hint') : ''}</span>`
              }
            </li>`,
        )}
      </ol>
      <p class="hint">${t(`web-level-explain`)}</p>
      ${flag('option-new-persons', state.rules.new_persons, (on) => {
        state.rules.new_persons = on;
      })}
      ${pick('option-edition', ['2017', '2007'], state.rules.edition, (it) => {
        state.rules.edition = it;
      })}
      ${pick('option-coins', ['25', 'unlimited'], state.rules.coins, (it) => {
        state.rules.coins = it;
      })}
      ${pick('option-benefactor', ['prestige', 'coins'], state.rules.benefactor, (it) => {
        state.rules.benefactor = it;
      })}
      ${flag('option-open-scores', state.rules.open_scores, (on) => {
        state.rules.open_scores = on;
      })}
      ${flag('web-option-public', state.open, (on) => {
        state.open = on;
      })}
      ${flag('web-option-hints', state.hints, (on) => {
        state.hints = on;
      })}
      <button class="btn primary big" data-testid="create" @click=${create}>
        ${state.kinds.includes('open') ? t('web-create-invite') : t('web-create-start')}
      </button>
    </div>`;
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  const flag = (
    /** @type {string} */ key,
    /** @type {boolean} */ on,
    /** @type {(on: boolean) => void} */ then,
  ) =>
    html`<label class="field tick"
      ><input
        type="checkbox"
        ?checked=${on}
        @change=${(/** @type {Event} */ e) => then(/** @type {HTMLInputElement} */ (e.target).checked)}
      /><span><b>${t(key)}</b><small>${explain(key)}</small></span></label
    >`;
  const pick = (
    /** @type {string} */ key,
    /** @type {string[]} */ values,
    /** @type {string} */ now,
    /** @type {(it: string) => void} */ then,
  ) =>
    html`<label class="field"
      ><span><b>${t(key)}</b><small>${explain(key)}</small></span
      ><select @change=${(/** @type {Event} */ e) => then(value(e))}>
        ${values.map((it) => option(it, t(`${key}-${it}`), now))}
      </select></label
    >`;
  const create = async () => {
    try {
      await ensurePerson();
      const seats = state.kinds.map((kind, k) =>
        kind === 'bot'
          ? { kind, level: state.levels[k] }
          : state.names[k] && kind === 'me'
            ? { kind, name: state.names[k] }
            : { kind },
      );
      const table = await createTable({ seats, rules: state.rules, public: state.open, hints: state.hints });
      dialog.close();
      go(`/table/${table.id}`);
    } catch (error) {
      complain(error);
    }
  };
  const { dialog, draw: drawIn } = openDialog(t('web-new-table'), form());
  const draw = () => drawIn(form());
}
