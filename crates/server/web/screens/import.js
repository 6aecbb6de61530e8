// @ts-check
// A game or a table imported from a link or a file. Shows what it is, and asks before creating anything.

import { html, nothing, render } from '../vendor/lit-html/index.js';
import { onDevice } from '../net/transport.js';
import { icon } from '../drawing/pieces.js';
import { ServerError, api, tableOf } from '../net/api.js';
import { createTable } from '../net/tables.js';
import { unpack } from '../share/link-codec.js';
import { ensurePerson } from '../app/person.js';
import { brought, go, to } from '../app/route.js';
import { ownName } from '../app/settings.js';
import { t } from '../text/fluent.js';
import { pageHeader } from '../app/page-header.js';

/** Who sits at a seat. @typedef {{ kind: string, level?: string, name?: string }} Seat */
/** @typedef {{ text: string, kind: 'game' | 'table', seats: Seat[], choices: number }} Brought */

/** The server's error codes for a text that contains no game. */
const UNREADABLE = ['invalid', 'malformed', 'illegal-choice', 'too-large'];

/** Whether this says who sits at a seat, in words that can be shown. */
const isSeat = (/** @type {unknown} */ it) =>
  typeof it === 'object' &&
  it !== null &&
  'kind' in it &&
  ['kind', 'level', 'name'].every((field) =>
    ['string', 'undefined'].includes(typeof (/** @type {Record<string, unknown>} */ (it)[field])),
  );

/** The contents of a text. Whether it can be played is up to the rules. @returns {Brought} */
export function read(/** @type {string} */ text) {
  if (text.startsWith('{')) {
    const { seats } = JSON.parse(text);
    if (!Array.isArray(seats) || !seats.length || !seats.every(isSeat)) throw new TypeError('no seats');
    return { text, kind: 'table', seats, choices: 0 };
  }
  const seats = [...text.matchAll(/^seat \d: (person|bot) ?(\w*)$/gm)].map(([, kind, level]) => ({
    kind: kind === 'bot' ? 'bot' : 'me',
    level,
    name: '',
  }));
  for (const [, seat, name] of text.matchAll(/^name (\d): (.*)$/gm))
    if (seats[Number(seat)]) seats[Number(seat)].name = name;
  if (!text.startsWith('notre-dame game ') || !seats.length) throw new TypeError('no game');
  return { text, kind: 'game', seats, choices: text.match(/^\d /gm)?.length ?? 0 };
}

export default class BringScreen {
  /** @type {Brought | undefined} */ brought;
  /** Why it cannot be used, as the key of a text. */ refused = '';
  busy = false;

  constructor(/** @type {HTMLElement} */ root) {
    this.root = root;
    unpack(brought() ?? '')
      .then((text) => {
        this.brought = read(text);
        // Nobody else could find a table on this device.
        if (onDevice && this.brought.seats.some(({ kind }) => kind === 'open'))
          this.refused = 'web-error-needs-others';
      })
      .catch(() => {
        this.refused = 'web-bring-unreadable';
      })
      .finally(() => this.draw());
  }

  close() {
    document.title = 'Notre Dame';
  }

  async act(/** @type {string} */ action) {
    if (action !== 'bring' || !this.brought || this.busy) return false;
    this.busy = true;
    try {
      await ensurePerson();
      const { kind, text } = this.brought;
      const table =
        kind === 'game' ? tableOf(await api('POST', '/games', text)) : await createTable(JSON.parse(text));
      go(`/table/${table.id}`);
    } catch (error) {
      if (!(error instanceof ServerError) || !UNREADABLE.includes(error.code)) throw error;
      this.refused = 'web-bring-refused';
      this.draw();
    } finally {
      this.busy = false;
    }
    return true;
  }

  #seat(/** @type {Seat} */ { kind, level, name }) {
    const who =
      kind === 'bot'
        ? t(`bot-${level || 'regular'}`)
        : kind === 'open'
          ? t('web-seat-free-lead')
          : t('web-you');
    const shown = name || (kind === 'me' ? ownName() : kind === 'open' ? t('web-seat-free') : t('web-bot'));
    return html`<li>${icon(kind === 'bot' ? 'u-bot' : 'u-people')}<b>${shown}</b><small>${who}</small></li>`;
  }

  #question(/** @type {Brought} */ { kind, seats, choices }) {
    return html`<h1>${t(`web-bring-${kind}`)}</h1>
      <ul class="brought">
        ${seats.map((seat) => this.#seat(seat))}
      </ul>
      ${choices ? html`<p>${t('web-bring-choices', { n: choices })}</p>` : nothing}
      <p class="claim">${t(`web-bring-${kind}-lead`)}</p>
      <button class="btn primary big" data-action="bring" data-testid="bring">
        ${icon('u-right')}${t(`web-bring-${kind}-accept`)}
      </button>`;
  }

  draw() {
    const { brought: it, refused } = this;
    document.title = it ? `${t(`web-bring-${it.kind}`)} · Notre Dame` : 'Notre Dame';
    render(
      html`<div class="nowhere">
        ${pageHeader()}
        <main>
          ${refused ? html`<h1 role="alert" data-testid="refused">${t(refused)}</h1>` : it ? this.#question(it) : nothing}
          <p class="ways">
            <a class="btn" href=${to('/')} data-link data-testid="home"
              >${icon('u-people')}${t('web-home')}</a
            >
          </p>
        </main>
      </div>`,
      this.root,
    );
  }
}
