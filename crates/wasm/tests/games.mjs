// `node games.mjs FOLDER HASHES`: plays the games of `examples/games.rs` in the module of this folder. Every view must be the same
// as natively: one hash for each game stands in the file.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, hashes] = process.argv.slice(2);
const { default: init, Session } = await import(pathToFileURL(`${folder}/notredame.js`).href);
await init({ module_or_path: readFileSync(`${folder}/notredame_bg.wasm`) });

function played(game) {
  const session = new Session();
  const ask = (request) => JSON.parse(session.answer(JSON.stringify(request))).ok;
  const hash = createHash('sha256');
  const rules = { new_persons: game % 3 === 1, open_scores: game % 5 !== 0 };
  let status = ask({ request: 'new', players: 2 + (game % 4), seed: game, rules });
  let chance = game;
  while (status.waiting.length) {
    const [seat] = status.waiting;
    hash.update(session.answer(JSON.stringify({ request: 'view', seat })));
    const { options } = ask({ request: 'options', seat });
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    status = ask({ request: 'choose', seat, choice: options[(chance >>> 8) % options.length] });
  }
  hash.update(session.answer('{"request":"save"}'));
  session.free();
  return hash.digest('hex');
}

const expected = readFileSync(hashes, 'utf8').trim().split('\n');
const others = expected.map((hash, game) => [hash, game]).filter(([hash, game]) => played(game) !== hash);
if (others.length) {
  console.error(`${others.length} of ${expected.length} games differ, the first with seed ${others[0][1]}`);
  process.exit(1);
}
console.log(`${expected.length} games are the same in the module, view for view`);
