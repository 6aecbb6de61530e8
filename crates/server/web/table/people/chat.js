// @ts-check
// Talk at a table: what was said, who is here and who watches, short phrases that everyone reads in their own language.

import { html, nothing } from '../../vendor/lit-html/index.js';
import { muting } from './seats.js';
import { onDevice } from '../../net/transport.js';
import { api } from '../../net/api.js';
import { complain } from '../../app/notice.js';
import { icon } from '../../drawing/pieces.js';
import { lastSeen, noteSeen } from '../../app/last-seen.js';
import { language, t } from '../../text/fluent.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').ChatLine} Line */

/** What can be said with one click. It travels as a code between two colons. */
const PHRASES = ['hello', 'well-played', 'thanks', 'one-moment', 'good-game'];

/** The words of a line: a phrase in the reader's language, or what was written. */
export function wordsOf(/** @type {string} */ text) {
  const code = /^:([a-z-]+):$/.exec(text)?.[1] ?? '';
  return PHRASES.includes(code) ? t(`web-say-${code}`) : text;
}

/** What was said at one table. */
export class Talk {
  /** The oldest first. @type {Line[]} */ lines = [];
  #seen;

  /**
   * @param {string} id
   * @param {{ changed: () => void, isOpen: () => boolean }} table `isOpen` is whether what is said can be seen now
   */
  constructor(id, { changed, isOpen }) {
    this.isOpen = isOpen;
    this.key = `${id} talk`;
    this.#seen = lastSeen(this.key);
    if (onDevice) return;
    api('GET', `/tables/${id}/chat`).then(
      ({ chat }) => {
        this.#add(chat);
        changed();
      },
      // Where there is no such table, the table itself says so.
      () => undefined,
    );
  }

  /** Somebody said something. */
  heard(/** @type {Line} */ line) {
    this.#add([line]);
  }

  #add(/** @type {Line[]} */ lines) {
    const known = new Set(this.lines.map((it) => it.n));
    this.lines = [...this.lines, ...lines.filter((it) => !known.has(it.n))].sort((a, b) => a.n - b.n);
    if (this.isOpen()) this.read();
  }

  /** How many lines were not read yet. */
  get unread() {
    return this.isOpen() ? 0 : this.lines.filter((it) => it.n > this.#seen).length;
  }

  /** Everything is read now. */
  read() {
    const newest = this.lines.at(-1)?.n ?? 0;
    if (newest <= this.#seen) return;
    this.#seen = newest;
    noteSeen(this.key, newest);
  }
}

/** Whether there is anyone to talk to, or anything was said. */
export const isTalkative = (/** @type {TableInfo | undefined} */ info, /** @type {Talk} */ talk) =>
  talk.lines.length > 0 ||
  Boolean(info?.watching) ||
  Boolean(info?.seats.some((seat) => seat.kind === 'person' && !seat.you)) ||
  !info?.seats.some((seat) => seat.you);

/** How many watch; a click lists them. */
export function eyes(/** @type {TableInfo} */ { watching, watchers }) {
  if (!watching) return nothing;
  const label = t('web-watching', { n: watching });
  return html`<button
    class="tool eyes"
    data-action="tab"
    data-value="talk"
    aria-label=${label}
    title=${[label, ...watchers].join('\n')}
  >
    ${icon('u-eye')}${watching}
  </button>`;
}

/** Who is here, and who watches. */
export function presence(/** @type {TableInfo} */ info) {
  const people = info.seats.filter((seat) => seat.kind === 'person');
  return html`<ul class="here" aria-label=${t('web-who-is-here')}>
    ${people.map(
      (seat) =>
        html`<li
          class=${seat.connected ? '' : 'gone'}
          title=${seat.connected ? t('web-here') : t('web-away')}
        >
          ${icon(`m-${seat.colour}`)}<bdi>${seat.name}</bdi
          ><span class="vh">${seat.connected ? t('web-here') : t('web-away')}</span>
        </li>`,
    )}
    ${
      info.watching
        ? html`<li class="watching">
            ${icon('u-eye')}<span>${t('web-watching', { n: info.watching })}</span>
          </li>`
        : nothing
    }
    ${info.watchers.map((name) => html`<li class="watcher"><bdi>${name}</bdi></li>`)}
  </ul>`;
}

/** What was said, and a line to say something. `say` sends it. */
export function talkPanel(
  /** @type {TableInfo} */ info,
  /** @type {Talk} */ talk,
  /** @type {(text: string) => Promise<void>} */ say,
) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).elements.namedItem('text')
    );
    const text = input.value.trim();
    if (!text) return;
    try {
      await say(text);
      input.value = '';
    } catch (error) {
      complain(error);
    }
  };
  return html`<div class="talk">
    ${presence(info)}
    <div class="said" role="log" aria-label=${t('web-talk')} tabindex="0">
      ${
        talk.lines.length
          ? [...talk.lines].reverse().map((line) => said(line, info))
          : html`<p class="hint">${t('web-talk-empty')}</p>`
      }
    </div>
    <p class="phrases">
      ${PHRASES.map(
        (code) =>
          html`<button class="phrase" data-action="say" data-value=":${code}:">
            ${t(`web-say-${code}`)}
          </button>`,
      )}
    </p>
    <form class="say" @submit=${send}>
      <label class="vh" for="say">${t('web-chat')}</label
      ><input id="say" name="text" maxlength="300" autocomplete="off" placeholder=${t('web-chat')} /><button
        class="tool"
        type="submit"
        aria-label=${t('web-send')}
      >
        ${icon('u-send')}
      </button>
    </form>
  </div>`;
}

function said(/** @type {Line} */ line, /** @type {TableInfo} */ info) {
  const seat = line.seat === null ? undefined : info.seats[line.seat];
  const time = new Date(line.at);
  return html`<p class="line">
    ${seat ? icon(`m-${seat.colour}`) : icon('u-eye')}<span
      ><bdi class="who">${line.from}</bdi> <span dir="auto">${wordsOf(line.text)}</span></span
    >${muting(info, line)}<time datetime=${time.toISOString()}
      >${time.toLocaleTimeString(language(), { hour: '2-digit', minute: '2-digit' })}</time
    >
  </p>`;
}
