// `node package.mjs PACKAGE`: the package for npm in node, as somebody meets it who has installed it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = resolve(process.argv[2]);
const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
assert.match(about.version, /^\d+\.\d+\.\d+$/);
for (const file of [...about.files, about.main, about.types, 'README.md'])
  assert.ok(existsSync(join(folder, file)), `the package has ${file}`);

const { Game, Refusal, load } = await import(pathToFileURL(join(folder, about.main)).href);
await load(readFileSync(join(folder, 'notredame_bg.wasm')));
const game = new Game({ seed: 7, players: 3 });
const begin = game.position;
let { status } = game;
let choices = 0;
while (!status.over) {
  const [seat] = status.waiting;
  const { choice } = game.think(seat, 'novice');
  assert.ok(game.options(seat).includes(choice), choice);
  status = game.choose(seat, choice);
  assert.ok(Array.isArray(status.events));
  choices += 1;
}
assert.equal(status.result.length, 3);
assert.equal(status.ply, choices);
// The record is the whole game, and a part of it is a part of the game.
assert.deepEqual(Game.from(game.record).status.result, status.result);
assert.equal(Game.from(game.record, 0).position, begin);
assert.equal(Game.from(begin).position, begin);
assert.equal(game.undo().over, false);
assert.equal(game.view(1).seat, 1);
assert.equal(game.view().seat, null);
// What is refused has a code, and changes nothing.
const before = game.position;
for (const refused of [() => game.choose(0, 'nonsense'), () => game.ask('nothing'), () => new Game({ players: 9, seed: 1 })])
  assert.throws(refused, (error) => error instanceof Refusal && error.code.length > 2 && error.message.length > 2);
assert.equal(game.position, before);
game.free();
console.log(`the package plays: ${choices} choices`);
