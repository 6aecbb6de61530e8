// @ts-check
// Where a table comes from. The screen knows a source only by what it tells and what can be told to it; this one is a table at the
// server: updates come over a socket, and everything that is no answer to a question goes by requests.

import { keepAgreed, keepCards, owesBytes } from './fair-deal.js';
import { ServerError, api, tableOf } from './api.js';
import { addBytes } from './tables.js';
import { TableSocket } from './socket.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').Update} Update */
/** The seat that acts, and the newest revision it has seen. @typedef {{ seat?: number | null, revision?: number }} Own */
/**
 * What a source tells.
 * @typedef {object} Listener
 * @property {(info: TableInfo) => void} table
 * @property {(update: Update) => void} update
 * @property {(line: import('../types.js').ChatLine) => void} chat
 * @property {(error: ServerError) => void} refused
 * @property {(up: boolean) => void} link
 * @property {() => void} lost there is no such table
 * @property {() => void} outdated the server has another version of the client than this page
 */

/** A table at the server. */
export class ServerTable {
  #socket;
  /** Whether the table has told anything. */
  #found = false;
  /** Whether this device has added its bytes to the deal since its player sat down. */
  #shared = false;

  constructor(/** @type {string} */ id, /** @type {Listener} */ on) {
    this.id = id;
    this.on = on;
    this.#socket = new TableSocket(id, {
      message: (data) => this.#receive(data),
      outdated: on.outdated,
      link: (up) => {
        on.link(up);
        if (!up && !this.#found) this.#search();
      },
    });
  }

  /** A socket does not say why it was refused: a request does. */
  async #search() {
    try {
      await this.look();
    } catch (error) {
      if (!(error instanceof ServerError) || error.status !== 404) return;
      this.close();
      this.on.lost();
    }
  }

  /** A player who has just sat down adds to the deal, even after getting up. Another window of the same person may have been faster. */
  #share(/** @type {TableInfo} */ info) {
    keepAgreed(info);
    if (!info.seats.some((it) => it.you)) this.#shared = false;
    if (this.#shared) return;
    addBytes(info).catch(() => undefined);
    this.#shared = owesBytes(info);
  }

  #receive(/** @type {import('../types.js').ServerMessage} */ data) {
    this.#found = true;
    switch (data.type) {
      case 'table':
        this.on.table(data.table);
        this.#share(data.table);
        break;
      case 'update':
        keepCards(this.id, data.views);
        this.on.update(data);
        break;
      case 'chat':
        this.on.chat(data);
        break;
      case 'error':
        this.on.refused(new ServerError(data.error.code, data.error.message, 0));
        break;
      case 'closing':
        this.on.link(false);
        break;
      default:
    }
  }

  /** Answers the question. False while there is no connection, as with all that goes over the socket. */
  choose(/** @type {Own} */ own, /** @type {string} */ choice) {
    const key = crypto.randomUUID?.() ?? String(Math.random());
    return this.#socket.send({ type: 'choose', ...own, choice, key });
  }

  undo(/** @type {Own} */ own) {
    return this.#socket.send({ type: 'undo', ...own });
  }

  restartTurn(/** @type {Own} */ own) {
    return this.#socket.send({ type: 'restart-turn', ...own });
  }

  /** What an expert would do, best first. @returns {Promise<{ choice: string }[]>} */
  async hint(/** @type {number | null} */ seat) {
    return (await api('GET', `/tables/${this.id}/hint?seat=${seat}`)).options;
  }

  /** What was done since a revision, choice by choice. @returns {Promise<import('../types.js').MissedStep[]>} */
  async missed(/** @type {number} */ since) {
    return (await api('GET', `/tables/${this.id}/missed?revision=${since}`)).steps;
  }

  /** The state of the table. */
  async look() {
    return tableOf(await api('GET', `/tables/${this.id}`));
  }

  /** Tells the table something; the answer is its new state. */
  async tell(/** @type {string} */ what, /** @type {Record<string, unknown>} */ body) {
    const answer = await api('POST', `/tables/${this.id}/${what}`, body);
    return tableOf(/** @type {TableInfo} */ (answer));
  }

  /** Connects again, as another person. */
  reopen() {
    this.#socket.reopen();
  }

  close() {
    this.#socket.close();
  }
}
