import type { GameEvent, Prompt, Rules, Score, View } from './types.js';

export type { GameEvent, Prompt, Rules, Score, View };

/** Loads the module. In node, pass the bytes of `notredame_bg.wasm`; a page finds them by itself. */
export function load(bytes?: BufferSource): Promise<unknown>;

/** A request that was refused. Nothing has changed. */
export class Refusal extends Error {
  readonly code: string;
}

export interface Setup {
  seed: number | string;
  players?: number;
  colours?: string[];
  names?: string[];
  rules?: Partial<Rules>;
  start?: number;
}

export interface Status {
  ply: number;
  round: number;
  period: 'A' | 'B' | 'C';
  phase: string;
  prompt: Prompt | null;
  waiting: number[];
  over: boolean;
  result: Score[] | null;
}

export interface Thought {
  choice: string;
  score: number;
  win: number;
  visits?: number;
}

/** A game. */
export class Game {
  constructor(setup?: Setup);
  /** A game from its record, or from a position in the notation. */
  static from(text: string, until?: number): Game;
  /** Any request of the engine protocol. */
  ask(request: string, fields?: Record<string, unknown>): any;
  readonly status: Status;
  readonly position: string;
  readonly record: string;
  /** What a seat may know; without a seat, what everyone may. */
  view(seat?: number): View;
  /** What a seat may choose, in the notation. */
  options(seat?: number): string[];
  choose(seat: number, choice: string): Status & { events: GameEvent[] };
  undo(choices?: number): Status;
  /** What a bot thinks, the best first. */
  think(seat: number, bot?: string, seed?: number): { seat: number; choice: string; options: Thought[] };
  free(): void;
}
