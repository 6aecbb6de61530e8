// Notre Dame for JavaScript: one game, its views and options, its notation, and bots. The module underneath answers the requests of
// the engine protocol; this gives them names.

import init, { Session } from './notredame.js';

/** Loads the module. In node, pass the bytes of `notredame_bg.wasm`; a page finds them by itself. */
export const load = (bytes) => init(bytes && { module_or_path: bytes });

/** A request that was refused. Nothing has changed. */
export class Refusal extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** A game. */
export class Game {
  #session = new Session();

  /** Deals a game: `{ seed, players, colours, names, rules, start }`. Only `seed` is needed. */
  constructor(setup) {
    if (setup) this.ask('new', setup);
  }

  /** A game from its record, or from a position in the notation. */
  static from(text, until) {
    const game = new Game();
    game.ask('load', text.startsWith('notre-dame record') ? { record: text, until } : { position: text });
    return game;
  }

  /** Any request of the engine protocol. */
  ask(request, fields = {}) {
    const { ok, error } = JSON.parse(this.#session.answer(JSON.stringify({ request, ...fields })));
    if (error) throw new Refusal(error);
    return ok;
  }

  /** The current question, the seats that have to answer it, and the result once the game is over. */
  get status() {
    return this.ask('status');
  }

  /** The position in the notation. */
  get position() {
    return this.ask('position').position;
  }

  /** The record: the setup and every choice, as text. */
  get record() {
    return this.ask('save').record;
  }

  /** What a seat may know; without a seat, what everyone may. */
  view(seat) {
    return this.ask('view', { seat });
  }

  /** What a seat may choose, in the notation. */
  options(seat) {
    return this.ask('options', { seat }).options;
  }

  /** Makes a choice. Returns the status after it, and what happened under `events`. */
  choose(seat, choice) {
    return this.ask('choose', { seat, choice });
  }

  /** Undoes choices. */
  undo(choices = 1) {
    return this.ask('undo', { choices });
  }

  /**
   * What a bot thinks of a seat's options, the best first: `novice`, `regular`, `seasoned`, `expert`, `expert:300ms`. It sees the
   * view only.
   */
  think(seat, bot = 'regular', seed = 0) {
    return this.ask('think', { seat, bot, seed });
  }

  /** Frees what the game holds in the module. */
  free() {
    this.#session.free();
  }
}
