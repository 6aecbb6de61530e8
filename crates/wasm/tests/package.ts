// A program that uses the package with types: `cargo xtask web` checks it against the package that was built. It is never run.
import { Game, Refusal, load } from 'notredame';
import type { Setup, Status, Thought, View } from 'notredame';

const setup: Setup = { seed: 7, players: 4, names: ['Anna', 'Bo', 'Cy', 'Di'], rules: { new_persons: true } };
await load(new Uint8Array());
const game = new Game(setup);
let status: Status = game.status;
while (!status.over) {
  const [seat = 0] = status.waiting;
  const { choice, options } = game.think(seat, 'regular', 1);
  const best: Thought | undefined = options[0];
  const { events, ...after } = game.choose(seat, best?.choice ?? choice);
  status = after;
  const view: View = game.view(seat);
  const players: number = view.table.city.length;
  console.log(players, events.map((it) => it.event), game.options(seat).join());
}
const scores: number[] = (status.result ?? []).map((it) => it.prestige);
console.log(scores, Game.from(game.record, 3).position);
try {
  game.undo().ply.toFixed();
} catch (error) {
  if (error instanceof Refusal) console.log(error.code.length);
}
// @ts-expect-error A game needs a seed.
new Game({ players: 4 });
// @ts-expect-error A status is read, not called.
game.status();
game.free();
